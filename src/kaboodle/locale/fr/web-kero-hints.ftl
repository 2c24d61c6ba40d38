# KERO expliqué à la table : une phrase pour chaque choix, ce que font les Tuareks, les touches.

web-kero-hint-tip = Redresse le camion et lance.
web-kero-hint-dice = Redresse le camion et lance. Les dés spéciaux coûtent des Jerricans : touche-les avant.
web-kero-hint-fuel = Le plein coûte des Jerricans : { $name } lance, et ta citerne se remplit jusqu’à ce que tous les dés montrent un feu. Ou redresse le camion et lance.
web-kero-hint-rolling = Touche les dés à garder, lance les autres. Un feu brûle le dé. Repose le camion à plat avant que la citerne soit vide.
web-kero-hint-forgiven = Touche les dés à garder, lance les autres, même les feux. Repose le camion à plat avant que la citerne soit vide.
web-kero-hint-thinning = Avant le plein { $owner-begins ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    }, question à { $name } : les 8 dés, ou seulement 5 avec le Radin ? Elle est posée chaque fois, Radin ou pas. La ligne rouge est le temps de réponse.
web-kero-hint-asked = { $owner } fait le plein : tu lances pendant que la citerne se remplit. Cinq dés brûlent plus vite. On te le demande toujours, Radin ou pas.
web-kero-hint-asked-none = { $owner } fait le plein : tu lances pendant que la citerne se remplit. Tu n’as pas de Radin : ce sera avec les 8 dés. On te le demande toujours, Radin ou pas.
web-kero-hint-asked-always = { $owner } fait le plein : tu lances pendant que la citerne se remplit. Tu as dit : toujours les 8 dés. Personne d’autre ne le sait.
web-kero-hint-filled = { $name } lance, et ta citerne se remplit jusqu’à ce que tous les dés montrent un feu ou qu’elle soit pleine.
web-kero-hint-filling = Tu lances, et la citerne { $owner-begins ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    } se remplit jusqu’à ce que tous les dés montrent un feu ou qu’elle soit pleine.
web-kero-hint-hurry = Vite !
web-kero-hint-fuelling = { $name } lance, et la citerne { $owner-begins ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    } se remplit jusqu’à ce que tous les dés montrent un feu ou qu’elle soit pleine.
web-kero-paced-about = Rien ne presse à cette table : le KERO ne coule pas pendant que tu réfléchis, et chaque lancer coûte { $seconds } s. Pour que le KERO coule, choisis « temps réel » quand tu ouvres une table.
web-kero-send-about = Envoie un Explorateur : à la prochaine Conquête, la Nouvelle Terre va au clan qui en a le plus ici.
web-kero-fuel-lost = Si le premier plein remplit la citerne, le second est perdu.
web-kero-hire-about = Tu pioches un Tuarek, une aide à jouer une fois. L’adversaire ne voit pas lequel.
web-kero-why-not = Pourquoi pas maintenant ?
web-kero-does-dice = Deux dés spéciaux s’ajoutent au lancer.
web-kero-does-reroll = Ce tour-ci, les feux se relancent.
web-kero-does-thin = Ce plein se fait avec cinq dés blancs seulement.
web-kero-does-move = Un ou deux Explorateurs se déplacent.
web-kero-does-resources = Deux ressources au choix.
web-kero-does-fuel = Un plein gratuit avec les huit dés.
web-kero-does-expel = Un Explorateur adverse rentre au camp, contre des Jerricans.
web-kero-does-scorch = À la fin du tour, une carte de plus est défaussée.
web-kero-keys = Touches
web-kero-key-space = Espace
web-kero-key-die = Garder ou libérer un dé
web-kero-key-coloured = Le dé vert, jaune ou bleu
web-kero-key-all = Libérer tous les dés
web-kero-key-roll = Redresser le camion ; lancer
web-kero-key-do = Reposer le camion à plat ; prendre, envoyer ou jouer la sélection
web-kero-key-along = D’une chose à la suivante
web-kero-key-time = Annoncer le temps restant
web-kero-key-dice = Annoncer les dés

## La même chose en bref, quand la place manque

web-kero-brief-dice = Redresse le camion et lance. Les dés spéciaux coûtent des Jerricans.
web-kero-brief-fuel = Plein : { $name } lance jusqu’à ce que tous les dés soient brûlés. Ou redresse et lance.
web-kero-brief-rolling = Touche les dés à garder. Un feu brûle le dé. Repose le camion à temps !
web-kero-brief-forgiven = Touche les dés à garder. Les feux se relancent. Repose le camion à temps !
web-kero-brief-thinning = Avant chaque plein, question à { $name } : 8 dés, ou 5 avec le Radin ?
web-kero-brief-asked = Tu lances, la citerne se remplit. 5 dés brûlent plus vite.
web-kero-brief-asked-none = Tu lances, la citerne se remplit. Tu n’as pas de Radin.
web-kero-brief-asked-always = Tu as dit : toujours les 8. Tu lances, la citerne se remplit.
web-kero-brief-filled = { $name } lance : ta citerne se remplit jusqu’à ce que tous les dés soient brûlés.
web-kero-brief-filling = Tu lances : la citerne { $owner-begins ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    } se remplit jusqu’à ce que tous les dés soient brûlés.
web-kero-brief-fuelling = { $name } lance : la citerne { $owner-begins ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    } se remplit jusqu’à ce que tous les dés soient brûlés.
