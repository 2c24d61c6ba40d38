# What is said around every table.

seat = Jugador { $number }
list = { $first } { $last-begins ->
        [i] e
       *[other] y
    } { $last }
win = { $seats ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
