# Was an jedem Tisch gesagt wird.

seat = Spieler { $number }
list = { $first } und { $last }
win = { $seats ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Stärke der Bots

level-easy = Leicht
    .about = Macht die Fehler, die man am Anfang macht.
level-medium = Mittel
    .about = Spielt vernünftig und übersieht ab und zu etwas.
level-hard = Schwer
    .about = Hier ist jeder Sieg verdient.
level-expert = Experte
    .about = Denkt voraus und verzeiht nichts.
level-greedy = Gierig
level-random = Zufall
