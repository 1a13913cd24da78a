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
