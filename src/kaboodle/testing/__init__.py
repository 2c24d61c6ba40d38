"""For those who test a game, ours or their own: a kit to play by keys, dice that can be set,
random walks, and the laws every game keeps."""
