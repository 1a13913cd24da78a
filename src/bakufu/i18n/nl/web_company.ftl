# De extra's van de chat en de tafel van de moderatoren; opgehaald als een van beide opengaat.

web-chat-phrase-hello = Hallo!
web-chat-phrase-good-luck = Succes!
web-chat-phrase-have-fun = Veel plezier!
web-chat-phrase-your-turn = Jij bent aan de beurt.
web-chat-phrase-no-hurry = Neem gerust de tijd.
web-chat-phrase-one-moment = Een ogenblikje.
web-chat-phrase-back-soon = Ik ben zo terug.
web-chat-phrase-well-played = Goed gespeeld!
web-chat-phrase-thanks = Dank je wel!
web-chat-phrase-sorry = Sorry!
web-chat-phrase-good-game = Mooi spel!
web-chat-phrase-rematch = Spelen we nog een keer?
