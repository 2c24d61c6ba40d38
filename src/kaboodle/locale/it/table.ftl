# What is said around every table.

seat = Giocatore { $number }
list = { $first } { $last-begins ->
        [e] ed
       *[other] e
    } { $last }
win = { $seats ->
        [one] Vince { $names }.
       *[other] { $names } si dividono la vittoria.
    }
