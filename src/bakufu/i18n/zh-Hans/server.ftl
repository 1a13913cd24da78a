# 服务器拒绝时说的话。

# -- 牌桌 --------------------------------------------------------------------------------------------

refusal-advice-busy = 电脑正在为他人思考；请稍后再问。
refusal-advice-failed = 电脑{ $bot }没有答案；请再问一次，或问另一个。
refusal-advice-forbidden = 桌主规定，在牌桌{ $table }不得向电脑求教。
refusal-advice-no-bot = 没有电脑足够了解{ $game }，无法给出建议。
refusal-advice-nothing-asked = 您现在无需决定；轮到您时再求教。
refusal-advice-real-throw = 这里无人能给出建议：请输入真实投掷的结果。
refusal-clone-no-commitment = 牌桌{ $table }的游戏没有承诺值，无法沿用它的开局。
refusal-clone-not-over = 牌桌{ $table }的游戏尚未结束；只有在不再有秘密之后，才能用同样的开局再来一局。
refusal-luck-not-reckoned = { $game }的运气还无法计算。
refusal-play-on-bots = 其余座位需要{ $others }个电脑玩家，或用一个名字代表全部，也可以不写；现在写了{ $given }个。
refusal-play-on-no-position = 没有局面{ $position }；请选择0到{ $last }之间的一个。
refusal-lesson-missing = { $game }没有预先准备的第一局。
refusal-play-on-not-yet = 牌桌{ $table }的游戏尚未结束；只有不再有秘密之后，才能从某个局面接着玩。
refusal-play-on-over = 在这个局面游戏已经结束；请选择更早的局面。
refusal-rewind-no-entry = 没有可以退回的第{ $entry }条；请选择从0起、小于{ $last }的编号。
refusal-seat-open-with-bot = { $seat }既要留空又指定了电脑玩家；请二选一。
refusal-table-broken = 无法打开牌桌{ $name }：它所用的规则与此处安装的不同（第{ $entry }条，{ $because }）。服务器的管理者可以将它退回或结束；其他牌桌照常进行。
refusal-table-cancelled = 牌桌{ $table }已被取消；请另找一张牌桌。
refusal-table-other-draws = 抽取的结果与记录不符。
refusal-table-other-position = 游戏没有到达记录中的局面。
refusal-invitation-wrong = 这份邀请不属于牌桌{ $table }；请向桌主索取新的链接。
refusal-no-spectators = 牌桌{ $table }不允许观战；只有该桌的玩家可以查看。
refusal-not-the-host = 只有牌桌{ $table }的桌主才能这样做。
refusal-pace-unknown = 没有{ $pace }这种节奏；请从{ $known }中选择。
refusal-record-not-over = 这份记录的游戏尚未结束；只能导入已结束的游戏。
refusal-replay-not-yet = 牌桌{ $table }的游戏还在进行：结束之前，您只能以自己的视角回看。
refusal-seat-is-human = { $seat }由真人操作，不是电脑玩家。
refusal-name-malformed = 这不能作为名字：请使用1到{ $most }个看得见的文字、数字或符号；组合表情和不可见字符不行。
refusal-seat-name-taken = 这张牌桌上已有人叫{ $name }；请换一个名字。
refusal-seat-name-before = { $name }是前一位玩家的名字；请换一个名字，让大家知道现在是谁在玩。
refusal-seat-name-mixed = { $name }混用了字形相似的字母表（例如拉丁字母和西里尔字母）；请只用其中一种。
refusal-seat-name-bot = { $name }容易被误认为电脑玩家；请换一个名字。
refusal-seat-taken = { $seat }的座位已有人；请选择空座位。
refusal-seats-open = 游戏还不能开始：还有{ $open }个空座位；请等待，或让电脑玩家入座。
refusal-table-busy = 牌桌{ $table }此刻太繁忙；请稍后再试。
refusal-table-full = 这张牌桌没有空座位；请另找一张。
refusal-table-name = 牌桌的名字不合要求；请使用最多{ $most }个可显示的字符。
refusal-table-not-playing =
    { $status ->
        [waiting] 牌桌{ $table }的游戏尚未开始；请等待开局。
       *[other] 牌桌{ $table }的游戏已经结束，不能再行动了。
    }
refusal-table-not-started = 牌桌{ $table }的游戏尚未开始；请等待开局。
refusal-table-started = 牌桌{ $table }的游戏已经开始；请另找一张牌桌。
refusal-table-unknown = 没有牌桌{ $table }；请检查链接。
refusal-too-many-tables = 您在短时间内开了太多牌桌；请稍候再开下一张。

# -- 命令与消息 --------------------------------------------------------------------------------------

refusal-chat-length =
    { $given ->
        [0] 这一行是空的；请写些内容。
       *[other] 这一行有{ $given }个字符；最多写{ $most }个。
    }
refusal-command-id = 命令需要1到{ $most }个可显示字符的编号。
refusal-command-stale = 牌桌已有进展：您回答的是状态{ $seen }，而现在是{ $now }。请再看一遍，然后决定。
refusal-draft-nothing-asked = 现在没有需要您决定的事，无法保存草稿；请等待轮到您。
refusal-hello-first = 第一条消息必须是hello。
refusal-hello-once = 已经发过hello了；请发送别的消息。
refusal-link-renewed = 牌桌{ $table }的这个座位已换了新链接，旧链接已失效；请使用新链接。
refusal-seat-lost = 牌桌{ $table }的这个座位不再属于您：它已被空出，或已有别人就座。
refusal-message-malformed = 无法理解这条消息：{ $problem }。
refusal-message-too-large = 消息有{ $bytes }字节；最多发送{ $most }字节。
refusal-notes-length = 笔记有{ $given }个字符；请不要超过{ $most }个。
refusal-query-number = { $name }必须是0到{ $most }的整数，而不是{ $value }。
refusal-query-name = { $name }必须是最多{ $most }个字符的名称，而不是{ $value }。
refusal-spectators-only-watch = 观战者只能观看；请加入牌桌来游戏。
refusal-token-malformed = Authorization头必须写成：Bearer、空格和令牌。
refusal-token-missing = 这需要您座位的令牌；请放在Authorization头中发送。
refusal-token-wrong = 这个链接不属于牌桌{ $table }的任何座位；请使用加入时得到的链接。
refusal-too-fast = 太快了；请稍候再发下一条消息。
refusal-body-slow = 请求超过{ $seconds }秒仍未送达；请重新发送。
refusal-method-unknown = 这个地址不接受该方法；它接受{ $allowed }。
refusal-origin-foreign = { $origin }的页面不得在此更改任何内容；服务器的管理者可以用--origin允许它。
server-page-unknown = 这个地址没有内容。您的座位和对局都不会丢失。
refusal-page-unknown = 这个地址没有内容；请看/openapi.json。
refusal-query-choice = { $name }不能是{ $value }；请从{ $known }中选择。
refusal-query-twice = { $name }给了两次；请只写一次。
refusal-query-unknown = 这里没有参数{ $name }；只有{ $known }。
refusal-too-many-sockets = 您打开的连接太多；请先关闭一个再打开下一个。

# -- 在场与缺席 ---------------------------------------------------------------------------------------

refusal-table-paused = 牌桌{ $table }的游戏已暂停；须先有人让它继续。
refusal-table-not-paused = 牌桌{ $table }的游戏没有暂停。
refusal-table-events-full = 牌桌{ $table }除行动外发生的事已太多（超过{ $most }件）；请直接玩下去。
refusal-timeout-without-clock = 超时投票需要计时；请选择一种节奏，或为缺席的玩家另选办法。
refusal-seat-resigned = { $seat }的玩家已经认输，不能再回来。
refusal-seat-played-by-bot = 您的座位现在由电脑代打；请先收回座位。
refusal-seat-not-replaceable = { $seat }不能被替换：请选择另一位玩家，不能是电脑玩家或您自己。
refusal-seat-replaced-already = 已有别人代替{ $seat }。
refusal-seat-not-absent = { $seat }还在；超时之后，或离开{ $seconds }秒之后，才能替换一位玩家。
refusal-vote-not-playing = 只有亲自游戏的人才能发起或参加投票；请先收回您的座位。
refusal-vote-not-yours = 您在这里没有投票权：投票与您有关，或者您没有亲自操作自己的座位。
refusal-vote-twice = 您已经投过票了。
refusal-vote-over = 这次投票已经结束。
refusal-vote-choice = 这次投票没有{ $choice }这个选项。
refusal-vote-open-already = 已经在就此征求其他人的意见。
refusal-vote-again = 这个提议刚被否决；{ $minutes }分钟后可以再提。
refusal-vote-no-clock = 这张牌桌不计时，没有人需要更多时间。
refusal-vote-needs-seat = 请说明替换谁、由谁代替：电脑玩家还是新玩家。
refusal-vote-without-seat = 这与所有人有关；请不要指定座位。
refusal-nudge-nobody = 请选择另一位玩家来提醒：不能是电脑玩家或您自己。
refusal-nudge-not-asked = 牌桌没有在等{ $seat }。
refusal-nudge-again = 您刚提醒过这位玩家；{ $minutes }分钟后可以再提醒。

# -- 运行 --------------------------------------------------------------------------------------------

refusal-server-failed = 服务器出了差错。已确认的内容不会丢失；请稍后再试。
refusal-database-away = 数据库暂时不可用。已确认的内容不会丢失；请稍后再试。
refusal-odds-nothing-to-ask = 此桌目前没有可计算的胜算；只有您可能引发的战斗或暴动才有。
refusal-odds-no-place = 本游戏没有名为{ $value }的领地；请使用行动中的名称。

# -- bots --------------------------------------------------------------------------------------------

bot-random = 随机
    .about = 不加思考，随意走一步合法的着法。
bot-easy = 简单
    .about = 走得合理，但只看一步，也常常判断失误。
bot-normal = 普通
    .about = 权衡每一步的价值，提前规划，并守住边境。
bot-hard = 困难
    .about = 决定之前在心中反复推演每个计划，约思考一秒。

# -- 电脑玩家的理由 ---------------------------------------------------------------------------------------
