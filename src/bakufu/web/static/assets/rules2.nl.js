var e=`# Shogun: de spelregels

De spelregels van Shogun voor 3 tot 5 spelers, in de woorden van Bakufu. Elke regel heeft een nummer dat nooit
verandert: wordt een zet geweigerd, dan noemt het spel de regel, en hier kun je hem nalezen. \`(A-05)\` achter een regel verwijst
naar een beslissing in hoofdstuk 12: daar zwijgen de spelregels of zijn ze onduidelijk, en moest Bakufu kiezen. Wat met \`(module)\` gemerkt is, hoort bij een
uitbreidingsmodule en niet bij het basisspel.

In een \`Voorbeeld:\` leidt de pijl \`->\` van de situatie naar het resultaat. Aantallen bij \`schaal\` zijn de blokjes die na de
worp in de schaal liggen.

## 1. Stand, materiaal, voorraden

### 1.1 Wat altijd geldt (S-STATE)
- **S-STATE-01** Een speler beheerst een provincie precies als er minstens één van zijn legers in staat. Dan, en alleen dan, heeft hij haar provinciekaart, in de hand of op zijn tableaus.
- **S-STATE-02** Behalve tijdens de afwikkeling van een gevecht staan er nooit legers van twee spelers in dezelfde provincie.
- **S-STATE-03** Een provincie zonder legers is van niemand en dus neutraal; in een neutrale provincie liggen nooit gebouwen of oproerfiches.
- **S-STATE-04** Er gaat geen blokje verloren: per speler zijn de legers in de voorraad + op het bord + in de schaal + in de toren = 62; de groene blokjes in voorraad + schaal + toren = 20. Dat klopt na elke verandering.
- **S-STATE-05** Groene blokjes komen nooit op de kaart te staan.
- **S-STATE-06** Elke gebruikte provinciekaart is op precies één plaats: in de hand van een speler, op één veld van zijn tableaus, of in de neutrale kaartvoorraad.

### 1.2 Materiaal en beperkte voorraden (S-COMP)
- **S-COMP-01** Het speelbord heeft een zonzijde en een maanzijde; elk toont 5 regio's van 9 provincies (45 provincies), die per zijde anders zijn ingedeeld.
- **S-COMP-02** Er zijn 53 provinciekaarten; elke kaart draagt een zon, een maan of allebei. Met 45 provincies per zijde zijn dat 37 kaarten voor beide zijden, 8 alleen voor de zon en 8 alleen voor de maan.
  Voorbeeld: zijde=zon -> 45 kaarten in gebruik; zijde=maan -> 45 kaarten in gebruik; 37+8+8 = 53.
- **S-COMP-03** Een provinciekaart toont de naam, de belastingopbrengst, de rijstopbrengst en het aantal bouwplaatsen van de provincie.
- **S-COMP-04** Er zijn vijf sets van vijf geldkaarten, elk met één kaart van de waarde 0, 1, 2, 3 en 4; hun achterkant is gelijk aan die van de provinciekaarten (zodat geplande kaarten niet te onderscheiden zijn). (A-45)
- **S-COMP-05** Er zijn 5 speciale kaarten, 10 actiekaarten, 12 gebeurteniskaarten en 5 daimyo-kaarten.
- **S-COMP-06** Elke speler heeft 62 legers; meer zijn er niet.
- **S-COMP-07** Er zijn 20 boeren (groene blokjes); meer zijn er niet: liggen er minder in de voorraad dan een gevecht vraagt, dan doen alleen die mee. (A-09)
- **S-COMP-08** Geld: 35 geldkisten van 1 en 20 van 5, samen 135 waard; wisselen mag altijd. De bank raakt hier nooit leeg. (A-07)
  Voorbeeld: 35 x 1 + 20 x 5 -> 135; na de voorbereiding heeft de bank 81 (3 spelers), 75 (4), 75 (5).
- **S-COMP-09** Gebouwenfiches: 28 paleizen, 26 tempels, 26 nô-theaters; meer zijn er niet: een gebouw dat op is, kan niet worden gebouwd (de actie vervalt). (A-08)
- **S-COMP-10** Er zijn 42 oproerfiches; raken ze op, dan gelden ze als onbeperkt. (A-08)
- **S-COMP-11** Elke speler heeft één scoresteen (scorespoor) en één rijststeen (voedselspoor).
- **S-COMP-12** De dobbeltoren houdt een onvoorspelbaar deel vast van de blokjes die erin worden gegooid, en kan blokjes van eerdere worpen loslaten.
- **S-COMP-13** De vijf spelerskleuren zijn rood, blauw, geel, paars en zwart.

## 2. Voorbereiding

### 2.1 Algemeen (S-SETUP)
- **S-SETUP-01** Het spel is voor 3, 4 of 5 spelers.
- **S-SETUP-02** De spelers kiezen één zijde van het speelbord; provinciekaarten zonder het teken van die zijde gaan uit het spel.
- **S-SETUP-03** Met precies 3 spelers doen 8 provincies (en hun kaarten) niet mee: **zon** Izumo, Iwami, Sanuki, Tosa, Echigo, Mutsu, Kazusa, Awa-Boso; **maan** Iwami, Aki, Mutsu, Shimotsuke, Iyo, Tosa, Hitachi, Shimosa.
  Voorbeeld: spelers=3, zijde=zon -> 37 provincies in het spel; spelers=4 of 5 -> 45.
- **S-SETUP-04** Provincies die niet meedoen, zijn het hele spel gesloten: er mag nooit een leger worden geplaatst of binnentrekken. Ze kunnen dus niet worden aangevallen, niet worden doorkruist en door geen enkele kaart worden verkregen.
- **S-SETUP-05** Elke speler neemt in zijn kleur: een spelertableau, 62 legers, een daimyo-kaart en de geldkaarten 0-4.
- **S-SETUP-06** Startkapitaal per speler: 18 geldkisten met 3 spelers, 15 met 4, 12 met 5.
  Voorbeeld: spelers -> elk / samen: 3 -> 18/54; 4 -> 15/60; 5 -> 12/60.
- **S-SETUP-07** De startprovincies worden om beurten gekozen (2.2) of volgens de vaste tabellen uitgedeeld (2.3); de groep beslist.
- **S-SETUP-08** Provinciekaarten die na de voorbereiding van geen speler zijn, vormen een open neutrale voorraad; die provincies kunnen tijdens het spel worden veroverd.
  Voorbeeld: neutrale provincies bij het begin: 3 spelers -> 37-27 = 10; 4 -> 45-32 = 13; 5 -> 45-35 = 10.
- **S-SETUP-09** Legers die niet zijn geplaatst, vormen de eigen voorraad van de speler.
- **S-SETUP-10** Alle scorestenen beginnen op 0; alle rijststenen beginnen aan de voet van het voedselspoor, en die telt als 0.
- **S-SETUP-11** De toren laden: 7 legers van elke speler en 10 boeren worden samen in één worp in de toren gegooid.
  Voorbeeld: spelers -> gegooide blokjes: 3 -> 31; 4 -> 38; 5 -> 45.
- **S-SETUP-12** Alle blokjes die bij het laden in de schaal vallen, keren terug in de voorraad van hun eigenaar (groene naar de boerenvoorraad); bij het begin van het spel is de schaal leeg.
  Voorbeeld: 5 spelers, blauw voor het laden 62-23 = 39 in voorraad, 7 gegooid, 2 vallen eruit -> voorraad 34, toren 5, schaal 0, bord 23.
- **S-SETUP-13** De overige boeren (10 plus die eruit vielen) vormen de boerenvoorraad; de overige geldkisten vormen de bank.
- **S-SETUP-14** De 12 gebeurteniskaarten worden geschud; de bovenste 4 worden open gelegd; de andere 8 blijven als gedekte stapel liggen.

### 2.2 Verdeling van de startprovincies (S-DRAFT)
- **S-DRAFT-01** Schud de gebruikte provinciekaarten tot een gedekte stapel en draai de bovenste twee om.
- **S-DRAFT-02** Elke speler legt groepen legers op de voorkant van zijn tableau: 9 groepen met 3 spelers, 8 met 4, 7 met 5; iedereen heeft de groottes 5,4,4,3,3,2,2, met 3 of 4 spelers nog een 2 erbij, en met 3 spelers daarnaast nog een 2. (A-44)
  Voorbeeld: geplaatste legers per speler: 3 -> 27; 4 -> 25; 5 -> 23.
- **S-DRAFT-03** De oudste speler begint; het gaat met de klok mee, één provincie per beurt. (Hier begint standaard een willekeurige speler; een tafel mag een plaats aanwijzen.) (A-42)
- **S-DRAFT-04** Wie aan de beurt is, neemt een van de twee open kaarten of ongezien de bovenste kaart van de stapel; een blind getrokken kaart moet hij houden.
- **S-DRAFT-05** Daarna kiest hij een groep legers op zijn tableau, zet die in de provincie en neemt de kaart op hand. Hij kiest de groep pas als hij de kaart kent.
- **S-DRAFT-06** Een open kaart die is genomen, wordt meteen van de stapel aangevuld; na een blinde trek wordt niets aangevuld.
- **S-DRAFT-07** Wisselen: liggen aan het begin van een beurt precies dezelfde twee open kaarten als in de vorige beurt van deze speler, dan mag hij (voordat hij kiest) beide gedekt onder de stapel leggen en twee nieuwe omdraaien; hoogstens één keer per beurt.
  Voorbeeld: P1 trekt blind terwijl {Kai, Noto} open liggen, P2 en P3 trekken ook blind, P1 ziet opnieuw {Kai, Noto} -> wisselen mag. Heeft iemand intussen Kai of Noto genomen -> wisselen mag niet. Eerste beurt van de verdeling -> wisselen mag niet.
- **S-DRAFT-08** De verdeling eindigt als alle groepen van alle spelers op de kaart staan; dan worden alle tableaus omgedraaid naar de kant met de acties.

### 2.3 Vaste startopstelling (S-FIXED)
- **S-FIXED-01** De vaste tabellen bestaan alleen voor de zonzijde; op de maanzijde worden de provincies altijd om beurten gekozen.
- **S-FIXED-02** Elke speler krijgt één kolom van de tabel voor het aantal spelers: de genoemde legers gaan naar de genoemde provincies, en hij neemt de bijbehorende kaarten. Er zijn 12 kolommen: 3, 4 en 5 voor 3, 4 en 5 spelers.
  Voorbeeld: 3 spelers, kolom A -> {Suruga 5, Mino 4, Tamba 4, Musashi 3, Harima 3, Izu 2, Owari 2, Sagami 2, Tajima 2}.
  Voorbeeld: 5 spelers, kolom E -> {Yamato 5, Kaga 4, Kii 4, Shima 3, Omi 3, Ise 2, Noto 2}.
- **S-FIXED-03** Nergens staat wie welke kolom krijgt: ze worden door het lot toegewezen (optie: op volgorde van de plaatsen). (A-43)

## 3. Jaren en rondes (S-ROUND)
- **S-ROUND-01** Het spel duurt twee jaar van elk vier rondes: voorjaar, zomer en herfst (actierondes) en winter (bevoorrading en waardering).
- **S-ROUND-02** Een actieronde heeft zes stappen, in deze volgorde: actiekaarten uitleggen; speciale kaarten uitleggen; acties plannen en bieden; gebeurtenis bepalen; spelersvolgorde vastleggen; acties uitvoeren.
- **S-ROUND-03** Met modules is de volledige volgorde van een actieronde: (0) fiches van de Kamers trekken; (1) actiekaarten; (2) speciale kaarten; (3) gunstkaarten; (4) plannen, ook de hofvakken; (5) gebeurtenis; (6) spelersvolgorde; (6a) eerste plaatsing van de Legeraanvoerders, alleen in het voorjaar van jaar 1 na een vaste startopstelling; (6b) toets van de Samoerai; (6c) Hof van de Tenno; (7) de tien acties; (8) einde van de ronde: ruilen bij de Kamers, dan de aanvoerders verplaatsen, dan opruimen. (A-30)
- **S-ROUND-04** Na de herfstronde komt de winter in plaats van nog een actieronde.

### 3.1 Actiekaarten uitleggen (S-LAYOUT)
- **S-LAYOUT-01** Elke actieronde worden alle 10 actiekaarten geschud; kaarten 1-5 komen open op velden 1-5, kaarten 6-10 gedekt op velden 6-10.
- **S-LAYOUT-02** Het schudden legt de volgorde vast, en die verandert de hele ronde niet; niemand mag gedekte kaarten bekijken.
- **S-LAYOUT-03** Zijn alle spelers klaar met een actie, dan gaat haar kaart opzij en wordt de eerste gedekte kaart omgedraaid: na actie k (k = 1..5) zijn kaarten 1..5+k bekend.
  Voorbeeld: 0 acties gedaan -> 5 bekend; 1 -> 6 bekend; 5 of meer -> alle 10 bekend.

### 3.2 Speciale kaarten (S-SPEC)
- **S-SPEC-01** Elke actieronde worden alle 5 speciale kaarten geschud en open op velden 1-5 gelegd, hoeveel spelers er ook zijn.
- **S-SPEC-02** Een speciale kaart heeft twee functies: het nummer van haar veld is de plaats van de nemer in de spelersvolgorde; haar tekst is een voordeel voor de nemer, alleen in deze ronde.
- **S-SPEC-03** *+1 geldkist*: de bezitter ontvangt bij zijn actie Belasting heffen 1 geldkist meer.
- **S-SPEC-04** *+1 rijst*: de bezitter ontvangt bij zijn actie Rijst opeisen 1 rijst meer.
- **S-SPEC-05** *6 legers*: bij 5 legers plaatsen mag de bezitter er 6 plaatsen (het getal wordt 6, het is geen "+1"); de prijs blijft 3 geldkisten; 3 legers plaatsen en 1 leger plaatsen/verplaatsen veranderen niet.
- **S-SPEC-06** *+1 leger bij aanval*: telkens als de bezitter met Gevecht/verplaatsing A of B aanvalt (een speler of een neutrale provincie), mag hij 1 extra leger uit zijn voorraad in de toren gooien.
- **S-SPEC-07** *+1 leger bij verdediging*: telkens als een andere speler met Gevecht/verplaatsing A of B een provincie van de bezitter aanvalt, mag de bezitter 1 extra leger uit zijn voorraad in de toren gooien. Bij opstanden geldt dit nooit.
- **S-SPEC-08** Is de voorraad leeg, dan ontbreekt het extra leger van S-SPEC-06/07 gewoon. (A-06)

## 4. Plannen en bieden

### 4.1 Plannen (S-PLAN)
- **S-PLAN-01** Alle spelers plannen in het geheim en tegelijk; niets van een plan is zichtbaar tot het volgens S-ORDER-01 of S-ACT-04 wordt onthuld.
- **S-PLAN-02** Het spelertableau heeft 11 velden: de 10 acties (Paleis bouwen, Tempel bouwen, Nô-theater bouwen, Rijst opeisen, Belasting heffen, 5 legers plaatsen, 3 legers plaatsen, 1 leger plaatsen/verplaatsen, Gevecht/verplaatsing A, Gevecht/verplaatsing B) en 1 veilingveld.
- **S-PLAN-03** Op een veld ligt hoogstens één kaart.
- **S-PLAN-04** Zover zijn kaarten reiken moet een speler op elk veld een kaart leggen: met minstens 11 kaarten zijn alle 11 velden gevuld; met minder legt hij al zijn kaarten en kiest hij welke velden leeg blijven.
  Voorbeeld: 9 provincies -> 14 kaarten, 11 gelegd, 3 op hand. 6 provincies -> 11 kaarten, alle gelegd. 4 provincies -> 9 kaarten, alle gelegd, 2 velden leeg. 0 provincies -> 5 geldkaarten gelegd, 6 velden leeg.
- **S-PLAN-05** Een provinciekaart op een actieveld geeft opdracht tot die actie in die provincie; omdat elke provincie één kaart heeft, gaat er van een provincie hoogstens één actie per ronde uit.
- **S-PLAN-06** Een provincie waarvan de kaart elders ligt, kan nog steeds doel van verplaatsingen en gevechten zijn.
- **S-PLAN-07** Een geldkaart op een actieveld betekent "hier geen actie"; haar waarde telt niet en kost niets.
- **S-PLAN-08** Een leeg actieveld telt als een geldkaart.
- **S-PLAN-09** Een speler mag acties plannen die nu onmogelijk of onbetaalbaar zijn (met opzet of in de hoop op inkomsten); of het mag, wordt pas bij het uitvoeren beoordeeld.
- **S-PLAN-10** Zodra alle spelers hun plan hebben vastgelegd, verandert er niets meer aan de geplande kaarten.

### 4.2 Bod (S-BID)
- **S-BID-01** Het bod is één geldkaart of één provinciekaart op het veilingveld.
- **S-BID-02** Een provinciekaart die als bod dient, doet deze ronde geen actie.
- **S-BID-03** Een geldkaart met een hogere waarde dan het aantal geldkisten dat de speler bij het plannen bezit, mag niet het bod zijn. (A-05)
  Voorbeeld: geldkisten=2 -> geldige biedingen {0,1,2, elke provinciekaart}; 3 en 4 mogen nog wel op actievelden.
- **S-BID-04** Het veilingveld mag alleen leeg blijven als de speler minder dan 11 kaarten heeft (14 met het Hof van de Tenno).

## 5. Gebeurtenis en spelersvolgorde

### 5.1 Gebeurtenis (S-EVT)
- **S-EVT-01** Na het plannen worden de open gebeurteniskaarten (4 in het voorjaar, 3 in de zomer, 2 in de herfst) geschud; één ervan wordt getrokken en is voor alle spelers de gebeurtenis van de ronde; de andere worden weer open neergelegd.
- **S-EVT-02** Aan het einde van de ronde gaat de gebeurteniskaart uit het spel; de ene kaart die na de herfst over is, telt alleen nog voor het rijstverlies in de winter.
- **S-EVT-03** Elke gebeurteniskaart heeft een werking (bovenste helft) en een rijstverlies in de winter (onderste helft); de 12 kaarten zijn:

  | Kaart | Werking (onze naam) | Regel | Rijstverlies |
  | --- | --- | --- | --- |
  | EV01 | nô-theaters brengen rust | S-EVT-04 | 5 |
  | EV02 | nô-theaters brengen rust | S-EVT-04 | 7 |
  | EV03 | gewapende boeren (2) | S-EVT-05 | 3 |
  | EV04 | bemande paleizen | S-EVT-06 | 2 |
  | EV05 | bemande paleizen | S-EVT-06 | 6 |
  | EV06 | tempelvrede | S-EVT-07 | 3 |
  | EV07 | lage belasting (max. 5) | S-EVT-08 | 0 |
  | EV08 | hoge belasting (min. 6) | S-EVT-09 | 2 |
  | EV09 | tempelvrede | S-EVT-07 | 4 |
  | EV10 | goede oogst (min. 4) | S-EVT-10 | 3 |
  | EV11 | slechte oogst (max. 3) | S-EVT-10 | 4 |
  | EV12 | kleine lichtingen | S-EVT-11 | 1 |

  Voorbeeld: som van de 12 rijstverliezen -> 40; de waarden -> {0,1,2,2,3,3,3,4,4,5,6,7}.
- **S-EVT-04** *Nô-theaters brengen rust* (2 kaarten): telkens als een nô-theater wordt gebouwd, verdwijnt 1 oproerfiche uit die provincie, als er een ligt.
- **S-EVT-05** *Gewapende boeren (2)*: valt iemand een neutrale provincie aan, dan gaan er 2 boeren in de toren in plaats van 1. (A-16)
- **S-EVT-06** *Bemande paleizen* (2 kaarten): bij een aanval op een provincie met een paleis moet haar eigenaar 1 extra leger uit zijn voorraad in de toren gooien (geen, als de voorraad leeg is). Niet bij opstanden. (A-06)
- **S-EVT-07** *Tempelvrede* (2 kaarten): zolang deze gebeurtenis duurt, kan niemand een provincie met een tempel aanvallen; naar een eigen provincie met een tempel verplaatsen mag wel, en opstanden gaan er gewoon door.
- **S-EVT-08** *Lage belasting (max. 5)*: Belasting heffen brengt hoogstens 5 op, vóór andere bonussen.
- **S-EVT-09** *Hoge belasting (min. 6)*: Belasting heffen brengt minstens 6 op, vóór andere bonussen, ook als de kaart minder toont. (A-01)
- **S-EVT-10** *Goede oogst (min. 4)* / *Slechte oogst (max. 3)*: Rijst opeisen telt voor minstens 4 / hoogstens 3, vóór andere bonussen.
- **S-EVT-11** *Kleine lichtingen*: 5 legers plaatsen brengt maar 3 legers en 3 legers plaatsen maar 2; de prijzen blijven 3 en 2 geldkisten; 1 leger plaatsen/verplaatsen verandert niet.

### 5.2 Spelersvolgorde (S-ORDER)
- **S-ORDER-01** Alle biedingen worden tegelijk onthuld en meteen aan de bank betaald, voordat iemand kiest; een provinciekaart kost niets.
- **S-ORDER-02** Rangorde van de biedingen: 4 > 3 > 2 > 1 geldkisten > provinciekaart > geldkaart 0 > geen kaart.
  Voorbeeld: rood 0, blauw provincie, geel 3, zwart niets, paars 1 -> er wordt gekozen in de volgorde geel, paars, blauw, rood, zwart; betaald 0/0/3/0/1.
- **S-ORDER-03** Gelijke biedingen worden door het lot geordend (de daimyo-kaarten schudden), elke gelijke groep apart; twee provinciekaarten zijn gelijk, twee lege veilingvelden zijn gelijk.
- **S-ORDER-04** In die volgorde neemt elke speler één speciale kaart die er nog ligt en legt hij zijn daimyo-kaart op haar plaats; passen kan niet.
- **S-ORDER-05** De spelersvolgorde van de ronde = de daimyo-kaarten naar veldnummer 1 tot 5; velden zonder kaart worden overgeslagen.
  Voorbeeld: 3 spelers op de velden 2 (rood), 3 (blauw), 5 (zwart) -> volgorde rood, blauw, zwart.
- **S-ORDER-06** Speciale kaarten die niemand heeft genomen, werken deze ronde niet.
- **S-ORDER-07** Bij het kiezen van de speciale kaarten is de gebeurtenis al bekend, bij het plannen en bieden nog niet.

## 6. Acties uitvoeren

### 6.1 Algemeen (S-ACT)
- **S-ACT-01** De 10 acties worden afgehandeld in de volgorde van de actiekaarten; bij elke actie is iedere speler één keer aan de beurt, in de spelersvolgorde, en pas daarna begint de volgende actie.
- **S-ACT-02** Wie zijn actie kan uitvoeren, moet dat doen; vrijwillig passen bestaat niet.
- **S-ACT-03** Wie de actie niet volledig kan uitvoeren, slaat haar over: er wordt niets betaald en er gebeurt niets. Een verplicht deel wordt nooit half uitgevoerd.
  Voorbeeld: 5 legers plaatsen, 2 geldkisten in bezit -> overgeslagen, 2 geldkisten blijven. 5 legers plaatsen, 3 geldkisten, 4 legers in voorraad -> overgeslagen, 3 geldkisten blijven.
- **S-ACT-04** De kaart van een speler op de huidige actie wordt pas onthuld als hij binnen die actie aan de beurt is, niet samen met die van de anderen.
- **S-ACT-05** Geldkaart, torenkaart of leeg veld: de speler doet niets.
- **S-ACT-06** Onthulde kaarten blijven op het tableau tot alle 10 acties klaar zijn; dan gaan alle kaarten terug op hand; uitzondering S-CARD-02.
- **S-ACT-07** Een speler moet de provincie bij het uitvoeren bezitten: is ze intussen verloren, dan ligt haar kaart niet meer op het tableau en vervalt de actie.
- **S-ACT-08** Eerst worden de kosten aan de bank betaald, dan volgt de werking, allebei in dezelfde stap.
- **S-ACT-09** Geldkisten die een speler eerder in de ronde ontving (belasting, gunsten, Samoerai), kan hij in elke latere actie van dezelfde ronde uitgeven.

### 6.2 Gebouwen (S-BUILD)
- **S-BUILD-01** Paleis bouwen: betaal 3 geldkisten en leg een paleis in de provincie van de opdracht.
- **S-BUILD-02** Tempel bouwen: betaal 2 geldkisten en leg een tempel.
- **S-BUILD-03** Nô-theater bouwen: betaal 1 geldkist en leg een nô-theater.
- **S-BUILD-04** Een provincie heeft 1 tot 3 bouwplaatsen; elk gebouw neemt één vrije bouwplaats in.
- **S-BUILD-05** In een provincie staat van elke soort hoogstens één gebouw.
  Voorbeeld: Aki (2 bouwplaatsen, leeg): tempel -> mag, 1 bouwplaats over, paleis of theater mogelijk, een tweede tempel niet. Na tempel + paleis -> er kan niets meer bij.
- **S-BUILD-06** Ontbreekt het geld, een vrije bouwplaats of een fiche in de voorraad, of staat er al een gebouw van die soort, dan vervalt de actie zonder betaling. (S-ACT-03)
- **S-BUILD-07** Gebouwen blijven staan als de provincie wordt veroverd (de nieuwe eigenaar krijgt de punten) en verdwijnen als ze neutraal wordt.

### 6.3 Rijst en belasting (S-YIELD)
- **S-YIELD-01** Rijst opeisen: de rijst van de speler stijgt met de rijstwaarde van de kaart, aangepast volgens S-MOD. Kost niets.
- **S-YIELD-02** Belasting heffen: neem uit de bank de belastingwaarde van de kaart, aangepast volgens S-MOD. Kost niets.
- **S-YIELD-03** Beide zijn verplicht zolang de provincie nog van de speler is, ook als een opstand zeker is.
- **S-YIELD-04** Verloop: (a) de speler ontvangt de opbrengst; (b) lag er vóór deze actie minstens 1 oproerfiche in de provincie, dan breekt er een opstand uit (9); (c) was er geen opstand, of is die neergeslagen, dan komt er 1 oproerfiche bij.
- **S-YIELD-05** De opbrengst blijft behouden, ook als de provincie in de opstand verloren gaat. (A-11)
  Voorbeeld: provincie met belasting 5, 0 fiches -> +5 geldkisten, geen gevecht, 1 fiche. Dezelfde, 2 fiches, opstand gewonnen -> +5 geldkisten, 3 fiches. Dezelfde, 2 fiches, opstand verloren -> +5 geldkisten, provincie neutraal, 0 fiches.
- **S-YIELD-06** De regels stellen geen grens aan de rijst, en rijst wordt nooit geld of punten. Een tafel mag haar laten eindigen waar het gedrukte spoor eindigt, bij 18. (A-12)

### 6.4 Legers plaatsen (S-DEPLOY)
- **S-DEPLOY-01** 5 legers plaatsen: betaal 3 geldkisten en zet 5 legers uit de voorraad in de provincie van de opdracht.
- **S-DEPLOY-02** 3 legers plaatsen: betaal 2 geldkisten en zet 3 legers in de provincie.
- **S-DEPLOY-03** 1 leger plaatsen/verplaatsen: betaal 1 geldkist en zet 1 leger uit de voorraad in de provincie van de opdracht (verplicht deel); daarna mag de speler legers uit die provincie naar één aangrenzende eigen provincie verplaatsen (vrij deel).
- **S-DEPLOY-04** Is het verplichte deel van 1 leger plaatsen/verplaatsen onmogelijk (geen geldkist of geen leger in voorraad), dan vervalt de hele actie, ook de verplaatsing. (S-ACT-03)
  Voorbeeld: 0 geldkisten, 6 legers in de provincie -> overgeslagen, geen verplaatsing. 1 geldkist, 1 in voorraad, 3 in de provincie -> 0 geldkisten, 4 in de provincie, daarna mogen er 0 tot 3 verder.
- **S-DEPLOY-05** De verplaatsing van 1 leger plaatsen/verplaatsen leidt nooit tot een gevecht: neutrale provincies en die van anderen zijn geen geldig doel.
- **S-DEPLOY-06** S-MOD bepaalt hoeveel legers er worden geplaatst; kan de voorraad het verplichte aantal niet leveren, dan vervalt de actie; het extra leger van de aanvoerder wordt beperkt tot wat er in voorraad is; de 6 van de speciale kaart is alles of niets. (A-10)

### 6.5 Verplaatsen (S-MOVE)
- **S-MOVE-01** Er mogen zoveel legers worden verplaatst als de speler wil, maar minstens 1 blijft in de provincie van vertrek achter.
- **S-MOVE-02** In een provincie mogen zoveel legers staan als men wil.
- **S-MOVE-03** Provincies die door een gestreepte zeeroute zijn verbonden, grenzen in beide richtingen aan elkaar.
  Voorbeeld: Shima <-> Izu grenzen over zee aan elkaar.
- **S-MOVE-04** Gevecht/verplaatsing A en B zijn twee aparte acties met dezelfde regels; elk verplaatst legers uit de provincie van de opdracht naar precies één aangrenzende provincie.
- **S-MOVE-05** Het doel wordt gekozen bij het uitvoeren, niet bij het plannen.
- **S-MOVE-06** Doel is een eigen provincie: gewone verplaatsing. Doel is neutraal of van een andere speler: gevecht (8).
- **S-MOVE-07** In de provincie van vertrek zijn minstens 2 legers nodig; anders vervalt de actie.
- **S-MOVE-08** Staan er 2 of meer legers in de provincie van vertrek en is er minstens één geldig doel (een aangrenzende eigen provincie of een aangrenzende die mag worden aangevallen), dan moet de speler minstens 1 leger verplaatsen; doel en aantal kiest hij vrij. Heeft hij een aangrenzende eigen provincie, dan hoeft hij niet aan te vallen. Optie \`optional_battle_move\`. (A-04)
- **S-MOVE-09** Een provincie kan niet worden aangevallen als ze gesloten is (S-SETUP-04), onder *tempelvrede* valt, of als een gunstkaart haar eigenaar beschermt (S-TC-27). Blijft er geen geldig doel over, dan vervalt de actie.
- **S-MOVE-10** Legers zijn naamloos: blokjes die eerder in de ronde zijn aangekomen, mogen verder als de kaart van hun nieuwe provincie aan de beurt is.
- **S-MOVE-11** Eén doel per actie; een troepenmacht kan zich niet over twee provincies verdelen.

## 7. Volgorde van aanpassingen (S-MOD)
- **S-MOD-01** Voor elke hoeveelheid gelden de aanpassingen in deze vaste volgorde: **gedrukte waarde → Legeraanvoerder (hij verbetert de actie zelf) → gebeurtenis → speciale kaart**. (A-20)
- **S-MOD-02** De grenzen van een gebeurtenis (lage/hoge belasting, slechte/goede oogst, kleine lichtingen) gelden voor de waarde zoals de aanvoerder ze verbeterde; de bonus van de speciale kaart mag boven of onder die grens uitkomen.
  Voorbeeld: Settsu belasting 7, gebeurtenis lage belasting (max. 5), speciale kaart +1 geldkist -> 7 → 5 → 6 geldkisten.
  Voorbeeld (module): hetzelfde met de eigen aanvoerder in Settsu -> 7 → 8 → 5 → 6 geldkisten (met \`additive_last\` 7).
- **S-MOD-03** Belasting = begrensd(kaart + (1 met aanvoerder)) + (1 met speciale kaart +1 geldkist).
  Voorbeeld: kaart 4, gebeurtenis hoge belasting (min. 6), geen speciale kaart, geen aanvoerder -> 6; kaart 7 -> 7.
  Voorbeeld (module): kaart 4, gebeurtenis hoge belasting (min. 6), speciale kaart + aanvoerder -> 4 → 5 → 6 → 7 (met \`additive_last\` 8).
- **S-MOD-04** Rijst = begrensd(kaart + (1 met aanvoerder)) + (1 met speciale kaart +1 rijst).
  Voorbeeld: kaart 5, slechte oogst (max. 3), speciale kaart -> 4.
  Voorbeeld (module): kaart 2, goede oogst (min. 4), speciale kaart + aanvoerder -> 2 → 3 → 4 → 5 (met \`additive_last\` 6).
- **S-MOD-05** 5 legers plaatsen: 5 → (aanvoerder: 6) → (kleine lichtingen: 3) → (speciale kaart 6 legers: mag 6 worden). Prijs 3.
  Voorbeeld: kleine lichtingen + 6 legers -> 6 legers. Alleen kleine lichtingen -> 3. Alleen 6 legers -> 6.
  Voorbeeld (module): alleen aanvoerder -> 6. Kleine lichtingen + aanvoerder -> 3. 6 legers + aanvoerder -> 6. Alle drie -> 3 of 6. (Met \`additive_last\`: 4, 7, 4 of 7.)
- **S-MOD-06** 3 legers plaatsen: 3 → (aanvoerder: 4) → (kleine lichtingen: 2). Prijs 2. 1 leger plaatsen/verplaatsen: 1 → (aanvoerder: 2). Prijs 1.
  Voorbeeld: 3 legers plaatsen, kleine lichtingen, speciale kaart 6 legers -> 2.
  Voorbeeld (module): 3 legers plaatsen, kleine lichtingen, aanvoerder -> 2 (met \`additive_last\` 3).
- **S-MOD-07** Prijs van een gebouw: 3/2/1 → (aanvoerder: -1) = 2/1/0. Gebeurtenissen en speciale kaarten veranderen nooit een prijs.
- **S-MOD-08** Extra legers in een gevecht tellen op: bemande paleizen +1 en +1 leger bij verdediging geven de verdediger +2; ze komen uit de voorraad, eerst die van de gebeurtenis, dan die van de speciale kaart, zover de voorraad reikt.
  Voorbeeld: verdediger 3 legers, paleis, bemande paleizen, +1 bij verdediging, voorraad 5 -> 5 verdedigende blokjes gegooid, voorraad 3. Voorraad 1 -> 4 gegooid, voorraad 0.
- **S-MOD-09** (module) Is een gebeurtenis door gunstkaart #1 geschrapt, dan telt ze in deze reeks de rest van de ronde niet meer mee.

## 8. Gevechten tegen spelers en neutrale provincies

### 8.1 De worp (S-TOWER)
- **S-TOWER-01** Elk gevecht is één worp: alle deelnemende blokjes gaan samen met alles wat in de schaal ligt tegelijk in de toren.
- **S-TOWER-02** Sommige gegooide blokjes kunnen in de toren blijven; blokjes van eerdere worpen kunnen eruit vallen. Wat daarna in de schaal ligt, beslist.
- **S-TOWER-03** De toren wordt nooit vóór het einde van het spel geleegd; ook niet tussen de jaren.
- **S-TOWER-04** Blokjes die in de toren blijven, blijven van hun eigenaar (ze tellen mee voor de 62) en kunnen er bij elke latere worp uit vallen. (A-14)
- **S-TOWER-05** Blokjes van spelers die niet meedoen, tellen niet en blijven tot de volgende worp in de schaal liggen.
- **S-TOWER-06** De spelregels zeggen niet hoeveel blokjes de toren vasthoudt. Hier is het een toevalsmodel met geheugen: vastgehouden blokjes blijven binnen tot een latere worp; het model is een optie van de tafel. (A-40)

### 8.2 Deelnemers (S-BAT)
- **S-BAT-01** De aanvaller doet mee met alle legers die hij erheen heeft verplaatst, plus het vrijwillige extra leger van S-SPEC-06.
- **S-BAT-02** De verdedigende speler doet mee met al zijn legers in de betwiste provincie, plus S-EVT-06 en S-SPEC-07.
- **S-BAT-03** In een neutrale provincie gaat 1 boer uit de voorraad (2 met gebeurtenis S-EVT-05) als verdediger in de toren.
- **S-BAT-04** In een gevecht om de provincie van een speler gaat er geen boer uit de voorraad in de toren; boeren tellen alleen via de schaal.

### 8.3 Tellen (S-BAT, vervolg)
- **S-BAT-05** Aanvalskracht = blokjes van de aanvaller in de schaal. Verdedigingskracht = blokjes van de verdediger in de schaal + alle groene blokjes in de schaal, als er in de provincie geen oproerfiche ligt.
- **S-BAT-06** Ligt er in de provincie van de verdedigende speler minstens 1 oproerfiche, dan zijn de groene blokjes neutraal: ze tellen niet mee en blijven in de schaal liggen.
- **S-BAT-07** In een neutrale provincie zijn alle groene blokjes in de schaal de verdediging.
- **S-BAT-08** Alle blokjes van de eigen kleur in de schaal tellen mee, ook die van eerdere worpen; er kunnen dus meer overlevenden zijn dan er gestuurd zijn.

### 8.4 Uitslag (S-BAT, vervolg)
- **S-BAT-09** *Aanvaller wint* als aanval > verdediging: alle blokjes van de verdediger en de meegetelde boeren gaan uit de schaal naar hun voorraden, de aanvaller legt evenveel blokjes als de verdedigingskracht terug in zijn voorraad, en de rest (aanval - verdediging, minstens 1) komt in de provincie te staan; hij neemt de kaart.
  Voorbeeld: aanval met 3 blauw; schaal na de worp: 3 blauw, 1 geel, 1 groen, 1 rood; Kozuke (geel), 0 fiches -> 3:2, blauw wint; naar de voorraad: 1 geel, 1 groen, 2 blauw; 1 blauw in Kozuke; het rode blokje blijft in de schaal; kaart geel → blauw.
- **S-BAT-10** Wint de aanvaller, dan blijven gebouwen en oproerfiches in de provincie liggen.
- **S-BAT-11** *Verdediger wint* als verdediging > aanval en er minstens één blokje van de verdedigende speler in de schaal ligt: de blokjes van de aanvaller in de schaal gaan naar zijn voorraad; de verdedigende partij verliest evenveel blokjes als de aanvalskracht, eerst boeren; ook de overige boeren gaan naar de boerenvoorraad; de overige blokjes van de verdediger keren terug naar de provincie.
  Voorbeeld: schaal 3 blauw (aanval), 2 geel, 2 groen, 0 fiches -> geel wint 4:3; verloren: 2 groen + 1 geel; 1 geel blijft in de provincie.
  Voorbeeld: schaal 1 blauw, 2 geel, 3 groen -> geel wint 5:1; verloren 1 groen, 2 groen terug naar de voorraad, 2 geel blijven.
  Voorbeeld: schaal 1 blauw, 2 geel, 3 groen, 1 fiche -> boeren tellen niet: geel wint 2:1, 1 geel blijft, 3 groen blijven in de schaal liggen.
- **S-BAT-12** Overlevenden van een winnende verdediger = eigen - max(0, aanval - boeren), altijd minstens 1.
- **S-BAT-13** *Onbeslist* als aanval = verdediging (ook 0:0), of als verdediging > aanval, maar er alleen boeren en geen blokje van de verdedigende speler uit de toren zijn gekomen. Dan gaan alle blokjes van beide partijen (ook meegetelde boeren) uit de schaal naar hun voorraden, verdwijnen alle gebouwen en oproerfiches uit de provincie en gaat haar kaart naar de neutrale voorraad.
  Voorbeeld: schaal 2 blauw, 1 geel, 1 groen, 0 fiches -> onbeslist, provincie neutraal.
  Voorbeeld: schaal 1 blauw, 0 geel, 2 groen, 0 fiches -> onbeslist (alleen boeren), provincie neutraal.
  Voorbeeld: schaal 0 blauw, 0 geel, 0 groen -> onbeslist. Schaal 0 blauw, 0 geel, 2 groen, 1 fiche -> 0:0 onbeslist, 2 groen blijven liggen.
- **S-BAT-14** *Neutrale provincie houdt stand*: als aanval <= boeren, gaan de blokjes van de aanvaller en alle groene blokjes uit de schaal naar hun voorraden en blijft de provincie neutraal.
  Voorbeeld: schaal 2 blauw, 2 groen -> neutraal, 2 blauw en 2 groen naar de voorraad. Schaal 3 blauw, 1 groen -> blauw houdt de provincie met 2.
- **S-BAT-15** Na elk gevecht waarin boeren meetelden, ligt er geen groen blokje meer in de schaal; anders blijven alle groene blokjes er liggen.
- **S-BAT-16** Met de legers die de aanvaller in de provincie van vertrek achterliet, gebeurt nooit iets.

## 9. Opstanden (S-REV)
- **S-REV-01** Een opstand breekt uit (a) als er rijst of belasting wordt geïnd in een provincie waar al minstens 1 oproerfiche ligt, (b) in de winter door rijsttekort.
- **S-REV-02** De eigenaar is de verdediger, met al zijn legers in die provincie; de boeren zijn de aanvallers.
- **S-REV-03** Boeren uit de voorraad die in de toren gaan: 1 per oproerfiche dat vóór de actie in de provincie lag; in de winter plus het aantal uit de bevoorradingstabel.
  Voorbeeld: Mikawa, 4 legers, 2 fiches, belasting -> in de toren: 4 legers + 2 boeren + schaal.
  Voorbeeld: winter, tekort 2, Kai getrokken, 1 fiche -> 2 + 1 = 3 boeren.
- **S-REV-04** Krachten: blokjes van de eigenaar in de schaal tegen alle groene blokjes in de schaal.
- **S-REV-05** *Neergeslagen* als eigenaar > boeren: de eigenaar legt evenveel van zijn blokjes terug in de voorraad als er boeren waren; de rest keert terug naar de provincie; de boeren gaan naar de voorraad. (A-03)
  Voorbeeld: schaal 4 rood, 1 groen -> rood houdt de provincie met 3, daarna +1 fiche als dit door rijst/belasting kwam.
- **S-REV-06** *Verloren* als eigenaar <= boeren (ook bij gelijk, ook 0:0): de blokjes van de eigenaar en de groene gaan uit de schaal naar hun voorraden, alle gebouwen en oproerfiches verdwijnen, de kaart gaat naar de neutrale voorraad.
- **S-REV-07** Aan een opstand doen nooit extra legers mee: niet door bemande paleizen, niet door speciale kaarten, niet door aanvoerders.
- **S-REV-08** Bij een opstand in de winter komt er geen nieuw oproerfiche.
- **S-REV-09** Na een opstand ligt er geen groen blokje meer in de schaal.

## 10. Provinciekaarten, einde van de ronde, winter, einde van het spel

### 10.1 Provinciekaarten (S-CARD)
- **S-CARD-01** Wisselt een provincie van eigenaar, dan gaat haar kaart meteen naar de nieuwe eigenaar.
- **S-CARD-02** Dat geldt ook voor kaarten op een tableau: een nog niet uitgevoerde actie met die kaart is verloren; het vrijgekomen veld telt als leeg.
- **S-CARD-03** Een kaart die een speler tijdens een ronde krijgt, gaat op hand en is pas bij de volgende planning te gebruiken.
- **S-CARD-04** Wordt een provincie neutraal, dan gaat haar kaart (uit de hand of van het tableau) naar de open neutrale voorraad.

### 10.2 Einde van een actieronde (S-END)
- **S-END-01** Na de tiende actie: de kaarten gaan van de tableaus op hand, speciale kaarten worden ingeleverd, de gebeurtenis gaat uit het spel, de daimyo-kaarten keren terug bij de spelers.
- **S-END-02** Uitzondering: na de herfst blijven de daimyo-kaarten liggen tot de winter voorbij is; de spelersvolgorde van de herfst geldt ook in de winter.

### 10.3 De winter (S-WIN)
- **S-WIN-01** Rijstverlies: de rijst van elke speler daalt met het getal op de laatste gebeurteniskaart, nooit onder 0. (A-13)
  Voorbeeld: rijst 4, verlies 7 -> 0.
- **S-WIN-02** Elke speler heeft 1 rijst nodig per provincie die hij beheerst; rijsttekort = max(0, provincies - rijst).
- **S-WIN-03** Bevoorradingstabel (rijsttekort → provincies in opstand, extra boeren per opstand): 1 → 1,1; 2 → 1,2; 3-4 → 2,2; 5-6 → 2,3; 7+ → 3,3; 0 → geen.
  Voorbeeld: 9 provincies, rijst 6 na het verlies -> tekort 3 -> 2 opstanden, elk met 2 extra boeren (plus 1 per fiche).
- **S-WIN-04** De speler links van de getroffen speler trekt de provincies in opstand blind uit diens provinciekaarten (nooit geldkaarten); hier is elke keuze even waarschijnlijk.
- **S-WIN-05** De spelers komen een voor een aan de beurt in de spelersvolgorde van de herfst; wie meerdere opstanden heeft, kiest hun volgorde en ziet elke uitslag voordat hij de volgende kiest. (A-18)
- **S-WIN-06** Het tekort wordt één keer berekend; provincies die onderweg verloren gaan, veranderen er niets aan. (A-18)
- **S-WIN-07** In de winter zijn er geen acties, geen werking van een gebeurtenis en geen voordelen van speciale kaarten.

### 10.4 Waardering (S-SCORE)
- **S-SCORE-01** Na alle opstanden van de winter krijgt elke speler 1 punt per provincie die hij beheerst en 1 punt per gebouw in zijn provincies.
- **S-SCORE-02** In elk van de 5 regio's: de meeste paleizen 3 punten, de meeste tempels 2 punten, de meeste nô-theaters 1 punt.
- **S-SCORE-03** Gelijk aan kop: elk van die spelers krijgt de waarde min 1 (2 / 1 / 0).
- **S-SCORE-04** Een speler zonder gebouw van die soort in de regio krijgt niets, ook niet als niemand er een heeft.
  Voorbeeld: één regio, paleizen A2 B2 C1, tempels A1, theaters B1 C1 -> paleizen A+2 B+2; tempels A+2; theaters 0 voor B en C.
  Voorbeeld: speler met 9 provincies, 7 gebouwen, in 1 regio alleen de meeste paleizen, in 1 regio gelijk met tempels -> 9+7+3+1 = 20.

### 10.5 Einde van een jaar en van het spel (S-YEAR, S-GAME)
- **S-YEAR-01** Na de winter van jaar 1, in deze volgorde: verwijder alle oproerfiches van de kaart; draai 4 nieuwe gebeurteniskaarten van de stapel om; zet alle rijst op 0.
- **S-YEAR-02** Legers, geldkisten, gebouwen, toren en schaal blijven zoals ze zijn; de laatste gebeurteniskaart van jaar 1 is uit het spel.
  Voorbeeld: gebruikte gebeurtenissen: 4 in jaar 1, 4 in jaar 2, 4 nooit gezien.
- **S-GAME-01** Het spel eindigt na de waardering van de tweede winter; de meeste punten winnen.
- **S-GAME-02** Gelijk: wie meer geldkisten heeft (naar waarde), wint; nog gelijk: gedeelde overwinning. (A-19)
- **S-GAME-03** Een speler zonder provincies ligt er niet uit: hij blijft plannen (met geldkaarten), bieden en speciale kaarten nemen, en kan door gunstkaart #12 terugkeren. (A-17)

### 10.6 Open en verborgen informatie (S-INFO)
- **S-INFO-01** Open: kaart, legers en voorraden van alle spelers, geldkisten, rijst, punten, gebouwen, fiches, schaal, neutrale kaarten, open actie-/speciale/gebeurtenis-/gunstkaarten, welke provincies elke speler bezit (en dus welke provinciekaarten hij heeft), het aantal kaarten op hand en op elk veld (0/1).
- **S-INFO-02** Verborgen voor anderen tot het onthullen: welke kaart op welk veld ligt. Verborgen voor iedereen: gedekte actiekaarten, de volgorde van stapels, de plaats van de blokjes in de toren.
- **S-INFO-03** Het aantal blokjes van elke kleur in de toren is af te leiden (S-STATE-04) en mag worden getoond.
- **S-INFO-04** Een kaart die van een tableau moet worden afgestaan, laat iedereen zien welke actie ermee gepland was. (S-CARD-02)

### 10.7 Wat moet en wat mag
| Situatie | Verplicht | Vrij |
| --- | --- | --- |
| Plannen | een kaart op elk veld zover de kaarten reiken | welke; welke velden leeg blijven bij te weinig kaarten |
| Bod | één kaart op het veilingveld bij 11+ kaarten | welke betaalbare kaart |
| Een speciale kaart nemen | ja | welke |
| Bouwen / 5 legers plaatsen / 3 legers plaatsen | ja, als het volledig kan | - |
| Kaart 6 legers | - | 6 in plaats van het geldende aantal |
| Rijst / belasting | ja, met opstand en al | - |
| 1 leger plaatsen/verplaatsen | betaal 1, plaats 1 | daarna verplaatsen, aantal, doel (eigen, aangrenzend) |
| Gevecht/verplaatsing A, B | verplaats >= 1 leger als er een geldig doel is | doel, aantal, aanval of eigen verplaatsing |
| +1 bij aanval / +1 bij verdediging | - | elke keer ja / nee |
| Leger van bemande paleizen | ja, als voorraad > 0 | - |
| Volgorde van de eigen winteropstanden | - | keuze van de speler |
| Wisselen bij de verdeling | - | ja / nee |
| Hofvakken (module) | ja, als het volledig kan | - |
| Een gunstkaart nemen (module) | - | ja / nee, welke |
| Een genomen gunst toepassen (module) | ja, als het kan (#1 mag worden geweigerd) | doelen |
| Voordeel van de Samoerai (module) | de stapel schuift door | welk voordeel; mag weigeren |
| Aanvoerder verplaatsen na een actieronde (module) | ja, als er een andere eigen provincie is | doel; standbeeld ja / nee |
| Ruilen bij de Kamers (module) | - | ja / nee, welk open fiche |

## 11. Uitbreidingsmodules (module)
De basisregels gelden, tenzij een module iets anders zegt.

### 11.1 Module 1, Hof van de Tenno (S-TC) (module)
**Materiaal en voorbereiding**
- **S-TC-01** Onderdelen: hofbord (voorhal; audiëntiezaal met 3 kaartplaatsen die 4, 3 en 2 hofbeambten tonen), 5 extra spelertableaus met elk 3 vakken, 35 hofbeambten (7 per speler), 21 gunstkaarten genummerd 1-21, 15 torenkaarten (3 per speler).
- **S-TC-02** Elke speler krijgt een extra tableau, 7 beambten en 3 torenkaarten; wat over is, gaat uit het spel.
- **S-TC-03** Bij het laden van de toren (S-SETUP-11) zet elke speler voor elk eigen leger dat eruit valt 1 beambte uit zijn voorraad in de voorhal; de legers gaan terug naar de voorraad.
  Voorbeeld: schaal na het laden: 2 groen, 2 blauw, 2 rood, 1 paars -> voorhal: blauw 2, rood 2, paars 1; alle 7 blokjes terug naar de voorraden.
- **S-TC-04** De gunstkaarten worden gedekt geschud; elke actieronde gebruikt er 3: 18 van de 21 in een spel.

**Gunstkaarten uitleggen (elke actieronde)**
- **S-TC-05** De bovenste 3 gunstkaarten worden open gelegd: het hoogste nummer op de plaats van 4 beambten, het middelste op 3, het laagste op 2.
  Voorbeeld: getrokken 2, 10, 8 -> #10 kost 4, #8 kost 3, #2 kost 2.

**Plannen**
- **S-TC-06** De vakken "zet 1 om", "zet 2 om" en "zet 3 om" zijn 3 extra velden om te plannen; zover de kaarten reiken ligt op elk precies één kaart, in het geheim gepland met de andere (14 velden in totaal).
  Voorbeeld: kaarten = provincies + 5 geldkaarten + 3 torenkaarten; 6 provincies -> 14 kaarten, alle velden gevuld.
- **S-TC-07** In een vak mag een provinciekaart, een torenkaart of een geldkaart.
- **S-TC-08** Een provinciekaart in een vak is de enige opdracht van haar provincie in die ronde (S-PLAN-05).
- **S-TC-09** Een torenkaart op een gewoon actieveld werkt als een geldkaart; op het veilingveld als een geldkaart 0.

**Hof, stap 1: beambten sturen**
- **S-TC-10** In de spelersvolgorde onthult elke speler vak 3 en voert het uit, dan vak 2, dan vak 1; hij maakt alle drie af voordat de volgende speler begint.
- **S-TC-11** Provinciekaart in vak n: neem precies n eigen legers uit die provincie naar de voorraad en zet n beambten uit de voorraad in de voorhal; in de provincie moet 1 leger of meer blijven.
  Voorbeeld: Kai heeft 4 gele legers, vak 3 -> Kai 1, voorhal +3. Kai 3 legers, vak 3 -> niet uitgevoerd.
- **S-TC-12** Torenkaart in vak n: neem precies n eigen legers uit de schaal naar de voorraad en zet n beambten in de voorhal.
  Voorbeeld: schaal heeft 2 geel, vak 2 -> schaal 0 geel, voorhal +2. Schaal 1 geel, vak 2 -> niet uitgevoerd.
- **S-TC-13** Geldkaart of leeg vak: niets.
- **S-TC-14** Zijn er voor alle n te weinig legers of beambten, dan wordt het vak helemaal niet uitgevoerd; zijn er genoeg, dan moet het.
  Voorbeeld: beambten in voorraad 2, vak 3, provincie met 5 legers -> niet uitgevoerd; later vak 2 -> uitgevoerd.

**Hof, stap 2: gunsten**
- **S-TC-15** Volgorde: de meeste beambten in de voorhal eerst (ook die van eerdere rondes en van de voorbereiding tellen), bij gelijk de spelersvolgorde; de volgorde ligt vast voordat de eerste speler handelt.
  Voorbeeld: geel 5, rood 4, blauw 2, paars 2, met blauw vóór paars in de spelersvolgorde -> geel, rood, blauw, paars.
- **S-TC-16** Elke speler is één keer aan de beurt: hij zet al zijn beambten in de audiëntiezaal en mag één gunstkaart nemen als hij daar minstens zoveel beambten heeft als haar plaats toont; precies zoveel gaan terug naar zijn voorraad.
  Voorbeeld: geel met 5 beambten neemt de kaart die 3 kost -> 3 naar de voorraad, 2 blijven in de audiëntiezaal.
- **S-TC-17** Een speler zonder beambten kan geen kaart nemen.
- **S-TC-18** Een genomen gunst moet, als het kan, meteen worden toegepast en gaat dan uit het spel; uitzonderingen #4, #10, #11, #18 (S-TC-23, S-TC-27). Kan het niet, dan gaat de kaart zonder gevolg verloren. (A-24)
- **S-TC-19** De stap eindigt als de kaarten op zijn of alle spelers aan de beurt zijn geweest; beambten in de audiëntiezaal keren terug naar de voorhal en blijven voor de volgende ronde (ook over de winter heen); niet genomen gunstkaarten gaan uit het spel.

**Gunstkaarten**
- **S-TC-20** #1: de speler mag de gebeurtenis van deze ronde voor iedereen schrappen; de gebeurteniskaart wordt verwijderd.
- **S-TC-21** #2, #9, #16: ontvang 3, 5, 7 geldkisten. (De spelregels noemen de getallen op deze kaarten niet; dit is onze schatting, en een tafel mag de getallen van haar eigen exemplaar invullen.)
- **S-TC-22** #3, #8, #14: leg 3, 4, 5 eigen legers uit de voorraad in de schaal. (Onze schatting, zoals bij S-TC-21.)
- **S-TC-23** #4: verwijder 1 oproerfiche uit één eigen provincie; ligt er in geen eigen provincie een, dan mag de speler de kaart bewaren: het volgende oproerfiche dat in een van zijn provincies zou komen, komt er niet, en de kaart wordt afgelegd.
  Voorbeeld: #4 bewaard, belasting in een provincie met 0 fiches -> belasting ontvangen, het blijft bij 0 fiches, kaart weg.
- **S-TC-24** #5, #15, #20: ontvang 2, 3, 4 rijst. #6, #13, #19: ontvang 1, 2, 3 punten. (Onze schatting, zoals bij S-TC-21.)
- **S-TC-25** #7, #17, #21: bouw het getoonde gebouw gratis in één eigen provincie volgens de gewone bouwregels (S-BUILD-04/05, voorraad fiches). (Welke kaart welk gebouw toont, is onze schatting, zoals bij S-TC-21.) (A-25)
- **S-TC-26** #12: plaats gratis 3 legers uit de voorraad in één eigen provincie, of in één neutrale provincie waar ook; neem in het tweede geval haar kaart zonder gevecht.
- **S-TC-27** #10, #11, #18: deze ronde is de speler veilig voor aanvallen met Gevecht/verplaatsing A, met B, of met allebei; de kaart wordt aan het einde van de ronde verwijderd. (Welke kaart waartegen beschermt, is onze schatting, zoals bij S-TC-21.) (A-25)
- **S-TC-28** Het Hof van de Tenno verandert niets aan de winter en aan het einde van het spel.

### 11.2 Module 2, Samoerai (S-SA) (module)
- **S-SA-01** Elke speler heeft 4 kaarten in een open stapel in vaste volgorde: bovenop een lege banier, dan drie kaarten met steeds grotere voordelen.
- **S-SA-02** Elke actieronde, direct na het vastleggen van de spelersvolgorde en in die volgorde, legt elke speler die provincies in minstens 4 verschillende regio's beheerst, zijn bovenste kaart onder de stapel en mag hij één (niet meer) van de voordelen op de nieuwe bovenste kaart nemen.
- **S-SA-03** Een speler in minder dan 4 regio's laat zijn stapel zoals die is en krijgt niets, ook als er een kaart met voordelen bovenop ligt.
  Voorbeeld: voorjaar 4 regio's -> voordeel van kaart 2; zomer 3 regio's -> niets; herfst 5 regio's -> voordeel van kaart 3.
- **S-SA-04** Mogelijke voordelen: geldkisten uit de bank, rijst, eigen legers uit de voorraad in de schaal, punten. Kaart 2: 2 geldkisten of 1 leger. Kaart 3: 4 geldkisten, 1 rijst of 2 legers. Kaart 4: 6 geldkisten, 2 rijst, 3 legers of 1 punt. (De spelregels noemen de getallen niet; meerdere onafhankelijke verslagen van het spel stemmen erin overeen.)
- **S-SA-05** Na de winter wordt elke stapel in de beginvolgorde hersteld; een jaar geeft dus hoogstens de kaarten 2, 3, 4.
- **S-SA-06** Met het Hof van de Tenno komt de toets van de Samoerai vóór alle acties aan het hof; legers die daarbij in de schaal komen, kunnen dus in dezelfde ronde door torenkaarten worden omgezet.

### 11.3 Module 3, Legeraanvoerders (S-ML) (module)
- **S-ML-01** Elke speler heeft 1 aanvoerder, 6 standbeelden en een overzichtstegel.
- **S-ML-02** Vaste startopstelling: in het voorjaar van jaar 1, na het vastleggen van de spelersvolgorde, zet elke speler in die volgorde zijn aanvoerder in een van zijn provincies (de plannen zijn dan al gemaakt).
- **S-ML-03** Verdeling: wie een provincie kiest, beslist of hij de aanvoerder er neerzet; staat hij nog nergens, dan moet hij in de laatste provincie die de speler kiest.
- **S-ML-04** Een actie in de provincie waar op dat moment de eigen aanvoerder staat, is beter: paleis 2, tempel 1, theater 0 geldkisten; rijst +1; belasting +1; 5 legers plaatsen brengt er 6; 3 legers plaatsen brengt er 4; 1 leger plaatsen/verplaatsen brengt er 2; de prijzen voor het plaatsen blijven gelijk.
  Voorbeeld: aanvoerder in de provincie, 0 geldkisten, Nô-theater bouwen -> gebouwd. Aanvoerder, 2 geldkisten, Paleis bouwen -> gebouwd, 0 over.
- **S-ML-05** Gevecht/verplaatsing, opstanden, winter, hofvakken en gunsten krijgen geen bonus van een aanvoerder; aanvoerders vechten niet.
- **S-ML-06** Na elke actieronde moeten de spelers in de spelersvolgorde hun aanvoerder, als die op de kaart staat, naar een andere provincie verplaatsen die ze beheersen; wie er maar één beheerst, laat hem staan. (A-21, A-22)
- **S-ML-07** Grenst de nieuwe provincie aan de oude (zeeroutes tellen), dan mag hij één eigen standbeeld in de oude provincie zetten, zolang hij er heeft; grenst ze niet, dan geen standbeeld. Naar een niet-aangrenzende provincie gaan mag, ook als er een aangrenzende eigen provincie is.
  Voorbeeld: aanvoerder Settsu → aangrenzend Yamato -> standbeeld in Settsu, nog 5 over. Aanvoerder → niet-aangrenzend -> geen standbeeld.
- **S-ML-08** Standbeelden blijven staan als de provincie wordt veroverd of neutraal wordt.
- **S-ML-09** Zet een speler zijn aanvoerder in een provincie met standbeelden van anderen, dan neemt hij die standbeelden als trofee; zijn eigen standbeeld daar blijft staan.
- **S-ML-10** Wie de provincie met zijn aanvoerder verliest, neemt de aanvoerder meteen van de kaart; na de eerstvolgende winter keert hij terug in een provincie naar keuze die de speler beheerst, zonder standbeeld.
  Voorbeeld: aanvoerder verloren in het voorjaar -> weg in zomer en herfst, terug vóór het voorjaar van jaar 2. Verloren in jaar 2 -> weg tot het einde.
- **S-ML-11** Einde van het spel: 1 punt voor elk eigen standbeeld op de kaart (van wie de provincie ook is) en 1 punt voor elke trofee.
  Voorbeeld: 4 eigen standbeelden op de kaart + 3 trofeeën -> 7 punten.

### 11.4 Module 4, Kamers (S-CH) (module)
- **S-CH-01** Onderdelen: kamerbord van 6 rijen en 6 kolommen, 15 spelersfiches per speler, 36 kamerfiches (één per plaats op het bord), 5 regiotegels, een zak.
- **S-CH-02** Voorbereiding: schud de regiotegels en leg ze in een open rij; doe de 36 kamerfiches in de zak.
- **S-CH-03** Trek aan het begin van elke actieronde 6 kamerfiches en leg ze open op hun plaats; 6 rondes x 6 = 36, dus in de winter wordt er niet getrokken. (A-27)
- **S-CH-04** Ga aan het einde van elke actieronde de regiotegels van links naar rechts langs: de speler met de meeste provincies in die regio mag één open kamerfiche ruilen voor een van zijn eigen fiches; het kamerfiche gaat uit het spel.
- **S-CH-05** Hebben meer spelers de meeste provincies, dan wint wie eerder komt in de spelersvolgorde van deze ronde. Een regio waarin geen speler een provincie heeft, wordt overgeslagen.
  Voorbeeld: regio met A 3, B 3 provincies en B vóór A in de spelersvolgorde -> B mag ruilen.
- **S-CH-06** Eén speler mag meerdere regio's winnen en ruilt dan voor elke regio één keer; wie geen eigen fiches meer heeft, kan niet ruilen.
- **S-CH-07** Na alle 5 tegels worden de fiches die nog open op het bord liggen, gedekt omgedraaid; de meest linkse regiotegel gaat naar het einde van de rij.
  Voorbeeld: rij 1-2-3-4-5 in het voorjaar -> 2-3-4-5-1 in de zomer.
- **S-CH-08** Einde van het spel: elke rij en elke kolom geeft haar gedrukte punten aan de speler met de meeste fiches erin; de gedekte kamerfiches tellen samen als één neutrale speler, die kan winnen of gelijk eindigen. Rijen en kolommen zijn van de eerste tot de laatste 1, 1, 2, 2, 3, 3 waard. (De grootte van het bord en deze punten zijn onze schatting; een tafel mag de punten van haar eigen exemplaar invullen.)
- **S-CH-09** Gelijk aan kop: elk van die spelers krijgt de gedrukte punten min 1; gelijk met de neutrale speler kost ook 1 punt; heeft de neutrale speler alleen de meeste, dan krijgt niemand iets. (A-28)
  Voorbeeld: punten per lijn 3+0+2 -> 5; 1+1+0+2 -> 4; 3+2 -> 5; 2+1+0+1+2 -> 6; geen meerderheid -> 0.

### 11.5 Samenspel (S-X) (module)
- **S-X-01** Alle modules zijn vrij te combineren; elke module voegt alleen iets toe aan de basisregels.
- **S-X-02** Na de spelersvolgorde: eerst de aanvoerders plaatsen (vaste startopstelling, voorjaar van jaar 1), dan Samoerai, dan hof, dan acties. (S-ROUND-03, A-30)
- **S-X-03** Een gratis nô-theater van een gunstkaart verwijdert onder *nô-theaters brengen rust* ook 1 oproerfiche, tenzij #1 de gebeurtenis al heeft geschrapt. (A-26)
- **S-X-04** Kortingen van een aanvoerder doen er bij gebouwen van een gunst niet toe (die zijn al gratis).
- **S-X-05** Gunst #12 op een neutrale provincie verandert meteen wie haar beheerst; dat telt voor de meerderheden van de Kamers in deze ronde, maar niet voor de toets van de Samoerai in deze ronde, want die is voorbij. De nieuwe kaart gaat op hand (S-CARD-03).
- **S-X-06** Legers die door Samoerai of gunsten in de schaal komen, doen bij de volgende worp mee als elk blokje in de schaal: ze tellen als hun eigenaar deelneemt. (S-TOWER-01, S-BAT-08)
- **S-X-07** Bescherming door een gunst (S-TC-27) en *tempelvrede* worden getoetst bij het kiezen van het doel; een aanvaller met een ander geldig doel moet nog steeds verplaatsen. (S-MOVE-08/09)
- **S-X-08** Een bewaarde gunst #4 werkt in alle latere rondes, in beide jaren, tot ze is gebruikt; ze houdt ook het fiche tegen dat na een neergeslagen opstand zou komen. (S-TC-23)
- **S-X-09** Omzetten aan het hof maakt een provincie nooit neutraal (1 leger blijft), dus aanvoerders en meerderheden veranderen er niet door. (S-TC-11)
- **S-X-10** Einde van een actieronde: eerst ruilen bij de Kamers (met de spelersvolgorde van deze ronde), dan de aanvoerders verplaatsen, dan opruimen; na de herfst komt dit alles vóór de winter. (A-30)
- **S-X-11** Na de winter van jaar 1: eerst het basisspel (S-YEAR-01), dan worden de stapels van de Samoerai hersteld, dan keren verwijderde aanvoerders terug in de spelersvolgorde van de herfst, dan gaan de daimyo-kaarten terug. (A-30)
- **S-X-12** Eindwaardering: waardering van de winter, dan standbeelden en trofeeën, dan Kamers, dan de winnaar volgens S-GAME-01/02.
- **S-X-13** Standbeelden, aanvoerders en kamerfiches zijn geen gebouwen en geven nooit punten als gebouw.
- **S-X-14** Met 3 spelers gaan alle werkingen van modules aan gesloten provincies voorbij (S-SETUP-04).
- **S-X-15** Een provincie met een aanvoerder gaat verloren: eerst gaat de aanvoerder van de kaart (S-ML-10), standbeelden blijven, de kaart gaat over (S-CARD-01).

## 12. Beslissingen

Waar de edities verschillen of zwijgen, beslist Bakufu zoals hieronder, met de reden erbij. Sommige beslissingen zijn opties van een tafel (naam en waarden, de standaard voorop). De nummers zijn blijvende namen, geen volgorde.

### 12.1 Waar de edities verschillen
- **A-01 Gebeurtenis "minimaal 6 geldkisten".** De Engelse editie van 2006 voegt toe "ook als de kaart een hoger bedrag toont"; de andere zeggen lager. Beslissing: een drukfout; een minimum verhoogt lage waarden (S-EVT-09). Optie: geen.
- **A-02 Boeren als verliezen.** De Nederlandse en de Chinese editie: lijdt een winnende verdedigende partij verliezen, dan gaan eerst de boeren; de overige boeren gaan naar de voorraad. De Engelse edities: na een gevecht met boeren gaan alle groene blokjes naar de voorraad; over de volgorde van de verliezen niets. Dat spreekt elkaar niet tegen: groen gaat in elk geval weg, en het totale verlies is "zoveel als de verslagen partij". Beslissing: eerst boeren (S-BAT-11); elke andere volgorde kan een winnende verdediger zonder leger achterlaten. Optie: geen.
- **A-03 Verliezen van een speler die een opstand neerslaat.** De Engelse edities: hij verliest evenveel legers als er boeren uit vielen. De andere zeggen alleen dat zijn overige legers teruggaan. Beslissing: zoals in het Engels, in lijn met de algemene regel voor verliezen. Optie: geen.
- **A-04 Moet Gevecht/verplaatsing worden uitgevoerd?** Alle edities: wie kan, moet; geen enkele zegt of "kan" ook een ongewenste aanval omvat. Beslissing: streng, minstens 1 leger verplaatst zich als er een geldig doel is (S-MOVE-08); één leger volstaat, en met een eigen buurprovincie is dat ongevaarlijk. Optie: \`optional_battle_move\` = false | true.
- **A-15 "mag" of vast.** *6 legers* en de +1 legers: de meeste edities zeggen "mag", de Chinese niet. Beslissing: mag. Optie: geen.
- **A-29 Trekken in de winter.** De Engelse editie van 2006 trekt uit de hele hand; de andere sluiten geldkaarten uit. Beslissing: alleen provinciekaarten. Optie: geen.
- **A-31 Onbeslist door boeren.** In sommige edities staat het in een kantnoot, in de Big Box ook in de hoofdtekst. Dezelfde regel. Optie: geen.
- **A-32 Drukfouten van de Chinese editie.** Alle geldkaarten tonen er 4 (moet 0-4 zijn); na een verloren opstand gaan alle legers naar de algemene voorraad (moet elk naar de eigen zijn); de opmerking over te weinig kaarten ontbreekt; Hida is geschreven als 飞禅 (gewoonlijk: 飞驒). Beslissing: volg de andere. Optie: geen.
- **A-33 Begrippen.** De Nederlandse editie zegt "paleis" waar de andere een kasteel noemen; module 1 van de Big Box zegt "dice tower" en "peasant" voor dobbeltoren en boer. Dezelfde dingen. Optie: geen.
- **A-34 Voorbeeld Kozuke.** De Big Box voegt een rood blokje toe dat in de schaal blijft; de andere hebben het niet. Beide voorbeelden kloppen. Optie: geen.
- **A-35 Extra blokje bij aanval.** Dat het uit de voorraad komt, staat maar in twee edities. Beslissing: voorraad. Optie: geen.
- **A-36 Begin van de rijst.** Naast de onderkant, op het laagste veld of aan de voet van het spoor, naargelang de editie. Beslissing: 0. Optie: geen.

### 12.2 Waar het basisspel zwijgt
- **A-05 Meer bieden dan men heeft.** Beslissing: mag bij het plannen niet (S-BID-03). Tussen plannen en onthullen kunnen de geldkisten niet veranderen (er komt geen werking tussen), dus de toets is exact. Optie: \`overbid\` = forbid | treat_as_zero.
- **A-06 Lege voorraad bij een verplichte extra verdediger of een vrijwillig extra leger.** Beslissing: het ontbreekt, het gevecht gaat door. De regel over het overslaan gaat over de eigen acties van spelers, niet over extra's in een gevecht. Optie: geen.
- **A-07 Lege bank.** Beslissing: onbeperkt; de geldkisten zijn alleen een betaalmiddel. Optie: \`bank\` = unlimited | finite_135 (dan krijgt wie belasting heft wat er over is).
- **A-08 Gebouwenfiches of oproerfiches zijn op.** Beslissing: gebouwenfiches zijn begrensd (een actie die haar fiche niet kan leggen, kan niet worden voltooid; 28/26/26 wordt zelden bereikt); oproerfiches zijn onbeperkt, want een ontbrekend fiche zou uitpersen belonen. Optie: \`revolt_markers\` = unlimited | finite_42.
- **A-09 Te weinig boeren in voorraad.** Beslissing: gooi wat er is (desnoods 0). Optie: geen.
- **A-10 Verplicht plaatsen met te weinig legers.** Beslissing: is het verplichte aantal er niet → overslaan, niets betalen; de kaart "6 legers" is alles of niets (S-SPEC-05 vervangt het getal door 6): de speler kiest het gewone aantal of 6, en 6 alleen als er 6 in voorraad zijn; de +1 van de aanvoerder is beperkt tot de voorraad, want een verbetering mag een actie niet laten mislukken. Optie: \`short_supply\` = all_or_nothing | as_far_as_possible (dan 3 of 4 waar het voorbeeld 3 geplaatst noemt bij voorraad 4). Versie 1 van de regels had de tweede lezing.
  Voorbeeld: 5 legers plaatsen, voorraad 5, kaart 6 legers -> 5 geplaatst; voorraad 4 -> overgeslagen; kleine lichtingen, voorraad 4, kaart 6 -> 3 geplaatst; voorraad 6 -> 3 of 6.
- **A-11 Opbrengst als de opstand verloren is.** Beslissing: blijft behouden; de opstand is een gevolg van het innen. Optie: \`revolt_income\` = keep | forfeit.
- **A-12 Rijst voorbij het spoor.** Het gedrukte spoor loopt van 0 tot 18; het basisspel kan er niet overheen, modules wel. Beslissing: geen bovengrens. Optie: \`rice_track\` = open | 18 (dan gaat verloren wat meer is dan 18).
- **A-13 Rijst onder nul.** Beslissing: niet lager dan 0; het verlies telt nooit als extra tekort. Optie: geen.
- **A-14 Eigen blokjes die in de toren blijven.** Beslissing: ze blijven daar, houden hun eigenaar en kunnen in ieders gevecht eruit vallen; doet de eigenaar niet mee, dan liggen ze in de schaal en gaan ze de volgende keer mee. Aan het einde van het jaar komen ze niet terug. Optie: geen.
- **A-16 Gewapende boeren: 2 boeren in plaats van 1, of erbij?** Beslissing: 2 in totaal; de tekst noemt het aantal dat wordt gegooid. Optie: geen.
- **A-17 Speler zonder provincies.** Beslissing: blijft in het spel (S-GAME-03); heeft in de winter niets te voeden en krijgt 0 punten. Optie: geen. Een programma mag zijn planning inkorten, maar nooit zijn bod, en met het Hof van de Tenno niet zijn hofvakken (torenkaarten en gunst #12 vormen zijn weg terug).
- **A-18 De winter in detail.** Trek eerst alle provincies in opstand, daarna kiest de eigenaar stap voor stap de volgorde; er wordt niet opnieuw gerekend. Meer kaarten trekken dan er zijn kan niet, want de tabel vraagt nooit meer dan het tekort. Optie: geen.
- **A-19 Gelijk na de geldkisten.** Beslissing: gedeelde overwinning. Optie: \`final_tie\` = shared | turn_order.
- **A-37 Aanval op een gesloten provincie met 3 spelers.** Door alle edities verboden (S-SETUP-04). Optie: geen.
- **A-38 Wanneer er wordt betaald.** Biedingen: alle bij het onthullen, vóór het kiezen. Acties: vóór de werking. Geen leningen, geen handel, geen giften tussen spelers (geen editie staat ze toe). Optie: geen.
- **A-39 Verovering en fiches.** Een veroverde provincie houdt gebouwen en oproerfiches; de nieuwe eigenaar erft de onrust. Reden: verwijderen is alleen voorgeschreven bij onbesliste gevechten en verloren opstanden. Optie: geen.
- **A-40 Statistiek van de toren.** De spelregels geven er geen. Beslissing: een model met blijvende inhoud, geijkt op echte torens; elke worp staat in het verslag. Optie: \`tower_model\` = physics | two_thirds | manual.
- **A-41 Neutrale kaartvoorraad.** Ligt "binnen handbereik"; open of gedekt staat er niet bij. Beslissing: open, want de kaart van het bord toont hetzelfde. Optie: geen.
- **A-42 Begin van de verdeling.** Wie de "oudste speler" is, valt hier niet te weten. Beslissing: door het lot. Optie: \`draft_start\` = random | seat; dan noemt \`draft_seat\` de plaats.
- **A-43 Vaste kolommen.** Beslissing: door het lot toegewezen. Optie: \`fixed_columns\` = random | by_seat.
- **A-44 Grootte van de groepen bij de verdeling.** Staat op de tableaus gedrukt; de vaste tabellen geven voor alle kolommen 5,4,4,3,3,2,2(,2(,2)). Beslissing: dezelfde groottes. Optie: geen.
- **A-45 Achterkant van de kaarten.** Provinciekaarten en geldkaarten moeten er van achteren gelijk uitzien, anders is er geen geheim; het staat nergens. Kaarten van modules (torenkaarten) evenzo. Optie: geen.
- **A-46 Dezelfde kaart voor bod en actie.** Onmogelijk, van elke kaart is er maar één. Optie: geen.
- **A-47 Lege velden bij te weinig kaarten.** De speler kiest welke; hij mag het veilingveld leeg laten en bijvoorbeeld een geldkaart op een actie leggen, maar alle kaarten moeten worden gelegd. Optie: geen.
- **A-48 Wat men mag bekijken.** Geldkisten en legers zijn open (alle edities). Punten en rijst staan open op de sporen. Het aantal kaarten op hand is open. Optie: \`show_tower_counts\` = true | false.
- **A-49 Tempelvrede en een geplande aanval.** De aanvaller mag uitwijken, want het doel wordt pas bij het uitvoeren gekozen (S-MOVE-05). Optie: geen.
- **A-50 Theater bouwen onder deze gebeurtenis zonder fiche.** Het theater mag er komen, er valt niets te verwijderen. Optie: geen.
- **A-51 Speler links.** Doet er alleen aan een echte tafel toe; hier is elke trek even waarschijnlijk. Optie: geen.

### 12.3 Waar de modules zwijgen (module)
- **A-20 Legeraanvoerder met gebeurtenis en speciale kaart.** Een volgorde staat er niet bij; de teksten noemen vaste aantallen bij het plaatsen en "+1" bij opbrengsten. Beslissing: de aanvoerder verbetert de actie vóór al het andere (S-MOD-01): de Big Box noemt de verbeterde actie "6 legers plaatsen" en geeft als opbrengst wat de kaart toont plus één; de gebeurtenis begrenst haar daarna, en alleen de speciale kaart heeft een beloofde plaats na de gebeurtenis (5 legers plaatsen: 6 → kleine lichtingen 3 → kaart 6, nooit boven 6; belasting in Settsu met lage belasting (max. 5), +1 geldkist en aanvoerder: 7+1 → 5 → 6). Alternatief: +1 (prijs -1) als laatste (dan 7 in het voorbeeld). Optie: \`leader_modifier\` = improved_base | additive_last. In versie 1 van de regels was het tweede de standaard; spellen die daaronder begonnen, houden het.
- **A-21 "Na elke ronde": ook na de winter?** Beslissing: nee; zes actierondes passen bij de zes standbeelden, en voor verloren aanvoerders is er een aparte regel "na de winter". Optie: \`leader_moves_after_winter\` = false | true.
- **A-22 Mag de aanvoerder blijven? Maar één provincie? Uit vrije wil niet-aangrenzend?** Beslissing: hij moet naar een andere provincie, als die er is; anders blijft hij zonder standbeeld staan; elke eigen provincie is een geldig doel. Sommigen spelen dat een niet-aangrenzende alleen mag als er geen aangrenzende eigen provincie is; in de spelregels staat dat niet. Optie: \`leader_far_move\` = free | only_if_needed.
- **A-23 Meerdere eigen standbeelden in één provincie.** Niet verboden. Beslissing: mag (letterlijk); een vijandelijke aanvoerder neemt ze allemaal. Zo kan een speler tussen twee provincies heen en weer gaan. Optie: \`statues_per_province\` = unlimited | one_per_player.
- **A-24 Gunst die niet volledig kan worden toegepast.** "Moet, indien mogelijk". Beslissing: een voordeel wordt gegeven zover de voorraad reikt (bijvoorbeeld #12 met 2 legers in voorraad -> 2 geplaatst); kan er niets, dan heeft de kaart geen werking; de beambten worden hoe dan ook betaald. Optie: geen.
- **A-25 Welk nummer wat toont bij #7/17/21 en #10/11/18.** De tekst noemt ze samen. Beslissing naar volgorde van noemen en stijgende waarde: 10 = A, 11 = B, 18 = A en B; 7 = theater, 17 = tempel, 21 = paleis. Optie: \`favor_buildings\` voor 7, 17 en 21; \`favor_peace\` voor 10, 11 en 18.
- **A-26 Gebeurtenis en gratis theater.** De gebeurtenis zegt "bij het bouwen". Beslissing: ze geldt. Optie: geen.
- **A-27 Kamers "elke ronde".** 36 fiches / 6 = 6 actierondes. Beslissing: niet in de winter. Optie: geen.
- **A-28 Kamers, neutrale speler.** "Telt als een extra speler". Beslissing: hij kan winnen (niemand krijgt punten) en gelijk eindigen (de anderen krijgen 1 minder). Optie: geen.
- **A-30 Volgorde van modulestappen op hetzelfde moment.** Door de spelregels bepaald: Samoerai vóór het hof; aanvoerders plaatsen na de spelersvolgorde. Beslissing voor de rest zoals in S-ROUND-03 en S-X-10/11. Aanvoerders plaatsen gaat voor, want het hoort bij de voorbereiding. Optie: geen.
- **A-52 Hof: precies n of tot n?** De spelregels: precies n of niet uitgevoerd. "Tot n" is een bekende huisregel. Optie: \`court_conversion\` = exact | up_to.
- **A-53 Kosten aan het hof 4/3/2.** Duidelijk in de spelregels; sommige samenvattingen zeggen 3/2/1. Beslissing: 4/3/2. Optie: geen.
- **A-54 Volgorde in stap 2 van het hof: wie deze ronde is gestuurd of wie in de hal staat?** De tekst spreekt over beambten die naar de voorhal zijn gestuurd; er staan ook nog eerdere, en het voorbeeld vergelijkt ze allemaal. Beslissing: alle beambten in de hal. Optie: geen.
- **A-55 Te weinig legers voor een voordeel van de Samoerai.** Beslissing: zoveel als de voorraad heeft; een ander voordeel kiezen mag. Optie: geen.
- **A-56 Bewaarde #4: verplicht bij het volgende fiche?** Beslissing: vanzelf. Optie: geen.
- **A-57 #12 op een provincie met een vijandelijk standbeeld of een vijandelijke aanvoerder.** In neutrale provincies staat geen aanvoerder; standbeelden blijven. Optie: geen.
- **A-58 Aanvoerder en "2 legers verplaatsen".** De verbeterde actie heet "2 legers plaatsen/verplaatsen"; het verplaatsen blijft "elk aantal" zoals in het basisspel. Optie: geen.
- **A-59 Bij een vaste startopstelling komt de aanvoerder na het plannen.** Letterlijk; hij mag dus precies daar komen waar een plan ervan profiteert. Optie: geen.
- **A-60 Kamers, 15 spelersfiches.** Kunnen pas na 15 keer ruilen op zijn. Beslissing: dan wordt er niet meer geruild. Optie: geen.

### 12.4 Opties van een tafel (de standaard voorop)
| Optie | Waarden | Beslissing of regel |
| --- | --- | --- |
| \`board\` | sun, moon | S-SETUP-02 |
| \`setup\` | draft, fixed | S-SETUP-07 |
| \`optional_battle_move\` | false, true | A-04 |
| \`overbid\` | forbid, treat_as_zero | A-05 |
| \`bank\` | unlimited, finite_135 | A-07 |
| \`revolt_markers\` | unlimited, finite_42 | A-08 |
| \`revolt_income\` | keep, forfeit | A-11 |
| \`final_tie\` | shared, turn_order | A-19 |
| \`draft_start\` | random, seat | A-42 |
| \`draft_seat\` | 1, 2, 3, 4, 5 | S-DRAFT-03 |
| \`fixed_columns\` | random, by_seat | A-43 |
| \`show_tower_counts\` | true, false | A-48 |
| \`tower_model\` | physics, two_thirds, manual | A-40 |
| \`short_supply\` | all_or_nothing, as_far_as_possible | A-10 |
| \`rice_track\` | open, 18 | A-12 |
| \`modules\` | none, court, samurai, leaders, chambers | S-X-01 |
| \`leader_modifier\` (module) | improved_base, additive_last | A-20 |
| \`leader_moves_after_winter\` (module) | false, true | A-21 |
| \`leader_far_move\` (module) | free, only_if_needed | A-22 |
| \`statues_per_province\` (module) | unlimited, one_per_player | A-23 |
| \`court_conversion\` (module) | exact, up_to | A-52 |
| \`favor_chests\` (module) | 3,5,7 | S-TC-21 |
| \`favor_armies\` (module) | 3,4,5 | S-TC-22 |
| \`favor_rice\` (module) | 2,3,4 | S-TC-24 |
| \`favor_points\` (module) | 1,2,3 | S-TC-24 |
| \`favor_buildings\` (module) | theater,temple,castle | S-TC-25 |
| \`favor_peace\` (module) | a,b,ab | S-TC-27 |
| \`chamber_rows\` (module) | 1,1,2,2,3,3 | S-CH-08 |
| \`chamber_columns\` (module) | 1,1,2,2,3,3 | S-CH-08 |

Een tafel mag verschillende \`modules\` samen nemen. Tonen haar eigen gunstkaarten of kamerbord iets anders, dan vult ze drie getallen van 0 tot 20 in voor een soort kaart, de drie gebouwen of beschermingen in hun volgorde, of zes getallen van 0 tot 9 voor de rijen of de kolommen.
`;export{e as default};