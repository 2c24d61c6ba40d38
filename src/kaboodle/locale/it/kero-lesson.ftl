# The lesson of KERO: titles of its chapters, and what is said. At most twelve words each.

kero-lesson-truck = Il camion e i dadi
kero-lesson-truck-goal = Vince chi ha più punti. La terza carta Conquista chiude tutto.
kero-lesson-truck-cost = Il Tetto di lamiera costa mattone e metallo: due punti.
kero-lesson-truck-tip = Alza il camion: tiri finché scorre il KERO!
kero-lesson-truck-keep = Tieni il mattone. Rilancia gli altri: il fuoco resta bloccato.
kero-lesson-truck-flat = Mattone e metallo! Presto, abbassa il camion.
kero-lesson-truck-take = Ora prendi il Tetto di lamiera.
kero-lesson-truck-end = Due punti! Termina il turno.

kero-lesson-explorer = Esploratori e fuoco
kero-lesson-explorer-cost = Recluta e metallo: un Esploratore va in un territorio.
kero-lesson-explorer-tip = Alza il camion. Ti servono una recluta e un metallo.
kero-lesson-explorer-flat = Eccoli. Abbassa il camion!
kero-lesson-explorer-send = Manda un Esploratore nell’Oasi: vale tre punti.
kero-lesson-explorer-fire = Due fuochi! Bruciano l’ultima carta della fila.
kero-lesson-explorer-end = Termina il turno e guarda.

kero-lesson-fuel = Il rifornimento
kero-lesson-fuel-pays = Il camion di Nilo è quasi vuoto. Paga un rifornimento.
kero-lesson-fuel-asked = Te lo si chiede sempre. Lasciagli tutti e otto i dadi.
kero-lesson-fuel-throw = Il suo serbatoio si riempie mentre tiri. Tira i dadi!
kero-lesson-fuel-again = Presto, rilancia gli altri! Finisce quando bruciano tutti.

kero-lesson-jerrycan = Il tuo rifornimento
kero-lesson-jerrycan-low = Solo nove secondi di KERO! Il rifornimento costa una tanica.
kero-lesson-jerrycan-pay = Paga una tanica. Si può solo prima di tirare.
kero-lesson-jerrycan-fills = Ora tira Nilo, e il tuo serbatoio si riempie.

kero-lesson-outage = Troppo tardi
kero-lesson-outage-tips = Nilo alza il camion: gli restano tre secondi.
kero-lesson-outage-dry = Il suo serbatoio è vuoto! I suoi dadi non contano.
kero-lesson-outage-free = Riceve un po’ di KERO gratis. Tira i dadi.
kero-lesson-outage-more = Resta un dado. Rilancialo!

kero-lesson-helpers = Dadi e aiutanti
kero-lesson-helpers-card = La Serra vale sette punti! Serve molto grano.
kero-lesson-helpers-green = Il dado verde dà grano. Aggiungilo per una tanica.
kero-lesson-helpers-tip = Alza il camion!
kero-lesson-helpers-flat = Tre grani su un dado! Abbassa il camion.
kero-lesson-helpers-gift = Manca il metallo. Il tuo mercante segreto dà due risorse.
kero-lesson-helpers-take = Prendi la Serra!
kero-lesson-helpers-end = Sette punti! Termina il turno.

kero-lesson-claim = La terza carta Conquista
kero-lesson-claim-two = Sono uscite due carte Conquista. La terza chiude la partita.
kero-lesson-claim-lead = Chi ha più Esploratori vince il territorio. Nell’Oasi sei avanti.
kero-lesson-claim-third = Nilo termina il turno. Esce una carta Conquista!
kero-lesson-claim-won = Dodici punti a quattro: hai vinto! Ora una partita intera?
