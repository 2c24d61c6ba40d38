"""Simulation: many games between bots, and their statistics."""
