# Wat de opdrachtregel zegt.

# -- aan tafel ---------------------------------------------------------------------------------------

cli-welcome = { $game }: { $list } gaan aan tafel.
cli-welcome-back = { $game } gaat verder: { $list } zitten weer aan tafel.
cli-saving-to = Elke zet wordt bewaard in { $path }.
cli-commitment = De trekkingen liggen vast door een geheim. Noteer nu de vastlegging, dan kun je het spel achteraf controleren: { $commitment }
cli-how-to = Antwoord met een nummer uit de lijst, een paar woorden van een zet, of de JSON-vorm. Typ ? voor hulp.
cli-hand-over-head = De volgende speler
cli-hand-over = { $name } moet beslissen. Geef het toetsenbord door en druk op Enter als niemand anders meekijkt.
cli-question = { $name }: { $question }
cli-your-move = Kies een zet.
cli-prompt = >
cli-confirm = Enter om te bevestigen, n om opnieuw te kiezen, undo om de laatste stap terug te nemen:
cli-choose = Typ een nummer van 1 tot { $most }, of ? voor hulp.
cli-several = Hier passen { $number } zetten bij; zeg iets meer:
cli-undone = Je laatste zet is teruggenomen.
cli-hint = De bot "{ $bot }" zou kiezen: { $move }.
cli-saved = Het spel is bewaard in { $path }.
cli-quit = Tot de volgende keer. Ga verder met: bakufu play { $game-id } --load { $path }
cli-input-ended = De invoer is afgelopen. Ga verder met: bakufu play { $game-id } --load { $path }
cli-letters-unknown = De uitvoer is { $encoding } en kent niet alle letters: die staan er als vraagteken. Zet PYTHONIOENCODING=utf-8 om ze te zien.
cli-interrupted = Onderbroken.
cli-interrupted-saved = Onderbroken, maar bewaard. Ga verder met: bakufu play { $game-id } --load { $path }
cli-end = Het einde
cli-reveal = Het geheim van de trekkingen was { $secret }; de vastlegging is { $commitment }.
cli-check = Controleer het hele spel met: bakufu verify { $path }
cli-no-map = Dit spel heeft hier geen kaart om te tonen.
cli-no-odds = Dit spel kan hier geen kansen noemen.
cli-press-enter = Enter voor de volgende stap, q om te stoppen:
cli-help =
    Antwoord met
      een nummer uit de lijst: 3
      een paar woorden van een zet
      de JSON-vorm
    of vraag om
      show              de vraag nog eens
      map [PLAATS]      de hele tafel, of het deel rond een plaats
      log [N]           de laatste N regels van het verslag
      rule ID           een regel
      odds PLAATS       de kansen van een aanval, als het spel die kent
      hint              wat een bot zou doen
      undo              neem je laatste zet terug, zolang er niets bekend is geworden
      save [BESTAND]    bewaar het spel, of een kopie ervan
      quit              bewaar en stop

# -- bakufu games ------------------------------------------------------------------------------------

cli-games-head = { $game-id }: { $low } tot { $high } spelers
cli-games-bots = Bots: { $bots }
cli-games-option = optie
cli-games-values = waarden
cli-games-any = een of meer van { $names }
cli-games-rule = regel
cli-games-about = waar het over gaat

# -- bakufu replay -----------------------------------------------------------------------------------

cli-spectator = een toeschouwer
cli-you-did = Je koos: { $move }.
cli-replay-head =
    { $game } met { $list }, gezien door { $viewer }; { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } in het verslag.
cli-replay-options = Opties: { $options }
cli-replay-running = Hier houdt het verslag op; het spel is niet afgelopen.
cli-replay-breaks = Zet { $number } laat het programma vastlopen: { $problem } ({ $where })

# -- bakufu rules ------------------------------------------------------------------------------------

cli-rules-module-section = { $section }, module
cli-rules-example = Voorbeeld { $number }: { $text }
cli-rules-module-example = Voorbeeld { $number } (module): { $text }
cli-rules-no-code = Heeft geen code nodig: { $reason }
cli-rules-test-example = voorbeeld { $number }

# -- bakufu sim --------------------------------------------------------------------------------------

cli-sim-progress = Bezig met spelen
cli-sim-head =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } { $game } met { $players } spelers: { $decisions } beslissingen in { $time } s, { $micros } µs per beslissing, { $speed } spellen per seconde, startgetal { $seed-id }
cli-sim-seat = plaats
cli-sim-bot = bot
cli-sim-wins = gewonnen
cli-sim-share = aandeel
cli-sim-score = punten
cli-sim-shared =
    { $number ->
        [one] { $number } overwinning werd gedeeld.
       *[other] { $number } overwinningen werden gedeeld.
    }
cli-bot-record = Het spel tot daar staat in { $path }.
cli-sim-crashed = Spel { $number } liet het programma vastlopen: { $problem }. Het verslag staat in { $path }.
cli-sim-crashed-unwritten = Spel { $number } liet het programma vastlopen: { $problem }. Het verslag kon niet worden geschreven.

# -- bakufu arena ------------------------------------------------------------------------------------

cli-arena-head =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } { $game } met { $players } spelers, startgetal { $seed-id }; even sterke bots zouden elk { $equal }% winnen
cli-arena-bot = bot
cli-arena-wins = overwinningen (95 %-grenzen)
cli-arena-points = punten
cli-arena-rating = OpenSkill
cli-arena-time = per beslissing
cli-arena-slowest = traagste
cli-arena-all = alle
cli-arena-crosstable = Hoe vaak de bot van de rij vóór die van de kolom eindigt:
cli-arena-fault = Spel { $number }: { $bot } { $what }.
cli-arena-fault-raised = gaf de fout { $detail }
cli-arena-fault-illegal = antwoordde { $detail }, en dat is geen geldige zet
cli-arena-fault-late = antwoordde niet binnen { $detail }
cli-arena-fault-died = sleepte het proces mee; dit spel telt voor niemand
cli-arena-traceback = Waar { $bot } was in spel { $number }:
cli-arena-faults-more =
    { $more ->
        [one] En nog { $more } fout;
       *[other] En nog { $more } fouten;
    } --json en results.json noemen ze alle.
refusal-arena-no-bots = Noem de bots die spelen, zoals --bots normal,random.
refusal-arena-faults-unknown = --faults is { $given }; kies uit { $known }.
refusal-arena-limit = --limit kan niet { $given } zijn; geef seconden van { $least } tot { $most }.
refusal-arena-on-unknown = Een toernooi kan niet op { $given } worden gespeeld; kies uit { $known }.
refusal-ray-not-started = Ray is niet gestart: { $problem }. Probeer het opnieuw als de machine het minder druk heeft, of kijk of RAY_ADDRESS klopt.
refusal-arena-other-tournament = In de map { $folder } staat een ander toernooi; kies een nieuwe map, of hetzelfde spel met dezelfde spelers, opties, bots en startgetal.
refusal-arena-journal-damaged = Regel { $line } van { $path } is niet te lezen; haal die regel weg, en het spel wordt opnieuw gespeeld.
refusal-arena-folder = De map { $folder } kan niet worden gebruikt: { $problem }.

# -- bakufu verify -----------------------------------------------------------------------------------

cli-verify-moves =
    { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } van { $game }, allemaal toegestaan volgens versie { $version } van de regels.
cli-verify-fair = Alle { $draws } trekkingen volgen uit het geheim, en het geheim past bij de vastlegging { $commitment }.
cli-verify-fair-but-deal = De trekkingen na de voorbereiding ({ $draws }) volgen uit het geheim, en het geheim past bij de vastlegging { $commitment }.
cli-verify-deal = De voorbereiding komt uit het spel met de vastlegging { $deal }: de { $draws } trekkingen ervan zijn overgenomen zoals genoteerd. Vergelijk ze met het verslag van dat spel.
cli-verify-fair-later = De trekkingen na het overgenomen begin ({ $draws }) volgen uit het geheim, en het geheim past bij de vastlegging { $commitment }.
cli-verify-continues = De voorbereiding en de eerste { $moves } zetten zijn overgenomen uit een ander spel: de { $draws } trekkingen ervan zijn overgenomen zoals genoteerd. Vergelijk ze met het verslag van dat spel; de SHA-256 van dat bestand is { $digest }.
cli-verify-note = Wie die vastlegging voor het spel heeft genoteerd, heeft hiermee het bewijs dat geen trekking achteraf is veranderd; geef de jouwe op met --commitment om te vergelijken. Wie de server beheerde en het geheim kende, is er niet door gebonden.
cli-verify-rewound =
    { $count ->
        [one] Het spel is één keer teruggezet door wie de server beheerde; de trekkingen daarna waren nieuw, en wat is teruggedraaid staat niet in het verslag.
       *[other] Het spel is { $count } keer teruggezet door wie de server beheerde; de trekkingen daarna waren nieuw, en wat is teruggedraaid staat niet in het verslag.
    }
cli-verify-names = Niet gecontroleerd: de namen van de spelers, en wie voor hen heeft gezet. Wie het bestand heeft, kan er andere namen in schrijven.
cli-verify-no-secret = De { $draws } trekkingen zijn overgenomen zoals genoteerd: zonder het geheim van de vastlegging { $commitment } kan niemand ze controleren.
cli-verify-no-commitment = De { $draws } trekkingen zijn overgenomen zoals genoteerd: deze tafel had geen vastlegging, dus niemand kan ze controleren.
cli-verify-end = Het spel eindigt precies zoals genoteerd.
cli-verify-no-end = Het verslag zegt niet hoe het spel moet eindigen.
cli-verify-running = Het spel is niet afgelopen.
cli-verify-outcome =
    { $winners-count ->
        [one] { $winners } heeft gewonnen. De eindstand: { $list }.
       *[other] { $winners } hebben samen gewonnen. De eindstand: { $list }.
    }

# -- weigeringen -------------------------------------------------------------------------------------

refusal-amount-unknown = { $given } kan hier niet; geef een getal van { $low } tot { $high }.
refusal-answer-unknown = { $given } is hierop geen antwoord; typ een nummer uit de lijst, een paar woorden van een zet, of ? voor hulp.
refusal-argument-left-over = { $given } is een argument te veel; bakufu --help laat zien hoe het moet.
refusal-choice-unknown = Keuze { $given } staat niet in de lijst; typ een nummer van 1 tot { $most }.
refusal-command-line = De opdracht is niet te begrijpen: { $problem } Probeer bakufu --help.
refusal-command-unknown = Er is geen opdracht { $command }; de opdrachten zijn { $commands }.
refusal-flag-missing = { $flag } ontbreekt; bakufu --help laat zien hoe het moet.
refusal-flag-not-a-number = Bij { $flag } hoort een geheel getal, niet { $given }.
refusal-flag-not-a-pair = Bij { $flag } hoort NAAM=WAARDE, niet { $given }.
refusal-flag-repeated = { $flag } is meer dan eens opgegeven; geef het één keer op.
refusal-flag-too-small = { $flag } kan niet { $given } zijn; geef minstens { $least } op.
refusal-flag-twice = { $flag } is twee keer opgegeven voor { $name }; geef het één keer op.
refusal-flag-unknown = Er is geen vlag { $flag }; bakufu --help noemt de vlaggen.
refusal-humans-out-of-range = Aan een tafel van { $players } kunnen geen { $given } mensen zitten; kies 0 tot { $players }.
refusal-language-unknown = Er zijn geen woorden in de taal { $lang }; kies uit { $languages }.
refusal-load-with = Bij een geladen spel ligt { $flag } al vast; laat het weg, of begin een nieuw spel zonder --load.
refusal-province-unknown = Er is geen provincie { $given }; de opdracht map toont de namen.
refusal-record-other-game = { $path } bevat een spel { $recorded }, geen { $given }; noem het juiste spel of bestand.
refusal-replay-too-short =
    Voor deze toeschouwer is er geen stap { $given }, maar { $steps ->
        [one] slechts { $steps } stap
       *[other] slechts { $steps } stappen
    }; kies een eerdere.
refusal-replay-two-viewers = Kijk ofwel vanaf een plaats ofwel als toeschouwer; laat --seat of --spectator weg.
refusal-save-exists = { $path } bestaat al en wordt niet overschreven; kies een andere naam.
refusal-seat-name-unknown = Er zit niemand met de naam { $name } aan deze tafel; de plaatsen zijn { $names }.
refusal-seat-with-humans = Zeg met --seat of met --humans wie er speelt, niet met allebei.

# -- omgevingen --------------------------------------------------------------------------------------

refusal-game-no-encoding = { $game } biedt geen codering van zijn stellingen, dus er valt niets van te leren; het pakket van het spel moet er een meebrengen.
refusal-action-unknown = { $action } is geen actie; de acties zijn de hele getallen van 0 tot en met { $last }.
refusal-action-not-legal = De actie { $action } is nu niet geldig; kies er een waarvan de plaats in het masker 1 is.
refusal-action-not-legal-in-game = De actie { $action } is niet geldig in spel { $index } van de reeks; kies er een waarvan de plaats in zijn masker 1 is.
refusal-actions-wrong-number = Er zijn acties gegeven voor { $given } spellen, maar het zijn er { $games }; geef er één per spel.
refusal-games-too-few = { $given } spellen is te weinig; er is er minstens 1 nodig.
refusal-spiel-options = { $given } is geen optie; schrijf naam:waarde;naam:waarde, met + voor een komma.
refusal-observer-parameters = Een waarnemer heeft geen parameters, maar { $given } is gegeven; laat dat weg.

# -- bakufu dataset ----------------------------------------------------------------------------------

cli-dataset-done =
    { $files ->
        [one] { $files } bestand
       *[other] { $files } bestanden
    } met spellen in { $folder }, samen { $amount } MiB.
refusal-extra-missing = Hiervoor is het pakket { $package } nodig, en dat is er niet; pip install "bakufu[{ $extra }]" brengt het mee.
refusal-dataset-other = In de map { $folder } staat een andere dataset; kies een nieuwe map, of hetzelfde spel met dezelfde spelers, opties, bots en startgetal.
refusal-dataset-damaged = Het bestand { $file } van de dataset is niet te lezen; haal het weg, en de spellen ervan worden opnieuw gespeeld.
refusal-dataset-empty = In de map { $folder } staan geen spellen; maak ze met "bakufu dataset".
refusal-dataset-folder = De map { $folder } kan niet worden gebruikt: { $problem }.
refusal-dataset-no-game = In de map { $folder } staat geen spel { $number }; vraag naar een spel dat er wel is.
refusal-dataset-process-died = Een proces viel uit tijdens het spelen; wat klaar was staat in { $folder }. Geef dezelfde opdracht nog eens om verder te gaan.

# -- een server draaien: gezegd waar hij draait, nooit in een browser ---------------------------------

refusal-database-kind = Er is geen stuurprogramma voor databases van de soort { $kind }; gebruik { $known }.
refusal-database-newer = De database heeft een nieuwere vorm ({ $revision }) dan deze versie van Bakufu kent; installeer de nieuwere versie.
refusal-database-url = { $url } is geen adres van een database; schrijf het als sqlite:///bakufu.db.
refusal-database-unusable = De database { $url } is niet te gebruiken: { $problem }.
refusal-host-unknown = De server kan niet luisteren op { $host }: { $problem }.
refusal-metrics-private = De meetwaarden zijn alleen voor wie deze server beheert; stuur diens token, of vraag vanaf dezelfde machine.
refusal-origin-malformed = { $origin } is geen herkomst van webpagina's; schrijf het als https://example.org.
refusal-port-taken = De server kan niet luisteren op { $host } poort { $port }: { $problem }.
refusal-workers-need-postgresql = { $workers } werkprocessen hebben PostgreSQL nodig; met SQLite kan er maar één zijn.
refusal-flag-out-of-range = { $flag } kan niet { $given } zijn; geef { $least } tot { $most }.
refusal-limits-wrong = --limits kan niet { $given } zijn; geef een factor zoals 2, of 0 voor geen grenzen.
refusal-log-level-unknown = --log kan niet { $given } zijn; kies uit { $known }.
cli-serve-address = Bakufu is open op { $address }
cli-serve-data =
    De gegevens staan in { $data }{ $workers ->
        [one] {""}
       *[other] , { $workers } werkprocessen
    }. Ctrl-C stopt; wie speelt, krijgt bericht, en niets gaat verloren.
cli-serve-stopped = Gestopt.
refusal-database-missing = Er is geen database { $file }; noem er een met --db.
refusal-delete-not-meant = Een verwijderde tafel komt niet terug; voeg --yes toe om { $table } te verwijderen.
refusal-link-not-meant = Met een nieuwe link voor { $seat } aan { $table } is de huidige link van { $name } niets meer waard; voeg --yes toe als je dat wilt.
refusal-link-no-guest = Niemand speelt { $seat } aan { $table }, dus er is geen link te vernieuwen.
refusal-file-unreadable = Het bestand { $path } is niet te lezen: { $problem }.
refusal-file-unwritable = Het bestand { $path } is niet te schrijven: { $problem }.
refusal-status-unknown = Er is geen status { $status }; kies uit { $known }.
cli-admin-sound =
    { $number ->
        [one] De enige tafel is na te spelen zoals er gespeeld is.
       *[other] Alle { $number } tafels zijn na te spelen zoals er gespeeld is.
    }
cli-admin-differ = { $number } van { $all } tafels zijn niet na te spelen zoals er gespeeld is; ze worden niet geopend:
cli-admin-page =
    { $number ->
        [one] { $number } regel
       *[other] { $number } regels
    }, pagina { $page } van { $pages }
cli-admin-exported = Het verslag staat in { $path }.
cli-admin-imported = Tafel { $table } is gemaakt. Het token van de gastheer: { $token } De zetten en trekkingen zijn gecontroleerd, de namen in het bestand niet.
cli-admin-seat-token = Het token van { $name }: { $token }
cli-admin-rewound = Tafel { $table } staat weer zoals na regel { $entry }.
cli-admin-ended = Tafel { $table } is beëindigd.
cli-admin-link =
    De nieuwe link van { $name }: { $link }
    Wie hem heeft, speelt op deze plaats. De oude link opent niets meer.
cli-admin-deleted = Tafel { $table } is weg.
cli-admin-outbox-counts = { $waiting } wachten; { $dead } zijn onbestelbaar; de oudste moest { $seconds } s geleden weg.
cli-admin-outbox-revived =
    { $number ->
        [one] { $number } onbestelbaar bericht wordt opnieuw verstuurd.
       *[other] { $number } onbestelbare berichten worden opnieuw verstuurd.
    }
cli-admin-outbox-forgotten =
    { $number ->
        [one] { $number } onbestelbaar bericht is verwijderd.
       *[other] { $number } onbestelbare berichten zijn verwijderd.
    }
cli-admin-col-channel = kanaal
cli-admin-col-person = persoon of plaats
cli-admin-col-tries = pogingen
cli-admin-col-table = tafel
cli-admin-col-name = naam
cli-admin-col-status = status
cli-admin-col-entry = regel
cli-admin-col-why = waarom
cli-admin-col-players = spelers
cli-admin-col-seats = plaatsen
cli-admin-col-seat = plaats
cli-admin-col-created = gemaakt (UTC)
cli-admin-col-what = wat
cli-admin-col-value = waarde
cli-admin-col-game = spel
cli-admin-col-options = opties
cli-admin-col-commitment = vastlegging
cli-admin-col-at = om (UTC)
cli-admin-col-kind = soort
cli-admin-col-moves = zetten
