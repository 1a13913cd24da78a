# 发给个人的邮件。

mail-sign-in-subject = 登录Bakufu
mail-sign-in = 用此链接登录Bakufu，找回您的对局：
mail-sign-in-button = 登录
mail-add-subject = 将此地址添加到您的Bakufu账号
mail-add = 用此链接将此地址添加到您的Bakufu账号，以后便可用它登录：
mail-add-button = 添加此地址
mail-lasts = 此链接只能使用一次，{ $minutes }分钟内有效。
mail-ignore = 如果不是您申请的，请忽略此邮件；不打开链接就不会发生任何事。
