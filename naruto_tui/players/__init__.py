"""Who answers a choice, from nothing but its seat's view."""
