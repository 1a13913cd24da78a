# Why a bot would make a move: what it weighed, in a few sentences. "It" is the bot.

why-forced = This is the only legal move.
why-none = This bot doesn't say why.
why-general = A general remark, not this bot's own reasoning: { $text }
why-points = It values this at { $value } points.
why-points-parts = It values this at { $value } points: { $list }.
why-provinces = It values this at { $value } provinces.
why-provinces-parts = It values this at { $value } provinces: { $list }.
why-score = It gives this a score of { $value }, used only to compare moves.
why-score-parts = It gives this a score of { $value }, used only to compare moves: { $list }.
why-bins = What one more koku is worth in each open bin, in provinces: { $list }.
why-idle = It found nothing worth doing instead.
why-win = Its estimate of the chance to win the battle: { $win }%.
why-next = Next best: { $list }.
why-first-sight = Other values at first sight: { $list }.
why-slight = It sees hardly any difference here; what tips the balance: { $part }.
why-nothing = It sees neither a gain nor a drawback in this.
why-other = { $move } ({ $value })
why-other-close = { $move } (almost the same)
why-other-far-worse = { $move } (far worse: it decides simulated games)
why-other-far-better = { $move } (far better: it decides simulated games)
why-equals =
    { $more ->
        [0] Exactly as good: { $list }; it takes the first one on its list.
        [one] Exactly as good: { $list }, and one more; it takes the first one on its list.
       *[other] Exactly as good: { $list }, and { $more } more; it takes the first one on its list.
    }
why-equals-lots =
    { $more ->
        [0] Exactly as good: { $list }; it picks one at random.
        [one] Exactly as good: { $list }, and one more; it picks one at random.
       *[other] Exactly as good: { $list }, and { $more } more; it picks one at random.
    }
why-rounds = It simulated the rest of the round ({ $rounds } runs for all candidates): after this move it rates your position { $rating } out of 100 on average (even: { $even }). The others, compared with that: { $list }.
why-turns = It simulated the rest of the turn ({ $rounds } runs for all candidates). The other moves, compared with this one, in provinces: { $list }.
why-plan = It simulated many plans to the end of the round, assuming the rivals plan like the bot “normal”. After this one ({ $rounds } runs) it rates your position { $rating } out of 100 on average (even: { $even }); after its first idea, { $other }. This is a rating, not your chance of winning.
why-plan-usual = It simulated many plans to the end of the round, assuming the rivals plan like the bot “normal”. After this one ({ $rounds } runs) it rates your position { $rating } out of 100 on average (even: { $even }); it found no better plan. This is a rating, not your chance of winning.
why-short-points = { $value } points ({ $list })
why-short-provinces = { $value } provinces ({ $list })
why-short-idle = nothing else is worth it

# What a value is made of, followed by a number with its sign.

why-part-land = the province itself
why-part-rival = the rival's loss
why-part-region = your presence in the region
why-part-hunger = one more province to feed
why-part-losses = expected losses
why-part-home = defense of the province they leave
why-part-safety = defense there
why-part-front = closer to the front
why-part-effort = effort of moving
why-part-order = acting early
why-part-special-chest = an extra chest for your tax order
why-part-special-rice = extra rice for your rice order
why-part-special-six-armies = a sixth army for your Deploy 5 order
why-part-special-attack = an extra army in your attacks
why-part-special-defense = an extra army when you are attacked
why-part-tax = chests
why-part-rice = rice
why-part-spaces = room to build
why-part-same-region = your provinces in the same region
why-part-friends = your own provinces next door
why-part-free-land = neutral provinces next door
why-part-rivals = rivals next door
why-part-choice = two new cards to choose from
why-part-building = the building
why-part-building-all = the building and its majority
why-part-majority = majority in the region
why-part-leader = your leader's discount
why-part-price = cost of the action
why-part-revolt = risk of losing to a revolt
why-part-unrest = a new revolt marker
why-part-prospects = stronger attacks later
why-part-armies = the armies themselves
why-part-move = the move that comes with it
why-part-march = the attack or move it has in mind
why-part-short-supply = too few armies in your supply
why-part-error = its own random error
why-part-favor = the favor
why-part-officials = officials spent
why-part-calm = revolt markers removed
why-part-event = what the event would cost you
why-part-victory-points = victory points
why-part-reward = the reward
why-part-chamber-row = its row
why-part-chamber-column = its column
why-part-chamber-lines = its row and column
why-part-leader-order = your planned order there
why-part-leader-yield = the leader's help with chests and rice
why-part-leader-way = a next statue within reach
why-part-leader-risk = risk to your leader
why-part-leader-wait = giving up a later province
why-part-leader-place = the place itself
why-part-leader-statues = statues won and left
why-part-trophies = rivals' statues there
why-part-statue = the statue left behind
why-part-spoils = what a win brings
why-part-experience = experience
why-part-stake = what a defeat would cost
why-part-attack = a stronger attack
why-part-in-army = a stronger army
why-part-distance = distance from the front
why-part-nearer = closer to the front line
why-part-hold = risk of losing it again
why-part-garrison = units left behind as a garrison
why-part-prospect = attacks from there next turn
why-part-others-can = your provincial forces could take it instead
why-part-kill = eliminating the daimyo
why-part-level = the army's experience
why-part-strike = taking the daimyo out of action
why-part-attack-stopped = stopping his attack on you
why-part-set-own = your own provinces next door
why-part-set-weak = weakly held enemy provinces next door
why-part-set-strong = strongly held enemy provinces next door
why-part-set-empty = empty provinces next door
why-part-set-force = your units already there
why-part-set-foe-army = enemy armies next door
why-part-set-own-army = your other armies next door
why-part-set-pile = neighbors still in the pile
why-part-set-danger = danger there
why-part-bin-turn-order = turn order
why-part-bin-build = castle
why-part-bin-levy = levy
why-part-bin-ronin = ronin
why-part-bin-ninja = ninja
