"""Tables in memory and what acts at them: people, bots and clocks, on one node or several."""
