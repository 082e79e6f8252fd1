"""Whole games as text, compared: a change of rules shows as a readable difference."""
