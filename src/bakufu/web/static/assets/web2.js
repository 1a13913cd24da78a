var e=`web-ikusa-round = Ronde { $round }
web-ikusa-moment = Ronde { $round } · { $stage }
web-ikusa-moment-of = Ronde { $round } · { $stage } · { $clan }
web-ikusa-stage-split = de stapel verdelen
web-ikusa-stage-spearmen = speerdragers plaatsen
web-ikusa-stage-spread = legerkaarten vullen
web-ikusa-stage-armies = legers plaatsen
web-ikusa-stage-round = opvolgers
web-ikusa-stage-plan = plannen
web-ikusa-stage-order = beurtvolgorde
web-ikusa-stage-build = bouwen
web-ikusa-stage-levy = troepen lichten
web-ikusa-stage-place = troepen plaatsen
web-ikusa-stage-ronin = ronin inhuren
web-ikusa-stage-ninja = ninja inhuren
web-ikusa-stage-turn = oorlog voeren
web-ikusa-stage-a = A: legers verplaatsen
web-ikusa-stage-a-end = A: legers zijn verplaatst
web-ikusa-stage-b = B: gevechten aankondigen
web-ikusa-stage-b-end = B: gevechten zijn aangekondigd
web-ikusa-stage-c = C: gevechten
web-ikusa-stage-d = D: slotverplaatsing, legers
web-ikusa-stage-d-pf = D: slotverplaatsing, troepen
web-ikusa-stage-d-end = D: slotverplaatsing is klaar
web-ikusa-stage-winter = ronin gaan, koku komen
web-ikusa-army = { $army }, niveau { $level }: { $units }
web-ikusa-army-down = { $army } zonder leider, niveau { $level }: { $units }
web-ikusa-army-gone = { $army }: de daimyo is verloren
web-ikusa-daimyo-down = vermoord
web-ikusa-experience = Ervaringsniveau { $level }: gaatje { $hole } van { $holes }
web-ikusa-force = provinciale troepen: { $units }
web-ikusa-held = { $clan }, { $seat }
web-ikusa-board-empty = leeg, van niemand
web-ikusa-ronin-secret = ronin in het geheim
web-ikusa-attacked-from = Een aanval is aangekondigd vanuit { $provinces }.
web-ikusa-barred = Aan deze tafel is hier geen grens: deze provincies zijn niet aangrenzend.
web-ikusa-corner = Kozuke, Shimosa, Musashi en Shimotsuke raken elkaar in één punt. Een punt is geen grens: daar zijn provincies alleen aangrenzend als de lijst van buren het zegt.
web-ikusa-board-provinces = Provincies
web-ikusa-koku = koku
web-ikusa-provinces-of = Provincies: { $count }; met { $goal } win je
web-ikusa-koku-of = Koku: { $count }
web-ikusa-marker = Volgordefiche { $marker }
web-ikusa-board-stacks = Gedekte stapels ronin: { $stacks }
web-ikusa-ninja = Ninja
web-ikusa-ninja-held = heeft de ninja
web-ikusa-ninja-of = { $seat } heeft de ninja.
web-ikusa-ninja-free = De ninja is te huur.
web-ikusa-out = uitgeschakeld
web-ikusa-board-tray = In de bak
web-ikusa-tray-hidden = achter het scherm
web-ikusa-bins = Planningsbak
web-ikusa-bins-hidden = geheim
web-ikusa-bins-shut = Iedereen plant nog in het geheim.
web-ikusa-bin-of = { $who }: { $count } koku
web-ikusa-order-place = { $place }: { $who }
web-ikusa-round-actions = Acties van de ronde
web-ikusa-stage-built = Gebouwd in
web-ikusa-stage-picked-up = Eenheden sluiten zich aan bij legers in
web-ikusa-stage-marched = Op mars
web-ikusa-stage-declared = Gevechten aangekondigd
web-ikusa-stage-declared-empty = Naar leeg land
web-ikusa-stage-conquered = Veroverd
web-ikusa-stage-claimed = Opgeëist
web-ikusa-stage-mustered = Legers geplaatst in
web-ikusa-reveal-trays = De planningsbakken worden onthuld
web-ikusa-reveal-order = De beurtvolgorde van deze ronde
web-ikusa-reveal-levy = Ieders lichting
web-ikusa-reveal-harvest = De oogst
web-ikusa-reveal-dice = De dobbelstenen rollen
web-ikusa-pool = Algemene voorraad
web-ikusa-pool-ronin = { $count } ronin
web-ikusa-pool-castles = kastelen: { $count }
web-ikusa-pool-bases = vestingwallen: { $count }
web-ikusa-empty-count = lege provincies: { $count }
web-ikusa-goal = Wie { $goal } provincies heeft, wint meteen.
web-ikusa-goal-end = Wie aan het einde van een ronde { $goal } provincies heeft, wint.
web-ikusa-goal-quick = Wie { $goal } provincies heeft, wint meteen; ook de eerste uitschakeling beëindigt het spel.
web-ikusa-col-koku = Koku
web-ikusa-col-marker = Volgorde
web-ikusa-col-bins = Planningsbak
web-ikusa-col-tray = Figuren in de bak
web-ikusa-col-stacks = Verborgen ronin
web-ikusa-col-army = Leger
web-ikusa-col-where = Provincie
web-ikusa-col-units = Troepen
web-ikusa-board-armies = Legerkaarten
web-ikusa-board-declared = Aangekondigde gevechten
web-ikusa-declared-one = { $body } van { $origin } tegen { $target }
web-ikusa-before = Opstelling
web-ikusa-mat = Legerkaart van { $clan }
web-ikusa-end-you =
    { $seats-count ->
        [1] { $seats } wint: jij bent de shogun!
       *[other] Jullie delen de overwinning: { $seats }.
    }
web-ikusa-end-winner =
    { $seats-count ->
        [1] { $seats } wordt shogun
       *[other] { $seats } delen de overwinning
    }
web-ikusa-end-goal = { $goal } winnen
web-ikusa-end-provinces = Provincies per clan
web-ikusa-end-why-goal = { $seats } bereikte { $count } provincies in ronde { $round }; { $goal } was genoeg.
web-ikusa-end-why-last = { $seats } staat na ronde { $round } als laatste overeind.
web-ikusa-end-why-quick = De eerste uitschakeling beëindigde het spel in ronde { $round }: { $seats } had de meeste provincies, { $count }.
web-ikusa-end-why-limit = Het spel eindigde na ronde { $round }, zoals afgesproken: { $seats } had de meeste provincies, { $count }.
web-ikusa-end-fallen = Eruit in ronde
web-ikusa-end-out = { $round }, door { $seat }
web-ikusa-end-fell = { $round }
web-ikusa-end-course = Het verloop van het spel
web-ikusa-end-numbers = Hetzelfde in getallen
web-ikusa-end-deeds = Wat elke clan deed
web-ikusa-end-deeds-attacks = Gevechten als aanvaller
web-ikusa-end-deeds-won = … daarvan gewonnen
web-ikusa-end-deeds-defences = Gevechten als verdediger
web-ikusa-end-deeds-conquered = Provincies veroverd
web-ikusa-end-deeds-castles = Kastelen en vestingen gebouwd
web-ikusa-end-deeds-daimyos = Vijandelijke daimyo’s geveld
web-ikusa-end-deeds-lost = Eenheden verloren
web-ikusa-learn-intro = Je speelt Ikusa tegen drie makkelijke bots, vanuit een voorbereide stelling. Een gids wijst alles aan wanneer het voor het eerst komt; na één ronde heb je bijna alles gezien. Volgens een huisregel wint niemand vóór ronde 4. Je kunt de gids altijd wegsturen, en er loopt geen klok.
web-ikusa-learn-welcome = Je leidt een clan met drie daimyo’s, elk aan het hoofd van een leger. Wie 35 van de 68 provincies heeft, wordt meteen shogun. Wie alle drie de daimyo’s verliest, ligt eruit, en alles gaat naar wie hem versloeg.
    .title = Ikusa
web-ikusa-learn-prepared = De opbouw is bijna klaar: alleen je derde leger moet nog worden geplaatst. De andere twee staan naast zwakke provincies, dus je vecht al gauw een gevecht dat je bijna zeker wint. De drie anderen zijn makkelijke bots, en volgens een huisregel van deze tafel wint niemand vóór ronde 4.
    .title = Je eerste spel
web-ikusa-learn-spearmen = De kaarten zijn verdeeld: in elke provincie van je staat één speerdrager. Nu zet ieder om de beurt er twee bij in een provincie, zes keer. Sterke punten aan de grens houden anderen weg.
    .title = Speerdragers
web-ikusa-learn-armies = Elk leger begint met zijn daimyo, een boogschutter, een zwaardvechter en twee haakbusschutters. Een banier op de kaart toont waar het staat, hoeveel er onder vechten, en het niveau als streepjes. Zet legers waar je wilt aanvallen.
    .title = Legers
web-ikusa-learn-plan = Verdeel al je koku in het geheim over vijf vakken: wie wanneer komt, een gebouw (precies 2 koku), nieuwe troepen, ronin voor deze ronde, de ninja. Niets mag je achterhouden. Een goed eerste plan zet het meeste op nieuwe troepen.
    .title = Plannen
web-ikusa-learn-order = Het hoogste bod kiest als eerste een fiche, en dat hoeft niet nummer 1 te zijn. Wie vroeg komt, pakt wat open ligt; wie laat komt, antwoordt op alles. Wie niets bood, trekt blind een fiche.
    .title = Beurtvolgorde
web-ikusa-learn-build = Een kasteel levert vier extra speerdragers zodra zijn provincie wordt aangevallen; een vesting, later op een kasteel gebouwd, vijf ronin. Ze blijven het hele spel staan en horen bij wie de provincie heeft.
    .title = Kastelen
web-ikusa-learn-levy = Voor één koku krijg je 1 boogschutter, of 2 eenheden zwaardvechters of haakbusschutters, of 3 speerdragers. Boogschutters treffen met 6 of minder, zwaardvechters met 5, de anderen met 4; boogschutters en haakbusschutters schieten eerst. Je licht niet meer eenheden dan je provincies hebt.
    .title = Nieuwe troepen
web-ikusa-learn-place = Elke provincie krijgt één nieuwe eenheid per ronde. Die gaat naar de provinciale troepen (hoogstens vijf) of naar een leger dat er staat: op de kaart passen vier samoerai en tien ashigaru.
    .title = Plaatsen
web-ikusa-learn-ronin = Elke koku huurt twee ronin, alleen voor deze ronde. Je stelt ze geheim op: anderen zien hoe groot de stapels zijn, maar niet waar. Een legermacht heeft hoogstens één ronin minder dan eigen eenheden.
    .title = Ronin
web-ikusa-learn-ninja = Het hoogste bod, als het alleen staat, huurt de ninja. Vanaf de tweede ronde mag hij één keer een daimyo treffen: 8 of minder slaagt, maar een misser kan op jou terugslaan. Gebruik je hem niet, dan toont hij je de volgende ronde de planningsbak van een ander.
    .title = De ninja
web-ikusa-learn-move = Nu voer jij oorlog. Legers gaan door je eigen provincies, zoveel stappen als hun niveau. Onderweg mogen ze eenheden meenemen; een provincie die leeg zou blijven, krijgt een garnizoen.
    .title = A: legers verplaatsen
web-ikusa-learn-declare = Elk leger en elke provinciale troep mag tegen één aangrenzende provincie. Pijlen tonen wat is aangekondigd. Alleen in ronde 1 mag een provincie met een vijandelijk leger niet worden aangevallen. Over een zeelijn slaan de verdedigers eerst.
    .title = B: gevechten aankondigen
web-ikusa-learn-fight = Elke eenheid gooit een twaalfzijdige dobbelsteen; haar waarde of minder is raak. Eerst schieten boogschutters en haakbusschutters, en de verliezen vallen meteen; dan daimyo’s, zwaardvechters en ronin, en speerdragers. Iedereen in de provincie verdedigt.
    .title = C: een gevecht
web-ikusa-learn-losses = Jij kiest welke eenheden vallen, één per treffer. De daimyo gaat als laatste. Goedkope speerdragers verlies je meestal het liefst; boogschutters zijn moeilijk te vervangen.
    .title = Verliezen
web-ikusa-learn-stop = Na elke gang mag de aanvaller stoppen of doorvechten. Kijk naar de kansen: gaat een leger verloren, dan ook zijn daimyo.
    .title = Doorgaan of stoppen
web-ikusa-learn-advance = Een leger van hoger niveau mag nog eens aanvallen, of de gewonnen provincie binnengaan en daar verdergaan. Winnen verschuift de ervaringsmarkeerder; hogere niveaus marcheren en vallen vaker aan.
    .title = Na een overwinning
web-ikusa-learn-final = Een in de strijd gewonnen provincie ligt leeg: ga er nu in en pak de kaart. Eerst verplaatsen legers, dan mag elke eenheid van de provinciale troepen één provincie verder. Laat geen eigen provincie leeg achter.
    .title = D: slotverplaatsing
web-ikusa-learn-income = Alle ronin vertrekken, en ieder krijgt één koku per drie provincies, maar minstens drie. Dan begint de volgende ronde met plannen. Dat was een hele ronde.
    .title = Inkomsten
web-ikusa-learn-over = Bekijk het verloop van het spel, kijk het terug vanaf elke plaats, en speel nog eens.
    .title = Het einde
web-ikusa-luck-battle-win = { $seat } nam { $province } af van { $defender }.
web-ikusa-luck-battle-lose = { $defender } hield { $province } tegen { $seat }.
web-ikusa-luck-battle-undecided = { $seat } en { $defender } vernietigden elkaar in { $province }.
web-ikusa-luck-invasion-win = { $seat } veroverde { $province } over zee op { $defender }.
web-ikusa-luck-invasion-lose = { $defender } hield de kust van { $province } tegen { $seat }.
web-ikusa-luck-invasion-undecided = { $seat } en { $defender } vernietigden elkaar op de kust van { $province }.
web-ikusa-luck-about = De treffers van de dobbelstenen naast wat elke clan kon verwachten. Binnen de gekleurde strook is niets ongewoon.
web-ikusa-luck-lucky =
    { $wins ->
        [one] { $wins } treffer
       *[other] { $wins } treffers
    } met { $fights ->
        [one] { $fights } dobbelsteen
       *[other] { $fights } dobbelstenen
    }; { $expected } waren te verwachten. Het geluk hielp mee.
web-ikusa-luck-fair =
    { $wins ->
        [one] { $wins } treffer
       *[other] { $wins } treffers
    } met { $fights ->
        [one] { $fights } dobbelsteen
       *[other] { $fights } dobbelstenen
    }; { $expected } waren te verwachten.
web-ikusa-luck-unlucky =
    { $wins ->
        [one] { $wins } treffer
       *[other] { $wins } treffers
    } met { $fights ->
        [one] { $fights } dobbelsteen
       *[other] { $fights } dobbelstenen
    }; { $expected } waren te verwachten. Het geluk was elders.
web-ikusa-luck-key-wins = treffers`;export{e as default};