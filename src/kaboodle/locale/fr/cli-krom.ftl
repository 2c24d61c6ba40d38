# KROM dans le terminal.

cli-krom-character = qui
cli-krom-weight = kg
cli-krom-place = lieu
cli-krom-cards = cartes
cli-krom-points = points sur { $goal }
cli-krom-points-short = pts
cli-krom-stunned = KO
cli-krom-trophy = trophée
cli-krom-beast = Kromosaure
cli-krom-evolution = Évolution
cli-krom-cost = coût
cli-krom-prey = proie
cli-krom-dice = dés
cli-krom-dice-for = { $dice } pour { $value }+
cli-krom-gives = donne
cli-krom-none = (aucune)
cli-krom-nothing = rien
cli-krom-supply = réserve { $supply } ; Cueillette { $picking }, Chasse { $hunting }, Bonus { $bonus }, Évolutions { $evolutions }
cli-krom-hand = tes cartes
cli-krom-no-hand = tu n’as pas de cartes
cli-krom-order-round = Ce tour-ci, les cartes passent sans qu’on te demande ; withdraw change cela.
cli-krom-order-others = Les cartes qui ne te visent pas passent sans qu’on te demande ; withdraw change cela.
cli-krom-card-value = combat : +{ $n }
cli-krom-card-dice = combat : { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de plus
cli-krom-card-counter = annule la carte d’un autre
cli-krom-card-harm = une cible perd { $gives }
cli-krom-card-steal = vole { $gives } à une cible du même lieu
cli-krom-card-swap = donne { $price } à une cible contre { $gives }
cli-krom-card-trade = paie { $price }, gagne { $gives }
cli-krom-card-gain = gagne { $gives }
cli-krom-ask-place = tour { $round } : où vas-tu ? { $places }
cli-krom-ask-fight = combat : { $totals }. Joue une carte de combat, ou passe (pass)
cli-krom-ask-rob = fais les poches à { $name } (rob wood, rob card…), ou ne prends rien (rob nothing)
cli-krom-ask-counter = { $name } joue « { $card } ». Laisse passer (allow), ou annule-la (play)
cli-krom-ask-counter-on = { $name } joue « { $card } » sur { $whom }. Laisse passer (allow), ou annule-la (play)
cli-krom-ask-climb = tes dés : { $dice }. { $rewards } ; ou reroll 1 4 5
cli-krom-ask-character = choisis un personnage : { $names }
cli-krom-ask-cave = à la Caverne : rest, ou buy wood, buy life, buy card ; realise 1, play NOM ; end
cli-krom-ask-forest = dans la Forêt : pick ; realise 1, play NOM ; end
cli-krom-ask-savanna = à la Savane : hunt 1 à hunt 4 ; realise 1, play NOM ; end
cli-krom-ask-mountain = à la Montagne : climb ; realise 1, play NOM ; end
cli-krom-help-go = y aller (aussi Caverne, Forêt, Savane, Montagne) ; dans le terminal, ce choix est définitif
cli-krom-help-cave = à la Caverne : se reposer, ou acheter
cli-krom-help-forest = dans la Forêt : piocher une carte, quatre au plus ; mélanger seulement avant la première
cli-krom-help-savanna = à la Savane : chasser la proie 2, avec un dé supplémentaire en payant
cli-krom-help-mountain = à la Montagne : lancer, relancer ces dés, prendre une récompense
cli-krom-help-realise = réaliser l’Évolution 3
cli-krom-help-play = jouer une de tes cartes, par le nom affiché ; sur qui : son nom ou sa place
cli-krom-help-pass = ne pas jouer de carte dans ce combat
cli-krom-help-end = finir ta phase d’action
cli-krom-help-allow = laisser passer une carte ; toutes celles du tour ; désormais toutes celles qui ne te visent pas
cli-krom-help-withdraw = qu’on te redemande pour chaque carte (à tout moment, comme allow round et allow others)
cli-krom-help-rob = après un combat gagné
