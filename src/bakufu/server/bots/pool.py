"""The pool of bot worker processes: starts them, shares them, and replaces those that hang or die."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bakufu.server.bots.worker import BotReply, Job

COMMAND = (sys.executable, "-m", "bakufu.server.bots.worker")
START_WITHIN = 60.0  # seconds, on a busy machine
ANSWER_WITHIN = 1.1  # time limit in seconds from the request, divided among the waiting searches
SEARCH_LEAST = 0.03  # seconds
ANSWER_MOST = 64 * 1024  # bytes

# The only environment variables that a bot's process inherits: no database address, no token.
INHERITED = ("PATH", "PYTHONPATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")


class BotFailed(Exception):
    """A bot did not answer. `how`: late, died, or the kind of exception that it raised."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


class BotWorker:
    """One worker process, and the pipes to it."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: Sequence[str], seconds: float) -> BotWorker:
        environment = {name: os.environ[name] for name in INHERITED if name in os.environ}
        # In its own session, so that a Ctrl-C at the terminal reaches only the server.
        process = await asyncio.create_subprocess_exec(
            *command, str(seconds), stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_WITHIN):
                await worker._answer()
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, job: Job) -> BotReply:
        data = msgspec.json.encode(job)
        assert self.process.stdin is not None
        self.process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self.process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> BotReply:
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        if size > ANSWER_MOST:
            raise ConnectionError
        return msgspec.json.decode(await self.process.stdout.readexactly(size), type=BotReply)

    async def kill(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()


class BotPool:
    """A fixed number of worker processes; each is started when it is first needed."""

    def __init__(self, processes: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds = seconds
        self.command = command
        self.idle: list[BotWorker] = []
        self._slots = asyncio.Semaphore(processes)
        self.processes = processes
        self.asking = 0  # jobs that are waiting or running

    async def ask(self, job: Job) -> BotReply:
        """What a bot would do; `BotFailed` when it raises, dies or takes too long."""
        asked = asyncio.get_running_loop().time()
        self.asking += 1
        try:
            return await self._ask(job, asked)
        finally:
            self.asking -= 1

    def time_share(self, waited: float) -> float:
        """How long a bot may search now: the rest of its time, shared with all waiting jobs."""
        return max(SEARCH_LEAST, (ANSWER_WITHIN - waited) * min(1.0, self.processes / max(1, self.asking)))

    async def _ask(self, job: Job, asked: float) -> BotReply:
        async with self._slots:
            worker = self.idle.pop() if self.idle else await self._start()
            waited = asyncio.get_running_loop().time() - asked
            job = msgspec.structs.replace(job, seconds=self.time_share(waited))
            try:
                async with asyncio.timeout(self.seconds):
                    reply = await worker.ask(job)
            except BaseException as error:
                await worker.kill()
                if isinstance(error, TimeoutError):
                    raise BotFailed("late") from None
                if isinstance(error, OSError | EOFError | msgspec.DecodeError):
                    raise BotFailed("died") from None
                raise
            self.idle.append(worker)
        if reply.error or not reply.moves:
            raise BotFailed(reply.error or "nothing")
        return reply

    async def _start(self) -> BotWorker:
        try:
            return await BotWorker.start(self.command, self.seconds)
        except (OSError, EOFError, msgspec.DecodeError, TimeoutError):
            raise BotFailed("not started") from None

    async def stop(self) -> None:
        """Stop all processes, once no jobs are left."""
        while self.idle:
            await self.idle.pop().kill()
