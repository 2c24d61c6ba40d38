"""Bots of other people: from a file, or from an installed package.

What they do wrong spoils no game: see `guard`.
"""
