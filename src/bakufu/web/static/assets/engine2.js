var e=`seat-number = Plaats { $number }
tally = { $seat } { $count }
event-rewound =
    { $count ->
        [one] Wie deze server beheert, heeft het spel naar dit punt teruggezet. Alle trekkingen vanaf hier zijn nieuw.
       *[other] Wie deze server beheert, heeft het spel naar dit punt teruggezet, tot nu toe { $count } keer. Alle trekkingen vanaf hier zijn nieuw.
    }
refusal-in-run = Zet { $place }: { $text }
refusal-move-malformed = { $move } is geen zet; schrijf een lijst zoals ["attack", "kai", 3].
refusal-move-not-legal = { $seat } kan deze zet nu niet doen; kies een van de toegestane zetten.
refusal-move-unknown-kind = Er bestaat geen soort zet { $kind }; de soorten zijn { $kinds }.
refusal-move-unknown-number = Het getal { $number } staat voor geen enkele zet van dit spel.
refusal-move-unknown-value = { $value } is geen { $argument } voor de zet "{ $kind }"; kies een waarde die bij de toegestane zetten staat.
refusal-move-wrong-length =
    { $arguments-id ->
        [none] Na de zet "{ $kind }" komt niets meer, maar er { $given ->
            [one] is { $given } waarde
           *[other] zijn { $given } waarden
        } opgegeven.
       *[other] Bij de zet "{ $kind }" hoort { $arguments }, maar er { $given ->
            [0] is niets
            [one] is { $given } waarde
           *[other] zijn { $given } waarden
        } opgegeven.
    }
refusal-run-empty = De reeks bevat geen zetten; geef er minstens één op.
refusal-run-past-barrier = Deze zet brengt iets nieuws aan het licht: een worp, een kaart, of wat iemand geheim hield. Doe hem eerst apart en beslis over de rest als je het gezien hebt.
refusal-run-too-long = Een reeks van { $moves } zetten is te lang; geef er hoogstens { $most } tegelijk op.
refusal-undo-after-draw = De zet kan niet worden teruggenomen: er is sindsdien iets getrokken.
refusal-undo-after-rewind = De zet kan niet worden teruggenomen: wie deze server beheert, heeft het spel sindsdien naar dit punt teruggezet.
refusal-undo-after-uncovering = De zet kan niet worden teruggenomen: er is sindsdien iets onthuld.
refusal-undo-game-over = Het spel is afgelopen; er kan niets meer worden teruggenomen.
refusal-undo-nothing = Er valt niets terug te nemen: deze plaats heeft nog geen zet gedaan.
refusal-undo-others-went-on = De zet kan niet worden teruggenomen: anderen hebben er al op voortgebouwd.
refusal-game-unknown =
    { $games-id ->
        [none] Er is geen spel { $game }, en er is ook geen ander spel geïnstalleerd.
       *[other] Er is geen spel { $game }; de geïnstalleerde spellen zijn { $games }.
    }
refusal-option-bad-value = De optie "{ $name }" kan niet { $value } zijn; kies uit { $values }.
refusal-option-bad-numbers = De optie "{ $name }" kan niet { $value } zijn; schrijf { $count } getallen van { $least } tot { $most } met komma's ertussen.
refusal-option-unknown =
    { $nearest-id ->
        [none] { $game } heeft geen optie { $name }; de opties zijn { $names }.
       *[other] { $game } heeft geen optie { $name }; bedoel je "{ $nearest }"? De opties zijn { $names }.
    }
refusal-players-not-a-number = { $given } is geen aantal spelers; geef een geheel getal op.
refusal-players-out-of-range = { $game } is voor { $low } tot { $high } spelers, niet voor { $given }.
refusal-rule-unknown =
    { $near-id ->
        [none] De spelregels van { $game } bevatten geen regel { $id }; een regelnummer ziet eruit als S-BAT-11 of I-SEQ-05.
       *[other] De spelregels van { $game } bevatten geen regel { $id }; bedoel je { $near }?
    }
refusal-rulebook-missing = Bij het spel { $game } zitten geen spelregels.
refusal-rules-version-newer = Hiervoor is versie { $version } van de regels van { $game } nodig, maar alleen { $newest } is geïnstalleerd; installeer een nieuwere Bakufu.
refusal-rules-version-unknown = Er is geen versie { $version } van de regels van { $game }; de nieuwste is { $newest }.
refusal-seat-name-malformed = { $name } kan geen naam van een plaats zijn; gebruik 1 tot { $most } afdrukbare tekens.
refusal-seat-unknown = Er is geen plaats { $seat-id } aan een tafel van { $players }; de plaatsen tellen vanaf 0.
refusal-seats-wrong-number =
    { $given ->
        [one] { $given } plaats heeft een naam
       *[other] { $given } plaatsen hebben een naam
    }, maar er spelen er { $players }; geef elke plaats één naam.
refusal-tests-folder-missing = De tests zijn hier niet; voer dit uit in een kopie van de broncode.
refusal-draw-not-fair =
    { $number ->
        [0] De voorbereiding
       *[other] Zet { $number }
    } past niet bij het geheim: de trekking { $label } is genoteerd als { $recorded }, maar het geheim geeft { $expected }.
refusal-draw-out-of-range =
    { $number ->
        [0] De voorbereiding
       *[other] Zet { $number }
    }: de trekking { $label } is genoteerd als { $outcome }, maar ze kan alleen 0 tot { $most } zijn.
refusal-draws-left-over =
    { $number ->
        [0] Bij de voorbereiding
       *[other] Bij zet { $number }
    } { $left ->
        [one] staat { $left } genoteerde trekking
       *[other] staan { $left } genoteerde trekkingen
    } waar het spel niet om vroeg.
refusal-draws-run-out =
    { $number ->
        [0] De voorbereiding
       *[other] Zet { $number }
    } trekt { $label }, maar het verslag bevat daarvoor geen uitkomst.
refusal-entropy-malformed = { $given } kan niet aan de trekkingen worden toegevoegd; gebruik hoogstens { $most } afdrukbare tekens.
refusal-entropy-too-late = { $seat } is te laat om iets aan de trekkingen toe te voegen: de eerste is al gedaan.
refusal-secret-wrong-length = Het geheim telt { $given } bytes; het moeten er { $bytes } zijn.
refusal-record-commitment-wrong = Het geheim van dit verslag past niet bij zijn vastlegging: genoteerd is { $recorded }, het geheim geeft { $expected }.
refusal-record-field-malformed =
    { $got-id ->
        [none] { $field } in het verslag is niet zoals het hoort: { $expected }.
       *[other] { $field } in het verslag moet { $expected } zijn, maar is { $got }.
    }
refusal-record-field-missing = Dit is geen volledig verslag van een spel: { $field } ontbreekt. Exporteer het spel opnieuw en gebruik dat bestand zoals het is.
refusal-record-field-unknown = In het verslag staat { $field }, dat geen verslag kent; haal het weg.
refusal-record-illegal-move = Zet { $number } van het verslag, { $move } door { $seat }, kan niet: { $because }
refusal-record-no-file = Er is geen bestand { $path }.
refusal-record-not-an-object = Een verslag is één JSON-object; in dit bestand staat iets anders.
refusal-record-not-json = Het bestand is geen verslag: het is geen geldige JSON ({ $problem }).
refusal-record-not-readable = { $path } kan niet worden gelezen: { $reason }.
refusal-record-not-written = { $path } kan niet worden geschreven: { $reason }.
refusal-record-other-commitment = Dit is niet het spel dat je hebt genoteerd: de vastlegging is { $recorded }, de jouwe is { $noted }.
refusal-record-other-end =
    Na { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } staat het spel er anders voor dan genoteerd: kenmerk { $reached } in plaats van { $recorded }.
refusal-record-other-outcome =
    Na { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } eindigt het spel anders dan genoteerd.
refusal-record-other-secret = De aangeboden trekkingen horen niet bij dit verslag; het geheim van de vastlegging { $recorded } is nodig.
refusal-record-seat-unknown = Zet { $number } van het verslag is van plaats { $seat-id }, maar er spelen er maar { $players }; de plaatsen tellen vanaf 0.
refusal-record-secret-missing = Dit spel { $game } kan niet verder: het geheim van de trekkingen staat niet in het verslag.
refusal-record-still-running = Dit is de uitvoer van een lopend spel ({ $format }), geen verslag; het kan niet worden nagespeeld.
refusal-record-too-large = Het bestand telt { $bytes } bytes; een verslag telt er hoogstens { $most }.
refusal-record-truncated = Het verslag breekt af na { $bytes } bytes; een deel van het bestand ontbreekt.
refusal-record-unknown-format = Het verslag is geschreven als { $format }; alleen { $known } is hier bekend.
refusal-bot-unknown = Er is geen bot { $bot }; kies uit { $bots }.
refusal-bot-not-loaded = De bot { $bot } is niet te gebruiken: { $problem }. Een eigen bot is module:functie, een functie die een weergave en een toevalsgenerator krijgt.
refusal-bots-wrong-number =
    { $given ->
        [one] Er is { $given } bot
       *[other] Er zijn { $given } bots
    } genoemd voor { $players } plaatsen; noem er één voor alle plaatsen, of één per plaats.`;export{e as default};