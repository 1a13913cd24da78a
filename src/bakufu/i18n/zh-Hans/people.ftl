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
