var e=`web-shogun-box-tab = Big Box
web-shogun-box-key-boxes = De gekozen kaart op een vak van het hof leggen
web-shogun-box-estimate = onze schatting
web-shogun-box-audience = Audiëntiezaal
web-shogun-box-hall = Voorhal
web-shogun-box-supply = Beambten in voorraad
web-shogun-box-kept = Gunstkaarten
web-shogun-box-benefit =
    { $benefit-id ->
        [chests] { $count ->
            [one] geldkist
           *[other] geldkisten
        }
        [rice] rijst
        [armies] { $count ->
            [one] leger in de schaal
           *[other] legers in de schaal
        }
        [points] { $count ->
            [one] punt
           *[other] punten
        }
       *[other] { $benefit }
    }
web-shogun-box-favors-aid = De gunstkaarten van de Tenno
web-shogun-box-favor-cancel-event = Schrap de gebeurtenis
web-shogun-box-favor-chests = Geldkisten
web-shogun-box-favor-armies = Legers in de schaal
web-shogun-box-favor-calm = Rust in een provincie
web-shogun-box-favor-rice = Rijst
web-shogun-box-favor-points = Punten
web-shogun-box-favor-building = Een gratis gebouw
web-shogun-box-favor-peace = Bescherming
web-shogun-box-favor-free-armies = Gratis legers
web-shogun-box-favor-gives = { $favor }: { $count }
web-shogun-box-favor-cost =
    { $count ->
        [one] kost { $count } beambte
       *[other] kost { $count } beambten
    }
web-shogun-box-favor-none = leeg
web-shogun-box-in-audience =
    { $count ->
        [one] { $seat }: { $count } beambte in de audiëntiezaal
       *[other] { $seat }: { $count } beambten in de audiëntiezaal
    }
web-shogun-box-in-hall = { $seat }: beambten in de voorhal { $count }, in voorraad { $supply }
web-shogun-box-asks = vraagt als nummer { $place } om een gunst
web-shogun-box-officials-left =
    { $count ->
        [one] { $count } beambte in voorraad
       *[other] { $count } beambten in voorraad
    }
web-shogun-box-queue = In deze volgorde wordt om een gunst gevraagd: { $seats }.
web-shogun-box-tiles = Regiotegels
web-shogun-box-chamber = Rij { $row }, kolom { $column }: { $what }
web-shogun-box-chamber-open = open
web-shogun-box-chamber-turned = omgedraaid
web-shogun-box-chamber-bag = in de zak
web-shogun-box-row =
    { $points ->
        [one] Rij { $number }: { $points } punt
       *[other] Rij { $number }: { $points } punten
    }
web-shogun-box-column =
    { $points ->
        [one] Kolom { $number }: { $points } punt
       *[other] Kolom { $number }: { $points } punten
    }
web-shogun-box-ahead = (vooraan: { $list })
web-shogun-box-nobody = omgedraaide fiches
web-shogun-box-markers-left = Fiches over
web-shogun-box-markers-of =
    { $count ->
        [one] { $seat } heeft nog { $count } fiche
       *[other] { $seat } heeft nog { $count } fiches
    }
web-shogun-box-leader-in = Aanvoerder in { $province }
web-shogun-box-leader-away = Aanvoerder niet op de kaart
web-shogun-box-leader-of = aanvoerder van { $seat }
web-shogun-box-leader-better = Waar een aanvoerder staat, zijn de acties van zijn speler beter:
web-shogun-box-one-more = { $action }: één meer
web-shogun-box-one-less = { $action }: één geldkist minder
web-shogun-box-statues-left =
    { $count ->
        [one] { $count } standbeeld over
       *[other] { $count } standbeelden over
    }
web-shogun-box-statues-in = Standbeelden in { $provinces }
web-shogun-box-statues-of =
    { $count ->
        [one] standbeeld van { $seat }
       *[other] { $count } standbeelden van { $seat }
    }
web-shogun-box-trophies =
    { $count ->
        [one] { $count } trofee
       *[other] { $count } trofeeën
    }
web-shogun-box-trophy-here =
    { $count ->
        [one] een standbeeld dat een trofee wordt
       *[other] { $count } standbeelden die trofeeën worden
    }
web-shogun-box-adjacent = grenst eraan
web-shogun-box-col-player = Speler
web-shogun-box-col-province = Aanvoerder
web-shogun-box-col-statues = Standbeelden op de kaart
web-shogun-box-col-left = Standbeelden over
web-shogun-box-col-trophies = Trofeeën
web-shogun-box-banner-empty = leeg vaandel
web-shogun-box-samurai-top = Kaart { $number } van { $all } ligt boven
web-shogun-box-regions =
    { $count ->
        [one] Staat in { $count } van { $all } regio's
       *[other] Staat in { $count } van { $all } regio's
    }
web-shogun-box-gift = { $count } { $gift }
web-shogun-end-statues = standbeelden
web-shogun-end-trophies = trofeeën
web-shogun-end-chambers = kamers
web-shogun-end-gifts = gunsten en Samoerai
web-shogun-learn-modules-start = Begin met de Big Box
web-shogun-learn-modules-about = Met alle vier modules, voor wie het basisspel kent: de gids legt ze uit zodra ze komen.
web-shogun-learn-court = Je bord heeft drie velden meer. Een provinciekaart maakt daar van 1, 2 of 3 van haar legers beambten, een torenkaart van legers in de schaal; allemaal of geen. De beambten wachten in de voorhal. Een torenkaart op een actie doet niets, en als bod telt ze voor 0.
    .title = Hof van de Tenno
web-shogun-learn-favor = Wie de meeste beambten heeft, vraagt het eerst. Elke gunstkaart kost zoveel beambten als haar veld toont; die gaan terug naar je voorraad, de andere wachten op de volgende ronde. De meeste kaarten werken meteen. Getallen die alleen op de kaarten staan, zijn onze schatting.
    .title = De gunst van de Tenno
web-shogun-learn-samurai = Wie provincies heeft in vier van de vijf regio's, draait zijn volgende Samoeraikaart om en neemt één van haar voordelen. Elke kaart is beter dan de vorige. Na de winter begint elke stapel opnieuw.
    .title = Samoerai
web-shogun-learn-leaders = Je aanvoerder maakt je eigen acties beter waar hij staat: gebouwen kosten één geldkist minder; rijst, belasting en nieuwe legers brengen er één meer. Hij vecht niet mee; gaat zijn provincie verloren, dan komt hij na de winter terug.
    .title = Legeraanvoerders
web-shogun-learn-statues = Na elke ronde moet je aanvoerder naar een andere provincie van je trekken. Grenst die aan de vorige, dan mag hij daar een standbeeld achterlaten: een punt aan het einde. Standbeelden van anderen waar hij komt, zijn zijn trofeeën.
    .title = Standbeelden en trofeeën
web-shogun-learn-chambers = In elke ronde gaan zes kamers open. Aan het einde ervan komen de regiotegels van links naar rechts aan de beurt: wie de meeste provincies in de regio heeft, mag een eigen fiche op een open kamer leggen. De meeste fiches in een rij of kolom brengen aan het einde haar punten; wat niemand neemt, wordt omgedraaid en telt tegen allen.
    .title = Kamers`;export{e as default};