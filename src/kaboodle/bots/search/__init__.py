"""Looking ahead, written once for all games. Views in, never states."""
