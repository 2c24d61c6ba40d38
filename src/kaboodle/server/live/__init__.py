"""Tables in memory, and what acts at them: players, bots and clocks, on one node or several."""
