"""Testing decks on the screen: what is wished for, the run beside the app, and its report.

The run is the command `test` in a process of its own; its screen stands in `screens.lab`.
"""
