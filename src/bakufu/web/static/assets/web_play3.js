var e=`web-ikusa-tray = 您的规划盘
web-ikusa-tray-closed = 规划盘已合上，等待所有人完成。
web-ikusa-koku-left = 剩余{ $count }石
web-ikusa-koku-how = 点按一格放入，或拖过去。
web-ikusa-rest-levy = 其余用于征募
web-ikusa-bin = { $koku }石
web-ikusa-bin-less = 从{ $bin }取回
web-ikusa-hint-turn-order = 出价最高者先选标记。
web-ikusa-hint-build = 城堡或要塞。
web-ikusa-hint-levy = 至多{ $count }个单位。
web-ikusa-hint-ronin = { $count }名浪人，秘密部署。
web-ikusa-hint-ninja = 唯一最高出价者得。
web-ikusa-doubt-levy = 超出可征募数，部分会浪费。
web-ikusa-doubt-ronin = 公共供应区只剩{ $count }名浪人。
web-ikusa-spied = 忍者看到{ $name }的规划盘
web-ikusa-spy-about = 其他人都已合上规划盘。在您规划之前，忍者可以查看其中一个。
web-ikusa-spy-koku = { $count }石
web-ikusa-markers-about = 数字就是您发动战争的顺序；配件不足时也据此决定先后。
web-ikusa-tie-about = 有人与您出价相同。大家都同意时，您说的标记就归您；任何一方都可以改为要求抽签。
web-ikusa-marker-gone = { $marker }号标记属于{ $name }
web-ikusa-key-bins = 向规划盘的格放入石
web-ikusa-key-bins-out = 从格中取回石
web-ikusa-provinces = 可选的国
web-ikusa-spearmen-tray = 供应区还有{ $count }名枪兵
web-ikusa-split-lack = 还差{ $count }个
web-ikusa-split-rest = 按列表补足
web-ikusa-evenly = 其余平均分配
web-ikusa-levy-koku = 剩余{ $left }石，共{ $count }石
web-ikusa-levy-units = { $count }个单位，至多{ $most }个：每国一个
web-ikusa-levy-lost = 未用完的石会浪费。
web-ikusa-levy-buy =
    { $count ->
        [0] 不征募
       *[other] 征募{ $count }个单位
    }
web-ikusa-bundle = 1石：{ $count }个单位
web-ikusa-in-tray = 供应区余{ $count }
web-ikusa-less = 减一：{ $unit }
web-ikusa-more = 加一：{ $unit }
web-ikusa-placing-left = 还有{ $count }个待放置，共{ $all }个
web-ikusa-placed = 已放置
web-ikusa-stacks = 已秘密部署
web-ikusa-take-back = 取回{ $province }的单位
web-ikusa-armies = 您的军团
web-ikusa-steps = 已走{ $made }步，共{ $level }步
web-ikusa-steps-done = 该军团已走完所有步数。
web-ikusa-stays = 该军团现在无处可去。
web-ikusa-leaderless = 大名遇刺：本轮该军团只能防守。
web-ikusa-pick-up = 收编驻国部队
web-ikusa-to = 移动到
web-ikusa-further = 更远处，逐步前往
web-ikusa-far = { $count }步
web-ikusa-whole-army = 整支军团进入{ $province }
web-ikusa-send-some = 分出单位前往{ $province }
web-ikusa-garrison-who = 军团前往{ $province }时，谁留守{ $here }？
web-ikusa-garrison-go =
    { $count ->
        [0] 请先选择留守者
       *[other] 留下{ $count }个，前往{ $province }
    }
web-ikusa-split-who = 谁离开{ $here }的军团去占领{ $province }？
web-ikusa-split-go =
    { $count ->
        [0] 请先选择派谁
       *[other] 派{ $count }个单位前往{ $province }
    }
web-ikusa-not-moved = { $army }尚未移动到{ $province }。要让它留在原地并继续吗？（“{ $end }”）
web-ikusa-not-marched = 前往{ $province }的{ $count }个单位尚未移动。要让它们留在原地吗？（“{ $end }”）
web-ikusa-not-declared = 对{ $province }的进攻已选定，但尚未宣布。要放弃这次进攻并继续吗？（“{ $end }”）
web-ikusa-not-attacked = 对{ $province }的进攻已选定，但尚未发动。要放弃这次进攻并继续吗？（“{ $end }”）
web-ikusa-end-a = 移动完毕：开始宣战
web-ikusa-end-d = 军团移动完毕：移动驻国部队
web-ikusa-end-turn = 结束我的回合
web-ikusa-move-from = 移动单位，起点
web-ikusa-empties = 可到达的空白国
web-ikusa-from-where = 派哪国的单位？
web-ikusa-join = 加入
web-ikusa-march = 移动{ $count }个单位到{ $province }
web-ikusa-conquer = 以{ $count }个单位占领{ $province }
web-ikusa-declared = 已宣布的战斗
web-ikusa-attack-from = 从何处进攻
web-ikusa-other-origin = 换一个国
web-ikusa-targets = 目标
web-ikusa-who-attacks = 谁进攻？
web-ikusa-defenders = 守军：{ $count }
web-ikusa-declare = 宣布进攻{ $province }
web-ikusa-to-battle = 开战：已宣布{ $count }场
web-ikusa-no-battle = 不宣战
web-ikusa-empty = 空白国：无人防守。
web-ikusa-hidden-stacks = 这里可能有隐藏的浪人（共{ $count }堆），未计入胜率。
web-ikusa-hidden-anywhere = 对方有隐藏的浪人，可能在其中任何一国，未计入胜率。
web-ikusa-fight = 为{ $province }而战
web-ikusa-battle = { $province }之战
web-ikusa-battle-of = { $province }之战
web-ikusa-invasion-of = 渡海进攻{ $province }
web-ikusa-passes = 本场战斗的各轮交锋
web-ikusa-pass = 第{ $number }轮交锋
web-ikusa-first-strike = 防守方先手
web-ikusa-casualties = 伤亡
web-ikusa-rolled = 掷出{ $dice }，命中{ $hits }
web-ikusa-hits-with = { $unit }：掷出{ $value }或以下即命中
web-ikusa-hits = { $count }次命中
web-ikusa-wall = 城防加成单位{ $count }个
web-ikusa-wall-lost = 城防{ $count }个
web-ikusa-skip = 立即显示
web-ikusa-owed =
    { $left ->
        [0] 命中{ $count }次：伤亡已全部选定
       *[other] 命中{ $count }次：还需选择{ $left }个伤亡
    }
web-ikusa-fall =
    { $count ->
        [0] 请先选择伤亡
       *[other] 移除{ $count }个单位
    }
web-ikusa-fight-between = 或先让驻国部队战斗：
web-ikusa-daimyo-falls = 您有两名大名在同一国，其他单位已全部损失。请选择损失哪名大名。
web-ikusa-dice-about = 不大于单位的战斗值即为命中。请键入或点选点数。
web-ikusa-dice-of = { $name }的骰子
web-ikusa-dice-strike = 为您的忍者掷一个骰子：8或以下成功。
web-ikusa-dice-revenge = 忍者失手了。为复仇掷一个骰子：9或以上则其主人的一位大名抵命。
web-ikusa-die-of = { $unit }：第{ $number }个骰子，共{ $count }个
web-ikusa-die-numbers = 骰子的点数
web-ikusa-die-shows = 骰子掷出{ $number }
web-ikusa-dice-hits = 命中：{ $count }
web-ikusa-dice-back = 撤回最后一个点数
web-ikusa-dice-draw =
    { $count ->
        [0] 让程序抽取
       *[other] 让程序抽取{ $count }个骰子
    }
web-ikusa-dice-lack = 还须输入{ $count }个骰子
web-ikusa-dice-enter = 输入这{ $count }个骰子
web-ikusa-losses-secret = 双方都选定后才会公开。
web-ikusa-attacks-left = 本轮还可进攻{ $count }次
web-ikusa-attack-next = 进攻另一国
web-ikusa-advance = 进入并占领{ $province }
web-ikusa-tidings = 军情
web-ikusa-losses-standing = 我方单位被击中时：
web-ikusa-losses-about = 您的单位被命中时按此顺序移除，无需等待您。
web-ikusa-losses-by-order = 按以下顺序
web-ikusa-losses-earlier = { $unit }：提前移除
web-ikusa-ninja-yours = 您的忍者：立即行刺
web-ikusa-strike-about = 掷一骰，8或以下成功。失手后对方掷骰：9或以上则您的一位大名抵命。
web-ikusa-revenge-about = 忍者失手，踪迹败露。请选择由谁抵命。
web-ikusa-order = 忍者的预设指令
web-ikusa-order-about = 忍者会在您指定的时刻自行动手，其他人不会知道。
web-ikusa-order-who = 目标大名
web-ikusa-order-when = 时机
web-ikusa-order-give = 下达指令
web-ikusa-successor-about = 该单位返回供应区；大名重新站起，等级回到最低。
web-ikusa-absorb-about = 该国的单位可以立即加入这位大名。`;export{e as default};