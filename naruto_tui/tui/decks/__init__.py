"""Decks on the screen, as values and drawing functions: the list, the workbench, what comes in.

Nothing here imports the toolkit; the screens that show these values lie in `tui.screens`.
"""
