# KERO in mano: il telefono è il camion.

web-kero-hold = In mano
web-kero-left-hand = Mano sinistra
web-kero-tilt = Il telefono è il camion
web-kero-tilt-why = Alza il telefono: il camion si alza e il KERO scorre. Appoggialo in piano: il KERO si ferma. Nulla viene registrato. I pulsanti funzionano sempre.
web-kero-tilt-hold = Tienilo come per giocare.
web-kero-tilt-on = Appoggia il telefono, poi alzalo: il camion si alza. Riappoggialo: il camion si abbassa.
web-kero-tilt-is-on = sì
web-kero-tilt-is-off = no
web-kero-tilt-denied = Il browser non ha dato il permesso. Consenti i sensori di movimento per questa pagina nelle impostazioni, poi riprova. I pulsanti funzionano come prima.
web-kero-tilt-insecure = Serve una pagina in https: avvia il server con --https.
web-kero-tilt-missing = Questo dispositivo non ha un sensore di movimento. I pulsanti funzionano come prima.
web-kero-tilt-low = Lo tieni quasi in piano: per te vanno meglio i pulsanti.
web-kero-tilt-shake = Scuoti per tirare i dadi
web-kero-tilt-again = Ricalibra
