# KERO en la mano: el teléfono es el camión.

web-kero-hold = En la mano
web-kero-left-hand = Mano izquierda
web-kero-tilt = El teléfono es el camión
web-kero-tilt-why = Levanta el teléfono: el camión se levanta y el KERO fluye. Déjalo en horizontal: el KERO se detiene. No se graba nada. Los botones siguen funcionando.
web-kero-tilt-hold = Sujétalo como para jugar.
web-kero-tilt-on = Deja el teléfono en la mesa y luego levántalo: el camión se levanta. Vuelve a dejarlo: queda en horizontal.
web-kero-tilt-is-on = sí
web-kero-tilt-is-off = no
web-kero-tilt-denied = El navegador no ha dado permiso. Permite los sensores de movimiento para esta página en sus ajustes e inténtalo otra vez. Los botones siguen funcionando.
web-kero-tilt-insecure = Hace falta una página por https: inicia el servidor con --https.
web-kero-tilt-missing = Este dispositivo no tiene sensor de movimiento. Los botones siguen funcionando.
web-kero-tilt-low = Lo sujetas casi en horizontal: te irá mejor con los botones.
web-kero-tilt-shake = Agitar para lanzar los dados
web-kero-tilt-again = Recalibrar
