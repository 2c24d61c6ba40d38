"""Pig's own tests run where it is installed: `test_toy.py` sees to that."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pig") else ["pig"]
