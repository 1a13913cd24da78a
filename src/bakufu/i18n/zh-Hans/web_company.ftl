# 聊天的附加功能和管理员工作台；打开其中之一时才加载。

web-chat-phrase-hello = 大家好！
web-chat-phrase-good-luck = 祝好运！
web-chat-phrase-have-fun = 玩得开心！
web-chat-phrase-your-turn = 轮到您了。
web-chat-phrase-no-hurry = 不着急，慢慢来。
web-chat-phrase-one-moment = 请稍等。
web-chat-phrase-back-soon = 我马上回来。
web-chat-phrase-well-played = 打得漂亮！
web-chat-phrase-thanks = 谢谢！
web-chat-phrase-sorry = 抱歉！
web-chat-phrase-good-game = 这局真精彩！
web-chat-phrase-rematch = 再来一局吗？
