# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = Vers l’étagère
web-language = Langue
web-sound-on = Activer le son
web-sound-off = Couper le son
web-volume = Volume
web-ambience = Sons du lieu
web-call = M’appeler quand c’est mon tour
web-call-about = Une notification de ton navigateur, quand tu regardes ailleurs. Il te demandera la permission.
web-speed = Vitesse des animations
web-speed-calm = calme
web-speed-normal = normale
web-speed-quick = rapide
web-speed-instant = immédiate
web-close = Fermer
web-loading = Un instant…
web-no-server = Le serveur ne répond pas. Est-il en marche ?
web-lost = Ce chemin ne mène nulle part
web-try-again = Réessayer
web-copy = Copier
web-copied = Copié
web-share = Partager
web-yes = Oui
web-clause = Règle { $clause }
web-open-rule = Ouvrir la règle { $clause }
web-notices = Licences de tiers

## The shelf

web-shelf-title = À quoi joue-t-on ?
web-your-name = Ton nom
web-default-name = Héros
web-play-now = Jouer tout de suite
web-play-now-about = { $bots ->
        [one] Toi et un bot, sans attendre
       *[other] Toi et { $bots } bots, sans attendre
    }
web-set-table = Préparer une table
web-rules = Règles
web-seats-exact = { $seats } joueurs
web-seats-range = { $low } à { $high } joueurs
web-not-yet = Le plateau n’est pas encore prêt
web-in-terminal = On peut y jouer dans le terminal :
web-join-code = Rejoindre avec un code
web-code = Code
web-join = Rejoindre
web-running = Tables
web-running-none = Aucune table n’est ouverte à tous pour l’instant.
web-go-on = Reprends où tu en étais
web-resume = Continuer
web-watch = Regarder
web-sit = S’asseoir
web-open-record = Ouvrir un enregistrement
web-status-lobby = se remplit
web-status-playing = en cours
web-status-over = finie
web-status-closed = fermée
web-game-of = { $game } : { $names }

## Setting a table

web-new-title = Préparer une table
web-new-seats = Sièges
web-new-seat-count = Nombre de sièges
web-new-more = Un siège de plus
web-new-fewer = Un siège de moins
web-seat-open = Libre, pour un invité
web-seat-bot = Bot : { $bot }
web-bot-random = facile
web-bot-greedy = vif
web-bot-levels = Qui occupe le siège { $number }
web-new-options = Règles de la maison
web-new-pace = Temps de réflexion
web-pace-none = Sans limite
    .about = Prends tout ton temps.
web-pace-relaxed = Tranquille
    .about = Du temps en abondance ; un bot continue pour qui s’en va.
web-pace-fast = Rapide
    .about = Peu de temps pour chaque choix.
web-new-visibility = Qui peut la trouver
web-visibility-public = Tout le monde
    .about = Elle est affichée sur l’étagère de ce serveur.
web-visibility-link = Qui a le lien
    .about = Elle n’est affichée nulle part.
web-visibility-code = Qui a le code
    .about = Quatre lettres à lancer à travers la pièce.
web-new-undo = On peut reprendre ses coups
    .about = Tant qu’ils n’ont rien révélé et que personne n’a joué depuis.
web-new-chat = Texte libre
    .about = Sinon, on parle avec des phrases toutes faites.
web-new-open = Ouvrir la table

## Before the start

web-lobby-wait = On attend que l’hôte lance la partie.
web-lobby-invite = Inviter
web-lobby-link = Lien
web-lobby-code = Code
web-lobby-qr = Le lien en image, pour l’appareil photo d’un téléphone
web-network-shut = Pour l’instant, seul cet appareil peut atteindre la table.
web-network-open = Inviter des gens de ton réseau
web-network-about = Le serveur écoute alors aussi ton réseau, jusqu’à ce que tu le refermes ou l’arrêtes. Qui est sur le même Wi-Fi peut entrer avec le lien.
web-network-is-open = Ce serveur est ouvert à ton réseau.
web-network-close = Le refermer
web-lobby-start = Commencer
web-lobby-fill = Les sièges libres sont donnés à des bots.
web-lobby-open-seat = Libre
web-lobby-stand = Se lever
web-lobby-own-link = Ton propre siège, sur un autre appareil

## Around the table

web-asked-you = À toi de jouer !
web-asked-other = { $names } { $count ->
        [one] réfléchit
       *[other] réfléchissent
    }.
web-asked-sent = Envoi…
web-watching = Tu regardes la partie.
web-looking-back = Tu regardes en arrière : coup { $move } sur { $moves }.
web-to-now = Revenir au présent
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-first = Au début
web-game-over = La partie est finie.
web-undo = Reprendre
web-undone = Un coup a été repris.
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-log-open = Montrer ce qui s’est passé
web-phrases = Dire quelque chose
web-mute = Ne plus entendre les autres
web-unmute = Entendre les autres
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-oops = Oups !
web-phrase-thinking = Je réfléchis…
web-phrase-your-turn = À toi !
web-phrase-thanks = Merci !
web-phrase-again = On remet ça ?
web-phrase-bye = Salut !
web-said = { $seat } : { $text }
web-say-text = Ton message
web-say-send = Envoyer
web-menu = Menu
web-leave = Quitter la table
web-leave-about = Un bot continue à ta place. Tu peux revenir.
web-resign = Abandonner
web-resign-about = Abandonner la partie pour de bon.
web-take-back = Reprendre mon siège
web-away-you = Un bot joue à ta place.
web-seat-person = une personne
web-seat-is-bot = un bot
web-seat-is-away = un bot continue
web-seat-offline = connexion perdue
web-seat-turn = doit jouer
web-seat-self = toi
web-players = Joueurs
web-seat-points = { $points ->
        [one] { $points } point si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
web-choices = Tu as le choix : { $choices }{ $more ->
        [0] .
       *[other] , et { $more } de plus.
    }
web-seat-time = reste { $time }
web-spectators = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-link-lost = Connexion perdue. On revient…
web-link-closed = Cette table n’est plus accessible.
web-warning-you = Ton temps s’épuise : un bot prend le relais dans { $seconds } s.
## The end

web-end-title = Fin
web-counting = On fait les comptes…
web-decided = Le moment décisif
web-rematch = Rejouer
web-rematch-go = Vers la nouvelle table
web-watch-replay = Revoir la partie
web-save-record = Enregistrer la partie
web-fair = Le mélange était fixé avant le premier coup
web-fair-about = La marque { $commit } était affichée dès le début ; c’est l’empreinte de la graine { $seed } et du sel { $salt }.

## Replay

web-replay-title = Rediffusion
web-replay-seat = Vue de
web-replay-all = un spectateur
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-move = Coup { $move } sur { $moves }
web-replay-jump = Aller à un coup
web-replay-share = Copier le lien vers ce coup
web-replay-file = Ouvrir un enregistrement de cet appareil

## Rules

web-rules-title = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Aucune clause ne contient ces mots.
        [one] Une clause
       *[other] { $count } clauses
    }
web-rules-about = Chaque clause avec nos propres mots. Là où le livret laisse de la marge, la lecture que nous avons choisie est signalée.
web-rules-authors = Pour qui écrit un paquet
web-example = Montrer
web-example-again = Encore une fois
web-rules-none = Ce jeu n’a pas encore de règles ici.

## The score, told part by part

web-ranking = Le classement
web-ranking-total = Total
web-ranking-skip = Tout montrer
web-ranking-again = Raconter encore
web-ranking-close = Voir le plateau
web-ranking-winner = Victoire
