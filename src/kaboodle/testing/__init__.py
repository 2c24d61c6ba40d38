"""For those who test a game, ours or their own: random walks, and the laws every game keeps."""
