# The lesson of KERO: titles of its chapters, and what is said. At most twelve words each.

kero-lesson-truck = Le camion et les dés
kero-lesson-truck-goal = Le plus de points gagne. La troisième carte Conquête finit la partie.
kero-lesson-truck-cost = Le Toit de tôle coûte une brique et un métal : deux points.
kero-lesson-truck-tip = Redresse le camion : lance tant que le KERO coule !
kero-lesson-truck-keep = Garde la brique. Relance les autres : le feu reste bloqué.
kero-lesson-truck-flat = Brique et métal ! Vite, repose le camion à plat.
kero-lesson-truck-take = Prends maintenant le Toit de tôle.
kero-lesson-truck-end = Deux points ! Finis ton tour.

kero-lesson-explorer = Explorateurs et feu
kero-lesson-explorer-cost = Recrue et métal : un Explorateur part sur une Nouvelle Terre.
kero-lesson-explorer-tip = Redresse le camion. Il te faut une recrue et un métal.
kero-lesson-explorer-flat = Les voilà. Repose le camion à plat !
kero-lesson-explorer-send = Envoie un Explorateur à l’Oasis : elle vaut trois points.
kero-lesson-explorer-fire = Deux feux ! Ils brûlent la dernière carte de la ligne.
kero-lesson-explorer-end = Finis ton tour et regarde.

kero-lesson-fuel = Le plein
kero-lesson-fuel-pays = Le camion de Nilo est presque vide. Il paie un plein.
kero-lesson-fuel-asked = On te demande toujours. Laisse-lui les huit dés.
kero-lesson-fuel-throw = Sa citerne se remplit pendant que tu lances. Lance les dés !
kero-lesson-fuel-again = Vite, relance le reste ! Quand tout brûle, le plein s’arrête.

kero-lesson-jerrycan = Ton propre plein
kero-lesson-jerrycan-low = Plus que neuf secondes de KERO ! Un plein coûte un Jerrican.
kero-lesson-jerrycan-pay = Paie un Jerrican. C’est possible seulement avant de lancer.
kero-lesson-jerrycan-fills = Maintenant Nilo lance les dés, et ta citerne se remplit.

kero-lesson-outage = Trop tard
kero-lesson-outage-tips = Nilo redresse son camion : plus que trois secondes.
kero-lesson-outage-dry = Sa citerne est vide ! Rien sur ses dés ne compte.
kero-lesson-outage-free = Il reçoit un petit plein gratuit. Lance les dés.
kero-lesson-outage-more = Il reste un dé. Relance-le !

kero-lesson-helpers = Dés et alliés
kero-lesson-helpers-card = La Serre vaut sept points ! Il faut beaucoup de blé.
kero-lesson-helpers-green = Le dé vert donne du blé. Ajoute-le pour un Jerrican.
kero-lesson-helpers-tip = Redresse le camion !
kero-lesson-helpers-flat = Trois blés sur un dé ! Repose le camion à plat.
kero-lesson-helpers-gift = Il manque du métal. Ton Marchand secret donne deux ressources.
kero-lesson-helpers-take = Prends la Serre !
kero-lesson-helpers-end = Sept points ! Finis ton tour.

kero-lesson-claim = La troisième carte Conquête
kero-lesson-claim-two = Deux cartes Conquête sont sorties. La troisième finit la partie.
kero-lesson-claim-lead = Le plus d’Explorateurs gagne une Terre. Tu mènes à l’Oasis.
kero-lesson-claim-third = Nilo finit son tour. Une carte Conquête sort !
kero-lesson-claim-won = Douze points à quatre : tu gagnes ! Une partie entière, maintenant ?
