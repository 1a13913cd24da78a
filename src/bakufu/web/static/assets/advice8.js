var e=`why-forced = Dit is de enige zet die mag.
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
why-short-idle = niets is de moeite waard`;export{e as default};