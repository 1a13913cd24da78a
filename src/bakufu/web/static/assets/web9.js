var e=`web-play-title-turn = 轮到您了
web-play-your-turn = 轮到您了
web-play-plan-done =
    { $seats-count ->
        [0] 您的计划已完成。
       *[other] 您的计划已完成。正在等待{ $seats }。
    }
web-play-waiting = 正在等待{ $seats }。
web-play-over = 没有人需要做决定。
web-play-undo-none = 现在没有可以撤回的行动。尚未提交的内容可以直接更改。
web-play-undo = 撤回
web-play-by-itself = 已代您执行：{ $move }
web-play-sure = 确定吗？
web-play-run = 一次{ $count }步
web-play-do-it = 确定
web-play-not-yet = 再想想
web-play-close = 关闭
web-play-open-rule = 阅读规则{ $rule }
web-play-not-this = 不选这个
web-play-odds-win = 胜{ $percent }%
web-play-odds-held = 守住{ $percent }%
web-play-odds-undecided = 两败俱伤{ $percent }%
web-play-odds-lose = 败{ $percent }%
web-play-odds-left = 平均剩余单位：{ $attackers }对{ $defenders }
web-play-clear = 清空
web-play-ready = 准备好了
web-play-not-ready = 修改计划
web-play-mute = 静音
web-play-keys = 按键
web-play-help = 帮助
web-play-rule = 规则{ $rule }
web-play-rule-in-book = 在规则书中打开
web-play-whole-book = 整本规则书
web-play-key-help = 帮助
web-play-key-undo = 撤回
web-play-key-decision = 转到您的决定
web-play-key-map = 转到地图
web-play-key-log = 转到战报
web-play-key-tab = 在选项间移动并选定
web-play-log = 战报
web-play-log-earlier = 显示之前的{ $count }行
web-play-log-empty = 还没有发生任何事。
web-play-tab-play = 决定
web-play-tab-table = 牌桌
web-play-tab-seats = 游戏者
web-play-tab-text = 文字版
web-play-tab-chat = 聊天
web-play-tab-notes = 笔记
web-play-tabs = 查看内容
web-play-connecting = 正在打开牌桌……
web-play-offline = 连接已断开，会自动恢复；您准备的内容不会丢失。
web-play-taken-back = 有一步被收回：{ $what }
web-play-taken-back-by = { $name }收回了一步：{ $what }
web-play-spectator = 您正在观战，只显示人人可知的内容。
web-play-two-tabs = 此牌桌也在另一个标签页中打开。两边是同一局，一边的行动会出现在另一边；您可以关闭其中一个。
web-play-home = 返回首页
web-play-watch = 不入座观战
web-play-again = 再试一次
web-play-cancelled = 桌主在游戏开始前关闭了此牌桌。
web-play-result = 结果
web-play-final-board = 终局时的面板
web-play-sheet-tall = 展开此栏
web-play-sheet-low = 显示更多地图
web-play-to-move = 待行动
web-play-time-left = 剩余时间
web-play-days = { $count }天
web-stage-now = 正在发生
web-stage-pause = 暂停
web-stage-resume = 继续
web-stage-step = 下一步
web-stage-stepwise = 每一步之后等我
web-stage-speed = 速度：×{ $speed }
web-stage-hurried = 速度：×{ $pace }，而非×{ $speed }，因为还有许多事情等待显示
web-stage-more = 更多按钮
web-stage-skip = 跳到现在
web-stage-behind = 还有{ $count }个事件
web-stage-key-skip = 直接跳到现在
web-away-title = 您离开的时候
web-recap-round = 上一轮发生了什么
web-recap-map = 查看地图
web-recap-lost = 失去：{ $provinces }
web-recap-gained = 得到：{ $provinces }
web-away-watch = 看一遍
web-away-more = 战报中还有{ $count }行
web-board-map = 诸国地图
web-board-map-help = 用方向键在各国之间移动，回车选择；加号和减号缩放，0回到全图。
web-board-credit = 地图：{ $credit }
web-board-zoom-in = 放大
web-board-zoom-out = 缩小
web-board-zoom-whole = 显示整张地图
web-board-tint-owner = 按所有者给土地上色
web-board-tint-to-region = 改为按地区上色
web-board-tint-to-owner = 改为按所有者上色
web-board-sea-route = 海路线：{ $from } — { $to }
web-board-by-land = 陆路
web-board-by-sea = 水路
web-board-lit-can = 可以选择
web-board-lit-chosen = 已选择
web-board-lit-target = 目标
web-board-lit-origin = 军队从这里出发
web-board-order = 行动顺序
web-board-order-none = 行动顺序尚未确定。
web-board-seats = 游戏者
web-board-you = 您
web-board-bot = 电脑
web-board-to-act = 待行动
web-board-text = 面板的文字版
web-board-provinces = 诸国
web-board-col-province = 国
web-board-col-owner = 所有者
web-board-col-buildings = 建筑物
web-board-col-neighbours = 邻国
web-board-col-player = 游戏者
web-board-col-provinces = 国数
web-board-by-sea-to = { $province }（水路）
web-lobby-skip = 跳到正文
web-lobby-navigation = 页面
web-lobby-tagline = 大名、城堡、装满方块的骰塔与行进的军团：与朋友或电脑一起玩{ $games }。
web-lobby-named-game = 《{ $game }》
web-lobby-play-now = 立即与电脑对战
web-lobby-you = 您
web-lobby-your-name = 您的名字
web-lobby-players = 人数
web-lobby-players-count = { $count }人局
web-lobby-ways = 其他开始方式
web-lobby-create = 开设牌桌
web-lobby-tournaments = 锦标赛
web-lobby-create-about = 选择人数、电脑、面板、规则和节奏，并邀请朋友。
web-lobby-find = 帮我找一局
web-lobby-find-about = 说明想玩什么，人一到齐就入桌。
web-lobby-footer = 无需账号，不用Cookie：返回牌桌所需的一切都保存在此浏览器中。
web-lobby-join-link = 通过链接加入
web-lobby-link = 牌桌的链接或编号
web-lobby-link-hint = 粘贴收到的链接
web-lobby-link-wrong = 这不是牌桌的链接。请复制完整链接，包括 # 之后的全部内容。
web-lobby-join = 前往牌桌
web-lobby-tables = 牌桌
web-lobby-status = 哪些牌桌
web-lobby-status-waiting = 等待中
web-lobby-status-playing = 进行中
web-lobby-status-over = 已结束
web-lobby-status-cancelled = 已取消
web-lobby-status-called-off = 已终止
web-lobby-game = 游戏
web-lobby-any-game = 任何游戏
web-lobby-any-players = 任何人数
web-lobby-any-pace = 任何节奏
web-lobby-none = 目前没有这样的牌桌。开设一桌，别人就能在这里找到它。
web-lobby-page = 第{ $number }页
web-lobby-page-before = 上一页
web-lobby-page-after = 下一页
web-lobby-seat-open = 空位
web-lobby-seat-number = { $number }号座位
web-lobby-free = { $count }个空位
web-lobby-your-turn = 轮到您了
web-lobby-go-on = 继续游戏
web-lobby-look-back = 回看
web-lobby-watch = 观战
web-lobby-sit-down = 入座
web-lobby-look-in = 看看
web-lobby-own = 您的牌桌
web-lobby-forget = 从列表中移除
web-lobby-loading = 载入中……
web-lobby-try-again = 重试
web-lobby-home = 首页
web-lobby-close = 关闭
web-lobby-who = 谁来玩
web-lobby-host-plays = 我自己也参加这一局
web-lobby-seat-of = { $clan }的座位
web-lobby-seat-open-guest = 留给来宾
web-lobby-seat-here = 在此屏幕前的玩家
web-lobby-seat-here-name = { $clan }的玩家姓名
web-lobby-bot = 电脑（{ $name }）
web-lobby-rules-of-table = 面板与规则
web-lobby-group-usual = 均为常用值
web-lobby-group-changed = { $count }项有改动
web-lobby-usual = 默认
web-lobby-number-of = 第{ $number }个数（共{ $count }个）
web-lobby-estimate = 我们的估计：只印在牌或图板上。请填入您手中所印的数。
web-lobby-estimate-back = 恢复我们的估计
web-lobby-table-itself = 牌桌
web-lobby-table-name = 牌桌名称（可不填）
web-lobby-visibility = 谁能找到它
web-lobby-visibility-open = 所有人：列在牌桌列表中。
web-lobby-visibility-unlisted = 知道地址的人；不在列表中。
web-lobby-visibility-link = 只有收到您邀请的人。
web-lobby-spectators = 允许观战
web-lobby-pace = 节奏
web-lobby-pace-none = 不计时
    .about = 每个人都可以慢慢考虑。
web-lobby-pace-live = 实时
    .about = 每人10分钟，每次决定另加30秒。
web-lobby-pace-relaxed = 轻松
    .about = 每人30分钟，每次决定另加2分钟。
web-lobby-pace-days = 按天
    .about = 每人1天，每次决定另加4小时。
web-lobby-pace-days-fast = 按天（较快）
    .about = 每人半天，每次决定另加2小时。
web-lobby-pace-days-slow = 按天（较慢）
    .about = 每人3天，每次决定另加12小时。
web-lobby-timeout = 有人超时时
web-lobby-timeout-wait = 其他人等待。
web-lobby-timeout-bot = 由电脑玩家代替超时的玩家，直到本人回来。
web-lobby-timeout-vote = 其他玩家投票：电脑玩家、更多时间、新玩家或结束。
web-lobby-open-table = 开设牌桌
web-lobby-waiting-for = 还缺{ $count }名游戏者。
web-lobby-ready = 人已到齐，等待桌主开始游戏。
web-lobby-ready-host = 人已到齐，您可以开始游戏了。
web-lobby-start = 开始游戏
web-lobby-seats = 座位
web-lobby-sit-here = 坐这里
web-lobby-add-bot = 加入电脑……
web-lobby-let-bot = 让电脑扮演{ $clan }
web-lobby-free-seat = 空出座位
web-lobby-join-guest = 以来宾身份加入
web-lobby-choose-seat = 选择家族
web-lobby-freed = 桌主空出了您的座位。您可以重新入座，或询问原因。
web-lobby-full = 座位已满，且此桌不允许观战。
web-lobby-full-watch = 座位已满。游戏开始后您可以观战，或另找一桌。
web-lobby-invitation-paste = 在此粘贴邀请链接
web-lobby-invitation-open = 打开牌桌
web-lobby-invitation-none = 这不是邀请链接。邀请链接以/invite/和一长串代码结尾。
web-lobby-invite = 邀请
web-lobby-invite-link = 把此链接发给要一起玩的人
web-lobby-reach-restart = 此链接只能在本机打开。要让其他设备上的朋友加入，请停止服务器并这样重新启动，其他选项照旧；牌桌会保留，链接随后会带上本机的网络地址：
web-lobby-reach-address = 链接中是本机的网络地址；127.0.0.1 对其他设备没有意义。
web-lobby-reach-unknown = 此链接只能在本机打开。要让其他设备上的朋友加入，请把 127.0.0.1 或 localhost 换成本机的网络名称或地址。
web-lobby-qr = 供相机扫描的二维码链接
web-lobby-copy = 复制
web-lobby-copied = 已复制
web-lobby-share = 分享
web-tell-me = 轮到我时通知我
web-tell-told = 轮到您时，本设备会通知您。
web-tell-settings = 设置
web-tell-stop = 不再通知我
web-tell-denied = 您的浏览器不显示本页的通知；请先在浏览器设置中允许。
web-tell-insecure = 此功能需要通过https打开的页面。
web-tell-unsupported = 此浏览器在页面关闭时无法显示通知。
web-lobby-other-device = 在另一台设备上使用此座位
web-lobby-other-device-about = 此链接就是您的座位。拿到它的人可以代您行动：请只发给自己。
web-lobby-own-link = 您的私密链接
web-lobby-renew = 生成新链接
web-lobby-renew-about = 旧链接随即在所有设备上失效。
web-lobby-renewed = 这是新链接；旧链接已失效。
web-lobby-leave = 离开牌桌
web-lobby-cancel = 取消牌桌
web-lobby-facts = 本桌设定
web-lobby-menu = 牌桌与设置
web-lobby-your-seat = 您的座位
web-lobby-watchers = 观战者
web-lobby-watch-link = 他人可通过此链接观战
web-lobby-hand-over-about = 需要离开？可由电脑代打，您随时可以回来。
web-lobby-hand-over = 交给{ $bot }
web-lobby-bot-plays = 现在代您行动的是：{ $bot }。
web-lobby-take-back = 收回我的座位
web-lobby-chat = 聊天
web-lobby-chat-empty = 还没有人说话。
web-lobby-chat-write = 对全桌说点什么
web-lobby-chat-send = 发送
web-lobby-chat-offline = 连接已断开；恢复后会自动发出。
web-lobby-chat-guests = 只有游戏者可以在此发言。
web-lobby-notes = 您的私人笔记
web-lobby-notes-hint = 这里写的内容只有您能看到。
web-lobby-notes-loading = 载入中……
web-lobby-notes-saved = 已保存。
web-lobby-notes-writing = 书写中……
web-lobby-notes-kept = 无法连接服务器：已保存在此浏览器中，稍后发送。
web-lobby-fair = 公平抽取
web-lobby-fair-about = 开局之前，服务器用一个不可更改的数值（承诺值）锁定一个密钥，每个浏览器再加入自己的随机成分，所有抽取都由二者决定。因此游戏者无法挑选或预知结果，事后也无人能更改。但这并不约束服务器的管理者：管理者知道密钥，能预知抽取，若最后入座甚至可以挑选。
web-lobby-fair-commitment = 本桌的承诺值
web-lobby-fair-entropy = 您的浏览器加入的随机成分
web-lobby-fair-later = 游戏结束后会公开密钥，本页可以核验每一次抽取。
web-lobby-fair-check = 在本页核验所有抽取
web-lobby-fair-checking = 核验中……
web-lobby-fair-commitment-good = 密钥与本桌的承诺值相符。
web-lobby-fair-commitment-bad = 密钥与本桌的承诺值不符。
web-lobby-fair-commitment-unknown = 此记录没有公开密钥，无法比较。
web-lobby-fair-noted-good = 与此浏览器在开局前记下的数值相同。
web-lobby-fair-noted-bad = 与此浏览器在开局前记下的数值不同。
web-lobby-fair-noted-unknown = 此浏览器在开局前不在场，没有记录。
web-lobby-fair-entropy-good = 您的浏览器加入的随机成分已计入抽取。
web-lobby-fair-entropy-bad = 抽取中缺少您的浏览器加入的随机成分。
web-lobby-fair-entropy-unknown = 此浏览器没有座位，未加入随机成分。
web-lobby-fair-draws-good = 已在此重新计算全部{ $count }次抽取，结果一致。
web-lobby-fair-draws-bad = 抽取“{ $label }”与密钥不符。
web-lobby-fair-draws-unknown = 没有密钥，无法重新计算抽取。
web-lobby-fair-more = 本页核验了数值。规则是否要求这些抽取，可在任何电脑上用导出的文件运行“bakufu verify”核验。两者都不涉及游戏者的名字。
web-lobby-fair-rewound = 服务器的管理者把游戏退回过{ $count }次；此后的抽取都是新的。
web-lobby-end-you =
    { $seats-count ->
        [1] { $seats }，您获胜了！
       *[other] 共享胜利：{ $seats }。
    }
web-lobby-end-winner =
    { $seats-count ->
        [1] { $seats }获胜
       *[other] { $seats }共享胜利
    }
web-lobby-end-place = 您在{ $players }人中名列第{ $place }，得{ $points }分。
web-lobby-end-points = 胜利分数
web-lobby-end-total = 总分
web-lobby-luck = 运气
web-lobby-luck-about = 实际胜场与每次投塔前按胜算可期望的胜场相比。在阴影范围内不算反常。
web-lobby-luck-entered = 在真实牌桌上掷出的结果，按输入的计算。
web-lobby-luck-reckoning = 正在计算每场战斗的胜算……
web-lobby-luck-lucky = { $fights }战{ $wins }胜，期望{ $expected }胜。运气不错。
web-lobby-luck-fair = { $fights }战{ $wins }胜，期望{ $expected }胜。
web-lobby-luck-unlucky = { $fights }战{ $wins }胜，期望{ $expected }胜。运气欠佳。
web-lobby-luck-key-wins = 实际
web-lobby-luck-key-expected = 期望
web-lobby-luck-key-usual = 正常范围
web-lobby-luck-upsets = 出乎意料
web-lobby-luck-none = 没有一场战斗的结果出乎意料。
web-lobby-rematch = 再来一局
web-lobby-clone = 用同样的起始布局再玩一局
web-lobby-link-checked = 正在检查链接……
web-lobby-link-refused = 所打开的链接有误或已失效。一切照旧：您在这张牌桌上的座位仍然有效。
web-lobby-link-own-seat = 回到我的座位
web-lobby-two-seats = 此链接打开的是{ $other }的座位，而您在此浏览器中已是{ $mine }。两个座位都为您保留，可在牌桌菜单中切换。现在要坐哪里？
    .title = 同一牌桌的两个座位
web-lobby-stay-as = 仍作为{ $name }
web-lobby-sit-as = 作为{ $name }就座
web-lobby-unknown-page = 此地址没有页面。这里是首页。
web-lobby-held = 来自您所在网络的请求很多，服务器要求稍候。稍后会自动继续。
web-lobby-trouble-server = 服务器没有响应。请检查网络，然后重试。
web-lobby-trouble-page = 页面出错了。请重新载入；您的座位仍然保留。
web-lobby-advice-server = 可能是网络断开，或服务器正在重启。已进行的对局不会丢失：请稍后重试。
    .title = 服务器没有响应
web-lobby-advice-page = 本页的程序可能已更新。请重新载入；您的座位保存在此浏览器中。
    .title = 页面无法载入
web-lobby-advice-table = 链接可能不完整或已过期，或者牌桌已被取消。请向发送者索取新链接，或另找一桌。
    .title = 没有这张牌桌
web-lobby-advice-seat = 链接可能不完整，或者座位已有更新的链接。请打开最新的链接，或以观战者身份观看。
    .title = 此链接打不开任何座位
web-lobby-advice-renewed = 请打开最新的链接，或不入座观看对局。
    .title = 此链接已被替换
web-lobby-advice-spectators = 桌主不允许观战。对局结束后，参加者可以回看。
    .title = 此桌仅限游戏者
web-lobby-advice-invitation = 请向桌主索取邀请链接；仅凭地址无法进入。
    .title = 此桌需要邀请
web-lobby-advice-void = 链接可能不完整；请再要一次。没有它也可以看这张牌桌。
    .title = 此邀请无效
web-lobby-advice-started = 还没有可以回看的内容。请到牌桌等待开局。
    .title = 游戏尚未开始
web-lobby-advice-busy = 请求过于频繁。请等几秒再试。
    .title = 请稍候
web-lobby-advice-lost = 请询问桌主原因，或不入座观战。您写下的内容保存在本浏览器中。
    .title = 这个座位已不属于您
web-lobby-advice-other = 请返回首页，或重试。
    .title = 操作未成功
web-settings-title = 设置
web-settings-language = 语言
web-settings-light = 浅色
web-settings-dark = 深色
web-settings-theme = 浅色或深色
web-settings-theme-auto = 跟随设备
web-settings-theme-light = 浅色
web-settings-theme-dark = 深色
web-settings-speed = 动画
web-settings-speed-none = 无
web-settings-speed-slow = 慢
web-settings-speed-normal = 正常
web-settings-speed-fast = 快
web-settings-speed-faster = 很快
web-settings-sound = 声音
web-settings-volume = 音量
web-settings-notify = 轮到我而页面在后台时通知我
web-settings-notify-denied = 浏览器不允许本页发送通知。请在浏览器设置中允许后再试。
web-settings-confirm = 每次行动都要确认
web-settings-forced = 只有一种走法时自动执行
web-settings-answer-ask = 询问我
web-settings-answer-yes = 总是使用
web-settings-answer-no = 从不使用
web-settings-kept = 仅保存在此浏览器中。
web-settings-kept-account = 保存在您的账号中，适用于每台设备。
web-rules-title = 规则
web-rules-about = 用我们的话写成的全部规则，附实例，可搜索。
web-rules-search = 搜索规则
web-rules-contents = 目录
web-rules-example = 实例：
web-rules-module = 模块
web-rules-english = 此规则尚未翻译。
web-rules-unknown = 没有规则{ $rule }。
web-rules-none = 没有规则提到“{ $wanted }”。请换一个词，或输入规则编号，例如{ $example }。
web-rules-found = { $count }条规则
web-replay-title = 回看
web-replay-position = 对局进度
web-replay-step = 第{ $number }步，共{ $last }步
web-replay-setup = 游戏准备
web-replay-move = { $seat }：{ $what }
web-replay-viewer = 视角
web-replay-spectator = 观战者
web-replay-link = 复制此刻的链接
web-replay-link-copied = 链接已复制
web-replay-link-opens = 此链接包含这张私人牌桌的邀请：持有者也可以在这里观看对局。
web-replay-link-by-hand = 浏览器不允许复制。此刻的链接：
web-replay-picture = 保存为图片
web-replay-picture-busy = 正在生成图片……
web-replay-picture-saved = 图片已保存
web-replay-picture-failed = 浏览器无法生成图片。
web-replay-table = 前往牌桌
web-replay-export = 保存为文件
web-replay-import = 打开保存的对局
web-replay-import-hint = 把记录文件拖到这里，或选择一个。其中的行动和抽取会核验，名字不会。
web-replay-keys =
    { $by ->
        [phase] 按键：← → 逐步，, 和 . 逐个行动，Shift + ← → 逐阶段，[ ] 逐轮，空格播放。
       *[round] 按键：← → 逐步，, 和 . 逐个行动，Shift + ← → 逐轮，[ ] 逐年，空格播放。
    }
web-replay-play-on = 从这里接着玩
web-replay-play-on-about = 您将从第{ $number }步开始新的一桌。原对局保持不变；此后的抽取全部重新进行。
web-replay-play-on-seat = 您扮演
web-replay-play-on-bots = 对手
web-replay-play-on-go = 开始
web-replay-back = 后退一步
web-replay-on = 前进一步
web-replay-phase-back = 后退一个阶段
web-replay-phase-on = 前进一个阶段
web-replay-round-back = 后退一轮
web-replay-round-on = 前进一轮
web-replay-year-back = 后退一年
web-replay-year-on = 前进一年
web-replay-play = 播放
web-replay-pause = 暂停
web-replay-speed = 速度
web-replay-by-move = 每个行动后停下
web-replay-planned = { $count }个秘密行动
web-replay-moves = { $count }个行动
web-learn-title = 新手引导局
web-learn-about = 没玩过？引导会在每件事发生时为您讲解。
web-learn-unknown = 没有名为“{ $wanted }”的引导局。请选择以下之一：
web-learn-start = 开始引导局
web-learn-contents = 您将学到
web-learn-coach = 引导
web-learn-next = 继续
web-learn-got-it = 明白了
web-learn-waits = 读完后，游戏继续。
web-learn-stop = 关闭引导
web-learn-fold = 收起
web-learn-unfold = 展开
web-learn-menu-on = 显示向导
web-learn-menu-off = 隐藏向导
web-learn-read = 详见规则{ $rule }
web-company-here = 在牌桌旁
web-company-away = 页面在后台
web-company-gone = { $when }起离开
web-company-never = 尚未出现
web-company-watching = { $count }位观战者
web-company-bot-for = 电脑代替{ $name }
web-company-offered = 座位空出
web-company-nudge = 提醒
web-company-nudge-told = { $by }提醒您：牌桌在等您。
web-company-nudged = 已提醒{ $name }。
web-company-event-bot-in =
    { $reason ->
        [offered] 在有人接替{ $name }之前，由{ $bot }代打。
        [clock] { $name }的时间已用完。现在由{ $bot }代替{ $name }。
        [vote] 其他玩家投票决定：现在由{ $bot }代替{ $name }。
        [host] 桌主安排了电脑：现在由{ $bot }代替{ $name }。
       *[other] 现在由{ $bot }代替{ $name }。
    }
web-company-event-bot-out = { $name }回来继续游戏。
web-company-event-offered = { $name }的座位可由新玩家接手。
web-company-event-joined = { $name }接手了{ $was }的座位。
web-company-event-resigned = { $name }认输了。
web-company-event-paused =
    { $reason ->
        [host] 桌主暂停了游戏。
       *[other] 玩家们暂停了游戏。
    }
web-company-event-resumed =
    { $reason ->
        [host] 桌主让游戏继续。
        [time] 暂停已到最长时间。游戏继续。
       *[other] 玩家们让游戏继续。
    }
web-company-event-extended =
    { $name ->
        [everybody] 所有需要行动的玩家都多得{ $more }。
       *[other] { $name }多得{ $more }。
    }
web-company-event-vote-opened =
    { $about ->
        [absent] { $name }的时间已用完。其他玩家投票决定怎么办。
        [replace] { $by }问是否应由别人代替{ $name }。
        [pause] { $by }请求暂停。
        [resume] { $by }请求继续。
        [extend] { $by }请求更多时间。
       *[other] { $by }请求终止游戏。
    }
web-company-event-vote-cast = { $by }投票：{ $choice }
web-company-event-vote-closed =
    { $result ->
        [failed] 提议被否决。
        [back] { $name }回来了，投票结束。
       *[other] 投票结束。
    }
web-company-event-called-off =
    { $reason ->
        [host] 桌主结束了游戏。
        [resigned] 已没有玩家。游戏结束。
       *[other] 玩家们终止了游戏。
    }
web-company-event-nudge = { $by }提醒了{ $name }。
web-company-vote-absent = { $name }的时间已用完。怎么办？
web-company-vote-absent-you = 您的时间已用完，其他人正在投票决定怎么办。现在行动，投票即告结束。
web-company-vote-replace = { $by }问：由谁代替{ $name }？
web-company-vote-pause = { $by }想暂停游戏。
web-company-vote-resume = { $by }想继续游戏。
web-company-vote-extend = { $by }请求给所有需要行动的玩家更多时间（{ $more }）。
web-company-vote-call-off = { $by }想终止游戏。这样就没有胜者。
web-company-vote-state = { $all }人中已有{ $cast }人投票。
web-company-vote-all = 只要有一人反对即被否决；到时未表态者不计入。
web-company-vote-ends =
    { $about ->
        [absent] 若无人投票，由电脑代打，剩余
        [call-off] 若无人反对且多数同意，对局结束，剩余
       *[other] 若同意者不足则被否决，剩余
    }
web-company-vote-mine = 您已投票：{ $choice }
web-company-choice-yes = 同意
web-company-choice-no = 反对
web-company-choice-bot = 由电脑代替
web-company-choice-wait = 再给时间
web-company-choice-offer = 由新玩家接手
web-company-choice-end = 结束游戏
web-company-paused = 游戏已暂停：谁都不能行动，计时停止。{ $when }会自动继续。
web-company-go-on = 继续
web-company-called-off = 这局游戏已被终止，没有胜者。
web-company-ended-by-host = 桌主结束了这局游戏，没有胜者。
web-company-ask = 征求其他人的意见
web-company-ask-about = 由其他玩家投票。电脑没有投票权。
web-company-ask-pause = 暂停
web-company-ask-extend = 更多时间（{ $more }）
web-company-ask-call-off = 终止游戏
web-company-ask-call-off-sure = 确定要提议为所有人结束对局吗？
web-company-ask-replace-bot = 由电脑代替{ $name }
web-company-ask-replace-offer = 由新玩家接替{ $name }
web-company-host = 桌主直接决定
web-company-host-end = 结束游戏
web-company-sure = 真的要为所有人结束这局游戏吗？
web-company-resign = 认输
web-company-resign-about = 您的座位将由电脑或新玩家操作到底。您不能再回来。
web-company-resign-last = 这里只有您一位真人：对局会立即结束，不分胜负。
web-company-resign-ask = 确定认输吗？认输后不能再回来。
web-company-resign-sure = 是的，认输
web-company-resigned = 您已认输。您的座位由{ $bot }代打。
web-company-not-now = 不
web-company-free-seat = 这局进行中的游戏有一个空座位。
web-company-free-tag = 空座位，游戏进行中
web-company-free-about = 您将按现状接手这个座位，包括它的牌和秘密。其他人的秘密仍属于他们。
web-company-take-seat = 接手{ $name }的座位
web-company-take = 接手座位
web-company-hands = 谁操作过座位
web-company-heir-short = 您的座位已归{ $name }
web-company-heir = 您离开期间，其他人把您的座位给了{ $name }。您可以观看对局。
web-ask-bot = 换作您会怎么走？
web-ask-real-throw = 这里无人能给出建议：只有真实的投掷才知道结果。
web-ask-whom = 问哪个电脑玩家？
web-ask-thinking = 正在思考……
web-ask-would = { $bot }会选择：
web-ask-plan = { $bot }会这样做：
web-ask-do =
    { $count ->
        [1] 这样走
       *[other] 走完这{ $count }步
    }
web-ask-first = 只走第一步
web-ask-times = { $move } × { $count }
web-ask-lay = 采用这份计划
web-ask-not-whole = 这只是计划的一部分：走完后请再问。
web-ask-close = 关闭
web-lobby-advice-allowed = 玩家可以向电脑求教
web-lobby-advice-not-allowed = 任何人不得向电脑求教
web-pass-title = 请把屏幕交给{ $name }
web-pass-about = 轮到{ $name }了，其他人请不要看。
web-pass-ready = 我是{ $name }
web-pass-back = 回到{ $name }
web-keep-games = 保留我的对局
web-keep-about = 这些对局只保存在此浏览器中。
web-keep-signed-in = 您是{ $name }；您的对局会跟随您到每台设备。
web-keep-account = 我的账号
web-keep-more = 再保留{ $count }局
web-keep-elsewhere = 您在其他设备上保留过对局吗？
web-keep-sign-in = 登录
web-lobby-accounts = 只有拥有账号的人可以入座，每人一个座位
web-lobby-rated = 计分
web-lobby-leaderboard = 排行榜
web-lobby-accounts-needed = 在这张牌桌入座需要账号，让大家知道在和谁对局。很快就能建好。`;export{e as default};