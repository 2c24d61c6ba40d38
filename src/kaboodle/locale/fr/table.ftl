# What is said around every table.

seat = Joueur { $number }
list = { $first } et { $last }
win = { $seats ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
