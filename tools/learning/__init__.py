"""How the nets of `kaboodle.bots.learned` learn, by playing themselves: see `tools/train.py`."""
