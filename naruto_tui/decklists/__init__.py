"""A list of cards as people write them: read, check, show."""
