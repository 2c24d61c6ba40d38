# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = Accueil
web-language = Langue
web-sound-on = Activer le son
web-sound-off = Couper le son
web-volume = Volume
web-ambience = Sons d’ambiance
web-call = Me prévenir quand c’est à moi
web-call-about = Une notification de ton navigateur quand tu regardes autre chose. Il te demandera d’abord la permission.
web-speed = Vitesse des animations
web-speed-calm = calme
web-speed-normal = normale
web-speed-quick = rapide
web-speed-instant = immédiate
web-close = Fermer
web-loading = Un instant…
web-no-server = Le serveur ne répond pas. Est-il en marche ?
web-page-missing = Impossible de charger cette page. Il en existe peut-être une plus récente : recharge-la.
web-lost = Il n’y a rien ici
web-try-again = Réessayer
web-details = Détails
web-copy = Copier
web-copied = Copié
web-share = Partager
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
web-set-table = Nouvelle table
web-rules = Règles
web-seats-exact = { $seats } joueurs
web-seats-range = { $low } à { $high } joueurs
web-not-yet = Pas encore jouable dans le navigateur
web-in-terminal = On peut y jouer dans le terminal :
web-join-code = Rejoindre avec un code
web-code = Code
web-join = Rejoindre
web-running = Tables
web-running-none = Aucune table publique pour l’instant.
web-go-on = Reprends là où tu en étais
web-resume = Continuer
web-watch = Regarder
web-sit = Prendre place
web-open-record = Ouvrir une partie enregistrée
web-status-lobby = en attente
web-status-playing = en cours
web-status-over = finie
web-status-closed = fermée
web-game-of = { $game } : { $names }

## Setting a table

web-new-title = Nouvelle table
web-new-seats = Places
web-new-seat-count = Nombre de places
web-new-more = Une place de plus
web-new-fewer = Une place de moins
web-seat-open = Libre
web-seat-bot = Bot : { $bot }
web-bot-levels = Qui joue à la place { $number }
web-bot-character = Quel bot occupe la place { $number }
web-levels = Niveau des bots
web-levels-mixed = Les bots ont des niveaux différents.
web-new-options = Règles maison
web-new-pace = Temps de réflexion
web-pace-none = Sans limite
    .about = Prends tout ton temps.
web-pace-relaxed = Tranquille
    .about = Tout le temps qu’il faut ; un bot remplace ceux qui partent.
web-pace-fast = Rapide
    .about = Peu de temps pour chaque décision.
web-new-visibility = Qui peut rejoindre la table
web-visibility-public = Tout le monde
    .about = La table est affichée sur l’accueil de ce serveur.
web-visibility-link = Ceux qui ont le lien
    .about = La table n’est affichée nulle part.
web-visibility-code = Ceux qui ont le code
    .about = Quatre lettres à dire à voix haute.
web-new-undo = On peut annuler ses coups
    .about = Tant qu’ils n’ont rien dévoilé et que personne n’a joué depuis.
web-new-chat = Messages libres
    .about = Sinon, on parle avec des phrases prédéfinies.
web-new-windows = Réponses secrètes : attendre tout le temps prévu
    .about = Quand une question secrète est posée à tout le monde, la table attend toujours tout le temps prévu, même si tous ont répondu : ainsi, personne ne voit qui a dû réfléchir.
web-new-open = Ouvrir la table

## Before the start

web-lobby-wait = On attend que l’hôte lance la partie.
web-lobby-invite = Inviter
web-lobby-link = Lien
web-lobby-code = Code
web-lobby-qr = Le lien en code QR, pour l’appareil photo d’un téléphone
web-network-shut = Pour l’instant, seul cet appareil peut atteindre la table.
web-network-open = Inviter des gens de ton réseau
web-network-about = Le serveur s’ouvre alors aussi à ton réseau, jusqu’à ce que tu le refermes ou l’arrêtes. Toute personne sur le même Wi-Fi peut entrer avec le lien.
web-network-is-open = Ce serveur est ouvert à ton réseau.
web-network-close = Le refermer
web-lobby-start = Commencer
web-lobby-fill = Des bots prennent les places libres.
web-lobby-fill-level = Places libres : bots de niveau « { $level } ».
web-lobby-windows = Réponses secrètes : la table attend toujours tout le temps prévu.
web-lobby-open-seat = Libre
web-lobby-stand = Libérer la place
web-lobby-own-link = Ta place, sur un autre appareil

## Around the table

web-asked-you = À toi de jouer !
web-asked-other = { $names } { $count ->
        [one] réfléchit
       *[other] réfléchissent
    }.
web-asked-secret = Tout le monde répond en secret.
web-asked-sent = Envoi…
web-watching = Tu regardes la partie.
web-looking-back = Tu revois un coup passé : { $move } sur { $moves }.
web-to-now = Coup actuel
web-step-back = Coup précédent
web-step-on = Coup suivant
web-step-first = Premier coup
web-game-over = La partie est finie.
web-undo = Annuler
web-undone = Un coup a été annulé.
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-open = Afficher le journal
web-phrases = Dire quelque chose
web-mute = Masquer les messages
web-unmute = Afficher les messages
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
web-say-text = Message
web-say-send = Envoyer
web-menu = Menu
web-leave = Quitter la table
web-leave-about = Un bot joue à ta place. Tu peux revenir.
web-resign = Abandonner
web-resign-about = Abandonner la partie pour de bon.
web-resign-sure = Abandonner la partie pour de bon ?
web-resign-no = Non, continuer
web-resign-yes = Oui, abandonner
web-ending-resigned = { $name } a abandonné
web-win-bot-alone = Le bot qui remplace { $name } gagne.
web-win-bot-first = Le bot qui remplace { $name }
web-win-bot = le bot qui remplace { $name }
web-send-away = Exclure { $name }
web-send-away-sure = Un bot prend cette place pour de bon.
web-send-away-no = Non, ne pas exclure
web-send-away-yes = Oui, un bot prend sa place
web-take-back = Reprendre ma place
web-away-you = Un bot joue à ta place.
web-resigned-you = Tu as abandonné. Un bot joue à ta place.
web-seat-person = un joueur
web-seat-is-bot = un bot
web-seat-is-level = un bot, niveau « { $level } »
web-seat-is-away = un bot joue
web-seat-offline = connexion perdue
web-seat-turn = c’est son tour
web-seat-self = toi
web-players = Joueurs
web-seat-points = { $points ->
        [one] { $points } point si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
web-choices = Tu peux : { $choices }{ $more ->
        [0] .
        [1]  ; ou 1 autre choix.
       *[other]  ; ou { $more } autres choix.
    }
web-seat-time = reste { $time }
web-spectators = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-link-lost = Connexion perdue. Reconnexion…
web-link-closed = Cette table n’est plus disponible.
web-warning-you = Ton temps s’épuise : un bot prend le relais dans { $seconds } s.

## The end

web-end-title = Fin
web-counting = On fait les comptes…
web-decided = Le moment décisif
web-rematch = Rejouer
web-next-title = Trois victoires au niveau « { $level } » !
web-next-ask = On monte d’un cran ? Le niveau suivant est « { $next } ».
web-next-go = Passer en « { $next } »
web-next-wish = Me proposer à nouveau le niveau suivant
web-next-later = Pas maintenant
web-next-never = Ne plus demander
web-rematch-go = Vers la nouvelle table
web-watch-replay = Revoir la partie
web-save-record = Enregistrer la partie
web-fair = L’ordre des cartes était fixé avant le premier coup
web-fair-about = L’empreinte { $commit } était affichée dès le début : c’est le hachage SHA-256 de la graine { $seed } et du sel { $salt }.

## Replay

web-replay-title = Revoir la partie
web-replay-seat = Point de vue
web-replay-all = spectateur
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-move = Coup { $move } sur { $moves }
web-replay-jump = Aller au coup
web-replay-share = Copier le lien vers ce coup
web-replay-file = Ouvrir une partie enregistrée sur cet appareil

## Rules

web-rules-title = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-about = Chaque règle, dite avec nos mots. Quand le livret laisse une question ouverte, notre interprétation est signalée.
web-rules-authors = Pour qui crée des cartes
web-example = Montrer
web-example-again = Encore une fois
web-rules-none = Ce jeu n’a pas encore de règles ici.

## The score, told part by part

web-ranking = Score final
web-ranking-total = Total
web-ranking-skip = Passer
web-ranking-again = Revoir
web-ranking-close = Voir le plateau
web-ranking-winner = Victoire
