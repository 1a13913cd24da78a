# De pagina's van toernooien, en de koppen van hun bestanden.

web-tournaments-title = Toernooien
web-tournaments-open-one = Een toernooi openen
web-tournaments-now = Komend en bezig
web-tournaments-over = Afgelopen
web-tournaments-none = Er is hier nog geen toernooi.
web-tournaments-all = Alle toernooien
web-tournaments-status-announced = aangekondigd
web-tournaments-status-open = open
web-tournaments-status-running = bezig
web-tournaments-status-finished = afgelopen
web-tournaments-status-called-off = afgelast
web-tournaments-round-of = Ronde { $round } van { $rounds }
web-tournaments-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
web-tournaments-entrants = { $count ->
    [one] { $count } deelnemer
   *[other] { $count } deelnemers
}
web-tournaments-tables-of = Tafels van { $count }
web-tournaments-invited = genodigden
web-tournaments-accounts = account nodig
web-tournaments-opens = De inschrijving opent { $when }.
web-tournaments-starts = Het begint { $when }.
web-tournaments-starts-by-hand = De toernooileider start het.
web-tournaments-deadline = Deze ronde eindigt uiterlijk { $when }; daarna maken bots de partijen af.
web-tournaments-next = De volgende ronde begint { $when }.
web-tournaments-no-shows = Wie zijn plaats niet binnen { $minutes } minuten heeft geopend, wordt door een bot gespeeld en krijgt geen punten.
web-tournaments-late = Inschrijven kan tot ronde { $round } begint.

web-tournaments-name = Je naam
web-tournaments-enter = Inschrijven
web-tournaments-enter-as = Inschrijven als { $name }
web-tournaments-entered = Je bent ingeschreven.
web-tournaments-withdraw = Terugtrekken
web-tournaments-withdraw-sure = Voorgoed terugtrekken? Een bot neemt een partij over die je nu speelt.
web-tournaments-need-account = De toernooileider vraagt om een account.
web-tournaments-sign-in = Aanmelden of er een maken
web-tournaments-need-invite = Dit toernooi is voor genodigden: open de link die de toernooileider je heeft gestuurd.
web-tournaments-your-table = Je tafel van ronde { $round }
web-tournaments-to-table = Naar je tafel
web-tournaments-bye = Je hebt deze ronde een bye; die telt als het gemiddelde van een tafel.
web-tournaments-waiting = Je speelt vanaf de volgende ronde mee.

web-tournaments-standings = Stand
web-tournaments-final = Eindstand
web-tournaments-tables = Rondes en tafels
web-tournaments-log = Wat er is gebeurd
web-tournaments-who = Deelnemers
web-tournaments-about-points = Een overwinning telt 12 punten, de laatste plaats 0, en de andere gelijkmatig daartussen; wie een plaats deelt, deelt de punten. Bij gelijke punten gaat voor wie tegenstanders met meer punten had, dan het aandeel in de punten aan de tafels, dan overwinningen.
web-tournaments-col-rank = Plaats
web-tournaments-col-name = Naam
web-tournaments-col-points = Punten
web-tournaments-col-opponents = Tegenstanders
web-tournaments-col-share = Aandeel
web-tournaments-col-wins = Gewonnen
web-tournaments-col-round = Ronde
web-tournaments-col-bye = bye
web-tournaments-col-no-show = niet verschenen
web-tournaments-col-resigned = opgegeven
web-tournaments-col-replaced = vervangen
web-tournaments-col-playing = speelt
web-tournaments-col-number = Nr.
web-tournaments-place = plaats { $place }
web-tournaments-table = Tafel { $number }
web-tournaments-replay = Terugkijken
web-tournaments-watch = Meekijken
web-tournaments-void = afgelast
web-tournaments-byes = Bye: { $names }
web-tournaments-bot = bot
web-tournaments-csv = CSV
web-tournaments-json = JSON
web-tournaments-files = Bestanden:
web-tournaments-out = heeft zich teruggetrokken
web-tournaments-removed = verwijderd
web-tournaments-banned = uitgesloten
web-tournaments-seed = De loting volgt uit het startgetal { $seed }, waarvan deze samenvatting eerder is gepubliceerd: { $commitment }.
web-tournaments-commitment = De loting volgt uit een startgetal met deze samenvatting, dat bij de start wordt getoond: { $commitment }.

web-tournaments-director = Toernooileider
web-tournaments-act-open = Inschrijving nu openen
web-tournaments-act-start = Nu starten
web-tournaments-act-next-round = Nu de volgende ronde
web-tournaments-act-finish-round = De ronde nu beëindigen
web-tournaments-act-finish-round-sure = Bots maken alle partijen van deze ronde af. Doorgaan?
web-tournaments-act-extend = Meer tijd
web-tournaments-act-minutes = Minuten
web-tournaments-act-void = Deze partij afgelasten
web-tournaments-act-void-sure = De partij aan tafel { $number } afgelasten? De spelers delen de punten.
web-tournaments-act-replace = Vervangen
web-tournaments-act-by = { $name } door
web-tournaments-act-remove = Verwijderen
web-tournaments-act-remove-sure = { $name } verwijderen?
web-tournaments-act-ban = Uitsluiten
web-tournaments-act-ban-sure = { $name } uitsluiten? Wie is uitgesloten, staat niet in de rangorde.
web-tournaments-act-call-off = Het toernooi afgelasten
web-tournaments-act-call-off-sure = Het hele toernooi afgelasten?
web-tournaments-invite-link = Uitnodiging
web-tournaments-invite-about = Stuur deze link naar de spelers. Iedereen die hem heeft, kan hem gebruiken.
web-tournaments-page-link = Pagina van het toernooi
web-tournaments-invite-new = Nieuwe uitnodigingslink
web-tournaments-invite-gone = De link is alleen te zien in de browser die hem heeft gemaakt. Een nieuwe maakt de vorige ongeldig.

web-tournaments-log-created = Het toernooi is aangekondigd.
web-tournaments-log-open = De inschrijving is open.
web-tournaments-log-started = Het toernooi is begonnen met { $entrants } deelnemers.
web-tournaments-log-round = Ronde { $round } is begonnen aan { $tables } tafels.
web-tournaments-log-round-over = Ronde { $round } is afgelopen.
web-tournaments-log-finished = Het toernooi is afgelopen.
web-tournaments-log-called-off = { $reason ->
    [too-few] Het toernooi is afgelast: er waren te weinig inschrijvingen.
   *[other] De toernooileider heeft het toernooi afgelast.
}
web-tournaments-log-back = { $name } is terug.
web-tournaments-log-withdrew = { $name } heeft zich teruggetrokken.
web-tournaments-log-removed = De toernooileider heeft { $name } verwijderd.
web-tournaments-log-banned = De toernooileider heeft { $name } uitgesloten.
web-tournaments-log-extended = De toernooileider heeft { $minutes } minuten meer gegeven.
web-tournaments-log-finish-round = De toernooileider heeft ronde { $round } beëindigd: bots maken de partijen af.
web-tournaments-log-next-round = De toernooileider heeft ronde { $round } laten beginnen.
web-tournaments-log-void = De toernooileider heeft de partij aan tafel { $number } van ronde { $round } afgelast.
web-tournaments-log-replaced = { $by ->
    [none] De toernooileider laat aan tafel { $number } een bot spelen voor { $name }.
   *[other] Aan tafel { $number } heeft de toernooileider { $name } vervangen door { $by }.
}
web-tournaments-log-new-invite = De toernooileider heeft een nieuwe uitnodigingslink gemaakt.

web-tournaments-make-name = Naam
web-tournaments-make-about = Beschrijving
web-tournaments-make-game = Spel
web-tournaments-make-rounds = Rondes
web-tournaments-make-size = Spelers aan een tafel
web-tournaments-make-fill = Als het aantal niet uitkomt
web-tournaments-make-fill-uneven = tafels van verschillende grootte
web-tournaments-make-fill-bots = bots vullen de plaatsen
web-tournaments-make-fill-byes = byes
web-tournaments-make-pace = Tempo
web-tournaments-make-entry = Wie zich mag inschrijven
web-tournaments-make-entry-open = iedereen
web-tournaments-make-entry-invite = wie de uitnodigingslink heeft
web-tournaments-make-accounts = Alleen spelers met een account
web-tournaments-make-late = Spelers mogen later instappen, tot de laatste ronde
web-tournaments-make-starts = Start
web-tournaments-make-starts-about = Zonder tijd start je het zelf.
web-tournaments-make-break = Minuten tussen de rondes
web-tournaments-make-no-show = Minuten tot wie zijn plaats niet heeft geopend als niet verschenen geldt
web-tournaments-make-options = Opties van het spel
web-tournaments-make = Het toernooi openen
