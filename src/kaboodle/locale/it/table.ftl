# What is said around every table.

seat = Giocatore { $number }
list = { $first } { $last-begins ->
        [e] ed
       *[other] e
    } { $last }
list-or = { $first } o { $last }
either = { $first }; oppure { $last }
parts = { $first }; { $last }
label = { $label }: { $text }
win = { $seats ->
        [one] Vince { $names }.
       *[other] { $names } si dividono la vittoria.
    }

## Livelli dei bot

level-easy = Facile
    .about = Fa errori da principiante.
level-medium = Medio
    .about = Gioca con criterio, ma ogni tanto gli sfugge qualcosa.
level-hard = Difficile
    .about = Ogni vittoria te la devi sudare.
level-expert = Esperto
    .about = Prevede le mosse e non perdona nulla.
level-greedy = Avido
level-random = A caso
