# Een spel zoeken: een bericht, en waar de server nee op zegt.

notice-paired = Je spel is begonnen: { $table }
    .body = Bakufu heeft mensen gevonden voor { $game }, en jij speelt mee.

refusal-finding-nothing-chosen = Kies minstens één aantal spelers en één tempo.
refusal-finding-players = Een spel met { $given } spelers bestaat niet; bekend zijn { $known }.
refusal-finding-lengths = Dit spel heeft geen lengte { $given }; bekend zijn { $known }.
refusal-finding-paces = Er is geen tempo { $given } voor een spel onder vreemden; bekend zijn { $known }.
refusal-finding-languages = Bakufu kent de taal { $given } niet; bekend zijn { $known }.
refusal-finding-no-form = { $game } van deze lengte bestaat niet voor zo weinig spelers; kies een andere lengte of meer spelers.
refusal-finding-notify-account = Alleen wie een account heeft kan een bericht krijgen; houd deze pagina open, of meld je aan.
refusal-finding-notify-channel = Er is nog geen manier om je bericht te sturen; stel eerst berichten in bij je account.
refusal-finding-none = Je zoekt geen spel meer.
refusal-finding-busy = Een ander venster van jou is net een spel gaan zoeken; probeer het nog eens.
refusal-finding-bots-early = Over { $seconds } seconden kunnen bots meedoen, als er dan nog niemand is.
refusal-finding-no-bots = Je wilde een spel zonder bots.
refusal-finding-address-most = Er zoeken al { $most } mensen op jouw internetadres een spel; meer laat deze server niet toe.
