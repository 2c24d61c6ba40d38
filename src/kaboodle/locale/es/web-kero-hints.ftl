# KERO explicado en la mesa: una frase para cada elección, qué hacen los tuareks, las teclas.

web-kero-hint-tip = Levanta el camión y lanza.
web-kero-hint-dice = Levanta el camión y lanza. Los dados especiales cuestan bidones: tócalos antes.
web-kero-hint-fuel = Repostar cuesta bidones: { $name } lanza y tu depósito se llena hasta que todos los dados muestren fuego. O levanta el camión y lanza.
web-kero-hint-rolling = Toca los dados que guardas y lanza los demás. El fuego bloquea su dado. Pon el camión en horizontal antes de que se vacíe el depósito.
web-kero-hint-forgiven = Toca los dados que guardas y lanza los demás, también los fuegos. Pon el camión en horizontal antes de que se vacíe el depósito.
web-kero-hint-thinning = Antes de que { $owner } reposte se pregunta a { $name }: ¿los 8 dados, o solo 5 con el Tacaño? Se pregunta siempre, con Tacaño o sin él. La línea roja es el tiempo para responder.
web-kero-hint-asked = { $owner } reposta: lanzas mientras su depósito se llena. Cinco dados duran menos. Se te pregunta siempre, con Tacaño o sin él.
web-kero-hint-asked-none = { $owner } reposta: lanzas mientras su depósito se llena. No tienes al Tacaño: será con los 8 dados. Se te pregunta siempre, con Tacaño o sin él.
web-kero-hint-asked-always = { $owner } reposta: lanzas mientras su depósito se llena. Has dicho: los 8 dados, siempre. Nadie más lo sabe.
web-kero-hint-filled = { $name } lanza y tu depósito se llena hasta que todos los dados muestren fuego o no quepa más.
web-kero-hint-filling = Lanzas y el depósito de { $owner } se llena hasta que todos los dados muestren fuego o no quepa más.
web-kero-hint-hurry = ¡Date prisa!
web-kero-hint-fuelling = { $name } lanza y el depósito de { $owner } se llena hasta que todos los dados muestren fuego o no quepa más.
web-kero-paced-about = En esta mesa no hay prisa: el KERO no corre mientras piensas, y cada tirada gasta { $seconds } s. Para que el KERO corra, elige «tiempo real» al preparar una mesa.
web-kero-send-about = Envía a un explorador: en la próxima conquista el territorio es del clan con más exploradores aquí.
web-kero-fuel-lost = Si la primera vez llena el depósito, la segunda se pierde.
web-kero-hire-about = Recibes un tuarek, una ayuda que se juega una vez. Solo tú ves cuál es.
web-kero-why-not = ¿Por qué no ahora?
web-kero-does-dice = Dos dados especiales se suman a la tirada.
web-kero-does-reroll = Este turno los fuegos se pueden relanzar.
web-kero-does-thin = Este repostaje se hace con solo cinco dados blancos.
web-kero-does-move = Se desplazan uno o dos exploradores.
web-kero-does-resources = Dos recursos a elegir.
web-kero-does-fuel = Un repostaje gratis con los ocho dados.
web-kero-does-expel = Un explorador del otro clan vuelve a su campamento, a cambio de bidones.
web-kero-does-scorch = Al final del turno se descarta otra carta.
web-kero-keys = Teclas
web-kero-key-space = Espacio
web-kero-key-die = Guardar o liberar un dado
web-kero-key-coloured = El dado verde, amarillo o azul
web-kero-key-all = Liberar todos los dados
web-kero-key-roll = Levantar el camión; lanzar
web-kero-key-do = Poner el camión en horizontal; tomar, enviar o jugar lo seleccionado
web-kero-key-along = De una cosa a la siguiente
web-kero-key-time = Leer en voz alta el tiempo que queda
web-kero-key-dice = Leer en voz alta los dados

## Lo mismo en breve, donde hay poco sitio

web-kero-brief-dice = Levanta el camión y lanza. Los dados especiales cuestan bidones.
web-kero-brief-fuel = Repostar: { $name } lanza hasta que todo sea fuego. O levanta y lanza.
web-kero-brief-rolling = Toca los dados que guardas. El fuego los bloquea. ¡Pon el camión en horizontal a tiempo!
web-kero-brief-forgiven = Toca los que guardas. Los fuegos se relanzan. ¡Pon el camión en horizontal a tiempo!
web-kero-brief-thinning = Antes de cada repostaje se pregunta a { $name }: ¿8 dados, o 5 con el Tacaño?
web-kero-brief-asked = Lanzas y el depósito se llena. 5 dados duran menos.
web-kero-brief-asked-none = Lanzas y el depósito se llena. No tienes al Tacaño.
web-kero-brief-asked-always = Has dicho: los 8, siempre. Lanzas y el depósito se llena.
web-kero-brief-filled = { $name } lanza: tu depósito se llena hasta que todo sea fuego.
web-kero-brief-filling = Lanzas: el depósito de { $owner } se llena hasta que todo sea fuego.
web-kero-brief-fuelling = { $name } lanza: el depósito de { $owner } se llena hasta que todo sea fuego.
