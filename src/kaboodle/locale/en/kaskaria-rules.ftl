# The Heroes of Kaskaria: every clause of the rules, in our own words.

kaskaria-section-components = What is in the box
kaskaria-section-set-up = Setting the table
kaskaria-section-turn = A turn
kaskaria-section-waterfall = The waterfall
kaskaria-section-end = The end and the score
kaskaria-section-intrepid = Variant for intrepid heroes
kaskaria-section-knowledge = What each seat knows

HK-C1 = There are 55 cards: 18 gold, 9 griffin, 18 runner, 9 “+2” and 1 waterfall. There are 80 pieces of gold and one amulet.
HK-C2 = The 54 coloured cards come in nine colours of six: 2 gold, 1 griffin, 2 runner and 1 “+2” in each. (A reading: the counts divide by nine, and ten cards in nine colours always hold a pair.)
HK-C3 = Two paths lead to the volcano, one for griffins and a longer one for runners. The content pack says how long they are.
HK-C4 = A content pack with which a game could get stuck is refused with the reason: too many colours for the hand limit, too few cards of a colour, a path shorter than 2, no waterfall, no card that moves a figure, a deck too small to deal.
HK-S1 = Each hero has a griffin and a runner, each at the start of its own path. Any number of figures may share a space.
HK-S2 = The waterfall is set aside and the other cards are shuffled. Each hero is dealt 5 cards, one at a time in turn order, and 3 cards are turned up as the display. The waterfall then goes to a random place in the lower half of the draw pile.
HK-S3 = The youngest hero begins. Here that is a seat of your choice, or chance.
HK-T1 = In your turn either take one card or play one set. To take a card, draw the top of the pile, unseen by the others, or take one of the 3 cards on display; the display is refilled at once.
HK-T2 = A set is two or more cards of one colour from your hand, whatever their pictures. You may keep back cards of that colour. One set a turn.
HK-T3 = Each runner card moves your runner one space towards the volcano, each griffin card your griffin. Spaces past the volcano are lost. (A reading: every card of the set is carried out; leave a card out if you do not want it. This holds too when a hand of ten leaves you only one pair to play.)
HK-T4 = Each gold card gives you 1 gold from the treasure. An empty treasure gives nothing.
HK-T5 = Each “+2” gives you two cards, one after the other, each from the pile or the display. The display is refilled before you choose the second.
HK-T6 = You may hold 10 cards. If you begin your turn with 10 you must play a set, and a “+2” never takes you past 10.
HK-T7 = A set is discarded, face up, only when all of it has been carried out. If it causes a reshuffle it is not part of it.
HK-T8 = A set is carried out in this order: moves, gold, draws. No choice is lost by that.
HK-W1 = When the waterfall is drawn or turned up, the waterfall, the discard and the pile are shuffled into a new pile and the draw or refill is made again. The waterfall is never in a hand or in the display, and it can come up again at once.
HK-W2 = If nothing but the waterfall is left, a draw takes nothing, a refill leaves its space empty, and play goes on. (A reading.)
HK-E1 = The game ends as soon as a figure reaches the volcano; its hero takes the amulet. The rest of that set is still carried out, then nobody else plays.
HK-E2 = On each path heroes are ranked by how near the volcano they are. Heroes who are level share a place, and no place is skipped after them: 7 gold for the first, 4 for the second, 1 for the third, none for the fourth. The amulet is worth 2.
HK-E3 = The most gold wins, collected and awarded together. In a tie the amulet’s holder wins if tied; otherwise the tied heroes share the win.
HK-X1 = An example. Runners: yellow on the volcano, green and red level behind it, blue last: 7 and the amulet’s 2, then 4, 4 and 1. Griffins: blue, green, yellow, red in that order: 7, 4, 1 and 0.
HK-V1 = Two runner cards in one set move the runner 3 spaces instead of 2. (A reading for other packs: so does every full pair, and a single one left over moves 1.)
HK-V2 = Two gold cards in one set give 5 gold instead of 2. (The same reading holds.)
HK-K1 = You know your own hand, the display, the whole discard, how many cards are in each hand and in the pile, every card that was taken from the display, all figures and all gold. You do not know the order of the pile or what others drew from it.
