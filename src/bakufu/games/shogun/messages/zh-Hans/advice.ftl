# 《Shogun》的电脑玩家为什么这样走。“它”指电脑玩家。

shogun-why-take-card = 拿取{ $province }
shogun-why-unseen =
    { $count ->
        [1] 牌堆里只剩{ $count }张牌。
       *[other] 它看不到这张牌，因此按牌堆里剩下的{ $count }张牌的平均值计算。
    }
shogun-why-extra = 它的规则：总是使用额外的军队。
shogun-why-deploy-six = 它的规则：总是招募尽可能多的军队。
shogun-why-revolt = 它的规则：先应对防守最强之处的起义，这样能清掉接盘里的农民。{ $province }有{ $armies }支军队。
shogun-why-revolt-equal = 防守一样强的还有：{ $provinces }；它取列表中的第一个。
shogun-why-statue = 它的规则：只要可以，总是留下雕像。
shogun-why-group = 它的规则：相邻的对手和中立国越多，派出的军团越大。{ $province }的邻国：对手{ $rivals }个，中立{ $neutrals }个，己方{ $friends }个。剩余的军团：{ $smallest }至{ $largest }支军队。
    .short = 相邻对手{ $rivals }个，中立{ $neutrals }个
shogun-why-simulated = 初看时它更想“{ $move }”，但模拟结果起了决定作用。
shogun-why-first-estimate = “{ $move }”在模拟中略好一些，但不足以弥补较低的初步估值。
shogun-why-both-counted = 它把初步估值和模拟结果合在一起考虑：“{ $move }”初看更好，但在模拟中较差。
shogun-why-hopeless = 它排除了“{ $move }”：成功率只有{ $win }%。
shogun-why-event-harmless = 这个事件无损于您自己的计划，所以它不动用恩惠。
shogun-why-event-hurts = 这个事件会损害您自己的计划。

shogun-why-kept-for = { $province }放在这里更有价值（{ $value }），但计划把它用于{ $space }。
    .short = { $province }要用于{ $space }
shogun-why-plan-whole = 单看{ $province }，放在这里更有价值（{ $value }），但算上您付得起的费用，整份计划并不会因此更好。
    .short = 在这里下令不会使计划更好
shogun-why-plan-simulated = 单看{ $province }，放在这里更有价值（{ $value }）；但这就是在模拟中表现最好的计划。
    .short = 这份计划在模拟中最好
shogun-why-too-dear = 这里最好的选择是{ $province }（{ $value }），但它的宝箱要用于更有价值的行动。
    .short = 太贵
shogun-why-no-order = 这里不下命令：最合适的{ $province }也只值{ $value }分。
    .short = 没有值得下的命令
shogun-why-no-order-here = 这里不下命令。
shogun-why-no-order-possible = 这里不下命令：手中剩下的国都无法执行。
    .short = 没有国能执行
shogun-why-filler = 每个空格都要放一张牌，而其他牌不够；{ $province }无法执行这个行动，所以什么也不会发生。
    .short = 只是填格子
shogun-why-filler-costs = 每个空格都要放一张牌，而其他牌不够填满所有不想要的行动；放在这里损失最小。
    .short = 只是填格子
shogun-why-filler-least = 每个空格都要放一张牌，而已经没有其他牌了，所以它用最不看重的国：{ $province }。
    .short = 只是填格子
shogun-why-has-attack-in-mind = 按目前的形势，它会以{ $armies }支军队进攻{ $target }（胜率{ $win }%）；到时它也可能另作选择。
shogun-why-has-move-in-mind = 按目前的形势，它会移动{ $armies }支军队到{ $target }；到时它也可能另作选择。
shogun-why-bid = 它的规则：用富余宝箱的一部分出价。现有宝箱{ $chests }个，各项行动花费{ $spent }个，税金{ $income }个按一半计。富余{ $left }个，其中{ $share }%向下取整，出价{ $bid }。
    .short = 富余宝箱{ $left }个的{ $share }%
shogun-why-bid-last = 它在最后一轮的规则：把富余的宝箱全部用于出价。现有宝箱{ $chests }个，各项行动花费{ $spent }个，税金{ $income }个按一半计。富余{ $left }个，所以它通常出价{ $bid }（最多4）。
    .short = 最后一轮：富余宝箱{ $left }个
shogun-why-bid-simulated = 它也试过其他出价；出价{ $bid }的计划在模拟中最好。
shogun-why-bid-simple = 它的规则：宝箱少于9个出0，少于14个出1，否则随机出1或2。这里的宝箱：{ $chests }个。
    .short = 宝箱{ $chests }个
shogun-why-box-province = 它从{ $province }派{ $armies }支军队上朝，因为恩惠对它比这些军队更有价值。
    .short = 从{ $province }派出廷臣
shogun-why-box-filler = 这只是填格子：{ $province }的军队太少，派不出人。
    .short = 只是填格子
shogun-why-box-tray = 它派出接盘里的军队（{ $armies }支）：这是最便宜的廷臣。
    .short = 从接盘派出廷臣
shogun-why-box-none = 这一格不派廷臣：对它来说，能得到的恩惠不值这些军队。
    .short = 不值这些军队
shogun-why-box-none-simulated = 这一格不派廷臣：这是在模拟中表现最好的计划。
    .short = 这份计划在模拟中最好
shogun-why-box-favor = 它最看重的恩惠是{ $favor }（{ $value }分）。
shogun-why-box-spare = 它的规则：从至少富余4支军队的安全之国派兵。{ $province }有{ $armies }支；这一格需要{ $number }支。
    .short = { $province }有富余
shogun-why-box-no-spare = 它的规则：只从接盘，或从至少有{ $armies }支军队的安全之国派兵。现在没有。
    .short = 没有富余
shogun-why-leader-draft = 它的规则：如果相邻有己方国且风险低于15%，就现在安置将领。{ $province }相邻的己方国：{ $friends }个；风险：{ $risk }%。
