"""Decks in the files of other programs: each family read into a `Listing`, and written.

`table` lists what can be read and what can be written; which card a row means is not asked here.
"""
