var e=`web-ikusa-tray = Your planning tray
web-ikusa-tray-closed = Your tray is closed until everybody is ready.
web-ikusa-koku-left = { $count } koku left
web-ikusa-koku-how = Tap a bin, or drag them there.
web-ikusa-rest-levy = The rest to the levy
web-ikusa-bin = { $koku } koku
web-ikusa-bin-less = Take koku out of { $bin }
web-ikusa-hint-turn-order = The highest bid chooses first.
web-ikusa-hint-build = A castle or a fortress.
web-ikusa-hint-levy =
    { $count ->
        [one] Up to { $count } unit.
       *[other] Up to { $count } units.
    }
web-ikusa-hint-ronin = { $count } ronin, in secret.
web-ikusa-hint-ninja = Only the highest bid gets him.
web-ikusa-doubt-levy = More than you can levy: some would be lost.
web-ikusa-doubt-ronin = Only { $count } ronin are left in the pool.
web-ikusa-spied = Your ninja sees the tray of { $name }
web-ikusa-spy-about = All others have closed their trays. Your ninja may look into one of them before you plan.
web-ikusa-spy-koku = { $count } koku
web-ikusa-markers-about = The number is your place in the order of war; it also decides who is served first when pieces are short.
web-ikusa-tie-about = Others have bid as much as you. What you name is yours if all of you agree; anybody may ask for the lot instead.
web-ikusa-marker-gone = Marker { $marker } belongs to { $name }
web-ikusa-key-bins = Put koku into a bin of your tray
web-ikusa-key-bins-out = Take koku out of a bin
web-ikusa-provinces = Provinces to choose from
web-ikusa-spearmen-tray =
    { $count ->
        [one] { $count } spearman in your tray
       *[other] { $count } spearmen in your tray
    }
web-ikusa-split-lack = { $count } more
web-ikusa-split-rest = Fill up from the list
web-ikusa-evenly = Share the rest out evenly
web-ikusa-levy-koku = { $left } of { $count } koku left
web-ikusa-levy-units =
    { $count } of at most { $most ->
        [one] { $most } unit
       *[other] { $most } units
    }: one for each province
web-ikusa-levy-lost = Koku that buy nothing are lost.
web-ikusa-levy-buy =
    { $count ->
        [0] Levy nobody
        [one] Levy { $count } unit
       *[other] Levy { $count } units
    }
web-ikusa-bundle =
    { $count ->
        [one] 1 koku: { $count } unit
       *[other] 1 koku: { $count } units
    }
web-ikusa-in-tray = { $count } in your tray
web-ikusa-less = One fewer: { $unit }
web-ikusa-more = One more: { $unit }
web-ikusa-placing-left = { $count } of { $all } to place
web-ikusa-placed = Placed so far
web-ikusa-stacks = Face down so far
web-ikusa-take-back = Take the one in { $province } back
web-ikusa-armies = Your armies
web-ikusa-steps =
    { $level ->
        [one] { $made } of { $level } step made
       *[other] { $made } of { $level } steps made
    }
web-ikusa-steps-done = This army has made all its steps.
web-ikusa-stays = This army cannot go anywhere now.
web-ikusa-leaderless = The daimyo was assassinated: the army only defends itself in this round.
web-ikusa-pick-up = Pick up from the provincial force
web-ikusa-to = Move to
web-ikusa-further = Further away, step by step
web-ikusa-far =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
web-ikusa-whole-army = The whole army to { $province }
web-ikusa-send-some = Send some units to { $province }
web-ikusa-garrison-who = Who stays behind in { $here } when the army goes to { $province }?
web-ikusa-garrison-go =
    { $count ->
        [0] First choose who stays behind
       *[other] Leave { $count } behind, go to { $province }
    }
web-ikusa-split-who = Who leaves the army in { $here } and conquers { $province }?
web-ikusa-split-go =
    { $count ->
        [0] First choose who goes
        [one] Send { $count } unit to { $province }
       *[other] Send { $count } units to { $province }
    }
web-ikusa-not-moved = Not moved yet: { $army } to { $province }. Leave it where it is, and go on: “{ $end }”?
web-ikusa-not-marched =
    { $count ->
        [one] The unit for { $province } has not moved yet. Leave it where it is: “{ $end }”?
       *[other] The { $count } units for { $province } have not moved yet. Leave them where they are: “{ $end }”?
    }
web-ikusa-not-declared = The attack on { $province } is chosen, but not declared. Go on without it: “{ $end }”?
web-ikusa-not-attacked = The attack on { $province } is chosen, but not made. Go on without it: “{ $end }”?
web-ikusa-end-a = Done moving: declare battles
web-ikusa-end-d = On to the provincial forces
web-ikusa-end-turn = End my turn
web-ikusa-move-from = Move units from
web-ikusa-empties = Empty provinces within reach
web-ikusa-from-where = Units of which province?
web-ikusa-join = Whom the units join
web-ikusa-march =
    { $count ->
        [one] Move { $count } unit to { $province }
       *[other] Move { $count } units to { $province }
    }
web-ikusa-conquer =
    { $count ->
        [one] Conquer { $province } with { $count } unit
       *[other] Conquer { $province } with { $count } units
    }
web-ikusa-declared = Declared battles
web-ikusa-attack-from = Attack from
web-ikusa-other-origin = Another province
web-ikusa-targets = Targets
web-ikusa-who-attacks = Who attacks?
web-ikusa-defenders = defenders: { $count }
web-ikusa-declare = Declare the attack on { $province }
web-ikusa-to-battle = To battle: { $count } declared
web-ikusa-no-battle = Declare no battle
web-ikusa-empty = Empty: nobody defends it.
web-ikusa-hidden-stacks =
    { $count ->
        [one] { $count } hidden stack of ronin may be here; it is not counted in the odds.
       *[other] { $count } hidden stacks of ronin may be here; they are not counted in the odds.
    }
web-ikusa-hidden-anywhere = Stacks of ronin lie hidden; they may be in any of these provinces and are not counted in the odds.
web-ikusa-fight = Fight for { $province }
web-ikusa-battle = The battle for { $province }
web-ikusa-battle-of = Battle for { $province }
web-ikusa-invasion-of = Naval invasion of { $province }
web-ikusa-passes = Passes of this battle
web-ikusa-pass = Pass { $number }
web-ikusa-first-strike = First strike of the defenders
web-ikusa-casualties = Casualties
web-ikusa-rolled = rolled { $dice }, hits { $hits }
web-ikusa-hits-with = { $unit }: a die with { $value } or less is a hit
web-ikusa-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
web-ikusa-wall =
    { $count ->
        [one] { $count } bonus unit of the walls
       *[other] { $count } bonus units of the walls
    }
web-ikusa-wall-lost = { $count } of the walls
web-ikusa-skip = Show at once
web-ikusa-owed =
    { $left ->
        [0] Hits: { $count }. All casualties are chosen
        [one] Hits: { $count }. Choose { $left } casualty
       *[other] Hits: { $count }. Choose { $left } casualties
    }
web-ikusa-fall =
    { $count ->
        [0] Choose casualties first
        [one] Remove { $count } unit
       *[other] Remove { $count } units
    }
web-ikusa-fight-between = Or let a provincial force fight first:
web-ikusa-daimyo-falls = Two of your daimyos stand together, and all other units have fallen. Choose the daimyo who falls.
web-ikusa-dice-about = The value of the unit or less is a hit. Type the numbers, or tap them.
web-ikusa-dice-of = The dice of { $name }
web-ikusa-dice-strike = Throw one die for your ninja: 8 or less kills.
web-ikusa-dice-revenge = The ninja has failed. Throw one die for your revenge: with 9 or more one of his master’s daimyos pays.
web-ikusa-die-of = { $unit }: die { $number } of { $count }
web-ikusa-die-numbers = What the die shows
web-ikusa-die-shows = The die shows { $number }
web-ikusa-dice-hits = Hits: { $count }
web-ikusa-dice-back = Take the last number back
web-ikusa-dice-draw =
    { $count ->
        [0] Let the program draw
        [one] Let the program draw { $count } die
       *[other] Let the program draw { $count } dice
    }
web-ikusa-dice-lack =
    { $count ->
        [one] { $count } die still to enter
       *[other] { $count } dice still to enter
    }
web-ikusa-dice-enter =
    { $count ->
        [one] Enter this die
       *[other] Enter these { $count } dice
    }
web-ikusa-losses-secret = Your opponent learns your choice only when both have chosen.
web-ikusa-attacks-left =
    { $count ->
        [one] { $count } attack left in this round
       *[other] { $count } attacks left in this round
    }
web-ikusa-attack-next = Attack another province
web-ikusa-advance = Move into { $province } and conquer it
web-ikusa-tidings = News
web-ikusa-losses-standing = When your units are hit:
web-ikusa-losses-about = When your units are hit, this order decides for you, so that nobody waits for you.
web-ikusa-losses-by-order = in this order
web-ikusa-losses-earlier = { $unit }: fall earlier
web-ikusa-ninja-yours = Your ninja: strike now
web-ikusa-strike-about = 8 or less on one die kills. After a miss the owner rolls: 9 or more, and one of your daimyos pays.
web-ikusa-revenge-about = The ninja failed and his trail leads back. Choose whom it costs.
web-ikusa-order = Standing order for the ninja
web-ikusa-order-about = Your ninja strikes by himself at the moment you name. Nobody else learns of the order.
web-ikusa-order-who = The daimyo
web-ikusa-order-when = When
web-ikusa-order-give = Give the order
web-ikusa-successor-about = The unit goes back to your tray; the daimyo stands again, with the lowest level.
web-ikusa-absorb-about = Units of the province may join the daimyo at once.`;export{e as default};