# Good company: chat, blocks, reports, bans, moderators, retention.

refusal-phrase-unknown = There is no ready phrase { $phrase }. There are: { $known }.
refusal-phrase-with-text = Send a ready phrase or a text of your own, not both.
refusal-sign-unknown = There is no sign { $sign }. There are: { $known }.
refusal-line-unknown = There is no line { $line } in this chat, or it is too old.
refusal-line-gone = Line { $line } was deleted.
refusal-spectators-only = Players of the table { $table } can read the spectators' chat when the game is over.
refusal-spectators-full = The spectators have said everything that the table { $table } can hold: { $most } lines and signs.
refusal-table-chat-players = Until the game is over, only players can speak at the table { $table }.
refusal-reactions-full = This line has this sign { $most } times already.
refusal-browser-missing = To speak here, a program sends a header X-Browser with a secret of its own, of { $least } to { $most } plain letters.
refusal-author-unknown = Nobody of this kind has spoken among the spectators.
refusal-block-yourself = This is yourself.
refusal-block-unknown = This is not on your list any more.
refusal-blocks-too-many = Your list has { $most } entries already; remove one first.
refusal-join-not-welcome = You cannot sit down at the table { $table }; choose another one.
refusal-report-already = You have reported this already; the moderators will look at it.
refusal-report-yourself = You cannot report yourself.
refusal-report-no-person = Nobody plays this seat in person.
refusal-report-unknown = There is no report { $report }.
refusal-report-closed-already = Report { $report } is closed already.
refusal-reports-full = So many reports wait for the moderators that there is no room for more; try again tomorrow.
refusal-banned = You may not join, open tables or speak here until { $until }. The reason: { $reason }.
refusal-ban-unknown = There is no ban { $ban } that holds.
refusal-ban-needs-report = An address can only be banned from a report; or ban a range that you type.
refusal-ban-nobody = For report { $report } this is not known; choose something else to ban.
refusal-range-malformed = { $range } is no range of addresses; write one as 203.0.113.0/24 or 2001:db8::/48.
refusal-range-too-wide = The range { $range } is too wide; ranges may be as wide as /{ $least }.
refusal-not-a-moderator = Only moderators can do this.
refusal-moderator-token-short = The token of the moderators must have at least { $least } plain letters or digits.
refusal-moderator-already = { $name } is a moderator already.
refusal-moderator-unknown = { $name } is no moderator.
refusal-person-unknown = Nobody here has an account with the name { $name }.
refusal-words-unreadable = The lists of words in { $folder } cannot be read: { $problem }.
refusal-words-missing = There is no list of words in { $folder }; there should be at least one of { $files }.
refusal-words-too-many = The lists have { $given } words; { $most } are possible.
refusal-keep-malformed = { $given } cannot be understood; write NAME=DAYS. There are: { $known }.
refusal-ban-whom = Say whom to ban by one of --person, --range or --report.
refusal-ban-of = { $given } cannot be banned; choose --of person, address or network.
refusal-ban-days = A ban lasts from a few minutes to { $most } days; { $given } is not possible.
refusal-moderators-act = { $given } cannot be understood; write list, add NAME or remove NAME.

# -- `bakufu admin` ----------------------------------------------------------------------------------

cli-admin-report = Report { $report }, { $at }: { $name } at the table { $table }, because of { $reason }; reported by { $reporter }; { $before } before.
cli-admin-reports = { $number ->
    [one] { $number } report
   *[other] { $number } reports
}.
cli-admin-report-closed = Report { $report } is closed.
cli-admin-banned = Ban { $ban } holds; running servers know it within seconds.
cli-admin-unbanned = Ban { $ban } has ended.
cli-admin-line-deleted = Line { $line } at the table { $table } is deleted.
cli-admin-renamed = The player is now called { $name }.
cli-admin-moderator-added = { $name } is a moderator now.
cli-admin-moderator-removed = { $name } is no moderator any more.
cli-admin-moderators = { $number ->
    [one] { $number } moderator
   *[other] { $number } moderators
}.
cli-admin-col-number = number
cli-admin-col-until = until (UTC)
cli-admin-col-lifted = lifted (UTC)
cli-admin-col-by = by
cli-admin-col-facts = facts
cli-admin-col-event = event
