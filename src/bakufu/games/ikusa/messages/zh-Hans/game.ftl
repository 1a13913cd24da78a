# Ikusa 的中文文字。术语取自术语表，句子为自写。

# -- what is asked now -------------------------------------------------------------------------------

ikusa-decision-go-on = 无需决定，游戏自动继续。
ikusa-decision-split-pile = 从您的牌堆中选出17个国给第一种颜色，其余归第二种颜色。
ikusa-decision-add-spearmen = 用枪兵增援您的一个国。
ikusa-decision-claim-province = 用一名枪兵占据一个无人占据的国。
ikusa-decision-assign-unit = 选择下一个单位加入的军团。
ikusa-decision-place-army = 把一个军团放到您的一个国。
ikusa-decision-name-successor = 选择交回一个单位，为遇刺大名立继承者。
ikusa-decision-fill-bin = 把您的石分配到规划盘的各格。
ikusa-decision-send-spy = 派忍者窥探一名对手的规划盘，或放弃。
ikusa-decision-take-marker = 选择一个顺序标记。
ikusa-decision-settle-tie = 您的出价与他人相同：说出您愿意取的标记，或者要求抽签。无人要求抽签时，各取所说的标记。
ikusa-decision-enter-dice = 掷您的骰子并输入点数。
ikusa-decision-build-site = 选择建造城堡或要塞的地点。
ikusa-decision-buy-unit = 用格中的石逐个征募单位。
ikusa-decision-place-unit = 把下一个征募单位放到尚未得到单位的国。
ikusa-decision-deploy-ronin = 秘密部署您的下一名浪人。
ikusa-decision-move-armies = 移动军团、收编单位，或结束本阶段。
ikusa-decision-choose-party = 选择离开军团的单位。
ikusa-decision-declare-battle = 宣布首战，或结束本阶段。
ikusa-decision-pick-battle = 选择接下来进行的战斗。
ikusa-decision-take-losses = 选择您的伤亡。
ikusa-decision-stop-or-repeat = 继续战斗，或停止战斗。
ikusa-decision-after-battle = 决定您的军团如何使用下一次进攻。
ikusa-decision-final-armies = 最终移动：移动军团、分出单位，或转到驻国部队。
ikusa-decision-final-forces = 最终移动：移动驻国部队的单位，或结束您的回合。
ikusa-decision-send-ninja = 派忍者行刺一名大名，或按兵不动。
ikusa-decision-take-revenge = 选择为暗杀行动偿命的大名。
ikusa-decision-place-recovered = 把一名复归大名放到您没有军团的国。
ikusa-decision-absorb-units = 选择加入复归大名的当地单位。
ikusa-decision-game-over = 游戏结束。

# -- moves -------------------------------------------------------------------------------------------

ikusa-move-split = 把{ $province }给第一种颜色
ikusa-move-reinforce = 增援{ $province }
ikusa-move-claim = 占据{ $province }
ikusa-move-muster = 把{ $army }放到{ $province }
ikusa-move-assign = 分给{ $army }
ikusa-move-successor = 交回一名{ $unit }
ikusa-move-plan = 在“{ $bin }”格放{ $koku }石
ikusa-move-spy = 窥探{ $clan }
ikusa-move-decline = 不窥探
ikusa-move-take = 取{ $marker }号标记
ikusa-move-agree = 愿取{ $marker }号标记
ikusa-move-lot = 要求抽签
ikusa-move-build = 在{ $province }建造{ $building }
ikusa-move-levy = 征募一名{ $unit }
ikusa-move-done = 完成
ikusa-move-recover = 把大名放到{ $province }
ikusa-move-absorb = 收编一名{ $unit }
ikusa-move-hold =
    { $span ->
        [turn] 按兵不动，本回合不再询问
        [round] 按兵不动，本轮不再询问
       *[now] 暂时按兵不动
    }
ikusa-move-strike = 派忍者行刺{ $daimyo }的大名
ikusa-move-revenge = 向{ $daimyo }的大名复仇
ikusa-move-repeat = 继续战斗
ikusa-move-call-off = 停止战斗
ikusa-move-advance = 进入被击败的国
ikusa-move-wait = 原地等待
ikusa-move-go = 出发
ikusa-move-end = 结束这一部分
ikusa-move-leave = 分出一名{ $unit }
ikusa-move-lose = 损失{ $body }的一名{ $unit }
ikusa-move-die = 一个骰子掷出{ $shows }
ikusa-move-draw-dice = 让程序抽取骰子
ikusa-move-attack = 进攻{ $target }
ikusa-move-step = 把{ $army }移到{ $target }
ikusa-move-split-off = 从{ $army }分出单位到{ $target }
ikusa-move-pick = 让{ $army }收编一名{ $unit }
ikusa-move-deploy = 在{ $province }的{ $body }部署一名浪人
ikusa-move-order = 预设指令：{ $daimyo }的大名，{ $trigger }
ikusa-move-cancel = 取消预设指令
ikusa-move-losses = 优先伤亡：{ $losses }
ikusa-move-place = 把一名{ $unit }放到{ $province }的{ $body }
ikusa-move-declare = 由{ $origin }的{ $body }进攻{ $target }
ikusa-move-fight = 进行{ $origin }的{ $body }对{ $target }的战斗
ikusa-move-march = 把一名{ $unit }从{ $origin }移到{ $target }的{ $body }

# 行动的种类，用于“现在不是……的时候”。
ikusa-kind-split = 分牌堆
ikusa-kind-reinforce = 增援
ikusa-kind-claim = 占据国
ikusa-kind-muster = 放置军团
ikusa-kind-assign = 分配军团卡
ikusa-kind-successor = 立继承者
ikusa-kind-plan = 规划
ikusa-kind-spy = 窥探
ikusa-kind-decline = 放弃窥探
ikusa-kind-take = 取标记
ikusa-kind-agree = 商定同价
ikusa-kind-lot = 要求抽签
ikusa-kind-build = 建造
ikusa-kind-levy = 征募
ikusa-kind-done = 完成
ikusa-kind-recover = 放置复归大名
ikusa-kind-absorb = 收编单位
ikusa-kind-hold = 让忍者待命
ikusa-kind-strike = 暗杀
ikusa-kind-revenge = 复仇
ikusa-kind-repeat = 继续战斗
ikusa-kind-call-off = 停止战斗
ikusa-kind-advance = 推进
ikusa-kind-wait = 等待
ikusa-kind-go = 出发
ikusa-kind-end = 结束阶段
ikusa-kind-leave = 分出单位
ikusa-kind-lose = 伤亡
ikusa-kind-die = 输入骰子
ikusa-kind-draw-dice = 由程序抽取骰子
ikusa-kind-attack = 再次进攻
ikusa-kind-step = 移动军团
ikusa-kind-split-off = 分出单位
ikusa-kind-pick = 收编单位
ikusa-kind-deploy = 部署浪人
ikusa-kind-order = 预设指令
ikusa-kind-cancel = 取消预设指令
ikusa-kind-losses = 伤亡优先顺序
ikusa-kind-place = 放置征募单位
ikusa-kind-declare = 宣战
ikusa-kind-fight = 选择战斗
ikusa-kind-march = 移动驻国部队

# -- the log -----------------------------------------------------------------------------------------

ikusa-event-dealt = { $seat }拥有{ $provinces }。
ikusa-event-setup-order = 设置顺序：{ $seats }。
ikusa-event-claimed = { $seat }占据了{ $province }。
ikusa-event-ready = { $seat }已就绪。
ikusa-event-reinforced = { $seat }以{ $spearmen }名枪兵增援{ $province }。
ikusa-event-mustered = { $seat }的{ $army }进驻{ $province }。
ikusa-event-collected = { $seat }收取{ $koku }石。
ikusa-notice-round = 第{ $round }轮。
ikusa-event-round = 第{ $round }轮开始。
ikusa-event-successor = 继承者接掌{ $daimyo }；{ $seat }为此交回一名{ $unit }。
ikusa-event-allocated = { $seat }的规划：{ $bins }。
ikusa-event-spied = { $seat }的忍者窥探了{ $owner }的规划盘。
ikusa-event-spy-declined = { $seat }没有窥探。
ikusa-event-spy-report = 您的忍者报告{ $owner }的规划盘：{ $bins }。
ikusa-event-marker-taken = { $seat }得到{ $marker }号标记。
ikusa-event-tie-named = { $seat }愿取{ $marker }号标记。
ikusa-event-tie-settled = 出价相同，商定成功：{ $seats }各取所说的标记。
ikusa-event-tie-lot = { $seat }要求抽签；抽签决定出价相同者之中谁先选。
ikusa-event-turn-order = 行动顺序：{ $seats }。
ikusa-event-built = { $seat }在{ $province }建造了{ $building }。
ikusa-event-not-built = { $seat }付了石却无法建造。
ikusa-event-levied = { $seat }征募了{ $units }。
ikusa-event-placed = { $seat }把{ $units }放到{ $provinces }。
ikusa-event-not-placed = { $seat }无处安置{ $units }，放回供应区。
ikusa-event-ronin-hired = { $seat }雇佣了{ $ronin }名浪人。
ikusa-event-ronin-deployed = { $seat }秘密部署浪人，各堆为{ $stacks }。
ikusa-event-ronin-revealed = { $seat }的{ $ronin }名浪人在{ $province }现身。
ikusa-event-ronin-dismissed = { $province }多出的{ $ronin }名浪人离开了{ $seat }。
ikusa-event-ronin-removed = 本轮的浪人离去：{ $ronin }名。
ikusa-event-ronin-paid-off = { $ronin }名浪人离开了{ $seat }。
ikusa-event-ronin-captured = { $owner }的{ $ronin }名浪人归{ $seat }所有。
ikusa-event-ninja-hired = { $seat }雇佣了忍者。
ikusa-event-ninja-tie = 最高出价相同，无人得到忍者。
ikusa-event-ninja-sent = { $seat }派忍者行刺{ $owner }的{ $daimyo }的大名，由骰子决定。
ikusa-event-turn = { $seat }发动战争。
ikusa-event-army-moved = { $seat }的{ $army }从{ $origin }进军{ $target }。
ikusa-event-garrison = { $seat }在{ $province }留下守备队：{ $units }。
ikusa-event-split-off = { $seat }派{ $units }进入{ $province }。
ikusa-event-picked-up = { $province }的{ $units }加入{ $seat }的军团。
ikusa-event-marched = { $seat }把{ $units }从{ $origin }移到{ $target }。
ikusa-event-conquered = { $seat }占领了{ $province }。
ikusa-event-emptied = { $province }成为空白国，{ $seat }失去了它。
ikusa-event-declared = { $seat }宣战：{ $origin }的{ $body }进攻{ $target }。
ikusa-event-declared-empty = { $seat }宣布：{ $origin }的{ $body }指向空白国{ $target }。
ikusa-event-lapsed = { $seat }宣布的由{ $origin }对{ $target }的战斗不再进行：那里已没有敌军。
ikusa-event-lapsed-attackers = { $seat }宣布的由{ $origin }对{ $target }的战斗不再进行：进攻方已不能进攻。
ikusa-event-no-battle = { $seat }的{ $army }在{ $target }没有遇到敌人。
ikusa-event-battle = { $seat }由{ $origin }的{ $body }进攻{ $defender }的{ $target }。
ikusa-event-walk-over = { $seat }以{ $origin }的{ $body }进攻{ $defender }的{ $target }，无人防守：那里只有一名遇刺的大名。
ikusa-event-invasion = { $seat }由{ $origin }的{ $body }渡海进攻{ $defender }的{ $target }；守军先攻一轮。
ikusa-event-rolled = { $seat }的{ $unit }掷出{ $dice }，命中{ $hits }次。
ikusa-event-dice-drawn = { $seat }让程序抽取{ $count }个骰子。
ikusa-event-bonus-lost = { $province }的城防损失{ $fallen }名守军，还剩{ $left }名。
ikusa-event-losses = { $seat }在{ $province }损失{ $units }。
ikusa-event-called-off = { $seat }停止了对{ $target }的战斗。
ikusa-event-battle-won = { $seat }赢得了{ $target }之战。
ikusa-event-battle-lost = { $seat }输掉了{ $target }之战。
ikusa-event-battle-undecided = { $seat }与守军在{ $target }之战中同归于尽。
ikusa-event-experience = { $seat }积累了经验：{ $daimyo }的经验标记前进一孔，其大名为{ $level }级。
ikusa-event-strike = { $seat }的忍者行刺{ $owner }的{ $daimyo }的大名：掷出{ $roll }，8或以下为成功。
ikusa-event-revenge-roll = { $seat }为向{ $owner }复仇掷骰：{ $roll }，9或以上为成功。
ikusa-event-assassinated = { $owner }的{ $daimyo }的大名被{ $seat }刺倒。
ikusa-event-daimyo-doomed = { $seat }的{ $daimyo }的大名再无其他单位：本轮结束时出局，算作被{ $by }击败。
ikusa-event-daimyo-lost = { $seat }在{ $province }失去一名大名：{ $daimyo }不复存在。
ikusa-event-eliminated = { $seat }再无大名，被淘汰；{ $by }接收一切。
ikusa-event-fell-together = { $seat }与敌同亡，无人继承。
ikusa-event-recovered = { $seat }的一名大名复归：{ $daimyo }，在{ $province }。
ikusa-event-game-over =
    { $winners-count ->
        [one] { $winners }成为将军！各家国数：{ $points }。
       *[other] { $winners }共享胜利！各家国数：{ $points }。
    }

# -- refusals ----------------------------------------------------------------------------------------

ikusa-refusal-game-over = 游戏已经结束，不能再行动。
ikusa-refusal-not-your-turn = 还没轮到您，请等待{ $seats }。
ikusa-refusal-wrong-kind = 现在不是{ $kind }的时候。{ $decision }
ikusa-refusal-not-now = 现在不能这样做，请选择所提供的行动。
ikusa-refusal-losses-now = 请先选择伤亡；之后才能更改优先顺序。
ikusa-refusal-losses-same = 这已经是您的优先顺序。
ikusa-refusal-you-are-out = 您已被淘汰。
ikusa-refusal-no-ninja = 忍者不在您手上。
ikusa-refusal-no-order = 现在不能下此预设指令：目标大名须在位，须在首轮之后的战争中，且没有别的问题等您回答。
ikusa-refusal-not-in-pile = { $province }不在您的牌堆中，或已选。
ikusa-refusal-not-your-province = { $province }不是您的国，请选择己方国。
ikusa-refusal-enough-spearmen = 设置时{ $province }不能再放枪兵，请另选。
ikusa-refusal-occupied = { $province }已被占据，请选择空闲的国。
ikusa-refusal-army-there = { $province }已有军团，请选择没有军团的国。
ikusa-refusal-army-placed = 现在不放置{ $army }。
ikusa-refusal-card-full = { $army }的军团卡上没有空位。
ikusa-refusal-no-such-unit = 这里没有可选的{ $unit }。
ikusa-refusal-bin-order = 还没轮到“{ $bin }”格，请先填“{ $due }”。
ikusa-refusal-bin-filled = “{ $bin }”格已经放好石了。
ikusa-refusal-koku-kept-back = 您的{ $left }石不得保留：请全部分入各格。
ikusa-refusal-build-koku = 建造格只能放0或2石，不能放{ $koku }。
ikusa-refusal-too-few-koku = 不能放{ $koku }石，您只剩{ $left }石。
ikusa-refusal-no-spying = 不能窥探{ $clan }，请选择仍在游戏中的对手。
ikusa-refusal-marker-gone = { $marker }号标记不可取，请选择剩下的。
ikusa-refusal-none-left = 公共供应区没有{ $building }了。
ikusa-refusal-building-there = { $province }已有{ $there }，不能再建{ $building }。
ikusa-refusal-no-castle = 要塞须建在城堡上，而{ $province }没有城堡。
ikusa-refusal-levy-provinces = 征募的单位不能多于您的国数：{ $most }。
ikusa-refusal-tray-empty = 您的个人供应区没有{ $unit }了。
ikusa-refusal-levy-koku = 您的{ $koku }石征募费不够再征一名{ $unit }。
ikusa-refusal-unit-order = 还没轮到{ $unit }，请先放置{ $due }。
ikusa-refusal-levied-there = { $province }本轮已得到一个征募单位。
ikusa-refusal-force-full = { $province }的驻国部队已有{ $most }个单位。
ikusa-refusal-army-not-there = { $army }不在{ $province }。
ikusa-refusal-ronin-limit = { $province }的这支部队不能再有浪人：浪人须比正规单位少一。
ikusa-refusal-army-gone = { $army }已经出局。
ikusa-refusal-leaderless = { $army }的大名遇刺，该军团只能防守。
ikusa-refusal-no-steps = { $army }已走完{ $level }步。
ikusa-refusal-not-adjacent = { $target }与{ $origin }不相邻。
ikusa-refusal-not-friendly = 现在不能从{ $origin }进入{ $target }，它不是您的国。
ikusa-refusal-needs-garrison = { $origin }将空无一人；不留下单位，军团不能前往{ $target }。
ikusa-refusal-armies-meet = 从{ $origin }到{ $target }后您的军团无法再分开；一国只能停留一个军团。
ikusa-refusal-armies-together = 您有两个军团在同一国，请先移走一个。
ikusa-refusal-no-unit-there = { $province }没有{ $unit }。
ikusa-refusal-moved-already = { $province }的{ $unit }本阶段已移动过，须留下。
ikusa-refusal-ronin-alone = { $province }的{ $unit }只能随刚移动的本部正规单位同行。
ikusa-refusal-ronin-party = 同行的浪人须比正规单位少一。
ikusa-refusal-party-full = 驻国部队最多{ $most }个单位。
ikusa-refusal-party-empty = 请先选择至少一个正规单位。
ikusa-refusal-split-empty = 只能向空白国分出单位，而{ $origin }旁的{ $target }不是。
ikusa-refusal-split-moved = { $army }的单位本阶段都已移动，不能再分出。
ikusa-refusal-split-nobody = { $army }只剩大名，没有单位可以分出。
ikusa-refusal-no-force = { $province }没有驻国部队。
ikusa-refusal-declared-already = { $origin }的该部队已有战斗。
ikusa-refusal-attack-own = { $target }是您方的国，{ $origin }不能进攻它。
ikusa-refusal-first-round = 首轮不得进攻有军团的国，{ $origin }不能进攻{ $target }。
ikusa-refusal-attack-again = 军团已停止由{ $origin }对{ $target }的进攻，请进攻别处。
ikusa-refusal-attack-beaten = { $target }已无守军：军团可以进驻，或进攻别处。
ikusa-refusal-not-declared = 没有宣布该部队由{ $origin }对{ $target }的战斗。
ikusa-refusal-ronin-first = 不能损失{ $unit }，否则浪人过多。
ikusa-refusal-no-such-loss = 您在这场战斗中没有这样的{ $unit }。
ikusa-refusal-daimyo-last = 大名只能在己方其他单位全部损失之后损失。
ikusa-refusal-excess-ronin = { $army }的浪人已达上限，再少一个单位浪人就过多；本桌不得遣散浪人。
ikusa-refusal-ronin-must-follow = { $province }的浪人对留下的单位来说过多，请先让他们跟随。
ikusa-refusal-force-ronin = 少了这个单位，{ $province }的浪人就过多，又无法跟随；本桌不得遣散浪人。
ikusa-refusal-daimyo-doomed = { $army }的大名本轮结束时出局，不能再有单位加入。
ikusa-refusal-series-first = { $army }打完所有战斗之后其他军团才能开始；其间只有驻国部队可以战斗。
ikusa-refusal-nothing-won = 现在没有军团可以进入的国。
ikusa-refusal-left-empty = { $province }会变成空白国，须留下一个单位。
ikusa-refusal-no-assassins-yet = 首轮不得暗杀。
ikusa-refusal-no-target = 不能以{ $daimyo }的大名为目标。
ikusa-refusal-players = Ikusa适合{ $least }至{ $most }人，不是{ $players }人。
ikusa-refusal-two-players-standard = 双人只有一种玩法，变体{ $variant }适用于更多玩家。
ikusa-refusal-cut-off = 按这些边界{ $province }将没有邻国，请至少保留一个。
ikusa-refusal-position-head = 局面须以ikusa/2至ikusa/5开头，而不是“{ $word }”。
ikusa-refusal-position-word = 局面中的“{ $word }”无法理解，请更正或删除。
ikusa-refusal-position-figures = 这个局面的{ $unit }过多，一共只有{ $most }个。
ikusa-refusal-position-unsound = 这个局面不可能出现（{ $fault }），请更正。
ikusa-refusal-odds-no-battle = 您现在不能进攻{ $target }，无从计算胜算，请选择与您部队相邻的国。

# -- options of a table ------------------------------------------------------------------------------

ikusa-options-length = 游戏长度
    .about = 想早点结束，或用于教学。
ikusa-options-dice = 骰子
    .about = 适合围坐一桌、喜欢自己掷骰的朋友。
ikusa-options-rulings = 裁定与村规
    .about = 规则书没有说明，或有人愿意按原文之处。
ikusa-options-borders = 有疑问的边界与海路线
    .about = 不同版本的地图有出入。请核对自己的地图；否则保持原样。
ikusa-option-variant = 游戏方式
    .standard = 标准局：拥有足够的国（通常为35国）立即获胜
    .quick = 快速游戏：军团更强，有人被淘汰即结束
    .long = 长局：一轮结束时拥有足够的国（通常为35国）获胜
ikusa-option-experience = 大名的经验
    .slow = 每级三个孔位
    .fast = 每级两个孔位
ikusa-option-round-limit = 最后一轮；届时国最多者获胜
ikusa-option-goal = 获胜所需的国数
    .book = 按规则书的国数
    .plus-8 = 村规，较短：比开局多八国
    .plus-4 = 村规，短局：比开局多四国
    .plus-2 = 村规，教学用：比开局多两国；第一轮就可能结束
    .round-4 = 村规，第一局用：按规则书的国数，但第四轮之前谁也不获胜
ikusa-option-dice = 战斗和忍者的骰子
    .drawn = 由程序抽取
    .manual = 真实的骰子，由掷骰的人输入点数
ikusa-option-ties = 顺序的出价相同时谁先选？
    .lot = 立即抽签
    .agreement = 有关玩家可以商定；有人要求抽签时抽签
ikusa-option-trays = 各家供应区的棋子
    .open = 剩余的棋子对所有人公开
    .hidden = 每人只看得到自己剩余的棋子
ikusa-option-struck-down = 遇刺的大名没有其他单位时何时出局？
    .at-once = 立即
    .end-of-round = 按规则书原文：遇刺的大名到本轮结束时才出局
ikusa-option-garrison = 军团离开没有驻国部队的国时，何时必须留下守备队？
    .last-out = 没有己方其他军团留下时
    .always = 按规则书原文：有其他军团留下时也要留守备队
ikusa-option-series = 多次进攻的军团的各场战斗之间，谁可以战斗？
    .unbroken = 无人：该军团先打完所有战斗
    .armies-only = 按规则书原文：驻国部队可以在军团的各场战斗之间战斗
ikusa-option-spoils = 淘汰一名玩家的人接收什么？
    .regulars = 各国和正规单位；浪人离去
    .all = 按规则书原文：被淘汰者的浪人也被接收
ikusa-option-split-after-step = 最终移动中，已移动的军团还能分出单位吗？
    .no = 否：每个单位只移动一次
    .yes = 按规则书原文：已移动的军团还可以分出单位
ikusa-option-excess-ronin = 部队分开后过多的浪人
    .dismissed = 遣散
    .forbidden = 不允许使浪人过多的分开
ikusa-option-land-musashi-shimotsuke = 边界：武藏—下野
    .true = 相邻
    .false = 不相邻
ikusa-option-land-kawachi-tamba = 边界：河内—丹波
    .true = 相邻
    .false = 不相邻
ikusa-option-land-settsu-yamashiro = 边界：摄津—山城
    .true = 相邻
    .false = 不相邻
ikusa-option-land-izumi-settsu = 边界：和泉—摄津
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-hizen-iki = 海路线：肥前—壹岐
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-izumo-oki = 海路线：出云—隐岐
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-noto-sado = 海路线：能登—佐渡
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-nagato-tsushima = 海路线：长门—对马
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-hoki-oki = 海路线：伯耆—隐岐
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-inaba-oki = 海路线：因幡—隐岐
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-oki-tajima = 海路线：隐岐—但马
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-dewa-sado = 海路线：出羽—佐渡
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-chikuzen-iki = 海路线：筑前—壹岐
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-awa-s-awaji = 海路线：阿波—淡路
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-awaji-harima = 海路线：淡路—播磨
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-bizen-sanuki = 海路线：备前—赞岐
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-aki-iyo = 海路线：安艺—伊予
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-awa-s-kii = 海路线：阿波—纪伊
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-mikawa-shima = 海路线：三河—志摩
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-ise-owari = 海路线：伊势—尾张
    .true = 相邻
    .false = 不相邻
ikusa-option-sea-kazusa-musashi = 海路线：上总—武藏
    .true = 相邻
    .false = 不相邻

# -- bins, units, bodies -----------------------------------------------------------------------------

ikusa-bin-turn-order = 行动顺序
    .about = 出价最高者先取顺序标记。
ikusa-bin-build = 建造
    .about = 2石可建一座城堡，或将城堡扩建为要塞。
ikusa-bin-levy = 征募部队
    .about = 石换成新部队，放入自己的省份。
ikusa-bin-ronin = 雇佣浪人
    .about = 每石雇佣2名本轮的浪人，秘密部署。
ikusa-bin-ninja = 雇佣忍者
    .about = 独自出价最高者得到忍者：本轮当刺客，或下一轮当间谍。
ikusa-bins-0 = 行动顺序{ $count }
ikusa-bins-1 = 建造{ $count }
ikusa-bins-2 = 征募{ $count }
ikusa-bins-3 = 浪人{ $count }
ikusa-bins-4 = 忍者{ $count }
ikusa-bins-none = 无
ikusa-unit-bowman = 弓兵
ikusa-unit-swordsman = 剑士
ikusa-unit-gunner = 铁炮兵
ikusa-unit-spearman = 枪兵
ikusa-unit-ronin = 浪人
ikusa-unit-daimyo = 大名
ikusa-units-0 = { $count }名弓兵
ikusa-units-1 = { $count }名剑士
ikusa-units-2 = { $count }名铁炮兵
ikusa-units-3 = { $count }名枪兵
ikusa-units-4 = { $count }名浪人
ikusa-units-5 = { $count }名大名
ikusa-units-none = 无人
ikusa-body-pf = 驻国部队
ikusa-body-circle = 圆形军团
ikusa-body-square = 方形军团
ikusa-body-hexagon = 六角军团
ikusa-army-circle = 圆形军团
ikusa-army-square = 方形军团
ikusa-army-hexagon = 六角军团
ikusa-army-blue-circle = 蓝方圆形军团
ikusa-army-blue-square = 蓝方方形军团
ikusa-army-blue-hexagon = 蓝方六角军团
ikusa-army-orange-circle = 橙方圆形军团
ikusa-army-orange-square = 橙方方形军团
ikusa-army-orange-hexagon = 橙方六角军团
ikusa-army-green-circle = 绿方圆形军团
ikusa-army-green-square = 绿方方形军团
ikusa-army-green-hexagon = 绿方六角军团
ikusa-army-red-circle = 红方圆形军团
ikusa-army-red-square = 红方方形军团
ikusa-army-red-hexagon = 红方六角军团
ikusa-army-black-circle = 黑方圆形军团
ikusa-army-black-square = 黑方方形军团
ikusa-army-black-hexagon = 黑方六角军团
ikusa-losses-ask = 每次询问
ikusa-trigger-now = 一有机会
ikusa-trigger-start-a = 回合开始时
ikusa-trigger-end-a = 军团移动之后
ikusa-trigger-end-b = 宣战之后
ikusa-trigger-start-d = 最终移动开始时
ikusa-trigger-end-d = 回合结束时
ikusa-trigger-moved-blue-circle = 蓝方圆形军团移动后
ikusa-trigger-moved-blue-square = 蓝方方形军团移动后
ikusa-trigger-moved-blue-hexagon = 蓝方六角军团移动后
ikusa-trigger-moved-orange-circle = 橙方圆形军团移动后
ikusa-trigger-moved-orange-square = 橙方方形军团移动后
ikusa-trigger-moved-orange-hexagon = 橙方六角军团移动后
ikusa-trigger-moved-green-circle = 绿方圆形军团移动后
ikusa-trigger-moved-green-square = 绿方方形军团移动后
ikusa-trigger-moved-green-hexagon = 绿方六角军团移动后
ikusa-trigger-moved-red-circle = 红方圆形军团移动后
ikusa-trigger-moved-red-square = 红方方形军团移动后
ikusa-trigger-moved-red-hexagon = 红方六角军团移动后
ikusa-trigger-moved-black-circle = 黑方圆形军团移动后
ikusa-trigger-moved-black-square = 黑方方形军团移动后
ikusa-trigger-moved-black-hexagon = 黑方六角军团移动后
ikusa-building-castle = 城堡
ikusa-building-fortress = 要塞
ikusa-variant-standard = 标准
ikusa-variant-quick = 快速游戏
ikusa-variant-long = 长局

# -- clans and seats ---------------------------------------------------------------------------------

# -- provinces ---------------------------------------------------------------------------------------

ikusa-province-yamashiro = 山城
ikusa-province-yamato = 大和
ikusa-province-kawachi = 河内
ikusa-province-izumi = 和泉
ikusa-province-settsu = 摄津
ikusa-province-iga = 伊贺
ikusa-province-ise = 伊势
ikusa-province-shima = 志摩
ikusa-province-owari = 尾张
ikusa-province-mikawa = 三河
ikusa-province-totomi = 远江
ikusa-province-suruga = 骏河
ikusa-province-izu = 伊豆
ikusa-province-kai = 甲斐
ikusa-province-sagami = 相模
ikusa-province-musashi = 武藏
ikusa-province-awa-h = 安房
ikusa-province-kazusa = 上总
ikusa-province-shimosa = 下总
ikusa-province-hitachi = 常陆
ikusa-province-omi = 近江
ikusa-province-mino = 美浓
ikusa-province-hida = 飞驒
ikusa-province-shinano = 信浓
ikusa-province-kozuke = 上野
ikusa-province-shimotsuke = 下野
ikusa-province-mutsu = 陆奥
ikusa-province-dewa = 出羽
ikusa-province-wakasa = 若狭
ikusa-province-echizen = 越前
ikusa-province-kaga = 加贺
ikusa-province-noto = 能登
ikusa-province-etchu = 越中
ikusa-province-echigo = 越后
ikusa-province-sado = 佐渡
ikusa-province-tamba = 丹波
ikusa-province-tango = 丹后
ikusa-province-tajima = 但马
ikusa-province-inaba = 因幡
ikusa-province-hoki = 伯耆
ikusa-province-izumo = 出云
ikusa-province-iwami = 石见
ikusa-province-oki = 隐岐
ikusa-province-harima = 播磨
ikusa-province-mimasaka = 美作
ikusa-province-bizen = 备前
ikusa-province-bitchu = 备中
ikusa-province-bingo = 备后
ikusa-province-aki = 安艺
ikusa-province-suo = 周防
ikusa-province-nagato = 长门
ikusa-province-kii = 纪伊
ikusa-province-awaji = 淡路
ikusa-province-awa-s = 阿波
ikusa-province-sanuki = 赞岐
ikusa-province-iyo = 伊予
ikusa-province-tosa = 土佐
ikusa-province-chikuzen = 筑前
ikusa-province-chikugo = 筑后
ikusa-province-buzen = 丰前
ikusa-province-bungo = 丰后
ikusa-province-hizen = 肥前
ikusa-province-higo = 肥后
ikusa-province-hyuga = 日向
ikusa-province-osumi = 大隅
ikusa-province-satsuma = 萨摩
ikusa-province-iki = 壹岐
ikusa-province-tsushima = 对马

# 一步棋的理由
ikusa-event-reason-attack =
    { $win ->
        [100] 几乎肯定能攻下{ $target }。
       *[other] { $target }有{ $win }% 的机会陷落，{ $both ->
            [0] { $lose }% 的机会守住。
           *[other] { $both }% 的机会两败俱亡，{ $lose }% 的机会守住。
        }
    }
ikusa-event-reason-road = { $target }无人驻守：军团可以穿过，再从那里进攻。
ikusa-event-reason-taken = { $target }现在已归您所有：不必再战。
ikusa-event-reason-repeat = 打到底，{ $target }有{ $win }% 的机会陷落。
ikusa-event-reason-call-off = 打到底，{ $target }只有{ $win }% 的机会陷落，而进攻方有{ $lose }% 的机会全军覆没。
ikusa-event-reason-strike =
    { $units ->
        [0] { $owner }的{ $daimyo }的大名孤身一人：一旦得手，立即出局。
       *[other] { $owner }的{ $daimyo }的大名等级为{ $level }；一旦得手，本轮不能移动也不能进攻。
    }
ikusa-event-reason-spy = { $owner }有{ $provinces }个国。
ikusa-event-reason-split = { $province }与这一家的其他领地相连。
ikusa-event-reason-conquest = { $province }空着：谁进入就归谁。
ikusa-event-reason-wall =
    { $threat ->
        [0] 城墙让{ $province }日后安稳。
       *[other] 城墙对{ $province }帮助最大：旁边一处敌方领地有{ $threat }个单位。
    }
ikusa-event-reason-guard =
    { $threat ->
        [0] { $province }旁边没有敌人：那里安全，也便于继续前进。
       *[other] { $province }目前有{ $units }个单位；旁边一处敌方领地有{ $threat }个。
    }

# -- 电脑玩家的习惯 ---------------------------------------------------------------------------------------
