"""What a deck draws: wishes in plain words, their exact chances, and a simulation to check."""
