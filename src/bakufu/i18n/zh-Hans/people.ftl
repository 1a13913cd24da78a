# 个人：账号、登录、设备。

refusal-session-missing = 此操作需要账号；请先登录。
refusal-session-ended = 您在此设备上已不再登录；请重新登录。
refusal-device-signed-out = 此设备已退出您的账号，因此不能再打开您在牌桌{ $table }的座位。
refusal-person-name-taken = 这里已经有人叫{ $name }，或名字相似到会被认错；请换一个名字。
refusal-settings-too-large = 设置内容过大；最多{ $most }个字符。
refusal-seat-of-another = 牌桌{ $table }的这个座位属于别人。
refusal-table-of-another = 牌桌{ $table }的桌主是别人。
refusal-account-required = 牌桌{ $table }的桌主要求使用账号；请先登录或新建账号，再入座。
refusal-seat-yours-already = 您已经坐在牌桌{ $table }了；那里每人只有一个座位。
refusal-device-unknown = 您没有在设备{ $device }上登录。
refusal-passkey-not-yours = 您没有通行密钥{ $passkey }。
refusal-passkey-malformed = 无法理解浏览器的回答；请重试。
refusal-passkey-wrong = 此通行密钥未被接受；请重试，或用其他方式登录。
refusal-passkey-unknown = 此通行密钥不属于这里的任何账号；它可能已被移除。请用其他方式登录。
refusal-passkey-too-late = 这次通行密钥的询问已经回答过，或回答得太晚；请重试。
refusal-passkey-wrong-address = 浏览器不会为此地址创建通行密钥；请通过https或localhost，用服务器的名称打开它。
refusal-passkeys-too-many = 您已有{ $most }个通行密钥；请先移除一个。
refusal-email-not-yours = 您没有地址{ $address }。
refusal-email-malformed = { $address }不是电子邮件地址。
refusal-email-taken = 此地址已属于另一个账号。
refusal-email-off = 此服务器不发送电子邮件；请使用通行密钥。
refusal-emails-too-many = 您已有{ $most }个地址；请先移除一个。
refusal-link-used-up = 此链接已被使用，或已超过15分钟；请重新申请。
refusal-link-of-another = 此链接用于为一个账号添加地址；请在登录该账号的设备上打开。
refusal-code-wrong = 这不是恢复码，或已被使用；请检查您输入的内容。
refusal-person-name-needed = 还没有人使用此地址；请说明您想叫什么名字。
refusal-last-way-in = 这是您唯一的登录方式；请先添加另一种。
refusal-name-not-confirmed = 要删除账号，请照原样输入您的名字：{ $name }。
refusal-smtp-malformed = 邮件服务器应写成smtp://用户:密码@主机:端口?from=地址，或以smtps开头。
refusal-smtp-needs-url = 发送邮件链接需要此服务器的公开地址；请用--url给出。

# -- 页面 --------------------------------------------------------------------------------------------

web-people-title = 我的账号
web-people-clubs = 在俱乐部里，与同一群人常来常往。
web-people-clubs-go = 我的俱乐部
web-people-about = 您的座位、名字、设置和笔记将在每台设备上保持一致，浏览器数据丢失也不会丢掉对局。没有账号也始终可以玩。
web-people-ended-here = 您已在此设备上退出登录。
web-people-ended-elsewhere = 此设备已退出登录，可能是在别的设备上操作的。请重新登录后继续。
web-people-ended-deleted = 您的账号已删除。您可以继续以访客身份游玩。
web-people-passkey = 使用通行密钥
web-people-passkey-about = 由您的手机、电脑或安全密钥保管；无需记住密码。
web-people-passkey-elsewhere = 浏览器只为有名称的地址创建通行密钥。请在这里打开此服务器：
web-people-passkey-off = 通行密钥需要支持它的浏览器和https地址。服务器管理员可以设置。
web-people-passkey-of = { $label }的通行密钥，{ $day }
web-people-passkey-add = 在此设备上添加通行密钥
web-people-no-passkey = 没有使用通行密钥。请重试，或选择其他方式。
web-people-create = 用通行密钥保留我的对局
web-people-sign-in = 登录
web-people-sign-in-passkey = 我已有通行密钥：登录
web-people-email = 使用邮件链接
web-people-address = 电子邮件地址
web-people-send-link = 给我发送链接
web-people-link-sent = 如果地址正确，链接已在途中，15分钟内有效。
web-people-email-off = 此服务器不发送电子邮件。
web-people-email-add = 添加此地址
web-people-email-sent = 链接正发往{ $address }。请在此浏览器中打开。
web-people-link = 邮件中的链接
web-people-link-about = 点一下即可完成。
web-people-link-new = 还没有人使用此地址。您想叫什么名字？
web-people-link-use = 继续
web-people-code = 恢复码
web-people-code-use = 用恢复码登录
web-people-codes-left =
    { $count ->
        [0] 您没有应急用的恢复码。
       *[other] 您还有{ $count }个恢复码。
    }
web-people-codes-new = 生成新恢复码
web-people-codes-make = 生成恢复码
web-people-codes-sure = 您现有的恢复码将失效。
web-people-codes-about = 请现在记下这些恢复码；它们不会再次显示。每个恢复码可登录一次。
web-people-loose = 此浏览器中有{ $count }局尚未加入您的账号。
web-people-claim = 加入我的账号
web-people-claimed = 已加入您的账号。
web-people-name = 名字
web-people-name-about = 其他账号都不能用这个名字，也不能用相似的名字。在同一张牌桌上，名字也不会相同。
web-people-rename = 更改名字
web-people-renamed = 名字已更改。已开始的对局仍用旧名字。
web-people-ways = 您的登录方式
web-people-remove = 移除
web-people-devices = 设备
web-people-device-this = 此设备
web-people-device-unknown = 未知设备
web-people-device-seen = 最后使用：{ $day }
web-people-sign-out = 退出登录
web-people-sign-out-others = 退出所有其他设备
web-people-sign-out-others-sure = 确定在此设备以外的所有设备上退出吗？
web-people-signed-out-others = 您已在所有其他设备上退出登录。
web-people-signed-out = 您已在那台设备上退出登录。
web-people-data = 您的数据
web-people-data-about = 关于您的全部存储内容，放在一个文件里。
web-people-download = 下载
web-people-delete = 删除我的账号
web-people-delete-about = 您的对局会为其他人保留，但不再带有您的名字；未结束的对局由电脑代打。您尚未开始的牌桌会被关闭。其他一切立即删除，无人能够恢复。
web-people-delete-type = 请输入您的名字以确认：{ $name }
