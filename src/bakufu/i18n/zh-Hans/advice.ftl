# 电脑玩家为什么这样走：用几句话说明它权衡了什么。“它”指电脑玩家。

why-forced = 这是唯一合法的走法。
why-none = 这个电脑玩家没有说明理由。
why-general = 一般性的说明，并非这个电脑玩家自己的考虑：{ $text }
why-points = 它估计这值{ $value }分。
why-points-parts = 它估计这值{ $value }分：{ $list }。
why-provinces = 它估计这相当于{ $value }个国。
why-provinces-parts = 它估计这相当于{ $value }个国：{ $list }。
why-score = 它给出的评分为{ $value }，仅用于比较走法。
why-score-parts = 它给出的评分为{ $value }，仅用于比较走法：{ $list }。
why-bins = 在各个空格中再放1石的价值（以国计）：{ $list }。
why-idle = 它没有找到更值得做的事。
why-win = 它估计这场战斗的胜率：{ $win }%。
why-next = 其次是：{ $list }。
why-first-sight = 其他走法的初步估值：{ $list }。
why-slight = 它认为这里几乎没有差别；起决定作用的是：{ $part }。
why-nothing = 它认为这样既无好处也无坏处。
why-other = { $move }（{ $value }）
why-other-close = { $move }（几乎一样）
why-other-far-worse = { $move }（差得多：决定了模拟对局的胜负）
why-other-far-better = { $move }（好得多：决定了模拟对局的胜负）
why-equals =
    { $more ->
        [0] 完全一样好的有：{ $list }；它取列表中的第一个。
       *[other] 完全一样好的有：{ $list }，另有{ $more }个；它取列表中的第一个。
    }
why-equals-lots =
    { $more ->
        [0] 完全一样好的有：{ $list }；它随机选一个。
       *[other] 完全一样好的有：{ $list }，另有{ $more }个；它随机选一个。
    }
why-rounds = 它模拟了本轮余下的部分（所有候选走法共{ $rounds }次）：这样走之后，它对您局面的平均评分为{ $rating }（满分100，势均力敌为{ $even }）。其他走法与之相比：{ $list }。
why-turns = 它模拟了本回合余下的部分（所有候选走法共{ $rounds }次）。其他走法与这一走法相比（以国计）：{ $list }。
why-plan = 它把许多计划模拟到本轮结束，并假定对手像“普通”那样计划。按这份计划（模拟{ $rounds }次），它对您局面的平均评分为{ $rating }（满分100，势均力敌为{ $even }）；按最初的想法则为{ $other }。这是局面评分，不是获胜的概率。
why-plan-usual = 它把许多计划模拟到本轮结束，并假定对手像“普通”那样计划。按这份计划（模拟{ $rounds }次），它对您局面的平均评分为{ $rating }（满分100，势均力敌为{ $even }）；没有找到更好的计划。这是局面评分，不是获胜的概率。
why-short-points = { $value }分（{ $list }）
why-short-provinces = { $value }个国（{ $list }）
why-short-idle = 没有更值得做的事
