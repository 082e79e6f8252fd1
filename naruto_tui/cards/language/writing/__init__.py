"""From the effect tree to card text, in the one form that is normal."""
