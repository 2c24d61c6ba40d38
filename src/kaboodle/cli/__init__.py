"""The command line: data on stdout, talk on stderr, bad input answered in one sentence."""

from kaboodle.cli.main import main

__all__ = ["main"]
