"""The table server. It stores every step of a game before it sends it to anyone."""
