var e=`shogun-decision-go-on = Niemand hoeft te beslissen; het spel gaat vanzelf verder.
shogun-decision-draft-take = Neem een van de open provinciekaarten of de bovenste kaart van de stapel.
shogun-decision-draft-group = Kies de groep legers die je nieuwe provincie bezet.
shogun-decision-plan = Leg een kaart op het volgende veld van je spelertableau.
shogun-decision-take-special = Kies een speciale kaart; haar plaats wordt de jouwe in de spelersvolgorde.
shogun-decision-deploy-six = Kies hoeveel legers je plaatst; je speciale kaart staat het grotere aantal toe.
shogun-decision-move-on = Verplaats legers verder naar een aangrenzende eigen provincie, of laat ze staan.
shogun-decision-battle-move = Verplaats legers naar een aangrenzende eigen provincie, of val een andere aan.
shogun-decision-extra-attack = Zeg of een extra leger uit je voorraad aan de aanval meedoet.
shogun-decision-extra-defense = Zeg of een extra leger uit je voorraad aan de verdediging meedoet.
shogun-decision-choose-revolt = Kies in welke provincie de volgende opstand wordt afgehandeld.
shogun-decision-enter-tower = Gooi met de dobbeltoren en voer in hoeveel blokjes van elke kleur in de schaal liggen.
shogun-decision-game-over = Het spel is afgelopen.
shogun-move-plan =
    { $card-id ->
        [none] Laat { $space } leeg
       *[other] Leg { $card } op { $space }
    }
shogun-move-take = Neem { $special }
shogun-move-draft =
    { $source ->
        [first] Neem de eerste open kaart
        [second] Neem de tweede open kaart
       *[pile] Neem de bovenste kaart van de stapel
    }
shogun-move-cycle = Leg beide open kaarten onder de stapel en draai twee nieuwe om
shogun-move-group =
    Stuur de groep van { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }
shogun-move-deploy =
    Plaats { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }
shogun-move-stay = Laat alle legers staan
shogun-move-pass = Verplaats niets en val niet aan
shogun-move-extra =
    { $answer ->
        [yes] Stuur een extra leger
       *[no] Stuur geen extra leger
    }
shogun-move-revolt = Handel nu de opstand in { $province } af
shogun-move-tower =
    { $cubes ->
        [0] In de schaal ligt geen enkel blokje van kleur { $colour }
        [one] In de schaal ligt { $cubes } blokje van kleur { $colour }
       *[other] In de schaal liggen { $cubes } blokjes van kleur { $colour }
    }
shogun-move-move =
    Verplaats { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    } naar { $province }
shogun-move-attack =
    Val { $province } aan met { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }
shogun-kind-plan = plannen
shogun-kind-take = het nemen van een speciale kaart
shogun-kind-draft = het nemen van een provinciekaart
shogun-kind-cycle = het wisselen van de open kaarten
shogun-kind-group = het sturen van een groep legers
shogun-kind-deploy = het plaatsen van legers
shogun-kind-stay = blijven staan
shogun-kind-pass = passen
shogun-kind-extra = een antwoord over een extra leger
shogun-kind-revolt = het kiezen van een opstand
shogun-kind-tower = het invoeren van een worp
shogun-kind-move = het verplaatsen van legers
shogun-kind-attack = een aanval
shogun-event-column = { $seat } begint met de provincies van kolom { $column }.
shogun-event-draft-opens = De provincies liggen voor het grijpen: { $cards } liggen open, en { $seat } kiest als eerste.
shogun-event-draft-open = { $seat } eist { $card } op.
shogun-event-draft-blind = { $seat } vertrouwt op het geluk en trekt { $card } van de stapel.
shogun-event-draft-cycle = { $seat } wil iets beters: { $cards } worden omgedraaid.
shogun-event-draft-group =
    { $armies ->
        [one] { $seat } begint in { $province } met { $armies } leger.
       *[other] { $seat } begint in { $province } met { $armies } legers.
    }
shogun-notice-round = Jaar { $year }, { $season }.
shogun-event-round = Jaar { $year }, { $season }: de daimyo's smeden hun plannen.
shogun-event-events-shown = Het jaar kan brengen: { $events }.
shogun-event-actions-shown = De eerste vijf acties: { $actions }.
shogun-event-action-shown = De volgende gedekte actiekaart blijkt { $action }.
shogun-event-specials-shown = De speciale kaarten, van de eerste tot de laatste plaats: { $specials }.
shogun-event-ready = { $seat } is klaar met plannen.
shogun-event-event = De gebeurtenis van dit seizoen: { $event }.
shogun-event-bid =
    { $chests ->
        [0] { $card-id ->
            [none] { $seat } doet geen bod.
            [chest_0] { $seat } biedt 0 geldkisten.
            [chest_1] { $seat } biedt 1 geldkist, maar kan die niet betalen; het telt als 0.
            [chest_2] { $seat } biedt 2 geldkisten, maar kan ze niet betalen; het telt als 0.
            [chest_3] { $seat } biedt 3 geldkisten, maar kan ze niet betalen; het telt als 0.
            [chest_4] { $seat } biedt 4 geldkisten, maar kan ze niet betalen; het telt als 0.
           *[other] { $seat } biedt met een provinciekaart, { $card }.
        }
        [one] { $seat } biedt { $chests } geldkist.
       *[other] { $seat } biedt { $chests } geldkisten.
    }
shogun-event-special-taken = { $seat } neemt { $special } en plaats { $place } in de spelersvolgorde.
shogun-event-turn-order = De spelersvolgorde: { $seats }.
shogun-event-action = Actie { $number }: { $action }.
shogun-event-no-action =
    { $card-id ->
        [none] { $seat } heeft hiervoor geen bevelen gegeven.
       *[other] { $seat } doet hier niets: op het veld ligt alleen { $card }.
    }
shogun-event-skipped = { $seat } kan { $action } in { $province } niet uitvoeren. { $reason }
shogun-event-built = { $seat } bouwt een { $building } in { $province }.
shogun-event-calmed =
    Het toneelspel bekoort { $province }: { $markers ->
        [0] het laatste oproerfiche verdwijnt.
        [one] een oproerfiche verdwijnt, { $markers } blijft liggen.
       *[other] een oproerfiche verdwijnt, { $markers } blijven liggen.
    }
shogun-event-rice = { $seat } eist { $amount } rijst op in { $province }.
shogun-event-taxes =
    { $seat } perst { $amount ->
        [one] { $amount } geldkist
       *[other] { $amount } geldkisten
    } belasting uit { $province }.
shogun-event-marker =
    Er wordt gemord in { $province }: { $markers ->
        [one] er komt een oproerfiche te liggen.
       *[other] er liggen nu { $markers } oproerfiches.
    }
shogun-event-deployed =
    { $armies ->
        [one] { $armies } vers leger
       *[other] { $armies } verse legers
    } van { $seat } { $armies ->
        [one] verzamelt
       *[other] verzamelen
    } zich in { $province }.
shogun-event-moved =
    { $seat } verplaatst { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    } van { $origin } naar { $target }.
shogun-event-passed = { $seat } houdt zich stil: geen verplaatsing, geen aanval.
shogun-event-card-surrendered = { $seat } verliest de kaart { $card }; ze lag op { $space }, dat nu leeg is.
shogun-event-attack =
    { $seat } valt { $defender } in { $target } aan vanuit { $origin } met { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }.
shogun-event-attack-neutral =
    { $seat } valt het neutrale { $target } aan vanuit { $origin } met { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }.
shogun-event-extra-attacker = Een extra leger van { $seat } sluit zich aan bij de aanval.
shogun-event-extra-defender = Een extra leger van { $seat } snelt de verdediging te hulp.
shogun-event-castle-defender = Het paleis van { $province } levert { $seat } een extra leger.
shogun-event-throw = De toren in: { $thrown }. Eruit: { $out }.
shogun-event-battle-won =
    { $attack } tegen { $own }{ $farmers ->
        [0] {""}
        [one] {" "}en { $farmers } boer
       *[other] {" "}en { $farmers } boeren
    }: { $seat } verovert { $province } op { $defender } en houdt het met { $left ->
        [one] { $left } leger
       *[other] { $left } legers
    }.
shogun-event-battle-lost =
    { $attack } tegen { $own }{ $farmers ->
        [0] {""}
        [one] {" "}en { $farmers } boer
       *[other] {" "}en { $farmers } boeren
    }: de aanval van { $seat } mislukt, en { $defender } houdt { $province } met { $left ->
        [one] { $left } leger
       *[other] { $left } legers
    }.
shogun-event-battle-undecided =
    { $attack } tegen { $own }{ $farmers ->
        [0] {""}
        [one] {" "}en { $farmers } boer
       *[other] {" "}en { $farmers } boeren
    }: noch { $seat } noch { $defender } houdt stand, en { $province } wordt neutraal.
shogun-event-neutral-conquered =
    { $attack } tegen { $farmers ->
        [0] niemand
        [one] { $farmers } boer
       *[other] { $farmers } boeren
    }: { $seat } verovert { $province } en houdt het met { $left ->
        [one] { $left } leger
       *[other] { $left } legers
    }.
shogun-event-neutral-held =
    { $attack } tegen { $farmers ->
        [0] niemand
        [one] { $farmers } boer
       *[other] { $farmers } boeren
    }: { $province } slaat { $seat } terug en blijft neutraal.
shogun-event-revolt =
    Opstand in { $province }! { $farmers ->
        [one] { $farmers } boer keert
       *[other] { $farmers } boeren keren
    } zich tegen { $seat } en { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }.
shogun-event-revolt-put-down =
    { $own } tegen { $farmers ->
        [0] niemand
        [one] { $farmers } boer
       *[other] { $farmers } boeren
    }: { $seat } slaat de opstand neer en behoudt { $province } met { $left ->
        [one] { $left } leger
       *[other] { $left } legers
    }.
shogun-event-revolt-lost =
    { $own } tegen { $farmers ->
        [0] niemand
        [one] { $farmers } boer
       *[other] { $farmers } boeren
    }: het volk verdrijft { $seat }, en { $province } wordt neutraal.
shogun-event-rice-forfeited = Met de provincie verliest { $seat } ook de { $amount } rijst die ze opbracht.
shogun-event-taxes-forfeited =
    Met de provincie verliest { $seat } ook de { $amount ->
        [one] { $amount } geldkist
       *[other] { $amount } geldkisten
    } die ze opbracht.
shogun-event-winter =
    { $loss ->
        [0] Winter, en een zachte: er bederft geen rijst.
       *[other] Winter: in elke voorraadschuur bederft { $loss } rijst.
    }
shogun-event-fed =
    { $seat } voedt { $provinces ->
        [one] { $provinces } provincie
       *[other] alle { $provinces } provincies
    } met { $rice } rijst.
shogun-event-hungry =
    { $seat } heeft { $rice } rijst voor { $provinces ->
        [one] { $provinces } provincie
       *[other] { $provinces } provincies
    }; { $missing ->
        [one] { $missing } lijdt
       *[other] { $missing } lijden
    } honger, en er breekt opstand uit in { $revolts }.
shogun-event-scored =
    { $seat } krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $provinces } voor provincies, { $buildings } voor gebouwen, { $majorities } voor meerderheden) en staat nu op { $total }.
shogun-event-tie =
    { $seats } staan gelijk met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. { $decided ->
        [chests] De meeste geldkisten beslissen: { $winners } heeft er { $chests }.
        [order] Ook in geldkisten; dus beslist de beurtvolgorde van de herfst, in het voordeel van { $winners }.
       *[nothing] Ook in geldkisten (elk { $chests }): zij delen de overwinning.
    }
shogun-event-game-over =
    { $winners-count ->
        [one] { $winners } wordt shogun! De eindstand: { $points }.
       *[other] { $winners } delen de overwinning! De eindstand: { $points }.
    }
shogun-refusal-game-over = Het spel is afgelopen; er zijn geen zetten meer mogelijk.
shogun-refusal-nothing-asked = Er wordt nu niemand iets gevraagd: het spel gaat vanzelf verder.
shogun-refusal-not-your-turn = Je bent niet aan de beurt; wacht op { $seats }.
shogun-refusal-wrong-kind = Dit is niet het moment voor { $kind }. { $decision }
shogun-refusal-cycle-twice = Je hebt de open kaarten deze beurt al gewisseld; neem nu een kaart.
shogun-refusal-cycle-new-cards = Twee kaarten kun je alleen wisselen als ze hier allebei sinds je vorige beurt liggen, en dat is niet zo; neem een kaart.
shogun-refusal-no-such-group = Je hebt geen groep van { $armies } legers meer; kies uit de groepen van { $groups }.
shogun-refusal-plan-finished = Je plan is klaar; wacht op de anderen.
shogun-refusal-plan-order = Voor { $space } is het te vroeg of te laat; leg eerst een kaart op { $due }.
shogun-refusal-plan-space-taken = Op { $space } ligt al een kaart.
shogun-refusal-plan-must-fill =
    Op { $space } moet een kaart: je hebt er { $cards } voor { $spaces ->
        [one] { $spaces } veld
       *[other] { $spaces } velden
    }; laat alleen een veld leeg als je te weinig kaarten hebt.
shogun-refusal-not-your-card = Je hebt de kaart { $card } niet, want de provincie is niet van jou; kies een kaart uit je hand.
shogun-refusal-card-placed = { $card } ligt al op je tableau; kies een andere kaart.
shogun-refusal-overbid =
    Je kunt geen { $value } bieden: je bezit { $chests ->
        [one] maar { $chests } geldkist
       *[other] maar { $chests } geldkisten
    }; bied niet meer dan dat, of bied met een provinciekaart.
shogun-refusal-special-gone = { $seat } heeft { $special } al genomen; kies een kaart die er nog ligt.
shogun-refusal-deploy-number = Je kunt hier geen { $armies } plaatsen; kies { $least } of { $most }.
shogun-refusal-closed = { $target } doet met drie spelers niet mee; kies een andere provincie.
shogun-refusal-not-adjacent = { $target } grenst niet aan { $origin }; kies een provincie die er een grens of een zeeroute mee deelt.
shogun-refusal-attack-own = { $target } is van jou; verplaats erheen in plaats van aan te vallen.
shogun-refusal-move-foreign = { $target } is niet van jou; een geplaatst leger kan alleen verder naar een eigen provincie.
shogun-refusal-move-is-attack = { $target } is niet van jou; om er vanuit { $origin } binnen te trekken moet je aanvallen.
shogun-refusal-temple-peace = { $target } heeft een tempel, en de gebeurtenis van dit seizoen beschermt die; val een andere provincie aan.
shogun-refusal-march-number =
    { $armies ->
        [0] Je moet minstens 1 leger sturen
       *[other] Je kunt er geen { $armies } uit { $origin } sturen
    }: één leger moet achterblijven, dus kies 1 tot { $most } voor { $target }.
shogun-refusal-must-move = Je moet vanuit { $origin } verplaatsen of aanvallen; aan deze tafel mag je het niet laten.
shogun-refusal-no-money =
    Het kost { $price ->
        [one] { $price } geldkist
       *[other] { $price } geldkisten
    }, maar { $chests ->
        [0] er is geen geldkist
        [one] er is er maar { $chests }
       *[other] er zijn er maar { $chests }
    } over.
shogun-refusal-building-there = In { $province } staat al een { $building }.
shogun-refusal-no-space =
    { $spaces ->
        [one] De enige bouwplaats van { $province } is
       *[other] Alle { $spaces } bouwplaatsen van { $province } zijn
    } bezet.
shogun-refusal-no-tile = In de algemene voorraad ligt geen { $building } meer.
shogun-refusal-no-armies =
    { $armies ->
        [one] Er is { $armies } leger
       *[other] Er zijn { $armies } legers
    } nodig, maar { $supply ->
        [0] de voorraad is leeg
       *[other] er zijn er maar { $supply } in voorraad
    }.
shogun-refusal-too-few-armies = Het enige leger mag { $province } niet verlaten.
shogun-refusal-no-target = Naast { $province } ligt geen provincie waar je heen kunt of die je kunt aanvallen.
shogun-refusal-odds-no-battle = Je kunt { $province } nu niet aanvallen, dus er zijn geen kansen te noemen; kies een provincie uit de toegestane aanvallen.
shogun-refusal-no-revolt-there = { $province } is niet in opstand; kies { $revolts }.
shogun-refusal-tower-order = De blokjes van kleur { $colour } zijn nu niet aan de beurt; voer die van kleur { $due } in.
shogun-refusal-tower-number =
    Er { $cubes ->
        [one] kan niet { $cubes } blokje
       *[other] kunnen geen { $cubes } blokjes
    } van kleur { $colour } in de schaal liggen: er zijn er hoogstens { $most } ingeworpen of blijven steken; tel opnieuw.
shogun-refusal-players = Shogun is voor { $least } tot { $most } spelers, niet voor { $players }.
shogun-refusal-fixed-on-moon = De startopstelling voor beginners bestaat alleen voor de zonzijde; kies de zonzijde of het verdelen.
shogun-refusal-draft-seat = Plaats { $seat-id } kan niet als eerste kiezen, want er spelen er maar { $players }; kies een plaats van 1 tot { $players }.
shogun-refusal-position-head = Een stelling begint met shogun/3, shogun/4 of shogun/5, niet met "{ $word }".
shogun-refusal-position-word = "{ $word }" is in deze stelling niet te begrijpen; verbeter het of haal het weg.
shogun-refusal-position-cubes = Deze stelling heeft te veel blokjes van kleur { $colour }; er zijn er maar { $most }.
shogun-options-setup = Bijzonderheden van de opstelling
    .about = Wie begint, en wie welke kolom krijgt.
shogun-options-rulings = Uitleg en huisregels
    .about = Waar de spelregels zwijgen, of tafels het graag anders spelen.
shogun-options-tower = Dobbeltoren
    .about = Een toren van de computer of je eigen, en of de blokjes voor je geteld worden.
shogun-option-board = Zijde van het speelbord
    .sun = de zonzijde
    .moon = de maanzijde
shogun-option-setup = Startprovincies
    .draft = om beurten gekozen
    .fixed = de startopstelling voor beginners
shogun-option-optional-battle-move = Mag een Gevecht/verplaatsing achterwege blijven als de kaart aan de beurt is?
    .false = ze moet worden uitgevoerd als dat kan
    .true = de speler mag passen
shogun-option-overbid = Een bod dat de speler niet kan betalen
    .forbid = het mag niet worden gelegd
    .treat-as-zero = het telt als 0
shogun-option-bank = Wanneer raken de geldkisten van de bank op?
    .unlimited = nooit
    .finite-135 = bij 135 geldkisten
shogun-option-revolt-markers = Wanneer raken de oproerfiches op?
    .unlimited = nooit
    .finite-42 = bij 42 fiches
shogun-option-revolt-income = Rijst of belasting van een provincie die verloren gaat in de opstand die ze uitlokt
    .keep = ze blijft behouden
    .forfeit = ze wordt teruggegeven
shogun-option-final-tie = Gelijke punten en geldkisten aan het einde
    .shared = de overwinning wordt gedeeld
    .turn-order = wie in de spelersvolgorde van de herfst eerder kwam
shogun-option-draft-start = Wie kiest de eerste startprovincie?
    .random = een plaats die door het lot wordt bepaald
    .seat = een plaats die je noemt
shogun-option-draft-seat = De plaats die de eerste startprovincie kiest
shogun-option-fixed-columns = Kolommen van de startopstelling
    .random = door het lot
    .by-seat = in de volgorde van de plaatsen
shogun-option-show-tower-counts = Aantal blokjes van elke kleur in de toren
    .true = het wordt getoond
    .false = iedereen telt zelf
shogun-option-tower-model = Dobbeltoren
    .physics = een toren die onthoudt welke blokjes vastzitten
    .two-thirds = een eenvoudige: elk blokje valt er twee van de drie keer uit
    .manual = een echte toren; de worpen worden met de hand ingevoerd
shogun-tower-model-manual = Een echte toren
    .about = Bots kunnen jullie toren niet gebruiken: het programma verzint hun worpen, en het logboek zegt wat er in de schaal moet komen.
shogun-option-short-supply = De kaart "6 legers" als er minder dan 6 legers in de voorraad zijn
    .all-or-nothing = niets: 6 legers of het gewone aantal
    .as-far-as-possible = zoveel legers als er nog zijn
shogun-option-rice-track = De meeste rijst die het voedselspoor telt
    .open = elke hoeveelheid
shogun-action-castle = Paleis bouwen
    .about = Betaal 3 geldkisten en leg een paleis op een vrije bouwplaats van de provincie.
shogun-action-temple = Tempel bouwen
    .about = Betaal 2 geldkisten en leg een tempel op een vrije bouwplaats van de provincie.
shogun-action-theater = Nô-theater bouwen
    .about = Betaal 1 geldkist en leg een nô-theater op een vrije bouwplaats van de provincie.
shogun-action-rice = Rijst opeisen
    .about = Neem de rijst van de provincie; ze krijgt een oproerfiche, of komt in opstand als ze er al een heeft.
shogun-action-taxes = Belasting heffen
    .about = Neem de geldkisten van de provincie; ze krijgt een oproerfiche, of komt in opstand als ze er al een heeft.
shogun-action-deploy-5 = 5 legers plaatsen
    .about = Betaal 3 geldkisten en zet 5 legers in de provincie.
shogun-action-deploy-3 = 3 legers plaatsen
    .about = Betaal 2 geldkisten en zet 3 legers in de provincie.
shogun-action-deploy-1 = 1 leger plaatsen/verplaatsen
    .about = Betaal 1 geldkist en zet 1 leger in de provincie; daarna mogen legers verder naar een aangrenzende eigen provincie.
shogun-action-battle-a = Gevecht/verplaatsing A
    .about = Verplaats legers naar een aangrenzende eigen provincie, of val een andere aan; één leger blijft achter.
shogun-action-battle-b = Gevecht/verplaatsing B
    .about = Verplaats legers naar een aangrenzende eigen provincie, of val een andere aan; één leger blijft achter.
shogun-space-bid = het veilingveld
    .about = Een geldkaart hier is je bod op de spelersvolgorde; het hoogste kiest als eerste.
shogun-card-chest-0 = geldkaart 0
shogun-card-chest-1 = geldkaart 1
shogun-card-chest-2 = geldkaart 2
shogun-card-chest-3 = geldkaart 3
shogun-card-chest-4 = geldkaart 4
shogun-card-none = geen kaart
shogun-special-chest = +1 geldkist
    .about = Belasting brengt je 1 geldkist meer op.
shogun-special-rice = +1 rijst
    .about = Opgeëiste rijst brengt je 1 eenheid meer op.
shogun-special-six-armies = 6 legers
    .about = Je mag 6 legers plaatsen in plaats van 5, als je er 6 in voorraad hebt.
shogun-special-attack = +1 leger bij aanval
    .about = Een leger uit je voorraad mag met elk van je aanvallen meedoen.
shogun-special-defense = +1 leger bij verdediging
    .about = Een leger uit je voorraad mag je helpen bij elke aanval op jou.
shogun-eventcard-ev01 = Nô-theaters brengen rust
    .about = Wie een nô-theater bouwt, verwijdert 1 oproerfiche uit die provincie.
shogun-eventcard-ev02 = { shogun-eventcard-ev01 }
    .about = { shogun-eventcard-ev01.about }
shogun-eventcard-ev03 = Gewapende boeren
    .about = Een neutrale provincie wordt verdedigd door 2 boerenlegers in plaats van 1.
shogun-eventcard-ev04 = Bemande paleizen
    .about = Een provincie met een paleis krijgt 1 leger extra als ze wordt aangevallen.
shogun-eventcard-ev05 = { shogun-eventcard-ev04 }
    .about = { shogun-eventcard-ev04.about }
shogun-eventcard-ev06 = Tempelvrede
    .about = Provincies met een tempel mogen niet worden aangevallen.
shogun-eventcard-ev07 = Lage belasting
    .about = Belasting heffen brengt hoogstens 5 geldkisten op.
shogun-eventcard-ev08 = Hoge belasting
    .about = Belasting heffen brengt minstens 6 geldkisten op.
shogun-eventcard-ev09 = { shogun-eventcard-ev06 }
    .about = { shogun-eventcard-ev06.about }
shogun-eventcard-ev10 = Goede oogst
    .about = Rijst opeisen brengt minstens 4 eenheden op.
shogun-eventcard-ev11 = Slechte oogst
    .about = Rijst opeisen brengt hoogstens 3 eenheden op.
shogun-eventcard-ev12 = Kleine lichtingen
    .about = 5 legers plaatsen brengt er maar 3, en 3 legers plaatsen maar 2.
shogun-building-castle = paleis
shogun-building-temple = tempel
shogun-building-theater = nô-theater
shogun-season-spring = voorjaar
shogun-season-summer = zomer
shogun-season-fall = herfst
shogun-season-winter = winter
shogun-region-green = groene regio
shogun-region-red = rode regio
shogun-region-purple = paarse regio
shogun-region-yellow = gele regio
shogun-region-brown = bruine regio
shogun-colour-red = rood
shogun-colour-blue = blauw
shogun-colour-yellow = geel
shogun-colour-purple = paars
shogun-colour-black = zwart
shogun-colour-farmers = groen (boeren)
shogun-cubes-0 = { $count } rood
shogun-cubes-1 = { $count } blauw
shogun-cubes-2 = { $count } geel
shogun-cubes-3 = { $count } paars
shogun-cubes-4 = { $count } zwart
shogun-cubes-5 =
    { $count ->
        [one] { $count } boer
       *[other] { $count } boeren
    }
shogun-cubes-none = niets
shogun-province-aki = Aki
shogun-province-awa-boso = Awa-Boso
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato
shogun-event-reason-attack =
    { $win ->
        [100] { $target } valt bijna zeker.
       *[other] In { $win }% van de gevallen valt { $target }, { $undecided ->
            [0] in { $lose }% houdt de provincie stand.
           *[other] in { $undecided }% blijft de slag onbeslist, in { $lose }% houdt de provincie stand.
        }
    }
shogun-event-reason-move =
    { $target } heeft dan { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }; de sterkste vreemde macht die kan komen heeft er { $threat }.
shogun-event-reason-building = Met dit gebouw ({ $building }) in { $province } heb je er { $own } van die soort in de { $region }; de sterkste tegenstander heeft er { $rivals }.
shogun-event-reason-rice =
    { $province } brengt { $amount } rijst voor de winter op{ $markers ->
        [0] , en niemand komt in opstand.
        [one] , tegen { $markers } boer die in opstand komt.
       *[other] , tegen { $markers } boeren die in opstand komen.
    }
shogun-event-reason-taxes =
    { $province } brengt { $amount ->
        [one] één geldkist
       *[other] { $amount } geldkisten
    } op{ $markers ->
        [0] , en niemand komt in opstand.
        [one] , tegen { $markers } boer die in opstand komt.
       *[other] , tegen { $markers } boeren die in opstand komen.
    }
shogun-event-reason-battle =
    { $province } heeft { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    } voor een veldslag of een verplaatsing.
shogun-event-reason-deploy =
    { $province } heeft tot nu toe { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }; { $threat ->
        [0] niemand ernaast kan aanvallen.
       *[other] de sterkste vreemde macht die kan komen heeft er { $threat }.
    }
shogun-event-reason-bid =
    { $bid ->
        [0] Vroeg kiezen is nu geen geldkist waard.
       *[other] Een bod van { $bid } koopt een vroege keus en laat er { $left } over voor het plan.
    }
shogun-event-reason-special =
    { $special } staat op plaats { $place } van de beurtvolgorde; { $battles ->
        [0] je plan bevat geen veldslag.
        [one] je plan bevat één veldslag of verplaatsing.
       *[other] je plan bevat { $battles } veldslagen of verplaatsingen.
    }
shogun-event-reason-draft =
    { $province } brengt { $tax ->
        [one] één geldkist
       *[other] { $tax } geldkisten
    } of { $rice } rijst op, heeft plaats voor { $spaces ->
        [one] één gebouw
       *[other] { $spaces } gebouwen
    } en grenst aan { $friends ->
        [0] geen provincie van jou.
        [one] één provincie van jou.
       *[other] { $friends } provincies van jou.
    }
shogun-event-reason-group =
    Van de buren van { $province } { $rivals ->
        [0] hoort er geen
        [one] hoort er één
       *[other] horen er { $rivals }
    } bij tegenstanders; { $neutral ->
        [0] geen ervan is vrij.
        [one] één is vrij.
       *[other] { $neutral } zijn vrij.
    }
shogun-event-reason-stay =
    Geen opmars is het risico waard; { $province } houdt { $armies ->
        [one] zijn leger.
       *[other] zijn { $armies } legers.
    }
shogun-event-reason-revolt =
    { $province } is het best bewaakt, met { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }: dat ruimt voor de andere de boeren uit de schaal.`;export{e as default};