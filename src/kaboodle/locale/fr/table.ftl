# What is said around every table.

seat = Siège { $number }
list = { $first } et { $last }
win = { $seats ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
