"""The screens: title, new game, game, result."""
