# Wat aan elke tafel wordt gezegd.

seat = Speler { $number }
list = { $first } en { $last }
list-or = { $first } of { $last }
either = { $first }; of { $last }
parts = { $first }; { $last }
label = { $label }: { $text }
win = { $seats ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }

## Niveaus van de bots

level-easy = Makkelijk
    .about = Maakt beginnersfouten.
level-medium = Gemiddeld
    .about = Speelt verstandig, maar ziet soms iets over het hoofd.
level-hard = Moeilijk
    .about = Elke overwinning moet je verdienen.
level-expert = Expert
    .about = Denkt vooruit en straft elke fout af.
level-greedy = Hebberig
level-random = Willekeurig
