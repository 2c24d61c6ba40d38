"""What every game shares: the contract, chance, records, positions, errors.

Pure and typed: no file, no clock, no network, no randomness but `Rng`. Imports only the
standard library, and nothing of the rest of the package.
"""
