"""Third-party bots: from a Python file, an installed package, or a program in any language.

They run guarded, so that no error of theirs can stop a game: see `guard`.
"""
