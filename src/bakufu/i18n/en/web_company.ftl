# The chat's extras and the moderators' desk; fetched when one of them is opened.

web-chat-phrase-hello = Hello!
web-chat-phrase-good-luck = Good luck!
web-chat-phrase-have-fun = Have fun!
web-chat-phrase-your-turn = It is your turn.
web-chat-phrase-no-hurry = Take your time.
web-chat-phrase-one-moment = One moment, please.
web-chat-phrase-back-soon = I will be back soon.
web-chat-phrase-well-played = Well played!
web-chat-phrase-thanks = Thank you!
web-chat-phrase-sorry = Sorry!
web-chat-phrase-good-game = Good game!
web-chat-phrase-rematch = Shall we play again?
