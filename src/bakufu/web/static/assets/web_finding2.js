var e=`web-finding-title = Zoek een spel voor me
web-finding-about = Zeg wat je wilt spelen. Zodra genoeg mensen hetzelfde willen, zitten jullie samen aan een tafel.
web-finding-any = niets gekozen: maakt niet uit
web-finding-length = Lengte
web-finding-with-whom = Met wie, en wat nog meer
web-finding-languages = Talen die je schrijft
web-finding-level = Hoe goed je het spel kent
web-finding-level-1 = Het is nieuw voor me
web-finding-level-2 = Ik ken het
web-finding-level-3 = Ik speel het goed
web-finding-same-level = Alleen met mensen van mijn niveau
web-finding-offer-bots = Als er niemand komt, vraag me dan of we met bots beginnen
web-finding-notify = Zoek door als deze pagina dicht is, en stuur me een bericht
web-finding-notify-how = Met een account dat berichten krijgt kun je deze pagina sluiten terwijl je wacht.
web-finding-account = Account
web-finding-looking =
    { $count ->
        [0] Niemand zoekt nu een spel { $game }.
        [one] { $count } persoon zoekt een spel { $game }.
       *[other] { $count } mensen zoeken een spel { $game }.
    }
web-finding-alone = Tot nu toe ben je de enige.
web-finding-on = Je zoekt een spel { $game }
web-finding-players = spelers: { $numbers }
web-finding-since = sinds { $time }
web-finding-keep-open = Houd Bakufu open in deze browser; welke pagina maakt niet uit. Zodra het spel er is, ga je vanzelf naar de tafel.
web-finding-may-close = Je mag deze pagina sluiten; je krijgt bericht zodra het spel begint.
web-finding-bots-offer = Het duurt even vandaag. Je kunt nu beginnen, met bots op de vrije plaatsen.
web-finding-bots-now = Begin nu met bots
web-finding-bots-coming = De bots gaan zitten.
web-finding-browser-note = Laat de browser het me zeggen
web-finding-stop = Stop met zoeken
web-finding-begun = Je spel is begonnen
web-finding-enter = Naar de tafel
web-finding-minutes =
    { $count ->
        [one] ongeveer { $count } minuut
       *[other] ongeveer { $count } minuten
    }
web-finding-hours =
    { $count ->
        [one] ongeveer { $count } uur
       *[other] ongeveer { $count } uur
    }
web-finding-days =
    { $count ->
        [one] ongeveer { $count } dag
       *[other] ongeveer { $count } dagen
    }
web-finding-range = { $from } tot { $until }
web-finding-opened = { $since } geopend
web-finding-started = { $since } begonnen
web-finding-lasts = duurt { $length }
web-finding-host-here = de gastheer is er
web-finding-host-away = de gastheer is even weg
web-finding-host-gone = de gastheer is er niet
web-finding-with-bots =
    { $count ->
        [one] met { $count } bot
       *[other] met { $count } bots
    }`;export{e as default};