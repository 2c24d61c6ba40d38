"""The core that all games share: the game interface, random numbers, records, positions, errors.

It is pure and typed: no files, no clock, no network, no randomness except `Rng`. It imports only
the standard library, and nothing from the rest of the package.
"""
