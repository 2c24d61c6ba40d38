# What is said around every table.

seat = Jugador { $number }
list = { $first } { $last-begins ->
        [i] e
       *[other] y
    } { $last }
list-or = { $first } { $last-begins ->
        [o] u
       *[other] o
    } { $last }
either = { $first }; { $last-begins ->
        [o] u
       *[other] o
    } { $last }
parts = { $first }; { $last }
label = { $label }: { $text }
win = { $seats ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }

## Niveles de los bots

level-easy = Fácil
    .about = Comete errores de principiante.
level-medium = Medio
    .about = Juega con cabeza, pero de vez en cuando se le escapa algo.
level-hard = Difícil
    .about = No te regala ninguna victoria.
level-expert = Experto
    .about = Va varias jugadas por delante y no perdona nada.
level-greedy = Codicioso
level-random = Al azar
