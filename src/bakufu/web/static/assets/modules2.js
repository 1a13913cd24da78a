var e=`shogun-module-court = Hof van de Tenno
    .about = Legers worden beambten, en beambten winnen de gunst van de Tenno: drie kaarten per ronde.
shogun-module-samurai = Samoerai
    .about = Wie provincies in vier regio's heeft, wordt elke ronde beloond, en steeds beter.
shogun-module-leaders = Legeraanvoerders
    .about = Eén aanvoerder per speler maakt de acties in zijn provincie beter en laat standbeelden achter.
shogun-module-chambers = Kamers
    .about = Wie een regio beheerst, legt een fiche op het kamerbord; rijen en kolommen tellen aan het einde.
shogun-decision-draft-leader = Kies je nieuwe provincie om je aanvoerder erheen te sturen, of zie ervan af: dan wacht hij op een latere.
shogun-decision-place-leader = Kies een van je provincies voor je aanvoerder.
shogun-decision-take-benefit = Neem één voordeel van je Samoeraikaart, of geen.
shogun-decision-take-favor = Neem een gunstkaart voor je beambten in de audiëntiezaal, of geen.
shogun-decision-cancel-event = Zeg of de gebeurtenis van deze ronde voor iedereen vervalt.
shogun-decision-apply-favor = Kies de provincie waar je gunstkaart wordt toegepast.
shogun-decision-exchange-marker = Ruil één open kamerfiche tegen een van je fiches, of geen.
shogun-decision-move-leader = Kies de eigen provincie waarheen je aanvoerder trekt.
shogun-decision-leave-statue = Zeg of je aanvoerder een standbeeld achterlaat in de provincie waar hij vandaan komt.
shogun-move-decline = Ervan afzien
shogun-move-leader = Stuur de aanvoerder naar { $province }
shogun-move-statue =
    { $answer ->
        [yes] Laat een standbeeld achter
       *[no] Laat geen standbeeld achter
    }
shogun-move-favor = Neem { $favor }
shogun-move-cancel = Schrap de gebeurtenis
shogun-move-apply = Pas de gunst toe in { $province }
shogun-move-benefit = Neem { $benefit }
shogun-move-exchange = Ruil het fiche in rij { $row }, kolom { $column }
shogun-kind-decline = afzien
shogun-kind-leader = het plaatsen van een aanvoerder
shogun-kind-statue = een antwoord over een standbeeld
shogun-kind-favor = het nemen van een gunstkaart
shogun-kind-cancel = het schrappen van de gebeurtenis
shogun-kind-apply = het toepassen van een gunst
shogun-kind-benefit = het nemen van een voordeel
shogun-kind-exchange = het ruilen van een kamerfiche
shogun-event-officials =
    { $officials ->
        [0] { $seat } stuurt nog geen beambte naar de voorhal.
        [one] { $seat } stuurt { $officials } beambte naar de voorhal.
       *[other] { $seat } stuurt { $officials } beambten naar de voorhal.
    }
shogun-event-favors-shown = De Tenno biedt aan, van duur naar goedkoop: { $favors }.
shogun-event-no-conversion =
    { $card-id ->
        [none] { $seat } liet { $space } leeg.
       *[other] { $seat } stuurt niemand met { $space }: daar ligt alleen { $card }.
    }
shogun-event-conversion-skipped = { $seat } kan { $space } met { $card } niet uitvoeren: er zijn te weinig legers of beambten.
shogun-event-converted =
    { $officials ->
        [one] { $seat } maakt van een leger van { $card } een beambte in de voorhal.
       *[other] { $seat } maakt van { $officials } legers van { $card } beambten in de voorhal.
    }
shogun-event-favor-taken =
    { $officials ->
        [one] { $seat } neemt { $favor } voor { $officials } beambte.
       *[other] { $seat } neemt { $favor } voor { $officials } beambten.
    }
shogun-event-favor-declined = { $seat } vraagt de Tenno geen gunst.
shogun-event-favors-left = Niemand wilde { $favors }; wat over is, gaat uit het spel.
shogun-event-favor-in-vain = { $seat } kan niets met { $favor }; de kaart is verloren.
shogun-event-event-cancelled = { $seat } laat de gebeurtenis schrappen: { $event } is meteen voorbij.
shogun-event-event-stays = { $seat } laat de gebeurtenis gelden.
shogun-event-favor-calmed =
    { $markers ->
        [0] { $seat } brengt rust in { $province }: het laatste oproerfiche is weg.
       *[other] { $seat } brengt rust in { $province }: een oproerfiche is weg, { $markers } over.
    }
shogun-event-favor-armies =
    { $armies ->
        [one] { $seat } plaatst gratis { $armies } leger in { $province }.
       *[other] { $seat } plaatst gratis { $armies } legers in { $province }.
    }
shogun-event-favor-settled =
    { $armies ->
        [one] { $seat } neemt het neutrale { $province } zonder gevecht, met { $armies } leger.
       *[other] { $seat } neemt het neutrale { $province } zonder gevecht, met { $armies } legers.
    }
shogun-event-favor-peace =
    { $against ->
        [a] Niemand kan { $seat } deze ronde aanvallen met Gevecht/verplaatsing A.
        [b] Niemand kan { $seat } deze ronde aanvallen met Gevecht/verplaatsing B.
       *[ab] Niemand kan { $seat } deze ronde aanvallen.
    }
shogun-event-favor-kept = { $seat } heeft niets te kalmeren en bewaart { $favor } voor het volgende oproerfiche.
shogun-event-marker-parried = { $seat } legt de bewaarde gunstkaart af: { $province } krijgt geen oproerfiche.
shogun-event-samurai = { $seat } staat in { $regions } regio's: Samoeraikaart { $number } komt boven.
shogun-event-benefit =
    { $benefit-id ->
        [chests] { $amount ->
            [one] { $seat } ontvangt { $amount } geldkist.
           *[other] { $seat } ontvangt { $amount } geldkisten.
        }
        [rice] { $seat } ontvangt { $amount } rijst.
        [armies] { $amount ->
            [one] { $seat } legt { $amount } leger uit de voorraad in de schaal.
           *[other] { $seat } legt { $amount } legers uit de voorraad in de schaal.
        }
       *[points] { $amount ->
            [one] { $seat } ontvangt { $amount } punt.
           *[other] { $seat } ontvangt { $amount } punten.
        }
    }
shogun-event-benefit-declined = { $seat } neemt geen voordeel.
shogun-event-samurai-restored = Alle Samoeraistapels worden weer in volgorde gelegd.
shogun-event-leader-placed = De aanvoerder van { $seat } komt naar { $province }.
shogun-event-leader-moved = De aanvoerder van { $seat } trekt van { $origin } naar { $target }.
shogun-event-leader-lost = { $province } is verloren, en met de provincie de aanvoerder van { $seat }; hij keert na de winter terug.
shogun-event-statue =
    { $tokens ->
        [0] { $seat } zet het laatste standbeeld neer in { $province }.
       *[other] { $seat } zet een standbeeld neer in { $province } en heeft er nog { $tokens }.
    }
shogun-event-trophy =
    { $count ->
        [one] { $seat } neemt een standbeeld van { $owner } in { $province } als trofee.
       *[other] { $seat } neemt { $count } standbeelden van { $owner } in { $province } als trofee.
    }
shogun-event-scored-leaders = { $seat } krijgt { $statues } voor standbeelden en { $trophies } voor trofeeën; in totaal { $total }.
shogun-event-region-tiles = De rij regiotegels: { $regions }.
shogun-event-chambers-drawn = Kamers die deze ronde opengaan: { $chambers }.
shogun-event-chamber-region = { $seat } heeft de meeste provincies in { $region }.
shogun-event-exchanged = { $seat } neemt kamer { $chamber }.
shogun-event-exchange-declined = { $seat } neemt geen kamer.
shogun-event-chambers-turned =
    { $count ->
        [0] Alle open kamers zijn genomen. De rij regiotegels is nu { $regions }.
       *[other] Omgedraaide kamers: { $count }. De rij regiotegels is nu { $regions }.
    }
shogun-event-scored-chambers =
    { $lines ->
        [one] { $seat } staat vooraan in { $lines } lijn van de kamers en krijgt { $sum }; in totaal { $total }.
       *[other] { $seat } staat vooraan in { $lines } lijnen van de kamers en krijgt { $sum }; in totaal { $total }.
    }
shogun-refusal-option-without-module = De optie { $option } betekent niets zonder { $module }; kies die module of laat de optie weg.
shogun-refusal-no-dice-cards = Torenkaarten horen bij het Hof van de Tenno, dat hier niet meedoet; kies een andere kaart.
shogun-refusal-protected = Een gunstkaart beschermt { $defender }: { $target } kan deze ronde niet met { $action } worden aangevallen; kies een ander doel.
shogun-refusal-leader-only-here = Je aanvoerder kan nu alleen naar { $origin }, niet naar { $province }; stuur hem daarheen of wacht op je volgende provincie.
shogun-refusal-leader-not-yours = { $province } is niet van jou; je aanvoerder heeft een eigen provincie nodig.
shogun-refusal-leader-must-move = Je aanvoerder staat al in { $province } en moet verder; kies een andere eigen provincie.
shogun-refusal-leader-near-first = { $province } grenst er niet aan; aan deze tafel gaat een aanvoerder alleen ver weg als geen buurprovincie van jou is.
shogun-refusal-benefit-no-armies = Je voorraad heeft geen leger dat in de schaal kan; neem een ander voordeel of geen.
shogun-refusal-benefit-not-there = Samoeraikaart { $number } biedt dit niet: { $benefit }; kies een van haar voordelen of geen.
shogun-refusal-favor-not-there = { $favor } ligt niet in de audiëntiezaal; kies een kaart die er ligt.
shogun-refusal-favor-too-dear =
    { $favor } kost { $cost ->
        [one] { $cost } beambte
       *[other] { $cost } beambten
    } en { $officials ->
        [0] je hebt er geen
        [one] je hebt er { $officials }
       *[other] je hebt er { $officials }
    } in de audiëntiezaal; neem een goedkopere of geen.
shogun-refusal-favor-closed = { $province } doet met drie spelers niet mee, dus { $favor } kan daar niet worden toegepast.
shogun-refusal-favor-foreign = { $province } is van een andere speler; { $favor } vraagt om een neutrale of eigen provincie.
shogun-refusal-favor-own-only = { $province } is niet van jou; { $favor } is voor je eigen provincies.
shogun-refusal-favor-no-marker = In { $province } ligt geen oproerfiche; kies voor { $favor } een provincie waar er een ligt.
shogun-refusal-chamber-not-open = In rij { $row }, kolom { $column } ligt geen open kamer; kies een open fiche.
shogun-options-court = { shogun-module-court }
    .about = Wat de gunstkaarten geven, en hoe een hofvak werkt.
shogun-options-leaders = { shogun-module-leaders }
    .about = Hoe aanvoerders verder trekken en wat ze verbeteren.
shogun-options-chambers = { shogun-module-chambers }
    .about = Wat de rijen en kolommen van het kamerbord waard zijn.
shogun-option-modules = Modules van de Big Box
    .none = geen
    .court = { shogun-module-court }
    .samurai = { shogun-module-samurai }
    .leaders = { shogun-module-leaders }
    .chambers = { shogun-module-chambers }
shogun-option-court-conversion = Een hofvak als er te weinig legers of beambten zijn
    .exact = niets
    .up-to = zoveel als er kan
shogun-option-favor-chests = Geldkisten van de gunstkaarten 2, 9 en 16 (onze schatting)
shogun-option-favor-armies = Legers die de gunstkaarten 3, 8 en 14 in de schaal leggen (onze schatting)
shogun-option-favor-rice = Rijst van de gunstkaarten 5, 15 en 20 (onze schatting)
shogun-option-favor-points = Punten van de gunstkaarten 6, 13 en 19 (onze schatting)
shogun-option-favor-buildings = Gebouwen op de gunstkaarten 7, 17 en 21 (onze schatting)
    .castle = paleis
    .temple = tempel
    .theater = Nô-theater
shogun-option-favor-peace = Aanvallen waartegen de gunstkaarten 10, 11 en 18 beschermen (onze schatting)
    .a = Gevecht/verplaatsing A
    .b = Gevecht/verplaatsing B
    .ab = allebei
shogun-option-leader-modifier = Wanneer verbetert een aanvoerder een getal?
    .improved-base = als eerste, vóór de gebeurtenis
    .additive-last = als laatste, met één erbij
shogun-option-leader-moves-after-winter = Wanneer trekken aanvoerders verder?
    .false = alleen na actierondes
    .true = ook na de winter
shogun-option-leader-far-move = Wanneer mag een aanvoerder naar een niet-aangrenzende provincie?
    .free = altijd
    .only-if-needed = alleen als geen buurprovincie van zijn speler is
shogun-option-statues-per-province = Standbeelden van één speler in een provincie
    .unlimited = zoveel als hij wil
    .one-per-player = één
shogun-option-chamber-rows = Punten van de zes rijen van het kamerbord (onze schatting)
shogun-option-chamber-columns = Punten van de zes kolommen van het kamerbord (onze schatting)
shogun-space-convert-1 = Zet 1 leger om
    .about = Een provinciekaart maakt hier van 1 leger van die provincie een beambte; een torenkaart doet dat met 1 leger in de schaal.
shogun-space-convert-2 = Zet 2 legers om
    .about = Een provinciekaart maakt hier van 2 legers van die provincie beambten; een torenkaart doet dat met 2 legers in de schaal.
shogun-space-convert-3 = Zet 3 legers om
    .about = Een provinciekaart maakt hier van 3 legers van die provincie beambten; een torenkaart doet dat met 3 legers in de schaal.
shogun-card-dice-1 = torenkaart 1
shogun-card-dice-2 = torenkaart 2
shogun-card-dice-3 = torenkaart 3
shogun-benefit-chests = geldkisten
shogun-benefit-rice = rijst
shogun-benefit-armies = legers in de schaal
shogun-benefit-points = punten
shogun-favor-1 = gunstkaart 1 (gebeurtenis schrappen)
    .about = De gebeurtenis van deze ronde mag voor iedereen vervallen.
shogun-favor-2 = gunstkaart 2 (geldkisten)
    .about = Ontvang geldkisten uit de bank.
shogun-favor-3 = gunstkaart 3 (legers in de schaal)
    .about = Leg legers uit je voorraad in de schaal van de toren.
shogun-favor-4 = gunstkaart 4 (rust in een provincie)
    .about = Verwijder een oproerfiche uit een eigen provincie; ligt er geen, bewaar de kaart dan tegen het volgende fiche.
shogun-favor-5 = gunstkaart 5 (rijst)
    .about = Ontvang rijst.
shogun-favor-6 = gunstkaart 6 (punten)
    .about = Ontvang punten.
shogun-favor-7 = gunstkaart 7 (een gratis gebouw)
    .about = Bouw het getoonde gebouw gratis in een eigen provincie.
shogun-favor-8 = gunstkaart 8 (legers in de schaal)
    .about = { shogun-favor-3.about }
shogun-favor-9 = gunstkaart 9 (geldkisten)
    .about = { shogun-favor-2.about }
shogun-favor-10 = gunstkaart 10 (bescherming)
    .about = Deze ronde kan niemand je aanvallen met de Gevecht/verplaatsing die de kaart toont.
shogun-favor-11 = gunstkaart 11 (bescherming)
    .about = { shogun-favor-10.about }
shogun-favor-12 = gunstkaart 12 (drie gratis legers)
    .about = Plaats 3 legers in een eigen provincie of in een neutrale provincie waar ook, die zonder gevecht van jou wordt.
shogun-favor-13 = gunstkaart 13 (punten)
    .about = { shogun-favor-6.about }
shogun-favor-14 = gunstkaart 14 (legers in de schaal)
    .about = { shogun-favor-3.about }
shogun-favor-15 = gunstkaart 15 (rijst)
    .about = { shogun-favor-5.about }
shogun-favor-16 = gunstkaart 16 (geldkisten)
    .about = { shogun-favor-2.about }
shogun-favor-17 = gunstkaart 17 (een gratis gebouw)
    .about = { shogun-favor-7.about }
shogun-favor-18 = gunstkaart 18 (bescherming)
    .about = { shogun-favor-10.about }
shogun-favor-19 = gunstkaart 19 (punten)
    .about = { shogun-favor-6.about }
shogun-favor-20 = gunstkaart 20 (rijst)
    .about = { shogun-favor-5.about }
shogun-favor-21 = gunstkaart 21 (een gratis gebouw)
    .about = { shogun-favor-7.about }
shogun-peace-a = Deze ronde kan niemand je aanvallen met Gevecht/verplaatsing A.
shogun-peace-b = Deze ronde kan niemand je aanvallen met Gevecht/verplaatsing B.
shogun-peace-ab = Deze ronde kan niemand je aanvallen.
shogun-event-reason-box =
    { $province } kan { $officials ->
        [one] één van zijn { $armies } legers
       *[other] { $officials } van zijn { $armies } legers
    } voor het hof missen.
shogun-event-reason-box-tray =
    { $armies ->
        [0] Er ligt nog geen leger van jou in de schaal; van wat er komt te liggen, kunnen er { $officials } naar het hof.
        [one] Eén leger van jou ligt werkloos in de schaal; daaruit kunnen er { $officials } naar het hof.
       *[other] { $armies } legers van jou liggen werkloos in de schaal; daaruit kunnen er { $officials } naar het hof.
    }
shogun-event-reason-favor = Van je beambten in de audiëntiezaal ({ $left }) kost { $favor } er { $cost }.
shogun-event-reason-apply =
    De gunst doet het meest in { $province }, waar { $armies ->
        [one] { $armies } leger staat.
       *[other] { $armies } legers staan.
    }
shogun-event-reason-trophies =
    In { $province } neemt hij { $count ->
        [one] een standbeeld van een ander.
       *[other] { $count } standbeelden van anderen.
    }
shogun-event-reason-leader =
    { $province } is nuttig voor een aanvoerder en wordt bewaakt door { $armies ->
        [one] { $armies } leger.
       *[other] { $armies } legers.
    }
shogun-event-reason-exchange = Deze rij levert { $row } op en deze kolom { $column }; in de rij zou je er { $own } hebben, in de kolom { $other }.`;export{e as default};