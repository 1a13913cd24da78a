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
web-play-undo-none = Er valt nu niets terug te nemen. Wat nog niet is ingeleverd, kun je gewoon veranderen.
web-play-undo = Terugnemen
web-play-by-itself = Voor jou gedaan: { $move }
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
web-play-not-this = Toch niet deze
web-play-odds-win = { $percent }% gewonnen
web-play-odds-held = { $percent }% standgehouden
web-play-odds-undecided = { $percent }% niemand over
web-play-odds-lose = { $percent }% verloren
web-play-odds-left = eenheden gemiddeld over: { $attackers } tegen { $defenders }
web-play-clear = Leegmaken
web-play-ready = Klaar
web-play-not-ready = Mijn plan veranderen
web-play-mute = Geluid uit
web-play-keys = Toetsen
web-play-help = Hulp
web-play-rule = Regel { $rule }
web-play-rule-in-book = In het regelboek openen
web-play-whole-book = Het hele regelboek
web-play-key-help = Hulp
web-play-key-undo = Terugnemen
web-play-key-decision = Naar je beslissing
web-play-key-map = Naar de kaart
web-play-key-log = Naar het verslag
web-play-key-tab = Van keuze naar keuze, en kiezen
web-play-log = Verslag
web-play-log-earlier =
    { $count ->
        [one] Toon één eerdere regel
       *[other] Toon { $count } eerdere regels
    }
web-play-log-empty = Er is nog niets gebeurd.
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
web-play-to-move = aan zet
web-play-time-left = Resterende tijd
web-play-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

# -- end of playing ----------------------------------------------------------------------------------

# -- what happens, shown step by step ----------------------------------------------------------------

web-stage-now = Wat er gebeurt
web-stage-pause = Pauze
web-stage-resume = Verder
web-stage-step = Volgende stap
web-stage-stepwise = Wacht na elke stap op mij
web-stage-speed = Snelheid: ×{ $speed }
web-stage-hurried = Snelheid: ×{ $pace } in plaats van ×{ $speed }, omdat er veel wacht
web-stage-more = Meer knoppen
web-stage-skip = Naar het heden
web-stage-behind =
    { $count ->
        [one] nog { $count } gebeurtenis
       *[other] nog { $count } gebeurtenissen
    }
web-stage-key-skip = naar het heden springen
web-away-title = Terwijl je weg was
web-recap-round = Wat er vorige ronde gebeurde
web-recap-map = Naar de kaart kijken
web-recap-lost = Verloren: { $provinces }
web-recap-gained = Gewonnen: { $provinces }
web-away-watch = Bekijk het
web-away-more =
    { $count ->
        [one] en nog 1 regel in het verslag
       *[other] en nog { $count } regels in het verslag
    }

# -- what one sees of the board ----------------------------------------------------------------------

web-board-map = Kaart van de provincies
web-board-map-help = Met de pijltoetsen ga je van provincie naar provincie, Enter kiest er een; plus en min zoomen, 0 toont weer het geheel.
web-board-credit = Kaart: { $credit }
web-board-zoom-in = Dichterbij
web-board-zoom-out = Verder weg
web-board-zoom-whole = Hele kaart
web-board-tint-owner = Het land in de kleuren van de eigenaars
web-board-tint-to-region = Kleur het land per regio
web-board-tint-to-owner = Kleur het land per eigenaar
web-board-sea-route = Zeeroute: { $from } – { $to }
web-board-by-land = over land
web-board-by-sea = over zee
web-board-lit-can = kan worden gekozen
web-board-lit-chosen = gekozen
web-board-lit-target = het doel
web-board-lit-origin = hier komen de legers vandaan
web-board-order = Spelersvolgorde
web-board-order-none = De spelersvolgorde staat nog niet vast.
web-board-seats = Spelers
web-board-you = jij
web-board-bot = bot
web-board-to-act = aan zet
web-board-text = Het bord in woorden
web-board-provinces = Provincies
web-board-col-province = Provincie
web-board-col-owner = Eigenaar
web-board-col-buildings = Gebouwen
web-board-col-neighbours = Buren
web-board-col-player = Speler
web-board-col-provinces = Provincies
web-board-by-sea-to = { $province } (over zee)

# -- end of the board ---------------------------------------------------------------------------------

# -- around the game --------------------------------------------------------------------------------

# startpagina en tafels
web-lobby-skip = Naar de inhoud
web-lobby-navigation = Pagina's
web-lobby-tagline = Daimyo's, kastelen, een toren vol blokjes en legers op mars: { $games } met vrienden of tegen bots.
web-lobby-named-game = { $game }
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
web-lobby-tournaments = Toernooien
web-lobby-create-about = Kies spelers, bots, bordzijde, regels en tempo, en nodig vrienden uit.
web-lobby-find = Zoek een spel voor me
web-lobby-find-about = Zeg wat je wilt spelen; je zit met anderen aan tafel zodra ze er zijn.
web-lobby-footer = Geen account nodig, geen cookies: wat je nodig hebt om naar je tafels terug te keren, blijft in deze browser.
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
web-lobby-status-called-off = afgebroken
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
web-lobby-look-in = Kijken
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
web-lobby-seat-here = iemand aan dit scherm
web-lobby-seat-here-name = Naam van de speler van { $clan }
web-lobby-bot = bot ({ $name })
web-lobby-rules-of-table = Bord en regels
web-lobby-group-usual = alles zoals gebruikelijk
web-lobby-group-changed = { $count } anders
web-lobby-usual = gebruikelijk
web-lobby-number-of = Getal { $number } van { $count }
web-lobby-estimate = Onze schatting: het staat alleen op de kaarten of het bord. Vul in wat er op die van jullie staat.
web-lobby-estimate-back = Terug naar onze schatting
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
web-lobby-timeout-bot = Voor wie te laat is, speelt een bot, tot die speler terugkomt.
web-lobby-timeout-vote = De anderen stemmen: een bot, meer tijd, een nieuwe speler of het einde.
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
web-lobby-invitation-paste = Plak hier de uitnodigingslink
web-lobby-invitation-open = Tafel openen
web-lobby-invitation-none = Dat is geen uitnodigingslink. Die eindigt op /invite/ en een lange code.
web-lobby-invite = Uitnodigen
web-lobby-invite-link = Stuur deze link naar wie mee gaat spelen
web-lobby-reach-restart = Deze link werkt alleen op deze computer. Stop voor vrienden op andere apparaten de server en start hem zo weer, met de overige opties die hij had; je tafels blijven, en de link draagt dan het adres van deze computer in je netwerk:
web-lobby-reach-address = De link draagt het adres van deze computer in je netwerk. 127.0.0.1 zou andere apparaten niets zeggen.
web-lobby-reach-unknown = Deze link werkt alleen op deze computer. Zet er voor vrienden op andere apparaten de naam of het adres van deze computer in je netwerk in, in plaats van 127.0.0.1 of localhost.
web-lobby-qr = De link als QR-code voor een camera
web-lobby-copy = Kopiëren
web-lobby-copied = Gekopieerd
web-lobby-share = Delen
web-tell-me = Waarschuw me als ik aan de beurt ben
web-tell-told = Dit apparaat waarschuwt je als je aan de beurt bent.
web-tell-settings = Instellingen
web-tell-stop = Waarschuw me niet meer
web-tell-denied = Je browser toont geen meldingen van deze pagina; sta ze eerst toe in de instellingen.
web-tell-insecure = Hiervoor moet de pagina via https komen.
web-tell-unsupported = Deze browser kan geen meldingen tonen als de pagina dicht is.
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
        [1] Je hebt gewonnen, { $seats }!
       *[other] Jullie delen de overwinning: { $seats }.
    }
web-lobby-end-winner =
    { $seats-count ->
        [1] { $seats } wint
       *[other] { $seats } delen de overwinning
    }
web-lobby-end-place =
    Je bent nummer { $place } van { $players }, met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
web-lobby-end-points = Punten
web-lobby-end-total = Totaal

# -- geluk --
web-lobby-luck = Geluk
web-lobby-luck-about = Overwinningen naast wat de kansen vlak voor elke worp lieten verwachten. Binnen het gekleurde stuk is niets ongewoon.
web-lobby-luck-entered = Wat aan een echte tafel gegooid is, telt zoals het is ingevoerd.
web-lobby-luck-reckoning = De kansen van elk gevecht worden uitgerekend …
web-lobby-luck-lucky = { $wins } van { $fights } gewonnen; te verwachten: { $expected }. Het geluk hielp.
web-lobby-luck-fair = { $wins } van { $fights } gewonnen; te verwachten: { $expected }.
web-lobby-luck-unlucky = { $wins } van { $fights } gewonnen; te verwachten: { $expected }. Het geluk zat tegen.
web-lobby-luck-key-wins = gewonnen
web-lobby-luck-key-expected = verwacht
web-lobby-luck-key-usual = gewoon
web-lobby-luck-upsets = Tegen de kansen in
web-lobby-luck-none = Geen gevecht liep tegen de kansen in af.
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
web-lobby-unknown-page = Op dit adres staat geen pagina. Dit is de startpagina.
web-lobby-held = Er kwamen veel verzoeken van je netwerk, dus de server vraagt om even te wachten. Het gaat vanzelf verder.
web-lobby-trouble-server = De server antwoordt niet. Controleer je verbinding en probeer het dan opnieuw.
web-lobby-trouble-page = Er ging iets mis op deze pagina. Laad de pagina opnieuw; je plaatsen blijven bewaard.
web-lobby-advice-server = Misschien is je verbinding weg of wordt de server opnieuw gestart. Er gaat niets verloren van wat gespeeld is: probeer het zo nog eens.
    .title = De server antwoordt niet
web-lobby-advice-page = Misschien is het programma van deze pagina vernieuwd. Laad de pagina opnieuw; je plaatsen blijven in deze browser bewaard.
    .title = De pagina kon niet worden geladen
web-lobby-advice-table = De link is misschien onvolledig of oud, of de tafel is opgeheven. Vraag wie hem stuurde om een nieuwe, of zoek een andere tafel.
    .title = Deze tafel bestaat niet
web-lobby-advice-seat = Misschien is de link niet volledig, of heeft de plaats een nieuwere. Open de nieuwste link, of kijk toe zonder plaats.
    .title = Deze link opent geen plaats
web-lobby-advice-renewed = Open de nieuwste link, of bekijk het spel zonder plaats.
    .title = Deze link is vervangen
web-lobby-advice-spectators = De gastheer laat aan deze tafel geen toeschouwers toe. Na afloop kunnen de spelers de partij terugkijken.
    .title = Hier mogen alleen spelers kijken
web-lobby-advice-invitation = Vraag de gastheer om de uitnodigingslink; het adres alleen is niet genoeg.
    .title = Deze tafel vraagt een uitnodiging
web-lobby-advice-void = Misschien is de link niet compleet; vraag er opnieuw om. Je kunt de tafel ook zonder bekijken.
    .title = Deze uitnodiging is niet geldig
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
web-settings-speed-faster = heel snel
web-settings-sound = Geluiden
web-settings-volume = Volume
web-settings-notify = Laat het me weten als ik aan de beurt ben en deze pagina op de achtergrond staat
web-settings-notify-denied = Je browser laat deze pagina geen meldingen sturen. Sta het toe in de instellingen van de browser en probeer het opnieuw.
web-settings-confirm = Elke zet bevestigen
web-settings-forced = De enige mogelijke zet voor mij doen
web-settings-answer-ask = vraag het me
web-settings-answer-yes = altijd
web-settings-answer-no = nooit
web-settings-kept = Alleen in deze browser bewaard.
web-settings-kept-account = Bewaard in je account, voor elk apparaat.

# spelregels
web-rules-title = Spelregels
web-rules-about = Elke regel in onze woorden, met voorbeelden; doorzoekbaar.
web-rules-search = Zoek in de regels
web-rules-contents = Inhoud
web-rules-example = Voorbeeld:
web-rules-module = module
web-rules-english = Deze spelregels zijn nog niet vertaald.
web-rules-unknown = Er is geen regel { $rule }.
web-rules-none = Geen regel gaat over “{ $wanted }”. Probeer een ander woord, of het nummer van een regel, zoals { $example }.
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
web-replay-move = { $seat }: { $what }
web-replay-viewer = Gezien door
web-replay-spectator = een toeschouwer
web-replay-link = Link naar dit moment kopiëren
web-replay-link-copied = Link gekopieerd
web-replay-link-opens = De link bevat de uitnodiging voor deze besloten tafel: wie hem heeft, mag hier ook naar het spel kijken.
web-replay-link-by-hand = Je browser staat kopiëren niet toe. De link naar dit moment:
web-replay-picture = Als afbeelding bewaren
web-replay-picture-busy = Afbeelding wordt gemaakt …
web-replay-picture-saved = Afbeelding bewaard
web-replay-picture-failed = Je browser kon de afbeelding niet maken.
web-replay-table = Naar de tafel
web-replay-export = Als bestand bewaren
web-replay-import = Een bewaarde partij openen
web-replay-import-hint = Sleep een verslag hierheen of kies een bestand. De zetten en trekkingen worden gecontroleerd, de namen niet.
web-replay-keys =
    { $by ->
        [phase] Toetsen: ← → stap, , en . zet, Shift + ← → fase, [ ] ronde, spatie speelt af.
       *[round] Toetsen: ← → stap, , en . zet, Shift + ← → ronde, [ ] jaar, spatie speelt af.
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
web-replay-speed = Snelheid
web-replay-by-move = Na elke zet stoppen
web-replay-planned =
    { $count ->
        [one] { $count } zet, in het geheim gedaan
       *[other] { $count } zetten, in het geheim gedaan
    }
web-replay-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }

# begeleid eerste spel
web-learn-title = Begeleid eerste spel
web-learn-about = Nooit gespeeld? Een gids legt alles uit op het moment dat het komt.
web-learn-unknown = Er is geen begeleid spel met de naam ‘{ $wanted }’. Kies een van deze:
web-learn-start = Het begeleide spel beginnen
web-learn-contents = Wat je tegenkomt
web-learn-coach = Gids
web-learn-next = Verder
web-learn-got-it = Begrepen
web-learn-waits = Het spel gaat verder als je dit gelezen hebt.
web-learn-stop = Geen gids meer
web-learn-fold = Inklappen
web-learn-unfold = Uitklappen
web-learn-menu-on = Toon de gids
web-learn-menu-off = Verberg de gids
web-learn-read = Regel { $rule } zegt het volledig

# -- end of around the game --------------------------------------------------------------------------

# -- aanwezigheid en afwezigheid ---------------------------------------------------------------------

web-company-here = aan tafel
web-company-away = de pagina staat op de achtergrond
web-company-gone = weg sinds { $when }
web-company-never = nog niet gezien
web-company-watching =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
web-company-bot-for = bot voor { $name }
web-company-offered = plaats vrij
web-company-nudge = Aansporen
web-company-nudge-told = { $by } spoort je aan: de tafel wacht op je.
web-company-nudged = { $name } is aangespoord.

# wat er naast de zetten gebeurt
web-company-event-bot-in =
    { $reason ->
        [offered] Tot iemand de plaats van { $name } neemt, speelt de { $bot } die.
        [clock] De tijd van { $name } is om. De { $bot } speelt nu voor { $name }.
        [vote] De anderen hebben gestemd: de { $bot } speelt nu voor { $name }.
        [host] De gastheer heeft een bot ingezet: de { $bot } speelt nu voor { $name }.
       *[other] De { $bot } speelt nu voor { $name }.
    }
web-company-event-bot-out = { $name } speelt weer.
web-company-event-offered = De plaats van { $name } is vrij voor een nieuwe speler.
web-company-event-joined = { $name } neemt de plaats van { $was } over.
web-company-event-resigned = { $name } heeft opgegeven.
web-company-event-paused =
    { $reason ->
        [host] De gastheer heeft het spel gepauzeerd.
       *[other] De spelers hebben het spel gepauzeerd.
    }
web-company-event-resumed =
    { $reason ->
        [host] De gastheer laat het spel doorgaan.
        [time] De langste pauze is voorbij. Het spel gaat door.
       *[other] De spelers laten het spel doorgaan.
    }
web-company-event-extended =
    { $name ->
        [everybody] Meer tijd ({ $more }) voor iedereen die aan zet is.
       *[other] Meer tijd ({ $more }) voor { $name }.
    }
web-company-event-vote-opened =
    { $about ->
        [absent] De tijd van { $name } is om. De anderen stemmen over wat er moet gebeuren.
        [replace] { $by } vraagt of iemand anders voor { $name } moet spelen.
        [pause] { $by } vraagt om een pauze.
        [resume] { $by } vraagt om door te gaan.
        [extend] { $by } vraagt om meer tijd.
       *[other] { $by } vraagt om het spel af te breken.
    }
web-company-event-vote-cast = { $by } stemt: { $choice }
web-company-event-vote-closed =
    { $result ->
        [failed] Het voorstel is afgewezen.
        [back] { $name } is terug; de stemming is voorbij.
       *[other] De stemming is voorbij.
    }
web-company-event-called-off =
    { $reason ->
        [host] De gastheer heeft het spel beëindigd.
        [resigned] Er is niemand meer om te spelen. Het spel is afgelopen.
       *[other] De spelers hebben het spel afgebroken.
    }
web-company-event-nudge = { $by } spoort { $name } aan.

# stemmingen
web-company-vote-absent = De tijd van { $name } is om. Wat moet er gebeuren?
web-company-vote-absent-you = Je tijd is om, en de anderen stemmen over wat er moet gebeuren. Doe nu een zet, dan is de stemming voorbij.
web-company-vote-replace = { $by } vraagt: wie moet er voor { $name } spelen?
web-company-vote-pause = { $by } wil het spel pauzeren.
web-company-vote-resume = { $by } wil doorgaan.
web-company-vote-extend = { $by } vraagt om meer tijd ({ $more }) voor iedereen die aan zet is.
web-company-vote-call-off = { $by } wil het spel afbreken. Het eindigt dan zonder winnaar.
web-company-vote-state = { $cast } van { $all } hebben gestemd.
web-company-vote-all = Eén “nee” wijst het af; wie aan het einde niets heeft gezegd, telt niet mee.
web-company-vote-ends =
    { $about ->
        [absent] Als niemand stemt, speelt een bot over
        [call-off] Als niemand tegen is en de meesten voor zijn, eindigt het spel over
       *[other] Als te weinigen voor zijn, is het afgewezen over
    }
web-company-vote-mine = Je hebt gestemd: { $choice }
web-company-choice-yes = Ja
web-company-choice-no = Nee
web-company-choice-bot = Een bot speelt
web-company-choice-wait = Meer tijd
web-company-choice-offer = Een nieuwe speler
web-company-choice-end = Het spel beëindigen
web-company-paused = Het spel is gepauzeerd: niemand kan zetten en de klokken staan stil. Het gaat vanzelf door om { $when }.
web-company-go-on = Doorgaan
web-company-called-off = Dit spel is afgebroken. Er is geen winnaar.
web-company-ended-by-host = De gastheer heeft dit spel beëindigd. Er is geen winnaar.

# wat spelers kunnen vragen
web-company-ask = De anderen iets vragen
web-company-ask-about = De anderen stemmen. Bots hebben geen stem.
web-company-ask-pause = Pauzeren
web-company-ask-extend = Meer tijd ({ $more })
web-company-ask-call-off = Het spel afbreken
web-company-ask-call-off-sure = Echt voorstellen dit spel voor iedereen te beëindigen?
web-company-ask-replace-bot = Een bot voor { $name }
web-company-ask-replace-offer = Een nieuwe speler voor { $name }
web-company-host = Als gastheer, meteen
web-company-host-end = Het spel beëindigen
web-company-sure = Dit spel echt voor iedereen beëindigen?
web-company-resign = Opgeven
web-company-resign-about = Een bot speelt je plaats tot het einde, of een nieuwe speler. Je kunt niet terugkomen.
web-company-resign-last = Je bent hier de enige mens: het spel is meteen afgelopen, zonder winnaar.
web-company-resign-ask = Echt opgeven? Je kunt niet terugkomen.
web-company-resign-sure = Ja, opgeven
web-company-resigned = Je hebt opgegeven. Je plaats wordt gespeeld door: { $bot }.
web-company-not-now = Nee

# vrije plaatsen
web-company-free-seat = In dit lopende spel is een plaats vrij.
web-company-free-tag = vrije plaats, lopend spel
web-company-free-about = Je neemt de plaats over zoals ze is, met haar kaarten en geheimen. De anderen houden die van hen.
web-company-take-seat = De plaats van { $name } nemen
web-company-take = Een plaats nemen
web-company-hands = Wie er speelde
web-company-heir-short = Je plaats ging naar { $name }
web-company-heir = Je was weg, en de anderen hebben je plaats aan { $name } gegeven. Je kunt het spel bekijken.

# -- what would you do? ------------------------------------------------------------------------------

web-ask-bot = Wat zou jij doen?
web-ask-real-throw = Hier kan niemand raad geven: alleen jullie echte worp weet het.
web-ask-whom = Welke bot?
web-ask-thinking = Denkt na …
web-ask-would = { $bot } zou kiezen:
web-ask-plan = { $bot } zou dit doen:
web-ask-do =
    { $count ->
        [one] Speel dit
        [2] Speel beide zetten
       *[other] Speel alle { $count } zetten
    }
web-ask-first = Speel alleen de eerste
web-ask-times = { $count } × { $move }
web-ask-lay = Gebruik dit plan
web-ask-not-whole = Dit is maar een deel van het plan: speel het en vraag dan opnieuw.
web-ask-close = Sluiten
web-lobby-advice-allowed = Spelers mogen een bot vragen wat hij zou doen
web-lobby-advice-not-allowed = Niemand mag een bot om raad vragen

# Verschillende mensen aan één scherm
web-pass-title = Geef het scherm aan { $name }
web-pass-about = { $name } is aan de beurt. De anderen kijken even niet.
web-pass-ready = Ik ben { $name }
web-pass-back = Terug naar { $name }

# -- mijn partijen bewaren ---------------------------------------------------------------------------

web-keep-games = Mijn partijen bewaren
web-keep-about = Deze partijen staan alleen in deze browser.
web-keep-signed-in = Je bent { $name }; je partijen volgen je naar elk apparaat.
web-keep-account = Mijn account
web-keep-more =
    { $count ->
        [one] Nog { $count } partij bewaren
       *[other] Nog { $count } partijen bewaren
    }
web-keep-elsewhere = Heb je partijen op een ander apparaat bewaard?
web-keep-sign-in = Aanmelden
web-lobby-accounts = Alleen wie een account heeft, mag gaan zitten, en ieder maar één keer
web-lobby-rated = Met rating
web-lobby-leaderboard = Ranglijst
web-lobby-accounts-needed = Aan deze tafel ga je met een account zitten, zodat iedereen weet met wie hij speelt. Het is zo gemaakt.
