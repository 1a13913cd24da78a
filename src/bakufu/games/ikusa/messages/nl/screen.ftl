# What the terminal says.

cli-help-ikusa =
    Antwoord met
      een nummer uit de lijst: 3
      een paar woorden van een zet: step circle kai
      de JSON-vorm: ["step", "circle", "kai"]
    of vraag om
      show              de vraag nog eens
      map [PROVINCIE]   je provincies, of een provincie met haar buren
      map CLAN          de provincies van een clan, zoals oranje
      map armies        alle legers en waar ze staan
      log [N]           de laatste N regels van het verslag
      rule ID           een regel, zoals I-SEQ-05
      odds PROVINCIE    de kansen van een aanval erop, voor elk van je troepen ernaast
      losses EENHEDEN   wie het eerst valt zonder vraag: losses spearman gunner ronin swordsman bowman
      losses ask        laat het je weer vragen
      hint              wat een bot zou doen
      undo              neem je laatste zet terug, zolang er niets bekend is geworden
      save [BESTAND]    bewaar het spel, of een kopie ervan
      quit              bewaar en stop

# -- Ikusa -------------------------------------------------------------------------------------------

cli-ikusa-clan =
    { $stacks-id ->
        [none] { $clan }: provincies { $provinces }, koku { $koku }
       *[other] { $clan }: provincies { $provinces }, koku { $koku }, gedekte ronin { $stacks }
    }
cli-ikusa-goal =
    { $round ->
        [0] Opzet
       *[other] Ronde { $round }
    }; { $win } provincies winnen meteen.
cli-ikusa-goal-end =
    { $round ->
        [0] Opzet
       *[other] Ronde { $round }
    }; { $win } provincies winnen aan het eind van een ronde.
cli-ikusa-goal-two =
    { $round ->
        [0] Opzet
       *[other] Ronde { $round }
    }; { $win } provincies van beide kleuren samen winnen aan het eind van een ronde.
cli-ikusa-goal-quick =
    { $round ->
        [0] Opzet
       *[other] Ronde { $round }
    }; { $win } provincies winnen meteen, en de eerste uitschakeling beëindigt het spel.
cli-ikusa-province = { $province }, { $clan }: { $units }.
cli-ikusa-empty = { $province }: leeg.
cli-ikusa-army = Met { $army }, niveau { $level }: { $units }.
cli-ikusa-army-at = { $province }: { $army }, niveau { $level }, met { $units }.
cli-ikusa-declared = Aangekondigd: { $body } van { $origin } valt { $target } aan.
cli-ikusa-by-sea = Over zee: { $line }
cli-ikusa-odds = { $origin } naar { $target }, { $body }: winst { $win }%, beide vallen { $both }%, verlies { $lose }%
cli-ikusa-planned = Tot nu toe gepland: { $bins }. Over: { $left } koku.
cli-ikusa-splitting = Nog te kiezen: { $count }. Tot nu toe: { $list }.
cli-ikusa-levied = Tot nu toe gelicht: { $units }. Koku over: { $left } van { $koku }.
cli-ikusa-tray = Over in je voorraad: { $units }.
cli-ikusa-bundles = 1 koku: 1 boogschutter, of samen 2 zwaardvechters en haakbusschutters, of 3 speerdragers.
cli-ikusa-levy-most =
    { $count ->
        [one] Je kunt hooguit 1 eenheid lichten: je hebt één provincie.
       *[other] Je kunt hooguit { $count } eenheden lichten, zoveel als je provincies hebt.
    }
cli-ikusa-placing = Nog te plaatsen: { $units }.
cli-ikusa-deploying = Nog in te zetten ronin: { $count }. Tot nu toe: { $list }.
cli-ikusa-losses-due = Te kiezen verliezen: { $count }.
cli-ikusa-dice = { $unit }, raak met { $value } of minder: te gooien { $dice }, nog in te voeren { $left }.
cli-ikusa-dice-ninja = De dobbelsteen van de ninja: één te gooien.
cli-ikusa-dice-how = Typ wat de dobbelstenen tonen, zoals 3 7 12; of draw, dan trekt het programma ze.
refusal-too-many-dice =
    { $left ->
        [one] Je hebt nog één dobbelsteen in te voeren, geen { $given }.
       *[other] Je hebt nog { $left } dobbelstenen in te voeren, geen { $given }.
    }
cli-ikusa-party = Tot nu toe gekozen: { $units }.
cli-ikusa-marching = { $province }: { $army }, stappen over { $steps }, met { $units }.
