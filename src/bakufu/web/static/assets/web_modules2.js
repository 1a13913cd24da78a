var e=`web-box-tab = Big Box
web-box-key-boxes = De gekozen kaart op een vak van het hof leggen
web-box-estimate = onze schatting
web-box-audience = Audiëntiezaal
web-box-hall = Voorhal
web-box-supply = Beambten in voorraad
web-box-kept = Gunstkaarten
web-box-favor-cancel-event = Schrap de gebeurtenis
web-box-favor-chests = Geldkisten
web-box-favor-armies = Legers in de schaal
web-box-favor-calm = Rust in een provincie
web-box-favor-rice = Rijst
web-box-favor-points = Punten
web-box-favor-building = Een gratis gebouw
web-box-favor-peace = Bescherming
web-box-favor-free-armies = Gratis legers
web-box-favor-gives = { $favor }: { $count }
web-box-favor-cost =
    { $count ->
        [one] kost { $count } beambte
       *[other] kost { $count } beambten
    }
web-box-favor-none = leeg
web-box-in-audience =
    { $count ->
        [one] { $seat }: { $count } beambte in de audiëntiezaal
       *[other] { $seat }: { $count } beambten in de audiëntiezaal
    }
web-box-in-hall = { $seat }: beambten in de voorhal { $count }, in voorraad { $supply }
web-box-asks = vraagt als nummer { $place } om een gunst
web-box-officials-left =
    { $count ->
        [one] { $count } beambte in voorraad
       *[other] { $count } beambten in voorraad
    }
web-box-queue = In deze volgorde wordt om een gunst gevraagd: { $seats }.
web-box-tiles = Regiotegels
web-box-chamber = Rij { $row }, kolom { $column }: { $what }
web-box-chamber-open = open
web-box-chamber-turned = omgedraaid
web-box-chamber-bag = in de zak
web-box-row =
    { $points ->
        [one] Rij { $number }: { $points } punt
       *[other] Rij { $number }: { $points } punten
    }
web-box-column =
    { $points ->
        [one] Kolom { $number }: { $points } punt
       *[other] Kolom { $number }: { $points } punten
    }
web-box-ahead = (vooraan: { $list })
web-box-nobody = omgedraaide fiches
web-box-markers-left = Fiches over
web-box-markers-of =
    { $count ->
        [one] { $seat } heeft nog { $count } fiche
       *[other] { $seat } heeft nog { $count } fiches
    }
web-box-leader-in = Aanvoerder in { $province }
web-box-leader-away = Aanvoerder niet op de kaart
web-box-leader-of = aanvoerder van { $seat }
web-box-leader-better = Waar een aanvoerder staat, zijn de acties van zijn speler beter:
web-box-one-more = { $action }: één meer
web-box-one-less = { $action }: één geldkist minder
web-box-statues-left =
    { $count ->
        [one] { $count } standbeeld over
       *[other] { $count } standbeelden over
    }
web-box-statues-in = Standbeelden in { $provinces }
web-box-statues-of =
    { $count ->
        [one] standbeeld van { $seat }
       *[other] { $count } standbeelden van { $seat }
    }
web-box-trophies =
    { $count ->
        [one] { $count } trofee
       *[other] { $count } trofeeën
    }
web-box-trophy-here =
    { $count ->
        [one] een standbeeld dat een trofee wordt
       *[other] { $count } standbeelden die trofeeën worden
    }
web-box-adjacent = grenst eraan
web-box-col-player = Speler
web-box-col-province = Aanvoerder
web-box-col-statues = Standbeelden op de kaart
web-box-col-left = Standbeelden over
web-box-col-trophies = Trofeeën
web-box-banner-empty = leeg vaandel
web-box-samurai-top = Kaart { $number } van { $all } ligt boven
web-box-regions =
    { $count ->
        [one] Staat in { $count } van { $all } regio's
       *[other] Staat in { $count } van { $all } regio's
    }
web-box-gift = { $count } { $benefit }
web-lobby-number-of = Getal { $number } van { $count }
web-lobby-estimate = Onze schatting: het staat alleen op de kaarten of het bord. Vul in wat er op die van jullie staat.
web-lobby-estimate-back = Terug naar onze schatting
web-lobby-end-statues = standbeelden
web-lobby-end-trophies = trofeeën
web-lobby-end-chambers = kamers
web-lobby-end-gifts = gunsten en Samoerai
web-learn-modules-start = Begin met de Big Box
web-learn-modules-about = Met alle vier modules, voor wie het basisspel kent: de gids legt ze uit zodra ze komen.
web-learn-menu-on = Toon de gids
web-learn-menu-off = Verberg de gids
web-learn-court = Je bord heeft drie velden meer. Een provinciekaart maakt daar van 1, 2 of 3 van haar legers beambten, een torenkaart van legers in de schaal; allemaal of geen. De beambten wachten in de voorhal. Een torenkaart op een actie doet niets, en als bod telt ze voor 0.
    .title = Hof van de Tenno
web-learn-favor = Wie de meeste beambten heeft, vraagt het eerst. Elke gunstkaart kost zoveel beambten als haar veld toont; die gaan terug naar je voorraad, de andere wachten op de volgende ronde. De meeste kaarten werken meteen. Getallen die alleen op de kaarten staan, zijn onze schatting.
    .title = De gunst van de Tenno
web-learn-samurai = Wie provincies heeft in vier van de vijf regio's, draait zijn volgende Samoeraikaart om en neemt één van haar voordelen. Elke kaart is beter dan de vorige. Na de winter begint elke stapel opnieuw.
    .title = Samoerai
web-learn-leaders = Je aanvoerder maakt je eigen acties beter waar hij staat: gebouwen kosten één geldkist minder; rijst, belasting en nieuwe legers brengen er één meer. Hij vecht niet mee; gaat zijn provincie verloren, dan komt hij na de winter terug.
    .title = Legeraanvoerders
web-learn-statues = Na elke ronde moet je aanvoerder naar een andere provincie van je trekken. Grenst die aan de vorige, dan mag hij daar een standbeeld achterlaten: een punt aan het einde. Standbeelden van anderen waar hij komt, zijn zijn trofeeën.
    .title = Standbeelden en trofeeën
web-learn-chambers = In elke ronde gaan zes kamers open. Aan het einde ervan komen de regiotegels van links naar rechts aan de beurt: wie de meeste provincies in de regio heeft, mag een eigen fiche op een open kamer leggen. De meeste fiches in een rij of kolom brengen aan het einde haar punten; wat niemand neemt, wordt omgedraaid en telt tegen allen.
    .title = Kamers`;export{e as default};