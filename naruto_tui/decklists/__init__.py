"""A list of cards as people write them: find, read, check, write."""
