# -- playing ----------------------------------------------------------------------------------------

web-play-title-turn = Jouw beurt
web-play-your-turn = Jouw beurt
web-play-plan-done =
    { $seats-count ->
        [0] Je plan is klaar.
       *[other] Je plan is klaar. De tafel wacht op { $seats }.
    }
web-play-waiting = De tafel wacht op { $seats }.
web-play-over = Niemand hoeft iets te beslissen.
web-play-undo = Terugnemen
web-play-by-itself = Vanzelf gedaan: { $move }
web-play-sure = Weet je het zeker?
web-play-run =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten tegelijk
    }
web-play-do-it = Doen
web-play-not-yet = Nog niet
web-play-close = Sluiten
web-play-open-rule = Lees regel { $rule }
web-play-taxes = belasting
web-play-rice = rijst
web-play-armies = legers
web-play-markers = oproerfiches
web-play-free-spaces =
    { $count ->
        [one] { $count } vrije bouwplaats
       *[other] { $count } vrije bouwplaatsen
    }
web-play-neutral = neutraal
web-play-pile = De gedekte stapel
web-play-pile-left =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-play-group =
    { $left ->
        [one] groep van { $armies }
       *[other] groep van { $armies } (je hebt er { $left })
    }
web-play-place = Plaats { $place } in de spelersvolgorde
web-play-taken-by = Genomen door { $seat }
web-play-from =
    { $armies ->
        [one] Er staat { $armies } leger
       *[other] Er staan { $armies } legers
    } in { $province }. Kies waar ze heen gaan, hier of op de kaart.
web-play-attack = Aanvallen
web-play-move = Verplaatsen
web-play-why-not = Waarom niet?
web-play-other-target = Een ander doel
web-play-not-this = Toch niet deze
web-play-fewer = Eén leger minder
web-play-more = Eén leger meer
web-play-quick = Snelle aantallen
web-play-all = alle { $armies }
web-play-odds-win = { $percent } % gewonnen
web-play-odds-hold = { $percent } % neergeslagen
web-play-odds-held = { $percent } % standgehouden
web-play-odds-undecided = { $percent } % niemand over
web-play-odds-lose = { $percent } % verloren
web-play-odds-left = gemiddeld over: { $attackers } tegen { $defenders }
web-play-fight =
    { $attacker } valt { $province } aan: { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    } tegen { $guard }.
web-play-always = Altijd
web-play-never = Nooit
web-play-always-hint = Altijd en Nooit gelden tot je ze bij de instellingen in het menu verandert.
web-play-standing = Wordt voor je beantwoord
web-play-ask-again = Vraag het me weer
web-play-take = Neem { $province }
web-play-deploy-where =
    In { $province } { $armies ->
        [one] staat { $armies } leger
       *[other] staan { $armies } legers
    }; in je voorraad { $supply ->
        [one] is er nog { $supply }
       *[other] zijn er nog { $supply }
    }.
web-play-revolt-place = { $province }: nummer { $place } van { $count }. Pijl omhoog of omlaag verplaatst het.
web-play-revolt-drag = Sleep, of gebruik de pijltjestoetsen
web-play-revolt-earlier = { $province } eerder
web-play-revolt-later = { $province } later
web-play-revolt-all =
    { $count ->
        [one] Deze opstand aangaan
       *[other] Alle { $count } in deze volgorde aangaan
    }
web-play-extra-farmers =
    { $count ->
        [one] Bij elke opstand komt { $count } hongerige boer erbij.
       *[other] Bij elke opstand komen { $count } hongerige boeren erbij.
    }
web-play-thrown = { $count } erin gegooid
web-play-tray-enter = Schaal invoeren
web-play-bid = Bod op de spelersvolgorde
web-play-space =
    { $turn ->
        [bid] { $title }
        [later] Gedekt, { $title }
       *[other] Actie { $turn }, { $title }
    }: { $lies }. { $doubt }
web-play-would-skip = Zou worden overgeslagen. { $why }
web-play-may-skip = Wordt misschien overgeslagen. { $why }
web-play-would-revolt = { $province } zou in opstand komen: er liggen oproerfiches.
web-play-board = Je spelertableau
web-play-hand = Je hand
web-play-held = Kies nu een veld voor { $card }.
web-play-lack =
    { $count ->
        [one] { $count } veld wil nog een kaart. Sleep er een heen, of tik op een kaart en dan op een veld.
       *[other] { $count } velden willen nog een kaart. Sleep ze erheen, of tik op een kaart en dan op een veld.
    }
web-play-complete = Je plan is compleet. Je kunt kaarten nog verleggen en verwisselen.
web-play-spare =
    { $count ->
        [one] Je hebt één kaart te weinig: jij kiest welk veld leeg blijft.
       *[other] Je hebt { $count } kaarten te weinig: jij kiest welke velden leeg blijven.
    }
web-play-sort = Sorteer op
web-play-sort-name = naam
web-play-sort-tax = belasting
web-play-sort-rice = rijst
web-play-sort-armies = legers
web-play-take-back = Terug in de hand
web-play-clear = Leegmaken
web-play-ready = Klaar
web-play-not-ready = Mijn plan veranderen
web-play-ledger = Geldkisten: { $start }, na een bod van { $bid } en de open acties { $known }, aan het eind { $end }.
web-play-estimate = Een schatting
web-play-doubts =
    { $count ->
        [one] { $count } twijfel
       *[other] { $count } twijfels
    }
web-play-no-doubts = Niets lijkt in de weg te staan.
web-play-keys = Toetsen
web-play-key-help = Deze lijst
web-play-key-undo = Terugnemen
web-play-key-decision = Naar je beslissing
web-play-key-map = Naar de kaart
web-play-key-log = Naar het verslag
web-play-key-tab = Van keuze naar keuze, en kiezen
web-play-key-spaces = De gekozen kaart op een veld leggen, in de volgorde van de rij; b is het bod
web-play-key-delete = De kaart van een veld terug in de hand nemen
web-play-key-escape = De gekozen kaart loslaten; een worp met de dobbeltoren meteen tonen
web-play-log = Verslag
web-play-log-earlier =
    { $count ->
        [one] Toon één eerdere regel
       *[other] Toon { $count } eerdere regels
    }
web-play-log-empty = Er is nog niets gebeurd.
web-play-season = Jaar { $year }, { $season }
web-play-before = Vóór het eerste seizoen
web-play-tab-play = Beslissing
web-play-tab-table = Tafel
web-play-tab-seats = Spelers
web-play-tab-text = In woorden
web-play-tab-chat = Chat
web-play-tab-notes = Notities
web-play-tabs = Wat je wilt zien
web-play-connecting = De tafel gaat open …
web-play-offline = De verbinding is weg. Die komt vanzelf terug; niets wat je hebt voorbereid, gaat verloren.
web-play-taken-back = Een zet is teruggenomen: { $what }
web-play-taken-back-by = { $name } heeft een zet teruggenomen: { $what }
web-play-spectator = Je kijkt toe. Je ziet alleen wat iedereen mag weten.
web-play-two-tabs = Deze tafel is ook in een ander tabblad open. Beide tonen hetzelfde spel, en een zet in het ene verschijnt in het andere; je kunt er een sluiten.
web-play-home = Naar de startpagina
web-play-watch = Toekijken zonder plaats
web-play-again = Nog eens proberen
web-play-cancelled = De gastheer heeft deze tafel gesloten voordat het spel begon.
web-play-result = Uitslag
web-play-final-board = Eindstand op het bord
web-play-sheet-tall = Hiervan meer tonen
web-play-sheet-low = Meer van de kaart tonen
web-play-points = punten
web-play-chests = geldkisten
web-play-to-move = aan zet
web-play-time-left = Resterende tijd
web-play-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

# -- end of playing ----------------------------------------------------------------------------------

# -- what one sees of the board ----------------------------------------------------------------------

web-board-map = Kaart van de provincies
web-board-map-help = Met de pijltoetsen ga je van provincie naar provincie, Enter kiest er een; plus en min zoomen, 0 toont weer het geheel.
web-board-credit = Kaart: { $credit }
web-board-zoom-in = Dichterbij
web-board-zoom-out = Verder weg
web-board-zoom-whole = Hele kaart
web-board-closed = buiten het spel
web-board-neutral = neutraal
web-board-held =
    { $armies ->
        [one] { $seat }, { $armies } leger
       *[other] { $seat }, { $armies } legers
    }
web-board-yield = belasting { $tax }, rijst { $rice }
web-board-tax = belasting { $tax }
web-board-rice = rijst { $rice }
web-board-markers =
    { $count ->
        [one] { $count } oproerfiche
       *[other] { $count } oproerfiches
    }
web-board-spaces-free =
    { $count ->
        [one] { $count } bouwplaats, nog leeg
       *[other] { $count } bouwplaatsen, nog leeg
    }
web-board-by-land = over land
web-board-by-sea = over zee
web-board-lit-can = kan worden gekozen
web-board-lit-chosen = gekozen
web-board-lit-target = het doel
web-board-lit-origin = hier komen de legers vandaan
web-board-points = Punten
web-board-rice-track = Rijst
web-board-on-track = { $seat }: { $count }
web-board-actions = Acties van het seizoen
web-board-action-open = { $number }: { $action }
web-board-action-closed = { $number }: gedekt
web-board-action-now = nu
web-board-action-done = gedaan
web-board-specials = Speciale kaarten en spelersvolgorde
web-board-special-at = Plaats { $number }: { $special }
web-board-special-free = vrij
web-board-special-taken = bij { $seat }
web-board-events = Gebeurtenissen van het jaar
web-board-event-now = dit seizoen
web-board-event-shown = komt nog
web-board-event-gone = voorbij
web-board-event-loss = Winter: { $count } rijst bederft
web-board-no-events = Er liggen nu geen gebeurteniskaarten.
web-board-no-actions = Er liggen nu geen actiekaarten.
web-board-order = Spelersvolgorde
web-board-order-none = De spelersvolgorde staat nog niet vast.
web-board-date = Jaar { $year }, { $season }
web-board-seats = Spelers
web-board-you = jij
web-board-bot = bot
web-board-to-act = aan zet
web-board-chests =
    { $count ->
        [one] { $count } geldkist
       *[other] { $count } geldkisten
    }
web-board-supply =
    { $count ->
        [one] { $count } leger in voorraad
       *[other] { $count } legers in voorraad
    }
web-board-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-board-points-of =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
web-board-rice-of = { $count } rijst
web-board-special-of = speciale kaart: { $special }
web-board-plan = Spelertableau
web-board-plan-secret = plant in het geheim
web-board-plan-card = { $space }: { $card }
web-board-plan-hidden = { $space }: een gedekte kaart
web-board-plan-empty = { $space }: leeg
web-board-tower = Dobbeltoren
web-board-inside = In de toren
web-board-inside-hidden = Aan deze tafel wordt niet getoond hoeveel blokjes in de toren zitten.
web-board-tray = In de schaal
web-board-tiles = Gebouwenfiches over
web-board-tiles-of = { $building }: { $count }
web-board-farmers-left =
    { $count ->
        [one] { $count } boer in voorraad
       *[other] { $count } boeren in voorraad
    }
web-board-nothing = niets
web-board-throw = Een worp met de dobbeltoren
web-board-throw-skip = Overslaan
web-board-throw-loading = De toren wordt gevuld, vóór de eerste ronde.
web-board-throw-next = Verder
web-board-year-points = Waar de punten van jaar { $year } vandaan komen
web-board-throw-held =
    { $count ->
        [one] { $count } blokje blijft in de toren
       *[other] { $count } blokjes blijven in de toren
    }
web-board-throw-old =
    { $count ->
        [one] { $count } oud blokje valt eruit
       *[other] { $count } oude blokjes vallen eruit
    }
web-board-throw-losses = { $seat } verliest er { $lost }, { $defender } verliest er { $own }
web-board-throw-losses-farmers = { $seat } verliest er { $lost }, de boeren verliezen er { $own }
web-board-text = Het bord in woorden
web-board-provinces = Provincies
web-board-col-province = Provincie
web-board-col-region = Regio
web-board-col-tax = Belasting
web-board-col-rice = Rijst
web-board-col-owner = Eigenaar
web-board-col-armies = Legers
web-board-col-buildings = Gebouwen
web-board-col-markers = Oproerfiches
web-board-col-neighbours = Buren
web-board-col-player = Speler
web-board-col-points = Punten
web-board-col-chests = Geldkisten
web-board-col-supply = Legers in voorraad
web-board-col-cards = Kaarten
web-board-col-special = Speciale kaart
web-board-col-provinces = Provincies
web-board-buildings-of = { $buildings } ({ $count } van { $spaces })
web-board-buildings-none = 0 van { $spaces }
web-board-by-sea-to = { $province } (over zee)

# -- end of the board ---------------------------------------------------------------------------------

# -- around the game --------------------------------------------------------------------------------

# startpagina en tafels
web-lobby-skip = Naar de inhoud
web-lobby-navigation = Pagina's
web-lobby-tagline = Daimyo's, kastelen, een toren vol blokjes en legers op mars: Shogun en Ikusa met vrienden of tegen bots.
web-lobby-play-now = Nu spelen tegen bots
web-lobby-you = Jij
web-lobby-your-name = Je naam
web-lobby-players = Spelers
web-lobby-players-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
web-lobby-ways = Andere manieren om te beginnen
web-lobby-create = Een tafel openen
web-lobby-create-about = Kies spelers, bots, bordzijde, regels en tempo, en nodig vrienden uit.
web-lobby-footer = Geen account, geen cookies: wat je nodig hebt om naar je tafels terug te keren, blijft in deze browser.
web-lobby-join-link = Meedoen met een link
web-lobby-link = Link of nummer van de tafel
web-lobby-link-hint = Plak de link die je kreeg
web-lobby-link-wrong = Dit is geen link naar een tafel. Kopieer de hele link, met alles achter het #-teken.
web-lobby-join = Naar de tafel
web-lobby-tables = Tafels
web-lobby-status = Welke tafels
web-lobby-status-waiting = wachtend
web-lobby-status-playing = bezig
web-lobby-status-over = afgelopen
web-lobby-status-cancelled = opgeheven
web-lobby-game = Spel
web-lobby-any-game = elk spel
web-lobby-any-players = elk aantal
web-lobby-any-pace = elk tempo
web-lobby-none = Zo'n tafel is er nu niet. Open er een, dan vinden anderen hem hier.
web-lobby-page = Pagina { $number }
web-lobby-page-before = Terug
web-lobby-page-after = Meer
web-lobby-seat-open = vrij
web-lobby-seat-number = Plaats { $number }
web-lobby-free =
    { $count ->
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-lobby-your-turn = Jij bent aan de beurt
web-lobby-go-on = Verder spelen
web-lobby-look-back = Terugkijken
web-lobby-watch = Toekijken
web-lobby-sit-down = Aanschuiven
web-lobby-own = Jouw tafels
web-lobby-forget = Van deze lijst halen
web-lobby-loading = Laden …
web-lobby-try-again = Opnieuw proberen
web-lobby-home = Startpagina
web-lobby-close = Sluiten

# een tafel openen
web-lobby-who = Wie er meedoen
web-lobby-host-plays = Ik speel zelf mee aan deze tafel
web-lobby-seat-of = Plaats van { $clan }
web-lobby-seat-open-guest = vrij voor een gast
web-lobby-bot = bot ({ $name })
web-lobby-rules-of-table = Bord en regels
web-lobby-group-usual = alles zoals gebruikelijk
web-lobby-group-changed = { $count } anders
web-lobby-usual = gebruikelijk
web-lobby-table-itself = De tafel
web-lobby-table-name = Naam van de tafel (als je wilt)
web-lobby-visibility = Wie hem kan vinden
web-lobby-visibility-open = Iedereen: hij staat in de lijst met tafels.
web-lobby-visibility-unlisted = Wie het adres kent; hij staat niet in de lijst.
web-lobby-visibility-link = Alleen wie jouw uitnodiging heeft.
web-lobby-spectators = Toeschouwers mogen meekijken
web-lobby-pace = Tempo
web-lobby-pace-none = geen klok
    .about = Iedereen neemt de tijd die hij nodig heeft.
web-lobby-pace-live = live
    .about = 10 minuten voor iedereen, en 30 seconden extra per beslissing.
web-lobby-pace-relaxed = rustig
    .about = 30 minuten voor iedereen, en 2 minuten extra per beslissing.
web-lobby-pace-days = over meerdere dagen
    .about = Een dag voor iedereen, en 4 uur extra per beslissing.
web-lobby-pace-days-fast = over meerdere dagen, vlot
    .about = Een halve dag voor iedereen, en 2 uur extra per beslissing.
web-lobby-pace-days-slow = over meerdere dagen, langzaam
    .about = Drie dagen voor iedereen, en 12 uur extra per beslissing.
web-lobby-timeout = Als de tijd van een speler op is
web-lobby-timeout-wait = De anderen wachten.
web-lobby-timeout-bot = Een bot speelt voor hem verder tot hij zijn plaats terugneemt.
web-lobby-open-table = De tafel openen

# voor het spel
web-lobby-waiting-for =
    { $count ->
        [one] De tafel wacht nog op { $count } speler.
       *[other] De tafel wacht nog op { $count } spelers.
    }
web-lobby-ready = Iedereen is er. De gastheer kan het spel beginnen.
web-lobby-ready-host = Iedereen is er. Je kunt het spel beginnen.
web-lobby-start = Spel beginnen
web-lobby-seats = Plaatsen
web-lobby-sit-here = Hier zitten
web-lobby-add-bot = Bot erbij …
web-lobby-let-bot = Een bot { $clan } laten spelen
web-lobby-free-seat = Plaats vrijmaken
web-lobby-join-guest = Meedoen als gast
web-lobby-choose-seat = Kies je clan
web-lobby-freed = De gastheer heeft je plaats vrijgemaakt. Je kunt opnieuw aanschuiven, of hem vragen waarom.
web-lobby-full = Alle plaatsen zijn bezet, en deze tafel laat geen toeschouwers toe.
web-lobby-full-watch = Alle plaatsen zijn nu bezet. Je kunt meekijken zodra het spel begint, of een andere tafel zoeken.
web-lobby-invite = Uitnodigen
web-lobby-invite-link = Stuur deze link naar wie mee gaat spelen
web-lobby-reach-restart = Deze link werkt alleen op deze computer. Stop voor vrienden op andere apparaten de server en start hem zo weer; je tafels blijven, en de link draagt dan het adres van deze computer in je netwerk:
web-lobby-reach-address = De link draagt het adres van deze computer in je netwerk. 127.0.0.1 zou andere apparaten niets zeggen.
web-lobby-reach-unknown = Deze link werkt alleen op deze computer. Zet er voor vrienden op andere apparaten de naam of het adres van deze computer in je netwerk in, in plaats van 127.0.0.1 of localhost.
web-lobby-qr = De link als QR-code voor een camera
web-lobby-copy = Kopiëren
web-lobby-copied = Gekopieerd
web-lobby-share = Delen
web-lobby-other-device = Deze plaats op een ander apparaat spelen
web-lobby-other-device-about = Deze link is jouw plaats. Wie hem heeft, kan voor je spelen: stuur hem naar niemand anders dan jezelf.
web-lobby-own-link = Jouw geheime link
web-lobby-renew = Nieuwe link maken
web-lobby-renew-about = De oude link opent dan niets meer, op geen enkel apparaat.
web-lobby-renewed = Dit is de nieuwe link; de oude opent niets meer.
web-lobby-leave = De tafel verlaten
web-lobby-cancel = De tafel opheffen
web-lobby-facts = Wat er gespeeld wordt

# aan tafel
web-lobby-menu = Tafel en instellingen
web-lobby-your-seat = Jouw plaats
web-lobby-watchers = Toeschouwers
web-lobby-watch-link = Met deze link kunnen anderen toekijken
web-lobby-hand-over-about = Moet je weg? Een bot kan voor je verder spelen; je kunt elk moment terugkomen.
web-lobby-hand-over = Overdragen: { $bot }
web-lobby-bot-plays = Voor jou speelt nu: { $bot }.
web-lobby-take-back = Mijn plaats terugnemen
web-lobby-chat = Chat
web-lobby-chat-empty = Nog niemand heeft iets gezegd.
web-lobby-chat-write = Zeg iets tegen de tafel
web-lobby-chat-send = Versturen
web-lobby-chat-offline = De verbinding is weg; wat je verstuurt, gaat mee zodra die terug is.
web-lobby-chat-guests = Alleen spelers kunnen hier iets zeggen.
web-lobby-notes = Je eigen notities
web-lobby-notes-hint = Alleen jij kunt lezen wat je hier schrijft.
web-lobby-notes-loading = Laden …
web-lobby-notes-saved = Opgeslagen.
web-lobby-notes-writing = Schrijven …
web-lobby-notes-kept = De server is niet bereikbaar: bewaard in deze browser en later verstuurd.

# eerlijke trekkingen
web-lobby-fair = Eerlijke trekkingen
web-lobby-fair-about = Voor het begin legt de server zich op een geheim vast met een getal dat hij niet meer kan veranderen, en elke browser voegt eigen toeval toe. Alle trekkingen volgen uit beide: geen speler kan ze kiezen of voorzien, en niemand kan ze achteraf veranderen. Wie de server beheert is daardoor niet gebonden: die kent het geheim, kan de trekkingen voorzien en zou ze zelfs kunnen kiezen door als laatste te gaan zitten.
web-lobby-fair-commitment = Waar de tafel zich op heeft vastgelegd
web-lobby-fair-entropy = Wat jouw browser heeft toegevoegd
web-lobby-fair-later = Als het spel voorbij is, wordt het geheim getoond en kan deze pagina elke trekking nagaan.
web-lobby-fair-check = Alle trekkingen op deze pagina nagaan
web-lobby-fair-checking = Bezig …
web-lobby-fair-commitment-good = Het geheim is dat waar de tafel zich op had vastgelegd.
web-lobby-fair-commitment-bad = Het geheim is niet dat waar de tafel zich op had vastgelegd.
web-lobby-fair-commitment-unknown = Dit verslag toont geen geheim, dus er valt niets te vergelijken.
web-lobby-fair-noted-good = Deze browser had voor het begin hetzelfde getal genoteerd.
web-lobby-fair-noted-bad = Deze browser had voor het begin een ander getal genoteerd.
web-lobby-fair-noted-unknown = Deze browser was er voor het begin niet bij en heeft niets genoteerd.
web-lobby-fair-entropy-good = Wat jouw browser toevoegde, zit in de trekkingen.
web-lobby-fair-entropy-bad = Wat jouw browser toevoegde, ontbreekt in de trekkingen.
web-lobby-fair-entropy-unknown = Deze browser had geen plaats en voegde niets toe.
web-lobby-fair-draws-good =
    { $count ->
        [one] { $count } trekking is hier opnieuw gedaan en kwam hetzelfde uit.
       *[other] Alle { $count } trekkingen zijn hier opnieuw gedaan en kwamen hetzelfde uit.
    }
web-lobby-fair-draws-bad = De trekking “{ $label }” volgt niet uit het geheim.
web-lobby-fair-draws-unknown = Zonder het geheim kan geen trekking opnieuw worden gedaan.
web-lobby-fair-more = De pagina heeft de getallen nagegaan. Dat de regels om deze trekkingen vroegen, controleert “bakufu verify” met het geëxporteerde bestand, op elke computer. De namen van de spelers vallen buiten beide controles.
web-lobby-fair-rewound =
    { $count ->
        [one] Wie deze server beheert, heeft het spel één keer teruggezet; de trekkingen daarna zijn nieuw.
       *[other] Wie deze server beheert, heeft het spel { $count } keer teruggezet; de trekkingen daarna zijn nieuw.
    }

# na het spel
web-lobby-end-you =
    { $seats-count ->
        [1] { $seats } wint: jij bent de shogun!
       *[other] Jullie delen de overwinning: { $seats }.
    }
web-lobby-end-winner =
    { $seats-count ->
        [1] { $seats } wordt shogun
       *[other] { $seats } delen de overwinning
    }
web-lobby-end-points = Punten
web-lobby-end-year = Jaar { $year }
web-lobby-end-provinces = provincies
web-lobby-end-buildings = gebouwen
web-lobby-end-majorities = meerderheden
web-lobby-end-total = Totaal
web-lobby-end-battles = Gevechten en opstanden
web-lobby-end-fights-attacks = aanvallen gedaan
web-lobby-end-fights-won = … en gewonnen
web-lobby-end-fights-defences = aanvallen ondergaan
web-lobby-end-fights-held = … en afgeslagen
web-lobby-end-fights-revolts = opstanden
web-lobby-end-fights-down = … en neergeslagen

# -- geluk --
web-lobby-luck = Geluk
web-lobby-luck-about = Overwinningen naast wat de kansen vlak voor elke worp lieten verwachten. Binnen het gekleurde stuk is niets ongewoon.
web-lobby-luck-reckoning = De kansen van elk gevecht worden uitgerekend …
web-lobby-luck-lucky = { $wins } van { $fights } gewonnen; te verwachten: { $expected }. Het geluk hielp.
web-lobby-luck-fair = { $wins } van { $fights } gewonnen; te verwachten: { $expected }. Zoals verwacht.
web-lobby-luck-unlucky = { $wins } van { $fights } gewonnen; te verwachten: { $expected }. Het geluk zat tegen.
web-lobby-luck-key-wins = gewonnen
web-lobby-luck-key-expected = verwacht
web-lobby-luck-key-usual = gewoon
web-lobby-luck-about-hits = De treffers van de dobbelstenen naast wat elke clan kon verwachten. Binnen de gekleurde strook is niets ongewoon.
web-lobby-luck-lucky-hits =
    { $wins ->
        [one] { $wins } treffer
       *[other] { $wins } treffers
    } met { $fights ->
        [one] { $fights } dobbelsteen
       *[other] { $fights } dobbelstenen
    }; { $expected } waren te verwachten. Het geluk hielp mee.
web-lobby-luck-fair-hits =
    { $wins ->
        [one] { $wins } treffer
       *[other] { $wins } treffers
    } met { $fights ->
        [one] { $fights } dobbelsteen
       *[other] { $fights } dobbelstenen
    }; { $expected } waren te verwachten. Zoals verwacht.
web-lobby-luck-unlucky-hits =
    { $wins ->
        [one] { $wins } treffer
       *[other] { $wins } treffers
    } met { $fights ->
        [one] { $fights } dobbelsteen
       *[other] { $fights } dobbelstenen
    }; { $expected } waren te verwachten. Het geluk was elders.
web-lobby-luck-key-hits = treffers
web-lobby-luck-upsets = Tegen de kansen in
web-lobby-luck-none = Geen gevecht liep tegen de kansen in af.
web-lobby-luck-battle-win = { $seat } nam { $province } af van { $defender }.
web-lobby-luck-battle-lose = { $defender } hield { $province } tegen { $seat }.
web-lobby-luck-battle-undecided = { $seat } en { $defender } vernietigden elkaar in { $province }.
web-lobby-luck-neutral-win = { $seat } nam { $province } af van de boeren.
web-lobby-luck-neutral-lose = De boeren van { $province } hielden stand tegen { $seat }.
web-lobby-luck-neutral-undecided = In { $province } bleef niemand over.
web-lobby-luck-revolt-win = { $seat } sloeg de opstand in { $province } neer.
web-lobby-luck-revolt-lose = De opstand nam { $province } af van { $seat }.
web-lobby-luck-revolt-undecided = In { $province } bleef niemand over.
web-lobby-luck-invasion-win = { $seat } veroverde { $province } over zee op { $defender }.
web-lobby-luck-invasion-lose = { $defender } hield de kust van { $province } tegen { $seat }.
web-lobby-luck-invasion-undecided = { $seat } en { $defender } vernietigden elkaar op de kust van { $province }.
web-lobby-rematch = Nog een keer
web-lobby-clone = Dezelfde opstelling nog een keer

# problemen
web-lobby-link-checked = De link wordt gecontroleerd …
web-lobby-link-refused = De link die hier werd geopend, klopt niet of is verouderd. Er is niets veranderd: je hebt je plaats aan deze tafel nog.
web-lobby-link-own-seat = Naar mijn plaats
web-lobby-two-seats = De link opent de plaats van { $other }. In deze browser speel je al als { $mine }. Beide plaatsen blijven van jou; in het menu van de tafel kun je wisselen. Waar wil je nu zitten?
    .title = Twee plaatsen aan één tafel
web-lobby-stay-as = Blijf { $name }
web-lobby-sit-as = Ga zitten als { $name }
web-lobby-held = Er kwamen veel verzoeken van je netwerk, dus de server vraagt om even te wachten. Het gaat vanzelf verder.
web-lobby-trouble-server = De server antwoordt niet. Controleer je verbinding; wat je typte, staat er nog.
web-lobby-trouble-page = Er ging iets mis op deze pagina. Laad de pagina opnieuw; je plaatsen blijven bewaard.
web-lobby-advice-server = Misschien is je verbinding weg of wordt de server opnieuw gestart. Er gaat niets verloren van wat gespeeld is: probeer het zo nog eens.
    .title = De server antwoordt niet
web-lobby-advice-page = Misschien is het programma van deze pagina vernieuwd. Laad de pagina opnieuw; je plaatsen blijven in deze browser bewaard.
    .title = De pagina kon niet worden geladen
web-lobby-advice-table = De link is misschien onvolledig of oud, of de tafel is opgeheven. Vraag wie hem stuurde om een nieuwe, of zoek een andere tafel.
    .title = Deze tafel bestaat niet
web-lobby-advice-seat = Misschien is de link niet volledig, of heeft de plaats een nieuwere. Open de nieuwste link, of kijk toe zonder plaats.
    .title = Deze link opent geen plaats
web-lobby-advice-spectators = De gastheer laat aan deze tafel geen toeschouwers toe. Na afloop kunnen de spelers de partij terugkijken.
    .title = Hier mogen alleen spelers kijken
web-lobby-advice-invitation = Vraag de gastheer om de uitnodigingslink; het adres alleen is niet genoeg.
    .title = Deze tafel vraagt een uitnodiging
web-lobby-advice-started = Er valt nog niets terug te kijken. Ga naar de tafel en wacht op het begin.
    .title = Het spel is nog niet begonnen
web-lobby-advice-busy = Er werd te veel tegelijk gevraagd. Wacht een paar tellen en probeer het opnieuw.
    .title = Een ogenblik
web-lobby-advice-lost = Vraag de gastheer waarom, of kijk mee zonder plaats. Wat je geschreven hebt, blijft in deze browser bewaard.
    .title = Deze plaats is niet meer van jou
web-lobby-advice-other = Ga terug naar de startpagina, of probeer het opnieuw.
    .title = Dit lukte niet

# instellingen
web-settings-title = Instellingen
web-settings-language = Taal
web-settings-light = Licht
web-settings-dark = Donker
web-settings-theme = Licht of donker
web-settings-theme-auto = zoals mijn apparaat
web-settings-theme-light = licht
web-settings-theme-dark = donker
web-settings-speed = Animaties
web-settings-speed-none = geen
web-settings-speed-slow = langzaam
web-settings-speed-normal = normaal
web-settings-speed-fast = snel
web-settings-sound = Geluiden
web-settings-notify = Laat het me weten als ik aan de beurt ben en deze pagina op de achtergrond staat
web-settings-notify-denied = Je browser laat deze pagina geen meldingen sturen. Sta het toe in de instellingen van de browser en probeer het opnieuw.
web-settings-confirm = Voor elke zet nog eens vragen
web-settings-forced = Een zet vanzelf doen als er maar één is
web-settings-extra-attack = Het extra leger bij een aanval
web-settings-extra-defense = Het extra leger bij een verdediging
web-settings-answer-ask = vraag het me
web-settings-answer-yes = altijd
web-settings-answer-no = nooit
web-settings-kept = Alleen in deze browser bewaard.

# spelregels
web-rules-title = Spelregels
web-rules-about = Elke regel in onze woorden, met voorbeelden; doorzoekbaar.
web-rules-search = Zoek in de regels
web-rules-contents = Inhoud
web-rules-example = Voorbeeld:
web-rules-module = module
web-rules-english = Deze spelregels zijn nog niet vertaald.
web-rules-unknown = Er is geen regel { $rule }.
web-rules-found =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }

# terugkijken
web-replay-title = Terugkijken
web-replay-position = Stand in het spel
web-replay-step = { $number } van { $last }
web-replay-setup = Voorbereiding
web-replay-moment = Jaar { $year }, { $season }
web-replay-moment-action = Jaar { $year }, { $season }, actie { $number }
web-replay-move = { $seat }: { $what }
web-replay-viewer = Gezien door
web-replay-spectator = een toeschouwer
web-replay-link = Link naar deze stand kopiëren
web-replay-table = Naar de tafel
web-replay-export = Als bestand bewaren
web-replay-import = Een bewaarde partij openen
web-replay-import-hint = Sleep een verslag hierheen of kies een bestand. De zetten en trekkingen worden gecontroleerd, de namen niet.
web-replay-keys =
    { $by ->
        [phase] Toetsen: ← → stap, Shift + ← → fase, [ ] ronde, spatie speelt af.
       *[round] Toetsen: ← → stap, Shift + ← → ronde, [ ] jaar, spatie speelt af.
    }
web-replay-play-on = Vanaf hier verder spelen
web-replay-play-on-about = Een nieuwe tafel van jezelf begint bij stand { $number }. Dit spel blijft zoals het is; alles wat hierna getrokken wordt, is nieuw.
web-replay-play-on-seat = Jij speelt
web-replay-play-on-bots = Tegen
web-replay-play-on-go = Beginnen
web-replay-back = Eén stap terug
web-replay-on = Eén stap verder
web-replay-phase-back = Eén fase terug
web-replay-phase-on = Eén fase verder
web-replay-round-back = Eén ronde terug
web-replay-round-on = Eén ronde verder
web-replay-year-back = Eén jaar terug
web-replay-year-on = Eén jaar verder
web-replay-play = Afspelen
web-replay-pause = Pauze

# begeleid eerste spel
web-learn-title = Begeleid eerste spel
web-learn-about = Nooit gespeeld? Een gids legt alles uit op het moment dat het komt.
web-learn-intro = Je speelt een heel spel Shogun tegen twee bots. Een gids zegt er een paar woorden bij zodra iets voor het eerst komt. Je kunt hem elk moment wegsturen, en er is geen klok.
web-learn-start = Het begeleide spel beginnen
web-learn-contents = Wat je tegenkomt
web-learn-coach = Gids
web-learn-next = Verder
web-learn-got-it = Begrepen
web-learn-stop = Geen gids meer
web-learn-fold = Inklappen
web-learn-unfold = Uitklappen
web-learn-read = Regel { $rule } zegt het volledig
web-learn-welcome = Je leidt een van de grote clans van Japan. Het spel duurt twee jaar. Elk jaar heeft drie rondes, in voorjaar, zomer en herfst, en dan een winter met punten voor provincies en gebouwen. Wie aan het eind de meeste punten heeft, wordt shogun.
    .title = Welkom, daimyo
web-learn-draft = Om de beurt kiest iedereen provincies: neem een van de twee open kaarten, of de onbekende kaart van de stapel. Provincies naast elkaar zijn makkelijker te houden; let ook op belasting, rijst en bouwplaatsen.
    .title = Je eerste provincies
web-learn-group = Elke nieuwe provincie krijgt een van je groepen legers. Grote groepen horen waar buren dichtbij zijn; een provincie in een rustige hoek heeft er weinig nodig.
    .title = Legers voor de provincie
web-learn-round = Tien acties worden uitgevoerd, in een volgorde die elke ronde opnieuw wordt getrokken. De eerste vijf liggen open; de andere worden één voor één omgedraaid. Iedereen doet elke actie in maar één provincie.
    .title = Een ronde begint
web-learn-planning = Leg op elke actie een provinciekaart: daar voer je haar uit. Niemand ziet je plan, en jij ziet dat van hen niet. Elke provincie kan maar één actie doen. Een geldkaart of niets betekent: deze ronde niet. Let op de volgorde: geld uit belasting is er pas als die actie aan de beurt is geweest.
    .title = Plan in het geheim
web-learn-bid = Eén kaart komt op het veilingveld. Een geldkaart kost wat erop staat; het hoogste bod kiest als eerste een speciale kaart, en die bepaalt ook de spelersvolgorde. Een provinciekaart kost niets en is meer dan een 0.
    .title = Bied op de volgorde
web-learn-event = Een van de vier open gebeurteniskaarten wordt getrokken. Die geldt de hele ronde, en je plande zonder te weten welke het zou worden. De kaart die voor de winter overblijft, zegt hoeveel rijst er bederft.
    .title = De gebeurtenis van het seizoen
web-learn-specials = Elke kaart helpt je deze ronde en geeft je haar plaats in de spelersvolgorde. Eerst zijn is goed voor aanvallen; als laatste zie je wat de anderen doen.
    .title = Kies een speciale kaart
web-learn-actions = Nu komt elke actie aan de beurt, en iedereen draait zijn kaart ervoor om. Het meeste gaat vanzelf; je wordt gevraagd als je iets te beslissen hebt. Een actie die niet meer kan, wordt overgeslagen.
    .title = De acties worden uitgevoerd
web-learn-build = Een paleis kost 3 geldkisten, een tempel 2, een nô-theater 1. Elk gebouw staat op een bouwplaats van zijn provincie en geeft elke winter een punt; wie in een regio de meeste van een soort heeft, krijgt meer. Een provincie kan elke soort maar één keer hebben.
    .title = Gebouwen
web-learn-levy = De provincie geeft rijst of geld, en haar boeren worden boos: er komt een oproerfiche te liggen. Wie nog eens int waar al een fiche ligt, veroorzaakt een opstand.
    .title = Rijst en belasting
web-learn-deploy = Drie acties brengen legers: 5 voor 3 geldkisten, 3 voor 2, en 1 voor 1. Bij één ervan mag je ook legers doorsturen naar een provincie ernaast. Plaats ze vóór het gevecht, als de volgorde het toelaat.
    .title = Nieuwe legers
web-learn-battle = Legers gaan naar een provincie ernaast, over land of over een zeeroute; minstens één moet achterblijven. In een eigen provincie trekken ze gewoon binnen. Elke andere wordt aangevallen. De kansen naast de schuif zeggen wat je kunt verwachten.
    .title = Gevecht en verplaatsing
web-learn-tower = Alle legers van het gevecht gaan in de toren, met wat nog in de schaal ligt. Sommige blokjes blijven binnen, andere van vroegere gevechten vallen eruit. Wie de meeste blokjes in de schaal heeft, wint; die van de verliezer zijn weg, en de winnaar verliest er evenveel als de verliezer had. Boeren in de schaal helpen de verdediger waar geen oproerfiche ligt.
    .title = De dobbeltoren
web-learn-revolt = Boeren vechten tegen hun heer: ze gaan samen met de legers van de provincie in de toren. Liggen er meer blokjes van jou dan boeren in de schaal, dan houd je haar; anders is ze weer neutraal en zijn haar gebouwen weg.
    .title = Een opstand
web-learn-winter = Eerst bederft er rijst: het getal op de laatste gebeurteniskaart. Dan heeft elke provincie van jou één rijst nodig. Krijgen er provincies niets, dan komen er opstanden; hoe meer er honger lijden, hoe erger.
    .title = Winter
web-learn-scoring = Elke provincie en elk gebouw is 1 punt waard. In elke regio geven de meeste paleizen 3 punten, de meeste tempels 2 en de meeste nô-theaters 1; elk één minder bij een gelijke stand.
    .title = Punten
web-learn-over = Bekijk de uitslag, kijk de partij terug vanaf elke plaats, en speel nog eens: je weet nu alles wat er kan gebeuren.
    .title = Het spel is voorbij

# -- end of around the game --------------------------------------------------------------------------

# -- what would you do? ------------------------------------------------------------------------------

web-ask-bot = Wat zou jij doen?
web-ask-whom = Welke bot?
web-ask-thinking = Denkt na …
web-ask-would = { $bot } zou kiezen:
web-ask-plan = { $bot } zou dit doen:
web-ask-do =
    { $count ->
        [one] Speel dit
       *[other] Speel alle { $count } zetten
    }
web-ask-first = Speel alleen de eerste
web-ask-times = { $count } × { $move }
web-ask-lay = Gebruik dit plan
web-ask-not-whole = Dit is maar een deel van het plan: speel het en vraag dan opnieuw.
web-ask-close = Sluiten
web-lobby-advice-allowed = Spelers mogen een bot vragen wat hij zou doen
web-lobby-advice-not-allowed = Niemand mag een bot om raad vragen
