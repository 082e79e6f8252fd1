"""Many games: schedule, run, count, report."""
