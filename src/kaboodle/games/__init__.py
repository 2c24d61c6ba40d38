"""One folder a game, the same file names in each. A game imports the core, never another game."""
