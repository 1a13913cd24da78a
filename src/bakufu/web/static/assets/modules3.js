var e=`shogun-module-court = 天皇宫廷
    .about = 军队化为廷臣，廷臣求取天皇的恩惠：每轮三张牌。
shogun-module-samurai = 武士
    .about = 在四个地区拥有国的游戏者每轮得到奖赏，一次比一次好。
shogun-module-leaders = 将领
    .about = 每人一名将领，使所在国的行动更有利，并留下雕像。
shogun-module-chambers = 宫室
    .about = 统治一个地区者在宫室图板上放标志物；终局时各行各列计分。
shogun-decision-draft-leader = 选择您的新国，派将领前往；或者放弃，让他等待之后的国。
shogun-decision-place-leader = 请为将领选择一个己方国。
shogun-decision-take-benefit = 请从武士牌上选择一种好处，也可以不要。
shogun-decision-take-favor = 请用觐见厅里的廷臣换取一张恩惠牌，也可以不要。
shogun-decision-cancel-event = 请决定是否为所有人取消本轮的事件。
shogun-decision-apply-favor = 请选择使用恩惠牌的国。
shogun-decision-exchange-marker = 请用自己的标志物换走一个正面向上的宫室标志物，也可以不换。
shogun-decision-move-leader = 请选择将领要前往的己方国。
shogun-decision-leave-statue = 请决定将领是否在他离开的国留下雕像。
shogun-move-decline = 不要
shogun-move-leader = 派将领前往{ $province }
shogun-move-statue =
    { $answer ->
        [yes] 留下雕像
       *[no] 不留雕像
    }
shogun-move-favor = 拿取{ $favor }
shogun-move-cancel = 取消事件
shogun-move-apply = 在{ $province }使用恩惠
shogun-move-benefit = 拿取{ $benefit }
shogun-move-exchange = 换走第{ $row }行第{ $column }列的标志物
shogun-kind-decline = 放弃
shogun-kind-leader = 安置将领
shogun-kind-statue = 决定雕像
shogun-kind-favor = 拿恩惠牌
shogun-kind-cancel = 取消事件
shogun-kind-apply = 使用恩惠
shogun-kind-benefit = 拿好处
shogun-kind-exchange = 交换宫室标志物
shogun-event-officials =
    { $officials ->
        [0] { $seat }暂时没有廷臣进入门厅。
       *[other] { $seat }派{ $officials }名廷臣进入门厅。
    }
shogun-event-favors-shown = 天皇的恩惠，由贵到贱：{ $favors }。
shogun-event-no-conversion =
    { $card-id ->
        [none] { $seat }的“{ $space }”空着。
       *[other] { $seat }的“{ $space }”没有派人：那里只有{ $card }。
    }
shogun-event-conversion-skipped = { $seat }无法以{ $card }执行“{ $space }”：军队或廷臣不够。
shogun-event-converted = { $seat }把{ $card }的{ $officials }支军队转换为门厅里的廷臣。
shogun-event-favor-taken = { $seat }以{ $officials }名廷臣换取{ $favor }。
shogun-event-favor-declined = { $seat }不求天皇的恩惠。
shogun-event-favors-left = 无人要{ $favors }；剩下的牌移出游戏。
shogun-event-favor-in-vain = { $seat }无法使用{ $favor }，牌作废。
shogun-event-event-cancelled = { $seat }请求取消事件：{ $event }立即结束。
shogun-event-event-stays = { $seat }让事件继续有效。
shogun-event-favor-calmed =
    { $markers ->
        [0] { $seat }安抚了{ $province }：最后一个不满标志物移走了。
       *[other] { $seat }安抚了{ $province }：移走一个不满标志物，还剩{ $markers }个。
    }
shogun-event-favor-armies = { $seat }在{ $province }免费放置{ $armies }支军队。
shogun-event-favor-settled = { $seat }以{ $armies }支军队不战而取中立的{ $province }。
shogun-event-favor-peace =
    { $against ->
        [a] 本轮无人能以战斗/移动A进攻{ $seat }。
        [b] 本轮无人能以战斗/移动B进攻{ $seat }。
       *[ab] 本轮无人能进攻{ $seat }。
    }
shogun-event-favor-kept = { $seat }无处需要安抚，保留{ $favor }抵挡下一个不满标志物。
shogun-event-marker-parried = { $seat }弃掉保留的恩惠牌：{ $province }不放不满标志物。
shogun-event-samurai = { $seat }立足于{ $regions }个地区：翻到第{ $number }张武士牌。
shogun-event-benefit =
    { $benefit-id ->
        [chests] { $seat }获得{ $amount }箱。
        [rice] { $seat }获得{ $amount }单位稻米。
        [armies] { $seat }从资源堆把{ $amount }支军队放进接盘。
       *[points] { $seat }获得{ $amount }分。
    }
shogun-event-benefit-declined = { $seat }不要好处。
shogun-event-samurai-restored = 所有武士牌堆恢复起始顺序。
shogun-event-leader-placed = { $seat }的将领来到{ $province }。
shogun-event-leader-moved = { $seat }的将领从{ $origin }前往{ $target }。
shogun-event-leader-lost = { $province }失守，{ $seat }的将领随之离去；他在冬季之后归来。
shogun-event-statue =
    { $tokens ->
        [0] { $seat }在{ $province }立起最后一座雕像。
       *[other] { $seat }在{ $province }立起雕像，还剩{ $tokens }座。
    }
shogun-event-trophy = { $seat }在{ $province }拿走{ $owner }的{ $count }座雕像作为战利品。
shogun-event-scored-leaders = { $seat }因雕像得{ $statues }分，因战利品得{ $trophies }分，现有{ $total }分。
shogun-event-region-tiles = 地区牌片的顺序：{ $regions }。
shogun-event-chambers-drawn = 本轮开放的宫室：{ $chambers }。
shogun-event-chamber-region = { $seat }在{ $region }的国最多。
shogun-event-exchanged = { $seat }占据宫室{ $chamber }。
shogun-event-exchange-declined = { $seat }不占宫室。
shogun-event-chambers-turned =
    { $count ->
        [0] 开放的宫室都被占据。地区牌片的顺序变为{ $regions }。
       *[other] { $count }个宫室翻为背面。地区牌片的顺序变为{ $regions }。
    }
shogun-event-scored-chambers = { $seat }在宫室的{ $lines }条线上领先，得{ $sum }分，现有{ $total }分。
shogun-refusal-option-without-module = 没有{ $module }，选项{ $option }就没有意义；请选用该模块，或去掉这个选项。
shogun-refusal-no-dice-cards = 骰塔牌属于天皇宫廷，本局不使用；请选择另一张牌。
shogun-refusal-protected = 恩惠牌保护着{ $defender }：本轮不能以“{ $action }”进攻{ $target }；请选择别的目标。
shogun-refusal-leader-only-here = 将领现在只能进入{ $origin }，不能去{ $province }；请派他去那里，或等您的下一个国。
shogun-refusal-leader-not-yours = { $province }不属于您；将领需要己方国。
shogun-refusal-leader-must-move = 将领已经在{ $province }，必须移动；请选择另一个己方国。
shogun-refusal-leader-near-first = { $province }不相邻；在这张牌桌，只有没有相邻的己方国时将领才能远行。
shogun-refusal-benefit-no-armies = 您的资源堆里没有可以放进接盘的军队；请拿别的好处，或不要。
shogun-refusal-benefit-not-there = 第{ $number }张武士牌没有{ $benefit }；请选择牌上的好处，或不要。
shogun-refusal-favor-not-there = { $favor }不在觐见厅；请选择在那里的牌。
shogun-refusal-favor-too-dear = { $favor }需要{ $cost }名廷臣，您在觐见厅只有{ $officials }名；请拿便宜些的，或不要。
shogun-refusal-favor-closed = 三人游戏时不使用{ $province }，不能在那里使用{ $favor }。
shogun-refusal-favor-foreign = { $province }属于别的游戏者；{ $favor }只能用于中立国或己方国。
shogun-refusal-favor-own-only = { $province }不属于您；{ $favor }只能用于己方国。
shogun-refusal-favor-no-marker = { $province }没有不满标志物；请为{ $favor }选择有标志物的国。
shogun-refusal-chamber-not-open = 第{ $row }行第{ $column }列没有开放的宫室；请选择正面向上的标志物。
shogun-options-court = { shogun-module-court }
    .about = 恩惠牌给什么，宫廷格如何处理。
shogun-options-leaders = { shogun-module-leaders }
    .about = 将领如何移动，改良什么。
shogun-options-chambers = { shogun-module-chambers }
    .about = 宫室图板各行各列的分数。
shogun-option-modules = 大盒版的模块
    .none = 不使用
    .court = { shogun-module-court }
    .samurai = { shogun-module-samurai }
    .leaders = { shogun-module-leaders }
    .chambers = { shogun-module-chambers }
shogun-option-court-conversion = 军队或廷臣不够时的宫廷格
    .exact = 不执行
    .up-to = 尽量执行
shogun-option-favor-chests = 恩惠牌2、9、16给的箱数（我们的估计）
shogun-option-favor-armies = 恩惠牌3、8、14放进接盘的军队数（我们的估计）
shogun-option-favor-rice = 恩惠牌5、15、20给的稻米数（我们的估计）
shogun-option-favor-points = 恩惠牌6、13、19给的分数（我们的估计）
shogun-option-favor-buildings = 恩惠牌7、17、21的建筑物（我们的估计）
    .castle = 城堡
    .temple = 神社
    .theater = 能剧舞台
shogun-option-favor-peace = 恩惠牌10、11、18抵挡的进攻（我们的估计）
    .a = 战斗/移动A
    .b = 战斗/移动B
    .ab = 两者
shogun-option-leader-modifier = 将领何时改良数值？
    .improved-base = 最先，在事件之前
    .additive-last = 最后加一
shogun-option-leader-moves-after-winter = 将领何时移动？
    .false = 只在行动轮之后
    .true = 冬季之后也移动
shogun-option-leader-far-move = 将领何时可以前往不相邻的国？
    .free = 随时
    .only-if-needed = 只在没有相邻的己方国时
shogun-option-statues-per-province = 一国中一名游戏者的雕像数
    .unlimited = 不限
    .one-per-player = 一座
shogun-option-chamber-rows = 宫室图板六行的分数（我们的估计）
shogun-option-chamber-columns = 宫室图板六列的分数（我们的估计）
shogun-space-convert-1 = 转换1支军队
    .about = 这里的国牌把该国的1支军队转换为廷臣，骰塔牌则转换接盘里的1支军队。
shogun-space-convert-2 = 转换2支军队
    .about = 这里的国牌把该国的2支军队转换为廷臣，骰塔牌则转换接盘里的2支军队。
shogun-space-convert-3 = 转换3支军队
    .about = 这里的国牌把该国的3支军队转换为廷臣，骰塔牌则转换接盘里的3支军队。
shogun-card-dice-1 = 骰塔牌1
shogun-card-dice-2 = 骰塔牌2
shogun-card-dice-3 = 骰塔牌3
shogun-benefit-chests = 宝箱
shogun-benefit-rice = 稻米
shogun-benefit-armies = 放进接盘的军队
shogun-benefit-points = 分数
shogun-favor-1 = 恩惠牌1（取消事件）
    .about = 可以为所有人取消本轮的事件。
shogun-favor-2 = 恩惠牌2（宝箱）
    .about = 从银行获得宝箱。
shogun-favor-3 = 恩惠牌3（军队进接盘）
    .about = 从资源堆把军队放进骰塔的接盘。
shogun-favor-4 = 恩惠牌4（安抚一国）
    .about = 从一个己方国移走一个不满标志物；若没有，就保留此牌抵挡下一个标志物。
shogun-favor-5 = 恩惠牌5（稻米）
    .about = 获得稻米。
shogun-favor-6 = 恩惠牌6（分数）
    .about = 获得分数。
shogun-favor-7 = 恩惠牌7（免费建筑）
    .about = 在一个己方国免费修建所示的建筑物。
shogun-favor-8 = 恩惠牌8（军队进接盘）
    .about = { shogun-favor-3.about }
shogun-favor-9 = 恩惠牌9（宝箱）
    .about = { shogun-favor-2.about }
shogun-favor-10 = 恩惠牌10（保护）
    .about = 本轮无人能以牌上所示的战斗/移动进攻您。
shogun-favor-11 = 恩惠牌11（保护）
    .about = { shogun-favor-10.about }
shogun-favor-12 = 恩惠牌12（三支免费军队）
    .about = 放3支军队到一个己方国，或任何地方的一个中立国；中立国不经战斗就归您。
shogun-favor-13 = 恩惠牌13（分数）
    .about = { shogun-favor-6.about }
shogun-favor-14 = 恩惠牌14（军队进接盘）
    .about = { shogun-favor-3.about }
shogun-favor-15 = 恩惠牌15（稻米）
    .about = { shogun-favor-5.about }
shogun-favor-16 = 恩惠牌16（宝箱）
    .about = { shogun-favor-2.about }
shogun-favor-17 = 恩惠牌17（免费建筑）
    .about = { shogun-favor-7.about }
shogun-favor-18 = 恩惠牌18（保护）
    .about = { shogun-favor-10.about }
shogun-favor-19 = 恩惠牌19（分数）
    .about = { shogun-favor-6.about }
shogun-favor-20 = 恩惠牌20（稻米）
    .about = { shogun-favor-5.about }
shogun-favor-21 = 恩惠牌21（免费建筑）
    .about = { shogun-favor-7.about }
shogun-peace-a = 本轮无人能以战斗/移动A进攻您。
shogun-peace-b = 本轮无人能以战斗/移动B进攻您。
shogun-peace-ab = 本轮无人能进攻您。
shogun-event-reason-box = { $province }有军队{ $armies }支，可派{ $officials }支入朝。
shogun-event-reason-box-tray =
    { $armies ->
        [0] 接盘中还没有您的军队；之后落入接盘的军队中，{ $officials }支可入朝。
       *[other] 您有{ $armies }支军队闲置在接盘中；从中可派{ $officials }支入朝。
    }
shogun-event-reason-favor = { $favor }需用您觐见厅中{ $left }名廷臣中的{ $cost }名。
shogun-event-reason-apply = 恩惠用在{ $province }最有益，那里有军队{ $armies }支。
shogun-event-reason-trophies = 在{ $province }可取得他人的雕像{ $count }座。
shogun-event-reason-leader = { $province }对将领有用，并有军队{ $armies }支守卫。
shogun-event-reason-exchange = 此行值{ $row }分，此列值{ $column }分；您在此行将有{ $own }个标志物，在此列将有{ $other }个。`;export{e as default};