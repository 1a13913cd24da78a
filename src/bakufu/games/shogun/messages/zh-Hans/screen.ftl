# What the terminal says.

cli-help-shogun =
    您可以回答
      列表中的编号，后面加上数量：3 2
      着法中的几个词：attack kai 3
      其JSON形式：["attack", "kai", 3]
    或输入
      show              再看一遍问题
      map [国]          整个牌桌，或一国及其邻国
      log [N]           战报的最后N行
      rule ID           一条规则，例如S-BAT-11
      odds 国 [N]       以N支军队进攻的胜算
      hint              电脑玩家会怎么走
      undo              撤回您的上一步，只要还没有揭示任何信息
      save [文件]       保存游戏，或另存一份
      quit              保存并离开

# -- 终端里的《将军》 --------------------------------------------------------------------------------

cli-shogun-moment = 第{ $year }年{ $season }
cli-shogun-plan = 为{ $space }放一张牌（{ $place }/{ $most }）。{ $about }
cli-shogun-confirm-plan = 您的计划到此完成，之后不能再更改。
cli-shogun-plan-bid = 请出价（{ $place }/{ $most }）。{ $about }
cli-shogun-group = 哪个军团进驻{ $province }？
cli-shogun-deploy = 在{ $province }招募多少支军队？
cli-shogun-march = { $origin }有{ $armies }支军队。移动到哪里，或进攻谁？必须留下一支。
cli-shogun-move-on = { $origin }有{ $armies }支军队。是否继续移动到另一个己方国？必须留下一支。
cli-shogun-how-many = 多少支军队
cli-shogun-tower = 接盘里有多少个{ $colour }方块

cli-shogun-card = { $province }：税金{ $tax }箱，稻米{ $rice }单位，{ $spaces }个建筑位置，{ $region }
cli-shogun-beside = （邻近{ $list }）
cli-shogun-provinces = 您的国及其军队：{ $list }
cli-shogun-no-provinces = 您还没有国。
cli-shogun-groups = 您的军团：{ $list }
cli-shogun-neighbours = { $province }的邻国：
cli-shogun-neighbour =
    { $province }：{ $owner_name }{ $armies ->
        [0] {""}
       *[other] ，{ $armies }
    }
cli-shogun-attack-target =
    进攻{ $province }：{ $owner_name }{ $armies ->
        [0] {""}
       *[other] ，{ $armies }支军队
    }{ $markers ->
        [0] {""}
       *[other] ，{ $markers }个不满标志物
    }
cli-shogun-move-target = 移动到{ $province }：已有{ $armies }支军队
cli-shogun-revolt-target =
    { $province }：{ $armies }支军队{ $markers ->
        [0] {""}
       *[other] ，{ $markers }个不满标志物
    }
cli-shogun-neutral = 中立
cli-shogun-closed = 不使用

cli-shogun-row = 行动：
cli-shogun-row-hidden = ；{ $number }张暗置
cli-shogun-specials = 行动顺序的位置：
cli-shogun-special = 第{ $place }位：{ $special }。{ $about }
cli-shogun-events = 其中一张将成为事件；当年最后一张决定冬季的稻米损失：
cli-shogun-event-line = { $event }：{ $about }（冬季：-{ $loss }稻米）
cli-shogun-event = 事件：{ $event }。{ $about }
cli-shogun-your-plan = 您的命令：{ $list }
cli-shogun-tray = 接盘：
cli-shogun-inside = 塔内：

cli-shogun-odds = 以{ $armies }支军队：胜{ $win }%，中立{ $undecided }%，负{ $lose }%
cli-shogun-odds-number = 请说明用多少支军队，例如：odds { $province } 4
cli-shogun-odds-revolt = { $province }若发生暴动，平定的机会是{ $percent }%。
cli-shogun-revolt-odds = 平定的机会是{ $percent }%
cli-shogun-fight = { $attacker_name }以{ $armies }支军队进攻{ $province }；{ $defender_name }以{ $defenders }支军队防守。您的胜算：派额外军队{ $with }%，不派{ $without }%。
cli-shogun-fight-neutral = { $attacker_name }以{ $armies }支军队进攻中立国{ $province }。您的胜算：派额外军队{ $with }%，不派{ $without }%。

# 三个字：城堡、神社、能剧舞台。图例有说明。
cli-shogun-letters = 城神能
cli-shogun-legend = 城=城堡，神=神社，能=能剧舞台，.=空建筑位置，!=不满标志物；最后的数字是税金/稻米。

cli-shogun-col-seat = 游戏者
cli-shogun-col-points = 分数
cli-shogun-col-provinces = 国
cli-shogun-col-chests = 宝箱
cli-shogun-col-rice = 稻米
cli-shogun-col-supply = 资源堆
cli-shogun-col-special = 特殊牌
cli-shogun-col-space = 区域
cli-shogun-col-order = 次序
cli-shogun-col-cost = 费用
cli-shogun-col-card = 牌
cli-shogun-col-tax = 税金
cli-shogun-col-armies = 军队
cli-shogun-col-built = 建筑
cli-shogun-col-markers = 不满
cli-shogun-col-threat = 邻国

# -- 大盒版的模块 ------------------------------------------------------------------------------------

cli-shogun-favor =
    { $amount ->
        [0] { $cost }名廷臣：{ $name }。{ $about }
       *[other] { $cost }名廷臣：{ $name }，{ $amount }。{ $about }
    }
cli-shogun-officials = { $name }：宫廷中的廷臣{ $hall }名，资源堆{ $supply }名
cli-shogun-samurai = 最上面的武士牌：{ $list }
cli-shogun-leader = { $name }：将领在{ $where }；雕像：{ $list }；战利品：{ $trophies }
cli-shogun-chambers = o开放，x背面，·在袋中；各线末端是分数。地区牌片：{ $list }

# -- 骰塔 --------------------------------------------------------------------------------------------

cli-shogun-farmers = 农民军
cli-shogun-throw-head = 骰塔作响：
cli-shogun-throw-line = { $name }：投入{ $thrown_count }，掉出{ $out_count }；塔内原有{ $held_before }，现有{ $held }
cli-shogun-throw-line-hidden = { $name }：投入{ $thrown_count }，掉出{ $out_count }
