"""Bots of other people: from a file, from an installed package, or a program in any language.

What they do wrong spoils no game: see `guard`.
"""
