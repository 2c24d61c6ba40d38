# Was an jedem Tisch gesagt wird.

seat = Spieler { $number }
list = { $first } und { $last }
win = { $seats ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
