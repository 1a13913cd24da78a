# Waarom een bot van Ikusa een zet zou doen. "Hij" is de bot.

ikusa-why-simulated = Op het eerste gezicht had hij liever “{ $move }”, maar in de simulaties deed dit het gemiddeld { $gap } provincies beter.
ikusa-why-not-clear = “{ $move }” deed het in de simulaties gemiddeld { $gap } provincies beter; hij verandert zijn eerste keus alleen voor een duidelijke winst van meer dan 0,15, toeval uitgesloten.
ikusa-why-first-of-equals = Anderen hebben er evenveel; hij neemt de eerste van zijn lijst.

# Opstelling en planning

ikusa-why-marker-early = Zijn regel: altijd de vroegste beurt nemen die hij kan krijgen, om aan te vallen voordat hij aangevallen wordt.
ikusa-why-marker-late = Zijn regel: altijd de laatste beurt nemen die hij kan krijgen.
ikusa-why-spy = Zijn regel: bespioneren wie de meeste provincies heeft. Provincies van { $clan }: { $count }.
ikusa-why-spy-nobody = Niemand is het bespioneren waard.
ikusa-why-assign = Zijn regel: de eenheden om de beurt uitdelen, zodat de legers gelijk blijven. Eenheden die { $army } tot nu toe heeft: { $count }.
    .short = eenheden tot nu toe: { $count }
ikusa-why-absorb = Zijn regel: alle eenheden op één na meenemen, de beste eerst.
    .short = alle op één na
ikusa-why-successor = Zijn regel: voor de opvolger de goedkoopste eenheid opgeven.
ikusa-why-bin = Hij deelt de koku één voor één uit, telkens aan het vak waar die het meest oplevert. { $bin } krijgt er { $koku }.
ikusa-why-bin-spent = Alle koku zijn al besteed.
    .short = geen koku over
ikusa-why-bin-castle = Een kasteel in { $province } is hem { $value } waard, meer dan twee koku in de lichting ({ $levy }).
    .short = kasteel in { $province }
ikusa-why-bin-castle-not = Geen kasteel: de beste plek, { $province }, is hem { $value } waard, minder dan twee koku in de lichting ({ $levy }).
    .short = de lichting levert meer op
ikusa-why-bin-castle-poor = Geen kasteel: hij wil na het betalen minstens drie koku overhouden en heeft er { $koku }.
    .short = te weinig koku over
ikusa-why-bin-castle-safe = Geen kasteel: geen van je provincies loopt genoeg gevaar om iets aan muren te hebben.
    .short = geen provincie heeft muren nodig
ikusa-why-build = Hij schat het risico om { $province } te verliezen op { $before }% nu en { $after }% met de muren.
    .short = risico { $before }% → { $after }%
ikusa-why-levy = Voor { $koku } koku (hoogstens { $most } eenheden, één per provincie) is zijn lijst: { $units }. Waar ze komen, beslist hij later.
    .short = zijn lijst: { $units }
ikusa-why-levy-room =
    { $armies ->
        [one] Eerst komen zwaardvechters, omdat één leger er plaats voor heeft; daarna zoveel mogelijk speerdragers, de goedkoopste eenheden.
       *[other] Eerst komen zwaardvechters, omdat { $armies } van zijn legers er plaats voor hebben; daarna zoveel mogelijk speerdragers, de goedkoopste eenheden.
    }
ikusa-why-levy-rest = Zijn eigen lijst is af; van de rest koopt hij de goedkoopste eenheid die hij kan krijgen.
    .short = wat er over is
ikusa-why-levy-done = Meer kan of wil hij niet kopen.
    .short = niets meer te kopen

# Legers en gevechten

ikusa-why-army-goes = Vanuit { $province } kan { $army } { $target } aanvallen: dat is { $value } provincies waard. Vanuit { $origin } is de beste aanval maar { $stay } waard.
    .short = om { $target } aan te vallen
ikusa-why-army-goes-only = Vanuit { $province } kan { $army } { $target } aanvallen: dat is { $value } provincies waard. Vanuit { $origin } is er geen aanval die de moeite loont.
    .short = om { $target } aan te vallen
ikusa-why-army-on-the-way = Dit is de eerste stap op weg naar { $province }.
ikusa-why-army-attacks-from-here = In { $province } staat { $army } al goed: een aanval op { $target } is daarvandaan { $value } provincies waard.
    .short = de legers staan goed
ikusa-why-army-nothing-here = Vanuit { $province } heeft { $army } geen aanval die de moeite loont.
    .short = de legers blijven
ikusa-why-army-nothing-in-reach = Voor { $army } in { $province } is geen aanval binnen bereik die de moeite loont.
    .short = geen aanval binnen bereik
ikusa-why-army-too-little = Naar { $target } gaan zou { $value } waard zijn: te weinig meer om voor te verplaatsen.
ikusa-why-army-exposes = Naar { $target } gaan zou { $value } waard zijn, maar { $province } dan { $loss } zwakker maken.
ikusa-why-army-none = Geen van je legers kan zich verplaatsen.
    .short = geen leger kan weg
ikusa-why-pick-leaving = Om { $target } vanuit { $province } aan te vallen neemt { $army } eenheden mee die gemist kunnen worden.
    .short = om { $target } aan te vallen
ikusa-why-pick-unsure = De kans van { $army } tegen { $target } is tot nu toe { $win }%; hij neemt meer eenheden mee tot het { $least }% is.
    .short = om { $target } aan te vallen
ikusa-why-pick-up = Een sterker leger is hem meer waard dan grotere provinciale troepen.
    .short = een sterker leger
ikusa-why-ronin-along = Zijn regel: ronin gaan altijd met het leger mee.
    .short = ronin gaan mee
ikusa-why-ronin-march = Zijn regel: ronin trekken altijd verder als het kan.
    .short = ronin trekken verder
ikusa-why-must-part = Twee legers mogen niet in één provincie blijven, dus een ervan moet weg.
    .short = legers moeten uiteen
ikusa-why-dares = Hij valt alleen aan als de winstkans minstens { $least }% is en het gevecht meer waard is dan het risico.
    .short = geen gevecht de moeite waard
ikusa-why-may-have-fallen = De schatting is lager omdat { $target } al kan vallen door een eerder aangekondigd gevecht ({ $chance }%).
ikusa-why-joint = Hij rekent erop dat meer van zijn troepen { $target } na elkaar aanvallen: samen ongeveer { $win }%.
    .short = samen tegen { $target }
ikusa-why-open-road = Hij wil door { $target } heen en daarvandaan aanvallen.
    .short = door { $target } heen
ikusa-why-call-off = Hij vecht alleen door als de winstkans minstens { $least }% is.
    .short = te weinig kans
ikusa-why-call-off-value = Doorvechten zou { $value } provincies waard zijn.
    .short = niet de moeite waard
ikusa-why-wear-down = Zijn eigen kans is klein, maar na hem vallen andere troepen { $target } aan, en elk verlies dat hij toebrengt helpt hen.
    .short = { $target } verzwakken
ikusa-why-force-first = De provinciale troepen die ook { $target } aanvallen gaan eerst, zodat het leger zwakkere verdedigers treft.
    .short = eerst de provinciale troepen
ikusa-why-advance = Daarvandaan kan hij daarna { $target } aanvallen.
    .short = daarna: { $target }
ikusa-why-battle-weaker-first = Meer van zijn troepen vallen { $target } aan; zijn regel is de zwakste eerst te sturen.
ikusa-why-battle-surest-first = Zijn regel: het zekerste gevecht eerst. { $target }: ongeveer { $win }%.
ikusa-why-battle-no-enemy = Zijn regel: eerst de echte gevechten; in { $target } is geen vijand meer.
ikusa-why-lose-cheapest = Zijn regel: eerst ronin verliezen, dan speerdragers, haakbusschutters, zwaardvechters en boogschutters, en provinciale troepen vóór legers.
    .short = de goedkoopste eerst
ikusa-why-lose-daimyo = Zijn regel: van twee daimyo's geeft hij die op met het minst ervaren leger.
    .short = de minst ervaren
ikusa-why-draw-dice = Een bot heeft zelf geen dobbelstenen, dus laat hij het programma trekken. Heb je de jouwe gegooid, voer dan in wat ze tonen.
    .short = het programma trekt
ikusa-why-party-leave = Zijn regel: de goedkoopste eenheden achterlaten, meestal één, en meer alleen als dat meer redt dan het het leger kost.
    .short = de goedkoopste eenheid
ikusa-why-party-go = Nog een eenheid achterlaten zou te weinig redden om de moeite waard te zijn.
    .short = er blijven er genoeg achter
ikusa-why-ninja-waits = De beste aanslag nu, “{ $move }”, is hem { $value } provincies waard; hij wacht op een die meer dan { $least } waard is, tenzij dit de laatste kans is.
ikusa-why-ninja-no-target = Geen daimyo is nu een aanslag waard.

# Het niveau makkelijk: een paar regels, en toeval

ikusa-why-misjudged = Makkelijk vergist zich met opzet op goed geluk. Zonder die fout had hij liever “{ $move }” gedaan.
ikusa-why-lots =
    { $count ->
        [one] Volgens zijn regels is één andere zet even goed; het toeval beslist.
       *[other] Volgens zijn regels zijn { $count } andere zetten even goed; het toeval beslist.
    }
ikusa-why-at-random = Makkelijk heeft hier geen mening: hij neemt op goed geluk een van { $count } zetten.
    .short = op goed geluk
ikusa-why-easy-bins = Het recept van makkelijk: af en toe 1 koku voor de beurtvolgorde, zelden 2 voor een kasteel, dan twee derde van de rest voor de lichting, het meeste van wat overblijft voor ronin, en wat er dan nog is voor de ninja.
    .short = zijn gewone recept
ikusa-why-easy-no-ninja = De ninja kan in ronde 1 niet toeslaan, dus gaat alles wat over is naar ronin.
    .short = geen ninja in ronde 1
ikusa-why-easy-levy = Makkelijk koopt altijd eerst zwaardvechters, dan haakbusschutters, speerdragers en boogschutters.
    .short = zijn gewone volgorde
ikusa-why-easy-border = Makkelijk telt de buren. Naast { $province }: vijandelijke provincies { $enemies }, van jezelf { $friends }.
    .short = vijanden ernaast: { $enemies }
ikusa-why-easy-place-army = Makkelijk zet eenheden graag bij legers dicht bij het front. { $province }: stappen tot het front { $steps }, vijandelijke provincies ernaast { $enemies }.
    .short = bij een leger
ikusa-why-easy-place-force = Makkelijk zet eenheden graag dicht bij het front. { $province }: stappen tot het front { $steps }, vijandelijke provincies ernaast { $enemies }.
    .short = vijanden ernaast: { $enemies }
ikusa-why-easy-build-army = Makkelijk bouwt waar een leger staat. Vijandelijke provincies naast { $province }: { $enemies }.
ikusa-why-easy-build = Makkelijk bouwt waar veel vijanden naast wonen. Vijandelijke provincies naast { $province }: { $enemies }.
ikusa-why-easy-spy = Makkelijk bespioneert het liefst wie veel provincies heeft. Provincies van { $clan }: { $count }.
ikusa-why-easy-attack = Makkelijk schat zijn kans tegen { $target } op { $win }% en wil meer dan { $least }%. Zijn schattingen zitten er vaak 20 punten of meer naast.
    .short = schatting: { $win }%
ikusa-why-easy-no-attack = Geen aanval leek goed genoeg: makkelijk wil een schatting van meer dan { $army-least }% voor een leger en { $force-least }% voor provinciale troepen. Zijn schattingen zitten er vaak 20 punten of meer naast.
    .short = geen aanval leek goed
ikusa-why-easy-hopeless = Zijn eerste gedachte was “{ $move }”, maar de winstkans is minder dan 20%, dus ziet hij ervan af.
    .short = geen aanval het risico waard
ikusa-why-easy-fight-on = Makkelijk schat zijn kans op { $win }% en gaat door boven { $least }%. Zijn schattingen zitten er vaak 20 punten of meer naast.
    .short = schatting: { $win }%
ikusa-why-easy-call-off = Makkelijk schat zijn kans op { $win }% en stopt bij { $least }% of minder. Zijn schattingen zitten er vaak 20 punten of meer naast.
    .short = schatting: { $win }%
ikusa-why-easy-wait = Geen aanval vanaf hier leek goed genoeg: makkelijk wil een schatting van meer dan { $least }%.
    .short = geen aanval leek goed
ikusa-why-easy-advance = Makkelijk trekt graag verder naar een provincie die hij heeft leeggevochten.
ikusa-why-easy-lose = De regel van makkelijk: eerst speerdragers verliezen, dan haakbusschutters, ronin, zwaardvechters en boogschutters.
    .short = zijn gewone volgorde
ikusa-why-easy-armies-end = Makkelijk ziet voor zijn legers niets meer te doen: geen eenheden om mee te nemen en geen stap dichter bij het front.
    .short = niets meer te doen
ikusa-why-easy-pick-spare = Makkelijk laat legers altijd eenheden meenemen zolang er één achterblijft.
    .short = eenheden gaan mee
ikusa-why-easy-to-border = Makkelijk trekt naar het front. Stappen tot het front: { $from } vanuit { $origin }, { $to } vanuit { $target }.
    .short = naar het front
ikusa-why-easy-must-step = Makkelijk vindt hier geen goede zet en neemt een van de overgebleven zetten.
    .short = niets beters
ikusa-why-easy-take-empty = Makkelijk neemt lege provincies die hij kan bereiken: { $target }.
    .short = { $target } is leeg
ikusa-why-easy-final-end = Makkelijk ziet geen lege provincie om te nemen en geen eenheid om dichter bij het front te brengen.
    .short = niets meer te doen
ikusa-why-easy-party = De regel van makkelijk: één eenheid achterlaten, de goedkoopste.
    .short = de goedkoopste eenheid
ikusa-why-easy-absorb = De regel van makkelijk: alle eenheden op één na meenemen.
    .short = alle op één na
ikusa-why-easy-strike-now = Makkelijk stuurt de ninja soms vroeg, zonder bijzondere reden.
ikusa-why-easy-strike = Makkelijk kiest het liefst grote legers van clans met veel provincies. Provincies van { $clan }: { $count }; eenheden in dit leger: { $number }.
ikusa-why-easy-strike-alone = Deze daimyo heeft geen eenheden meer: een treffer schakelt hem meteen uit.

# Waaruit een schatting bestaat, gevolgd door een getal met teken.

ikusa-why-part-land = de provincie zelf
ikusa-why-part-losses = verwachte verliezen
ikusa-why-part-home = verdediging van de provincie die ze verlaten
ikusa-why-part-safety = verdediging daar
ikusa-why-part-effort = moeite van het verplaatsen
ikusa-why-part-spoils = wat een overwinning oplevert
ikusa-why-part-experience = ervaring
ikusa-why-part-stake = wat een nederlaag zou kosten
ikusa-why-part-attack = een sterkere aanval
ikusa-why-part-in-army = een sterker leger
ikusa-why-part-distance = afstand tot het front
ikusa-why-part-nearer = dichter bij de frontlinie
ikusa-why-part-hold = risico haar weer te verliezen
ikusa-why-part-garrison = eenheden die als bezetting achterblijven
ikusa-why-part-prospect = aanvallen daarvandaan in de volgende beurt
ikusa-why-part-others-can = je provinciale troepen kunnen haar ook nemen
ikusa-why-part-kill = de daimyo uitschakelen
ikusa-why-part-level = de ervaring van het leger
ikusa-why-part-strike = de daimyo buiten gevecht stellen
ikusa-why-part-attack-stopped = zijn aanval op jou stoppen
ikusa-why-part-set-own = eigen provincies ernaast
ikusa-why-part-set-weak = zwak bezette vijandelijke provincies ernaast
ikusa-why-part-set-strong = sterk bezette vijandelijke provincies ernaast
ikusa-why-part-set-empty = lege provincies ernaast
ikusa-why-part-set-force = je eenheden die er al staan
ikusa-why-part-set-foe-army = vijandelijke legers ernaast
ikusa-why-part-set-own-army = je andere legers ernaast
ikusa-why-part-set-pile = buren die nog in de stapel liggen
ikusa-why-part-set-danger = gevaar daar
ikusa-why-part-bin-turn-order = beurtvolgorde
ikusa-why-part-bin-build = kasteel
ikusa-why-part-bin-levy = lichting
ikusa-why-part-bin-ronin = ronin
ikusa-why-part-bin-ninja = ninja
