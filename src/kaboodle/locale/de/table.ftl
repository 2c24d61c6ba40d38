# Was an jedem Tisch gesagt wird.

seat = Platz { $number }
list = { $first } und { $last }
win = { $seats ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
