# What is said around every table.

seat = Asiento { $number }
list = { $first } y { $last }
win = { $seats ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
