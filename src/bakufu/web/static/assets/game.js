var e=`ikusa-decision-go-on = Nobody has to decide; the game goes on by itself.
ikusa-decision-split-pile = Choose 17 provinces of your pile for your first color; the others go to your second.
ikusa-decision-add-spearmen = Reinforce one of your provinces with spearmen.
ikusa-decision-claim-province = Claim an unoccupied province with a spearman.
ikusa-decision-assign-unit = Choose the army that the next unit joins.
ikusa-decision-place-army = Place an army in one of your provinces.
ikusa-decision-name-successor = Choose the unit that you give up for a successor of your assassinated daimyo.
ikusa-decision-fill-bin = Divide your koku over the bins of your planning tray.
ikusa-decision-send-spy = Send the ninja to spy on an opponent's tray, or do not.
ikusa-decision-take-marker = Choose a turn order marker.
ikusa-decision-settle-tie = Your bid is tied: name the marker that you would take, or ask for the lot. If nobody asks for it, all have what they named.
ikusa-decision-enter-dice = Throw your dice and enter what they show.
ikusa-decision-build-site = Choose where you build a castle or a fortress.
ikusa-decision-buy-unit = Levy units, one after the other, for the koku in your bin.
ikusa-decision-place-unit = Place the next levied unit in a province that got none yet.
ikusa-decision-deploy-ronin = Deploy your next ronin in secret.
ikusa-decision-move-armies = Move your armies, pick up units, or end the phase.
ikusa-decision-choose-party = Choose the units that leave the army.
ikusa-decision-declare-battle = Declare your first battles, or end the phase.
ikusa-decision-pick-battle = Choose the battle that is fought next.
ikusa-decision-take-losses = Choose your casualties.
ikusa-decision-stop-or-repeat = Fight on, or call the battle off.
ikusa-decision-after-battle = Choose what your army does with its next attack.
ikusa-decision-final-armies = Final movement: move your armies, split off units, or go on to the provincial forces.
ikusa-decision-final-forces = Final movement: move units of your provincial forces, or end your turn.
ikusa-decision-send-ninja = Send the ninja to a daimyo, or hold him back.
ikusa-decision-take-revenge = Choose the daimyo who pays for the attempt.
ikusa-decision-place-recovered = Place a recovered daimyo in a province of yours without an army.
ikusa-decision-absorb-units = Choose units of the province that join the recovered daimyo.
ikusa-decision-game-over = The game is over.
ikusa-move-split = Take { $province } for your first color
ikusa-move-reinforce = Reinforce { $province }
ikusa-move-claim = Claim { $province }
ikusa-move-muster = Place { $army } in { $province }
ikusa-move-assign = Give it to { $army }
ikusa-move-successor = Give up a { $unit }
ikusa-move-plan = Put { $koku } koku in the bin { $bin }
ikusa-move-spy = Spy on { $clan }
ikusa-move-decline = Do not spy
ikusa-move-take = Take marker { $marker }
ikusa-move-agree = Settle for marker { $marker }
ikusa-move-lot = Ask for the lot
ikusa-move-build = Build a { $building } in { $province }
ikusa-move-levy = Levy a { $unit }
ikusa-move-done = That is all
ikusa-move-recover = Place the daimyo in { $province }
ikusa-move-absorb = Take a { $unit } along
ikusa-move-hold =
    { $span ->
        [turn] Hold the ninja back and do not ask again this turn
        [round] Hold the ninja back and do not ask again this round
       *[now] Hold the ninja back for now
    }
ikusa-move-strike = Send the ninja to the daimyo of { $daimyo }
ikusa-move-revenge = Take revenge on the daimyo of { $daimyo }
ikusa-move-repeat = Fight on
ikusa-move-call-off = Call the battle off
ikusa-move-advance = Move into the defeated province
ikusa-move-wait = Stay and wait
ikusa-move-go = Set out
ikusa-move-end = End this part of the turn
ikusa-move-leave = Detach a { $unit }
ikusa-move-lose = Lose a { $unit } of { $body }
ikusa-move-die = A die shows { $shows }
ikusa-move-draw-dice = Let the program draw the dice
ikusa-move-attack = Attack { $target }
ikusa-move-step = Move { $army } to { $target }
ikusa-move-split-off = Split units off { $army } into { $target }
ikusa-move-pick = Let { $army } pick up a { $unit }
ikusa-move-deploy = Deploy a ronin in { $province }, with { $body }
ikusa-move-order = Standing order: the daimyo of { $daimyo }, { $trigger }
ikusa-move-cancel = Cancel the standing order
ikusa-move-losses = Preferred losses: { $losses }
ikusa-move-place = Place a { $unit } in { $province }, with { $body }
ikusa-move-declare = Attack { $target } from { $origin } with { $body }
ikusa-move-fight = Fight the battle of { $body } of { $origin } over { $target }
ikusa-move-march = Move a { $unit } from { $origin } to { $body } of { $target }
ikusa-kind-split = splitting the pile
ikusa-kind-reinforce = reinforcing
ikusa-kind-claim = claiming a province
ikusa-kind-muster = placing an army
ikusa-kind-assign = filling army cards
ikusa-kind-successor = appointing a successor
ikusa-kind-plan = planning
ikusa-kind-spy = spying
ikusa-kind-decline = declining to spy
ikusa-kind-take = taking a marker
ikusa-kind-agree = settling a tie
ikusa-kind-lot = asking for the lot
ikusa-kind-build = building
ikusa-kind-levy = levying
ikusa-kind-done = being done
ikusa-kind-recover = placing a recovered daimyo
ikusa-kind-absorb = absorbing units
ikusa-kind-hold = holding the ninja back
ikusa-kind-strike = an assassination
ikusa-kind-revenge = revenge
ikusa-kind-repeat = fighting on
ikusa-kind-call-off = calling a battle off
ikusa-kind-advance = advancing
ikusa-kind-wait = waiting
ikusa-kind-go = setting out
ikusa-kind-end = ending a phase
ikusa-kind-leave = detaching units
ikusa-kind-lose = casualties
ikusa-kind-die = entering dice
ikusa-kind-draw-dice = having dice drawn
ikusa-kind-attack = another attack
ikusa-kind-step = moving an army
ikusa-kind-split-off = splitting off units
ikusa-kind-pick = picking up units
ikusa-kind-deploy = deploying ronin
ikusa-kind-order = a standing order
ikusa-kind-cancel = canceling a standing order
ikusa-kind-losses = a list of preferred losses
ikusa-kind-place = placing levied units
ikusa-kind-declare = a declaration
ikusa-kind-fight = choosing a battle
ikusa-kind-march = moving provincial forces
ikusa-event-dealt = { $seat } holds { $provinces }.
ikusa-event-setup-order = The order for the set-up: { $seats }.
ikusa-event-claimed = { $seat } claims { $province }.
ikusa-event-ready = { $seat } is ready.
ikusa-event-reinforced =
    { $seat } reinforces { $province } with { $spearmen ->
        [one] { $spearmen } spearman
       *[other] { $spearmen } spearmen
    }.
ikusa-event-mustered = { $seat } places { $army } in { $province }.
ikusa-event-collected = { $seat } collects { $koku } koku.
ikusa-notice-round = Round { $round }.
ikusa-event-round = Round { $round } begins.
ikusa-event-successor = A successor takes over { $daimyo }; { $seat } gives up a { $unit } for him.
ikusa-event-allocated = { $seat } has planned: { $bins }.
ikusa-event-spied = The ninja of { $seat } looks into the tray of { $owner }.
ikusa-event-spy-declined = { $seat } does not spy.
ikusa-event-spy-report = Your ninja reports the tray of { $owner }: { $bins }.
ikusa-event-marker-taken = { $seat } has marker { $marker }.
ikusa-event-tie-named = { $seat } would settle for marker { $marker }.
ikusa-event-tie-settled = Equal bids, and an agreement: { $seats } take the markers that they named.
ikusa-event-tie-lot = { $seat } asks for the lot; it decides who of the equal bids chooses first.
ikusa-event-turn-order = The turn order: { $seats }.
ikusa-event-built = { $seat } builds a { $building } in { $province }.
ikusa-event-not-built = { $seat } pays and can build nothing.
ikusa-event-levied = { $seat } levies { $units }.
ikusa-event-placed = { $seat } places { $units } in { $provinces }.
ikusa-event-not-placed = { $seat } finds no place for { $units }; back into the tray.
ikusa-event-ronin-hired = { $seat } hires { $ronin } ronin.
ikusa-event-ronin-deployed = { $seat } deploys ronin in secret, in stacks of { $stacks }.
ikusa-event-ronin-revealed =
    { $ronin ->
        [one] A ronin of { $seat } shows himself in { $province }.
       *[other] { $ronin } ronin of { $seat } show themselves in { $province }.
    }
ikusa-event-ronin-dismissed =
    { $ronin ->
        [one] A ronin too many in { $province } leaves the service of { $seat }.
       *[other] { $ronin } ronin too many in { $province } leave the service of { $seat }.
    }
ikusa-event-ronin-removed = The ronin leave at the end of the round: { $ronin }.
ikusa-event-ronin-paid-off =
    { $ronin ->
        [one] A ronin leaves the service of { $seat }.
       *[other] { $ronin } ronin leave the service of { $seat }.
    }
ikusa-event-ronin-captured =
    { $ronin ->
        [one] A ronin of { $owner } goes over to { $seat }.
       *[other] { $ronin } ronin of { $owner } go over to { $seat }.
    }
ikusa-event-ninja-hired = { $seat } hires the ninja.
ikusa-event-ninja-tie = The highest bids are equal; nobody gets the ninja.
ikusa-event-ninja-sent = { $seat } sends the ninja to the daimyo of { $daimyo } of { $owner }; the die decides.
ikusa-event-turn = { $seat } wages war.
ikusa-event-army-moved = { $seat } moves { $army } from { $origin } to { $target }.
ikusa-event-garrison = { $seat } leaves a garrison in { $province }: { $units }.
ikusa-event-split-off = { $seat } sends { $units } into { $province }.
ikusa-event-picked-up = { $seat } takes { $units } of { $province } into an army.
ikusa-event-marched = { $seat } moves { $units } from { $origin } to { $target }.
ikusa-event-conquered = { $seat } conquers { $province }.
ikusa-event-emptied = { $province } lies empty; { $seat } loses it.
ikusa-event-declared = { $seat } declares: { $body } of { $origin } attacks { $target }.
ikusa-event-declared-empty = { $seat } declares: { $body } of { $origin } goes for empty { $target }.
ikusa-event-lapsed = The battle from { $origin } over { $target } that { $seat } declared is not fought: no enemy is left there.
ikusa-event-lapsed-attackers = The battle from { $origin } over { $target } that { $seat } declared is not fought: its attackers can attack no more.
ikusa-event-no-battle = { $seat } finds nobody to fight in { $target } with { $army }.
ikusa-event-battle = { $seat } attacks { $defender } in { $target } with { $body } of { $origin }.
ikusa-event-walk-over = { $seat } attacks { $defender } in { $target } with { $body } of { $origin } and meets nobody: only a daimyo who was struck down lies there.
ikusa-event-invasion = { $seat } crosses the sea from { $origin } with { $body } against { $defender } in { $target }; the defenders strike first.
ikusa-event-rolled =
    { $seat } rolls { $dice } ({ $unit }): { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
ikusa-event-dice-drawn =
    { $seat } lets the program draw { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }.
ikusa-event-bonus-lost =
    The walls of { $province } lose { $fallen ->
        [one] { $fallen } defender
       *[other] { $fallen } defenders
    }; { $left ->
        [0] nobody is left
        [one] { $left } is left
       *[other] { $left } are left
    }.
ikusa-event-losses = { $seat } loses { $units } in { $province }.
ikusa-event-called-off = { $seat } calls off the battle for { $target }.
ikusa-event-battle-won = { $seat } wins the battle for { $target }.
ikusa-event-battle-lost = { $seat } loses the battle for { $target }.
ikusa-event-battle-undecided = { $seat } and the defenders fall together in the battle for { $target }.
ikusa-event-experience = { $seat } gains experience: the marker of { $daimyo } moves one hole, and its daimyo has level { $level }.
ikusa-event-strike = The ninja of { $seat } strikes at the daimyo of { $daimyo } of { $owner } and rolls { $roll }; 8 or less kills.
ikusa-event-revenge-roll = { $seat } rolls for revenge on { $owner }: { $roll }; 9 or more succeeds.
ikusa-event-assassinated = The daimyo of { $daimyo } of { $owner } is struck down by { $seat }.
ikusa-event-daimyo-doomed = The daimyo of { $daimyo } of { $seat } has no unit left: he is out when the round ends, and { $by } is the one who defeated him.
ikusa-event-daimyo-lost = { $seat } loses a daimyo in { $province }: { $daimyo } is no more.
ikusa-event-eliminated = { $seat } has no daimyo left and is out; { $by } takes over everything.
ikusa-event-fell-together = { $seat } falls together with the enemy, and nobody inherits.
ikusa-event-recovered = A daimyo of { $seat } returns: { $daimyo }, in { $province }.
ikusa-event-game-over =
    { $winners-count ->
        [one] { $winners } becomes Shogun! Provinces: { $points }.
       *[other] { $winners } share the victory! Provinces: { $points }.
    }
ikusa-refusal-game-over = The game is over; no more moves can be made.
ikusa-refusal-not-your-turn = It is not your turn; wait for { $seats }.
ikusa-refusal-wrong-kind = This is not the moment for { $kind }. { $decision }
ikusa-refusal-not-now = That cannot be done now; choose one of the offered moves.
ikusa-refusal-losses-now = Choose your casualties first; preferred losses can be changed afterwards.
ikusa-refusal-losses-same = These are your preferred losses already.
ikusa-refusal-you-are-out = You are out of the game.
ikusa-refusal-no-ninja = You do not hold the ninja.
ikusa-refusal-no-order = This standing order is not possible now: the daimyo must stand, in a war after the first round, and you must not be asked otherwise.
ikusa-refusal-not-in-pile = { $province } is not in your pile, or already chosen.
ikusa-refusal-not-your-province = { $province } is not yours; choose a province of your own.
ikusa-refusal-enough-spearmen = { $province } cannot take more spearmen in the set-up; choose another province.
ikusa-refusal-occupied = { $province } is occupied; claim a free province.
ikusa-refusal-army-there = { $province } already has an army; choose a province without one.
ikusa-refusal-army-placed = { $army } is not the one to place now.
ikusa-refusal-card-full = The card of { $army } has no free square for it.
ikusa-refusal-no-such-unit = There is no { $unit } to choose here.
ikusa-refusal-bin-order = The bin { $bin } is not due; fill { $due } first.
ikusa-refusal-bin-filled = The bin { $bin } has got its koku already.
ikusa-refusal-koku-kept-back = None of your { $left } koku may be kept back: divide all of them over the bins.
ikusa-refusal-build-koku = The build bin takes nothing or 2 koku, not { $koku }.
ikusa-refusal-too-few-koku = You cannot put { $koku } koku there; you have { $left } left.
ikusa-refusal-no-spying = You cannot spy on { $clan }; choose an opponent who is still in the game.
ikusa-refusal-marker-gone = Marker { $marker } is not there to take; choose one that is left.
ikusa-refusal-none-left = No { $building } piece is left in the pool.
ikusa-refusal-building-there = { $province } already has a { $there }; you cannot build a { $building } there.
ikusa-refusal-no-castle = A fortress needs a castle, and { $province } has none.
ikusa-refusal-levy-provinces = You may not levy more units than you own provinces: { $most }.
ikusa-refusal-tray-empty = No { $unit } is left in your tray.
ikusa-refusal-levy-koku = Your { $koku } koku for levying are not enough for another { $unit }.
ikusa-refusal-unit-order = A { $unit } is not due; place the { $due } first.
ikusa-refusal-levied-there = { $province } has already got a levied unit this round.
ikusa-refusal-force-full = The provincial force of { $province } has its { $most } units.
ikusa-refusal-army-not-there = { $army } is not in { $province }.
ikusa-refusal-ronin-limit = This body in { $province } can hold no more ronin: one fewer than its regular units.
ikusa-refusal-army-gone = { $army } is out of the game.
ikusa-refusal-leaderless = The daimyo of { $army } was assassinated; the army can do nothing but defend.
ikusa-refusal-no-steps =
    { $level ->
        [one] { $army } has made its one step.
       *[other] { $army } has made its { $level } steps.
    }
ikusa-refusal-not-adjacent = { $target } is not adjacent to { $origin }.
ikusa-refusal-not-friendly = { $target } cannot be entered from { $origin } now; it is not yours.
ikusa-refusal-needs-garrison = Nobody would be left in { $origin }; the army cannot go to { $target } without leaving a unit behind.
ikusa-refusal-armies-meet = From { $origin } to { $target } your armies could no longer part; only one may stay in a province.
ikusa-refusal-armies-together = Two of your armies stand in one province; move one of them out first.
ikusa-refusal-no-unit-there = There is no { $unit } in { $province }.
ikusa-refusal-moved-already = The { $unit } in { $province } has moved in this phase and stays.
ikusa-refusal-ronin-alone = The { $unit } of { $province } go only with regular units of their own that have just moved.
ikusa-refusal-ronin-party = Ronin may go along only as one fewer than the regular units.
ikusa-refusal-party-full = A provincial force has at most { $most } units.
ikusa-refusal-party-empty = Choose at least one regular unit first.
ikusa-refusal-split-empty = Units may be split off only into an empty province, and { $target } beside { $origin } is none.
ikusa-refusal-split-moved = All units of { $army } have moved in this phase, so none can be split off.
ikusa-refusal-split-nobody = { $army } is its daimyo alone, so no unit can be split off.
ikusa-refusal-no-force = There is no provincial force in { $province }.
ikusa-refusal-declared-already = That body in { $origin } has its battle already.
ikusa-refusal-attack-own = { $target } is on your own side; { $origin } cannot attack it.
ikusa-refusal-first-round = In the first round no province with an army may be attacked, so { $origin } must leave { $target } alone.
ikusa-refusal-attack-again = The army called off its attack on { $target } from { $origin }; attack elsewhere.
ikusa-refusal-attack-beaten = { $target } has no defenders left: the army moves in, or attacks elsewhere.
ikusa-refusal-not-declared = No battle from { $origin } over { $target } has been declared with that body.
ikusa-refusal-ronin-first = You cannot lose a { $unit } there: too many ronin would be left.
ikusa-refusal-no-such-loss = You have no such { $unit } in this battle.
ikusa-refusal-daimyo-last = A daimyo falls only after all other units of his side.
ikusa-refusal-excess-ronin = { $army } has as many ronin as it may lead: if another unit left it, there would be too many. They may not be dismissed at this table.
ikusa-refusal-ronin-must-follow = There are too many ronin in { $province } for the units that are left; let them follow first.
ikusa-refusal-force-ronin = The ronin in { $province } would be too many without this unit and could not follow it; they may not be dismissed at this table.
ikusa-refusal-daimyo-doomed = The daimyo of { $army } is out when the round ends; nobody can join him now.
ikusa-refusal-series-first = { $army } finishes its battles before another army begins; only provincial forces may fight in between.
ikusa-refusal-nothing-won = There is no province that the army could move into now.
ikusa-refusal-left-empty = { $province } would be left empty; one unit must stay.
ikusa-refusal-no-assassins-yet = In the first round nobody may attempt an assassination.
ikusa-refusal-no-target = The daimyo of { $daimyo } cannot be the target.
ikusa-refusal-players = Ikusa is for { $least } to { $most } players, not for { $players }.
ikusa-refusal-two-players-standard = With two players there is one way to play; the variant { $variant } is for more.
ikusa-refusal-cut-off = With these borders { $province } would have no neighbor; leave it at least one.
ikusa-refusal-position-head = A position begins with ikusa/2 to ikusa/5, not with "{ $word }".
ikusa-refusal-position-word = "{ $word }" cannot be understood in this position; correct or remove it.
ikusa-refusal-position-figures = This position has too many figures: { $unit }, of which there are { $most }.
ikusa-refusal-position-unsound = This position cannot be ({ $fault }); correct it.
ikusa-refusal-odds-no-battle = You cannot attack { $target } now, so there are no odds to tell; choose a province beside your troops.
ikusa-options-length = Length of the game
    .about = For a shorter evening, or for teaching.
ikusa-options-dice = Dice
    .about = For friends around one real table, who like to throw their own.
ikusa-options-rulings = Rulings and house rules
    .about = Where the rulebook is silent, or tables like to go by its letter.
ikusa-options-borders = Doubtful borders and sea lines
    .about = Where maps of the game differ. Look at yours; otherwise leave them as they are.
ikusa-option-variant = The game that is played
    .standard = the standard game: whoever has enough provinces (as a rule 35) wins at once
    .quick = quick-play: stronger armies, over with the first elimination
    .long = the longer game: whoever has enough provinces (as a rule 35) at the end of a round wins
ikusa-option-experience = Experience of daimyos
    .slow = three holes for each level
    .fast = two holes for each level
ikusa-option-round-limit = Last round; most provinces win then
ikusa-option-goal = Provinces that win
    .book = as many as the rulebook says
    .plus-8 = house rule, shorter: eight more than at the start
    .plus-4 = house rule, short: four more than at the start
    .plus-2 = house rule, for teaching: two more than at the start; it can be over in round 1
    .round-4 = house rule, for a first game: as many as the rulebook says, but nobody wins before round 4
ikusa-option-dice = The dice of battles and of the ninja
    .drawn = drawn by the program
    .manual = real dice; whoever throws them enters what they show
ikusa-option-ties = Equal bids for the turn order: who chooses first?
    .lot = the lot decides at once
    .agreement = the players concerned may settle it; the lot decides if anybody asks for it
ikusa-option-trays = Trays of figures
    .open = the figures that are left are open to all
    .hidden = players see only the figures left in their own tray
ikusa-option-struck-down = When is a daimyo out who was struck down and has no other unit left?
    .at-once = at once
    .end-of-round = by the letter of the rulebook: a daimyo who was struck down is out only when the round ends
ikusa-option-garrison = When must an army leave a garrison in a province without a provincial force?
    .last-out = when no other army of yours stays there
    .always = by the letter of the rulebook: an army leaves a garrison even where another army stays
ikusa-option-series = Who may fight between the battles of an army that attacks more than once?
    .unbroken = nobody: the army finishes all of its battles first
    .armies-only = by the letter of the rulebook: provincial forces may fight between the battles of an army
ikusa-option-spoils = Spoils of whoever eliminates a player
    .regulars = provinces and regular units; the ronin leave
    .all = by the letter of the rulebook: the ronin of an eliminated player are taken over too
ikusa-option-split-after-step = May units be split off an army that has moved in the final movement?
    .no = no: each unit moves once
    .yes = by the letter of the rulebook: units may be split off an army that has moved
ikusa-option-excess-ronin = Ronin who would be too many after a force has been split
    .dismissed = they are dismissed
    .forbidden = no split that would leave too many ronin is allowed
ikusa-option-land-musashi-shimotsuke = Border: Musashi – Shimotsuke
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-land-kawachi-tamba = Border: Kawachi – Tamba
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-land-settsu-yamashiro = Border: Settsu – Yamashiro
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-land-izumi-settsu = Border: Izumi – Settsu
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-hizen-iki = Sea line: Hizen – Iki
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-izumo-oki = Sea line: Izumo – Oki
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-noto-sado = Sea line: Noto – Sado
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-nagato-tsushima = Sea line: Nagato – Tsushima
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-hoki-oki = Sea line: Hoki – Oki
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-inaba-oki = Sea line: Inaba – Oki
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-oki-tajima = Sea line: Oki – Tajima
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-dewa-sado = Sea line: Dewa – Sado
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-chikuzen-iki = Sea line: Chikuzen – Iki
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-awa-s-awaji = Sea line: Awa-Shikoku – Awaji
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-awaji-harima = Sea line: Awaji – Harima
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-bizen-sanuki = Sea line: Bizen – Sanuki
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-aki-iyo = Sea line: Aki – Iyo
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-awa-s-kii = Sea line: Awa-Shikoku – Kii
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-mikawa-shima = Sea line: Mikawa – Shima
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-ise-owari = Sea line: Ise – Owari
    .true = they are adjacent
    .false = they are not adjacent
ikusa-option-sea-kazusa-musashi = Sea line: Kazusa – Musashi
    .true = they are adjacent
    .false = they are not adjacent
ikusa-bin-turn-order = Turn Order
    .about = The highest bid takes a turn order marker first.
ikusa-bin-build = Build
    .about = Two koku build a castle, or make a castle a fortress.
ikusa-bin-levy = Levy Units
    .about = Koku become new units, placed in your own provinces.
ikusa-bin-ronin = Hire Ronin
    .about = Each koku hires 2 ronin for this round; they are deployed in secret.
ikusa-bin-ninja = Hire Ninja
    .about = Whoever alone bids the most has the ninja: an assassin in this round, or a spy in the next.
ikusa-bins-0 = turn order { $count }
ikusa-bins-1 = build { $count }
ikusa-bins-2 = levy { $count }
ikusa-bins-3 = ronin { $count }
ikusa-bins-4 = ninja { $count }
ikusa-bins-none = nothing
ikusa-unit-bowman = bowman
ikusa-unit-swordsman = swordsman
ikusa-unit-gunner = gunner
ikusa-unit-spearman = spearman
ikusa-unit-ronin = ronin
ikusa-unit-daimyo = daimyo
ikusa-units-0 =
    { $count ->
        [one] { $count } bowman
       *[other] { $count } bowmen
    }
ikusa-units-1 =
    { $count ->
        [one] { $count } swordsman
       *[other] { $count } swordsmen
    }
ikusa-units-2 =
    { $count ->
        [one] { $count } gunner
       *[other] { $count } gunners
    }
ikusa-units-3 =
    { $count ->
        [one] { $count } spearman
       *[other] { $count } spearmen
    }
ikusa-units-4 =
    { $count ->
        [one] { $count } ronin
       *[other] { $count } ronin
    }
ikusa-units-5 =
    { $count ->
        [one] { $count } daimyo
       *[other] { $count } daimyos
    }
ikusa-units-none = nobody
ikusa-body-pf = the provincial force
ikusa-body-circle = the circle army
ikusa-body-square = the square army
ikusa-body-hexagon = the hexagon army
ikusa-army-circle = the circle army
ikusa-army-square = the square army
ikusa-army-hexagon = the hexagon army
ikusa-army-blue-circle = the blue circle army
ikusa-army-blue-square = the blue square army
ikusa-army-blue-hexagon = the blue hexagon army
ikusa-army-orange-circle = the orange circle army
ikusa-army-orange-square = the orange square army
ikusa-army-orange-hexagon = the orange hexagon army
ikusa-army-green-circle = the green circle army
ikusa-army-green-square = the green square army
ikusa-army-green-hexagon = the green hexagon army
ikusa-army-red-circle = the red circle army
ikusa-army-red-square = the red square army
ikusa-army-red-hexagon = the red hexagon army
ikusa-army-black-circle = the black circle army
ikusa-army-black-square = the black square army
ikusa-army-black-hexagon = the black hexagon army
ikusa-losses-ask = ask every time
ikusa-trigger-now = at the next opportunity
ikusa-trigger-start-a = when a turn begins
ikusa-trigger-end-a = when the armies have moved
ikusa-trigger-end-b = when the battles are declared
ikusa-trigger-start-d = when the final movement begins
ikusa-trigger-end-d = when a turn ends
ikusa-trigger-moved-blue-circle = once the blue circle army has moved
ikusa-trigger-moved-blue-square = once the blue square army has moved
ikusa-trigger-moved-blue-hexagon = once the blue hexagon army has moved
ikusa-trigger-moved-orange-circle = once the orange circle army has moved
ikusa-trigger-moved-orange-square = once the orange square army has moved
ikusa-trigger-moved-orange-hexagon = once the orange hexagon army has moved
ikusa-trigger-moved-green-circle = once the green circle army has moved
ikusa-trigger-moved-green-square = once the green square army has moved
ikusa-trigger-moved-green-hexagon = once the green hexagon army has moved
ikusa-trigger-moved-red-circle = once the red circle army has moved
ikusa-trigger-moved-red-square = once the red square army has moved
ikusa-trigger-moved-red-hexagon = once the red hexagon army has moved
ikusa-trigger-moved-black-circle = once the black circle army has moved
ikusa-trigger-moved-black-square = once the black square army has moved
ikusa-trigger-moved-black-hexagon = once the black hexagon army has moved
ikusa-building-castle = castle
ikusa-building-fortress = fortress
ikusa-variant-standard = standard
ikusa-variant-quick = quick-play
ikusa-variant-long = longer game
ikusa-province-yamashiro = Yamashiro
ikusa-province-yamato = Yamato
ikusa-province-kawachi = Kawachi
ikusa-province-izumi = Izumi
ikusa-province-settsu = Settsu
ikusa-province-iga = Iga
ikusa-province-ise = Ise
ikusa-province-shima = Shima
ikusa-province-owari = Owari
ikusa-province-mikawa = Mikawa
ikusa-province-totomi = Totomi
ikusa-province-suruga = Suruga
ikusa-province-izu = Izu
ikusa-province-kai = Kai
ikusa-province-sagami = Sagami
ikusa-province-musashi = Musashi
ikusa-province-awa-h = Awa-Boso
ikusa-province-kazusa = Kazusa
ikusa-province-shimosa = Shimosa
ikusa-province-hitachi = Hitachi
ikusa-province-omi = Omi
ikusa-province-mino = Mino
ikusa-province-hida = Hida
ikusa-province-shinano = Shinano
ikusa-province-kozuke = Kozuke
ikusa-province-shimotsuke = Shimotsuke
ikusa-province-mutsu = Mutsu
ikusa-province-dewa = Dewa
ikusa-province-wakasa = Wakasa
ikusa-province-echizen = Echizen
ikusa-province-kaga = Kaga
ikusa-province-noto = Noto
ikusa-province-etchu = Etchu
ikusa-province-echigo = Echigo
ikusa-province-sado = Sado
ikusa-province-tamba = Tamba
ikusa-province-tango = Tango
ikusa-province-tajima = Tajima
ikusa-province-inaba = Inaba
ikusa-province-hoki = Hoki
ikusa-province-izumo = Izumo
ikusa-province-iwami = Iwami
ikusa-province-oki = Oki
ikusa-province-harima = Harima
ikusa-province-mimasaka = Mimasaka
ikusa-province-bizen = Bizen
ikusa-province-bitchu = Bitchu
ikusa-province-bingo = Bingo
ikusa-province-aki = Aki
ikusa-province-suo = Suo
ikusa-province-nagato = Nagato
ikusa-province-kii = Kii
ikusa-province-awaji = Awaji
ikusa-province-awa-s = Awa-Shikoku
ikusa-province-sanuki = Sanuki
ikusa-province-iyo = Iyo
ikusa-province-tosa = Tosa
ikusa-province-chikuzen = Chikuzen
ikusa-province-chikugo = Chikugo
ikusa-province-buzen = Buzen
ikusa-province-bungo = Bungo
ikusa-province-hizen = Hizen
ikusa-province-higo = Higo
ikusa-province-hyuga = Hyuga
ikusa-province-osumi = Osumi
ikusa-province-satsuma = Satsuma
ikusa-province-iki = Iki
ikusa-province-tsushima = Tsushima
ikusa-event-reason-attack =
    { $win ->
        [100] { $target } falls almost surely.
       *[other] In { $win }% of cases { $target } falls, { $both ->
            [0] in { $lose }% it holds.
           *[other] in { $both }% both sides fall, in { $lose }% it holds.
        }
    }
ikusa-event-reason-road = Nobody stands in { $target }: the army can go through and attack from there.
ikusa-event-reason-taken = { $target } is yours by now: nothing is left to fight for.
ikusa-event-reason-repeat = Fought to the end, { $target } falls in { $win }% of cases.
ikusa-event-reason-call-off = Fought to the end, { $target } would fall in only { $win }% of cases, and in { $lose }% the attackers would be lost.
ikusa-event-reason-strike =
    { $units ->
        [0] The daimyo of { $daimyo } of { $owner } stands alone: struck down he is out at once.
       *[other] The daimyo of { $daimyo } of { $owner } is at level { $level }; struck down he neither moves nor attacks this round.
    }
ikusa-event-reason-spy =
    { $provinces ->
        [one] { $owner } holds one province.
       *[other] { $owner } holds { $provinces } provinces.
    }
ikusa-event-reason-split = { $province } hangs together with the others of this clan.
ikusa-event-reason-conquest = { $province } is empty: whoever moves in owns it.
ikusa-event-reason-wall =
    { $threat ->
        [0] A wall makes { $province } safe for later.
        [one] A wall helps { $province } most: an enemy province next door has one unit.
       *[other] A wall helps { $province } most: an enemy province next door has { $threat } units.
    }
ikusa-event-reason-guard =
    { $threat ->
        [0] No enemy stands next door to { $province }: it is safe there, and a step on the way.
       *[other] { $province } has { $units ->
            [one] { $units } unit
           *[other] { $units } units
        } so far, and an enemy province next door has { $threat }.
    }`;export{e as default};