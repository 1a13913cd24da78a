var e=`seat-number = { $number }号座位
tally = { $seat }{ $count }分
event-rewound =
    { $count ->
        [1] 服务器的管理者把游戏退回到这里。此后的抽取都是新的。
       *[other] 服务器的管理者把游戏退回到这里，至今共{ $count }次。此后的抽取都是新的。
    }
refusal-in-run = 第{ $place }步：{ $text }
refusal-move-malformed = { $move }不是一步着法；请写成列表，例如["attack", "kai", 3]。
refusal-move-not-legal = { $seat }现在不能走这一步；请从合法着法中选择。
refusal-move-unknown-kind = 没有{ $kind }这种着法；可用的种类是{ $kinds }。
refusal-move-unknown-number = 数字{ $number }不代表本游戏的任何着法。
refusal-move-unknown-value = { $value }不能作为着法“{ $kind }”的{ $argument }；请选择合法着法中列出的值。
refusal-move-wrong-length =
    { $arguments-id ->
        [none] 着法“{ $kind }”后面不带任何值，却给了{ $given }个。
       *[other] 着法“{ $kind }”需要{ $arguments }，却{ $given ->
            [0] 什么也没给
           *[other] 给了{ $given }个值
        }。
    }
refusal-run-empty = 这一串里没有着法；请至少给出一步。
refusal-run-past-barrier = 这一步会揭开新的情况：一次投掷、一张牌，或别人的秘密。请先单独走这一步，看到结果后再决定其余的。
refusal-run-too-long = 一串{ $moves }步太长了；一次最多提交{ $most }步。
refusal-undo-after-draw = 不能撤回这一步：此后已经抽取过结果。
refusal-undo-after-rewind = 不能撤回这一步：此后服务器的管理者已把游戏退回到这里。
refusal-undo-after-uncovering = 不能撤回这一步：此后已经揭示了信息。
refusal-undo-game-over = 游戏已经结束，什么都不能再撤回了。
refusal-undo-nothing = 没有可以撤回的着法：这个座位还没有行动过。
refusal-undo-others-went-on = 不能撤回这一步：其他人已经据此行动了。
refusal-game-unknown =
    { $games-id ->
        [none] 没有{ $game }这个游戏，也没有安装别的游戏。
       *[other] 没有{ $game }这个游戏；已安装的游戏是{ $games }。
    }
refusal-option-bad-value = 选项“{ $name }”不能是{ $value }；请从{ $values }中选择。
refusal-option-bad-numbers = 选项“{ $name }”不能是{ $value }；请写{ $count }个{ $least }到{ $most }之间的数，以逗号分隔。
refusal-option-unknown =
    { $nearest-id ->
        [none] { $game }没有选项{ $name }；可用的选项是{ $names }。
       *[other] { $game }没有选项{ $name }；您是指“{ $nearest }”吗？可用的选项是{ $names }。
    }
refusal-players-not-a-number = { $given }不是人数；请给出一个整数。
refusal-players-out-of-range = { $game }适合{ $low }到{ $high }人，不能由{ $given }人进行。
refusal-rule-unknown =
    { $near-id ->
        [none] { $game }的规则书里没有规则{ $id }；规则编号的样子如S-BAT-11或I-SEQ-05。
       *[other] { $game }的规则书里没有规则{ $id }；您是指{ $near }吗？
    }
refusal-rulebook-missing = 游戏{ $game }没有附带规则书。
refusal-rules-version-newer = 这需要{ $game }规则的第{ $version }版，但只安装了第{ $newest }版；请安装更新的Bakufu。
refusal-rules-version-unknown = { $game }的规则没有第{ $version }版；最新的是第{ $newest }版。
refusal-seat-name-malformed = { $name }不能作为座位的名字；请使用1到{ $most }个可显示的字符。
refusal-seat-unknown = { $players }人的牌桌上没有座位{ $seat-id }；座位从0数起。
refusal-seats-wrong-number = 给出了{ $given }个座位的名字，但有{ $players }人参加；请给每个座位一个名字。
refusal-tests-folder-missing = 这里没有测试；请在源代码目录中运行。
refusal-draw-not-fair =
    { $number ->
        [0] 游戏准备
       *[other] 第{ $number }步
    }与密钥不符：抽取{ $label }记录为{ $recorded }，而密钥给出的是{ $expected }。
refusal-draw-out-of-range =
    { $number ->
        [0] 游戏准备
       *[other] 第{ $number }步
    }：抽取{ $label }记录为{ $outcome }，但只可能是0到{ $most }。
refusal-draws-left-over =
    { $number ->
        [0] 游戏准备
       *[other] 第{ $number }步
    }多出{ $left }个游戏没有用到的抽取记录。
refusal-draws-run-out =
    { $number ->
        [0] 游戏准备
       *[other] 第{ $number }步
    }要抽取{ $label }，但记录中没有它的结果。
refusal-entropy-malformed = { $given }不能加入抽取；请使用最多{ $most }个可显示的字符。
refusal-entropy-too-late = { $seat }来不及加入抽取了：第一次抽取已经完成。
refusal-secret-wrong-length = 密钥有{ $given }字节；必须是{ $bytes }字节。
refusal-record-commitment-wrong = 这份记录的密钥与其承诺值不符：记录的是{ $recorded }，密钥给出的是{ $expected }。
refusal-record-field-malformed =
    { $got-id ->
        [none] 记录中的{ $field }不合要求：{ $expected }。
       *[other] 记录中的{ $field }应为{ $expected }，实际是{ $got }。
    }
refusal-record-field-missing = 这不是完整的对局记录：缺少{ $field }。请重新导出这局游戏，并原样使用该文件。
refusal-record-field-unknown = 记录中有未知的{ $field }；请将它删去。
refusal-record-illegal-move = 记录的第{ $number }步（{ $seat }的{ $move }）不能执行：{ $because }
refusal-record-no-file = 没有文件{ $path }。
refusal-record-not-an-object = 记录应是一个JSON对象；此文件中是别的内容。
refusal-record-not-json = 这个文件不是记录：它不是正确的JSON（{ $problem }）。
refusal-record-not-readable = 无法读取{ $path }：{ $reason }。
refusal-record-not-written = 无法写入{ $path }：{ $reason }。
refusal-record-other-commitment = 这不是您记下的那一局：它的承诺值是{ $recorded }，您记下的是{ $noted }。
refusal-record-other-end = { $moves }步之后的局面与记录不同：摘要是{ $reached }，而不是{ $recorded }。
refusal-record-other-outcome = { $moves }步之后的结局与记录不同。
refusal-record-other-secret = 所给的抽取不属于这份记录；需要承诺值{ $recorded }的密钥。
refusal-record-seat-unknown = 记录的第{ $number }步属于座位{ $seat-id }，但只有{ $players }人参加；座位从0数起。
refusal-record-secret-missing = 这局{ $game }无法继续：记录中没有抽取的密钥。
refusal-record-still-running = 这是一局进行中游戏的导出文件（{ $format }），不是记录；它不能重放。
refusal-record-too-large = 文件有{ $bytes }字节；记录最多{ $most }字节。
refusal-record-truncated = 记录在{ $bytes }字节之后中断；文件缺了一部分。
refusal-record-unknown-format = 记录的格式是{ $format }；这里只认识{ $known }。
refusal-bot-unknown = 没有{ $bot }这种电脑玩家；请从{ $bots }中选择。
refusal-bot-not-loaded = 无法使用电脑玩家{ $bot }：{ $problem }。自己的电脑玩家写作“模块:函数”，该函数接受一个视图和一个随机数生成器。
refusal-bots-wrong-number = 为{ $players }个座位指定了{ $given }个电脑玩家；请指定一个用于所有座位，或每个座位一个。`;export{e as default};