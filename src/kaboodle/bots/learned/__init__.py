"""What was learned by self-play: views as rows of numbers, a net that judges them, and the lanes in
which it learns. Only the net needs numpy, and nobody imports it who does not ask for one."""
