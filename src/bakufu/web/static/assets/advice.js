var e=`ikusa-why-simulated = At first sight it preferred “{ $move }”, but in the simulations this did better by { $gap } provinces on average.
ikusa-why-not-clear = “{ $move }” did better in the simulations by { $gap } provinces on average; it changes its first choice only for a clear gain of more than 0.15, with chance ruled out.
ikusa-why-first-of-equals = Others have just as many; it takes the first one on its list.
ikusa-why-marker-early = Its rule: always take the earliest turn it can get, to attack before being attacked.
ikusa-why-marker-late = Its rule: always take the latest turn it can get.
ikusa-why-spy =
    Its rule: spy on whoever has the most provinces. { $clan } has { $count ->
        [one] { $count } province.
       *[other] { $count } provinces.
    }
ikusa-why-spy-nobody = Nobody is worth spying on.
ikusa-why-assign = Its rule: hand units out in turn so that the armies stay alike. Units that { $army } has so far: { $count }.
    .short = units so far: { $count }
ikusa-why-absorb = Its rule: take every unit but one along, the best first.
    .short = all but one
ikusa-why-successor = Its rule: give up the cheapest unit for the successor.
ikusa-why-bin = It hands out koku one at a time, each to the bin where it brings the most. { $bin } gets { $koku }.
ikusa-why-bin-spent = All koku are already spent.
    .short = no koku left
ikusa-why-bin-castle = A castle in { $province } is worth { $value } to it, more than two koku in the levy ({ $levy }).
    .short = castle in { $province }
ikusa-why-bin-castle-not = No castle: the best site, { $province }, is worth { $value } to it, less than two koku in the levy ({ $levy }).
    .short = the levy brings more
ikusa-why-bin-castle-poor = No castle: it wants to keep at least three koku after paying for one, and has { $koku }.
    .short = too few koku to spare
ikusa-why-bin-castle-safe = No castle: no province of yours is in enough danger for walls to help.
    .short = no province needs walls
ikusa-why-build = It estimates the risk of losing { $province } at { $before }% now and { $after }% with the walls.
    .short = risk { $before }% → { $after }%
ikusa-why-levy = For { $koku } koku (at most { $most } units, one per province) its list is: { $units }. It decides later where they go.
    .short = its list: { $units }
ikusa-why-levy-room =
    { $armies ->
        [one] Swordsmen come first because one army has room for them; then come as many spearmen as possible, the cheapest units.
       *[other] Swordsmen come first because { $armies } of its armies have room for them; then come as many spearmen as possible, the cheapest units.
    }
ikusa-why-levy-rest = Its own list is complete; with what is left it buys the cheapest unit it can get.
    .short = what is left
ikusa-why-levy-done = It can't or won't buy anything more.
    .short = nothing more to buy
ikusa-why-army-goes = From { $province }, { $army } can attack { $target }: worth { $value } provinces. Its best attack from { $origin } is worth only { $stay }.
    .short = to attack { $target }
ikusa-why-army-goes-only = From { $province }, { $army } can attack { $target }: worth { $value } provinces. From { $origin } it has no attack worth making.
    .short = to attack { $target }
ikusa-why-army-on-the-way = This is the first step on the way to { $province }.
ikusa-why-army-attacks-from-here = In { $province }, { $army } is already well placed: attacking { $target } from there is worth { $value } provinces.
    .short = armies are well placed
ikusa-why-army-nothing-here = From { $province }, { $army } has no attack worth making.
    .short = armies stay
ikusa-why-army-nothing-in-reach = No attack worth making is within reach of { $army } in { $province }.
    .short = no attack within reach
ikusa-why-army-too-little = Going to { $target } instead would be worth { $value }: too little more to move for.
ikusa-why-army-exposes = Going to { $target } would be worth { $value }, but would leave { $province } weaker by { $loss }.
ikusa-why-army-none = None of your armies can move.
    .short = no army can move
ikusa-why-pick-leaving = To attack { $target } from { $province }, { $army } takes spare units along.
    .short = to attack { $target }
ikusa-why-pick-unsure = The chance of { $army } against { $target } is { $win }% so far; it takes more units along until that is { $least }%.
    .short = to attack { $target }
ikusa-why-pick-up = A stronger army is worth more to it than a larger provincial force.
    .short = a stronger army
ikusa-why-ronin-along = Its rule: ronin always go with the army.
    .short = ronin go with the army
ikusa-why-ronin-march = Its rule: ronin always march when they can.
    .short = ronin march
ikusa-why-must-part = Two armies may not stay in one province, so one of them has to move.
    .short = armies must part
ikusa-why-dares = It attacks only if the chance to win is at least { $least }%, and only if the battle is worth more than it risks.
    .short = no battle worth it
ikusa-why-may-have-fallen = The value is lower because { $target } may already fall to a battle declared before ({ $chance }%).
ikusa-why-joint = It counts on several of its forces attacking { $target } one after another: together about { $win }%.
    .short = a joint attack on { $target }
ikusa-why-open-road = It wants to pass through { $target } and attack from there.
    .short = passing through { $target }
ikusa-why-call-off = It fights on only if the chance to win is at least { $least }%.
    .short = too little chance
ikusa-why-call-off-value = Fighting on would be worth { $value } provinces.
    .short = not worth it
ikusa-why-wear-down = Its own chance is poor, but other forces attack { $target } after this one, and every loss it inflicts helps them.
    .short = wearing { $target } down
ikusa-why-force-first = The provincial force that also attacks { $target } goes first, so that the army meets weaker defenders.
    .short = provincial force first
ikusa-why-advance = From there it can attack { $target } next.
    .short = next: { $target }
ikusa-why-battle-weaker-first = Several of its forces attack { $target }; its rule is to send the weaker ones first.
ikusa-why-battle-surest-first = Its rule: fight the surest battle first. { $target }: about { $win }%.
ikusa-why-battle-no-enemy = Its rule: settle real battles first; nobody hostile holds { $target } anymore.
ikusa-why-lose-cheapest = Its rule: lose ronin first, then spearmen, gunners, swordsmen and bowmen, and provincial forces before armies.
    .short = the cheapest first
ikusa-why-lose-daimyo = Its rule: of two daimyos it gives up the one with the less experienced army.
    .short = the less experienced one
ikusa-why-draw-dice = A bot has no dice of its own, so it lets the program draw. If you have thrown yours, enter what they show.
    .short = the program draws
ikusa-why-party-leave = Its rule: leave the cheapest units behind, one as a rule, and more only if they save more than the army loses by it.
    .short = the cheapest unit
ikusa-why-party-go = Another unit left behind would not save enough to be worth it.
    .short = enough are left behind
ikusa-why-ninja-waits = The best strike now, “{ $move }”, is worth { $value } provinces to it; it waits for one worth more than { $least } unless this is the last chance.
ikusa-why-ninja-no-target = No daimyo is worth a strike now.
ikusa-why-misjudged = Easy misjudges moves at random on purpose. Without that error it would have preferred “{ $move }”.
ikusa-why-lots =
    { $count ->
        [one] By its rules one other move is just as good; chance decides.
       *[other] By its rules { $count } other moves are just as good; chance decides.
    }
ikusa-why-at-random = Easy has no opinion here: it picks one of { $count } moves at random.
    .short = at random
ikusa-why-easy-bins = Easy's recipe: now and then 1 koku for turn order, rarely 2 for a castle, then two thirds of what is left for the levy, most of the rest for ronin, and whatever remains for the ninja.
    .short = its usual recipe
ikusa-why-easy-no-ninja = The ninja can't strike in round 1, so all that is left goes to ronin.
    .short = no ninja in round 1
ikusa-why-easy-levy = Easy always buys swordsmen first, then gunners, spearmen and bowmen.
    .short = its usual order
ikusa-why-easy-border = Easy counts neighbors. Next to { $province }: enemy provinces { $enemies }, your own { $friends }.
    .short = enemies next door: { $enemies }
ikusa-why-easy-place-army = Easy likes to put units with armies near the front. { $province }: steps to the front { $steps }, enemy provinces next door { $enemies }.
    .short = with an army
ikusa-why-easy-place-force = Easy likes to put units near the front. { $province }: steps to the front { $steps }, enemy provinces next door { $enemies }.
    .short = enemies next door: { $enemies }
ikusa-why-easy-build-army = Easy builds where an army stands. Enemy provinces next to { $province }: { $enemies }.
ikusa-why-easy-build = Easy builds where many enemies are next door. Enemy provinces next to { $province }: { $enemies }.
ikusa-why-easy-spy =
    Easy tends to spy on whoever has many provinces. { $clan } has { $count ->
        [one] { $count } province.
       *[other] { $count } provinces.
    }
ikusa-why-easy-attack = Easy guesses its chance against { $target } at { $win }% and wants more than { $least }%. Its guesses are often off by 20 points or more.
    .short = guess: { $win }%
ikusa-why-easy-no-attack = No attack looked good enough: easy wants a guess of more than { $army-least }% for an army and { $force-least }% for a provincial force. Its guesses are often off by 20 points or more.
    .short = no attack looked good
ikusa-why-easy-hopeless = Its first thought was “{ $move }”, but the chance to win is below 20%, so it drops the idea.
    .short = no attack worth the risk
ikusa-why-easy-fight-on = Easy guesses its chance at { $win }% and goes on above { $least }%. Its guesses are often off by 20 points or more.
    .short = guess: { $win }%
ikusa-why-easy-call-off = Easy guesses its chance at { $win }% and stops at { $least }% or less. Its guesses are often off by 20 points or more.
    .short = guess: { $win }%
ikusa-why-easy-wait = No attack from here looked good enough: easy wants a guess of more than { $least }%.
    .short = no attack looked good
ikusa-why-easy-advance = Easy likes to move on into a province it has emptied.
ikusa-why-easy-lose = Easy's rule: lose spearmen first, then gunners, ronin, swordsmen and bowmen.
    .short = its usual order
ikusa-why-easy-armies-end = Easy sees nothing more for its armies to do: no spare units to pick up and no step closer to the front.
    .short = nothing left to do
ikusa-why-easy-pick-spare = Easy always lets armies pick up spare units as long as one stays behind.
    .short = spare units join
ikusa-why-easy-to-border = Easy moves toward the front. Steps to the front: { $from } from { $origin }, { $to } from { $target }.
    .short = toward the front
ikusa-why-easy-must-step = Easy finds no good move here and takes one of those that are left.
    .short = nothing better
ikusa-why-easy-take-empty = Easy takes empty provinces it can reach: { $target }.
    .short = { $target } is empty
ikusa-why-easy-final-end = Easy sees no empty province to take and no unit to bring closer to the front.
    .short = nothing left to do
ikusa-why-easy-party = Easy's rule: leave one unit behind, the cheapest.
    .short = the cheapest unit
ikusa-why-easy-absorb = Easy's rule: take along all units but one.
    .short = all but one
ikusa-why-easy-strike-now = Easy sometimes sends the ninja early, for no special reason.
ikusa-why-easy-strike =
    Easy prefers large armies of clans with many provinces. { $clan } has { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }, and this army has { $number ->
        [one] { $number } unit.
       *[other] { $number } units.
    }
ikusa-why-easy-strike-alone = This daimyo has no units left: a hit eliminates him at once.
ikusa-why-part-land = the province itself
ikusa-why-part-losses = expected losses
ikusa-why-part-home = defense of the province they leave
ikusa-why-part-safety = defense there
ikusa-why-part-effort = effort of moving
ikusa-why-part-spoils = what a win brings
ikusa-why-part-experience = experience
ikusa-why-part-stake = what a defeat would cost
ikusa-why-part-attack = a stronger attack
ikusa-why-part-in-army = a stronger army
ikusa-why-part-distance = distance from the front
ikusa-why-part-nearer = closer to the front line
ikusa-why-part-hold = risk of losing it again
ikusa-why-part-garrison = units left behind as a garrison
ikusa-why-part-prospect = attacks from there next turn
ikusa-why-part-others-can = your provincial forces could take it instead
ikusa-why-part-kill = eliminating the daimyo
ikusa-why-part-level = the army's experience
ikusa-why-part-strike = taking the daimyo out of action
ikusa-why-part-attack-stopped = stopping an attack on you
ikusa-why-part-set-own = your own provinces next door
ikusa-why-part-set-weak = weakly held enemy provinces next door
ikusa-why-part-set-strong = strongly held enemy provinces next door
ikusa-why-part-set-empty = empty provinces next door
ikusa-why-part-set-force = your units already there
ikusa-why-part-set-foe-army = enemy armies next door
ikusa-why-part-set-own-army = your other armies next door
ikusa-why-part-set-pile = neighbors still in the pile
ikusa-why-part-set-danger = danger there
ikusa-why-part-bin-turn-order = turn order
ikusa-why-part-bin-build = castle
ikusa-why-part-bin-levy = levy
ikusa-why-part-bin-ronin = ronin
ikusa-why-part-bin-ninja = ninja`;export{e as default};