"""The search that looks ahead, written once for all games. It gets views, never states."""
