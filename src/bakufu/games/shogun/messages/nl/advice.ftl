# Waarom een bot van Shogun een zet zou doen. "Hij" is de bot.

shogun-why-take-card = Neem { $province }
shogun-why-unseen =
    { $count ->
        [one] Er ligt nog één kaart in de stapel.
       *[other] Hij ziet de kaart niet en rekent daarom met het gemiddelde van de { $count } kaarten in de stapel.
    }
shogun-why-extra = Zijn regel: altijd het extra leger inzetten.
shogun-why-deploy-six = Zijn regel: altijd zoveel legers plaatsen als mag.
shogun-why-revolt =
    Zijn regel: eerst de best verdedigde opstand, want die haalt boeren uit de bak. In { $province } { $armies ->
        [one] staat { $armies } leger.
       *[other] staan { $armies } legers.
    }
shogun-why-revolt-equal = Even goed verdedigd: { $provinces }; hij neemt de eerste van zijn lijst.
shogun-why-statue = Zijn regel: altijd een standbeeld achterlaten als het kan.
shogun-why-group = Zijn regel: hoe meer tegenstanders en neutrale provincies ernaast, hoe groter de groep. Naast { $province }: tegenstanders { $rivals }, neutraal { $neutrals }, van jezelf { $friends }. Groepen die je nog hebt: { $smallest } tot { $largest } legers.
    .short = tegenstanders ernaast: { $rivals }, neutraal: { $neutrals }
shogun-why-simulated = Op het eerste gezicht had hij liever “{ $move }”, maar de simulaties gaven de doorslag.
shogun-why-first-estimate = “{ $move }” deed het in de simulaties iets beter, maar niet genoeg om de lagere eerste schatting goed te maken.
shogun-why-both-counted = Hij telt de eerste schatting en de simulaties samen: “{ $move }” leek eerst beter, maar deed het in de simulaties slechter.
shogun-why-hopeless = “{ $move }” viel af: de kans van slagen is maar { $win }%.
shogun-why-event-harmless = Deze gebeurtenis schaadt je eigen plan niet, dus spaart hij de gunst.
shogun-why-event-hurts = Deze gebeurtenis schaadt je eigen plan.

shogun-why-kept-for = { $province } zou hier meer waard zijn ({ $value }), maar het plan gebruikt die kaart voor { $space }.
    .short = { $province } is nodig voor { $space }
shogun-why-plan-whole = { $province } alleen zou hier meer waard zijn ({ $value }), maar het hele plan, met wat je kunt betalen, zou dan niet meer waard zijn.
    .short = met een order hier wordt het plan niet beter
shogun-why-plan-simulated = { $province } alleen zou hier meer waard zijn ({ $value }); dit is gewoon het plan dat het in zijn simulaties het best deed.
    .short = dit plan deed het in de simulaties het best
shogun-why-too-dear = Het beste zou hier { $province } zijn ({ $value }), maar zijn geldkisten gaan naar orders die hem meer waard zijn.
    .short = te duur
shogun-why-no-order = Geen order hier: de beste provincie ervoor, { $province }, zou { $value } punten waard zijn.
    .short = geen order de moeite waard
shogun-why-no-order-here = Geen order hier.
shogun-why-no-order-possible = Geen order hier: geen van de provincies die nog in de hand zijn kan hem uitvoeren.
    .short = geen provincie kan het
shogun-why-filler = Elk veld heeft een kaart nodig en er zijn er niet genoeg andere; { $province } kan deze actie niet uitvoeren, dus er gebeurt niets.
    .short = vult alleen het veld
shogun-why-filler-costs = Elk veld heeft een kaart nodig en er zijn er niet genoeg andere om alle ongewenste acties over te slaan; hier geeft hij het minst weg.
    .short = vult alleen het veld
shogun-why-filler-least = Elk veld heeft een kaart nodig en andere zijn er niet meer; daarom neemt hij de provincie die hem het minst waard is: { $province }.
    .short = vult alleen het veld
shogun-why-has-attack-in-mind =
    { $armies ->
        [one] Zoals het er nu voor staat zou hij { $target } met { $armies } leger aanvallen (kans { $win }%); tegen die tijd kan hij anders kiezen.
       *[other] Zoals het er nu voor staat zou hij { $target } met { $armies } legers aanvallen (kans { $win }%); tegen die tijd kan hij anders kiezen.
    }
shogun-why-has-move-in-mind =
    { $armies ->
        [one] Zoals het er nu voor staat zou hij { $armies } leger naar { $target } verplaatsen; tegen die tijd kan hij anders kiezen.
       *[other] Zoals het er nu voor staat zou hij { $armies } legers naar { $target } verplaatsen; tegen die tijd kan hij anders kiezen.
    }
shogun-why-bid = Zijn regel: een deel bieden van de geldkisten die hij kan missen. Geldkisten: { $chests }; de orders kosten er { $spent }; van de { $income } uit belasting telt de helft. Dan blijft { $left } over, en { $share }% daarvan, naar beneden afgerond, is een bod van { $bid }.
    .short = een bod van { $share }% van zijn vrije geldkisten ({ $left })
shogun-why-bid-last = Zijn regel in de laatste ronde: alle geldkisten bieden die hij kan missen. Geldkisten: { $chests }; de orders kosten er { $spent }; van de { $income } uit belasting telt de helft. Dan blijft { $left } over, dus is zijn gewone bod { $bid } (hoogstens 4).
    .short = laatste ronde: hij biedt al zijn vrije geldkisten ({ $left })
shogun-why-bid-simulated = Hij heeft ook andere biedingen geprobeerd; het plan met { $bid } deed het in de simulaties het best.
shogun-why-bid-simple = Zijn regel: 0 bieden met minder dan 9 geldkisten, 1 met minder dan 14, en anders 1 of 2 op goed geluk. Geldkisten hier: { $chests }.
    .short = geldkisten: { $chests }
shogun-why-box-province =
    { $armies ->
        [one] Hij stuurt { $armies } leger uit { $province } naar het hof, omdat de gunsten hem meer waard zijn dan het leger.
       *[other] Hij stuurt { $armies } legers uit { $province } naar het hof, omdat de gunsten hem meer waard zijn dan de legers.
    }
    .short = beambten uit { $province }
shogun-why-box-filler = Dit vult alleen het vak: { $province } heeft te weinig legers om iemand te sturen.
    .short = vult alleen het vak
shogun-why-box-tray = Hij stuurt legers uit de bak ({ $armies }): dat zijn de goedkoopste beambten.
    .short = beambten uit de bak
shogun-why-box-none = Geen beambten uit dit vak: de gunsten binnen bereik zijn hem de legers niet waard.
    .short = de legers niet waard
shogun-why-box-none-simulated = Geen beambten uit dit vak: dit is het plan dat het in zijn simulaties het best deed.
    .short = dit plan deed het in de simulaties het best
shogun-why-box-favor = De gunst die hem het meest waard is: { $favor } ({ $value } punten).
shogun-why-box-spare = Zijn regel: legers sturen uit een veilige provincie die er minstens 4 kan missen. In { $province } staan er { $armies }; het vak kost er { $number }.
    .short = { $province } kan ze missen
shogun-why-box-no-spare = Zijn regel: alleen legers sturen uit de bak of uit een veilige provincie met er { $armies } of meer. Die is er niet.
    .short = niemand te missen
shogun-why-leader-draft = Zijn regel: de aanvoerder nu plaatsen als er een eigen provincie naast ligt en het risico onder 15% is. Eigen provincies naast { $province }: { $friends }; risico: { $risk }%.

# Waaruit een schatting bestaat, gevolgd door een getal met teken.

shogun-why-part-land = de provincie zelf
shogun-why-part-rival = het verlies van de tegenstander
shogun-why-part-region = je aanwezigheid in de regio
shogun-why-part-hunger = een provincie meer om te voeden
shogun-why-part-losses = verwachte verliezen
shogun-why-part-home = verdediging van de provincie die ze verlaten
shogun-why-part-safety = verdediging daar
shogun-why-part-front = dichter bij het front
shogun-why-part-effort = moeite van het verplaatsen
shogun-why-part-order = vroeg aan de beurt zijn
shogun-why-part-special-chest = een geldkist extra bij je belastingorder
shogun-why-part-special-rice = rijst extra bij je rijstorder
shogun-why-part-special-six-armies = een zesde leger bij je order voor 5 legers
shogun-why-part-special-attack = een leger extra bij je aanvallen
shogun-why-part-special-defense = een leger extra als je wordt aangevallen
shogun-why-part-tax = geldkisten
shogun-why-part-rice = rijst
shogun-why-part-spaces = bouwruimte
shogun-why-part-same-region = je provincies in dezelfde regio
shogun-why-part-friends = eigen provincies ernaast
shogun-why-part-free-land = neutrale provincies ernaast
shogun-why-part-rivals = tegenstanders ernaast
shogun-why-part-choice = keuze uit twee nieuwe kaarten
shogun-why-part-building = het gebouw
shogun-why-part-building-all = het gebouw en zijn meerderheid
shogun-why-part-majority = meerderheid in de regio
shogun-why-part-leader = korting door je aanvoerder
shogun-why-part-price = kosten van de actie
shogun-why-part-revolt = risico dat een opstand slaagt
shogun-why-part-unrest = een nieuw oproerfiche
shogun-why-part-prospects = sterkere aanvallen later
shogun-why-part-armies = de legers zelf
shogun-why-part-move = de verplaatsing die erbij hoort
shogun-why-part-march = de aanval of verplaatsing die hij in gedachten heeft
shogun-why-part-short-supply = te weinig legers in je voorraad
shogun-why-part-error = zijn eigen toevallige fout
shogun-why-part-favor = de gunst
shogun-why-part-officials = beambten die het kost
shogun-why-part-calm = oproerfiches die verdwijnen
shogun-why-part-event = wat de gebeurtenis je zou kosten
shogun-why-part-victory-points = overwinningspunten
shogun-why-part-reward = de beloning
shogun-why-part-chamber-row = zijn rij
shogun-why-part-chamber-column = zijn kolom
shogun-why-part-chamber-lines = zijn rij en kolom
shogun-why-part-leader-order = je geplande order daar
shogun-why-part-leader-yield = hulp van de aanvoerder bij geldkisten en rijst
shogun-why-part-leader-way = een volgend standbeeld binnen bereik
shogun-why-part-leader-risk = gevaar voor je aanvoerder
shogun-why-part-leader-wait = een latere provincie laten schieten
shogun-why-part-leader-place = de plek zelf
shogun-why-part-leader-statues = gewonnen en achtergelaten standbeelden
shogun-why-part-trophies = standbeelden van tegenstanders daar
shogun-why-part-statue = het standbeeld dat blijft staan
