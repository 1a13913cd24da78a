# Waarom een bot een zet zou doen: wat hij afwoog, in een paar zinnen. "Hij" is de bot.

why-forced = Dit is de enige zet die mag.
why-none = Deze bot zegt niet waarom.
why-general = Een algemene opmerking, niet de eigen afweging van deze bot: { $text }
why-points = Hij schat dit op { $value } punten.
why-points-parts = Hij schat dit op { $value } punten: { $list }.
why-provinces = Hij schat dit op { $value } provincies.
why-provinces-parts = Hij schat dit op { $value } provincies: { $list }.
why-score = Hij geeft dit { $value } als score, alleen om zetten te vergelijken.
why-score-parts = Hij geeft dit { $value } als score, alleen om zetten te vergelijken: { $list }.
why-bins = Wat nog een koku in elk open vak waard is, in provincies: { $list }.
why-idle = Hij vond niets dat de moeite waard was.
why-win = Zijn schatting van de kans om het gevecht te winnen: { $win }%.
why-next = Daarna komen: { $list }.
why-first-sight = Andere schattingen op het eerste gezicht: { $list }.
why-slight = Hij ziet hier nauwelijks verschil; de doorslag geeft: { $part }.
why-nothing = Hij ziet hierin geen voordeel en geen nadeel.
why-other = { $move } ({ $value })
why-other-close = { $move } (bijna hetzelfde)
why-other-far-worse = { $move } (veel slechter: het beslist gesimuleerde partijen)
why-other-far-better = { $move } (veel beter: het beslist gesimuleerde partijen)
why-equals =
    { $more ->
        [0] Precies even goed: { $list }; hij neemt de eerste van zijn lijst.
        [one] Precies even goed: { $list }, en nog één; hij neemt de eerste van zijn lijst.
       *[other] Precies even goed: { $list }, en nog { $more }; hij neemt de eerste van zijn lijst.
    }
why-equals-lots =
    { $more ->
        [0] Precies even goed: { $list }; hij laat het toeval kiezen.
        [one] Precies even goed: { $list }, en nog één; hij laat het toeval kiezen.
       *[other] Precies even goed: { $list }, en nog { $more }; hij laat het toeval kiezen.
    }
why-rounds = Hij heeft de rest van de ronde gesimuleerd ({ $rounds } keer voor alle kandidaten samen): na deze zet geeft hij je positie gemiddeld { $rating } van de 100 (gelijke kansen: { $even }). De andere, daarmee vergeleken: { $list }.
why-turns = Hij heeft de rest van de beurt gesimuleerd ({ $rounds } keer voor alle kandidaten samen). De andere zetten, vergeleken met deze, in provincies: { $list }.
why-plan = Hij heeft veel plannen tot het einde van de ronde gesimuleerd, met tegenstanders die plannen zoals de bot “gewoon”. Na dit plan ({ $rounds } keer) geeft hij je positie gemiddeld { $rating } van de 100 (gelijke kansen: { $even }); na zijn eerste idee { $other }. Dat is een waardering, niet je winstkans.
why-plan-usual = Hij heeft veel plannen tot het einde van de ronde gesimuleerd, met tegenstanders die plannen zoals de bot “gewoon”. Na dit plan ({ $rounds } keer) geeft hij je positie gemiddeld { $rating } van de 100 (gelijke kansen: { $even }); een beter plan vond hij niet. Dat is een waardering, niet je winstkans.
why-short-points = { $value } punten ({ $list })
why-short-provinces = { $value } provincies ({ $list })
why-short-idle = niets is de moeite waard

# Waaruit een schatting bestaat, gevolgd door een getal met teken.

why-part-land = de provincie zelf
why-part-rival = het verlies van de tegenstander
why-part-region = je aanwezigheid in de regio
why-part-hunger = een provincie meer om te voeden
why-part-losses = verwachte verliezen
why-part-home = verdediging van de provincie die ze verlaten
why-part-safety = verdediging daar
why-part-front = dichter bij het front
why-part-effort = moeite van het verplaatsen
why-part-order = vroeg aan de beurt zijn
why-part-special-chest = een geldkist extra bij je belastingorder
why-part-special-rice = rijst extra bij je rijstorder
why-part-special-six-armies = een zesde leger bij je order voor 5 legers
why-part-special-attack = een leger extra bij je aanvallen
why-part-special-defense = een leger extra als je wordt aangevallen
why-part-tax = geldkisten
why-part-rice = rijst
why-part-spaces = bouwruimte
why-part-same-region = je provincies in dezelfde regio
why-part-friends = eigen provincies ernaast
why-part-free-land = neutrale provincies ernaast
why-part-rivals = tegenstanders ernaast
why-part-choice = keuze uit twee nieuwe kaarten
why-part-building = het gebouw
why-part-building-all = het gebouw en zijn meerderheid
why-part-majority = meerderheid in de regio
why-part-leader = korting door je aanvoerder
why-part-price = kosten van de actie
why-part-revolt = risico dat een opstand slaagt
why-part-unrest = een nieuw oproerfiche
why-part-prospects = sterkere aanvallen later
why-part-armies = de legers zelf
why-part-move = de verplaatsing die erbij hoort
why-part-march = de aanval of verplaatsing die hij in gedachten heeft
why-part-short-supply = te weinig legers in je voorraad
why-part-error = zijn eigen toevallige fout
why-part-favor = de gunst
why-part-officials = beambten die het kost
why-part-calm = oproerfiches die verdwijnen
why-part-event = wat de gebeurtenis je zou kosten
why-part-victory-points = overwinningspunten
why-part-reward = de beloning
why-part-chamber-row = zijn rij
why-part-chamber-column = zijn kolom
why-part-chamber-lines = zijn rij en kolom
why-part-leader-order = je geplande order daar
why-part-leader-yield = hulp van de aanvoerder bij geldkisten en rijst
why-part-leader-way = een volgend standbeeld binnen bereik
why-part-leader-risk = gevaar voor je aanvoerder
why-part-leader-wait = een latere provincie laten schieten
why-part-leader-place = de plek zelf
why-part-leader-statues = gewonnen en achtergelaten standbeelden
why-part-trophies = standbeelden van tegenstanders daar
why-part-statue = het standbeeld dat blijft staan
why-part-spoils = wat een overwinning oplevert
why-part-experience = ervaring
why-part-stake = wat een nederlaag zou kosten
why-part-attack = een sterkere aanval
why-part-in-army = een sterker leger
why-part-distance = afstand tot het front
why-part-nearer = dichter bij de frontlinie
why-part-hold = risico haar weer te verliezen
why-part-garrison = eenheden die als bezetting achterblijven
why-part-prospect = aanvallen daarvandaan in de volgende beurt
why-part-others-can = je provinciale troepen kunnen haar ook nemen
why-part-kill = de daimyo uitschakelen
why-part-level = de ervaring van het leger
why-part-strike = de daimyo buiten gevecht stellen
why-part-attack-stopped = zijn aanval op jou stoppen
why-part-set-own = eigen provincies ernaast
why-part-set-weak = zwak bezette vijandelijke provincies ernaast
why-part-set-strong = sterk bezette vijandelijke provincies ernaast
why-part-set-empty = lege provincies ernaast
why-part-set-force = je eenheden die er al staan
why-part-set-foe-army = vijandelijke legers ernaast
why-part-set-own-army = je andere legers ernaast
why-part-set-pile = buren die nog in de stapel liggen
why-part-set-danger = gevaar daar
why-part-bin-turn-order = beurtvolgorde
why-part-bin-build = kasteel
why-part-bin-levy = lichting
why-part-bin-ronin = ronin
why-part-bin-ninja = ninja
