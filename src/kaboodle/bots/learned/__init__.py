"""What was learned by self-play: views as rows of numbers, a net that judges them, and the tables
at which it learns. Only the net needs numpy, and nobody imports it who does not ask for one."""
