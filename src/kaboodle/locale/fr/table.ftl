# What is said around every table.

seat = Joueur { $number }
list = { $first } et { $last }
win = { $seats ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }

## Niveaux des bots

level-easy = Facile
    .about = Fait des erreurs de débutant.
level-medium = Moyen
    .about = Joue bien, mais laisse parfois passer quelque chose.
level-hard = Difficile
    .about = Chaque victoire se mérite.
level-expert = Expert
    .about = Voit loin et ne pardonne rien.
level-greedy = Glouton
level-random = Au hasard
