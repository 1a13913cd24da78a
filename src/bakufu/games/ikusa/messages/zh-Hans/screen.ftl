# What the terminal says.

cli-help-ikusa =
    您可以回答
      列表中的编号：3
      着法中的几个词：step circle kai
      其JSON形式：["step", "circle", "kai"]
    或输入
      show              再看一遍问题
      map [国]          您的各国，或一国及其邻国
      map 方            某方的各国，例如橙方
      map armies        所有军团及其位置
      log [N]           战报的最后N行
      rule ID           一条规则，例如I-SEQ-05
      odds 国           相邻各部队进攻该国的胜算
      losses 单位       不询问时先损失谁：losses spearman gunner ronin swordsman bowman
      losses ask        恢复逐次询问
      hint              电脑玩家会怎么走
      undo              撤回您的上一步，只要还没有揭示任何信息
      save [文件]       保存游戏，或另存一份
      quit              保存并离开

# -- Ikusa -------------------------------------------------------------------------------------------

cli-ikusa-clan =
    { $stacks-id ->
        [none] { $clan }：国{ $provinces }，石{ $koku }
       *[other] { $clan }：国{ $provinces }，石{ $koku }，隐藏浪人{ $stacks }
    }
cli-ikusa-goal =
    { $round ->
        [0] 设置
       *[other] 第{ $round }轮
    }；先有{ $win }国者立即获胜。
cli-ikusa-goal-end =
    { $round ->
        [0] 设置
       *[other] 第{ $round }轮
    }；一轮结束时有{ $win }国者获胜。
cli-ikusa-goal-two =
    { $round ->
        [0] 设置
       *[other] 第{ $round }轮
    }；一轮结束时两色合计有{ $win }国者获胜。
cli-ikusa-goal-quick =
    { $round ->
        [0] 设置
       *[other] 第{ $round }轮
    }；先有{ $win }国者立即获胜，首次有人被淘汰时游戏也结束。
cli-ikusa-province = { $province }，{ $clan }：{ $units }。
cli-ikusa-empty = { $province }：空白国。
cli-ikusa-army = { $army }，等级{ $level }：{ $units }。
cli-ikusa-army-at = { $province }：{ $army }，等级{ $level }，{ $units }。
cli-ikusa-declared = 已宣布：{ $origin }的{ $body }进攻{ $target }。
cli-ikusa-by-sea = 隔海：{ $line }
cli-ikusa-odds = { $origin }进攻{ $target }，{ $body }：胜{ $win }%，同归于尽{ $both }%，败{ $lose }%
cli-ikusa-planned = 目前的规划：{ $bins }。还剩{ $left }石。
cli-ikusa-splitting = 还须选择{ $count }国。目前：{ $list }。
cli-ikusa-levied = 目前征募：{ $units }。{ $koku }石中还剩{ $left }石。
cli-ikusa-tray = 您的供应区还有：{ $units }。
cli-ikusa-bundles = 1石：1名弓兵，或剑士与铁炮兵共2名，或3名枪兵。
cli-ikusa-levy-most = 最多可征募{ $count }个单位，与您的国数相同。
cli-ikusa-placing = 尚待放置：{ $units }。
cli-ikusa-deploying = 尚待部署的浪人：{ $count }。目前：{ $list }。
cli-ikusa-losses-due = 还须选择的损失：{ $count }。
cli-ikusa-dice = { $unit }掷{ $value }或以下为命中：须掷{ $dice }个骰子，还须输入{ $left }个。
cli-ikusa-dice-ninja = 忍者的骰子：须掷一个。
cli-ikusa-dice-how = 输入骰子的点数，例如3 7 12；或输入draw，由程序抽取。
refusal-too-many-dice = 您还须输入{ $left }个骰子，而不是{ $given }个。
cli-ikusa-party = 目前选中：{ $units }。
cli-ikusa-marching = { $province }：{ $army }，剩余步数{ $steps }，{ $units }。
