# 命令行说的话。

# -- 牌桌上 ------------------------------------------------------------------------------------------

cli-welcome = 《{ $game }》：{ $list }入座。
cli-welcome-back = 《{ $game }》继续：{ $list }回到牌桌。
cli-saving-to = 每一步都保存在{ $path }。
cli-commitment = 所有抽取都由一个密钥决定。请现在记下它的承诺值，以便事后核对：{ $commitment }
cli-how-to = 请输入列表中的编号、着法中的几个词，或其JSON形式。输入?查看帮助。
cli-hand-over-head = 下一位游戏者
cli-hand-over = 轮到{ $name }决定。请交出键盘，待旁人都不看时按回车。
cli-question = { $name }：{ $question }
cli-your-move = 请选择一步。
cli-prompt = >
cli-confirm = 回车确认，n重新选择，undo撤回上一步：
cli-choose = 请输入1到{ $most }的编号，或输入?查看帮助。
cli-several = 有{ $number }种着法符合；请说得更具体些：
cli-undone = 您的上一步已撤回。
cli-hint = 电脑玩家“{ $bot }”会选择：{ $move }。
cli-saved = 游戏已保存在{ $path }。
cli-quit = 下次再会。继续游戏：bakufu play { $game-id } --load { $path }
cli-input-ended = 输入已结束。继续游戏：bakufu play { $game-id } --load { $path }
cli-letters-unknown = 输出编码为{ $encoding }，无法显示所有文字；无法显示的以问号代替。如需显示，请设置 PYTHONIOENCODING=utf-8。
cli-interrupted = 已中断。
cli-interrupted-saved = 已中断，游戏已保存。继续游戏：bakufu play { $game-id } --load { $path }
cli-end = 终局
cli-reveal = 抽取的密钥是{ $secret }；其承诺值是{ $commitment }。
cli-check = 核对整局游戏：bakufu verify { $path }
cli-no-map = 这个游戏在这里没有地图可看。
cli-no-odds = 这个游戏在这里无法计算胜算。
cli-press-enter = 回车看下一步，q离开：
cli-help =
    您可以回答
      列表中的编号：3
      着法中的几个词
      其JSON形式
    或输入
      show              再看一遍问题
      map [地点]        整个牌桌，或某地点周围的部分
      log [N]           战报的最后N行
      rule ID           一条规则
      odds 地点         进攻的胜算（若游戏能算出）
      hint              电脑玩家会怎么走
      undo              撤回您的上一步，只要还没有揭示任何信息
      save [文件]       保存游戏，或另存一份
      quit              保存并离开

# -- bakufu games ------------------------------------------------------------------------------------

cli-games-head = { $game-id }：{ $low }到{ $high }人
cli-games-bots = 电脑玩家：{ $bots }
cli-games-option = 选项
cli-games-values = 取值
cli-games-any = { $names }中的任意几个
cli-games-rule = 规则
cli-games-about = 说明

# -- bakufu replay -----------------------------------------------------------------------------------

cli-spectator = 观战者
cli-you-did = 您的选择：{ $move }。
cli-replay-head = 《{ $game }》，{ $list }参加，以{ $viewer }的视角；记录共{ $moves }步。
cli-replay-options = 选项：{ $options }
cli-replay-running = 记录到此为止；游戏尚未结束。
cli-replay-breaks = 第{ $number }步使程序出错：{ $problem }（{ $where }）

# -- bakufu rules ------------------------------------------------------------------------------------

cli-rules-module-section = { $section }，模块
cli-rules-example = 实例{ $number }：{ $text }
cli-rules-module-example = 实例{ $number }（模块）：{ $text }
cli-rules-no-code = 不需要代码：{ $reason }
cli-rules-test-example = 实例{ $number }

# -- bakufu sim --------------------------------------------------------------------------------------

cli-sim-progress = 进行中
cli-sim-head = 《{ $game }》{ $games }局，{ $players }人：{ $decisions }次决定用时{ $time }秒，每次{ $micros }微秒，每秒{ $speed }局，种子{ $seed-id }
cli-sim-seat = 座位
cli-sim-bot = 电脑玩家
cli-sim-wins = 胜局
cli-sim-share = 胜率
cli-sim-score = 得分
cli-sim-shared = 有{ $number }局共享胜利。
cli-bot-record = 到此为止的对局在{ $path }。
cli-sim-crashed = 第{ $number }局使程序出错：{ $problem }。其记录在{ $path }。
cli-sim-crashed-unwritten = 第{ $number }局使程序出错：{ $problem }。其记录无法写入。

# -- bakufu arena ------------------------------------------------------------------------------------

cli-arena-head = 《{ $game }》{ $games }局，{ $players }人，种子{ $seed-id }；实力相同的电脑玩家各应获胜{ $equal }%
cli-arena-bot = 电脑玩家
cli-arena-wins = 胜率（95%区间）
cli-arena-points = 得分
cli-arena-rating = OpenSkill
cli-arena-time = 每次决定
cli-arena-slowest = 最慢
cli-arena-all = 全部
cli-arena-crosstable = 行中的电脑玩家名次高于列中者的比例：
cli-arena-fault = 第{ $number }局：{ $bot }{ $what }。
cli-arena-fault-raised = 出错：{ $detail }
cli-arena-fault-illegal = 答出{ $detail }，这不是合法的一步
cli-arena-fault-late = 未在{ $detail }内作答
cli-arena-fault-died = 使进程终止；这一局不计
cli-arena-traceback = { $bot }在第{ $number }局中出错的位置：
cli-arena-faults-more = 还有{ $more }次失误；--json与results.json中有完整列表。
refusal-arena-no-bots = 请写出参赛的电脑玩家，例如--bots normal,random。
refusal-arena-faults-unknown = --faults为{ $given }；请选择{ $known }。
refusal-arena-limit = --limit不能是{ $given }；请给出{ $least }到{ $most }之间的秒数。
refusal-arena-on-unknown = 比赛不能在{ $given }上进行；请选择{ $known }。
refusal-ray-not-started = Ray未能启动：{ $problem }。请在机器较空闲时重试，或检查RAY_ADDRESS是否正确。
refusal-arena-other-tournament = 文件夹{ $folder }中是另一场比赛；请另选文件夹，或使用相同的游戏、人数、选项、电脑玩家和种子。
refusal-arena-journal-damaged = { $path }的第{ $line }行无法读取；请删去该行，那一局会重新进行。
refusal-arena-folder = 无法使用文件夹{ $folder }：{ $problem }。

# -- bakufu verify -----------------------------------------------------------------------------------

cli-verify-moves = 《{ $game }》共{ $moves }步，按第{ $version }版规则全部合法。
cli-verify-fair = 全部{ $draws }次抽取都出自密钥，且密钥与承诺值{ $commitment }相符。
cli-verify-fair-but-deal = 游戏准备之后的{ $draws }次抽取都出自密钥，且密钥与承诺值{ $commitment }相符。
cli-verify-deal = 游戏准备取自承诺值为{ $deal }的那一局：其中{ $draws }次抽取按记录采用，请与那一局的记录比对。
cli-verify-fair-later = 沿用部分之后的{ $draws }次抽取都出自密钥，且密钥与承诺值{ $commitment }相符。
cli-verify-continues = 游戏准备和前{ $moves }步取自另一局：其中{ $draws }次抽取按记录采用，请与那一局的记录比对；该文件的SHA-256为{ $digest }。
cli-verify-note = 对于在开局前记下该承诺值的人，这证明了抽取事后没有更改；请用--commitment给出您记下的值来比对。这并不约束当时管理服务器、知道密钥的人。
cli-verify-rewound = 服务器的管理者把游戏退回过{ $count }次；此后的抽取都是新的，被退回的部分不在记录中。
cli-verify-names = 未核验：游戏者的名字，以及由谁代为行动。拿到文件的人都可以写入别的名字。
cli-verify-no-secret = { $draws }次抽取按记录采用：没有承诺值{ $commitment }的密钥，谁也无法核对。
cli-verify-no-commitment = { $draws }次抽取按记录采用：这张牌桌没有承诺值，谁也无法核对。
cli-verify-end = 游戏的结局与记录完全一致。
cli-verify-no-end = 记录没有写明游戏应如何结束。
cli-verify-running = 游戏尚未结束。
cli-verify-outcome =
    { $winners-count ->
        [1] { $winners }获胜。最终得分：{ $list }。
       *[other] { $winners }共同获胜。最终得分：{ $list }。
    }

# -- 拒绝 --------------------------------------------------------------------------------------------

refusal-amount-unknown = 这里不能是{ $given }；请给出{ $low }到{ $high }的数。
refusal-answer-unknown = { $given }不是这里的回答；请输入列表中的编号、着法中的几个词，或输入?查看帮助。
refusal-argument-left-over = 多了一个参数{ $given }；bakufu --help说明了写法。
refusal-choice-unknown = 列表中没有{ $given }号选择；请输入1到{ $most }的编号。
refusal-command-line = 无法理解这条命令：{ $problem } 请试试bakufu --help。
refusal-command-unknown = 没有命令{ $command }；可用的命令是{ $commands }。
refusal-flag-missing = 缺少{ $flag }；bakufu --help说明了写法。
refusal-flag-not-a-number = { $flag }需要整数，而不是{ $given }。
refusal-flag-not-a-pair = { $flag }需要写成NAME=VALUE，而不是{ $given }。
refusal-flag-repeated = { $flag }给出了不止一次；请只给一次。
refusal-flag-too-small = { $flag }不能是{ $given }；至少应为{ $least }。
refusal-flag-twice = { $flag }为{ $name }给出了两次；请只给一次。
refusal-flag-unknown = 没有标志{ $flag }；bakufu --help列出了所有标志。
refusal-humans-out-of-range = { $players }人的牌桌坐不下{ $given }个真人；请选择0到{ $players }。
refusal-language-unknown = 没有语言{ $lang }的文字；请从{ $languages }中选择。
refusal-load-with = 载入的游戏已经定下了{ $flag }；请去掉它，或不用--load开始新游戏。
refusal-province-unknown = 没有{ $given }这个国；命令map会列出国名。
refusal-record-other-game = { $path }里是{ $recorded }的游戏，而不是{ $given }；请指定正确的游戏或文件。
refusal-replay-too-short = 这一视角没有第{ $given }步，只有{ $steps }步；请选择更早的一步。
refusal-replay-two-viewers = 只能以座位或观战者之一的视角观看；请去掉--seat或--spectator。
refusal-save-exists = { $path }已经存在，不会被覆盖；请换一个名字。
refusal-seat-name-unknown = 这张牌桌上没有叫{ $name }的人；座位是{ $names }。
refusal-seat-with-humans = 请只用--seat或--humans之一说明谁来玩。

# -- 环境 --------------------------------------------------------------------------------------------

refusal-game-no-encoding = 《{ $game }》没有提供局面的编码，因此无法用于学习；须由该游戏的软件包提供。
refusal-action-unknown = { $action }不是动作；动作是0到{ $last }之间的整数。
refusal-action-not-legal = 动作{ $action }现在不合法；请选择掩码中对应位置为1的动作。
refusal-action-not-legal-in-game = 动作{ $action }在这一批的第{ $index }局中不合法；请选择该局掩码中对应位置为1的动作。
refusal-actions-wrong-number = 给出了{ $given }局的动作，但共有{ $games }局；请每局给出一个。
refusal-games-too-few = { $given }局太少；至少需要1局。
refusal-spiel-options = { $given }不是选项；请写成“名称:值;名称:值”，以+代替逗号。
refusal-observer-parameters = 观察器不接受参数，却给出了{ $given }；请去掉。

# -- bakufu dataset ----------------------------------------------------------------------------------

cli-dataset-done = 文件夹{ $folder }中有{ $files }个对局文件，共{ $amount } MiB。
refusal-extra-missing = 这需要软件包{ $package }，但尚未安装；可用pip install "bakufu[{ $extra }]"安装。
refusal-dataset-other = 文件夹{ $folder }中是另一个数据集；请另选文件夹，或使用相同的游戏、人数、选项、电脑玩家和种子。
refusal-dataset-damaged = 无法读取数据集的文件{ $file }；请将它移走，其中的对局会重新进行。
refusal-dataset-empty = 文件夹{ $folder }中没有对局；请先用“bakufu dataset”生成。
refusal-dataset-folder = 无法使用文件夹{ $folder }：{ $problem }。
refusal-dataset-no-game = 文件夹{ $folder }中没有第{ $number }局；请选择其中已有的对局。
refusal-dataset-process-died = 一个进程在对局中终止；已完成的对局在{ $folder }中。再次运行同一命令即可继续。

# -- 运行服务器：只在其所在之处显示，不在浏览器中 ---------------------------------------------------

refusal-database-kind = 没有{ $kind }类数据库的驱动；请使用{ $known }。
refusal-database-newer = 数据库的版本（{ $revision }）比这个Bakufu所认识的更新；请安装更新的版本。
refusal-database-url = { $url }不是数据库地址；请写成sqlite:///bakufu.db的样子。
refusal-database-unusable = 无法使用数据库{ $url }：{ $problem }。
refusal-host-unknown = 服务器无法监听{ $host }：{ $problem }。
refusal-metrics-private = 指标只供本服务器的管理者查看；请发送其令牌，或在同一台机器上查询。
refusal-origin-malformed = { $origin }不是网页的来源；请写成https://example.org的样子。
refusal-port-taken = 服务器无法监听{ $host }的端口{ $port }：{ $problem }。
refusal-workers-need-postgresql = { $workers }个工作进程需要PostgreSQL；使用SQLite时只能有一个。
refusal-flag-out-of-range = { $flag }不能是{ $given }；请给出{ $least }到{ $most }。
refusal-limits-wrong = --limits不能是{ $given }；请给出倍数，例如2，或用0取消限制。
refusal-log-level-unknown = --log不能是{ $given }；请从{ $known }中选择。
cli-serve-address = Bakufu已在{ $address }开放
cli-serve-data =
    数据在{ $data }{ $workers ->
        [one] {""}
       *[other] ，{ $workers }个工作进程
    }。按Ctrl-C停止；正在游戏的人会得到通知，不会丢失任何内容。
cli-serve-stopped = 已停止。
refusal-database-missing = 没有数据库{ $file }；请用--db指定。
refusal-delete-not-meant = 删除的牌桌无法恢复；要删除{ $table }请加上--yes。
refusal-link-not-meant = 为{ $table }的{ $seat }号座位生成新链接后，{ $name }现在的链接将失效；确定要这样做请加上--yes。
refusal-link-no-guest = { $table }的{ $seat }号座位没有玩家，没有可以更换的链接。
refusal-file-unreadable = 无法读取文件{ $path }：{ $problem }。
refusal-file-unwritable = 无法写入文件{ $path }：{ $problem }。
refusal-status-unknown = 没有状态{ $status }；请从{ $known }中选择。
cli-admin-sound = 全部{ $number }张牌桌重演结果与当时一致。
cli-admin-differ = { $all }张牌桌中有{ $number }张重演结果与当时不一致，不予开放：
cli-admin-page = { $number }行，第{ $page }页，共{ $pages }页
cli-admin-exported = 记录已写入{ $path }。
cli-admin-imported = 牌桌{ $table }已建立。桌主令牌：{ $token }其中的行动和抽取已核验，文件里的名字没有。
cli-admin-seat-token = { $name }的令牌：{ $token }
cli-admin-rewound = 牌桌{ $table }已退回到第{ $entry }条之后的局面。
cli-admin-ended = 牌桌{ $table }已终止。
cli-admin-link =
    { $name }的新链接：{ $link }
    持有它的人使用这个座位。旧链接已失效。
cli-admin-deleted = 牌桌{ $table }已删除。
cli-admin-outbox-counts = { $waiting }条等待发送；{ $dead }条无法送达；最早的一条已到期{ $seconds }秒。
cli-admin-outbox-revived = 将重新发送{ $number }条无法送达的通知。
cli-admin-outbox-forgotten = 已删除{ $number }条无法送达的通知。
cli-admin-col-channel = 渠道
cli-admin-col-person = 用户或座位
cli-admin-col-tries = 次数
cli-admin-col-table = 牌桌
cli-admin-col-name = 名称
cli-admin-col-status = 状态
cli-admin-col-entry = 条目
cli-admin-col-why = 原因
cli-admin-col-players = 人数
cli-admin-col-seats = 座位
cli-admin-col-seat = 座位
cli-admin-col-created = 建立时间（UTC）
cli-admin-col-what = 项目
cli-admin-col-value = 值
cli-admin-col-game = 游戏
cli-admin-col-options = 选项
cli-admin-col-commitment = 承诺值
cli-admin-col-at = 时间（UTC）
cli-admin-col-kind = 种类
cli-admin-col-moves = 着法
