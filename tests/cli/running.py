"""The command as people run it: another process, with its own input and output."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "bakufu"]
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
SECONDS = 600  # for what hangs, not for what is slow on a busy machine

QUESTION = re.compile(r"\n> \Z")
AMOUNT = re.compile(r"\((\d+)-\d+\) \Z")
CONFIRM = re.compile(r"Enter to confirm[^\n]* \Z")
HAND_OVER = re.compile(r"nobody else is looking\. \Z")


def bakufu(*arguments: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        cwd=cwd,
        env=ENVIRONMENT,
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )


class Player:
    """Somebody who reads the prompts of a game and answers them."""

    def __init__(self, *arguments: str, cwd: Path) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            cwd=cwd,
            env=ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
            # A shell starts its background jobs with Ctrl-C ignored, and children inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads here)
        )
        self.text = ""
        self.answered = 0

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate(timeout=SECONDS)

    def prompt(self) -> str:
        """Read on to a prompt that is not answered yet: what it asks for, or "end" with the process."""
        assert self.process.stdout is not None
        while True:
            tail = "\n" + self.text[self.answered :][-300:]
            if QUESTION.search(tail):
                return "question"
            if found := AMOUNT.search(tail):
                return f"amount {found[1]}"
            if CONFIRM.search(tail):
                return "confirm"
            if HAND_OVER.search(tail):
                return "hand over"
            read = self.process.stdout.read(65536)
            if not read:
                return "end"
            self.text += read.decode("utf-8", "replace")

    def answer(self, line: str) -> None:
        assert self.process.stdin is not None
        self.answered = len(self.text)
        self.process.stdin.write(f"{line}\n".encode())

    def say(self, line: str) -> str:
        """Answer, and what is said to it up to the next prompt."""
        before = len(self.text)
        self.answer(line)
        self.prompt()
        return self.text[before:]

    def play_on(self, most: int = 10_000) -> int:
        """Take the first choice again and again; the number of answers given."""
        answers = 0
        while answers < most:
            asked = self.prompt()
            if asked == "end":
                break
            self.answer("1" if asked == "question" else asked.partition(" ")[2] if "amount" in asked else "")
            answers += 1
        return answers

    def ended(self) -> int:
        """The exit code, once the process has ended by itself."""
        while self.prompt() != "end":
            self.answer("")
        return self.process.wait(timeout=SECONDS)
