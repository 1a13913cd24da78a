var e=`# Ikusa: de spelregels

De spelregels van Ikusa voor 2 tot 5 spelers, in de woorden van Bakufu. Elke regel heeft een nummer dat nooit
verandert: wordt een zet geweigerd, dan noemt het spel de regel, en hier kun je hem nalezen. \`(Q-05)\` achter een regel verwijst naar een beslissing in hoofdstuk 23: daar zwijgen de spelregels of zijn ze onduidelijk, en moest Bakufu kiezen.

In een \`Voorbeeld:\` leidt de pijl \`->\` van de situatie naar het resultaat.

| Woord | Betekenis |
| --- | --- |
| speler | wie één kleur speelt, met een eigen voorraad, legerkaart, provinciekaarten en koku; met 2 spelers speelt iedereen twee kleuren, en elk daarvan telt als een speler (hoofdstuk 20) |
| troepenmacht | een leger of de provinciale troepen van een provincie |
| leger | de eenheden op één deel van een legerkaart, onder een daimyo |
| provinciale troepen | de eenheden die in een provincie staan |
| reguliere eenheid | boogschutter, zwaardvechter, haakbusschutter, speerdrager en de daimyo van een leger; nooit ronin, bonuseenheden, markeerders of gebouwen |
| provincie met dubbele bezetting | een provincie met zowel een leger als provinciale troepen van dezelfde speler |
| niveau | het getal bij het gaatje waarin de ervaringsmarkeerder van de daimyo staat, 1 tot 4 |
| eigen voorraad, algemene voorraad | de figuren van een speler die niet in gebruik zijn; wat van iedereen is |
| lege provincie | een provincie zonder eenheden; ze is van niemand |
| actieve speler | wie nu oorlog voert (actie 7) |

## 1. Materiaal en beperkte voorraden (I-COMP)
- **I-COMP-01** Er zijn 5 kleuren van elk 72 figuren: 36 speerdragers, 9 haakbusschutters, 9 zwaardvechters, 9 boogschutters, 6 vaandeldragers en 3 daimyo's.
  Voorbeeld: 36+9+9+9+6+3 -> 72; vijf kleuren -> 360 figuren.
- **I-COMP-02** De 6 vaandeldragers van een kleur zijn 3 legermarkeerders (op het bord) en 3 ervaringsmarkeerders (op de legerkaart). Van elke soort heeft er één dezelfde vorm (cirkel, vierkant, zeshoek), zodat die twee samen één leger aanduiden.
  Voorbeeld: 5 kleuren x 6 -> 30 markeerders.
- **I-COMP-03** In de algemene voorraad zijn 10 kastelen, 5 vestingwallen, 30 koku, 30 ronin, 1 ninja, 12 gevechtsfiches en 6 dobbelstenen. Vijf volgordefiches dragen de nummers 1 tot 5. (Q-04, Q-43)
- **I-COMP-04** Van de 72 kaarten zijn er 68 provinciekaarten, één voor elke provincie; 4 zijn blanco en doen nooit mee.
- **I-COMP-05** Elke speler heeft een planningsbak met vijf vakken (Beurtvolgorde, Bouwen, Troepen lichten, Ronin inhuren, Ninja inhuren), een scherm en een legerkaart met drie delen.
- **I-COMP-06** Een deel van de legerkaart heeft 1 plaats voor de daimyo, 4 voor samoerai en 10 voor ashigaru. Boogschutters en zwaardvechters staan alleen op plaatsen voor samoerai, haakbusschutters en speerdragers alleen op plaatsen voor ashigaru.
  Voorbeeld: leger met daimyo, 4 boogschutters, 10 haakbusschutters -> geen plaats voor een zwaardvechter of een speerdrager.
- **I-COMP-07** Meer figuren dan er van een kleur zijn, komen er niet: wat in de eigen voorraad ontbreekt, kan pas worden gelicht als verliezen van die soort zijn teruggekeerd.
- **I-COMP-08** De dobbelstenen hebben 12 zijden; ze dienen alleen voor gevechten en voor de ninja. (Q-59)

## 2. Het bord (I-MAP)
- **I-MAP-01** Het bord heeft 68 provincies; elke provincie is één veld. Op welk van de grote eilanden een provincie ligt, maakt niet uit. (Q-01)
- **I-MAP-02** Twee provincies grenzen aan elkaar als ze een stuk grens delen; elkaar in één punt raken is niet genoeg.
  Voorbeeld: Kozuke en Echigo -> aangrenzend; Kozuke en Shimosa -> niet aangrenzend.
- **I-MAP-03** Een zeelijn maakt de twee provincies aan haar uiteinden aangrenzend, over zee. Water zonder lijn doet dat niet.
  Voorbeeld: Iki en Nagato -> aangrenzend over zee; Iki en Buzen -> niet aangrenzend.
- **I-MAP-04** Namen zijn niet uniek: er is een Awa op Shikoku en een Awa op Honshu. Dat zijn twee provincies.
- **I-MAP-05** Elke stap van een verplaatsing en elke aanval gaat over precies één grens of zeelijn.
- **I-MAP-06** De voorbeelden van de spelregels vragen deze grenzen over land, en de kaart heeft ze.
  Voorbeeld: Yamashiro-Omi, Omi-Wakasa, Wakasa-Tango, Yamato-Kawachi, Yamashiro-Kawachi, Tango-Tajima, Tajima-Tamba -> alle aangrenzend over land.

## 3. Eenheden, legers, provinciale troepen (I-UNIT)
- **I-UNIT-01** Gevechtswaarden: daimyo 6, boogschutter 6, zwaardvechter 5, ronin 5, haakbusschutter 4, speerdrager 4.
- **I-UNIT-02** Een eenheid treft als haar dobbelsteen haar gevechtswaarde of minder toont.
  Voorbeeld: gevechtswaarde 6 -> raak in 6/12 van alle worpen; 5 -> 5/12; 4 -> 4/12.
  Voorbeeld: zwaardvechter gooit 3 -> treffer; boogschutter gooit 6 -> treffer; boogschutter gooit 7 -> misser.
- **I-UNIT-03** Boogschutters en haakbusschutters vechten op afstand; daimyo's, zwaardvechters, ronin en speerdragers man tegen man.
- **I-UNIT-04** Boogschutters en zwaardvechters zijn samoerai; haakbusschutters en speerdragers zijn ashigaru. Ronin nemen geen plaats in.
- **I-UNIT-05** Een daimyo staat nooit op het bord: de legermarkeerder toont waar zijn leger is. Hij is zelf ook een vechtende eenheid.
- **I-UNIT-06** Een leger is 1 daimyo met 0 tot 4 samoerai en 0 tot 10 ashigaru: hoogstens 15 reguliere eenheden, de daimyo meegeteld.
- **I-UNIT-07** Provinciale troepen zijn 1 tot 5 reguliere eenheden zonder daimyo; een speler heeft er in een provincie hoogstens één groep van.
- **I-UNIT-08** Legermarkeerders, ronin, kastelen, vestingen en bonuseenheden tellen niet mee voor de grenzen van I-UNIT-06 en I-UNIT-07.
- **I-UNIT-09** In een provincie mag hoogstens één legermarkeerder blijven staan.
- **I-UNIT-10** Een speler heeft nooit meer dan 3 daimyo's, ook niet na het uitschakelen van anderen.

## 4. Opzet voor 3 tot 5 spelers (I-SET)
- **I-SET-01** Elke speler neemt een kleur; al haar figuren beginnen in zijn eigen voorraad, en wat van iedereen is begint in de algemene voorraad.
- **I-SET-02** Elk van de drie legers begint met zijn daimyo, 1 boogschutter, 1 zwaardvechter en 2 haakbusschutters; de ervaringsmarkeerder begint in het meest linkse gaatje met een 1.
  Voorbeeld: eigen voorraad daarna -> 6 boogschutters, 6 zwaardvechters, 3 haakbusschutters, 36 speerdragers, 0 daimyo's; elk leger heeft 5 eenheden.
- **I-SET-03** De 68 kaarten worden geschud en een voor een gedekt gedeeld; iedereen krijgt er evenveel, zoveel mogelijk.
  Voorbeeld: 3 spelers -> elk 22, 2 over; 4 -> elk 17, 0 over; 5 -> elk 13, 3 over.
- **I-SET-04** De overige kaarten liggen op de open stapel zonder eigenaar; die provincies beginnen leeg, en wie de kaart wil, moet de provincie veroveren.
- **I-SET-05** Alle spelers zetten tegelijk 1 speerdrager in elke provincie waarvan ze de kaart hebben.
- **I-SET-06** Van de volgordefiches doet met 2 of 4 spelers nummer 5 niet mee, met 3 spelers 4 en 5, met 5 spelers doen ze alle mee. Elke speler trekt blind een van de andere; de nummers bepalen de volgorde voor de rest van de opzet.
- **I-SET-07** Elke speler neemt 1 koku per 3 van zijn kaarten, naar beneden afgerond.
  Voorbeeld: 13 kaarten -> 4 koku; 17 -> 5; 22 -> 7.
- **I-SET-08** Elke speler zet 12 speerdragers apart. Om beurten voegt iedereen er 2 toe aan een eigen provincie met precies één speerdrager, tot ze allemaal staan (zes keer rond).
  Voorbeeld: aan het einde -> 6 provincies met 3 speerdragers, de andere met 1.
  Voorbeeld: speerdragers op het bord en in de eigen voorraad: 3 spelers -> 34 en 2; 4 -> 29 en 7; 5 -> 25 en 11.
- **I-SET-09** Daarna zet iedereen om beurten een legermarkeerder in een eigen provincie zonder legermarkeerder, tot ze alle drie staan.
- **I-SET-10** De volgordefiches gaan terug, het rondenummer wordt 1, en het spel begint met actie 1.
- **I-SET-11** Spelers mogen op elk moment alles afspreken; geen afspraak bindt iemand. (Q-44)

## 5. De ronde, en de beperkingen van de eerste (I-ROUND, I-R1)
- **I-ROUND-01** Een ronde bestaat uit deze acties, in deze volgorde: 1 Plannen, 2 Beurtvolgorde bepalen, 3 Bouwen, 4 Troepen lichten, 5 Ronin inhuren, 6 Ninja inhuren, 7 Oorlog voeren, 8 Ronin verwijderen, 9 Koku innen.
- **I-ROUND-02** Alle spelers voeren elke actie tegelijk uit, behalve actie 7: daar doorloopt de ene speler na de andere al haar fasen A, B, C en D, in de volgorde die in actie 2 is bepaald.
- **I-ROUND-03** Opvolgers van vermoorde daimyo's worden aan het begin van de volgende ronde benoemd, vóór actie 1.
- **I-R1-01** In ronde 1 mag niemand een moordaanslag plegen; een ninja die in ronde 1 is ingehuurd, kan alleen in ronde 2 spioneren.
- **I-R1-02** In ronde 1 mag geen gevecht worden aangekondigd tegen een vijandelijke provincie met een legermarkeerder. (Q-19)

## 6. Actie 1: Plannen (I-PLAN)
- **I-PLAN-01** Iedereen verdeelt in het geheim al zijn koku over de vijf vakken; achterhouden mag niet.
  Voorbeeld: 5 koku als 1, 2, 1, 1, 0 -> mag; als 1, 2, 1, 0, 0 -> mag niet (er ontbreekt er een).
- **I-PLAN-02** In het vak Bouwen komen 0 of 2 koku; in de andere vier vakken elk aantal.
- **I-PLAN-03** Is iedereen klaar, dan worden alle vakken op hetzelfde moment getoond, en ze blijven open.
- **I-PLAN-04** In het vak Troepen lichten mogen meer koku dan nuttig is; wat ze kunnen kopen, blijft begrensd door I-LEVY-03.
- **I-PLAN-05** Wie de vorige ronde de ninja heeft ingehuurd en hem niet als sluipmoordenaar heeft gebruikt, mag spioneren voordat hij zijn eigen koku verdeelt (I-SPY-02).

## 7. Actie 2: Beurtvolgorde bepalen (I-ORDER)
- **I-ORDER-01** Spelers met koku in het vak Beurtvolgorde kiezen een fiche, het hoogste bod eerst, dan het volgende enzovoort; elk neemt een van de fiches die er nog zijn, niet per se het laagste.
- **I-ORDER-02** Spelers met een gelijk bod spreken onderling af wie welk fiche neemt; worden ze het niet eens, dan beslist het lot wie van hen het eerst kiest. (Q-03)
- **I-ORDER-03** Hebben alle bieders een fiche, dan trekken de spelers die 0 boden blind uit de rest.
- **I-ORDER-04** De fiches liggen open; alle koku uit de vakken Beurtvolgorde gaan naar de algemene voorraad.
- **I-ORDER-05** Het nummer van het fiche is de volgorde in actie 7, en beslist bij tekorten in acties 3 en 5.
  Voorbeeld: biedingen A 3, B 1, C 1, D 0, fiches {1, 2, 3, 4} -> A kiest het eerst en mag 4 nemen; B en C kiezen als tweede en derde, in een volgorde die het lot bepaalt; D krijgt het laatste fiche.
  Voorbeeld: iedereen biedt 0 -> alle fiches worden blind getrokken.

## 8. Actie 3: Bouwen (I-BUILD)
- **I-BUILD-01** Wie 2 koku in Bouwen heeft, maakt precies één gebouw, een kasteel of een vesting; de 2 koku gaan naar de algemene voorraad. Eén gebouw per speler en ronde. (Q-07)
- **I-BUILD-02** Een kasteel komt in een eigen provincie zonder kasteel of vesting.
- **I-BUILD-03** Een vesting is een vestingwal onder een kasteel in een eigen provincie; het kasteel blijft in gebruik.
- **I-BUILD-04** Zijn er te weinig kastelen of wallen, dan kiezen de bouwers in de volgorde van hun fiches; wie niet meer kan bouwen, is zijn 2 koku toch kwijt. (Q-07)
  Voorbeeld: 1 kasteel in de algemene voorraad, geen wallen, bouwers met fiche 2 en 4 -> fiche 2 bouwt; fiche 4 betaalt 2 en krijgt niets.
- **I-BUILD-05** Kastelen en vestingen worden nooit vernietigd en nooit verplaatst; ze zijn van wie de provincie bezit. (Q-29)

## 9. Actie 4: Troepen lichten (I-LEVY)
- **I-LEVY-01** Elke koku in het vak Troepen lichten koopt een van vijf groepen: 1 boogschutter; 1 zwaardvechter en 1 haakbusschutter; 2 zwaardvechters; 2 haakbusschutters; 3 speerdragers. (Q-06)
  Voorbeeld: 3 koku -> bijvoorbeeld 1 boogschutter, dan 1 zwaardvechter en 1 haakbusschutter, dan 3 speerdragers: 6 eenheden.
- **I-LEVY-02** Alle koku uit het vak gaan naar de algemene voorraad, wat er ook gekocht is. De eenheden komen uit de eigen voorraad.
- **I-LEVY-03** Niemand mag meer eenheden lichten dan hij provincies bezit.
  Voorbeeld: 8 provincies -> hoogstens 8 gelichte eenheden.
- **I-LEVY-04** Eerst kopen alle spelers en tonen ze wat ze kochten, dan plaatsen alle spelers. (Q-05)
- **I-LEVY-05** Per ronde komt er in elke provincie hoogstens één gelichte eenheid; een eenheid die zich bij het leger daar voegt, is die ene.
  Voorbeeld: dubbele bezetting, een eenheid gaat naar het leger -> deze ronde mag er geen bij de provinciale troepen.
- **I-LEVY-06** Een gelichte eenheid mag zich bij provinciale troepen voegen, ze naast een leger beginnen, of zich bij een leger voegen. Grenzen: 5 reguliere eenheden bij provinciale troepen; 4 samoerai en 10 ashigaru in een leger.
  Voorbeeld: provincie met 5 provinciale troepen en zonder leger -> er mag geen gelichte eenheid bij.
- **I-LEVY-07** Daimyo's en ronin kunnen niet worden gelicht.

## 10. Actie 5: Ronin inhuren (I-RONIN)
- **I-RONIN-01** Elke koku in het vak Ronin inhuren brengt 2 ronin uit de algemene voorraad; de koku gaat daarheen terug.
  Voorbeeld: 3 koku ingezet -> 6 ronin.
- **I-RONIN-02** Zijn er te weinig, dan wordt er ingehuurd in de volgorde van de fiches; wie er geen krijgt, is zijn koku toch kwijt. (Q-08)
- **I-RONIN-03** Heeft iedereen ingehuurd, dan wijst ieder zijn ronin in het geheim aan eigen provincies toe: de provinciekaart ligt gedekt met de ronin erop. (Q-09)
- **I-RONIN-04** Open voor iedereen: hoeveel ronin een speler heeft ingehuurd, hoeveel kaarten gedekt liggen en hoeveel ronin er op elk staan. Verborgen: bij welke provincie een stapel hoort. (Q-09)
- **I-RONIN-05** Ronin horen bij een troepenmacht. Die mag hoogstens één ronin minder hebben dan reguliere eenheden; de daimyo telt als reguliere eenheid, bonuseenheden, markeerders en gebouwen niet.
  Voorbeeld: leger van 10 -> hoogstens 9 ronin. Provinciale troepen van 5 -> hoogstens 4. Leger van 11 en provinciale troepen van 3 in één provincie -> hoogstens 10 + 2 = 12 (niet 13).
  Voorbeeld: provinciale troepen van 1, of een daimyo alleen -> 0.
- **I-RONIN-06** Verborgen ronin worden getoond als ze gaan aanvallen, verdedigen of zich verplaatsen, niet eerder. Dan staan ze bij hun troepenmacht: naast de plaatsen van de legerkaart, of in de provincie. (Q-10)
- **I-RONIN-07** Ronin verplaatsen zich en vechten nooit alleen en zijn nooit een garnizoen.
- **I-RONIN-08** Aan de grens van I-RONIN-05 moet weer zijn voldaan telkens als er verliezen zijn verwijderd, en tijdens de verplaatsingen in fase D. (Q-11)
  Voorbeeld: provinciale troepen {3 speerdragers, 2 ronin} krijgen 1 treffer -> alleen een ronin mag weg (2 reguliere eenheden zouden maar 1 ronin toestaan).
  Voorbeeld: leger {daimyo, 1 speerdrager, 1 ronin} krijgt 1 treffer -> de ronin moet weg.
  Voorbeeld: leger {daimyo, 2 speerdragers, 2 ronin} krijgt 2 treffers -> twee ronin, of één ronin en één speerdrager; niet twee speerdragers.
- **I-RONIN-09** Ronin nemen geen van de 5 plaatsen van provinciale troepen in en geen plaats op de legerkaart.

## 11. Actie 6: Ninja inhuren (I-NINJA, I-ASSN, I-SPY)

### 11.1 De ninja en de moordaanslag (I-NINJA)
- **I-NINJA-01** Wie als enige de meeste koku in het vak Ninja inhuren heeft, krijgt de ninja. De koku uit al deze vakken gaan naar de algemene voorraad. (Q-13)
- **I-NINJA-02** Hebben er meer dan één de meeste, dan krijgt niemand de ninja; alle koku zijn verloren.
  Voorbeeld: 2, 2, 1 -> niemand; 2, 1, 1 -> de eerste; 0, 0, 0 -> niemand.
- **I-NINJA-03** Wie de ninja inhuurt, hoeft niet te zeggen wat hij van plan is: één moordaanslag in deze ronde, spioneren in actie 1 van de volgende ronde, of niets.
- **I-NINJA-04** De aanslag mag één keer worden gepleegd, in fase A, B of D (niet C) van actie 7 van welke speler ook. (Q-14)
- **I-NINJA-05** Hij noemt een vijandelijke daimyo en gooit dan een 12-zijdige dobbelsteen: 8 of minder slaagt, 9 of meer mislukt. (Q-15)
- **I-NINJA-06** Mislukt het, dan gooit de eigenaar van het doelwit: met 9 of meer kiest hij een daimyo van de opdrachtgever, en die wordt in de plaats vermoord; met 8 of minder gebeurt er niets.
  Voorbeeld: kansen -> het doelwit valt 8/12; de opdrachtgever verliest een daimyo 4/12 x 4/12 = 1/9; er gebeurt niets 4/12 x 8/12 = 2/9.
- **I-NINJA-07** Na de aanslag gaat de ninja terug naar de algemene voorraad, tot hij weer wordt ingehuurd.

### 11.2 Een vermoorde daimyo (I-ASSN)
- **I-ASSN-01** Een vermoorde daimyo en zijn legermarkeerder worden op hun kant gelegd. Tot het einde van de ronde kan hij zich niet verplaatsen, niet aanvallen en niet verdedigen, en gooit hij geen dobbelsteen.
- **I-ASSN-02** De rest van de ronde kan zijn leger zich niet verplaatsen en niet aanvallen; zijn andere eenheden verdedigen gewoon. Provinciale troepen in dezelfde provincie merken er niets van. (Q-16)
- **I-ASSN-03** Was de vermoorde daimyo de enige eenheid van zijn leger, dan is hij uit het spel.
- **I-ASSN-04** Vallen alle andere eenheden van het leger voordat de ronde eindigt, dan is ook de vermoorde daimyo uit het spel. Daimyo, legermarkeerder en ervaringsmarkeerder gaan naar de eigen voorraad. (Q-17)
- **I-ASSN-05** Overleeft minstens één eenheid van het leger de ronde, dan benoemt de eigenaar vóór de volgende actie 1 een opvolger: één eenheid van dat leger, naar zijn keuze, gaat terug naar de eigen voorraad, daimyo en markeerder staan weer op, en de ervaringsmarkeerder gaat naar het meest linkse gaatje met een 1. (Q-18)
  Voorbeeld: leger {daimyo ligt, 2 haakbusschutters, 1 boogschutter} van niveau 3, een haakbusschutter wordt opgegeven -> {daimyo, 1 haakbusschutter, 1 boogschutter} van niveau 1.

### 11.3 De ninja als spion (I-SPY)
- **I-SPY-01** Een ninja die niet is gebruikt, blijft tot actie 1 van de volgende ronde bij wie hem inhuurde.
- **I-SPY-02** Hebben alle anderen hun koku verdeeld, dan noemt hij één tegenstander; die toont al zijn vakken aan hem alleen en mag ze niet meer veranderen. Daarna verdeelt hij zijn eigen koku. (Q-52)
- **I-SPY-03** Dan gaat de ninja terug naar de algemene voorraad, of hij nu gespioneerd heeft of niet, en worden alle vakken getoond. In actie 6 van dezelfde ronde kan hij dus weer worden ingehuurd.

## 12. Actie 7: Oorlog voeren (I-WAR, I-OWN, I-GAR)
- **I-WAR-01** De spelers voeren oorlog in de volgorde van hun fiches; elk maakt A, B, C en D af voordat de volgende begint.
- **I-OWN-01** In een eigen provincie staat minstens één van je eenheden, en je hebt haar kaart. Een vijandelijke provincie is hetzelfde voor een tegenstander. In een lege provincie staat geen eenheid, en haar kaart ligt op de open stapel zonder eigenaar.
- **I-OWN-02** Eenheden verplaatsen zich van een eigen provincie naar een aangrenzende eigen provincie; aangrenzende vijandelijke of lege provincies vallen ze vanuit een eigen provincie aan.
- **I-OWN-03** De eerste speler die eenheden in een lege provincie brengt, verovert haar meteen en neemt haar kaart, en een gebouw daar is van hem.
- **I-OWN-04** In fasen A, C en D mag niemand een eigen provincie leeg achterlaten door eruit te trekken. Provincies worden alleen leeg door verliezen, of als een daimyo die alleen staat wordt vermoord.
- **I-OWN-05** Is de laatste eenheid van een speler in een provincie weg, dan gaat haar kaart naar de open stapel zonder eigenaar, tot er iemand binnentrekt.
- **I-GAR-01** Een garnizoen is één of meer reguliere eenheden die achterblijven, nooit een daimyo en nooit een ronin; het zijn provinciale troepen.
- **I-GAR-02** Een leger mag alleen eenheden afsplitsen (a) als garnizoen van een provincie die anders zonder provinciale troepen zou zijn, in A, C of D, of (b) om een aangrenzende lege provincie te veroveren, in D.
  Voorbeeld: een leger verlaat een provincie met provinciale troepen -> er mag geen eenheid achterblijven.
  Voorbeeld: een daimyo alleen in een provincie zonder provinciale troepen -> hij kan zich niet verplaatsen.

## 13. Fase A: Legers van de daimyo's verplaatsen (I-MOVE)
- **I-MOVE-01** De actieve speler mag al zijn legers van eigen provincies naar aangrenzende eigen provincies verplaatsen; provinciale troepen blijven staan.
- **I-MOVE-02** Een leger mag zoveel stappen doen als zijn niveau.
  Voorbeeld: niveau 3 -> 0 tot 3 stappen.
- **I-MOVE-03** Geen stap van deze fase mag naar een lege of vijandelijke provincie leiden.
- **I-MOVE-04** Een leger mag door een provincie met een ander eigen leger trekken, en er stoppen als dat andere leger in deze fase vertrekt; de twee mogen geen eenheden ruilen. (Q-20, Q-21)
- **I-MOVE-05** Verlaat een leger een provincie zonder provinciale troepen, dan moet het daar eerst een garnizoen van minstens één reguliere eenheid achterlaten; meer mag ook (hoogstens 5). (Q-20)
- **I-MOVE-06** Heeft een leger vrije plaatsen, dan mag het zoveel eenheden van provinciale troepen meenemen als het wil, (a) in de provincie waar het begint, of het zich nu verplaatst of niet, en (b) in elke provincie waar het binnentrekt.
- **I-MOVE-07** Neemt een leger alle provinciale troepen mee en trekt het daarna verder, dan geldt I-MOVE-05 opnieuw.
  Voorbeeld: (A) niveau 2, leger in Yamashiro zonder provinciale troepen; het laat 1 haakbusschutter en 1 speerdrager achter, trekt naar Omi, neemt daar een boogschutter mee (een andere eenheid blijft in Omi), trekt naar Wakasa en stopt -> 2 van 2 stappen gebruikt; provinciale troepen van Yamashiro {haakbusschutter, speerdrager}; het leger heeft een haakbusschutter en een speerdrager minder en een boogschutter meer.
- **I-MOVE-08** Een leger met een vermoorde daimyo verplaatst zich niet.

## 14. Fase B: Eerste gevechten aankondigen (I-DECL)
- **I-DECL-01** De actieve speler mag aanvallen op aangrenzende vijandelijke of lege provincies aankondigen; het hoeft niet.
- **I-DECL-02** Elk leger en elke groep provinciale troepen krijgt hoogstens één aangekondigd gevecht.
- **I-DECL-03** Meer dan één troepenmacht mag dezelfde provincie aanvallen; elk levert een eigen gevecht.
- **I-DECL-04** Bij een dubbele bezetting mag één van de twee aanvallen, of vallen beide verschillende provincies aan, of beide dezelfde provincie, na elkaar.
- **I-DECL-05** Een aankondiging noemt wie aanvalt, vanuit welke provincie en waarheen, en is open: op de grens of de zeelijn ligt een gevechtsfiche met de pijl naar het doel.
  Voorbeeld: (B) blauw merkt leger Wakasa naar Tango, provinciale troepen Wakasa naar Tango, provinciale troepen Yamato naar Kawachi, provinciale troepen Yamashiro naar Kawachi -> 4 gevechten.
- **I-DECL-06** Een aangekondigd gevecht moet in fase C worden geleverd als dat dan nog kan. (Q-22, Q-23)
- **I-DECL-07** Een aanval over een zeelijn is een invasie over zee.
- **I-DECL-08** In deze fase verplaatst zich niets.

## 15. Fase C: Gevechten uitvoeren

### 15.1 Wie er vechten (I-CMB)
- **I-CMB-01** De actieve speler levert zijn aangekondigde gevechten een voor een, in een volgorde naar keuze.
- **I-CMB-02** Een leger met meer dan één aanval maakt al zijn gevechten af voordat een ander leger begint. (Q-24)
- **I-CMB-03** De aanvaller zet alle eenheden van de aanvallende troepenmacht in, met haar ronin; niemand blijft als garnizoen achter. De andere troepenmacht van een dubbele bezetting doet niet mee.
- **I-CMB-04** De verdediger zet alle eenheden in de aangevallen provincie in: leger en provinciale troepen samen, met alle ronin die daar zijn opgesteld.
- **I-CMB-05** Provinciale troepen doen in een ronde hoogstens één aanval en verplaatsen zich in fase C niet; een leger van niveau 1 evenmin.

### 15.2 Het verloop van een gevecht (I-SEQ)
- **I-SEQ-01** De stappen van één reeks: 1 boogschutters (6), 2 haakbusschutters (4), 3 verliezen, 4 daimyo's (6), 5 zwaardvechters en ronin (5), 6 speerdragers (4), 7 verliezen, 8 de aanvaller mag afbreken.
- **I-SEQ-02** In stappen 1, 2, 4, 5 en 6 gooien aanvaller en verdediger tegelijk, één dobbelsteen voor elke eenheid van die soort; een stap die niemand aangaat, vervalt.
- **I-SEQ-03** De treffers van stappen 1 en 2 samen worden in stap 3 verwerkt, die van 4, 5 en 6 in stap 7. Eenheden die in stap 3 verdwijnen, gooien niet in stappen 4 tot 6 van die reeks; eenheden die in stap 7 vallen, hebben al gegooid.
- **I-SEQ-04** Voor elke treffer verdwijnt één eenheid; treffers boven het aantal eenheden gaan verloren.
- **I-SEQ-05** Wie getroffen is, kiest zijn eigen verliezen, alleen uit zijn eenheden in dit gevecht, of die nu gegooid hebben of niet. (Q-26)
- **I-SEQ-06** Een daimyo mag pas als allerlaatste eenheid van zijn kant vallen; bij een dubbele bezetting dus ook na de provinciale troepen. (Q-27)
  Voorbeeld: verdedigers leger {daimyo, haakbusschutter} en provinciale troepen {speerdrager}; 2 treffers -> haakbusschutter en speerdrager gaan weg; 3 treffers -> alles gaat weg.
- **I-SEQ-07** In een provincie met een kasteel of vesting worden de bonuseenheden het eerst getroffen.
- **I-SEQ-08** Na het verwijderen moet elke troepenmacht weer aan de grens voor ronin voldoen (I-RONIN-08).
- **I-SEQ-09** Gevallen reguliere eenheden keren terug in de eigen voorraad van hun eigenaar en kunnen later weer worden gelicht. (Q-12)
- **I-SEQ-10** In stap 8 gaat de aanvaller, tenzij een kant verdwenen is, door vanaf stap 1 of breekt hij het gevecht af. De verdediger heeft die keuze niet.

### 15.3 Het einde van een gevecht (I-RES)
- **I-RES-01** Een gevecht eindigt zodra een kant geen eenheden meer heeft; dat kan na stap 3 zijn.
- **I-RES-02** Alle verdedigers weg: de provincie is leeg en haar kaart gaat naar de open stapel zonder eigenaar; de aanvallers blijven waar ze zijn (maar zie I-EXPC-02).
- **I-RES-03** Alle aanvallers weg: staat er in hun eigen provincie nu geen eenheid meer, dan wordt ze leeg en gaat haar kaart naar de open stapel zonder eigenaar.
  Voorbeeld: provinciale troepen van 3 vallen aan en worden weggevaagd, geen leger in hun provincie -> de aanvaller verliest die provincie.
- **I-RES-04** Afgebroken: de overlevenden van beide kanten blijven waar ze zijn.
  Voorbeeld: (C1) provinciale troepen van Yamato {2 speerdragers} vallen Kawachi {zwaardvechter, speerdrager} aan; de zwaardvechter gooit 3 en treft, de andere speerdrager mist, de aanvallers treffen 1 keer; elke kant verwijdert een speerdrager -> Yamato {1 speerdrager}, Kawachi {zwaardvechter}; afgebroken.
  Voorbeeld: (C2) provinciale troepen van Yamashiro {haakbusschutter, speerdrager} vallen Kawachi {zwaardvechter} aan; de haakbusschutter treft in stap 2, de zwaardvechter verdwijnt in stap 3 en gooit niet meer -> Kawachi leeg, haar kaart naar de open stapel zonder eigenaar.

### 15.4 Kasteel, vesting, invasie over zee (I-DEF, I-NAV)
- **I-DEF-01** Kasteel: bij een aanval doen 4 bonusspeerdragers (gevechtswaarde 4) met de verdediging mee. (Q-28)
- **I-DEF-02** Vesting: 5 bonusronin (gevechtswaarde 5) in plaats van de speerdragers, niet ernaast. Ze zijn er altijd, ook als de algemene voorraad tekortschiet.
- **I-DEF-03** Bonuseenheden gooien met hun soort (stap 6, bij een vesting stap 5) en zijn de eerste verliezen in stappen 3 en 7.
- **I-DEF-04** Bonuseenheden tellen voor geen enkele grens, ook niet voor die van de ronin.
- **I-DEF-05** Gevallen bonuseenheden zijn weg voor de hele beurt van die aanvaller: een tweede gevecht tegen dezelfde provincie in dezelfde beurt vindt alleen die nog over zijn. De volgende speler die aanvalt, vindt ze weer allemaal.
  Voorbeeld: (C3-C5) Tango heeft een kasteel met 4 bonusspeerdragers; de provinciale troepen van Wakasa, met 1 ronin, doden er in één reeks 2, verliezen 1 speerdrager en de ronin, en breken af; dan valt het leger aan -> er zijn nog maar 2 bonusspeerdragers; één reeks doodt alle verdedigers ten koste van 1 speerdrager, Tango is leeg.
- **I-NAV-01** Bij een invasie over zee hebben de verdedigers de eerste slag voor zich alleen: één hele reeks van boogschutters, haakbusschutters, daimyo, zwaardvechters en ronin, speerdragers; de aanvaller gooit niet.
- **I-NAV-02** Bonuseenheden doen niet mee aan de eerste slag.
- **I-NAV-03** De aanvaller verwijdert de verliezen van de eerste slag in één keer, na al die worpen. (Q-30)
- **I-NAV-04** Daarna begint het gevecht zoals altijd, nu met de bonuseenheden.
  Voorbeeld: verdedigers {boogschutter, 2 speerdragers} en een kasteel; eerste slag: boogschutter 6, speerdragers 4 en 5 -> 2 treffers, de aanvaller verwijdert er 2; dan een gewone reeks met 3 reguliere en 4 bonuseenheden.

### 15.5 Ervaren daimyo's (I-EXPC)
- **I-EXPC-01** Een leger mag in een ronde zoveel aanvallen doen als zijn niveau. Alleen de eerste wordt in fase B aangekondigd; de andere worden genoemd als het zover is. (Q-25)
- **I-EXPC-02** Na een geslaagd gevecht, met minstens één aanval over, kiest het leger: blijven en een andere aangrenzende provincie aanvallen; de verslagen provincie binnentrekken en van daar aanvallen; binnentrekken en op fase D wachten; blijven en op fase D wachten.
- **I-EXPC-03** Zonder aanval over blijft het leger tot fase D waar het is, ook na een succes.
- **I-EXPC-04** Binnentrekken verovert de provincie meteen, en de kaart wordt genomen. In de provincie die het leger verlaat, zijn provinciale troepen of een garnizoen nodig.
- **I-EXPC-05** Een aanval op een lege provincie vraagt geen gevecht maar telt als één aanval. Is er daarna nog minstens één aanval over, dan mag het leger binnentrekken en van daar aanvallen of wachten; anders mag het er vóór fase D niet in. Ervaring brengt het nooit. (Q-25)
- **I-EXPC-06** Provinciale troepen, en legers zonder aanval over, kunnen in fase C geen lege provincies binnentrekken; in fase D mag het wel.
- **I-EXPC-07** Een afgebroken gevecht telt als één aanval en is geen succes; met een aanval over mag het leger elders aanvallen. (Q-58)
  Voorbeeld: (C6) een leger van niveau 2 wint bij Tango (aanval 1), trekt er vanuit Wakasa (waar provinciale troepen blijven) binnen, neemt de kaart van Tango, valt de enige speerdrager van Tajima aan (aanval 2) en doodt hem -> Tajima leeg; het leger blijft tot fase D in Tango.
  Voorbeeld: niveau 3; aanval 1 afgebroken; aanval 2, elders, wint en het leger trekt binnen; aanval 3 gaat tegen een lege provincie -> geen aanval over, het mag er in fase C niet in.

### 15.6 Ervaring (I-EXP)
- **I-EXP-01** Een gevecht is voor een daimyo geslaagd als zijn leger de aanvaller was en een vijandelijke provincie leeg achterliet. Verdedigen telt nooit.
- **I-EXP-02** Niet geslaagd: aanvallen op lege provincies, afgebroken aanvallen, en aanvallen die niet meer konden omdat een eerdere al geslaagd was.
- **I-EXP-03** Heeft een leger al zijn gevechten van de ronde achter de rug en is er minstens één geslaagd, dan gaat zijn ervaringsmarkeerder één gaatje naar rechts, nooit meer. (Q-02)
  Voorbeeld: een leger van niveau 3 wint 3 gevechten in één beurt -> zijn markeerder gaat 1 gaatje verder.
- **I-EXP-04** Een niveau dat zo is gewonnen, geeft in deze ronde geen extra aanval, maar telt wel voor de verplaatsing in fase D.
  Voorbeeld: een leger vocht in fase C met niveau 2, daarna bereikte zijn markeerder een gaatje met een 3 -> tot 3 stappen in fase D.
- **I-EXP-05** De niveaus gaan van 1 tot 4.

## 16. Daimyo's en spelers uitschakelen (I-ELIM)
- **I-ELIM-01** Een daimyo gaat uit het spel (a) als laatste verlies van zijn kant in een gevecht, (b) als na de moord op hem de rest van zijn leger wordt vernietigd, (c) als hij wordt vermoord terwijl hij de enige van zijn leger is.
- **I-ELIM-02** Wie zijn laatste daimyo verliest, ligt eruit. Wie daarvoor heeft gezorgd, neemt al zijn eenheden en provincies over. (Q-32, Q-33)
- **I-ELIM-03** Die speler krijgt meteen al zijn eigen eerder verloren daimyo's terug (nooit die van het slachtoffer; hoogstens 3 in totaal). Hun ervaringsmarkeerders beginnen in het meest linkse gaatje met een 1.
  Voorbeeld: hij heeft nog 1 daimyo -> 2 keren terug, samen 3.
- **I-ELIM-04** De legermarkeerder van elk van hen komt in een provincie naar keuze die hij nu bezit en waar geen leger staat, ook een nieuw verkregen provincie. (Q-35)
- **I-ELIM-05** Deze legers beginnen met de daimyo alleen, maar mogen meteen eenheden van de provinciale troepen ter plaatse meenemen.
- **I-ELIM-06** Alle eenheden die hij nu bezit, mogen zich in fase D van deze ronde verplaatsen; vanaf de volgende ronde mag hij figuren van beide kleuren lichten en de kleuren naar believen mengen. (Q-33, Q-34)
- **I-ELIM-07** Na de overname worden de provincies meteen geteld, voor de overwinning.
- **I-ELIM-08** Hieruit volgt dat een uitgeschakelde speler geen legers meer heeft, want elk is met zijn daimyo vernietigd: alleen provinciale troepen, gebouwen, kaarten en de figuren van zijn eigen voorraad gaan over.

## 17. Fase D: Slotverplaatsing (I-FIN)
- **I-FIN-01** Eerst verplaatst de actieve speler legers, dan provinciale troepen.
- **I-FIN-02** Een leger mag zoveel stappen doen als zijn niveau, wat het in fasen A en C ook deed, volgens de regels van fase A, met meenemen en garnizoenen. (Q-38)
- **I-FIN-03** Bovendien mag een leger aangrenzende lege provincies binnentrekken; het verovert ze stuk voor stuk en mag verder trekken.
- **I-FIN-04** Eenheden van provinciale troepen mogen elk naar één aangrenzende eigen of lege provincie gaan; ze mogen verschillende kanten op. (Q-36)
- **I-FIN-05** Eenheden die een eigen provincie binnentrekken, voegen zich bij de provinciale troepen daar (hoogstens 5) of bij een leger daar (vrije plaatsen).
- **I-FIN-06** Een lege provincie kan worden veroverd door een heel leger, door een of meer eenheden die van een aangrenzend leger worden afgesplitst, of door een of meer eenheden van provinciale troepen. De kaart wordt meteen genomen. (Q-36)
- **I-FIN-07** Geen provincie mag leeg achterblijven (I-OWN-04), en de grenzen voor reguliere eenheden en ronin gelden. (Q-37)
- **I-FIN-08** Aan het einde van de fase gaan de gevechtsfiches van de speler terug naar de algemene voorraad.
  Voorbeeld: (D) een leger van niveau 3 in Tango zonder provinciale troepen; stap 1 naar het lege Tajima, een boogschutter blijft in Tango; stap 2 naar het lege Tamba, een speerdrager blijft in Tajima; de derde stap wordt niet gebruikt; dan trekt de haakbusschutter van Yamashiro {haakbusschutter, speerdrager} het lege Kawachi binnen -> 3 provincies en kaarten erbij, Yamashiro houdt {speerdrager}, de fiches gaan weg.

## 18. Acties 8 en 9: Ronin verwijderen, Koku innen (I-REM, I-INC)
- **I-REM-01** Alle ronin die nog leven, getoond of verborgen, gaan terug naar de algemene voorraad.
- **I-INC-01** Elke speler neemt uit de algemene voorraad 1 koku per 3 provinciekaarten, naar beneden afgerond.
  Voorbeeld: 26 provincies -> 8 koku.
- **I-INC-02** Een speler met minstens één daimyo krijgt nooit minder dan 3.
  Voorbeeld: provincies -> koku: 1 -> 3; 8 -> 3; 9 -> 3; 11 -> 3; 12 -> 4; 34 -> 11.
- **I-INC-03** Alleen kaarten tellen: lege provincies brengen niemand iets op.

## 19. Winnen (I-WIN)
- **I-WIN-01** Met 3 tot 5 spelers wint de eerste die 35 provincies bezit, meteen, op elk moment van een ronde. (Q-39)
- **I-WIN-02** In het langere spel (optie \`variant\` = long) worden de 35 pas geteld als alle negen acties van een ronde voorbij zijn.
  Voorbeeld: optie aan; een speler bereikt er 36 in zijn fase D en heeft er 34 als de ronde eindigt -> geen winnaar.

## 20. Het spel voor twee (I-2P)
- **I-2P-01** Elke speler speelt twee kleuren, elk met een eigen voorraad, scherm, legerkaart, provinciekaarten en koku; elke actie wordt voor elke kleur gedaan. (Q-42)
- **I-2P-02** Alle 68 kaarten worden in twee stapels van 34 gedeeld; elke speler verdeelt zijn stapel in twee sets van 17, één voor elke kleur.
  Voorbeeld: 4 kleuren met elk 17 provincies, 5 koku en 29 speerdragers op het bord -> fiches 1 tot 4.
- **I-2P-03** De twee kleuren van een speler kunnen niet tegen elkaar vechten.
- **I-2P-04** Eenheden van de twee kleuren kunnen niet in dezelfde provincie staan en niet samen aanvallen of verdedigen.
- **I-2P-05** Een speler van wie de kleuren aan het einde van een ronde samen minstens 50 provincies bezitten, wint. Dit vervangt I-WIN-01.
- **I-2P-06** Al het andere is zoals in het spel met meer spelers.

## 21. Snelspel voor 3 tot 5 spelers (I-QP)
- **I-QP-01** Voorraden zoals altijd. Elke speler krijgt 7 kaarten met 5 spelers, 11 met 4, 16 met 3; de rest gaat opzij.
- **I-QP-02** Elke speler zet 1 speerdrager in elke provincie die hij kreeg; de volgordefiches worden zoals altijd getrokken.
- **I-QP-03** Elke speler neemt 18 speerdragers. Om beurten, zes keer rond: zet er 1 in een onbezette provincie en neem haar kaart, en voeg er dan 2 toe aan eigen provincies, samen of apart. Geen provincie mag zo meer dan 3 speerdragers krijgen. (Q-41)
- **I-QP-04** Aan het einde heeft iedereen evenveel.
  Voorbeeld: 5 spelers -> 13 provincies, 25 speerdragers op het bord, 11 in de eigen voorraad, 3 provincies onbezet. 4 -> 17, 29, 7, 0. 3 -> 22, 34, 2, 2.
- **I-QP-05** Elk leger krijgt zijn daimyo; alle ervaringsmarkeerders beginnen in het meest linkse gaatje met een 2.
- **I-QP-06** Elke speler verdeelt 5 boogschutters, 5 zwaardvechters en 6 haakbusschutters naar believen over zijn drie legers, binnen de grenzen van de kaart; geen speerdragers.
  Voorbeeld: 10 samoerai, hoogstens 4 in een leger -> minstens 2 samoerai in elk leger.
- **I-QP-07** Legermarkeerders worden een voor een om beurten geplaatst, zoals altijd; is dat begonnen, dan veranderen de legerkaarten niet meer. (Q-41)
- **I-QP-08** Daarna worden zoals altijd koku genomen, en het spel begint met actie 1.
  Voorbeeld: 13 provincies -> 4 koku; 17 -> 5; 22 -> 7.
- **I-QP-09** Opvolgers van vermoorde daimyo's beginnen in het meest linkse gaatje met een 2.
- **I-QP-10** Het spel eindigt als de eerste speler wordt uitgeschakeld: de meeste provincies winnen, en die van het slachtoffer tellen voor wie hem uitschakelde. (Q-41)
- **I-QP-11** Het eindigt ook als iemand met 5 spelers 30 provincies bezit, met 4 spelers 35, of met 3 spelers 40: die wint.
- **I-QP-12** De beperkingen van de eerste ronde en alle andere regels blijven gelden. (Q-19)

## 22. Wie wat weet

| Wat | De eigenaar | De ninja als spion | De anderen |
| --- | --- | --- | --- |
| de vakken voordat ze worden getoond | ja | die van één tegenstander, als alle anderen klaar zijn | nee |
| de grootte van verborgen stapels ronin | ja | ja | ja |
| provincie en troepenmacht van zo'n stapel | ja | nee | niet voordat hij aanvalt, verdedigt of zich verplaatst |
| of de ninja zal toeslaan of spioneren | wie hem inhuurde | - | nee; maar wie hem inhuurde is bekend |
| legerkaarten, voorraden, niveaus, koku, provincies, gebouwen | ja | ja | ja (Q-45) |
| wat is gekozen bij bouwen, lichten, plaatsen en verliezen | ja | nee | niet voordat allen om wie het gaat gekozen hebben |

Het lot beslist over het delen van de kaarten, de fiches bij de opzet en na biedingen van 0, gelijke biedingen, de dobbelstenen van gevechten en die van ninja en wraak. Over niets anders.

## 23. Beslissingen

Waar de spelregels zwijgen of onduidelijk zijn, beslist Bakufu zoals hieronder. De nummers zijn blijvende namen, geen volgorde.

### 23.1 Wat alleen het gedrukte materiaal toont
- **Q-01 De kaart.** De grenzen staan alleen op het bord. Beslissing: de 68 historische provincies met grenzen en zeelijnen voor zover we die konden vaststellen; sommige zijn onze schatting, en elke die twijfelachtig is, is een optie van de tafel. Een zeelijn naast een landgrens verandert niets: een aanval daar gaat over land.
- **Q-02 Gaatjes per niveau.** De tekst zegt dat meerdere gaatjes een 1 hebben en meerdere een 2, en dat 4 het hoogste niveau is. Beslissing: de gaatjes 1, 1, 1, 2, 2, 2, 3, 3, 3, 4; dat is onze schatting. In het laatste gaatje blijft de markeerder staan. Optie: \`experience\` = slow | fast (twee gaatjes per niveau).

### 23.2 Plannen, bouwen, lichten, inhuren
- **Q-03 Gelijke biedingen op de beurtvolgorde.** Spelers mogen het afspreken, anders beslist het lot. Beslissing: het lot bepaalt meteen in welke volgorde ze kiezen. Wil de tafel een afspraak (optie \`ties\` = agreement), dan spreken ze een voor een, in het open: ieder noemt een fiche dat over is, en als de laatste het zijne heeft genoemd, heeft ieder het zijne; wie het niet bevalt, vraagt om het lot, en dan wordt er geloot.
- **Q-04 Zijn 30 koku genoeg?** Beslissing: de algemene voorraad raakt nooit leeg. Zolang iedereen minder dan 35 provincies heeft, zijn er nooit meer dan 30 koku nodig.
- **Q-05 Tegelijk bouwen, lichten en plaatsen.** Beslissing: iedereen kiest in het geheim, dan wordt alles tegelijk getoond; apart voor bouwen, kopen en plaatsen.
- **Q-06 Een deel van een groep, eenheden zonder plaats.** Beslissing: een groep mag ten dele worden genomen als de eigen voorraad of de provincies tekortschieten; de rest gaat zonder vergoeding verloren. Eenheden die niet kunnen worden geplaatst, gaan terug naar de eigen voorraad.
- **Q-07 Het bouwen in detail.** Beslissing: soort en plaats worden in actie 3 gekozen, niet bij het plannen. Is de gewenste soort op, dan mag men de andere bouwen; is er geen plaats, dan zijn de 2 koku verloren. Wie kan bouwen, moet. Kasteel en vesting in dezelfde provincie kosten twee rondes.
- **Q-08 Te weinig of te veel ronin.** Beslissing: een speler neemt wat er over is, al is het er één, en is de rest van zijn koku kwijt. Ronin die nergens passen, gaan ongezien terug naar de algemene voorraad.
- **Q-09 Wat vastligt als ronin zijn opgesteld.** Beslissing: provincie en troepenmacht, met één verborgen stapel per provincie. De grootte is open; waar de stapel staat, en hoe hij over leger en provinciale troepen is verdeeld, is geheim.
- **Q-10 Moeten ronin worden getoond?** Beslissing: ja, het gaat vanzelf. Bij het begin van een gevecht worden alle ronin van de aanvallende troepenmacht en van de aangevallen provincie getoond, beide kanten tegelijk. Een troepenmacht verplaatsen of eruit meenemen toont haar ronin; een gevecht aankondigen niet. Een leger dat blijft terwijl de provinciale troepen aanvallen, houdt zijn ronin verborgen.
- **Q-11 Ronin als een troepenmacht zich splitst of samengaat.** Beslissing: ronin gaan met reguliere eenheden van hun troepenmacht mee, zoals de eigenaar beslist; overal moet de grens kloppen, en wat te veel is gaat terug naar de algemene voorraad. Verder wisselen ze nooit van troepenmacht. Wil de tafel dat (optie \`excess_ronin\` = forbidden), dan mag niemand een troepenmacht zo splitsen dat er ronin boven de grens overblijven: ronin die hun eenheden kunnen volgen, moeten dat doen voor iets anders gebeurt, en kunnen ze dat niet, dan mag de zet niet. Alleen als een sluipmoordenaar ertussen komt, gaan ze terug naar de algemene voorraad.
- **Q-12 Gevallen ronin.** Beslissing: ze gaan naar de algemene voorraad, niet naar die van een speler.
- **Q-13 Niemand biedt op de ninja.** Beslissing: allemaal 0 is gelijk; niemand krijgt hem.
- **Q-52 Hoe men spioneert.** Beslissing: alle anderen moeten definitief klaar zijn; dan spioneert wie de ninja heeft, of niet. Bij wie, wordt aan iedereen verteld; wat hij ziet, alleen aan hem.

### 23.3 De ninja
- **Q-14 Wanneer kan de ninja toeslaan?** Aan een tafel kan men op elk moment onderbreken. Beslissing: wie de ninja heeft en zelf actief is, mag tussen elke twee eigen zetten in A, B of D toeslaan; is een ander actief, dan wordt hem aan het einde van A, van B en van D van elke beurt gevraagd of hij wil, zolang er een doelwit is. Hij mag ook een vaste opdracht klaarleggen of veranderen zolang hem niets gevraagd wordt: wie, en wanneer (bij de eerste gelegenheid, aan het begin of het einde van A of D, aan het einde van B, of zodra een bepaald leger zich verplaatst heeft). Hij mag vragen deze beurt of ronde niet meer gevraagd te worden. Wachten verbruikt de ninja niet.
- **Q-15 Op wie?** Beslissing: op een staande daimyo van een andere speler, nooit van de eigen tweede kleur; wraak mag elke staande daimyo van de opdrachtgever treffen, en blijft uit als er geen is. Wordt wie de ninja heeft uitgeschakeld, dan gaat de ninja terug naar de algemene voorraad.
- **Q-16 Het leger zonder hoofd.** Beslissing: het kan zich niet verplaatsen, niet aanvallen, geen eenheden meenemen, geen garnizoen achterlaten en geen eenheden afsplitsen. Wat al verplaatst is, blijft; een aangekondigd maar nog niet geleverd gevecht vervalt. De gevallen daimyo is geen verlies en geen reguliere eenheid en verhoogt de grens voor ronin niet; die wordt bij de volgende verliezen getoetst. Andere legers van zijn eigenaar mogen er doortrekken, maar niet stoppen.
- **Q-17 Wanneer is de gevallen daimyo verloren?** Beslissing: op het moment dat zijn laatste andere eenheid valt, of meteen als hij alleen was. Het komt op naam van de aanvaller, of van wie de ninja stuurde of wraak nam. Zonder provinciale troepen wordt de provincie leeg. Naar de letter van de spelregels (optie \`struck_down\` = end_of_round) ligt hij er pas aan het einde van de ronde uit, na actie 9. Tot dan ligt hij waar hij viel en houdt hij de provincie, maar niemand kan zich nog bij hem voegen. Wie hem daar aanvalt, vindt niemand, ook niet op de muren, en de provincie is leeg; hij keert ook niet met anderen terug (I-ELIM-03), want hij ligt er nog niet uit. Was hij de laatste van zijn eigenaar, dan speelt die door tot het einde van de ronde; dan neemt degene over die de laatste slag toebracht, of niemand als die er zelf dan ook uit ligt (Q-32). Daarna worden de provincies geteld.
- **Q-18 Moet er een opvolger komen?** Beslissing: ja; de eigenaar kiest alleen welke eenheid wordt opgegeven. Was het de enige, dan staat de nieuwe daimyo alleen. Ronin kunnen niet worden opgegeven.
- **Q-57 De laatste verdediger naast een gevallen daimyo.** Beslissing: zijn alle andere verdedigers weg, dan verdwijnt de daimyo zonder nog een treffer, en de provincie is leeg.

### 23.4 Eerste ronde, verplaatsen, aankondigen
- **Q-19 Verdere aanvallen in ronde 1.** Ze worden niet aangekondigd, dus de tekst noemt ze niet. Beslissing: in ronde 1 geen enkele aanval op een provincie met een vijandelijke legermarkeerder.
- **Q-20 Een garnizoen terwijl een ander leger blijft.** Beslissing: zolang er nog een ander eigen leger in de provincie is, moet en mag het vertrekkende leger niets achterlaten; het laatste moet het wel. Naar de letter van de spelregels (optie \`garrison\` = always) blijft er een garnizoen zodra er geen provinciale troepen zijn, ander leger of niet; dan houdt een leger de eenheden die het nodig heeft om van een ander weg te komen.
- **Q-21 De volgorde van verplaatsen.** Beslissing: legers mogen na elkaar of afwisselend gaan, stap voor stap. Dat er maar één markeerder in een provincie staat, wordt getoetst als het verplaatsen van legers eindigt.
- **Q-22 "Als dat kan".** Beslissing: een aangekondigd gevecht vervalt alleen als het doel niet meer van de vijand is, als de aanvallende troepenmacht weg is, of als haar daimyo is vermoord. Anders wordt minstens één hele reeks gevochten voordat afbreken mag.
- **Q-23 Kost een vervallen gevecht een aanval?** Beslissing: ja, zonder succes; is het doel nu leeg, dan geldt voor een ervaren leger I-EXPC-05.
- **Q-43 Twaalf gevechtsfiches.** Beslissing: er zijn er altijd genoeg.

### 23.5 Gevechten
- **Q-24 Andere gevechten tussen die van één leger.** Beslissing: een leger dat begonnen is, maakt zijn gevechten zonder onderbreking af, ook zonder die van provinciale troepen. Naar de letter van de spelregels (optie \`series\` = armies_only) wachten alleen andere legers: tussen twee gevechten van een leger mogen provinciale troepen de hunne voeren.
- **Q-25 Aanvallen zonder aankondiging.** Beslissing: een leger zonder aangekondigd eerste gevecht doet geen enkele aanval. Verdere aanvallen mogen tegen elke vijandelijke of lege provincie die grenst aan waar het leger dan staat; het niveau bij het begin van fase C telt. Een provincie die een andere troepenmacht eerder heeft leeggemaakt, is een leeg doel. Provinciale troepen of een leger van niveau 1 mogen tegen een lege provincie worden aangekondigd, maar in C komt er niets van.
- **Q-26 Wie kiest het eerst zijn verliezen?** Beslissing: beide kanten kiezen in het geheim en tegelijk; waar niets te kiezen valt, of alleen de volgorde, gaat het vanzelf. Wie een volgorde van verliezen heeft klaargelegd, wordt niets gevraagd.
- **Q-27 Welke verliezen mogen?** Beslissing: eerst bonuseenheden; dan zoals de eigenaar wil, behalve dat de daimyo de laatste van de hele kant is en elke troepenmacht aan de grens voor ronin voldoet of helemaal weg is. Staan er twee daimyo's in één provincie, omdat ze niet uit elkaar konden, dan kiest hun eigenaar wie van hen valt.
- **Q-28 Zijn er vier speerdragers voor een kasteel?** Met 3 spelers zijn er na de opzet nog maar 2 over. Beslissing: altijd vier, wat er ook in de eigen voorraad is. In het spel voor twee is de beurt van elke kleur die van een nieuwe aanvaller.
- **Q-29 Een kasteel in een lege provincie.** Beslissing: het blijft zonder eigenaar en verdedigt niemand; het is van de volgende veroveraar, en intussen mag niemand er bouwen.
- **Q-30 De eerste slag.** Beslissing: elke invasie over zee heeft er een; ronin en een staande daimyo doen mee. De aanvaller kan worden weggevaagd voordat hij gooit; tussen eerste slag en eerste reeks kan hij niet afbreken.
- **Q-31 Beide kanten vallen samen.** Beslissing: het doel is leeg, en de provincie van de aanvaller ook als daar niets over is. Geen ervaring, want het leger is weg, ook als zijn daimyo door een uitschakeling meteen terugkeert.
- **Q-59 Echte dobbelstenen.** Aan een tafel gooien de spelers hun eigen dobbelstenen; wat een programma doet, kunnen de spelregels niet zeggen. Beslissing: het programma trekt alle worpen. Zitten de spelers aan één tafel en gooien ze liever zelf (optie \`dice\` = manual), dan gooit wie volgens de regels gooit zoveel dobbelstenen als hem wordt gezegd en voert in wat ze tonen, in een gevecht eerst de aanvaller, dan de verdediger; het spel gaat dan verder alsof die getallen waren getrokken. Wat gegooid is, wordt niet overgegooid, en de beslissing die tot de worp leidde, staat; alleen een verkeerde invoer mag worden verbeterd, zolang niemand verder is gegaan. Wie geen dobbelstenen bij de hand heeft, laat het programma de ontbrekende trekken, en iedereen krijgt dat te horen; bots doen dat altijd.
- **Q-58 Na afbreken nog eens dezelfde provincie?** Beslissing: niet door hetzelfde leger in die ronde; andere troepen met een aangekondigd gevecht wel.

### 23.6 Uitschakelen
- **Q-32 Twee laatste daimyo's vallen op hetzelfde moment.** Beslissing: beide spelers liggen eruit en niemand erft; hun eenheden gaan van het bord, hun provincies worden leeg, gebouwen blijven. Is er nog één andere speler, dan wint die; is er geen, dan wie vóór die reeks meer provincies had, dan de verdediger.
- **Q-33 Uitschakelen buiten de eigen fase C.** Een aanvaller kan door de verdediger worden uitgeschakeld, en iedereen door ninja of wraak. Beslissing: de verdediger, de opdrachtgever of de wreker neemt meteen over. Moet zijn beurt nog komen, dan gebruikt hij alles zoals altijd; is hij actief, dan vallen overgenomen troepen en teruggekregen legers in een begonnen fase C niet aan, maar mogen ze zich in D wel verplaatsen; is zijn beurt voorbij, dan wachten ze. Was het slachtoffer actief, dan eindigt zijn beurt. Zijn ronin, ninja en fiche gaan terug naar de algemene voorraad. Naar de letter van de spelregels (optie \`spoils\` = all) gaan ook de ronin van het slachtoffer over; wie gedekt ligt, blijft dat, en alleen de nieuwe eigenaar weet waar.
- **Q-34 Grenzen voor overgenomen eenheden.** Beslissing: 5 eenheden bij provinciale troepen, de plaatsen van een leger, drie legers en één gelichte eenheid per provincie, zoals eerst. Uit beide voorraden kan worden gelicht; verliezen keren terug naar de voorraad van hun kleur.
- **Q-35 Teruggekregen daimyo's plaatsen.** Beslissing: meteen, een voor een. Ze mogen alle eenheden van provinciale troepen meenemen, want het leger zelf houdt de provincie.
- **Q-46 Fiches na een uitschakeling.** Beslissing: in latere rondes zijn er evenveel fiches als spelers, vanaf 1.

### 23.7 Slotverplaatsing, winnen, andere manieren van spelen
- **Q-36 Twee keer verplaatsen in fase D.** Beslissing: een eenheid gaat met een leger mee, of doet één stap met provinciale troepen, of wordt van een leger afgesplitst, maar slechts één daarvan. Eenheden die in deze fase D als garnizoen achterblijven, blijven; die van A of C mogen zich verplaatsen. Afsplitsen gebeurt waar het leger dan staat, en kost geen stap. Naar de letter van de spelregels (optie \`split_after_step\` = yes) mogen van een leger dat zich verplaatst heeft nog eenheden naar een lege provincie ernaast worden afgesplitst; daar blijven ze.
- **Q-37 Provinciale troepen verlaten een provincie met een leger.** Beslissing: al hun eenheden mogen weg; het leger houdt de provincie.
- **Q-38 Meenemen in fase D.** Beslissing: mag waar het leger fase D begint en in elke provincie waar het binnentrekt, zoals in fase A.
- **Q-39 Wanneer wordt er geteld?** Beslissing: na elke genomen kaart en na elke overname; het spel stopt meteen, ook in de beurt van een ander. In het langere spel na actie 9; twee spelers kunnen niet allebei 35 van de 68 hebben. Een spel dat langer duurt dan de optie \`round_limit\`, eindigt daar, en de meeste provincies winnen. Met een huisregel voor korte spellen (optie \`goal\`) zijn 8, 4 of 2 provincies meer dan waarmee iedereen begint genoeg. Met een andere, voor een eerste spel (\`goal\` = round_4), wint niemand in de eerste 3 rondes met provincies; vanaf ronde 4 worden ze geteld zoals altijd, en ook aan het einde van een ronde.
- **Q-40 Er is nog maar één speler.** Beslissing: die wint meteen, hoe er ook wordt gespeeld.
- **Q-41 Snelspel.** Beslissing: opzij gelegde kaarten liggen open; versterkingen mogen ook naar de provincie die net is genomen; legers nemen speerdragers mee in fase A zoals altijd, niet bij het plaatsen van hun markeerder. Hebben bij de eerste uitschakeling meer spelers de meeste provincies, dan wint wie uitschakelde als hij erbij hoort; anders delen ze de overwinning.
- **Q-42 Het spel voor twee.** Beslissing: beide spelers verdelen hun stapel in het geheim en tonen het tegelijk. Tussen de eigen kleuren gaan geen koku, eenheden of provincies over. Provincies van de andere eigen kleur zijn geen eigen provincies en mogen niet worden aangevallen; er mag dus niets in of doorheen. Elke kleur biedt voor zich, en gelijke biedingen tellen als altijd, ook tussen de eigen kleuren; de ninja bespioneert de eigen kleur niet. Wat een uitgeschakelde kleur bezat, gaat naar de kleur die haar uitschakelde; wie allebei zijn kleuren kwijt is, heeft verloren.
- **Q-44 Bondgenootschappen.** Beslissing: spelers mogen beloven wat ze willen; niets wordt afgedwongen. Koku, eenheden en kaarten worden nooit verhandeld.
- **Q-45 Open informatie.** Beslissing: voorraden, legerkaarten, niveaus en koku zijn open; geheim zijn de vakken voordat ze worden getoond, en wat I-RONIN-04 zegt. Wil de tafel schermen (optie \`trays\` = hidden), dan ziet elke speler alleen de figuren die hij zelf over heeft; de stukken op het bord en op legerkaarten blijven open.

### 23.8 Opties van een tafel (standaard eerst)
| Optie | Waarden | Beslissing of regel |
| --- | --- | --- |
| \`variant\` | standard, quick, long | I-WIN-01 |
| \`experience\` | slow, fast | Q-02 |
| \`dice\` | drawn, manual | Q-59 |
| \`ties\` | lot, agreement | Q-03 |
| \`goal\` | book, plus_8, plus_4, plus_2, round_4 | Q-39 |
| \`round_limit\` | 30, 20, 12, 8 | Q-39 |
| \`trays\` | open, hidden | Q-45 |
| \`struck_down\` | at_once, end_of_round | Q-17 |
| \`garrison\` | last_out, always | Q-20 |
| \`series\` | unbroken, armies_only | Q-24 |
| \`spoils\` | regulars, all | Q-33 |
| \`split_after_step\` | no, yes | Q-36 |
| \`excess_ronin\` | dismissed, forbidden | Q-11 |
| \`land_…\` en \`sea_…\`, één voor elke twijfelachtige grens en zeelijn | true, false; de standaard is onze schatting | Q-01 |
`;export{e as default};