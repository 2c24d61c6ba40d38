"""Kaboodle: a digital table for KERO, KROM and The Heroes of Kaskaria."""

__version__ = "0.1.0"
