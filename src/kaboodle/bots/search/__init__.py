"""The search that looks ahead, written once for all games. Views in, never states."""
