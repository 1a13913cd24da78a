"""Recorded and provably fair random draws (commit and reveal), which anyone can check.

At a table the draws are an HMAC of a secret, the seats' entropy and a label:

    commitment = SHA-256("bakufu-commitment/1" 00 secret)         published before the first draw
    entropy    = SHA-256("bakufu-entropy/1" 00 (length, text) of each seat in order)
    block j    = HMAC-SHA-256(secret, "bakufu-draw/1" 00 entropy label j)     lengths and j: 4 bytes

The blocks 0, 1, … of a label are one stream of bytes. A number less than n takes as many bytes as n - 1
needs, drops the surplus high bits, and tries again while the result is not less than n. Hits are n 16-bit
numbers compared with the threshold. All of it is integer arithmetic, so every platform gets the same result.

A label is `sequence.k/time_label/why`: the number of the move that draws (0 is the set-up), the index of the
draw in it, where the game stands (`Game.time_label`), and the game's reason. If the operator of the server
has rewound the game before this move, ` rewinds=n` follows: how many times up to then. No two draws of a game
share a label, not even those that a rewind has undone.

What this guarantees, and what it does not:

* Once a game is over, anybody can check that every draw follows from the secret that the table had committed
  to before the first draw, and from what the seats added. Nobody can put other outcomes into a record later.
* A player who does not know the secret cannot predict or choose a draw.
* It is no protection against the operator, who knows the secret and so can predict every draw. The seats add
  their entropy openly and one after the other, before the start: somebody who knows the secret and sits down
  last can try many values and keep the one whose draws they like. To prevent that, the seats would have to
  commit to their entropy first.
* A rewind by `bakufu admin rewind` is counted in the labels, stands in the record and is announced at the
  table. Somebody who edits the database by hand is not bound by that.
* The commitment covers the draws, but neither the names of the seats nor who moved for them.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import NamedTuple

from bakufu.engine.chance import Chance
from bakufu.engine.errors import Refused, is_plain_int, safe_repr
from bakufu.engine.ids import Seat

SECRET_BYTES = 32
ENTROPY_MOST = 256  # characters that a seat may add


class Draw(NamedTuple):
    label: str
    outcome: int


def no_time_label() -> str:
    """The label while there is no state yet."""
    return "setup"


class Labelled(Chance):
    """A chance that labels its draws and keeps those of the move being applied.

    To apply a move, call `begin` first and read `draws` afterwards.
    """

    def __init__(self) -> None:
        self.sequence = 0
        self.time_label: Callable[[], str] = no_time_label
        self.draws: list[Draw] = []
        self.rewinds = 0  # how many times the game had been rewound before the move being applied

    def begin(self, sequence: int, time_label: Callable[[], str] = no_time_label) -> None:
        self.sequence = sequence
        self.time_label = time_label
        self.draws = []

    def outcomes(self) -> list[int]:
        return [draw.outcome for draw in self.draws]

    def draw_below(self, n: int, why: str) -> int:
        return self._keep(label := self._label(why), self.answer_below(n, label))

    def draw_hits(self, n: int, threshold: int, why: str) -> int:
        return self._keep(label := self._label(why), self.answer_hits(n, threshold, label))

    def answer_below(self, n: int, label: str) -> int:
        raise AssertionError("a labelled chance must answer answer_below")

    def answer_hits(self, n: int, threshold: int, label: str) -> int:
        raise AssertionError("a labelled chance must answer answer_hits")

    def _label(self, why: str) -> str:
        label = f"{self.sequence}.{len(self.draws)}/{self.time_label()}/{why}"
        return f"{label} rewinds={self.rewinds}" if self.rewinds else label

    def _keep(self, label: str, outcome: int) -> int:
        self.draws.append(Draw(label, outcome))
        return outcome


class Recording(Labelled):
    """Wraps any chance and keeps its draws, so that a simulated game can be recorded too."""

    def __init__(self, inner: Chance) -> None:
        super().__init__()
        self.inner = inner

    def answer_below(self, n: int, label: str) -> int:
        return self.inner.draw_below(n, label)

    def answer_hits(self, n: int, threshold: int, label: str) -> int:
        return self.inner.draw_hits(n, threshold, label)


class RecordedChance(Labelled):
    """Answers from the recorded outcomes."""

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        super().__init__()
        self.load(outcomes)

    def load(self, outcomes: Sequence[int]) -> None:
        """Load the outcomes of the next move."""
        self.recorded = list(outcomes)
        self.position = 0

    def finish(self) -> None:
        """Check that every outcome has been used."""
        left = len(self.recorded) - self.position
        if left:
            raise Refused("draws-left-over", number=self.sequence, left=left)

    def answer_below(self, n: int, label: str) -> int:
        return self._next(n - 1, label)

    def answer_hits(self, n: int, threshold: int, label: str) -> int:
        return self._next(n, label)

    def _next(self, most: int, label: str) -> int:
        if self.position == len(self.recorded):
            raise Refused("draws-run-out", number=self.sequence, label=label)
        outcome = self.recorded[self.position]
        if not is_plain_int(outcome) or not 0 <= outcome <= most:
            raise Refused(
                "draw-out-of-range", number=self.sequence, label=label, outcome=safe_repr(outcome), most=most
            )
        self.position += 1
        return outcome


class TableChance(Labelled):
    """Verifiable draws: the table commits to a secret, the seats add entropy, and every draw has a label."""

    def __init__(self, secret: bytes, players: int, entropy: Sequence[str] = ()) -> None:
        super().__init__()
        if len(secret) != SECRET_BYTES:
            raise Refused("secret-wrong-length", given=len(secret), bytes=SECRET_BYTES)
        self.secret = secret
        self.commitment = commitment_of(secret)
        self.entropy = [""] * players
        self.closed = False
        self._digest = entropy_digest(self.entropy)
        for seat, text in enumerate(entropy):
            self.add_entropy(seat, text)

    @classmethod
    def fresh(cls, players: int) -> TableChance:
        """With a new secret from the system's generator."""
        return cls(secrets.token_bytes(SECRET_BYTES), players)

    def add_entropy(self, seat: Seat, text: str) -> None:
        """Add a seat's entropy to the draws. Somebody who knows the secret and adds last can choose them."""
        if self.closed:
            raise Refused("entropy-too-late", seat=seat)
        if not is_plain_int(seat) or not 0 <= seat < len(self.entropy):
            raise Refused("seat-unknown", seat=safe_repr(seat), players=len(self.entropy))
        check_entropy(text)
        self.entropy[seat] = text
        self._digest = entropy_digest(self.entropy)

    def close(self) -> None:
        """Fix the entropy, because a draw has been made."""
        self.closed = True

    def answer_below(self, n: int, label: str) -> int:
        self.close()
        stream = Stream(self.secret, self._digest, label)
        bits = (n - 1).bit_length()
        size = (bits + 7) // 8
        while True:
            number = stream.number(size) & ((1 << bits) - 1)
            if number < n:
                return number

    def answer_hits(self, n: int, threshold: int, label: str) -> int:
        self.close()
        stream = Stream(self.secret, self._digest, label)
        return sum(stream.number(2) < threshold for _ in range(n))


class CheckedChance(RecordedChance):
    """Answers from the record, and refuses the first draw that does not follow from the secret.

    `first` is the sequence number from which draws follow from the secret: 1 where the set-up was taken over,
    more where moves were taken over too.
    """

    def __init__(self, fair: TableChance, first: int = 0) -> None:
        super().__init__()
        self.fair = fair
        self.first = first

    def answer_below(self, n: int, label: str) -> int:
        return self._check(super().answer_below(n, label), self.fair.answer_below(n, label), label)

    def answer_hits(self, n: int, threshold: int, label: str) -> int:
        fair = self.fair.answer_hits(n, threshold, label)
        return self._check(super().answer_hits(n, threshold, label), fair, label)

    def _check(self, recorded: int, fair: int, label: str) -> int:
        if recorded != fair and self.sequence >= self.first:
            raise Refused(
                "draw-not-fair", number=self.sequence, label=label, recorded=recorded, expected=fair
            )
        return recorded


class Stream:
    """The stream of bytes for a label."""

    def __init__(self, secret: bytes, entropy: bytes, label: str) -> None:
        self._secret = secret
        self._message = b"bakufu-draw/1\0" + entropy + label.encode()
        self._block = 0
        self._bytes = b""

    def number(self, size: int) -> int:
        """The next `size` bytes as a big-endian number."""
        while len(self._bytes) < size:
            message = self._message + self._block.to_bytes(4, "big")
            self._bytes += hmac.digest(self._secret, message, "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big")


def commitment_of(secret: bytes) -> str:
    return sha256(b"bakufu-commitment/1\0" + secret).hexdigest()


def entropy_digest(entropy: Sequence[str]) -> bytes:
    message = b"bakufu-entropy/1\0"
    for text in entropy:
        added = text.encode()
        message += len(added).to_bytes(4, "big") + added
    return sha256(message).digest()


def check_entropy(text: object) -> None:
    """Entropy may be any short printable text, so that it can be part of the record."""
    if not isinstance(text, str) or len(text) > ENTROPY_MOST or not text.isprintable():
        raise Refused("entropy-malformed", given=safe_repr(text), most=ENTROPY_MOST)


def labelled(chance: Chance) -> Labelled:
    """The chance itself if it notes the moment of each draw, else a wrapper that does."""
    return chance if isinstance(chance, Labelled) else Recording(chance)
