# What Dojo says: things, moves, the log, refusals, options.

dojo-stance-crane = crane
dojo-stance-tiger = tiger
dojo-stance-wave = wave
dojo-place-gate = the gate
dojo-place-hall = the hall
dojo-place-shrine = the shrine

dojo-move-stance = Take the stance of the { $stance }
dojo-move-stake =
    { $coins ->
        [0] Stake nothing
        [1] Stake 1 coin
       *[other] Stake { $coins } coins
    }
dojo-move-roll = Roll the die and strike
dojo-move-turn = Turn the top card
dojo-move-march = March to { $place }
dojo-move-rest = Rest

dojo-event-gift = Your gift is worth { $points } at the end.
dojo-event-stance = You take the stance of the { $stance }.
dojo-event-stake = You stake { $coins }.
dojo-event-plan = { $seat } shows the plan; the stakes are { $stakes }.
dojo-event-roll = { $seat } rolls { $pips } and strikes { $hits ->
        [0] nothing
        [1] once
       *[other] { $hits } times
    }.
dojo-event-turn = { $seat } turns the card { $card }.
dojo-event-march = { $seat } marches to { $place }.
dojo-event-rest = { $seat } rests.

dojo-refusal-dojo-too-long = A long game is for two or three players.
dojo-refusal-dojo-not-your-turn = It is not the turn of { $seat }.
dojo-refusal-dojo-too-few-coins = You have only { $coins } coins.
dojo-refusal-dojo-not-now = This is not the moment for it ({ $moment }).
dojo-refusal-dojo-position-malformed = This is no position of Dojo.

dojo-option-length = How many rounds are played.
    .short = two rounds
    .long = three rounds
dojo-option-gifts = Whether everybody draws a secret gift.
    .on = with gifts
    .off = without gifts
