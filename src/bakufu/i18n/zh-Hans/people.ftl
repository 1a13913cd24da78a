# 个人：账号、登录、设备。

refusal-session-missing = 此操作需要账号；请先登录。
refusal-session-ended = 你在此设备上已不再登录；请重新登录。
refusal-device-signed-out = 此设备已退出你的账号，因此不能再打开你在牌桌{ $table }的座位。
refusal-person-name-taken = 这里已经有人叫{ $name }，或名字相似到会被认错；请换一个名字。
refusal-settings-too-large = 设置内容过大；最多{ $most }个字符。
refusal-seat-of-another = 牌桌{ $table }的这个座位属于别人。
refusal-table-of-another = 牌桌{ $table }的桌主是别人。
refusal-no-seat-of-yours = 你在牌桌{ $table }没有座位，也不是桌主。
refusal-account-required = 牌桌{ $table }的桌主要求使用账号；请先登录或新建账号，再入座。
refusal-seat-yours-already = 你已经坐在牌桌{ $table }了；那里每人只有一个座位。
refusal-device-unknown = 你没有在设备{ $device }上登录。
refusal-passkey-not-yours = 你没有通行密钥{ $passkey }。
refusal-passkey-malformed = 无法理解浏览器的回答；请重试。
refusal-passkey-wrong = 此通行密钥未被接受；请重试，或用其他方式登录。
refusal-passkey-unknown = 此通行密钥不属于这里的任何账号；它可能已被移除。请用其他方式登录。
refusal-passkey-too-late = 这次通行密钥的询问已经回答过，或回答得太晚；请重试。
refusal-passkey-wrong-address = 浏览器不会为此地址创建通行密钥；请通过https或localhost，用服务器的名称打开它。
refusal-passkeys-too-many = 你已有{ $most }个通行密钥；请先移除一个。
refusal-email-not-yours = 你没有地址{ $address }。
refusal-email-malformed = { $address }不是电子邮件地址。
refusal-email-taken = 此地址已属于另一个账号。
refusal-email-off = 此服务器不发送电子邮件；请使用通行密钥。
refusal-emails-too-many = 你已有{ $most }个地址；请先移除一个。
refusal-link-used-up = 此链接已被使用，或已超过15分钟；请重新申请。
refusal-link-of-another = 此链接用于为一个账号添加地址；请在登录该账号的设备上打开。
refusal-code-wrong = 这不是恢复码，或已被使用；请检查你输入的内容。
refusal-person-name-needed = 还没有人使用此地址；请说明你想叫什么名字。
refusal-last-way-in = 这样你就无法再登录了；请先添加另一个通行密钥或地址。
refusal-name-not-confirmed = 要删除账号，请照原样输入你的名字：{ $name }。
refusal-smtp-malformed = 邮件服务器应写成smtp://用户:密码@主机:端口?from=地址，或以smtps开头。
refusal-smtp-needs-url = 发送邮件链接需要此服务器的公开地址；请用--url给出。

# -- 电子邮件 ----------------------------------------------------------------------------------------

mail-sign-in-subject = 登录Bakufu
mail-sign-in = 用此链接登录Bakufu，找回你的对局：
mail-sign-in-button = 登录
mail-add-subject = 将此地址添加到你的Bakufu账号
mail-add = 用此链接将此地址添加到你的Bakufu账号，以后便可用它登录：
mail-add-button = 添加此地址
mail-lasts = 此链接只能使用一次，{ $minutes }分钟内有效。
mail-ignore = 如果不是你申请的，请忽略此邮件；不打开链接就不会发生任何事。
