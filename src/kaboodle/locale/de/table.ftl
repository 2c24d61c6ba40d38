# Was an jedem Tisch gesagt wird.

seat = Spieler { $number }
list = { $first } und { $last }
list-or = { $first } oder { $last }
either = { $first }; oder { $last }
parts = { $first }; { $last }
label = { $label }: { $text }
win = { $seats ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Stärke der Bots

level-easy = Leicht
    .about = Macht Anfängerfehler.
level-medium = Mittel
    .about = Spielt vernünftig, übersieht aber ab und zu etwas.
level-hard = Schwer
    .about = Schenkt dir keinen Sieg.
level-expert = Experte
    .about = Denkt voraus und verzeiht keinen Fehler.
level-greedy = Gierig
level-random = Zufall
