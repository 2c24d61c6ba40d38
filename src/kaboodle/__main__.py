"""`python -m kaboodle`, and the `kaboodle` command."""

import sys


def run() -> None:
    try:
        from kaboodle.cli import main
    except ModuleNotFoundError as e:
        sys.exit(f"kaboodle: the command line needs {e.name}: pip install 'kaboodle[cli]'.")
    main()


if __name__ == "__main__":
    run()
