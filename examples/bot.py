"""A bot that joins a Bakufu table by its link and plays to the end: python bot.py LINK [NAME]

The link is the one that the host shares: http://127.0.0.1:8000/#/t/abcdefghjk/invite/SECRET
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

server, _, way = sys.argv[1].partition("/#/t/")
table, _, invite = way.partition("/invite/")
name = sys.argv[2] if len(sys.argv) > 2 else f"Guest bot {random.randrange(1000)}"
token = ""


def call(path: str, body: object = None) -> Any:
    """GET, or POST when there is a body; the answer as JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api/tables/{table}{path}", data, headers), timeout=60) as answer:
        return json.load(answer)


token = call(
    "/join", {"name": name, "entropy": str(random.random())} | ({"invite": invite} if invite else {})
)["token"]
update = call("/view")
while update["table"]["status"] in ("waiting", "playing"):
    if update["view"] and update["view"]["legal"]:
        move = random.choice(
            update["view"]["legal"]
        )  # think here: update["view"]["board"] is all you may know
        call("/moves", {"id": f"{update['seq']}-{move}", "seen": update["seq"], "moves": [move]})
    seen = f"seen={update['seq']}&events={update['events_from'] + len(update['events'])}"
    update = call(f"/view?{seen}&wait=25")  # at once if there is news, else as soon as there is
print(name, "sat at", update["view"]["seat"], "and the end was", update["table"]["outcome"])  # noqa: T201
