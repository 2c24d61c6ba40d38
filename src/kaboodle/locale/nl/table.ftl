# Wat aan elke tafel wordt gezegd.

seat = Speler { $number }
list = { $first } en { $last }
win = { $seats ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
