# Le terminal, quel que soit le jeu. Ce qu’on tape est le même dans toutes les langues.

cli-player = Joueur { $number }
cli-seed = Graine { $seed }. Tape help pour voir ce que tu peux faire, quit pour partir.
cli-meets = { $name } ({ $level }) : { $about }
cli-asked = { $name }, { $question }
cli-ready = Le chrono démarre dès que tu appuies sur Entrée.
cli-hand-over = C’est ensuite à { $name }. Appuie sur Entrée pour cacher tes cartes, puis passe le clavier.
cli-your-turn = { $name }, à toi de jouer. Appuie sur Entrée quand personne d’autre ne voit l’écran.
cli-excused = { $name } ne répond pas correctement. Quand cela arrive, un coup est joué au hasard.
cli-left = Tu quittes la table ; la partie n’est pas finie.
cli-resume = Pour continuer : { $command }
cli-why = { $reason } ({ $clause } ; ? l’explique)
cli-no-choice = « { $text } » n’est pas possible ici ; help montre ce qui l’est.
cli-meant = « { $text } » n’est pas possible ici. Voulais-tu dire « { $meant } » ?
cli-explains = ? explique un refus, ? { $clause } une règle.
cli-help-options = lister tout ce qui est possible ; #N le choisit
cli-help-why = pourquoi le dernier choix a été refusé ; ? RÈGLE explique une règle
cli-help-quit = quitter la table
cli-in-all = Total
cli-unfinished = la partie n’est pas finie.
cli-replays = { $game }, règles { $rules }, contenu { $pack } : { $moves ->
        [one] { $moves } coup rejoué
       *[other] { $moves } coups rejoués
    } à l’identique ; { $end }
cli-promise = L’empreinte correspond : rien n’a été changé après coup.
cli-after = après { $move ->
        [one] { $move } coup
       *[other] { $move } coups
    } sur { $moves }
cli-step = Entrée : suivant, b : précédent, un nombre : aller à ce coup, q : quitter
cli-games-game = jeu
cli-games-seats = joueurs
cli-games-bots = bots
cli-games-characters = Chaque niveau peut prendre un personnage (hard-NOM) : { $names }
cli-games-options = options (-o NOM=VALEUR)

## kaboodle learn

cli-learn-title = { $title } ({ $chapter } sur { $chapters })
cli-learn-lead = Tu joues contre { $name }. Entrée : continuer, q : quitter.
cli-learn-type = Tape { $keys }.
cli-learn-first = D’abord ceci : { $choice } (tape { $keys }).
cli-learn-on = (Entrée)
cli-learn-later = Pour reprendre ici plus tard : { $command }
cli-learn-game = Pour jouer une partie entière : { $command }
cli-learn-start = Pour commencer une leçon : { $command }. --chapter N commence à un chapitre.
