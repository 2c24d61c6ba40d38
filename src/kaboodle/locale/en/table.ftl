# What is said around every table.

seat = Seat { $number }
list = { $first } and { $last }
win = { $seats ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
