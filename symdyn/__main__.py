"""`python -m symdyn`."""

from symdyn.cli import main

if __name__ == "__main__":
    main()
