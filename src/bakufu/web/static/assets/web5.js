var e=`web-shogun-play-taxes = belasting
web-shogun-play-rice = rijst
web-shogun-play-armies =
    { $count ->
        [one] leger
       *[other] legers
    }
web-shogun-play-markers =
    { $count ->
        [one] oproerfiche
       *[other] oproerfiches
    }
web-shogun-play-free-spaces =
    { $count ->
        [one] { $count } vrije bouwplaats
       *[other] { $count } vrije bouwplaatsen
    }
web-shogun-play-neutral = neutraal
web-shogun-play-face-up = Open kaarten
web-shogun-play-pile = De gedekte stapel
web-shogun-play-pile-left =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-shogun-play-group =
    { $left ->
        [one] groep van { $armies }
       *[other] groep van { $armies } (je hebt er { $left })
    }
web-shogun-play-place = Plaats { $place } in de spelersvolgorde
web-shogun-play-taken-by = Genomen door { $seat }
web-shogun-play-from =
    { $armies ->
        [one] Er staat { $armies } leger
       *[other] Er staan { $armies } legers
    } in { $province }. Kies waar ze heen gaan, hier of op de kaart.
web-shogun-play-attack = Aanvallen
web-shogun-play-move = Verplaatsen
web-shogun-play-why-not = Waarom niet?
web-shogun-play-other-target = Een ander doel
web-shogun-play-fewer = Eén leger minder
web-shogun-play-more = Eén leger meer
web-shogun-play-quick = Snelle aantallen
web-shogun-play-all = alle { $armies }
web-shogun-play-odds-hold = { $percent }% neergeslagen
web-shogun-play-fight =
    { $attacker } valt { $province } aan: { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    } tegen { $guard }.
web-shogun-play-fight-neutral =
    { $attacker } valt het neutrale { $province } aan: { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    } tegen één boer van de provincie en de boeren die uit de toren vallen of in de schaal liggen.
web-shogun-play-winter = Er bederft rijst. Daarna heeft elke provincie één rijst nodig; waar die ontbreekt, komen boeren in opstand. Tot slot zijn er punten voor provincies, gebouwen en de meeste gebouwen van een soort in een gebied.
web-shogun-play-always = Altijd
web-shogun-play-never = Nooit
web-shogun-play-always-hint = Altijd en Nooit gelden tot je ze bij de instellingen in het menu verandert.
web-shogun-play-standing = Wordt voor je beantwoord
web-shogun-play-ask-again = Vraag het me weer
web-shogun-play-take = Neem { $province }
web-shogun-play-deploy-where =
    In { $province } { $armies ->
        [one] staat { $armies } leger
       *[other] staan { $armies } legers
    }; in je voorraad { $supply ->
        [one] is er nog { $supply }
       *[other] zijn er nog { $supply }
    }.
web-shogun-play-revolt-place = { $province }: nummer { $place } van { $count }. Pijl omhoog of omlaag verplaatst het.
web-shogun-play-revolt-drag = Sleep, of gebruik de pijltjestoetsen
web-shogun-play-revolt-earlier = { $province } eerder
web-shogun-play-revolt-later = { $province } later
web-shogun-play-revolt-all =
    { $count ->
        [one] Deze opstand aangaan
        [2] Beide in deze volgorde aangaan
       *[other] Alle { $count } in deze volgorde aangaan
    }
web-shogun-play-revolts-why = Blind getrokken uit je provinciekaarten, omdat er rijst tekort is: 1 opstand bij een tekort van 1 of 2, 2 bij 3 tot 6, 3 bij 7 of meer.
web-shogun-play-extra-farmers =
    { $count ->
        [one] Bij elke opstand komt { $count } hongerige boer erbij.
       *[other] Bij elke opstand komen { $count } hongerige boeren erbij.
    }
web-shogun-play-thrown = { $count } erin gegooid
web-shogun-play-tray-enter = Schaal invoeren
web-shogun-play-made-up = Het programma heeft deze worp verzonnen voor de bot { $seat }. Leg de schaal zo; alle andere blokjes die erin gingen, blijven in de toren.
web-shogun-play-cube-fewer = Eén blokje van kleur { $colour } minder
web-shogun-play-cube-more = Eén blokje van kleur { $colour } meer
web-shogun-play-bid = Veiling: bod op de spelersvolgorde
web-shogun-play-space =
    { $turn ->
        [bid] { $title }
        [later] Gedekt, { $title }
       *[other] Actie { $turn }, { $title }
    }: { $lies }. { $doubt }
web-shogun-play-would-skip = Zou worden overgeslagen. { $why }
web-shogun-play-may-skip = Wordt misschien overgeslagen. { $why }
web-shogun-play-would-revolt = { $province } zou in opstand komen: er liggen oproerfiches.
web-shogun-play-board = Je spelertableau
web-shogun-play-hand = Je hand
web-shogun-play-held = Kies nu een veld voor { $card }.
web-shogun-play-space-chosen = Kies nu een kaart voor { $space }. { $about }
web-shogun-play-lack =
    { $count ->
        [one] { $count } veld wil nog een kaart. Sleep er een heen, of tik op een kaart en dan op een veld.
       *[other] { $count } velden willen nog een kaart. Sleep ze erheen, of tik op een kaart en dan op een veld.
    }
web-shogun-play-complete = Je plan is compleet. Je kunt kaarten nog verleggen en verwisselen.
web-shogun-play-spare =
    { $count ->
        [one] Je hebt één kaart te weinig: jij kiest welk veld leeg blijft.
       *[other] Je hebt { $count } kaarten te weinig: jij kiest welke velden leeg blijven.
    }
web-shogun-play-sort = Sorteer op
web-shogun-play-sort-name = naam
web-shogun-play-sort-tax = belasting
web-shogun-play-sort-rice = rijst
web-shogun-play-sort-armies = legers
web-shogun-play-take-back = Terug in de hand
web-shogun-play-ledger = Geldkisten nu { $start }; na een bod van { $bid } en de open acties { $known }; aan het eind van de ronde { $end }.
web-shogun-play-estimate = Een schatting
web-shogun-play-doubts =
    { $count ->
        [one] { $count } order kan mislukken
       *[other] { $count } orders kunnen mislukken
    }
web-shogun-play-no-doubts = Voor zover te voorzien is, kan elke actie worden uitgevoerd.
web-shogun-play-key-spaces = De gekozen kaart op een veld leggen, in de volgorde van de rij; b is het bod
web-shogun-play-key-delete = De kaart van een veld terug in de hand nemen
web-shogun-play-key-escape = De gekozen kaart loslaten; een worp met de dobbeltoren meteen tonen
web-shogun-play-season = Jaar { $year }, { $season }
web-shogun-play-before = Vóór het eerste seizoen
web-shogun-play-points = punten
web-shogun-play-chests = geldkisten
web-shogun-board-claimed = net opgeëist; de legers zijn onderweg
web-shogun-board-closed = buiten het spel met drie spelers
web-shogun-board-neutral = neutraal
web-shogun-board-held =
    { $armies ->
        [one] { $seat }, { $armies } leger
       *[other] { $seat }, { $armies } legers
    }
web-shogun-board-yield = belasting { $tax }, rijst { $rice }
web-shogun-board-tax = belasting { $tax }
web-shogun-board-rice = rijst { $rice }
web-shogun-board-markers =
    { $count ->
        [one] { $count } oproerfiche
       *[other] { $count } oproerfiches
    }
web-shogun-board-spaces-free =
    { $count ->
        [one] { $count } bouwplaats, nog leeg
       *[other] { $count } bouwplaatsen, nog leeg
    }
web-shogun-board-points = Punten
web-shogun-board-rice-track = Rijst
web-shogun-board-on-track = { $seat }: { $count }
web-shogun-board-actions = Acties van het seizoen
web-shogun-board-action-open = { $number }: { $action }
web-shogun-board-action-closed = { $number }: gedekt
web-shogun-board-action-now = nu
web-shogun-board-action-done = gedaan
web-shogun-board-specials = Speciale kaarten en spelersvolgorde
web-shogun-board-special-at = Plaats { $number }: { $special }
web-shogun-board-special-free = vrij
web-shogun-board-special-taken = bij { $seat }
web-shogun-board-events = Gebeurtenissen van het jaar
web-shogun-board-event-now = dit seizoen
web-shogun-board-event-shown = komt nog
web-shogun-board-event-gone = voorbij
web-shogun-board-event-loss = Winter: { $count } rijst bederft
web-shogun-board-no-events = Er liggen nu geen gebeurteniskaarten.
web-shogun-board-no-actions = Er liggen nu geen actiekaarten.
web-shogun-board-date = Jaar { $year }, { $season }
web-shogun-board-chests =
    { $count ->
        [one] { $count } geldkist
       *[other] { $count } geldkisten
    }
web-shogun-board-supply =
    { $count ->
        [one] { $count } leger in voorraad
       *[other] { $count } legers in voorraad
    }
web-shogun-board-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-shogun-board-points-of =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
web-shogun-board-rice-of = { $count } rijst
web-shogun-board-special-of = speciale kaart: { $special }
web-shogun-board-plan = Spelertableau
web-shogun-board-own-plan = Je plan
web-shogun-board-plan-secret = plant in het geheim
web-shogun-board-plan-card = { $space }: { $card }
web-shogun-board-plan-hidden = { $space }: een gedekte kaart
web-shogun-board-plan-empty = { $space }: leeg
web-shogun-board-tower = Dobbeltoren
web-shogun-board-inside = In de toren
web-shogun-board-inside-hidden = Aan deze tafel wordt niet getoond hoeveel blokjes in de toren zitten.
web-shogun-board-tray = In de schaal
web-shogun-board-tiles = Gebouwenfiches over
web-shogun-board-tiles-of = { $building }: { $count }
web-shogun-board-farmers-left =
    { $count ->
        [one] { $count } boer in voorraad
       *[other] { $count } boeren in voorraad
    }
web-shogun-board-nothing = niets
web-shogun-board-throw = Een worp met de dobbeltoren
web-shogun-board-throw-skip = Overslaan
web-shogun-stage-bids = De biedingen worden getoond
web-shogun-stage-officials = Beambten betreden de voorhal
web-shogun-stage-order = De nieuwe spelersvolgorde
web-shogun-stage-rice = Rijst uit
web-shogun-stage-taxes = Belasting uit
web-shogun-stage-deployed = Nieuwe legers in
web-shogun-stage-built = Gebouwd in
web-shogun-stage-moved = Legers gaan
web-shogun-stage-skipped = Overgeslagen
web-shogun-stage-set-up = Opgesteld in
web-shogun-stage-food = Rijst voor de provincies
web-shogun-stage-fed = gevoed
web-shogun-stage-hungry = { $count } rijst tekort: { $revolts ->
    [one] { $revolts } provincie in opstand
   *[other] { $revolts } provincies in opstand
  }
web-shogun-stage-points = De punten van het jaar
web-shogun-stage-points-leaders = Punten voor standbeelden en trofeeën
web-shogun-stage-points-chambers = Punten voor de kamers
web-shogun-board-throw-loading = De toren wordt gevuld, vóór de eerste ronde.
web-shogun-board-throw-next = Verder
web-shogun-board-year-points = Waar de punten van jaar { $year } vandaan komen
web-shogun-board-throw-in = Deze gaan in de toren:
web-shogun-board-throw-held =
    { $count ->
        [one] { $count } blokje blijft in de toren
       *[other] { $count } blokjes blijven in de toren
    }
web-shogun-board-throw-old =
    { $count ->
        [one] { $count } oud blokje valt eruit
       *[other] { $count } oude blokjes vallen eruit
    }
web-shogun-board-throw-losses = { $seat } verliest er { $lost }, { $defender } verliest er { $other }
web-shogun-board-throw-losses-farmers = { $seat } verliest er { $lost }, de boeren verliezen er { $other }
web-shogun-board-col-region = Regio
web-shogun-board-col-tax = Belasting
web-shogun-board-col-rice = Rijst
web-shogun-board-col-armies = Legers
web-shogun-board-col-markers = Oproerfiches
web-shogun-board-col-points = Punten
web-shogun-board-col-chests = Geldkisten
web-shogun-board-col-supply = Legers in voorraad
web-shogun-board-col-cards = Kaarten
web-shogun-board-col-special = Speciale kaart
web-shogun-board-buildings-of = { $buildings } ({ $count } van { $spaces })
web-shogun-board-buildings-none = 0 van { $spaces }
web-shogun-end-you =
    { $seats-count ->
        [1] { $seats } wint: jij bent de shogun!
       *[other] Jullie delen de overwinning: { $seats }.
    }
web-shogun-end-winner =
    { $seats-count ->
        [1] { $seats } wordt shogun
       *[other] { $seats } delen de overwinning
    }
web-shogun-end-year = Jaar { $year }
web-shogun-end-provinces = provincies
web-shogun-end-buildings = gebouwen
web-shogun-end-majorities = meerderheden
web-shogun-end-battles = Gevechten en opstanden
web-shogun-end-fights-attacks = aanvallen gedaan
web-shogun-end-fights-won = … en gewonnen
web-shogun-end-fights-defences = aanvallen ondergaan
web-shogun-end-fights-held = … en afgeslagen
web-shogun-end-fights-revolts = opstanden
web-shogun-end-fights-down = … en neergeslagen
web-shogun-luck-battle-win = { $seat } nam { $province } af van { $defender }.
web-shogun-luck-battle-lose = { $defender } hield { $province } tegen { $seat }.
web-shogun-luck-battle-undecided = { $seat } en { $defender } vernietigden elkaar in { $province }.
web-shogun-luck-neutral-win = { $seat } nam { $province } af van de boeren.
web-shogun-luck-neutral-lose = De boeren van { $province } hielden stand tegen { $seat }.
web-shogun-luck-neutral-undecided = In { $province } bleef niemand over.
web-shogun-luck-revolt-win = { $seat } sloeg de opstand in { $province } neer.
web-shogun-luck-revolt-lose = De opstand nam { $province } af van { $seat }.
web-shogun-luck-revolt-undecided = In { $province } bleef niemand over.
web-shogun-standing-extra-attack = Het extra leger bij een aanval
web-shogun-standing-extra-defense = Het extra leger bij een verdediging
web-shogun-replay-moment = Jaar { $year }, { $season }
web-shogun-replay-moment-action = Jaar { $year }, { $season }, actie { $number }
web-shogun-learn-intro = Je speelt een heel spel Shogun tegen twee bots. Een gids zegt er een paar woorden bij zodra iets voor het eerst komt. Je kunt hem elk moment wegsturen, en er is geen klok.
web-shogun-learn-welcome = Je leidt een van de grote clans van Japan. Het spel duurt twee jaar. Elk jaar heeft drie rondes, in voorjaar, zomer en herfst, en dan een winter met punten voor provincies en gebouwen. Wie aan het eind de meeste punten heeft, wordt shogun.
    .title = Welkom, daimyo
web-shogun-learn-draft = Om de beurt kiest iedereen provincies: neem een van de twee open kaarten, of de onbekende kaart van de stapel. Provincies naast elkaar zijn makkelijker te houden; let ook op belasting, rijst en bouwplaatsen.
    .title = Je eerste provincies
web-shogun-learn-group = Elke nieuwe provincie krijgt een van je groepen legers. Grote groepen horen waar buren dichtbij zijn; een provincie in een rustige hoek heeft er weinig nodig.
    .title = Legers voor de provincie
web-shogun-learn-round = Tien acties worden uitgevoerd, in een volgorde die elke ronde opnieuw wordt getrokken. De eerste vijf liggen open; de andere worden één voor één omgedraaid. Iedereen doet elke actie in maar één provincie.
    .title = Een ronde begint
web-shogun-learn-planning = Leg op elke actie een provinciekaart: daar voer je haar uit. Niemand ziet je plan, en jij ziet dat van hen niet. Elke provincie kan maar één actie doen. Een geldkaart betekent: hier deze ronde geen actie. Zolang je kaarten hebt, komt er op elk veld een; een veld blijft alleen leeg als je kaarten opraken. Let op de volgorde: geld uit belasting is er pas als die actie aan de beurt is geweest.
    .title = Plan in het geheim
web-shogun-learn-bid = Eén kaart komt op het veilingveld. Een geldkaart kost wat erop staat; het hoogste bod kiest als eerste een speciale kaart, en die bepaalt ook de spelersvolgorde. Een provinciekaart kost niets en is meer dan een 0.
    .title = Bied op de volgorde
web-shogun-learn-event = Een van de vier open gebeurteniskaarten wordt getrokken. Die geldt de hele ronde, en je plande zonder te weten welke het zou worden. De kaart die voor de winter overblijft, zegt hoeveel rijst er bederft.
    .title = De gebeurtenis van het seizoen
web-shogun-learn-specials = Elke kaart helpt je deze ronde en geeft je haar plaats in de spelersvolgorde. Eerst zijn is goed voor aanvallen; als laatste zie je wat de anderen doen.
    .title = Kies een speciale kaart
web-shogun-learn-actions = Nu komt elke actie aan de beurt, en iedereen draait zijn kaart ervoor om. Het meeste gaat vanzelf; je wordt gevraagd als je iets te beslissen hebt. Een actie die niet meer kan, wordt overgeslagen.
    .title = De acties worden uitgevoerd
web-shogun-learn-build = Een paleis kost 3 geldkisten, een tempel 2, een nô-theater 1. Elk gebouw staat op een bouwplaats van zijn provincie en geeft elke winter een punt; wie in een regio de meeste van een soort heeft, krijgt meer. Een provincie kan elke soort maar één keer hebben.
    .title = Gebouwen
web-shogun-learn-levy = De provincie geeft rijst of geld, en haar boeren worden boos: er komt een oproerfiche te liggen. Wie nog eens int waar al een fiche ligt, veroorzaakt een opstand.
    .title = Rijst en belasting
web-shogun-learn-deploy = Drie acties brengen legers: 5 voor 3 geldkisten, 3 voor 2, en 1 voor 1. Bij één ervan mag je ook legers doorsturen naar een provincie ernaast. Plaats ze vóór het gevecht, als de volgorde het toelaat.
    .title = Nieuwe legers
web-shogun-learn-battle = Legers gaan naar een provincie ernaast, over land of over een zeeroute; minstens één moet achterblijven. In een eigen provincie trekken ze gewoon binnen. Elke andere wordt aangevallen. Val je zelf aan, dan zeggen de kansen naast de schuif wat je kunt verwachten.
    .title = Gevecht en verplaatsing
web-shogun-learn-tower = Alle legers van het gevecht gaan in de toren, met wat nog in de schaal ligt. Sommige blokjes blijven binnen, andere van vroegere gevechten vallen eruit. Wie de meeste blokjes in de schaal heeft, wint; die van de verliezer zijn weg, en de winnaar verliest er evenveel als de verliezer had. Boeren in de schaal helpen de verdediger waar geen oproerfiche ligt.
    .title = De dobbeltoren
web-shogun-learn-revolt = Boeren vechten tegen hun heer: ze gaan samen met de legers van de provincie in de toren. Liggen er meer blokjes van jou dan boeren in de schaal, dan houd je haar; anders is ze weer neutraal en zijn haar gebouwen weg.
    .title = Een opstand
web-shogun-learn-winter = Eerst bederft er rijst: het getal op de laatste gebeurteniskaart. Dan heeft elke provincie van jou één rijst nodig. Kom je er 1 of 2 tekort, dan komt één provincie in opstand; bij 3 tot 6 zijn het er twee, bij 7 of meer drie. De speler links van je trekt ze blind uit je provinciekaarten, en er komen hongerige boeren bij.
    .title = Winter
web-shogun-learn-scoring = Elke provincie en elk gebouw is 1 punt waard. In elke regio geven de meeste paleizen 3 punten, de meeste tempels 2 en de meeste nô-theaters 1; elk één minder bij een gelijke stand.
    .title = Punten
web-shogun-learn-over = Bekijk de uitslag, kijk de partij terug vanaf elke plaats, en speel nog eens: je hebt nu elk deel van een jaar gezien.
    .title = Het spel is voorbij`;export{e as default};