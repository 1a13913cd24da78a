# What the terminal says.

cli-help-ikusa =
    Answer with
      a number of the list: 3
      a few words of a move: step circle kai
      its JSON form: ["step", "circle", "kai"]
    or ask for
      show              the question again
      map [PROVINCE]    your provinces, or a province and its neighbors
      map CLAN          the provinces of a clan, such as orange
      map armies        all armies and where they stand
      log [N]           the last N lines of the log
      rule ID           a rule, such as I-SEQ-05
      odds PROVINCE     the odds of an attack on it, for each of your bodies beside it
      losses UNITS      who falls first without a question: losses spearman gunner ronin swordsman bowman
      losses ask        be asked again
      hint              what a bot would do
      undo              undo your last move, unless it revealed something
      save [FILE]       save the game, or a copy of it
      quit              save and leave

# -- Ikusa -------------------------------------------------------------------------------------------

cli-ikusa-clan =
    { $stacks-id ->
        [none] { $clan }: provinces { $provinces }, koku { $koku }
       *[other] { $clan }: provinces { $provinces }, koku { $koku }, face-down ronin { $stacks }
    }
cli-ikusa-goal =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }; { $win } provinces win at once.
cli-ikusa-goal-end =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }; { $win } provinces win at the end of a round.
cli-ikusa-goal-two =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }; { $win } provinces of both colors together win at the end of a round.
cli-ikusa-goal-quick =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }; { $win } provinces win at once, and the first elimination ends the game.
cli-ikusa-province = { $province }, { $clan }: { $units }.
cli-ikusa-empty = { $province }: empty.
cli-ikusa-army = With { $army }, level { $level }: { $units }.
cli-ikusa-army-at = { $province }: { $army }, level { $level }, with { $units }.
cli-ikusa-declared = Declared: { $body } of { $origin } attacks { $target }.
cli-ikusa-by-sea = Across the sea: { $line }
cli-ikusa-odds = { $origin } to { $target }, { $body }: win { $win }%, both fall { $both }%, lose { $lose }%
cli-ikusa-planned = Planned so far: { $bins }. Left: { $left } koku.
cli-ikusa-splitting = Still to choose: { $count }. So far: { $list }.
cli-ikusa-levied = Levied so far: { $units }. Koku left: { $left } of { $koku }.
cli-ikusa-tray = Left in your tray: { $units }.
cli-ikusa-bundles = 1 koku: 1 bowman, or 2 of swordsmen and gunners, or 3 spearmen.
cli-ikusa-levy-most =
    { $count ->
        [one] You can levy 1 unit at most: you own one province.
       *[other] You can levy { $count } units at most, as many as you own provinces.
    }
cli-ikusa-placing = Still to place: { $units }.
cli-ikusa-deploying = Ronin still to deploy: { $count }. So far: { $list }.
cli-ikusa-losses-due = Losses to choose: { $count }.
cli-ikusa-dice = { $unit }, a hit with { $value } or less: to throw { $dice }, still to enter { $left }.
cli-ikusa-dice-ninja = The die of the ninja: one die to throw.
cli-ikusa-dice-how = Type what the dice show, such as 3 7 12; or draw, and the program draws them.
refusal-too-many-dice =
    { $left ->
        [one] You have one die left to enter, not { $given }.
       *[other] You have { $left } dice left to enter, not { $given }.
    }
cli-ikusa-party = Chosen so far: { $units }.
cli-ikusa-marching = { $province }: { $army }, steps left { $steps }, with { $units }.
