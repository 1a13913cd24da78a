# 通知：离开时收到的消息，以及服务器的相关拒绝。

# -- 通知内容 ----------------------------------------------------------------------------------------

notice-turn = 轮到您了：{ $table }
    .body = { $game }正等您行动。
notice-started = 对局开始：{ $table }
    .body = { $game }已经开始，您也在局中。
notice-over = 对局结束：{ $table }
    .body = { $game }已经结束，来看看结果吧。
notice-clock = 您的时间快用完了：{ $table }
    .body = { $game }中这一步的时间已用去大半。
notice-nudge = { $name }在等您：{ $table }
    .body = { $name }希望{ $game }继续进行。
notice-replaced = 电脑玩家正在替您玩：{ $table }
    .body = 您可以随时回到{ $game }的座位。
notice-joined = { $name }坐到了您的牌桌：{ $table }
    .body =
        { $free ->
            [0] 人已到齐：您可以开始{ $game }了。
           *[other] { $name }入座，准备玩{ $game }。
        }
notice-vote = 正在投票：{ $table }
    .body =
        { $about ->
            [absent] { $game }中{ $name }的时间已用完：请决定怎么办。
            [replace] { $game }中要不要换别人代{ $name }来玩？
            [pause] 要暂停{ $game }吗？
            [resume] 要继续{ $game }吗？
            [extend] 要给{ $game }的所有人加时吗？
           *[other] 要中止{ $game }吗？
        }
notice-test = Bakufu能联系到您
    .body = 这只是一次测试。以后轮到您时，会在这里通知您。
notice-digest = 今天有{ $count }条通知

# -- 电子邮件 ----------------------------------------------------------------------------------------

notice-mail-open = 打开牌桌
notice-mail-why = 您收到这封邮件，是因为您要求Bakufu用电子邮件通知您。回复到此地址的邮件不会有人阅读。
notice-mail-settings = 通知什么、何时通知
notice-mail-stop = 不再接收对局邮件
notice-mail-stop-ask = 要让Bakufu不再向此地址发送对局邮件吗？
notice-mail-stopped = 好了：此地址不会再收到对局邮件。您可以在设置中重新打开。
notice-mail-stop-unknown = 这个链接不完整，或者不是本服务器的链接。

# -- 拒绝 --------------------------------------------------------------------------------------------

refusal-notice-kind-unknown = 没有{ $kind }这种通知；已知的有{ $known }。
refusal-zone-unknown = { $zone }不是时区；请写成Europe/Amsterdam这样的形式。
refusal-night-malformed = { $night }不是夜间时段；请写成22:00-08:00，或写none。
refusal-night-empty = 夜间的开始和结束时间相同；请选择两个不同的时间。
refusal-notice-address-malformed = { $address }不是可以发送通知的网址。
refusal-notice-address-insecure = 通知只发往以https开头的网址。
refusal-notice-address-private = { $host }不在公共互联网上；通知不会发往那里。
refusal-notice-host-unknown = 找不到主机{ $host }。
refusal-notice-port = 通知不会发往端口{ $port }；可用的端口有：{ $ports }。
refusal-notice-webhook-host = { $host }不是{ $kind }的网址。
refusal-notice-email-unconfirmed = { $address }不是您已确认的邮箱地址；请先把它加入您的账号。
refusal-notice-push-malformed = 无法理解浏览器的订阅信息；请重试。
refusal-notice-channels-most = 您已有{ $most }种通知方式；请先删除一种。
refusal-notice-channel-unknown = 您没有{ $channel }这种通知方式。
refusal-notice-way-off = 本服务器目前不能通过{ $way }发送通知。
refusal-notice-seat-of-person = 牌桌{ $table }的这个座位属于一个账号；请登录后在那里设置通知。
refusal-notice-not-delivered =
    { $how ->
        [timeout] 通知没有送达：没有及时收到回应。
        [connection] 通知没有送达：该网址无人回应。
        [tls] 通知没有送达：该网址的证书不被接受（{ $why }）。
        [status] 通知没有送达：对方没有接受（HTTP { $why }）。
       *[other] 通知没有送达：{ $why }。
    }
