var e=`refusal-advice-busy = De bots denken voor anderen na; vraag het straks nog eens.
refusal-advice-failed = De bot { $bot } vond geen antwoord; vraag het nog eens, of vraag een andere.
refusal-advice-forbidden = Aan tafel { $table } mag niemand een bot om raad vragen; zo heeft de gastheer het bepaald.
refusal-advice-no-bot = Geen bot kent { $game } goed genoeg om raad te geven.
refusal-advice-nothing-asked = Je hoeft nu niets te beslissen; vraag om raad als je aan de beurt bent.
refusal-advice-real-throw = Hier kan niemand raad geven: voer in wat de echte worp laat zien.
refusal-clone-no-commitment = Het spel aan tafel { $table } is zonder vastlegging getrokken; die opstelling kan niet worden overgenomen.
refusal-clone-not-over = Het spel aan tafel { $table } is niet afgelopen; dezelfde opstelling kan pas opnieuw worden gespeeld als er niets meer geheim aan is.
refusal-luck-not-reckoned = Het geluk van { $game } wordt nog niet uitgerekend.
refusal-play-on-bots =
    { $others ->
        [one] Voor de andere plaats is één bot nodig, of geen; er zijn er { $given } genoemd.
       *[other] Voor de andere plaatsen zijn { $others } bots nodig, of één naam voor allemaal, of geen; er zijn er { $given } genoemd.
    }
refusal-play-on-no-position = Er is geen stelling { $position }; kies er een van 0 tot en met { $last }.
refusal-lesson-missing = Er is geen voorbereid eerste spel van { $game }.
refusal-play-on-not-yet = Het spel aan tafel { $table } is niet afgelopen; vanuit een stelling verder spelen kan pas als er niets meer geheim aan is.
refusal-play-on-over = In deze stelling is het spel afgelopen; kies een eerdere.
refusal-rewind-no-entry = Er is geen regel { $entry } om naar terug te gaan; kies een nummer vanaf 0, voor { $last }.
refusal-seat-open-with-bot = { $seat } blijft vrij en noemt een bot; kies een van de twee.
refusal-table-broken = Tafel { $name } kan niet worden geopend: er is met andere regels gespeeld dan hier zijn geïnstalleerd (regel { $entry }, { $because }). Wie de server beheert, kan de tafel terugzetten of beëindigen; alle andere tafels gaan door.
refusal-table-cancelled = Tafel { $table } is opgeheven; zoek een andere tafel.
refusal-table-other-draws = Wat er wordt getrokken is niet wat er genoteerd staat.
refusal-table-other-position = Het spel eindigt niet in de stelling die genoteerd staat.
refusal-invitation-wrong = Deze uitnodiging past niet bij tafel { $table }; vraag de gastheer om een nieuwe link.
refusal-no-spectators = Tafel { $table } laat geen toeschouwers toe; alleen de spelers mogen kijken.
refusal-not-the-host = Alleen de gastheer van tafel { $table } kan dit doen.
refusal-pace-unknown = Er is geen tempo { $pace }; kies uit { $known }.
refusal-record-not-over = Het spel van dit verslag is niet afgelopen; alleen afgelopen spellen kunnen worden ingelezen.
refusal-replay-not-yet = Het spel aan tafel { $table } is nog bezig: tot het einde kun je alleen door je eigen ogen terugkijken.
refusal-seat-is-human = { $seat } wordt door een mens gespeeld, niet door een bot.
refusal-name-malformed = Dit kan geen naam zijn: gebruik 1 tot { $most } letters, cijfers of tekens die te zien zijn; samengestelde emoji en onzichtbare tekens kunnen niet.
refusal-seat-name-taken = Er zit al iemand met de naam { $name } aan deze tafel; kies een andere naam.
refusal-seat-name-before = { $name } heette de speler voor je; kies een andere naam, zodat iedereen ziet wie er nu speelt.
refusal-seat-name-mixed = { $name } mengt alfabetten waarvan de letters op elkaar lijken, zoals Latijns en Cyrillisch; gebruik er één van.
refusal-seat-name-bot = { $name } kan voor een bot worden aangezien; kies een andere naam.
refusal-seat-taken = De plaats van { $seat } is bezet; kies een vrije plaats.
refusal-seats-open =
    Het spel kan nog niet beginnen: er { $open ->
        [one] is nog { $open } plaats
       *[other] zijn nog { $open } plaatsen
    } vrij; wacht, of laat bots plaatsnemen.
refusal-table-busy = Er gebeurt op dit moment te veel aan tafel { $table }; probeer het zo meteen opnieuw.
refusal-table-full = Aan deze tafel is geen plaats vrij; zoek een andere.
refusal-table-name = Dit is geen geldige naam voor een tafel; gebruik hoogstens { $most } afdrukbare tekens.
refusal-table-not-playing =
    { $status ->
        [waiting] Het spel aan tafel { $table } is nog niet begonnen; wacht op de start.
       *[other] Het spel aan tafel { $table } is afgelopen; er zijn geen zetten meer mogelijk.
    }
refusal-table-not-started = Het spel aan tafel { $table } is nog niet begonnen; wacht op de start.
refusal-table-started = Het spel aan tafel { $table } is al begonnen; zoek een andere tafel.
refusal-table-unknown = Er is geen tafel { $table }; controleer de link.
refusal-too-many-tables = Je hebt in korte tijd veel tafels geopend; wacht even voor de volgende.
refusal-chat-length =
    { $given ->
        [0] De regel is leeg; schrijf iets.
       *[other] De regel telt { $given } tekens; schrijf er hoogstens { $most }.
    }
refusal-command-id = Een opdracht heeft een kenmerk van 1 tot { $most } afdrukbare tekens nodig.
refusal-command-stale = De tafel is al verder: je antwoordde op stand { $seen }, maar het is nu { $now }. Kijk opnieuw en beslis dan.
refusal-draft-nothing-asked = Er wordt nu niets van je gevraagd, dus er valt niets klaar te leggen; wacht op je beurt.
refusal-hello-first = Het eerste bericht moet hello zijn.
refusal-hello-once = hello is al gestuurd; stuur iets anders.
refusal-link-renewed = Voor deze plaats aan tafel { $table } is een nieuwe link gemaakt, dus deze opent niets meer; gebruik de nieuwe.
refusal-seat-lost = Deze plaats aan tafel { $table } is niet meer van jou: ze is vrijgemaakt, of er zit nu iemand anders.
refusal-message-malformed = Het bericht is niet te begrijpen: { $problem }.
refusal-message-too-large = Het bericht telt { $bytes } bytes; stuur er hoogstens { $most }.
refusal-notes-length = De notities tellen { $given } tekens; houd het bij { $most }.
refusal-query-number = { $name } moet een geheel getal van 0 tot { $most } zijn, niet { $value }.
refusal-query-name = { $name } moet een naam van ten hoogste { $most } letters zijn, niet { $value }.
refusal-spectators-only-watch = Toeschouwers kunnen alleen kijken; schuif aan een tafel aan om te spelen.
refusal-token-malformed = De Authorization-header moet luiden: Bearer, een spatie en het token.
refusal-token-missing = Hiervoor is het token van je plaats nodig; stuur het in de Authorization-header.
refusal-token-wrong = Deze link opent geen plaats aan tafel { $table }; gebruik de link die je bij het aanschuiven kreeg.
refusal-too-fast = Dat ging te snel; wacht even voor het volgende bericht.
refusal-body-slow = Het verzoek deed er langer dan { $seconds } seconden over; stuur het opnieuw.
refusal-method-unknown = Dit adres kent die methode niet; het kent { $allowed }.
refusal-origin-foreign = De pagina van { $origin } mag hier niets veranderen; de gastheer kan dat toestaan met --origin.
server-page-unknown = Op dit adres is niets. Je plaatsen en spellen zijn veilig.
refusal-page-unknown = Op dit adres is niets; /openapi.json noemt wat er wel is.
refusal-query-choice = { $name } kan niet { $value } zijn; kies uit { $known }.
refusal-query-twice = { $name } is twee keer opgegeven; noem het één keer.
refusal-query-unknown = Er is hier geen parameter { $name }; er is { $known }.
refusal-too-many-sockets = Je houdt veel verbindingen open; sluit er een voordat je de volgende opent.
refusal-table-paused = Het spel aan tafel { $table } is gepauzeerd; iemand moet het eerst laten doorgaan.
refusal-table-not-paused = Het spel aan tafel { $table } is niet gepauzeerd.
refusal-table-events-full = Aan tafel { $table } is naast de zetten al te veel gebeurd (meer dan { $most } gebeurtenissen); speel gewoon door.
refusal-timeout-without-clock = Een stemming als de tijd om is vraagt om een klok; kies een tempo, of iets anders voor afwezige spelers.
refusal-seat-resigned = Wie de plaats van { $seat } had, heeft opgegeven; er is geen weg terug.
refusal-seat-played-by-bot = Een bot speelt nu op je plaats; neem die eerst terug.
refusal-seat-not-replaceable = { $seat } kan niet worden vervangen: kies een andere speler, geen bot en niet jezelf.
refusal-seat-replaced-already = Voor { $seat } speelt al iemand anders.
refusal-seat-not-absent = { $seat } is er nog; een speler kan worden vervangen als de tijd om is, of { $seconds } seconden na het weggaan.
refusal-vote-not-playing = Alleen wie zelf speelt kan iets vragen of stemmen; neem eerst je plaats terug.
refusal-vote-not-yours = Je hebt hier geen stem: het gaat over jou, of je speelt je plaats niet zelf.
refusal-vote-twice = Je hebt al gestemd.
refusal-vote-over = Deze stemming is voorbij.
refusal-vote-choice = { $choice } hoort niet bij de keuzes van deze stemming.
refusal-vote-open-already = Dit wordt de anderen al gevraagd.
refusal-vote-again =
    { $minutes ->
        [one] Dit is net afgewezen; over een minuut kun je het opnieuw vragen.
       *[other] Dit is net afgewezen; over { $minutes } minuten kun je het opnieuw vragen.
    }
refusal-vote-no-clock = Deze tafel heeft geen klok, dus niemand heeft meer tijd nodig.
refusal-vote-needs-seat = Zeg wie er vervangen moet worden, en door wie: een bot of een nieuwe speler.
refusal-vote-without-seat = Dit gaat over iedereen; noem geen plaats.
refusal-nudge-nobody = Kies een andere speler om aan te sporen: geen bot, en niet jezelf.
refusal-nudge-not-asked = De tafel wacht niet op { $seat }.
refusal-nudge-again =
    { $minutes ->
        [one] Je hebt deze speler net aangespoord; over een minuut kan het weer.
       *[other] Je hebt deze speler net aangespoord; over { $minutes } minuten kan het weer.
    }
refusal-server-failed = Er ging iets mis op de server. Wat bevestigd was, is niet verloren; probeer het zo meteen opnieuw.
refusal-database-away = De database is even niet bereikbaar. Wat bevestigd was, is niet verloren; probeer het zo meteen opnieuw.
refusal-odds-nothing-to-ask = Aan deze tafel zijn geen kansen te noemen; die zijn er alleen voor een gevecht of opstand die je zou kunnen uitlokken.
refusal-odds-no-place = In dit spel bestaat geen provincie { $value }; noem haar zoals de zetten dat doen.
bot-random = willekeurig
    .about = Doet zomaar een toegestane zet, zonder na te denken.
bot-easy = makkelijk
    .about = Speelt met verstand, stap voor stap, en vergist zich vaak.
bot-normal = gewoon
    .about = Weegt af wat elke zet waard is, plant vooruit en bewaakt zijn grenzen.
bot-hard = moeilijk
    .about = Speelt elk plan vele malen in gedachten uit voor het beslist; denkt ongeveer een seconde.`;export{e as default};