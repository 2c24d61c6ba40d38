# The lesson of KERO: titles of its chapters, and what is said. At most twelve words each.

kero-lesson-truck = The truck and the dice
kero-lesson-truck-goal = The most points win. The third Claim card ends the game.
kero-lesson-truck-cost = The Tin Roof costs a brick and a metal: two points.
kero-lesson-truck-tip = Tip the truck up: you roll while its KERO flows out!
kero-lesson-truck-keep = Keep the brick. Reroll the others: fire stays locked.
kero-lesson-truck-flat = Brick and metal! Lay the truck flat, quickly.
kero-lesson-truck-take = Now take the Tin Roof.
kero-lesson-truck-end = Two points! End your turn.

kero-lesson-explorer = Explorers and fire
kero-lesson-explorer-cost = A recruit and a metal send an Explorer to a territory.
kero-lesson-explorer-tip = Tip the truck up. You need a recruit and a metal.
kero-lesson-explorer-flat = There they are. Lay the truck flat!
kero-lesson-explorer-send = Send an Explorer to the Oasis: it is worth three points.
kero-lesson-explorer-fire = Two fires! They burn the last card of the row.
kero-lesson-explorer-end = End your turn and watch.

kero-lesson-fuel = Rolling for fuel
kero-lesson-fuel-pays = Nilo’s truck is nearly empty, so he pays for fuel.
kero-lesson-fuel-asked = You are always asked first. Let him use all eight dice.
kero-lesson-fuel-throw = His tank fills while you roll. Roll the dice!
kero-lesson-fuel-again = Quick, roll the rest! Only when all burn does it stop.

kero-lesson-jerrycan = Your own fuel
kero-lesson-jerrycan-low = Only nine seconds of KERO left! Fuel costs a Jerrycan.
kero-lesson-jerrycan-pay = Pay one Jerrycan. You can do this only before you roll.
kero-lesson-jerrycan-fills = Now Nilo rolls, and your tank fills until every die burns.

kero-lesson-outage = Too late
kero-lesson-outage-tips = Nilo tips his truck up, with three seconds left.
kero-lesson-outage-dry = His tank is empty! Nothing on his dice counts.
kero-lesson-outage-free = He gets a little fuel for free. Roll for it.
kero-lesson-outage-more = One die is left. Roll it again!

kero-lesson-helpers = Dice and helpers
kero-lesson-helpers-card = The Greenhouse is worth seven points! It needs much wheat.
kero-lesson-helpers-green = The green die brings wheat. Add it for a Jerrycan.
kero-lesson-helpers-tip = Tip the truck up!
kero-lesson-helpers-flat = Three wheat on one die! Lay the truck flat.
kero-lesson-helpers-gift = Metal is missing. Your secret trader brings any two resources.
kero-lesson-helpers-take = Take the Greenhouse!
kero-lesson-helpers-end = Seven points! End your turn.

kero-lesson-claim = The third Claim card
kero-lesson-claim-two = Two Claim cards have come. The third ends the game.
kero-lesson-claim-lead = Most Explorers in a territory win it. You lead the Oasis.
kero-lesson-claim-third = Nilo ends his turn. A Claim card comes!
kero-lesson-claim-won = Twelve points to four: you win! Now a whole game?
