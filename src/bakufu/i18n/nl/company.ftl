# Goed gezelschap: chat, blokkeren, melden, verbannen, moderatoren, bewaartermijnen.

refusal-phrase-unknown = Er is geen kant-en-klare zin { $phrase }. Er zijn: { $known }.
refusal-phrase-with-text = Stuur een kant-en-klare zin of een eigen tekst, niet allebei.
refusal-sign-unknown = Er is geen teken { $sign }. Er zijn: { $known }.
refusal-line-unknown = Er is geen regel { $line } in deze chat, of hij is te oud.
refusal-line-gone = Regel { $line } is verwijderd.
refusal-spectators-only = Spelers van de tafel { $table } kunnen de chat van de toeschouwers lezen als het spel voorbij is.
refusal-spectators-full = De toeschouwers hebben alles gezegd wat de tafel { $table } kan bewaren: { $most } regels en tekens.
refusal-table-chat-players = Tot het spel voorbij is kunnen alleen spelers aan de tafel { $table } iets zeggen.
refusal-reactions-full = Deze regel heeft dit teken al { $most } keer.
refusal-browser-missing = Om hier iets te zeggen stuurt een programma een header X-Browser met een eigen geheim van { $least } tot { $most } gewone letters.
refusal-author-unknown = Niemand van die naam heeft onder de toeschouwers iets gezegd.
refusal-block-yourself = Dit ben je zelf.
refusal-block-unknown = Dit staat niet meer op je lijst.
refusal-blocks-too-many = Je lijst heeft al { $most } regels; verwijder er eerst een.
refusal-join-not-welcome = Je kunt niet aan de tafel { $table } gaan zitten; kies een andere.
refusal-report-already = Je hebt dit al gemeld; de moderatoren bekijken het.
refusal-report-yourself = Je kunt jezelf niet melden.
refusal-report-no-person = Niemand speelt deze plaats in eigen persoon.
refusal-report-unknown = Er is geen melding { $report }.
refusal-report-closed-already = Melding { $report } is al afgehandeld.
refusal-reports-full = Er wachten zo veel meldingen op de moderatoren dat er geen bij kan; probeer het morgen weer.
refusal-banned = Je mag hier tot { $until } niet meespelen, geen tafels openen en niets zeggen. De reden: { $reason }.
refusal-ban-unknown = Er is geen verbanning { $ban } die nog geldt.
refusal-ban-needs-report = Een adres kan alleen vanuit een melding verbannen worden; of verban een reeks die je zelf intypt.
refusal-ban-nobody = Bij melding { $report } is dit niet bekend; kies iets anders om te verbannen.
refusal-range-malformed = { $range } is geen reeks adressen; schrijf die als 203.0.113.0/24 of 2001:db8::/48.
refusal-range-too-wide = De reeks { $range } is te groot; groter dan /{ $least } kan niet.
refusal-not-a-moderator = Alleen moderatoren kunnen dit doen.
refusal-moderator-token-short = Het token van de moderatoren moet minstens { $least } gewone letters of cijfers hebben.
refusal-moderator-already = { $name } is al moderator.
refusal-moderator-unknown = { $name } is geen moderator.
refusal-person-unknown = Niemand heeft hier een account met de naam { $name }.
refusal-words-unreadable = De woordenlijsten in { $folder } kunnen niet gelezen worden: { $problem }.
refusal-words-missing = Er is geen woordenlijst in { $folder }; er moet er minstens een zijn van { $files }.
refusal-words-too-many = De lijsten hebben { $given } woorden; { $most } is het maximum.
refusal-keep-malformed = { $given } is niet te begrijpen; schrijf NAAM=DAGEN. Er zijn: { $known }.
refusal-ban-whom = Zeg wie je verbant met een van --person, --range of --report.
refusal-ban-of = { $given } kan niet verbannen worden; kies --of person, address of network.
refusal-ban-days = Een verbanning duurt een paar minuten tot { $most } dagen; { $given } kan niet.
refusal-moderators-act = { $given } is niet te begrijpen; schrijf list, add NAAM of remove NAAM.

# -- `bakufu admin` ----------------------------------------------------------------------------------

cli-admin-report = Melding { $report }, { $at }: { $name } aan de tafel { $table }, wegens { $reason }; gemeld door { $reporter }; { $before } eerder.
cli-admin-reports = { $number ->
    [one] { $number } melding
   *[other] { $number } meldingen
}.
cli-admin-report-closed = Melding { $report } is afgehandeld.
cli-admin-banned = Verbanning { $ban } geldt; draaiende servers weten het binnen enkele seconden.
cli-admin-unbanned = Verbanning { $ban } is voorbij.
cli-admin-line-deleted = Regel { $line } aan de tafel { $table } is verwijderd.
cli-admin-renamed = De speler heet nu { $name }.
cli-admin-moderator-added = { $name } is nu moderator.
cli-admin-moderator-removed = { $name } is geen moderator meer.
cli-admin-moderators = { $number ->
    [one] { $number } moderator
   *[other] { $number } moderatoren
}.
cli-admin-col-number = nummer
cli-admin-col-until = tot (UTC)
cli-admin-col-lifted = opgeheven (UTC)
cli-admin-col-by = door
cli-admin-col-facts = gegevens
cli-admin-col-event = gebeurtenis
