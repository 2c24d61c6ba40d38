"""Training of the nets of `kaboodle.bots.learned` by self-play: see `tools/train.py`."""
