var e=`ikusa-decision-go-on = Niemand hoeft te kiezen; het spel gaat vanzelf verder.
ikusa-decision-split-pile = Kies 17 provincies van je stapel voor je eerste kleur; de andere gaan naar je tweede.
ikusa-decision-add-spearmen = Versterk een van je provincies met speerdragers.
ikusa-decision-claim-province = Neem met een speerdrager een onbezette provincie in bezit.
ikusa-decision-assign-unit = Kies het leger waar de volgende eenheid bij komt.
ikusa-decision-place-army = Plaats een leger in een van je provincies.
ikusa-decision-name-successor = Kies de eenheid die je inlevert voor een opvolger van je vermoorde daimyo.
ikusa-decision-fill-bin = Verdeel je koku over de vakken van je planningsbak.
ikusa-decision-send-spy = Stuur de ninja als spion naar de bak van een tegenstander, of doe het niet.
ikusa-decision-take-marker = Kies een volgordefiche.
ikusa-decision-settle-tie = Je bod is gelijk aan een ander: noem het fiche dat je wilt nemen, of vraag om het lot. Vraagt niemand daarom, dan krijgt ieder wat hij noemde.
ikusa-decision-enter-dice = Gooi je dobbelstenen en voer in wat ze tonen.
ikusa-decision-build-site = Kies waar je een kasteel of een vesting bouwt.
ikusa-decision-buy-unit = Licht een voor een eenheden voor de koku in je vak.
ikusa-decision-place-unit = Plaats de volgende gelichte eenheid in een provincie die er nog geen kreeg.
ikusa-decision-deploy-ronin = Stel je volgende ronin in het geheim op.
ikusa-decision-move-armies = Verplaats je legers, neem eenheden mee of beëindig de fase.
ikusa-decision-choose-party = Kies de eenheden die het leger verlaten.
ikusa-decision-declare-battle = Kondig je eerste gevechten aan of beëindig de fase.
ikusa-decision-pick-battle = Kies het gevecht dat nu komt.
ikusa-decision-take-losses = Kies je verliezen.
ikusa-decision-stop-or-repeat = Vecht door of breek het gevecht af.
ikusa-decision-after-battle = Kies wat je leger met zijn volgende aanval doet.
ikusa-decision-final-armies = Slotverplaatsing: verplaats je legers, splits eenheden af of ga door naar de provinciale troepen.
ikusa-decision-final-forces = Slotverplaatsing: verplaats eenheden van je provinciale troepen of beëindig je beurt.
ikusa-decision-send-ninja = Stuur de ninja op een daimyo af of houd hem achter de hand.
ikusa-decision-take-revenge = Kies de daimyo die voor de aanslag boet.
ikusa-decision-place-recovered = Plaats een teruggekregen daimyo in een provincie van je zonder leger.
ikusa-decision-absorb-units = Kies eenheden van de provincie die zich bij de teruggekregen daimyo voegen.
ikusa-decision-game-over = Het spel is afgelopen.
ikusa-move-split = Neem { $province } voor je eerste kleur
ikusa-move-reinforce = Versterk { $province }
ikusa-move-claim = Neem { $province } in bezit
ikusa-move-muster = Plaats { $army } in { $province }
ikusa-move-assign = Geef hem aan { $army }
ikusa-move-successor = Lever een { $unit } in
ikusa-move-plan = Leg { $koku } koku in het vak { $bin }
ikusa-move-spy = Bespioneer { $clan }
ikusa-move-decline = Spioneer niet
ikusa-move-take = Neem fiche { $marker }
ikusa-move-agree = Neem genoegen met fiche { $marker }
ikusa-move-lot = Vraag om het lot
ikusa-move-build = Bouw een { $building } in { $province }
ikusa-move-levy = Licht een { $unit }
ikusa-move-done = Dat is alles
ikusa-move-recover = Plaats de daimyo in { $province }
ikusa-move-absorb = Neem een { $unit } op
ikusa-move-hold =
    { $span ->
        [turn] Houd de ninja achter de hand en vraag deze beurt niet meer
        [round] Houd de ninja achter de hand en vraag deze ronde niet meer
       *[now] Houd de ninja voorlopig achter de hand
    }
ikusa-move-strike = Stuur de ninja op de daimyo van { $daimyo } af
ikusa-move-revenge = Neem wraak op de daimyo van { $daimyo }
ikusa-move-repeat = Vecht door
ikusa-move-call-off = Breek het gevecht af
ikusa-move-advance = Trek de verslagen provincie in
ikusa-move-wait = Blijf en wacht af
ikusa-move-go = Ga op pad
ikusa-move-end = Beëindig dit deel van de beurt
ikusa-move-leave = Laat een { $unit } achter
ikusa-move-lose = Verlies een { $unit } van { $body }
ikusa-move-die = Een dobbelsteen toont { $shows }
ikusa-move-draw-dice = Laat het programma de dobbelstenen trekken
ikusa-move-attack = Val { $target } aan
ikusa-move-step = Verplaats { $army } naar { $target }
ikusa-move-split-off = Splits eenheden van { $army } af naar { $target }
ikusa-move-pick = Laat { $army } een { $unit } meenemen
ikusa-move-deploy = Stel een ronin op in { $province }, bij { $body }
ikusa-move-order = Vaste opdracht: de daimyo van { $daimyo }, { $trigger }
ikusa-move-cancel = Trek de vaste opdracht in
ikusa-move-losses = Verliezen bij voorkeur: { $losses }
ikusa-move-place = Plaats een { $unit } in { $province }, bij { $body }
ikusa-move-declare = Val { $target } aan vanuit { $origin } met { $body }
ikusa-move-fight = Voer het gevecht van { $body } van { $origin } om { $target }
ikusa-move-march = Verplaats een { $unit } van { $origin } naar { $body } van { $target }
ikusa-kind-split = het splitsen van de stapel
ikusa-kind-reinforce = versterken
ikusa-kind-claim = een provincie in bezit nemen
ikusa-kind-muster = een leger plaatsen
ikusa-kind-assign = legerkaarten vullen
ikusa-kind-successor = een opvolger aanwijzen
ikusa-kind-plan = plannen
ikusa-kind-spy = spioneren
ikusa-kind-decline = van spioneren afzien
ikusa-kind-take = een fiche nemen
ikusa-kind-agree = een gelijk bod regelen
ikusa-kind-lot = om het lot vragen
ikusa-kind-build = bouwen
ikusa-kind-levy = lichten
ikusa-kind-done = klaar zijn
ikusa-kind-recover = een teruggekregen daimyo plaatsen
ikusa-kind-absorb = eenheden opnemen
ikusa-kind-hold = de ninja achter de hand houden
ikusa-kind-strike = een moordaanslag
ikusa-kind-revenge = wraak
ikusa-kind-repeat = doorvechten
ikusa-kind-call-off = een gevecht afbreken
ikusa-kind-advance = oprukken
ikusa-kind-wait = afwachten
ikusa-kind-go = op pad gaan
ikusa-kind-end = een fase beëindigen
ikusa-kind-leave = eenheden achterlaten
ikusa-kind-lose = verliezen
ikusa-kind-die = dobbelstenen invoeren
ikusa-kind-draw-dice = dobbelstenen laten trekken
ikusa-kind-attack = nog een aanval
ikusa-kind-step = een leger verplaatsen
ikusa-kind-split-off = eenheden afsplitsen
ikusa-kind-pick = eenheden meenemen
ikusa-kind-deploy = ronin opstellen
ikusa-kind-order = een vaste opdracht
ikusa-kind-cancel = een vaste opdracht intrekken
ikusa-kind-losses = een voorkeurslijst voor verliezen
ikusa-kind-place = gelichte eenheden plaatsen
ikusa-kind-declare = een aankondiging
ikusa-kind-fight = een gevecht kiezen
ikusa-kind-march = provinciale troepen verplaatsen
ikusa-event-dealt = { $seat } bezit { $provinces }.
ikusa-event-setup-order = De volgorde voor de opzet: { $seats }.
ikusa-event-claimed = { $seat } eist { $province } op.
ikusa-event-ready = { $seat } is klaar.
ikusa-event-reinforced =
    { $seat } versterkt { $province } met { $spearmen ->
        [one] een speerdrager
       *[other] { $spearmen } speerdragers
    }.
ikusa-event-mustered = { $seat } plaatst { $army } in { $province }.
ikusa-event-collected = { $seat } int { $koku } koku.
ikusa-notice-round = Ronde { $round }.
ikusa-event-round = Ronde { $round } begint.
ikusa-event-successor = Een opvolger neemt het bevel over { $daimyo } over; { $seat } levert er een { $unit } voor in.
ikusa-event-allocated = { $seat } heeft gepland: { $bins }.
ikusa-event-spied = De ninja van { $seat } kijkt in de bak van { $owner }.
ikusa-event-spy-declined = { $seat } spioneert niet.
ikusa-event-spy-report = Je ninja meldt over de bak van { $owner }: { $bins }.
ikusa-event-marker-taken = { $seat } heeft fiche { $marker }.
ikusa-event-tie-named = { $seat } neemt genoegen met fiche { $marker }.
ikusa-event-tie-settled = Gelijke biedingen, en een afspraak: { $seats } nemen de fiches die ze noemden.
ikusa-event-tie-lot = { $seat } vraagt om het lot; dat beslist wie met een gelijk bod het eerst kiest.
ikusa-event-turn-order = De beurtvolgorde: { $seats }.
ikusa-event-built = { $seat } bouwt een { $building } in { $province }.
ikusa-event-not-built = { $seat } betaalt en kan niets bouwen.
ikusa-event-levied = { $seat } licht { $units }.
ikusa-event-placed = { $seat } plaatst { $units } in { $provinces }.
ikusa-event-not-placed = { $seat } vindt geen plaats voor { $units }: terug in de voorraad.
ikusa-event-ronin-hired = { $seat } huurt { $ronin } ronin in.
ikusa-event-ronin-deployed = { $seat } stelt in het geheim ronin op, in stapels van { $stacks }.
ikusa-event-ronin-revealed =
    { $ronin ->
        [one] Een ronin van { $seat } toont zich in { $province }.
       *[other] { $ronin } ronin van { $seat } tonen zich in { $province }.
    }
ikusa-event-ronin-dismissed =
    { $ronin ->
        [one] Een ronin te veel in { $province } verlaat de dienst van { $seat }.
       *[other] { $ronin } ronin te veel in { $province } verlaten de dienst van { $seat }.
    }
ikusa-event-ronin-removed = De ronin van deze ronde vertrekken: { $ronin }.
ikusa-event-ronin-paid-off =
    { $ronin ->
        [one] Een ronin verlaat de dienst van { $seat }.
       *[other] { $ronin } ronin verlaten de dienst van { $seat }.
    }
ikusa-event-ronin-captured =
    { $ronin ->
        [one] Een ronin van { $owner } loopt over naar { $seat }.
       *[other] { $ronin } ronin van { $owner } lopen over naar { $seat }.
    }
ikusa-event-ninja-hired = { $seat } huurt de ninja in.
ikusa-event-ninja-tie = De hoogste biedingen zijn gelijk; niemand krijgt de ninja.
ikusa-event-ninja-sent = { $seat } stuurt de ninja naar de daimyo van { $daimyo } van { $owner }; de dobbelsteen beslist.
ikusa-event-turn = { $seat } voert oorlog.
ikusa-event-army-moved = { $seat } verplaatst { $army } van { $origin } naar { $target }.
ikusa-event-garrison = { $seat } laat een garnizoen achter in { $province }: { $units }.
ikusa-event-split-off = { $seat } stuurt { $units } naar { $province }.
ikusa-event-picked-up = { $seat } neemt { $units } van { $province } op in een leger.
ikusa-event-marched = { $seat } verplaatst { $units } van { $origin } naar { $target }.
ikusa-event-conquered = { $seat } verovert { $province }.
ikusa-event-emptied = { $province } ligt leeg; { $seat } raakt het kwijt.
ikusa-event-declared = { $seat } kondigt aan: { $body } van { $origin } valt { $target } aan.
ikusa-event-declared-empty = { $seat } kondigt aan: { $body } van { $origin } gaat op het lege { $target } af.
ikusa-event-lapsed = Het gevecht vanuit { $origin } om { $target } dat { $seat } aankondigde, gaat niet door: daar staat geen vijand meer.
ikusa-event-lapsed-attackers = Het gevecht vanuit { $origin } om { $target } dat { $seat } aankondigde, gaat niet door: de aanvallers kunnen niet meer aanvallen.
ikusa-event-no-battle = { $seat } vindt met { $army } in { $target } niemand om tegen te vechten.
ikusa-event-battle = { $seat } valt { $defender } aan in { $target } met { $body } van { $origin }.
ikusa-event-walk-over = { $seat } valt { $defender } in { $target } aan met { $body } uit { $origin } en vindt niemand: er ligt alleen een neergestoken daimyo.
ikusa-event-invasion = { $seat } steekt vanuit { $origin } met { $body } de zee over tegen { $defender } in { $target }; de verdedigers slaan het eerst toe.
ikusa-event-rolled =
    { $seat } gooit { $dice } ({ $unit }): { $hits ->
        [0] geen treffer
        [one] { $hits } treffer
       *[other] { $hits } treffers
    }.
ikusa-event-dice-drawn =
    { $seat } laat het programma { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
    } trekken.
ikusa-event-bonus-lost =
    De muren van { $province } verliezen { $fallen ->
        [one] { $fallen } verdediger
       *[other] { $fallen } verdedigers
    }; { $left ->
        [0] er blijft niemand over
        [one] { $left } blijft over
       *[other] { $left } blijven over
    }.
ikusa-event-losses = { $seat } verliest { $units } in { $province }.
ikusa-event-called-off = { $seat } breekt het gevecht om { $target } af.
ikusa-event-battle-won = { $seat } wint het gevecht om { $target }.
ikusa-event-battle-lost = { $seat } verliest het gevecht om { $target }.
ikusa-event-battle-undecided = { $seat } en de verdedigers vallen samen in het gevecht om { $target }.
ikusa-event-experience = { $seat } doet ervaring op: het fiche van { $daimyo } schuift één gaatje op, en de daimyo heeft niveau { $level }.
ikusa-event-strike = De ninja van { $seat } slaat toe bij de daimyo van { $daimyo } van { $owner } en gooit { $roll }; 8 of minder is raak.
ikusa-event-revenge-roll = { $seat } gooit voor wraak op { $owner }: { $roll }, en 9 of meer is raak.
ikusa-event-assassinated = De daimyo van { $daimyo } van { $owner } wordt door { $seat } neergestoken.
ikusa-event-daimyo-doomed = De daimyo van { $daimyo } van { $seat } heeft geen eenheid meer: aan het eind van de ronde ligt hij eruit, verslagen door { $by }.
ikusa-event-daimyo-lost = { $seat } verliest een daimyo in { $province }: { $daimyo } is niet meer.
ikusa-event-eliminated = { $seat } heeft geen daimyo meer en ligt eruit; { $by } neemt alles over.
ikusa-event-fell-together = { $seat } valt samen met de vijand, en niemand erft.
ikusa-event-recovered = Een daimyo van { $seat } keert terug: { $daimyo }, in { $province }.
ikusa-event-game-over =
    { $winners-count ->
        [one] { $winners } wordt shogun! Provincies: { $points }.
       *[other] { $winners } delen de overwinning! Provincies: { $points }.
    }
ikusa-refusal-game-over = Het spel is afgelopen; er kan niet meer gezet worden.
ikusa-refusal-not-your-turn = Je bent niet aan de beurt; wacht op { $seats }.
ikusa-refusal-wrong-kind = Dit is niet het moment voor { $kind }. { $decision }
ikusa-refusal-not-now = Dat kan nu niet; kies een van de aangeboden zetten.
ikusa-refusal-losses-now = Kies eerst je verliezen; je voorkeur kun je daarna veranderen.
ikusa-refusal-losses-same = Dat is al je voorkeur.
ikusa-refusal-you-are-out = Je ligt uit het spel.
ikusa-refusal-no-ninja = Je hebt de ninja niet.
ikusa-refusal-no-order = Deze vaste opdracht kan nu niet: de daimyo moet overeind staan, in een oorlog na de eerste ronde, en jou mag niets anders gevraagd zijn.
ikusa-refusal-not-in-pile = { $province } ligt niet in je stapel of is al gekozen.
ikusa-refusal-not-your-province = { $province } is niet van jou; kies een eigen provincie.
ikusa-refusal-enough-spearmen = { $province } kan in de opzet niet meer speerdragers krijgen; kies een andere provincie.
ikusa-refusal-occupied = { $province } is bezet; neem een vrije provincie in bezit.
ikusa-refusal-army-there = { $province } heeft al een leger; kies een provincie zonder.
ikusa-refusal-army-placed = { $army } is nu niet aan de beurt om geplaatst te worden.
ikusa-refusal-card-full = Op de kaart van { $army } is er geen vak meer voor vrij.
ikusa-refusal-no-such-unit = Er is hier geen { $unit } te kiezen.
ikusa-refusal-bin-order = Het vak { $bin } is nog niet aan de beurt; vul eerst { $due }.
ikusa-refusal-bin-filled = Het vak { $bin } heeft zijn koku al.
ikusa-refusal-koku-kept-back = Van je { $left } koku mag je niets achterhouden: verdeel ze allemaal over de vakken.
ikusa-refusal-build-koku = In het bouwvak gaan geen of 2 koku, niet { $koku }.
ikusa-refusal-too-few-koku = Je kunt daar geen { $koku } koku leggen; je hebt er nog { $left }.
ikusa-refusal-no-spying = Je kunt { $clan } niet bespioneren; kies een tegenstander die nog meedoet.
ikusa-refusal-marker-gone = Fiche { $marker } is niet te krijgen; kies er een dat over is.
ikusa-refusal-none-left = Er is geen stuk voor een { $building } meer in de voorraad.
ikusa-refusal-building-there = { $province } heeft al een { $there }; je kunt er geen { $building } bouwen.
ikusa-refusal-no-castle = Een vesting heeft een kasteel nodig, en { $province } heeft er geen.
ikusa-refusal-levy-provinces = Je mag niet meer eenheden lichten dan je provincies hebt: { $most }.
ikusa-refusal-tray-empty = Er is geen { $unit } meer in je eigen voorraad.
ikusa-refusal-levy-koku = Je { $koku } koku voor de lichting zijn niet genoeg voor nog een { $unit }.
ikusa-refusal-unit-order = Een { $unit } is niet aan de beurt; plaats eerst de { $due }.
ikusa-refusal-levied-there = { $province } heeft deze ronde al een gelichte eenheid gekregen.
ikusa-refusal-force-full = De provinciale troepen van { $province } hebben hun { $most } eenheden.
ikusa-refusal-army-not-there = { $army } staat niet in { $province }.
ikusa-refusal-ronin-limit = Deze troepen in { $province } kunnen niet meer ronin hebben: één minder dan hun reguliere eenheden.
ikusa-refusal-army-gone = { $army } is uit het spel.
ikusa-refusal-leaderless = De daimyo van { $army } is vermoord; het leger kan alleen verdedigen.
ikusa-refusal-no-steps =
    { $level ->
        [one] { $army } heeft zijn ene stap gezet.
       *[other] { $army } heeft zijn { $level } stappen gezet.
    }
ikusa-refusal-not-adjacent = { $target } grenst niet aan { $origin }.
ikusa-refusal-not-friendly = { $target } kan nu niet vanuit { $origin } betreden worden; het is niet van jou.
ikusa-refusal-needs-garrison = In { $origin } zou niemand achterblijven; zonder een eenheid achter te laten kan het leger niet naar { $target }.
ikusa-refusal-armies-meet = Van { $origin } naar { $target } zouden je legers niet meer uit elkaar kunnen; er mag er maar één in een provincie blijven.
ikusa-refusal-armies-together = Twee van je legers staan in één provincie; verplaats er eerst een.
ikusa-refusal-no-unit-there = Er is geen { $unit } in { $province }.
ikusa-refusal-moved-already = De { $unit } in { $province } is in deze fase al verplaatst en blijft.
ikusa-refusal-ronin-alone = De { $unit } van { $province } gaan alleen mee met eigen reguliere eenheden die net verplaatst zijn.
ikusa-refusal-ronin-party = Ronin mogen alleen mee als één minder dan de reguliere eenheden.
ikusa-refusal-party-full = Provinciale troepen hebben hoogstens { $most } eenheden.
ikusa-refusal-party-empty = Kies eerst minstens één reguliere eenheid.
ikusa-refusal-split-empty = Eenheden mogen alleen naar een lege provincie afgesplitst worden, en { $target } naast { $origin } is dat niet.
ikusa-refusal-split-moved = Alle eenheden van { $army } zijn in deze fase verplaatst, dus er kan niets afgesplitst worden.
ikusa-refusal-split-nobody = { $army } bestaat alleen nog uit de daimyo, dus er kan niets afgesplitst worden.
ikusa-refusal-no-force = Er zijn geen provinciale troepen in { $province }.
ikusa-refusal-declared-already = Die troepen in { $origin } hebben hun gevecht al.
ikusa-refusal-attack-own = { $target } staat aan je eigen kant; { $origin } kan het niet aanvallen.
ikusa-refusal-first-round = In de eerste ronde mag geen provincie met een leger aangevallen worden, dus { $origin } moet { $target } met rust laten.
ikusa-refusal-attack-again = Het leger heeft zijn aanval op { $target } vanuit { $origin } afgebroken; val elders aan.
ikusa-refusal-attack-beaten = { $target } heeft geen verdedigers meer: het leger trekt er binnen of valt elders aan.
ikusa-refusal-not-declared = Met die troepen is geen gevecht vanuit { $origin } om { $target } aangekondigd.
ikusa-refusal-ronin-first = Je kunt daar geen { $unit } verliezen: er zouden te veel ronin overblijven.
ikusa-refusal-no-such-loss = Je hebt zo'n { $unit } niet in dit gevecht.
ikusa-refusal-daimyo-last = Een daimyo valt pas als alle andere eenheden van zijn kant weg zijn.
ikusa-refusal-excess-ronin = { $army } heeft zoveel ronin als het mag leiden: zonder nog een eenheid zouden het er te veel zijn. Aan deze tafel mogen ze niet ontslagen worden.
ikusa-refusal-ronin-must-follow = In { $province } staan te veel ronin voor de eenheden die er nog zijn; laat ze eerst volgen.
ikusa-refusal-force-ronin = Zonder deze eenheid zouden er in { $province } te veel ronin zijn, en ze zouden niet kunnen volgen; aan deze tafel mogen ze niet ontslagen worden.
ikusa-refusal-daimyo-doomed = De daimyo van { $army } ligt er aan het eind van de ronde uit; niemand kan zich nog bij hem voegen.
ikusa-refusal-series-first = { $army } maakt zijn gevechten af voordat een ander leger begint; alleen provinciale troepen mogen tussendoor vechten.
ikusa-refusal-nothing-won = Er is nu geen provincie die het leger kan intrekken.
ikusa-refusal-left-empty = { $province } zou leeg achterblijven; er moet een eenheid blijven.
ikusa-refusal-no-assassins-yet = In de eerste ronde mag niemand een moordaanslag plegen.
ikusa-refusal-no-target = De daimyo van { $daimyo } kan het doelwit niet zijn.
ikusa-refusal-players = Ikusa is voor { $least } tot { $most } spelers, niet voor { $players }.
ikusa-refusal-two-players-standard = Met twee spelers is er één manier van spelen; de variant { $variant } is voor meer.
ikusa-refusal-cut-off = Met deze grenzen zou { $province } geen buur hebben; laat het er minstens één.
ikusa-refusal-position-head = Een stelling begint met ikusa/2 tot ikusa/5, niet met "{ $word }".
ikusa-refusal-position-word = "{ $word }" is in deze stelling niet te begrijpen; verbeter of verwijder het.
ikusa-refusal-position-figures = Deze stelling heeft te veel figuren: { $unit }, waarvan er { $most } zijn.
ikusa-refusal-position-unsound = Deze stelling kan niet bestaan ({ $fault }); verbeter haar.
ikusa-refusal-odds-no-battle = Je kunt { $target } nu niet aanvallen, dus er zijn geen kansen te noemen; kies een provincie naast je troepen.
ikusa-options-length = Lengte van het spel
    .about = Voor een kortere avond, of om het te leren.
ikusa-options-dice = Dobbelstenen
    .about = Voor vrienden aan één echte tafel, die graag zelf gooien.
ikusa-options-rulings = Uitleg en huisregels
    .about = Waar de spelregels zwijgen, of tafels graag naar de letter spelen.
ikusa-options-borders = Twijfelachtige grenzen en zeelijnen
    .about = Waar kaarten van het spel verschillen. Kijk op de jouwe; laat ze anders zoals ze zijn.
ikusa-option-variant = Het spel dat gespeeld wordt
    .standard = het gewone spel: wie genoeg provincies heeft (meestal 35), wint meteen
    .quick = snelspel: sterkere legers, afgelopen bij de eerste uitschakeling
    .long = het langere spel: wie aan het einde van een ronde genoeg provincies heeft (meestal 35), wint
ikusa-option-experience = Ervaring van daimyo's
    .slow = drie gaatjes per niveau
    .fast = twee gaatjes per niveau
ikusa-option-round-limit = Laatste ronde; dan winnen de meeste provincies
ikusa-option-goal = Provincies waarmee je wint
    .book = zoveel als het spelboek zegt
    .plus-8 = huisregel, korter: acht meer dan bij het begin
    .plus-4 = huisregel, kort: vier meer dan bij het begin
    .plus-2 = huisregel, om te leren: twee meer dan bij het begin; het kan al in ronde 1 voorbij zijn
    .round-4 = huisregel, voor een eerste spel: zoveel als het spelboek zegt, maar niemand wint vóór ronde 4
ikusa-option-dice = De dobbelstenen van gevechten en van de ninja
    .drawn = het programma trekt ze
    .manual = echte dobbelstenen; wie ze gooit, voert in wat ze tonen
ikusa-option-ties = Gelijk bod op de beurtvolgorde: wie kiest het eerst?
    .lot = het lot beslist meteen
    .agreement = de betrokken spelers mogen het regelen; het lot beslist als iemand daarom vraagt
ikusa-option-trays = Voorraden figuren
    .open = de figuren die over zijn, zijn voor allen open
    .hidden = ieder ziet alleen de figuren die hij zelf over heeft
ikusa-option-struck-down = Wanneer ligt een neergestoken daimyo zonder andere eenheden eruit?
    .at-once = meteen
    .end-of-round = naar de letter van de spelregels: een neergestoken daimyo ligt er pas aan het eind van de ronde uit
ikusa-option-garrison = Wanneer moet een leger een garnizoen achterlaten in een provincie zonder provinciale troepen?
    .last-out = als er geen ander leger van jou blijft
    .always = naar de letter van de spelregels: een leger laat ook een garnizoen achter waar een ander leger blijft
ikusa-option-series = Wie mag er vechten tussen de gevechten van een leger dat meer dan eens aanvalt?
    .unbroken = niemand: het leger maakt eerst al zijn gevechten af
    .armies-only = naar de letter van de spelregels: provinciale troepen mogen tussen de gevechten van een leger vechten
ikusa-option-spoils = Buit van wie een speler uitschakelt
    .regulars = provincies en reguliere eenheden; de ronin vertrekken
    .all = naar de letter van de spelregels: ook de ronin van een uitgeschakelde speler worden overgenomen
ikusa-option-split-after-step = Mogen van een leger dat in de slotverplaatsing al bewogen heeft eenheden afgesplitst worden?
    .no = nee: elke eenheid verplaatst zich één keer
    .yes = naar de letter van de spelregels: van een leger dat zich verplaatst heeft mogen eenheden afgesplitst worden
ikusa-option-excess-ronin = Ronin die na een splitsing te veel zouden zijn
    .dismissed = ze worden ontslagen
    .forbidden = een splitsing waarna er te veel ronin zijn mag niet
ikusa-option-land-musashi-shimotsuke = Grens: Musashi – Shimotsuke
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-land-kawachi-tamba = Grens: Kawachi – Tamba
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-land-settsu-yamashiro = Grens: Settsu – Yamashiro
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-land-izumi-settsu = Grens: Izumi – Settsu
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-hizen-iki = Zeelijn: Hizen – Iki
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-izumo-oki = Zeelijn: Izumo – Oki
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-noto-sado = Zeelijn: Noto – Sado
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-nagato-tsushima = Zeelijn: Nagato – Tsushima
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-hoki-oki = Zeelijn: Hoki – Oki
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-inaba-oki = Zeelijn: Inaba – Oki
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-oki-tajima = Zeelijn: Oki – Tajima
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-dewa-sado = Zeelijn: Dewa – Sado
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-chikuzen-iki = Zeelijn: Chikuzen – Iki
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-awa-s-awaji = Zeelijn: Awa-Shikoku – Awaji
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-awaji-harima = Zeelijn: Awaji – Harima
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-bizen-sanuki = Zeelijn: Bizen – Sanuki
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-aki-iyo = Zeelijn: Aki – Iyo
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-awa-s-kii = Zeelijn: Awa-Shikoku – Kii
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-mikawa-shima = Zeelijn: Mikawa – Shima
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-ise-owari = Zeelijn: Ise – Owari
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-option-sea-kazusa-musashi = Zeelijn: Kazusa – Musashi
    .true = ze grenzen aan elkaar
    .false = ze grenzen niet aan elkaar
ikusa-bin-turn-order = Beurtvolgorde
    .about = Het hoogste bod neemt als eerste een volgordefiche.
ikusa-bin-build = Bouwen
    .about = Twee koku bouwen een kasteel, of maken van een kasteel een vesting.
ikusa-bin-levy = Troepen lichten
    .about = Koku worden nieuwe troepen, in je eigen provincies geplaatst.
ikusa-bin-ronin = Ronin inhuren
    .about = Elke koku huurt 2 ronin voor deze ronde in; ze worden in het geheim opgesteld.
ikusa-bin-ninja = Ninja inhuren
    .about = Wie als enige het meest biedt, heeft de ninja: sluipmoordenaar in deze ronde, of spion in de volgende.
ikusa-bins-0 = beurtvolgorde { $count }
ikusa-bins-1 = bouwen { $count }
ikusa-bins-2 = lichten { $count }
ikusa-bins-3 = ronin { $count }
ikusa-bins-4 = ninja { $count }
ikusa-bins-none = niets
ikusa-unit-bowman = boogschutter
ikusa-unit-swordsman = zwaardvechter
ikusa-unit-gunner = haakbusschutter
ikusa-unit-spearman = speerdrager
ikusa-unit-ronin = ronin
ikusa-unit-daimyo = daimyo
ikusa-units-0 =
    { $count ->
        [one] { $count } boogschutter
       *[other] { $count } boogschutters
    }
ikusa-units-1 =
    { $count ->
        [one] { $count } zwaardvechter
       *[other] { $count } zwaardvechters
    }
ikusa-units-2 =
    { $count ->
        [one] { $count } haakbusschutter
       *[other] { $count } haakbusschutters
    }
ikusa-units-3 =
    { $count ->
        [one] { $count } speerdrager
       *[other] { $count } speerdragers
    }
ikusa-units-4 =
    { $count ->
        [one] { $count } ronin
       *[other] { $count } ronin
    }
ikusa-units-5 =
    { $count ->
        [one] { $count } daimyo
       *[other] { $count } daimyo's
    }
ikusa-units-none = niemand
ikusa-body-pf = de provinciale troepen
ikusa-body-circle = het cirkelleger
ikusa-body-square = het vierkantleger
ikusa-body-hexagon = het zeshoekleger
ikusa-army-circle = het cirkelleger
ikusa-army-square = het vierkantleger
ikusa-army-hexagon = het zeshoekleger
ikusa-army-blue-circle = het cirkelleger van Blauw
ikusa-army-blue-square = het vierkantleger van Blauw
ikusa-army-blue-hexagon = het zeshoekleger van Blauw
ikusa-army-orange-circle = het cirkelleger van Oranje
ikusa-army-orange-square = het vierkantleger van Oranje
ikusa-army-orange-hexagon = het zeshoekleger van Oranje
ikusa-army-green-circle = het cirkelleger van Groen
ikusa-army-green-square = het vierkantleger van Groen
ikusa-army-green-hexagon = het zeshoekleger van Groen
ikusa-army-red-circle = het cirkelleger van Rood
ikusa-army-red-square = het vierkantleger van Rood
ikusa-army-red-hexagon = het zeshoekleger van Rood
ikusa-army-black-circle = het cirkelleger van Zwart
ikusa-army-black-square = het vierkantleger van Zwart
ikusa-army-black-hexagon = het zeshoekleger van Zwart
ikusa-losses-ask = elke keer vragen
ikusa-trigger-now = bij de eerstvolgende gelegenheid
ikusa-trigger-start-a = als een beurt begint
ikusa-trigger-end-a = als de legers verplaatst zijn
ikusa-trigger-end-b = als de gevechten zijn aangekondigd
ikusa-trigger-start-d = als de slotverplaatsing begint
ikusa-trigger-end-d = als een beurt eindigt
ikusa-trigger-moved-blue-circle = zodra het cirkelleger van Blauw is verplaatst
ikusa-trigger-moved-blue-square = zodra het vierkantleger van Blauw is verplaatst
ikusa-trigger-moved-blue-hexagon = zodra het zeshoekleger van Blauw is verplaatst
ikusa-trigger-moved-orange-circle = zodra het cirkelleger van Oranje is verplaatst
ikusa-trigger-moved-orange-square = zodra het vierkantleger van Oranje is verplaatst
ikusa-trigger-moved-orange-hexagon = zodra het zeshoekleger van Oranje is verplaatst
ikusa-trigger-moved-green-circle = zodra het cirkelleger van Groen is verplaatst
ikusa-trigger-moved-green-square = zodra het vierkantleger van Groen is verplaatst
ikusa-trigger-moved-green-hexagon = zodra het zeshoekleger van Groen is verplaatst
ikusa-trigger-moved-red-circle = zodra het cirkelleger van Rood is verplaatst
ikusa-trigger-moved-red-square = zodra het vierkantleger van Rood is verplaatst
ikusa-trigger-moved-red-hexagon = zodra het zeshoekleger van Rood is verplaatst
ikusa-trigger-moved-black-circle = zodra het cirkelleger van Zwart is verplaatst
ikusa-trigger-moved-black-square = zodra het vierkantleger van Zwart is verplaatst
ikusa-trigger-moved-black-hexagon = zodra het zeshoekleger van Zwart is verplaatst
ikusa-building-castle = kasteel
ikusa-building-fortress = vesting
ikusa-variant-standard = gewoon
ikusa-variant-quick = snelspel
ikusa-variant-long = langer spel
ikusa-province-yamashiro = Yamashiro
ikusa-province-yamato = Yamato
ikusa-province-kawachi = Kawachi
ikusa-province-izumi = Izumi
ikusa-province-settsu = Settsu
ikusa-province-iga = Iga
ikusa-province-ise = Ise
ikusa-province-shima = Shima
ikusa-province-owari = Owari
ikusa-province-mikawa = Mikawa
ikusa-province-totomi = Totomi
ikusa-province-suruga = Suruga
ikusa-province-izu = Izu
ikusa-province-kai = Kai
ikusa-province-sagami = Sagami
ikusa-province-musashi = Musashi
ikusa-province-awa-h = Awa-Boso
ikusa-province-kazusa = Kazusa
ikusa-province-shimosa = Shimosa
ikusa-province-hitachi = Hitachi
ikusa-province-omi = Omi
ikusa-province-mino = Mino
ikusa-province-hida = Hida
ikusa-province-shinano = Shinano
ikusa-province-kozuke = Kozuke
ikusa-province-shimotsuke = Shimotsuke
ikusa-province-mutsu = Mutsu
ikusa-province-dewa = Dewa
ikusa-province-wakasa = Wakasa
ikusa-province-echizen = Echizen
ikusa-province-kaga = Kaga
ikusa-province-noto = Noto
ikusa-province-etchu = Etchu
ikusa-province-echigo = Echigo
ikusa-province-sado = Sado
ikusa-province-tamba = Tamba
ikusa-province-tango = Tango
ikusa-province-tajima = Tajima
ikusa-province-inaba = Inaba
ikusa-province-hoki = Hoki
ikusa-province-izumo = Izumo
ikusa-province-iwami = Iwami
ikusa-province-oki = Oki
ikusa-province-harima = Harima
ikusa-province-mimasaka = Mimasaka
ikusa-province-bizen = Bizen
ikusa-province-bitchu = Bitchu
ikusa-province-bingo = Bingo
ikusa-province-aki = Aki
ikusa-province-suo = Suo
ikusa-province-nagato = Nagato
ikusa-province-kii = Kii
ikusa-province-awaji = Awaji
ikusa-province-awa-s = Awa-Shikoku
ikusa-province-sanuki = Sanuki
ikusa-province-iyo = Iyo
ikusa-province-tosa = Tosa
ikusa-province-chikuzen = Chikuzen
ikusa-province-chikugo = Chikugo
ikusa-province-buzen = Buzen
ikusa-province-bungo = Bungo
ikusa-province-hizen = Hizen
ikusa-province-higo = Higo
ikusa-province-hyuga = Hyuga
ikusa-province-osumi = Osumi
ikusa-province-satsuma = Satsuma
ikusa-province-iki = Iki
ikusa-province-tsushima = Tsushima
ikusa-event-reason-attack =
    { $win ->
        [100] { $target } valt bijna zeker.
       *[other] In { $win }% van de gevallen valt { $target }, { $both ->
            [0] in { $lose }% houdt het stand.
           *[other] in { $both }% vallen beide partijen, in { $lose }% houdt het stand.
        }
    }
ikusa-event-reason-road = In { $target } staat niemand: het leger kan erdoor en vandaar aanvallen.
ikusa-event-reason-taken = { $target } is intussen van jou: er valt niets meer te bevechten.
ikusa-event-reason-repeat = Tot het einde uitgevochten valt { $target } in { $win }% van de gevallen.
ikusa-event-reason-call-off = Tot het einde uitgevochten zou { $target } maar in { $win }% van de gevallen vallen, en in { $lose }% gaan de aanvallers verloren.
ikusa-event-reason-strike =
    { $units ->
        [0] De daimyo van { $daimyo } van { $owner } staat alleen: getroffen is hij meteen uit het spel.
       *[other] De daimyo van { $daimyo } van { $owner } staat op niveau { $level }; getroffen beweegt hij deze ronde niet en valt hij niet aan.
    }
ikusa-event-reason-spy =
    { $provinces ->
        [one] { $owner } heeft één provincie.
       *[other] { $owner } heeft { $provinces } provincies.
    }
ikusa-event-reason-split = { $province } sluit aan bij de andere provincies van deze clan.
ikusa-event-reason-conquest = { $province } is leeg: wie er binnentrekt, bezit het.
ikusa-event-reason-wall =
    { $threat ->
        [0] Een muur maakt { $province } veilig voor later.
        [one] Een muur helpt { $province } het meest: een vijandelijke provincie ernaast heeft één eenheid.
       *[other] Een muur helpt { $province } het meest: een vijandelijke provincie ernaast heeft { $threat } eenheden.
    }
ikusa-event-reason-guard =
    { $threat ->
        [0] Naast { $province } staat geen vijand: het is er veilig, en een stap op weg.
       *[other] { $province } heeft tot nu toe { $units ->
            [one] { $units } eenheid
           *[other] { $units } eenheden
        }, en een vijandelijke provincie ernaast { $threat }.
    }`;export{e as default};