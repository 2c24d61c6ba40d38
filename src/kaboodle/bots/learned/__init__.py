"""Learning by self-play: the encoders of views, the net that judges them, and the vectorized tables
at which it learns. Only the net needs numpy, and nothing imports it unless a net is used."""
