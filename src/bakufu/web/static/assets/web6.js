var e=`web-shogun-play-taxes = 税金
web-shogun-play-rice = 稻米
web-shogun-play-armies =
    { $count ->
       *[other] 军队
    }
web-shogun-play-markers =
    { $count ->
       *[other] 不满标志物
    }
web-shogun-play-free-spaces = { $count }个空建筑位置
web-shogun-play-neutral = 中立
web-shogun-play-face-up = 面朝上的牌
web-shogun-play-pile = 未翻开的牌堆
web-shogun-play-pile-left = { $count }张牌
web-shogun-play-group =
    { $left ->
        [1] { $armies }支一组
       *[other] { $armies }支一组（还有{ $left }组）
    }
web-shogun-play-place = 行动顺序第{ $place }位
web-shogun-play-taken-by = 已被{ $seat }拿走
web-shogun-play-from = { $province }有{ $armies }支军队。请在此处或地图上选择去向。
web-shogun-play-attack = 进攻
web-shogun-play-move = 移动
web-shogun-play-why-not = 为什么不行？
web-shogun-play-other-target = 换个目标
web-shogun-play-fewer = 少一支军队
web-shogun-play-more = 多一支军队
web-shogun-play-quick = 常用数量
web-shogun-play-all = 全部{ $armies }支
web-shogun-play-odds-hold = 平定{ $percent }%
web-shogun-play-fight = { $attacker }进攻{ $province }：{ $armies }支对{ $guard }支。
web-shogun-play-fight-neutral = { $attacker }攻打中立的{ $province }：{ $armies }支军队，对阵该国的1个农民，以及从骰塔掉出或留在接盘里的农民。
web-shogun-play-winter = 先有部分大米变质。然后每个国需要1份大米；缺粮之处农民暴动。最后按国、建筑以及各地区同类建筑最多者计分。
web-shogun-play-always = 总是
web-shogun-play-never = 从不
web-shogun-play-always-hint = “总是”与“从不”会一直有效，可在菜单的设置中更改。
web-shogun-play-standing = 自动回答
web-shogun-play-ask-again = 重新询问
web-shogun-play-take = 取{ $province }
web-shogun-play-deploy-where = { $province }现有{ $armies }支军队；您的资源堆还剩{ $supply }支。
web-shogun-play-revolt-place = { $province }：第{ $place }个，共{ $count }个。按上下方向键移动。
web-shogun-play-revolt-drag = 拖动，或使用方向键
web-shogun-play-revolt-earlier = { $province }提前
web-shogun-play-revolt-later = { $province }推后
web-shogun-play-revolt-all = 按此顺序处理全部{ $count }场暴动
web-shogun-play-revolts-why = 因稻米不足，从您的国牌中随机抽出：缺1或2单位时1处暴动，缺3至6单位时2处，缺7单位以上时3处。
web-shogun-play-extra-farmers = 每处暴动都有{ $count }支饥饿的农民军加入。
web-shogun-play-thrown = 投入{ $count }个
web-shogun-play-tray-enter = 输入接盘结果
web-shogun-play-made-up = 这次投掷由程序为电脑玩家{ $seat }拟定。请照此摆放接盘；其余投入的方块留在骰塔里。
web-shogun-play-cube-fewer = { $colour }方块减一
web-shogun-play-cube-more = { $colour }方块加一
web-shogun-play-bid = 竞价：为行动顺序出价
web-shogun-play-space =
    { $turn ->
        [bid] { $title }
        [later] 尚未翻开，{ $title }
       *[other] 第{ $turn }个行动，{ $title }
    }：{ $lies }。{ $doubt }
web-shogun-play-would-skip = 将被跳过。{ $why }
web-shogun-play-may-skip = 可能被跳过。{ $why }
web-shogun-play-would-revolt = { $province }将爆发暴动：那里有不满标志物。
web-shogun-play-board = 您的游戏者图板
web-shogun-play-hand = 您的手牌
web-shogun-play-held = 请为{ $card }选择一个区域。
web-shogun-play-space-chosen = 请为{ $space }选择一张牌。{ $about }
web-shogun-play-lack = 还有{ $count }个区域需要放牌。可以拖动，也可以先点牌再点区域。
web-shogun-play-complete = 计划已完整。您仍可移动或交换牌。
web-shogun-play-spare = 您少{ $count }张牌：由您决定哪些区域留空。
web-shogun-play-sort = 排序
web-shogun-play-sort-name = 名称
web-shogun-play-sort-tax = 税金
web-shogun-play-sort-rice = 稻米
web-shogun-play-sort-armies = 军队
web-shogun-play-take-back = 收回手中
web-shogun-play-ledger = 宝箱：现有{ $start }，出价{ $bid }并完成已翻开的行动后{ $known }，本轮结束时{ $end }。
web-shogun-play-estimate = 估算
web-shogun-play-doubts = { $count }条命令可能落空
web-shogun-play-no-doubts = 就目前所见，每个行动都能执行。
web-shogun-play-key-spaces = 按行动顺序把选中的牌放到区域上；b为出价
web-shogun-play-key-delete = 把区域上的牌收回手中
web-shogun-play-key-escape = 放下选中的牌；立即显示骰塔的结果
web-shogun-play-season = 第{ $year }年{ $season }
web-shogun-play-before = 第一季之前
web-shogun-play-points = 分数
web-shogun-play-chests = 宝箱
web-shogun-board-claimed = 刚被占取，军队即将进驻
web-shogun-board-closed = 三人局中不使用
web-shogun-board-neutral = 中立
web-shogun-board-held = { $seat }，{ $armies }支军队
web-shogun-board-yield = 税金{ $tax }，稻米{ $rice }
web-shogun-board-tax = 税金{ $tax }
web-shogun-board-rice = 稻米{ $rice }
web-shogun-board-markers = { $count }个不满标志物
web-shogun-board-spaces-free = { $count }个建筑位置，尚空
web-shogun-board-points = 胜利分数
web-shogun-board-rice-track = 稻米
web-shogun-board-on-track = { $seat }：{ $count }
web-shogun-board-actions = 本季行动
web-shogun-board-action-open = { $number }：{ $action }
web-shogun-board-action-closed = { $number }：暗置
web-shogun-board-action-now = 现在
web-shogun-board-action-done = 已完成
web-shogun-board-specials = 特殊牌与行动顺序
web-shogun-board-special-at = 第{ $number }位：{ $special }
web-shogun-board-special-free = 未拿取
web-shogun-board-special-taken = 归{ $seat }
web-shogun-board-events = 本年事件
web-shogun-board-event-now = 本季
web-shogun-board-event-shown = 尚未发生
web-shogun-board-event-gone = 已过
web-shogun-board-event-loss = 冬季：损失{ $count }稻米
web-shogun-board-no-events = 现在没有事件牌。
web-shogun-board-no-actions = 现在没有行动牌。
web-shogun-board-date = 第{ $year }年{ $season }
web-shogun-board-chests = { $count }个宝箱
web-shogun-board-supply = 资源堆{ $count }支军队
web-shogun-board-cards = { $count }张牌
web-shogun-board-points-of = { $count }分
web-shogun-board-rice-of = { $count }稻米
web-shogun-board-special-of = 特殊牌：{ $special }
web-shogun-board-plan = 游戏者图板
web-shogun-board-own-plan = 您的计划
web-shogun-board-plan-secret = 秘密计划中
web-shogun-board-plan-card = { $space }：{ $card }
web-shogun-board-plan-hidden = { $space }：一张暗置的牌
web-shogun-board-plan-empty = { $space }：空
web-shogun-board-tower = 骰塔
web-shogun-board-inside = 塔内
web-shogun-board-inside-hidden = 本桌不显示塔内有多少方块。
web-shogun-board-tray = 接盘
web-shogun-board-tiles = 剩余建筑物牌片
web-shogun-board-tiles-of = { $building }：{ $count }
web-shogun-board-farmers-left = 资源堆{ $count }支农民军
web-shogun-board-nothing = 无
web-shogun-board-throw = 投骰塔
web-shogun-board-throw-skip = 跳过
web-shogun-stage-bids = 亮出竞价
web-shogun-stage-officials = 廷臣进入门厅
web-shogun-stage-order = 新的行动顺序
web-shogun-stage-rice = 征收稻米
web-shogun-stage-taxes = 征收税金
web-shogun-stage-deployed = 新军队
web-shogun-stage-built = 建造
web-shogun-stage-moved = 军队移动
web-shogun-stage-skipped = 未执行
web-shogun-stage-set-up = 布置于
web-shogun-stage-food = 各国的稻米供给
web-shogun-stage-fed = 供给充足
web-shogun-stage-hungry = 缺{ $count }单位稻米：{ $revolts }个国暴动
web-shogun-stage-points = 本年得分
web-shogun-stage-points-leaders = 雕像与战利品得分
web-shogun-stage-points-chambers = 宫室得分
web-shogun-board-throw-loading = 第一轮之前先填充骰塔。
web-shogun-board-throw-next = 继续
web-shogun-board-year-points = 第{ $year }年的得分明细
web-shogun-board-throw-in = 投入塔中：
web-shogun-board-throw-held = { $count }个方块留在塔内
web-shogun-board-throw-old = { $count }个旧方块掉出
web-shogun-board-throw-losses = { $seat }损失{ $lost }，{ $defender }损失{ $other }
web-shogun-board-throw-losses-farmers = { $seat }损失{ $lost }，农民军损失{ $other }
web-shogun-board-col-region = 地区
web-shogun-board-col-tax = 税金
web-shogun-board-col-rice = 稻米
web-shogun-board-col-armies = 军队
web-shogun-board-col-markers = 不满标志物
web-shogun-board-col-points = 分数
web-shogun-board-col-chests = 宝箱
web-shogun-board-col-supply = 资源堆军队
web-shogun-board-col-cards = 牌
web-shogun-board-col-special = 特殊牌
web-shogun-board-buildings-of = { $buildings }（{ $count }/{ $spaces }）
web-shogun-board-buildings-none = 0/{ $spaces }
web-shogun-end-you =
    { $seats-count ->
        [1] { $seats }获胜：您成为了将军！
       *[other] 共享胜利：{ $seats }。
    }
web-shogun-end-winner =
    { $seats-count ->
        [1] { $seats }成为将军
       *[other] { $seats }共享胜利
    }
web-shogun-end-year = 第{ $year }年
web-shogun-end-provinces = 国
web-shogun-end-buildings = 建筑物
web-shogun-end-majorities = 多数
web-shogun-end-battles = 战斗与暴动
web-shogun-end-fights-attacks = 发起进攻
web-shogun-end-fights-won = ……其中获胜
web-shogun-end-fights-defences = 遭受进攻
web-shogun-end-fights-held = ……其中守住
web-shogun-end-fights-revolts = 暴动
web-shogun-end-fights-down = ……其中平定
web-shogun-luck-battle-win = { $seat }从{ $defender }手中夺取了{ $province }。
web-shogun-luck-battle-lose = { $defender }抵挡住{ $seat }，守住了{ $province }。
web-shogun-luck-battle-undecided = { $seat }与{ $defender }在{ $province }同归于尽。
web-shogun-luck-neutral-win = { $seat }从农民军手中夺取了{ $province }。
web-shogun-luck-neutral-lose = { $province }的农民军挡住了{ $seat }。
web-shogun-luck-neutral-undecided = { $province }无人幸存。
web-shogun-luck-revolt-win = { $seat }平定了{ $province }的暴动。
web-shogun-luck-revolt-lose = 暴动使{ $seat }失去了{ $province }。
web-shogun-luck-revolt-undecided = { $province }无人幸存。
web-shogun-standing-extra-attack = 进攻时的额外军队
web-shogun-standing-extra-defense = 防守时的额外军队
web-shogun-replay-moment = 第{ $year }年{ $season }
web-shogun-replay-moment-action = 第{ $year }年{ $season }，行动{ $number }
web-shogun-learn-intro = 您将与两名电脑对手完整地玩一局《将军》。每当新事物出现时，引导会说明几句。您可以随时关闭引导，也没有时间限制。
web-shogun-learn-welcome = 您率领日本的一大家族。游戏共两年，每年有春、夏、秋三轮，随后是冬季：国和建筑物带来胜利分数。最后分数最多的人成为将军。
    .title = 欢迎，大名
web-shogun-learn-draft = 大家轮流取得起始国：拿两张亮出的国牌之一，或抓牌堆顶的一张。相邻的国更容易防守；也要留意税金、稻米和建筑位置。
    .title = 最初的国
web-shogun-learn-group = 每个新国会得到您的一个军团。靠近邻居的地方放大军团，安静的角落只需少量军队。
    .title = 派驻军队
web-shogun-learn-round = 本轮将执行十个行动，顺序每轮重新抽取：前五个已公开，其余逐一翻开。每个行动每人只在一个国执行。
    .title = 一轮开始
web-shogun-learn-planning = 在每个行动上放一张国牌：行动将在那个国执行。别人看不到您的计划，您也看不到别人的。每个国只能执行一个行动。宝箱牌表示本轮此处不行动。只要手中还有牌，每一格都要放一张；牌不够时，才可以有空格。注意顺序：收税之后才有钱可用。
    .title = 秘密计划
web-shogun-learn-bid = 在竞价区域放一张牌。宝箱牌按面值付钱；出价最高者先选特殊牌，特殊牌同时决定行动顺序。国牌不花钱，且胜过0。
    .title = 竞价
web-shogun-learn-event = 从四张公开的事件牌中抽出一张，整轮有效；计划时谁也不知道会是哪一张。留到冬季的那张牌决定损失多少稻米。
    .title = 本季事件
web-shogun-learn-specials = 每张牌在本轮给您一项优势，并决定您的行动顺序。先手利于进攻；后手则能先看清他人的动作。
    .title = 选择特殊牌
web-shogun-learn-actions = 现在各行动依次执行，大家翻开对应的牌。大部分自动完成；需要决定时会询问您。无法执行的行动会被跳过。
    .title = 执行行动
web-shogun-learn-build = 城堡3箱，神社2箱，能剧舞台1箱。每座占一个建筑位置，每年冬季得1分；在一个地区同类最多还能得更多。每国每种只能有一座。
    .title = 建筑物
web-shogun-learn-levy = 国会交出稻米或钱，但农民会不满：放上一个不满标志物。在已有标志物的国再次征收，就会引发暴动。
    .title = 稻米与税金
web-shogun-learn-deploy = 三个行动可招募军队：3箱招5支，2箱招3支，1箱招1支。其中一个还可以把军队继续移到相邻的国。若顺序允许，请在战斗之前招募。
    .title = 招募军队
web-shogun-learn-battle = 军队可经陆路或水路前往相邻的国，至少留下一支。前往己方国只是移动；前往其他国就是进攻。轮到您进攻时，滑块旁的胜率会告诉您结果的可能性。
    .title = 战斗与移动
web-shogun-learn-tower = 参战军队连同接盘里的方块一起投进骰塔。有些留在塔内，也有以前的掉出来。接盘里方块较多的一方获胜；败方的方块失去，胜方也失去与败方同样多的方块。若该国没有不满标志物，接盘里的农民军会帮助防守方。
    .title = 骰塔
web-shogun-learn-revolt = 农民与领主对抗：他们与该国的军队一起投进骰塔。接盘里您的方块多于农民军，您就保住该国；否则它重新成为中立国，建筑物也会失去。
    .title = 暴动
web-shogun-learn-winter = 首先损失稻米：数量见最后一张事件牌。然后您的每个国都需要1单位稻米。缺1或2单位时，有1个国暴动；缺3至6单位时2个，缺7单位以上时3个。由您左边的玩家从您的国牌中随机抽出，还会有饥饿的农民军加入。
    .title = 冬季
web-shogun-learn-scoring = 每个国和每座建筑物1分。在每个地区，城堡最多得3分，神社最多得2分，能剧舞台最多得1分；并列者各少1分。
    .title = 计分
web-shogun-learn-over = 看看结果，从任意座位回看整局，然后再来一局：一年中的每个环节您都见过了。
    .title = 游戏结束`;export{e as default};