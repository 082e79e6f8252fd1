"""The screens: pure drawing functions, widgets, the Textual app."""
