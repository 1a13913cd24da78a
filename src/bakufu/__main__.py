"""`python -m bakufu` is the command `bakufu`."""

from bakufu.cli.main import main

if __name__ == "__main__":
    main()
