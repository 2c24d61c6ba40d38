# What is said around every table.

seat = Posto { $number }
list = { $first } e { $last }
win = { $seats ->
        [one] { $names } vince.
       *[other] { $names } vincono insieme.
    }
