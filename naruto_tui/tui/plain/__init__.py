"""The plain face: the same game line by line, for screen readers, pipes, logs and any terminal.

It is built from the prompts and words of the board, so it asks the same questions in the same
words. It needs no terminal and loads no Textual.
"""
