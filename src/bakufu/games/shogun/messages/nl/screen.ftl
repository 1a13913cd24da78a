# What the terminal says.

cli-help-shogun =
    Antwoord met
      een nummer uit de lijst, met het aantal erachter: 3 2
      een paar woorden van een zet: attack kai 3
      de JSON-vorm: ["attack", "kai", 3]
    of vraag om
      show              de vraag nog eens
      map [PROVINCIE]   de hele tafel, of een provincie met haar buren
      log [N]           de laatste N regels van het verslag
      rule ID           een regel, zoals S-BAT-11
      odds PROVINCIE [N] de kansen van een aanval met N legers
      hint              wat een bot zou doen
      undo              neem je laatste zet terug, zolang er niets bekend is geworden
      save [BESTAND]    bewaar het spel, of een kopie ervan
      quit              bewaar en stop

# -- Shogun in de terminal ---------------------------------------------------------------------------

cli-shogun-moment = Jaar { $year }, { $season }
cli-shogun-plan = Een kaart voor { $space } ({ $place } van { $most }). { $about }
cli-shogun-confirm-plan = Hiermee is je plan klaar. Daarna kan het niet meer worden veranderd.
cli-shogun-plan-bid = Bepaal je bod ({ $place } van { $most }). { $about }
cli-shogun-group = Welke groep legers bezet { $province }?
cli-shogun-deploy = Hoeveel legers verzamelen zich in { $province }?
cli-shogun-march =
    In { $origin } { $armies ->
        [one] staat { $armies } leger
       *[other] staan { $armies } legers
    }. Waar trekken ze heen, of wie vallen ze aan? Eén leger blijft achter.
cli-shogun-move-on =
    In { $origin } { $armies ->
        [one] staat { $armies } leger
       *[other] staan { $armies } legers
    }. Trekken er verder naar een andere eigen provincie? Eén leger blijft achter.
cli-shogun-how-many = Hoeveel legers
cli-shogun-tower = Hoeveel blokjes van kleur { $colour } liggen er in de schaal

cli-shogun-card =
    { $province }: { $tax ->
        [one] { $tax } geldkist
       *[other] { $tax } geldkisten
    }, { $rice } rijst, { $spaces ->
        [one] { $spaces } bouwplaats
       *[other] { $spaces } bouwplaatsen
    }, { $region }
cli-shogun-beside = (naast { $list })
cli-shogun-provinces = Je provincies, met hun legers: { $list }
cli-shogun-no-provinces = Je bezit nog geen provincie.
cli-shogun-groups = Je groepen legers: { $list }
cli-shogun-neighbours = Naast { $province }:
cli-shogun-neighbour =
    { $province }: { $owner_name }{ $armies ->
        [0] {""}
       *[other] , { $armies }
    }
cli-shogun-attack-target =
    val { $province } aan: { $owner_name }{ $armies ->
        [0] {""}
        [one] , { $armies } leger
       *[other] , { $armies } legers
    }{ $markers ->
        [0] {""}
        [one] , { $markers } oproerfiche
       *[other] , { $markers } oproerfiches
    }
cli-shogun-move-target =
    verplaats naar { $province }: daar { $armies ->
        [one] staat { $armies } leger
       *[other] staan { $armies } legers
    }
cli-shogun-revolt-target =
    { $province }: { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }{ $markers ->
        [0] {""}
        [one] , { $markers } oproerfiche
       *[other] , { $markers } oproerfiches
    }
cli-shogun-neutral = neutraal
cli-shogun-closed = doet niet mee

cli-shogun-row = De acties:
cli-shogun-row-hidden = ; { $number } gedekt
cli-shogun-specials = Plaatsen in de spelersvolgorde:
cli-shogun-special = plaats { $place }: { $special }. { $about }
cli-shogun-events = Een hiervan wordt de gebeurtenis; de laatste van het jaar kost rijst in de winter:
cli-shogun-event-line = { $event }: { $about } (winter: -{ $loss } rijst)
cli-shogun-event = Gebeurtenis: { $event }. { $about }
cli-shogun-your-plan = Je bevelen: { $list }
cli-shogun-tray = Schaal:
cli-shogun-inside = In de toren:

cli-shogun-odds =
    met { $armies }: { $win }% gewonnen, { $undecided }% neutraal, { $lose }% verloren
cli-shogun-odds-number = Zeg met hoeveel legers, zoals in: odds { $province } 4
cli-shogun-odds-revolt = { $province }: een opstand daar wordt in { $percent }% van de gevallen neergeslagen.
cli-shogun-revolt-odds = { $percent }% neergeslagen
cli-shogun-fight =
    { $attacker_name } valt { $province } aan met { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }; { $defender_name } verdedigt met { $defenders ->
        [one] { $defenders } leger
       *[other] { $defenders } legers
    }. Je kans van slagen: { $with }% met een extra leger, { $without }% zonder.
cli-shogun-fight-neutral =
    { $attacker_name } valt het neutrale { $province } aan met { $armies ->
        [one] { $armies } leger
       *[other] { $armies } legers
    }. Je kans van slagen: { $with }% met een extra leger, { $without }% zonder.

# Drie letters: paleis, tempel, nô-theater. De legenda legt ze uit.
cli-shogun-letters = PTN
cli-shogun-legend = P paleis, T tempel, N nô-theater, . vrije bouwplaats, ! oproerfiche; de laatste getallen zijn belasting/rijst.

cli-shogun-col-seat = speler
cli-shogun-col-points = punten
cli-shogun-col-provinces = prov.
cli-shogun-col-chests = kisten
cli-shogun-col-rice = rijst
cli-shogun-col-supply = voorraad
cli-shogun-col-special = kaart
cli-shogun-col-space = veld
cli-shogun-col-order = beurt
cli-shogun-col-cost = kosten
cli-shogun-col-card = kaart
cli-shogun-col-tax = bel.
cli-shogun-col-armies = legers
cli-shogun-col-built = gebouwd
cli-shogun-col-markers = oproer
cli-shogun-col-threat = ernaast

# -- de modules van de Big Box -----------------------------------------------------------------------

cli-shogun-favor =
    { $amount ->
        [0] { $cost } beambten: { $name }. { $about }
       *[other] { $cost } beambten: { $name }, { $amount }. { $about }
    }
cli-shogun-officials = { $name }: beambten aan het hof { $hall }, in voorraad { $supply }
cli-shogun-samurai = Bovenste Samoeraikaarten: { $list }
cli-shogun-leader = { $name }: aanvoerder in { $where }; standbeelden: { $list }; trofeeën: { $trophies }
cli-shogun-chambers = o open, x omgedraaid, · in de zak; punten aan het einde van de lijnen. Regiotegels: { $list }

# -- worpen met de toren -----------------------------------------------------------------------------

cli-shogun-farmers = Boeren
cli-shogun-throw-head = De toren ratelt:
cli-shogun-throw-line = { $name }: { $thrown_count } erin, { $out_count } eruit; eerst { $held_before } binnen, nu { $held }
cli-shogun-throw-line-hidden = { $name }: { $thrown_count } erin, { $out_count } eruit
