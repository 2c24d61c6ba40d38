# What is said around every table.

seat = Giocatore { $number }
list = { $first } e { $last }
win = { $seats ->
        [one] Vince { $names }.
       *[other] { $names } si dividono la vittoria.
    }
