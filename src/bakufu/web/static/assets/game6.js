var e=`shogun-decision-go-on = 没有人需要做决定；游戏自动继续。
shogun-decision-draft-take = 请从亮出的国牌中拿一张，或抓牌堆最上面的一张。
shogun-decision-draft-group = 请选择进驻新国的军团。
shogun-decision-plan = 请在游戏者图板的下一个区域放一张牌。
shogun-decision-take-special = 请选择一张特殊牌；它的位置就是您的行动顺序。
shogun-decision-deploy-six = 请选择招募多少支军队；您的特殊牌允许较大的数目。
shogun-decision-move-on = 请把军队继续移动到相邻的己方国，或让它们留下。
shogun-decision-battle-move = 请把军队移动到相邻的己方国，或进攻相邻的其他国。
shogun-decision-extra-attack = 请决定是否从资源堆派一支额外的军队参加进攻。
shogun-decision-extra-defense = 请决定是否从资源堆派一支额外的军队参加防守。
shogun-decision-choose-revolt = 请选择接下来处理哪个国的暴动。
shogun-decision-enter-tower = 请投骰塔，并输入接盘里每种颜色的方块数。
shogun-decision-game-over = 游戏已经结束。
shogun-move-plan =
    { $card-id ->
        [none] { $space }不放牌
       *[other] 把{ $card }放到{ $space }
    }
shogun-move-take = 拿取{ $special }
shogun-move-draft =
    { $source ->
        [first] 拿第一张亮出的牌
        [second] 拿第二张亮出的牌
       *[pile] 抓牌堆最上面的牌
    }
shogun-move-cycle = 把两张亮出的牌放到牌堆底，再翻出两张新牌
shogun-move-group = 派出{ $armies }支军队的军团
shogun-move-deploy = 招募{ $armies }支军队
shogun-move-stay = 军队全部留下
shogun-move-pass = 既不移动也不进攻
shogun-move-extra =
    { $answer ->
        [yes] 派出一支额外的军队
       *[no] 不派额外的军队
    }
shogun-move-revolt = 接下来处理{ $province }的暴动
shogun-move-tower =
    { $cubes ->
        [0] 接盘里没有{ $colour }方块
       *[other] 接盘里有{ $cubes }个{ $colour }方块
    }
shogun-move-move = 移动{ $armies }支军队到{ $province }
shogun-move-attack = 以{ $armies }支军队进攻{ $province }
shogun-kind-plan = 计划行动
shogun-kind-take = 拿特殊牌
shogun-kind-draft = 拿国牌
shogun-kind-cycle = 更换亮出的牌
shogun-kind-group = 派出军团
shogun-kind-deploy = 招募军队
shogun-kind-stay = 留下军队
shogun-kind-pass = 放弃行动
shogun-kind-extra = 决定额外军队
shogun-kind-revolt = 选择暴动
shogun-kind-tower = 输入骰塔结果
shogun-kind-move = 移动军队
shogun-kind-attack = 进攻
shogun-event-column = { $seat }从{ $column }列的各国起家。
shogun-event-draft-opens = 群雄逐鹿：{ $cards }已经亮出，由{ $seat }首先选择。
shogun-event-draft-open = { $seat }占下{ $card }。
shogun-event-draft-blind = { $seat }听天由命，从牌堆抓到{ $card }。
shogun-event-draft-cycle = { $seat }另有所图：翻出{ $cards }。
shogun-event-draft-group = { $seat }以{ $armies }支军队开局进驻{ $province }。
shogun-notice-round = 第{ $year }年{ $season }。
shogun-event-round = 第{ $year }年{ $season }：诸大名运筹帷幄。
shogun-event-events-shown = 今年可能发生：{ $events }。
shogun-event-actions-shown = 前五个行动：{ $actions }。
shogun-event-action-shown = 下一张暗置的行动牌翻开：{ $action }。
shogun-event-specials-shown = 特殊牌从首位到末位：{ $specials }。
shogun-event-ready = { $seat }已定下计划。
shogun-event-event = 本季事件：{ $event }。
shogun-event-bid =
    { $chests ->
        [0] { $card-id ->
            [none] { $seat }没有出价。
            [chest_0] { $seat }出价0箱。
            [chest_1] { $seat }出价1箱，却付不起，按0箱计。
            [chest_2] { $seat }出价2箱，却付不起，按0箱计。
            [chest_3] { $seat }出价3箱，却付不起，按0箱计。
            [chest_4] { $seat }出价4箱，却付不起，按0箱计。
           *[other] { $seat }用国牌{ $card }出价。
        }
       *[other] { $seat }出价{ $chests }箱。
    }
shogun-event-special-taken = { $seat }拿取“{ $special }”，行动顺序第{ $place }位。
shogun-event-turn-order = 行动顺序：{ $seats }。
shogun-event-action = 行动{ $number }：{ $action }。
shogun-event-no-action =
    { $card-id ->
        [none] { $seat }对此没有下令。
       *[other] { $seat }在此不行动：这里只有{ $card }。
    }
shogun-event-skipped = { $seat }无法在{ $province }执行“{ $action }”。{ $reason }
shogun-event-built = { $seat }在{ $province }修建了{ $building }。
shogun-event-calmed =
    能剧抚慰了{ $province }：移走一个不满标志物，{ $markers ->
        [0] 民怨尽消
       *[other] 还剩{ $markers }个
    }。
shogun-event-rice = { $seat }在{ $province }征收{ $amount }单位稻米。
shogun-event-taxes = { $seat }在{ $province }征收税金{ $amount }箱。
shogun-event-marker =
    { $province }怨声四起：{ $markers ->
        [1] 放置了一个不满标志物
       *[other] 现有{ $markers }个不满标志物
    }。
shogun-event-deployed = { $seat }在{ $province }招募了{ $armies }支军队。
shogun-event-moved = { $seat }从{ $origin }移动{ $armies }支军队到{ $target }。
shogun-event-passed = { $seat }按兵不动，既不移动也不进攻。
shogun-event-card-surrendered = { $seat }失去国牌{ $card }；它原在{ $space }，该区域现已空出。
shogun-event-attack = { $seat }从{ $origin }出兵{ $armies }支，进攻{ $defender }的{ $target }。
shogun-event-attack-neutral = { $seat }从{ $origin }出兵{ $armies }支，进攻中立国{ $target }。
shogun-event-extra-attacker = { $seat }的一支额外军队加入进攻。
shogun-event-extra-defender = { $seat }的一支额外军队赶来防守。
shogun-event-castle-defender = { $province }的城堡为{ $seat }增添一支军队。
shogun-event-throw = 投入骰塔：{ $thrown }。落入接盘：{ $out }。
shogun-event-battle-won =
    { $attack }对{ $own }{ $farmers ->
        [0] {""}
       *[other] 加{ $farmers }支农民军
    }：{ $seat }从{ $defender }手中夺下{ $province }，留守{ $left }支军队。
shogun-event-battle-lost =
    { $attack }对{ $own }{ $farmers ->
        [0] {""}
       *[other] 加{ $farmers }支农民军
    }：{ $seat }进攻失利，{ $defender }以{ $left }支军队守住{ $province }。
shogun-event-battle-undecided =
    { $attack }对{ $own }{ $farmers ->
        [0] {""}
       *[other] 加{ $farmers }支农民军
    }：{ $seat }与{ $defender }两败俱伤，{ $province }成为中立国。
shogun-event-neutral-conquered =
    { $attack }对{ $farmers ->
        [0] 0
       *[other] { $farmers }支农民军
    }：{ $seat }攻占{ $province }，留守{ $left }支军队。
shogun-event-neutral-held =
    { $attack }对{ $farmers ->
        [0] 0
       *[other] { $farmers }支农民军
    }：{ $province }击退{ $seat }，仍为中立国。
shogun-event-revolt = { $province }暴动！{ $farmers }支农民军揭竿而起，对抗{ $seat }的{ $armies }支军队。
shogun-event-revolt-put-down =
    { $own }对{ $farmers ->
        [0] 0
       *[other] { $farmers }支农民军
    }：{ $seat }平定暴动，以{ $left }支军队保住{ $province }。
shogun-event-revolt-lost =
    { $own }对{ $farmers ->
        [0] 0
       *[other] { $farmers }支农民军
    }：{ $seat }被百姓赶走，{ $province }成为中立国。
shogun-event-rice-forfeited = { $seat }随该国一并失去刚征收的{ $amount }单位稻米。
shogun-event-taxes-forfeited = { $seat }随该国一并失去刚征收的{ $amount }箱税金。
shogun-event-winter =
    { $loss ->
        [0] 冬季来临，天公作美：稻米没有损失。
       *[other] 冬季来临：每人损失{ $loss }单位稻米。
    }
shogun-event-fed = { $seat }以{ $rice }单位稻米供给全部{ $provinces }个国。
shogun-event-hungry = { $seat }仅有{ $rice }单位稻米供给{ $provinces }个国，{ $missing }个国挨饿；{ $revolts }发生暴动。
shogun-event-scored = { $seat }获得{ $points }分（国{ $provinces }分，建筑物{ $buildings }分，地区最多{ $majorities }分），现有{ $total }分。
shogun-event-tie =
    { $seats }同为{ $points }分。{ $decided ->
        [chests] 宝箱多者胜：{ $winners }有{ $chests }箱。
        [order] 宝箱也相同；按秋季的行动顺序，{ $winners }胜出。
       *[nothing] 宝箱也相同（各{ $chests }箱）：共享胜利。
    }
shogun-event-game-over =
    { $winners-count ->
        [1] { $winners }成为将军！最终得分：{ $points }。
       *[other] { $winners }共享胜利！最终得分：{ $points }。
    }
shogun-refusal-game-over = 游戏已经结束，不能再行动了。
shogun-refusal-nothing-asked = 现在没有人需要决定什么：游戏会自行继续。
shogun-refusal-not-your-turn = 还没轮到您；请等待{ $seats }。
shogun-refusal-wrong-kind = 现在不是{ $kind }的时候。{ $decision }
shogun-refusal-cycle-twice = 您在本回合已经更换过亮出的牌；现在请拿一张牌。
shogun-refusal-cycle-new-cards = 只有自您上一回合起一直在这里的两张牌才能更换，这两张不是；请拿一张牌。
shogun-refusal-no-such-group = 您已没有{ $armies }支军队的军团；请从{ $groups }支的军团中选择。
shogun-refusal-plan-finished = 您的计划已经完成；请等待其他人。
shogun-refusal-plan-order = 现在还不能或已不能安排{ $space }；请先在{ $due }放牌。
shogun-refusal-plan-space-taken = { $space }上已经有一张牌了。
shogun-refusal-plan-must-fill = { $space }必须放牌：您有{ $cards }张牌，还剩{ $spaces }个区域；只有牌不够时才能留空。
shogun-refusal-not-your-card = 您没有{ $card }的牌，因为该国不属于您；请从手牌中选择。
shogun-refusal-card-placed = { $card }已经在您的图板上；请选择另一张牌。
shogun-refusal-overbid = 您不能出价{ $value }箱：您只有{ $chests }箱；请出不超过此数的价，或用国牌出价。
shogun-refusal-special-gone = “{ $special }”已被{ $seat }拿走；请从剩下的牌中选择。
shogun-refusal-deploy-number = 这里不能招募{ $armies }支军队；请选择{ $least }支或{ $most }支。
shogun-refusal-closed = 三人游戏时不使用{ $target }；请选择别的国。
shogun-refusal-not-adjacent = { $target }与{ $origin }不相邻；请选择与它有边界或水路相连的国。
shogun-refusal-attack-own = { $target }是您自己的国；请移动过去，不要进攻。
shogun-refusal-move-foreign = { $target }不属于您；招募后的军队只能继续移动到己方国。
shogun-refusal-move-is-attack = { $target }不属于您；要从{ $origin }进入，必须进攻。
shogun-refusal-temple-peace = { $target }建有神社，受本季事件保护；请进攻别的国。
shogun-refusal-march-number =
    { $armies ->
        [0] 至少要派出1支军队
       *[other] 不能从{ $origin }派出{ $armies }支军队
    }：必须留下一支，所以请选择1到{ $most }支前往{ $target }。
shogun-refusal-must-move = 您必须从{ $origin }移动或进攻；这张牌桌不允许放弃。
shogun-refusal-no-money =
    需要{ $price }箱，但{ $chests ->
        [0] 一箱也没有了
       *[other] 只剩{ $chests }箱
    }。
shogun-refusal-building-there = { $province }已经有{ $building }了。
shogun-refusal-no-space = { $province }的{ $spaces }个建筑位置已经用完。
shogun-refusal-no-tile = 公共资源堆里已没有{ $building }牌片。
shogun-refusal-no-armies =
    需要{ $armies }支军队，但资源堆里{ $supply ->
        [0] 一支也没有了
       *[other] 只有{ $supply }支
    }。
shogun-refusal-too-few-armies = 唯一的军队不能离开{ $province }。
shogun-refusal-no-target = { $province }的邻国都不能进入或进攻。
shogun-refusal-odds-no-battle = 您现在不能进攻{ $province }，所以无从计算胜算；请从合法的进攻中选择一个国。
shogun-refusal-no-revolt-there = { $province }没有暴动；请选择{ $revolts }。
shogun-refusal-tower-order = 现在不是输入{ $colour }方块的时候；请输入接盘里的{ $due }方块数。
shogun-refusal-tower-number = 接盘里不可能有{ $cubes }个{ $colour }方块：投入的和卡在塔里的最多{ $most }个；请重新数一遍。
shogun-refusal-players = 《将军》适合{ $least }到{ $most }人，不能由{ $players }人进行。
shogun-refusal-fixed-on-moon = 预设的起始国只适用于太阳面；请选择太阳面，或改为轮流分配。
shogun-refusal-draft-seat = { $seat-id }号座位不能首先选国，因为只有{ $players }人参加；请选择1到{ $players }号座位。
shogun-refusal-position-head = 局面应以shogun/3、shogun/4或shogun/5开头，而不是“{ $word }”。
shogun-refusal-position-word = 局面中的“{ $word }”无法理解；请改正或删去。
shogun-refusal-position-cubes = 这个局面的{ $colour }方块太多；总共只有{ $most }个。
shogun-options-setup = 设置细节
    .about = 谁先选，各列归谁。
shogun-options-rulings = 裁定与村规
    .about = 规则书没有说明，或各桌常有不同玩法之处。
shogun-options-tower = 骰塔
    .about = 用电脑的骰塔还是自己的，以及是否代为数方块。
shogun-option-board = 游戏面板的面
    .sun = 太阳面
    .moon = 月亮面
shogun-option-setup = 起始国的分配
    .draft = 轮流选择
    .fixed = 预设的起始国
shogun-option-optional-battle-move = 轮到“战斗/移动”时可否放弃？
    .false = 只要能执行就必须执行
    .true = 游戏者可以放弃
shogun-option-overbid = 付不起的出价
    .forbid = 不许放置
    .treat-as-zero = 按0箱计
shogun-option-bank = 银行的宝箱何时用完？
    .unlimited = 不会
    .finite-135 = 共135箱
shogun-option-revolt-markers = 不满标志物何时用完？
    .unlimited = 不会
    .finite-42 = 共42个
shogun-option-revolt-income = 征收引发暴动而失去该国时的稻米或税金
    .keep = 保留
    .forfeit = 退回
shogun-option-final-tie = 终局分数与宝箱都相同时
    .shared = 共享胜利
    .turn-order = 秋季行动顺序在前者获胜
shogun-option-draft-start = 谁首先选择起始国？
    .random = 抽签决定
    .seat = 由您指定的座位
shogun-option-draft-seat = 首先选择起始国的座位
shogun-option-fixed-columns = 预设起始国各列的分配
    .random = 抽签决定
    .by-seat = 按座位顺序
shogun-option-show-tower-counts = 骰塔里各种颜色的方块数
    .true = 显示
    .false = 各自记数
shogun-option-tower-model = 骰塔
    .physics = 会记住哪些方块被卡住的骰塔
    .two-thirds = 简单的骰塔：每个方块有三分之二的机会掉出
    .manual = 真实的骰塔，手动输入结果
shogun-tower-model-manual = 真实的骰塔
    .about = 电脑玩家无法使用您的骰塔：它们的投掷由程序拟定，日志会说明接盘里应放什么。
shogun-option-short-supply = 资源堆不足6支军队时的“6 军队”牌
    .all-or-nothing = 不起作用：6支，或通常的数目
    .as-far-as-possible = 剩多少就招募多少
shogun-option-rice-track = 粮食条最多记的稻米
    .open = 没有上限
shogun-action-castle = 修建城堡
    .about = 支付3箱，在该国的空建筑位置放一座城堡。
shogun-action-temple = 修建神社
    .about = 支付2箱，在该国的空建筑位置放一座神社。
shogun-action-theater = 修建能剧舞台
    .about = 支付1箱，在该国的空建筑位置放一座能剧舞台。
shogun-action-rice = 征收稻米
    .about = 获得该国的稻米；该国得到一个不满标志物，若已有则发生暴动。
shogun-action-taxes = 征收税金
    .about = 获得该国的宝箱；该国得到一个不满标志物，若已有则发生暴动。
shogun-action-deploy-5 = 招募5支军队
    .about = 支付3箱，在该国放5支军队。
shogun-action-deploy-3 = 招募3支军队
    .about = 支付2箱，在该国放3支军队。
shogun-action-deploy-1 = 招募1支军队/移动军队
    .about = 支付1箱，在该国放1支军队；然后可以把军队移动到相邻的己方国。
shogun-action-battle-a = 战斗/移动A
    .about = 把军队移动到相邻的己方国，或进攻其他国；必须留下一支军队。
shogun-action-battle-b = 战斗/移动B
    .about = 把军队移动到相邻的己方国，或进攻其他国；必须留下一支军队。
shogun-space-bid = 竞价区域
    .about = 放在这里的宝箱牌是您对行动顺序的出价；出价最高者首先选择。
shogun-card-chest-0 = 宝箱牌0
shogun-card-chest-1 = 宝箱牌1
shogun-card-chest-2 = 宝箱牌2
shogun-card-chest-3 = 宝箱牌3
shogun-card-chest-4 = 宝箱牌4
shogun-card-none = 无牌
shogun-special-chest = +1 宝箱
    .about = 征收税金时多得1箱。
shogun-special-rice = +1 稻米
    .about = 征收稻米时多得1单位。
shogun-special-six-armies = 6 军队
    .about = 资源堆有6支军队时，可以招募6支代替5支。
shogun-special-attack = 进攻时+1军队
    .about = 每次进攻时可以从资源堆加入一支军队。
shogun-special-defense = 防守时+1军队
    .about = 每次受到进攻时可以从资源堆加入一支军队。
shogun-eventcard-ev01 = 能剧安民
    .about = 修建能剧舞台时，从该国移走1个不满标志物。
shogun-eventcard-ev02 = { shogun-eventcard-ev01 }
    .about = { shogun-eventcard-ev01.about }
shogun-eventcard-ev03 = 农民武装
    .about = 进攻中立国时由2支农民军防守，而不是1支。
shogun-eventcard-ev04 = 城堡驻军
    .about = 有城堡的国受到进攻时，防守方多得1支军队。
shogun-eventcard-ev05 = { shogun-eventcard-ev04 }
    .about = { shogun-eventcard-ev04.about }
shogun-eventcard-ev06 = 神社和平
    .about = 不能进攻建有神社的国。
shogun-eventcard-ev07 = 轻税
    .about = 征收税金至多得5箱。
shogun-eventcard-ev08 = 重税
    .about = 征收税金至少得6箱。
shogun-eventcard-ev09 = { shogun-eventcard-ev06 }
    .about = { shogun-eventcard-ev06.about }
shogun-eventcard-ev10 = 丰收
    .about = 征收稻米至少得4单位。
shogun-eventcard-ev11 = 歉收
    .about = 征收稻米至多得3单位。
shogun-eventcard-ev12 = 兵源不足
    .about = 招募5支军队只得3支，招募3支军队只得2支。
shogun-building-castle = 城堡
shogun-building-temple = 神社
shogun-building-theater = 能剧舞台
shogun-season-spring = 春季
shogun-season-summer = 夏季
shogun-season-fall = 秋季
shogun-season-winter = 冬季
shogun-region-green = 绿色地区
shogun-region-red = 红色地区
shogun-region-purple = 紫色地区
shogun-region-yellow = 黄色地区
shogun-region-brown = 棕色地区
shogun-colour-red = 红色
shogun-colour-blue = 蓝色
shogun-colour-yellow = 黄色
shogun-colour-purple = 紫色
shogun-colour-black = 黑色
shogun-colour-farmers = 绿色（农民军）
shogun-cubes-0 = 红{ $count }
shogun-cubes-1 = 蓝{ $count }
shogun-cubes-2 = 黄{ $count }
shogun-cubes-3 = 紫{ $count }
shogun-cubes-4 = 黑{ $count }
shogun-cubes-5 = 农民{ $count }
shogun-cubes-none = 无
shogun-province-aki = 安芸
shogun-province-awa-boso = 安房
shogun-province-awa-shikoku = 阿波
shogun-province-bingo = 备后
shogun-province-bitchu = 备中
shogun-province-bizen = 备前
shogun-province-echigo = 越后
shogun-province-echizen = 越前
shogun-province-etchu = 越中
shogun-province-harima = 播磨
shogun-province-hida = 飞驒
shogun-province-hitachi = 常陆
shogun-province-hoki = 伯耆
shogun-province-ise = 伊势
shogun-province-iwami = 石见
shogun-province-iyo = 伊予
shogun-province-izu = 伊豆
shogun-province-izumo = 出云
shogun-province-kaga = 加贺
shogun-province-kai = 甲斐
shogun-province-kazusa = 上总
shogun-province-kii = 纪伊
shogun-province-kozuke = 上野
shogun-province-mikawa = 三河
shogun-province-mimasaka = 美作
shogun-province-mino = 美浓
shogun-province-musashi = 武藏
shogun-province-mutsu = 陆奥
shogun-province-noto = 能登
shogun-province-omi = 近江
shogun-province-owari = 尾张
shogun-province-sagami = 相模
shogun-province-sanuki = 赞岐
shogun-province-settsu = 摄津
shogun-province-shima = 志摩
shogun-province-shimosa = 下总
shogun-province-shimotsuke = 下野
shogun-province-shinano = 信浓
shogun-province-suruga = 骏河
shogun-province-tajima = 但马
shogun-province-tamba = 丹波
shogun-province-tosa = 土佐
shogun-province-totomi = 远江
shogun-province-wakasa = 若狭
shogun-province-yamato = 大和
shogun-event-reason-attack =
    { $win ->
        [100] 几乎肯定能攻下{ $target }。
       *[other] 攻下{ $target }的机会为{ $win }%，{ $undecided ->
            [0] 守住{ $lose }%。
           *[other] 未分胜负{ $undecided }%，守住{ $lose }%。
        }
    }
shogun-event-reason-move = 之后{ $target }有军队{ $armies }支；可能来犯的最强外军有{ $threat }支。
shogun-event-reason-building = 在{ $province }修建{ $building }后，您在{ $region }有同类建筑{ $own }座；最强的对手有{ $rivals }座。
shogun-event-reason-rice =
    { $province }为冬季提供{ $amount }单位稻米{ $markers ->
        [0] ，且无人暴动。
       *[other] ，但有{ $markers }支农民军暴动。
    }
shogun-event-reason-taxes =
    { $province }提供税金{ $amount }箱{ $markers ->
        [0] ，且无人暴动。
       *[other] ，但有{ $markers }支农民军暴动。
    }
shogun-event-reason-battle = { $province }有军队{ $armies }支可用于战斗或移动。
shogun-event-reason-deploy =
    { $province }目前有军队{ $armies }支；{ $threat ->
        [0] 旁边无人能来进攻。
       *[other] 可能来犯的最强外军有{ $threat }支。
    }
shogun-event-reason-bid =
    { $bid ->
        [0] 现在不值得花钱抢先选择。
       *[other] 出价{ $bid }箱可以较早选择，还为计划留下{ $left }箱。
    }
shogun-event-reason-special =
    { $special }在行动顺序中排第{ $place }位；{ $battles ->
        [0] 您的计划中没有战斗。
       *[other] 您的计划中有战斗或移动{ $battles }次。
    }
shogun-event-reason-draft =
    { $province }可收税金{ $tax }箱或稻米{ $rice }单位，可建{ $spaces }座建筑，{ $friends ->
        [0] 不与您的国相邻。
       *[other] 与您的{ $friends }国相邻。
    }
shogun-event-reason-group = { $province }的邻国中，{ $rivals }国属于对手，{ $neutral }国无主。
shogun-event-reason-stay = 没有值得冒险的行军；{ $province }保留军队{ $armies }支。
shogun-event-reason-revolt = { $province }守军最强，有军队{ $armies }支：先为其他国清走接盘中的农民。`;export{e as default};