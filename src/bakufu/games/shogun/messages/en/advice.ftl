# Why a bot of Shogun would make a move. "It" is the bot.

shogun-why-take-card = Take { $province }
shogun-why-unseen =
    { $count ->
        [one] One card is left in the pile.
       *[other] It can't see the card, so it counts the average of the { $count } cards left in the pile.
    }
shogun-why-extra = Its rule: always use the extra army.
shogun-why-deploy-six = Its rule: always deploy as many armies as allowed.
shogun-why-revolt =
    Its rule: face the best-defended revolt first, which clears farmers out of the tray. { $province } has { $armies ->
        [one] { $armies } army.
       *[other] { $armies } armies.
    }
shogun-why-revolt-equal = Just as well defended: { $provinces }; it takes the first one on its list.
shogun-why-statue = Its rule: always leave a statue when possible.
shogun-why-group = Its rule: the more rivals and neutral provinces next door, the larger the group. Next to { $province }: rivals { $rivals }, neutral { $neutrals }, your own { $friends }. Groups left: { $smallest } to { $largest } armies.
    .short = rivals next door: { $rivals }, neutral: { $neutrals }
shogun-why-simulated = At first sight it preferred “{ $move }”, but the simulations decided.
shogun-why-first-estimate = “{ $move }” did a little better in the simulations, but not enough to outweigh its lower value at first sight.
shogun-why-both-counted = It counts the value at first sight and the simulations together: “{ $move }” looked better at first sight but did worse in the simulations.
shogun-why-hopeless = It ruled out “{ $move }”: the chance of success is only { $win }%.
shogun-why-event-harmless = This event doesn't hurt your own plan, so it saves the favor.
shogun-why-event-hurts = This event hurts your own plan.

shogun-why-kept-for = { $province } would be worth more here ({ $value }), but the plan uses it for { $space }.
    .short = { $province } is needed for { $space }
shogun-why-plan-whole = { $province } alone would be worth more here ({ $value }), but then the plan as a whole, including what you can pay for, would not be worth more.
    .short = the plan is no better with an order here
shogun-why-plan-simulated = { $province } alone would be worth more here ({ $value }); this is simply the plan that did best in its simulations.
    .short = this plan did best in the simulations
shogun-why-too-dear = The best choice here would be { $province } ({ $value }), but its chests go to orders it values more.
    .short = too expensive
shogun-why-no-order = No order here: the best province for it, { $province }, would be worth { $value } points.
    .short = no order worth giving
shogun-why-no-order-here = No order here.
shogun-why-no-order-possible = No order here: none of the provinces still in hand can carry it out.
    .short = no province can do it
shogun-why-filler = Every space needs a card and there aren't enough others; { $province } can't carry out this action, so nothing will happen.
    .short = only fills the space
shogun-why-filler-costs = Every space needs a card and there aren't enough others to leave all unwanted actions out, so it gives up the least here.
    .short = only fills the space
shogun-why-filler-least = Every space needs a card and there are no others left, so it uses the province it values least: { $province }.
    .short = only fills the space
shogun-why-has-attack-in-mind =
    { $armies ->
        [one] As things stand, it would attack { $target } with { $armies } army ({ $win }% chance); by then it may choose differently.
       *[other] As things stand, it would attack { $target } with { $armies } armies ({ $win }% chance); by then it may choose differently.
    }
shogun-why-has-move-in-mind =
    { $armies ->
        [one] As things stand, it would move { $armies } army to { $target }; by then it may choose differently.
       *[other] As things stand, it would move { $armies } armies to { $target }; by then it may choose differently.
    }
shogun-why-bid = Its rule: bid a share of the chests it can spare. Chests: { $chests }; the orders cost { $spent }; half of the { $income } from taxes counts. That leaves { $left }, and { $share }% of that, rounded down, is a bid of { $bid }.
    .short = a bid of { $share }% of its spare chests ({ $left })
shogun-why-bid-last = Its rule in the last round: bid every chest it can spare. Chests: { $chests }; the orders cost { $spent }; half of the { $income } from taxes counts. That leaves { $left }, so its usual bid is { $bid } (at most 4).
    .short = last round: it bids all its spare chests ({ $left })
shogun-why-bid-simulated = It also tried other bids; the plan with { $bid } did best in the simulations.
shogun-why-bid-simple = Its rule: bid 0 with fewer than 9 chests, 1 with fewer than 14, otherwise 1 or 2 at random. Chests here: { $chests }.
    .short = chests: { $chests }
shogun-why-box-province =
    { $armies ->
        [one] It sends { $armies } army from { $province } to the court, because the favors are worth more to it than the army.
       *[other] It sends { $armies } armies from { $province } to the court, because the favors are worth more to it than the armies.
    }
    .short = officials from { $province }
shogun-why-box-filler = This only fills the box: { $province } has too few armies to send anyone.
    .short = only fills the box
shogun-why-box-tray = It sends armies from the tray ({ $armies }): they are the cheapest officials.
    .short = officials from the tray
shogun-why-box-none = No officials from this box: the favors in reach aren't worth the armies to it.
    .short = not worth the armies
shogun-why-box-none-simulated = No officials from this box: this is the plan that did best in its simulations.
    .short = this plan did best in the simulations
shogun-why-box-favor = The favor it values most is { $favor } ({ $value } points).
shogun-why-box-spare = Its rule: send armies from a safe province with at least 4 to spare. { $province } has { $armies }; the box takes { $number }.
    .short = { $province } can spare them
shogun-why-box-no-spare = Its rule: send armies only from the tray or from a safe province with { $armies } or more. There is none.
    .short = nobody to spare
shogun-why-leader-draft = Its rule: place the leader now if one of your own provinces is next door and the risk is below 15%. Your provinces next to { $province }: { $friends }; risk: { $risk }%.

# What a value is made of, followed by a number with its sign.

shogun-why-part-land = the province itself
shogun-why-part-rival = the rival's loss
shogun-why-part-region = your presence in the region
shogun-why-part-hunger = one more province to feed
shogun-why-part-losses = expected losses
shogun-why-part-home = defense of the province they leave
shogun-why-part-safety = defense there
shogun-why-part-front = closer to the front
shogun-why-part-effort = effort of moving
shogun-why-part-order = acting early
shogun-why-part-special-chest = an extra chest for your tax order
shogun-why-part-special-rice = extra rice for your rice order
shogun-why-part-special-six-armies = a sixth army for your Deploy 5 order
shogun-why-part-special-attack = an extra army in your attacks
shogun-why-part-special-defense = an extra army when you are attacked
shogun-why-part-tax = chests
shogun-why-part-rice = rice
shogun-why-part-spaces = room to build
shogun-why-part-same-region = your provinces in the same region
shogun-why-part-friends = your own provinces next door
shogun-why-part-free-land = neutral provinces next door
shogun-why-part-rivals = rivals next door
shogun-why-part-choice = two new cards to choose from
shogun-why-part-building = the building
shogun-why-part-building-all = the building and its majority
shogun-why-part-majority = majority in the region
shogun-why-part-leader = your leader's discount
shogun-why-part-price = cost of the action
shogun-why-part-revolt = risk of losing to a revolt
shogun-why-part-unrest = a new revolt marker
shogun-why-part-prospects = stronger attacks later
shogun-why-part-armies = the armies themselves
shogun-why-part-move = the move that comes with it
shogun-why-part-march = the attack or move it has in mind
shogun-why-part-short-supply = too few armies in your supply
shogun-why-part-error = its own random error
shogun-why-part-favor = the favor
shogun-why-part-officials = officials spent
shogun-why-part-calm = revolt markers removed
shogun-why-part-event = what the event would cost you
shogun-why-part-victory-points = victory points
shogun-why-part-reward = the reward
shogun-why-part-chamber-row = its row
shogun-why-part-chamber-column = its column
shogun-why-part-chamber-lines = its row and column
shogun-why-part-leader-order = your planned order there
shogun-why-part-leader-yield = the leader's help with chests and rice
shogun-why-part-leader-way = a next statue within reach
shogun-why-part-leader-risk = risk to your leader
shogun-why-part-leader-wait = giving up a later province
shogun-why-part-leader-place = the place itself
shogun-why-part-leader-statues = statues won and left
shogun-why-part-trophies = rivals' statues there
shogun-why-part-statue = the statue left behind
