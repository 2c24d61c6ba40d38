# What is said around every table.

seat = Joueur { $number }
list = { $first } et { $last }
list-or = { $first } ou { $last }
either = { $first } ; ou { $last }
parts = { $first } ; { $last }
label = { $label } : { $text }
win = { $seats ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }

## Niveaux des bots

level-easy = Facile
    .about = Fait des erreurs de débutant.
level-medium = Moyen
    .about = Joue avec bon sens, mais quelque chose lui échappe parfois.
level-hard = Difficile
    .about = Chaque victoire se mérite.
level-expert = Expert
    .about = Voit loin et ne pardonne rien.
level-greedy = Avide
level-random = Au hasard
