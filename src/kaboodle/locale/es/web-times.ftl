# El tiempo en la mesa: conexiones y lo que se ha compensado.

web-times = El tiempo, jugada a jugada
web-times-about = Cada mensaje tarda un poco en llegar a la mesa. Aquí ves cuánto tardó cada uno y cuánto de ese tiempo se compensó.
web-times-moves = { $count ->
        [one] 1 jugada cronometrada
       *[other] { $count } jugadas cronometradas
    }
web-times-sum = { $way } s de trayecto, { $credit } s compensados
web-times-run = { $name }: { $seconds } s
web-times-seconds = { $seconds } s
web-times-at = Tiempo
web-times-move = Jugada
web-times-way = Trayecto
web-times-credit = Compensado
web-link-good = buena conexión: { $ms } ms ida y vuelta
web-link-slow = conexión lenta: { $ms } ms ida y vuelta
web-link-bad = mala conexión: { $ms } ms ida y vuelta
web-replay-rate = Velocidad
web-replay-times = { $rate }×
web-ms = { $ms } ms
