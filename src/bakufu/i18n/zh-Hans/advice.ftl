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

# 估值的组成部分，后面跟带正负号的数字。

why-part-land = 该国本身
why-part-rival = 对手的损失
why-part-region = 您在该地区的势力
why-part-hunger = 多一个国要供粮
why-part-losses = 预计损失
why-part-home = 离开之国的防守
why-part-safety = 当地的防守
why-part-front = 更靠近前线
why-part-effort = 移动的代价
why-part-order = 先行动
why-part-special-chest = 征税时多1个宝箱
why-part-special-rice = 征粮时多1袋稻米
why-part-special-six-armies = 招募5支军队时多1支
why-part-special-attack = 进攻时多1支军队
why-part-special-defense = 防守时多1支军队
why-part-tax = 宝箱
why-part-rice = 稻米
why-part-spaces = 建筑空间
why-part-same-region = 您在同一地区的国
why-part-friends = 相邻的己方国
why-part-free-land = 相邻的中立国
why-part-rivals = 相邻的对手
why-part-choice = 可从两张新牌中挑选
why-part-building = 建筑
why-part-building-all = 建筑及其地区多数
why-part-majority = 地区多数
why-part-leader = 将领的优惠
why-part-price = 行动的费用
why-part-revolt = 败给起义的风险
why-part-unrest = 新的起义标记
why-part-prospects = 以后更强的进攻
why-part-armies = 军队本身
why-part-move = 随之而来的移动
why-part-march = 它打算进行的进攻或移动
why-part-short-supply = 储备的军队不足
why-part-error = 它自己的随机误差
why-part-favor = 恩惠
why-part-officials = 花费的廷臣
why-part-calm = 移除的起义标记
why-part-event = 事件会给您造成的损失
why-part-victory-points = 胜利分
why-part-reward = 奖励
why-part-chamber-row = 所在的行
why-part-chamber-column = 所在的列
why-part-chamber-lines = 所在的行和列
why-part-leader-order = 您在那里计划的行动
why-part-leader-yield = 将领对宝箱和稻米的帮助
why-part-leader-way = 下一座雕像就在附近
why-part-leader-risk = 将领的危险
why-part-leader-wait = 放弃以后的国
why-part-leader-place = 位置本身
why-part-leader-statues = 得到和留下的雕像
why-part-trophies = 那里的对手雕像
why-part-statue = 留下的雕像
why-part-spoils = 获胜的收益
why-part-experience = 经验
why-part-stake = 战败的代价
why-part-attack = 更强的进攻
why-part-in-army = 更强的军团
why-part-distance = 离前线的距离
why-part-nearer = 更接近前线
why-part-hold = 再次失去它的风险
why-part-garrison = 留下驻守的单位
why-part-prospect = 下回合从那里进攻
why-part-others-can = 驻国部队也能占领它
why-part-kill = 消灭大名
why-part-level = 该军团的经验
why-part-strike = 使大名失去作用
why-part-attack-stopped = 阻止他对您的进攻
why-part-set-own = 相邻的己方国
why-part-set-weak = 相邻的兵力薄弱的敌国
why-part-set-strong = 相邻的兵力强大的敌国
why-part-set-empty = 相邻的空国
why-part-set-force = 已在那里的己方单位
why-part-set-foe-army = 相邻的敌方军团
why-part-set-own-army = 相邻的己方其他军团
why-part-set-pile = 仍在牌堆里的邻国
why-part-set-danger = 那里的危险
why-part-bin-turn-order = 行动顺序
why-part-bin-build = 城堡
why-part-bin-levy = 征募
why-part-bin-ronin = 浪人
why-part-bin-ninja = 忍者
