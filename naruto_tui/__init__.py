"""The Naruto Collectible Card Game in a terminal."""

__version__ = "0.1.0"
