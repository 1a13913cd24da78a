# -- playing ----------------------------------------------------------------------------------------

web-play-title-turn = Jouw beurt
web-play-your-turn = Jouw beurt
web-play-plan = Leg op elk veld van je spelertableau een kaart.
web-play-plan-done =
    { $seats-count ->
        [0] Je plan is klaar.
       *[other] Je plan is klaar. De tafel wacht op { $seats }.
    }
web-play-waiting = De tafel wacht op { $seats }.
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
web-play-fewer = Eén leger minder
web-play-more = Eén leger meer
web-play-quick = Snelle aantallen
web-play-all = alle { $armies }
web-play-odds-win = { $percent } % gewonnen
web-play-odds-hold = { $percent } % neergeslagen
web-play-odds-undecided = { $percent } % niemand over
web-play-odds-lose = { $percent } % verloren
web-play-fight =
    { $attacker } valt { $province } aan: { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    } tegen { $guard }.
web-play-always = Altijd
web-play-never = Nooit
web-play-ask = Vraag het mij
web-play-always-hint = Altijd en Nooit gelden tot je ze onder het vraagteken verandert.
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
web-play-habit-attack = Extra leger bij mijn aanvallen
web-play-habit-defense = Extra leger bij mijn verdedigingen
web-play-habit-forced = Zetten vanzelf doen waar geen keuze is
web-play-habit-confirm = Vraag het vóór elke zet nog eens
web-play-keys = Toetsen
web-play-habits = Hoe je gevraagd wordt
web-play-key-help = Deze lijst
web-play-key-undo = Terugnemen
web-play-key-decision = Naar je beslissing
web-play-key-map = Naar de kaart
web-play-key-log = Naar het verslag
web-play-key-tab = Van keuze naar keuze, en kiezen
web-play-key-spaces = De gekozen kaart op een veld leggen, in de volgorde van de rij; b is het bod
web-play-key-delete = De kaart van een veld terug in de hand nemen
web-play-key-escape = De gekozen kaart loslaten
web-play-log = Verslag
web-play-log-empty = Er is nog niets gebeurd.
web-play-season = Jaar { $year }, { $season }
web-play-before = Vóór het eerste seizoen
web-play-tab-play = Beslissing
web-play-tab-table = Tafel
web-play-tab-seats = Spelers
web-play-tab-text = In woorden
web-play-tab-chat = Gesprek
web-play-tab-notes = Notities
web-play-tabs = Wat je wilt zien
web-play-map = Kaart
web-play-connecting = De tafel gaat open …
web-play-offline = De verbinding is weg. Ze komt vanzelf terug; niets wat je hebt voorbereid gaat verloren.
web-play-spectator = Je kijkt toe. Je ziet alleen wat iedereen mag weten.
web-play-two-tabs = Deze tafel is ook in een ander tabblad open. Beide tonen hetzelfde spel, en een zet in het ene verschijnt in het andere; je kunt er een sluiten.
web-play-gone = Deze tafel kan niet worden geopend
web-play-gone-unknown = Misschien is ze gesloten, of is de link afgebroken. Vraag opnieuw om de link, of open een nieuwe tafel.
web-play-gone-token = De link naar deze plaats past niet meer: misschien is de plaats aan iemand anders gegeven. Vraag de gastheer om een nieuwe link, of kijk toe.
web-play-gone-spectators = Vraag de gastheer om een uitnodiging als je wilt meespelen.
web-play-gone-other = Probeer het zo meteen nog eens. Blijft het zo, zeg het dan wie deze server beheert.
web-play-home = Naar de beginpagina
web-play-watch = Toekijken zonder plaats
web-play-again = Nog eens proberen
web-play-cancelled = De gastheer heeft deze tafel gesloten voordat het spel begon.
web-play-result = Uitslag
web-play-final-board = Eindstand op het bord
web-play-table = Tafel
web-play-help = Toetsen en gewoonten
web-play-sheet-tall = Hiervan meer tonen
web-play-sheet-low = Meer van de kaart tonen

# -- end of playing ----------------------------------------------------------------------------------

# -- what one sees of the board ----------------------------------------------------------------------

web-board-map = Kaart van de provincies
web-board-map-help = Met de pijltoetsen ga je van provincie naar provincie, Enter kiest er een; plus en min zoomen, 0 toont weer het geheel.
web-board-credit = Kaart: { $credit }
web-board-zoom-in = Dichterbij
web-board-zoom-out = Verder weg
web-board-zoom-whole = De kaart zoals ze was
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
web-board-special-taken = voor { $seat }
web-board-events = Gebeurtenissen van het jaar
web-board-event-now = dit seizoen
web-board-event-shown = komt nog
web-board-event-gone = voorbij
web-board-event-loss = Winter: { $count } rijst bederft
web-board-no-events = Er liggen nu geen gebeurteniskaarten.
web-board-no-actions = Er liggen nu geen actiekaarten.
web-board-order = Spelersvolgorde
web-board-order-none = De spelersvolgorde staat nog niet vast.
web-board-place = plaats { $number }
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
web-board-throw-into = De toren in
web-board-throw-out = De toren uit
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
web-board-throw-losses = { $seat } verliest er { $lost }, { $defender } verliest er { $own }; over: { $left }
web-board-throw-losses-farmers = { $seat } verliest er { $lost }, de boeren verliezen er { $own }; over: { $left }
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
