# 个人：账号、登录、设备。

refusal-session-missing = 此操作需要账号；请先登录。
refusal-session-ended = 你在此设备上已不再登录；请重新登录。
refusal-device-signed-out = 此设备已退出你的账号，因此不能再打开你在牌桌{ $table }的座位。
refusal-person-name-taken = 这里已经有人叫{ $name }，或名字相似到会被认错；请换一个名字。
refusal-settings-too-large = 设置内容过大；最多{ $most }个字符。
