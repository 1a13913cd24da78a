var e=`shogun-module-court = Tenno's Court
    .about = Armies become officials, and officials win the Tenno's favor: three cards each round.
shogun-module-samurai = Samurai
    .about = Whoever holds provinces in four regions is rewarded every round, and better each time.
shogun-module-leaders = Military Leaders
    .about = One leader for each player improves the actions of its province and leaves statues behind.
shogun-module-chambers = Chambers
    .about = Who rules a region puts a marker on the chamber board; rows and columns score at the end.
shogun-decision-draft-leader = Choose your new province to send your military leader there, or decline: then he waits for a later one.
shogun-decision-place-leader = Choose one of your provinces for your military leader.
shogun-decision-take-benefit = Take one benefit of your Samurai card, or none.
shogun-decision-take-favor = Take a favor card for your officials in the audience hall, or none.
shogun-decision-cancel-event = Say whether the event of this round is canceled for everybody.
shogun-decision-apply-favor = Choose the province where your favor card is applied.
shogun-decision-exchange-marker = Exchange one face-up chamber marker for one of yours, or none.
shogun-decision-move-leader = Choose the province of your own to which your military leader moves.
shogun-decision-leave-statue = Say whether your leader leaves a statue in the province he came from.
shogun-move-decline = Decline
shogun-move-leader = Send the leader to { $province }
shogun-move-statue =
    { $answer ->
        [yes] Leave a statue
       *[no] Leave no statue
    }
shogun-move-favor = Take { $favor }
shogun-move-cancel = Cancel the event
shogun-move-apply = Apply the favor in { $province }
shogun-move-benefit = Take { $benefit }
shogun-move-exchange = Exchange the marker in row { $row }, column { $column }
shogun-kind-decline = declining
shogun-kind-leader = placing a military leader
shogun-kind-statue = an answer about a statue
shogun-kind-favor = taking a favor card
shogun-kind-cancel = canceling the event
shogun-kind-apply = applying a favor
shogun-kind-benefit = taking a benefit
shogun-kind-exchange = exchanging a chamber marker
shogun-event-officials =
    { $officials ->
        [0] { $seat } sends no official to the entrance hall yet.
        [one] { $seat } sends { $officials } official to the entrance hall.
       *[other] { $seat } sends { $officials } officials to the entrance hall.
    }
shogun-event-favors-shown = The Tenno grants, from the dearest to the cheapest: { $favors }.
shogun-event-no-conversion =
    { $card-id ->
        [none] { $seat } left { $space } empty.
       *[other] { $seat } sends nobody from { $space }: only { $card } lies there.
    }
shogun-event-conversion-skipped = { $seat } cannot carry out { $space } with { $card }: armies or officials do not suffice.
shogun-event-converted =
    { $officials ->
        [one] { $seat } turns an army of { $card } into an official in the entrance hall.
       *[other] { $seat } turns { $officials } armies of { $card } into officials in the entrance hall.
    }
shogun-event-favor-taken =
    { $officials ->
        [one] { $seat } takes { $favor } for { $officials } official.
       *[other] { $seat } takes { $favor } for { $officials } officials.
    }
shogun-event-favor-declined = { $seat } asks no favor of the Tenno.
shogun-event-favors-left = Nobody wanted { $favors }; what is left leaves the game.
shogun-event-favor-in-vain = { $seat } has no use for { $favor }; it is lost.
shogun-event-event-cancelled = { $seat } has the event canceled: { $event } ends at once.
shogun-event-event-stays = { $seat } lets the event stand.
shogun-event-favor-calmed =
    { $markers ->
        [0] { $seat } calms { $province }: its last revolt marker is gone.
       *[other] { $seat } calms { $province }: one revolt marker is gone, { $markers } left.
    }
shogun-event-favor-armies =
    { $armies ->
        [one] { $seat } puts { $armies } free army into { $province }.
       *[other] { $seat } puts { $armies } free armies into { $province }.
    }
shogun-event-favor-settled =
    { $armies ->
        [one] { $seat } takes neutral { $province } without a battle, with { $armies } army.
       *[other] { $seat } takes neutral { $province } without a battle, with { $armies } armies.
    }
shogun-event-favor-peace =
    { $against ->
        [a] Nobody can attack { $seat } with Battle / Move A this round.
        [b] Nobody can attack { $seat } with Battle / Move B this round.
       *[ab] Nobody can attack { $seat } this round.
    }
shogun-event-favor-kept = { $seat } has nothing to calm and keeps { $favor } for the next revolt marker.
shogun-event-marker-parried = { $seat } gives away the kept favor card: { $province } gets no revolt marker.
shogun-event-samurai = { $seat } stands in { $regions } regions: Samurai card { $number } comes up.
shogun-event-benefit =
    { $benefit-id ->
        [chests] { $amount ->
            [one] { $seat } receives { $amount } chest.
           *[other] { $seat } receives { $amount } chests.
        }
        [rice] { $seat } receives { $amount } rice.
        [armies] { $amount ->
            [one] { $seat } puts { $amount } army from the supply into the tray.
           *[other] { $seat } puts { $amount } armies from the supply into the tray.
        }
       *[points] { $amount ->
            [one] { $seat } receives { $amount } victory point.
           *[other] { $seat } receives { $amount } victory points.
        }
    }
shogun-event-benefit-declined = { $seat } takes no benefit.
shogun-event-samurai-restored = All Samurai piles are put back in order.
shogun-event-leader-placed = The leader of { $seat } comes to { $province }.
shogun-event-leader-moved = The leader of { $seat } moves from { $origin } to { $target }.
shogun-event-leader-lost = { $province } is lost, and the leader of { $seat } with it; he returns after the winter.
shogun-event-statue =
    { $tokens ->
        [0] { $seat } puts up the last statue in { $province }.
       *[other] { $seat } puts up a statue in { $province } and has { $tokens } left.
    }
shogun-event-trophy =
    { $count ->
        [one] { $seat } takes a statue of { $owner } in { $province } as a trophy.
       *[other] { $seat } takes { $count } statues of { $owner } in { $province } as trophies.
    }
shogun-event-scored-leaders = { $seat } scores { $statues } for statues and { $trophies } for trophies; { $total } in all.
shogun-event-region-tiles = The row of region tiles: { $regions }.
shogun-event-chambers-drawn = Chambers that open this round: { $chambers }.
shogun-event-chamber-region = { $seat } has the most provinces in { $region }.
shogun-event-exchanged = { $seat } takes chamber { $chamber }.
shogun-event-exchange-declined = { $seat } takes no chamber.
shogun-event-chambers-turned =
    { $count ->
        [0] All open chambers were taken. The row of region tiles is now { $regions }.
       *[other] Chambers turned face down: { $count }. The row of region tiles is now { $regions }.
    }
shogun-event-scored-chambers =
    { $lines ->
        [one] { $seat } leads in { $lines } line of the chambers and scores { $sum }; { $total } in all.
       *[other] { $seat } leads in { $lines } lines of the chambers and scores { $sum }; { $total } in all.
    }
shogun-refusal-option-without-module = The option { $option } means nothing without { $module }; choose that module or leave the option out.
shogun-refusal-no-dice-cards = Dice tower cards belong to Tenno's Court, which is not played here; choose another card.
shogun-refusal-protected = A favor card protects { $defender }: { $target } cannot be attacked with { $action } this round; choose another target.
shogun-refusal-leader-only-here = Your leader can only enter { $origin } now, not { $province }; send him there or wait for your next province.
shogun-refusal-leader-not-yours = { $province } is not yours; your leader needs a province of your own.
shogun-refusal-leader-must-move = Your leader already stands in { $province } and must move; choose another province of your own.
shogun-refusal-leader-near-first = { $province } is not adjacent; at this table a leader goes far only when no adjacent province is yours.
shogun-refusal-benefit-no-armies = Your supply holds no army that could go into the tray; take another benefit or none.
shogun-refusal-benefit-not-there = Samurai card { $number } does not offer { $benefit }; choose one of its benefits or none.
shogun-refusal-favor-not-there = { $favor } does not lie in the audience hall; choose one that does.
shogun-refusal-favor-too-dear =
    { $favor } costs { $cost ->
        [one] { $cost } official
       *[other] { $cost } officials
    } and { $officials ->
        [0] you have none
        [one] you have { $officials }
       *[other] you have { $officials }
    } in the audience hall; take a cheaper one or none.
shogun-refusal-favor-closed = { $province } is not used with three players, so { $favor } cannot be applied there.
shogun-refusal-favor-foreign = { $province } belongs to another player; { $favor } needs a neutral province or one of yours.
shogun-refusal-favor-own-only = { $province } is not yours; { $favor } is for your own provinces.
shogun-refusal-favor-no-marker = There is no revolt marker in { $province }; choose a province that has one for { $favor }.
shogun-refusal-chamber-not-open = There is no open chamber in row { $row }, column { $column }; choose a face-up marker.
shogun-options-court = { shogun-module-court }
    .about = What the favor cards give, and how a box at court works.
shogun-options-leaders = { shogun-module-leaders }
    .about = How military leaders move and what they improve.
shogun-options-chambers = { shogun-module-chambers }
    .about = What the rows and columns of the chamber board are worth.
shogun-option-modules = Modules of the Big Box
    .none = none
    .court = { shogun-module-court }
    .samurai = { shogun-module-samurai }
    .leaders = { shogun-module-leaders }
    .chambers = { shogun-module-chambers }
shogun-option-court-conversion = A box at court when armies or officials do not suffice
    .exact = nothing
    .up-to = as much as is possible
shogun-option-favor-chests = Chests from favor cards 2, 9 and 16 (our estimate)
shogun-option-favor-armies = Armies that favor cards 3, 8 and 14 put into the tray (our estimate)
shogun-option-favor-rice = Rice from favor cards 5, 15 and 20 (our estimate)
shogun-option-favor-points = Victory points from favor cards 6, 13 and 19 (our estimate)
shogun-option-favor-buildings = Buildings on favor cards 7, 17 and 21 (our estimate)
    .castle = castle
    .temple = temple
    .theater = Nô theater
shogun-option-favor-peace = Attacks that favor cards 10, 11 and 18 protect against (our estimate)
    .a = Battle / Move A
    .b = Battle / Move B
    .ab = both
shogun-option-leader-modifier = When does a military leader improve a number?
    .improved-base = first, before the event
    .additive-last = last, by one more
shogun-option-leader-moves-after-winter = When do military leaders move?
    .false = only after action rounds
    .true = after the winter too
shogun-option-leader-far-move = When may a military leader go to a province that is not adjacent?
    .free = always
    .only-if-needed = only when no adjacent province is his owner's
shogun-option-statues-per-province = Statues of one player in a province
    .unlimited = any number
    .one-per-player = one
shogun-option-chamber-rows = Points of the six rows of the chamber board (our estimate)
shogun-option-chamber-columns = Points of the six columns of the chamber board (our estimate)
shogun-space-convert-1 = Convert 1 Army
    .about = A province card here turns 1 army of that province into an official; a dice tower card does so with 1 army in the tray.
shogun-space-convert-2 = Convert 2 Armies
    .about = A province card here turns 2 armies of that province into officials; a dice tower card does so with 2 armies in the tray.
shogun-space-convert-3 = Convert 3 Armies
    .about = A province card here turns 3 armies of that province into officials; a dice tower card does so with 3 armies in the tray.
shogun-card-dice-1 = dice tower card 1
shogun-card-dice-2 = dice tower card 2
shogun-card-dice-3 = dice tower card 3
shogun-benefit-chests = chests
shogun-benefit-rice = rice
shogun-benefit-armies = armies into the tray
shogun-benefit-points = victory points
shogun-favor-1 = favor card 1 (cancel the event)
    .about = The event of this round may be canceled for everybody.
shogun-favor-2 = favor card 2 (chests)
    .about = Receive chests from the bank.
shogun-favor-3 = favor card 3 (armies into the tray)
    .about = Put armies from your supply into the tray of the battle tower.
shogun-favor-4 = favor card 4 (calm a province)
    .about = Remove a revolt marker from a province of yours; without one, keep the card against the next marker.
shogun-favor-5 = favor card 5 (rice)
    .about = Receive rice.
shogun-favor-6 = favor card 6 (points)
    .about = Receive victory points.
shogun-favor-7 = favor card 7 (a free building)
    .about = Build the shown building free of charge in a province of yours.
shogun-favor-8 = favor card 8 (armies into the tray)
    .about = { shogun-favor-3.about }
shogun-favor-9 = favor card 9 (chests)
    .about = { shogun-favor-2.about }
shogun-favor-10 = favor card 10 (protection)
    .about = This round nobody can attack you with the Battle / Move that the card shows.
shogun-favor-11 = favor card 11 (protection)
    .about = { shogun-favor-10.about }
shogun-favor-12 = favor card 12 (three free armies)
    .about = Put 3 armies into a province of yours or into any neutral province, which becomes yours without a battle.
shogun-favor-13 = favor card 13 (points)
    .about = { shogun-favor-6.about }
shogun-favor-14 = favor card 14 (armies into the tray)
    .about = { shogun-favor-3.about }
shogun-favor-15 = favor card 15 (rice)
    .about = { shogun-favor-5.about }
shogun-favor-16 = favor card 16 (chests)
    .about = { shogun-favor-2.about }
shogun-favor-17 = favor card 17 (a free building)
    .about = { shogun-favor-7.about }
shogun-favor-18 = favor card 18 (protection)
    .about = { shogun-favor-10.about }
shogun-favor-19 = favor card 19 (points)
    .about = { shogun-favor-6.about }
shogun-favor-20 = favor card 20 (rice)
    .about = { shogun-favor-5.about }
shogun-favor-21 = favor card 21 (a free building)
    .about = { shogun-favor-7.about }
shogun-peace-a = This round nobody can attack you with Battle / Move A.
shogun-peace-b = This round nobody can attack you with Battle / Move B.
shogun-peace-ab = This round nobody can attack you.
shogun-event-reason-box =
    { $province } can spare { $officials ->
        [one] one of its { $armies } armies for the court.
       *[other] { $officials } of its { $armies } armies for the court.
    }
shogun-event-reason-box-tray =
    { $armies ->
        [0] None of your armies lies in the tray yet; of those that will, { $officials } can go to court.
        [one] One army of yours lies idle in the tray; { $officials } from there can go to court.
       *[other] { $armies } armies of yours lie idle in the tray; { $officials } from there can go to court.
    }
shogun-event-reason-favor = Of your officials in the audience hall ({ $left }), { $favor } costs { $cost }.
shogun-event-reason-apply =
    The favor does most in { $province }, where { $armies ->
        [one] { $armies } army stands.
       *[other] { $armies } armies stand.
    }
shogun-event-reason-trophies =
    In { $province } he takes { $count ->
        [one] a statue of somebody else.
       *[other] { $count } statues of others.
    }
shogun-event-reason-leader =
    { $province } is useful to a leader and is guarded by { $armies ->
        [one] { $armies } army.
       *[other] { $armies } armies.
    }
shogun-event-reason-exchange = This row scores { $row } and this column { $column }; you would have { $own } in the row and { $other } in the column.`;export{e as default};