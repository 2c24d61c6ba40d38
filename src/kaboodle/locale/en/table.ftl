# What is said around every table.

seat = Player { $number }
list = { $first } and { $last }
win = { $seats ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
