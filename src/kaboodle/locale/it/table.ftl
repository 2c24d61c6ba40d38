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

## Livelli dei bot

level-easy = Facile
    .about = Fa gli errori di un principiante.
level-medium = Medio
    .about = Gioca con buon senso e ogni tanto gli sfugge qualcosa.
level-hard = Difficile
    .about = Ogni vittoria va guadagnata.
level-expert = Esperto
    .about = Pensa in anticipo e non perdona nulla.
level-greedy = Avido
level-random = A caso
