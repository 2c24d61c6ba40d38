"""Pig's own tests run only where it is installed, by `test_toy.py`."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pig") else ["pig"]
