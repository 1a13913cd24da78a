var e=`web-ikusa-tray = Je planningsbak
web-ikusa-tray-closed = Je bak is dicht tot iedereen klaar is.
web-ikusa-koku-left = nog { $count } koku
web-ikusa-koku-how = Tik op een vak, of sleep ze erheen.
web-ikusa-rest-levy = De rest naar de troepen
web-ikusa-bin = { $koku } koku
web-ikusa-bin-less = Koku uit { $bin } halen
web-ikusa-hint-turn-order = Het hoogste bod kiest eerst.
web-ikusa-hint-build = Een kasteel of een vesting.
web-ikusa-hint-levy =
    { $count ->
        [one] Tot { $count } eenheid.
       *[other] Tot { $count } eenheden.
    }
web-ikusa-hint-ronin = { $count } ronin, in het geheim.
web-ikusa-hint-ninja = Alleen het hoogste bod krijgt hem.
web-ikusa-doubt-levy = Meer dan je kunt lichten: een deel gaat verloren.
web-ikusa-doubt-ronin = Er zijn nog maar { $count } ronin in de voorraad.
web-ikusa-spied = Je ninja ziet de bak van { $name }
web-ikusa-spy-about = Alle anderen hebben hun bak gesloten. Je ninja mag in één ervan kijken voordat je plant.
web-ikusa-spy-koku = { $count } koku
web-ikusa-markers-about = Het nummer is je plaats in de oorlogsvolgorde; het beslist ook wie voorgaat als er stukken tekort zijn.
web-ikusa-tie-about = Anderen hebben evenveel geboden. Wat je noemt is van jou als jullie het eens worden; iedereen kan ook om het lot vragen.
web-ikusa-marker-gone = Fiche { $marker } is van { $name }
web-ikusa-key-bins = Koku in een vak van je bak leggen
web-ikusa-key-bins-out = Koku uit een vak halen
web-ikusa-provinces = Provincies om uit te kiezen
web-ikusa-spearmen-tray =
    { $count ->
        [one] { $count } speerdrager in je voorraad
       *[other] { $count } speerdragers in je voorraad
    }
web-ikusa-split-lack = nog { $count }
web-ikusa-split-rest = Aanvullen uit de lijst
web-ikusa-evenly = De rest gelijk verdelen
web-ikusa-levy-koku = nog { $left } van { $count } koku
web-ikusa-levy-units =
    { $count } van hooguit { $most ->
        [one] { $most } eenheid
       *[other] { $most } eenheden
    }: één per provincie
web-ikusa-levy-lost = Koku waarvoor je niets neemt, gaan verloren.
web-ikusa-levy-buy =
    { $count ->
        [0] Niemand lichten
        [one] { $count } eenheid lichten
       *[other] { $count } eenheden lichten
    }
web-ikusa-bundle =
    { $count ->
        [one] 1 koku: { $count } eenheid
       *[other] 1 koku: { $count } eenheden
    }
web-ikusa-in-tray = { $count } in je voorraad
web-ikusa-less = Eén minder: { $unit }
web-ikusa-more = Eén meer: { $unit }
web-ikusa-placing-left = nog { $count } van { $all } te plaatsen
web-ikusa-placed = Tot nu toe geplaatst
web-ikusa-stacks = Tot nu toe verdekt
web-ikusa-take-back = Die in { $province } terugnemen
web-ikusa-armies = Je legers
web-ikusa-steps =
    { $level ->
        [one] { $made } van { $level } stap gezet
       *[other] { $made } van { $level } stappen gezet
    }
web-ikusa-steps-done = Dit leger heeft al zijn stappen gezet.
web-ikusa-stays = Dit leger kan nu nergens heen.
web-ikusa-leaderless = De daimyo is vermoord: het leger verdedigt zich deze ronde alleen.
web-ikusa-pick-up = Meenemen uit de provinciale troepen
web-ikusa-to = Verplaatsen naar
web-ikusa-further = Verder weg, stap voor stap
web-ikusa-far =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
web-ikusa-whole-army = Het hele leger naar { $province }
web-ikusa-send-some = Eenheden naar { $province } sturen
web-ikusa-garrison-who = Wie blijft er achter in { $here } als het leger naar { $province } gaat?
web-ikusa-garrison-go =
    { $count ->
        [0] Kies eerst wie achterblijft
       *[other] { $count } achterlaten, naar { $province }
    }
web-ikusa-split-who = Wie verlaat het leger in { $here } en verovert { $province }?
web-ikusa-split-go =
    { $count ->
        [0] Kies eerst wie gaat
        [one] { $count } eenheid naar { $province } sturen
       *[other] { $count } eenheden naar { $province } sturen
    }
web-ikusa-not-moved = Nog niet verplaatst: { $army } naar { $province }. Laten staan en verdergaan: “{ $end }”?
web-ikusa-not-marched =
    { $count ->
        [one] De eenheid voor { $province } is nog niet verplaatst. Laten staan: “{ $end }”?
       *[other] De { $count } eenheden voor { $province } zijn nog niet verplaatst. Laten staan: “{ $end }”?
    }
web-ikusa-not-declared = De aanval op { $province } is gekozen, maar niet aangekondigd. Zonder deze aanval verder: “{ $end }”?
web-ikusa-not-attacked = De aanval op { $province } is gekozen, maar niet uitgevoerd. Zonder deze aanval verder: “{ $end }”?
web-ikusa-end-a = Klaar met verplaatsen: gevechten aankondigen
web-ikusa-end-d = Verder naar de provinciale troepen
web-ikusa-end-turn = Mijn beurt beëindigen
web-ikusa-move-from = Eenheden verplaatsen uit
web-ikusa-empties = Lege provincies binnen bereik
web-ikusa-from-where = Eenheden uit welke provincie?
web-ikusa-join = Bij wie de eenheden zich voegen
web-ikusa-march =
    { $count ->
        [one] { $count } eenheid naar { $province }
       *[other] { $count } eenheden naar { $province }
    }
web-ikusa-conquer =
    { $count ->
        [one] { $province } veroveren met { $count } eenheid
       *[other] { $province } veroveren met { $count } eenheden
    }
web-ikusa-declared = Aangekondigde gevechten
web-ikusa-attack-from = Aanvallen vanuit
web-ikusa-other-origin = Een andere provincie
web-ikusa-targets = Doelen
web-ikusa-who-attacks = Wie valt aan?
web-ikusa-defenders = verdedigers: { $count }
web-ikusa-declare = De aanval op { $province } aankondigen
web-ikusa-to-battle = Ten strijde: { $count } aangekondigd
web-ikusa-no-battle = Geen gevecht aankondigen
web-ikusa-empty = Leeg: niemand verdedigt haar.
web-ikusa-hidden-stacks =
    { $count ->
        [one] Hier kan { $count } verborgen stapel ronin liggen; hij telt niet mee in de kansen.
       *[other] Hier kunnen { $count } verborgen stapels ronin liggen; ze tellen niet mee in de kansen.
    }
web-ikusa-hidden-anywhere = Er liggen verborgen stapels ronin; ze kunnen in elk van deze provincies liggen en tellen niet mee in de kansen.
web-ikusa-fight = Vechten om { $province }
web-ikusa-battle = Het gevecht om { $province }
web-ikusa-battle-of = Gevecht om { $province }
web-ikusa-invasion-of = Invasie over zee: { $province }
web-ikusa-passes = Rondgangen van dit gevecht
web-ikusa-pass = Rondgang { $number }
web-ikusa-first-strike = Eerste slag van de verdedigers
web-ikusa-casualties = Verliezen
web-ikusa-rolled = gegooid { $dice }, treffers { $hits }
web-ikusa-hits-with = { $unit }: een dobbelsteen met { $value } of minder is een treffer
web-ikusa-hits =
    { $count ->
        [one] { $count } treffer
       *[other] { $count } treffers
    }
web-ikusa-wall =
    { $count ->
        [one] { $count } bonuseenheid van de muren
       *[other] { $count } bonuseenheden van de muren
    }
web-ikusa-wall-lost = { $count } van de muren
web-ikusa-skip = Meteen tonen
web-ikusa-owed =
    { $left ->
        [0] Treffers: { $count }. Alle verliezen zijn gekozen
        [one] Treffers: { $count }. Kies nog { $left } verlies
       *[other] Treffers: { $count }. Kies nog { $left } verliezen
    }
web-ikusa-fall =
    { $count ->
        [0] Kies eerst je verliezen
        [one] { $count } eenheid wegnemen
       *[other] { $count } eenheden wegnemen
    }
web-ikusa-fight-between = Of laat eerst provinciale troepen vechten:
web-ikusa-daimyo-falls = Twee van je daimyo's staan samen en alle andere eenheden zijn gevallen. Kies de daimyo die valt.
web-ikusa-dice-about = De waarde van de eenheid of minder is een treffer. Typ de getallen, of tik erop.
web-ikusa-dice-of = De dobbelstenen van { $name }
web-ikusa-dice-strike = Gooi één dobbelsteen voor je ninja: 8 of minder doodt.
web-ikusa-dice-revenge = De ninja heeft gefaald. Gooi één dobbelsteen voor je wraak: bij 9 of meer betaalt een daimyo van zijn meester.
web-ikusa-die-of = { $unit }: dobbelsteen { $number } van { $count }
web-ikusa-die-numbers = Wat de dobbelsteen toont
web-ikusa-die-shows = De dobbelsteen toont { $number }
web-ikusa-dice-hits = Treffers: { $count }
web-ikusa-dice-back = Het laatste getal terugnemen
web-ikusa-dice-draw =
    { $count ->
        [0] Laat het programma trekken
        [one] Laat het programma { $count } dobbelsteen trekken
       *[other] Laat het programma { $count } dobbelstenen trekken
    }
web-ikusa-dice-lack =
    { $count ->
        [one] Nog { $count } dobbelsteen in te voeren
       *[other] Nog { $count } dobbelstenen in te voeren
    }
web-ikusa-dice-enter =
    { $count ->
        [one] Deze dobbelsteen invoeren
       *[other] Deze { $count } dobbelstenen invoeren
    }
web-ikusa-losses-secret = Je tegenstander hoort je keuze pas als beiden gekozen hebben.
web-ikusa-attacks-left =
    { $count ->
        [one] nog { $count } aanval in deze ronde
       *[other] nog { $count } aanvallen in deze ronde
    }
web-ikusa-attack-next = Een andere provincie aanvallen
web-ikusa-advance = { $province } binnentrekken en veroveren
web-ikusa-tidings = Tijdingen
web-ikusa-losses-standing = Als je eenheden geraakt worden:
web-ikusa-losses-about = Als je eenheden geraakt worden, beslist deze volgorde voor je, zodat niemand op je hoeft te wachten.
web-ikusa-losses-by-order = in deze volgorde
web-ikusa-losses-earlier = { $unit }: eerder vallen
web-ikusa-ninja-yours = Je ninja: nu toeslaan
web-ikusa-strike-about = 8 of minder op één dobbelsteen doodt. Na een misser gooit de eigenaar: bij 9 of meer betaalt één van je daimyo's.
web-ikusa-revenge-about = De ninja faalde en zijn spoor is gevonden. Kies wie het kost.
web-ikusa-order = Vooraf gegeven opdracht voor de ninja
web-ikusa-order-about = Je ninja slaat vanzelf toe op het moment dat je noemt. Niemand anders hoort van de opdracht.
web-ikusa-order-who = De daimyo
web-ikusa-order-when = Wanneer
web-ikusa-order-give = De opdracht geven
web-ikusa-successor-about = De eenheid gaat terug naar je voorraad; de daimyo staat weer op, op het laagste niveau.
web-ikusa-absorb-about = Eenheden van de provincie mogen zich meteen bij de daimyo voegen.`;export{e as default};