"""A test kit for any game, ours or yours: play by keys, set dice, random rollouts (walks), and
laws (property-based invariants)."""
