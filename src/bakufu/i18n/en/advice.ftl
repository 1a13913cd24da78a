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
