"""The rules: a folder per game with the same file names. Games import only the core."""
