# The Heroes of Kaskaria: every clause of the rules, in our own words.

kaskaria-section-components = Dans la boîte
kaskaria-section-set-up = Mise en place
kaskaria-section-turn = Un tour
kaskaria-section-waterfall = La cascade
kaskaria-section-end = Fin de la partie et classement
kaskaria-section-intrepid = Variante pour héros intrépides
kaskaria-section-knowledge = Ce que sait chaque joueur

HK-C1 = Il y a 55 cartes : 18 or, 9 griffon, 18 arpenteur, 9 « +2 » et 1 cascade. Il y a 80 pépites d’or et une amulette.
HK-C2 = Les 54 cartes de couleur se répartissent en neuf couleurs de six cartes : 2 or, 1 griffon, 2 arpenteur et 1 « +2 » dans chacune. (Notre interprétation : neuf couleurs, car les nombres se divisent par neuf, et dix cartes en neuf couleurs contiennent toujours une paire.)
HK-C3 = Deux parcours mènent au volcan : un pour les griffons et un plus long pour les arpenteurs. Avec les cartes de base, ils comptent 6 et 10 cases.
HK-C4 = Pour qui crée des cartes : un paquet avec lequel une partie pourrait se bloquer est refusé, avec la raison : trop de couleurs pour la limite de main, trop peu de cartes d’une couleur, un parcours de moins de 2 cases, pas de cascade, aucune carte qui fasse avancer une figurine, trop peu de cartes pour la distribution.
HK-S1 = Chaque héros a un griffon et un arpenteur, chacun au départ de son propre parcours. Une case peut accueillir autant de figurines qu’on veut.
HK-S2 = La cascade est mise de côté et les autres cartes sont mélangées. Chaque héros reçoit 5 cartes, une à une dans l’ordre du tour, et 3 cartes sont retournées pour former le présentoir. La cascade va ensuite à une place au hasard dans la moitié inférieure de la pioche.
HK-S3 = Le héros le plus jeune commence. Ici, tu choisis qui c’est, ou tu laisses faire le hasard.
HK-T1 = À ton tour, soit tu prends une carte, soit tu joues un ensemble. Pour prendre une carte, tire celle du dessus de la pioche, sans que les autres la voient, ou prends l’une des 3 cartes du présentoir ; le présentoir est complété aussitôt.
HK-T2 = Un ensemble, ce sont deux cartes ou plus d’une même couleur prises dans ta main, quels que soient leurs motifs. Tu peux garder des cartes de cette couleur. Un seul ensemble par tour.
HK-T3 = Chaque carte arpenteur fait avancer ton arpenteur d’une case vers le volcan, chaque carte griffon ton griffon. Les cases au-delà du volcan sont perdues. (Notre interprétation : toutes les cartes de l’ensemble s’appliquent ; n’y mets pas celle dont tu ne veux pas. Cela vaut aussi quand une main de dix cartes ne te laisse qu’une seule paire à jouer.)
HK-T4 = Chaque carte or te donne 1 pépite d’or du trésor. Un trésor vide ne donne rien.
HK-T5 = Chaque « +2 » te donne deux cartes, l’une après l’autre, chacune de la pioche ou du présentoir. Le présentoir est complété avant que tu choisisses la seconde.
HK-T6 = Tu peux avoir au plus 10 cartes en main. Si tu commences ton tour avec 10 cartes, tu dois jouer un ensemble, et un « +2 » ne te fait jamais dépasser 10.
HK-T7 = Un ensemble n’est défaussé, face visible, qu’une fois entièrement appliqué. S’il provoque un mélange, il n’en fait pas partie.
HK-T8 = Un ensemble s’applique dans cet ordre : déplacements, or, cartes à prendre. Cet ordre ne change rien à tes choix.
HK-W1 = Quand la cascade est piochée ou retournée, la cascade, la défausse et la pioche sont mélangées pour former une nouvelle pioche, et on recommence à piocher ou à compléter. La cascade n’est jamais dans une main ni dans le présentoir, et elle peut ressortir aussitôt.
HK-W2 = S’il ne reste que la cascade, qui pioche ne prend rien, un emplacement à compléter reste vide, et la partie continue. (Notre interprétation.)
HK-E1 = La partie finit dès qu’une figurine atteint le volcan ; son héros prend l’amulette. Le reste de cet ensemble s’applique encore, puis plus personne ne joue.
HK-E2 = Sur chaque parcours, les héros sont classés selon leur distance au volcan. Les ex aequo partagent une place, et aucune place n’est sautée après eux : 7 pépites d’or pour la première, 4 pour la deuxième, 1 pour la troisième, aucune pour la quatrième. L’amulette en vaut 2.
HK-E3 = Qui a le plus d’or gagne : or collecté, or des places et amulette. Si des héros sont ex aequo et que l’un d’eux a l’amulette, celui-là gagne ; sinon, ils se partagent la victoire.
HK-X1 = Un exemple. Arpenteurs : le jaune sur le volcan, le vert et le rouge ex aequo derrière lui, le bleu dernier : 7 et les 2 de l’amulette, puis 4, 4 et 1. Griffons : bleu, vert, jaune, rouge, dans cet ordre : 7, 4, 1 et 0.
HK-V1 = Deux cartes arpenteur dans un même ensemble font avancer l’arpenteur de 3 cases au lieu de 2. (Notre interprétation, pour les paquets qui en ont plus par couleur : chaque paire complète fait avancer de 3, et une carte seule en plus, de 1.)
HK-V2 = Deux cartes or dans un même ensemble donnent 5 pépites d’or au lieu de 2. (Notre interprétation : de même pour chaque paire complète, et une carte seule en plus en donne 1.)
HK-K1 = Tu connais ta propre main, le présentoir, toute la défausse, le nombre de cartes dans chaque main et dans la pioche, chaque carte prise dans le présentoir, toutes les figurines et tout l’or. Tu ne connais ni l’ordre de la pioche ni ce que les autres y ont pris.
