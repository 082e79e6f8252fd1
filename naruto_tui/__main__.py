"""`python -m naruto_tui`."""

from naruto_tui.cli import main

if __name__ == "__main__":
    main()
