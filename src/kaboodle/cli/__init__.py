"""The command line: data on stdout, everything else on stderr, errors in one sentence."""

from kaboodle.cli.main import main

__all__ = ["main"]
