"""The messages between clients and server. The OpenAPI document and the web client's types come from here."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from bakufu.engine.errors import Refusal
from bakufu.engine.events import Event
from bakufu.engine.game import Outcome, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.preview import Preview
from bakufu.i18n.facts import FactTable
from bakufu.server.absence_protocol import Presence, TableEvent, Visible, VoteInfo
from bakufu.server.message import Message, Number

Visibility = Literal["open", "unlisted", "link", "club"]
Status = Literal["waiting", "playing", "over", "cancelled"]
SeatKind = Literal["open", "human", "bot"]
OnTimeout = Literal["wait", "bot", "vote"]


# -- what clients send over HTTP ---------------------------------------------------------------------------


class SeatWish(Message, frozen=True, kw_only=True):
    """Who is to play a seat: a guest (`open`), or a bot."""

    kind: Literal["open", "bot"] = "open"
    bot: str | None = None


class CreateTable(Message, frozen=True, kw_only=True):
    game: str
    players: Number
    options: dict[str, str] = field(default_factory=dict)
    name: str = ""
    visibility: Visibility = "open"
    spectators: bool = True
    advice: bool = True  # players may ask bots for advice
    accounts_required: bool = False  # only persons with an account may sit down, each once
    rated: bool = False  # its game counts for ratings; only persons with an account may sit down
    club: str | None = None  # for the visibility `club`: of which club
    starts_at: float | None = None  # when it is to start by itself
    pace: str = "none"
    timeout: OnTimeout = "wait"
    seats: list[SeatWish] | None = None  # None: all open
    host_name: str | None = None  # the host takes the first open seat under this name
    entropy: str = ""


class JoinTable(Message, frozen=True, kw_only=True):
    name: str
    seat: Number | None = None
    invite: str | None = None
    entropy: str = ""


class HandOver(Message, frozen=True, kw_only=True):
    bot: str


class PlayOn(Message, frozen=True, kw_only=True):
    """The position, the seat and the name with which to play on against bots.

    `bots`: for the other seats in their order; one name serves all of them, none means the first of the list.
    """

    position: Number  # as in the replay: 0 is the set-up
    seat: Number
    name: str
    bots: list[str] = field(default_factory=list)
    entropy: str = ""


class OpenLesson(Message, frozen=True, kw_only=True):
    """A guided first game in a prepared position, against bots."""

    game: str
    name: str  # of the learner
    title: str = ""  # of the table
    entropy: str = ""


class SeatBot(Message, frozen=True, kw_only=True):
    """A bot for a free seat: the given seat, or the first free one."""

    bot: str
    seat: Number | None = None


# -- what clients send over HTTP and over WebSocket ----------------------------------------------------
#
# The message is the same either way. Over WebSocket it has a `type`, and an `id` that the answer repeats; an
# HTTP body needs no `type`, and an `id` only where it is required here.


class Moves(Message, frozen=True, kw_only=True, tag="moves"):
    """A move, or a run of moves, all or nothing. `seen`: the number of the last update the client saw."""

    id: str  # chosen by the client: the same command never acts twice
    seen: Number
    moves: list[Any]


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last move; with `run` all the moves that it submitted together last.

    A run that is taken back is kept as the seat's draft.
    """

    id: str
    seen: Number
    run: bool = False


class SaveDraft(Message, frozen=True, kw_only=True, tag="draft"):
    """Moves that the seat has prepared but not submitted; an empty list deletes them."""

    id: str | None = None  # over WebSocket
    seen: Number
    moves: list[Any]


class Say(Message, frozen=True, kw_only=True, tag="chat"):
    """A line of chat: a text, or the key of a ready phrase, which everybody reads in their own language."""

    id: str | None = None  # over WebSocket
    text: str = ""
    phrase: str = ""


class Shown(Message, frozen=True, kw_only=True, tag="shown"):
    """The client has shown update `seq` to its player, and all that led to it: the seat's clock may start."""

    id: str
    seq: Number


# -- what clients send over WebSocket ------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: the table, the token, and what this client already has."""

    table: str
    token: str | None = None
    seen: Number = 0  # the number of the last update
    events: Number = 0  # lines of the log
    chat: Number = 0  # the number of the last chat line
    chat_edits: Number = 0  # the number of the last change of an older line
    lang: str = "en"
    beats: bool = False  # whether updates shall tell how the board looked at each event
    presence: bool = False  # whether to be told who is at the table
    table_events: Number | None = None  # the number of the last table event; None: tell of none
    visible: bool = True  # whether the page of this client can be seen
    browser: str = ""  # a random name of a spectator's browser, so that its tabs count as one


class WatchLobby(Message, frozen=True, kw_only=True, tag="lobby"):
    """The first message to watch the lobby: the open tables, and every change of them."""

    game: str | None = None
    status: Literal["waiting", "playing"] | None = None  # None: both
    lang: str = "en"


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Are you there? For clients that cannot see the pings of the protocol itself, such as browsers."""


FromClient = Hello | WatchLobby | Moves | Undo | SaveDraft | Say | Shown | Visible | Ping


# -- what the server answers ---------------------------------------------------------------------------


class SeatInfo(Message, frozen=True, kw_only=True):
    seat: Seat
    kind: SeatKind
    name: str
    bot: str | None
    to_act: bool
    starts_at: float | None = None  # when its clock starts at the latest, or has started
    due_at: float | None
    offered: bool = False  # somebody else may take it, at a running game
    resigned: bool = False  # its player has given up; a bot plays it
    seconds_left: float | None = None  # on its clock, while that does not run
    held_for: str | None = None  # the player of the game before, for whom it is held
    held_until: float | None = None


class TableInfo(Message, frozen=True, kw_only=True):
    """The public information about a table."""

    id: str
    name: str
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    unusual: dict[str, str]  # the options that differ from those of a table opened today
    visibility: Visibility
    spectators: bool
    advice: bool
    accounts_required: bool  # whether only persons with an account may sit down
    rated: bool = False  # whether its game counts for ratings
    pace: str
    timeout: OnTimeout
    status: Status
    paused_at: float | None = None  # since when nobody may move
    paused_until: float | None = None  # when the game goes on by itself
    votes: list[VoteInfo] = field(default_factory=list)
    seats: list[SeatInfo]
    commitment: str
    outcome: Outcome | None
    origin: str | None
    rematch: str | None = None  # the table at which the same people play again
    club: str | None = None  # whose members alone see this table
    starts_at: float | None = None  # when it is to start by itself
    created_at: float
    started_at: float | None
    ended_at: float | None


class Created(Message, frozen=True, kw_only=True):
    table: TableInfo
    host_token: str
    invite: str
    seat: Seat | None
    token: str | None


class Joined(Message, frozen=True, kw_only=True):
    table: TableInfo
    seat: Seat
    token: str


class Update(Message, frozen=True, kw_only=True):
    """The table as one viewer sees it now, and what it saw happen since its number `seen`.

    `seq` counts the changes that this viewer could see: private moves of others leave no trace in it.

    `beats` is empty unless the client asked for it when it said hello. It tells how the board looked at each
    of the last events, one item for an event: the fields that differ from the next item, and in the last item
    those that differ from the board of `view`.
    """

    type: Literal["update"] = "update"
    table: TableInfo
    seq: int
    view: View | None  # None before the game starts
    events: list[Event]
    events_from: int  # index of the first of these events in this viewer's log
    undo: bool  # whether this seat can take back its last move
    beats: list[dict[str, Any]] = field(default_factory=list)


class Ack(Message, frozen=True, kw_only=True):
    type: Literal["ack"] = "ack"
    id: str
    seq: int
    repeated: bool = False


class Draft(Message, frozen=True, kw_only=True):
    """Your own draft, as it was last saved, here or on another device; empty when there is none.

    `preview`: what the rules say about it, while the game is played.
    """

    type: Literal["draft"] = "draft"
    moves: list[Move]
    preview: Preview | None = None


class Refuse(Message, frozen=True, kw_only=True):
    """What was wrong, where, and by which rule. `words` is the sentence in the reader's language."""

    type: Literal["refuse"] = "refuse"
    refusal: Refusal
    words: str
    id: str | None = None
    seq: int | None = None


class ChatLine(Message, frozen=True, kw_only=True):
    """A line of the table's chat. It is sent again when it changes: then it has a higher `edit`.

    `seat`: none for a spectator, who may speak once the game is over. The `text` of a ready phrase is in your
    language.
    """

    type: Literal["chat"] = "chat"
    number: int
    seat: Seat | None
    name: str
    text: str
    at: float
    phrase: str = ""
    gone: bool = False  # deleted by a moderator
    reactions: dict[str, list[int]] = field(default_factory=dict)  # by sign, the seats
    edit: int = 0


class SpectatorChat(Message, frozen=True, kw_only=True):
    """There is something new in the spectators' chat. Players are told only after the game."""

    type: Literal["spectator-chat"] = "spectator-chat"
    changes: int


class LogLine(Message, frozen=True, kw_only=True):
    """A line of the log in the reader's language."""

    number: int  # from 0 on, in this viewer's log
    key: str
    rule: str
    words: str


class Pong(Message, frozen=True, kw_only=True):
    type: Literal["pong"] = "pong"


class Reminder(Message, frozen=True, kw_only=True):
    """Most of your time for this decision is gone."""

    type: Literal["reminder"] = "reminder"


class LobbyNews(Message, frozen=True, kw_only=True):
    """Open tables that are new or have changed, and those that are gone. The first one has the whole list."""

    type: Literal["lobby"] = "lobby"
    whole: bool
    tables: list[TableInfo]
    gone: list[str]


class Bye(Message, frozen=True, kw_only=True):
    """The last message: why the connection ends, and when to reconnect, if at all."""

    type: Literal["bye"] = "bye"
    reason: Literal["stopping", "quiet", "slow", "too-fast", "failed", "seat-lost"]
    again_after: float | None  # seconds; None: do not send the same messages again


FromServer = (
    Update
    | Ack
    | Draft
    | Refuse
    | ChatLine
    | SpectatorChat
    | TableEvent
    | Presence
    | Pong
    | Reminder
    | LobbyNews
    | Bye
)


class Notes(Message, frozen=True, kw_only=True):
    text: str


class ReachInfo(Message, frozen=True, kw_only=True):
    """Whether other machines can reach this server, and the address for them if it is known."""

    loopback_only: bool
    address: str | None
    restart: str | None  # only with loopback_only: the command that lets other machines in


class OptionInfo(Message, frozen=True, kw_only=True):
    name: str
    values: list[str]
    rule: str
    several: bool = False  # any of the names may be chosen together
    numbers: list[int] | None = None  # instead: how many numbers, the least and the most
    estimate: bool = False  # nobody could check the default
    after: list[str] | None = None  # another option and what must be chosen there
    group: str = ""  # the heading to show it under; options without one come first
    least_players: list[int] = field(
        default_factory=list
    )  # for each value, how many players it needs; empty: any number


class BotInfo(Message, frozen=True, kw_only=True):
    """A bot, with its name and description in the language of Accept-Language."""

    id: str
    name: str
    about: str


class GameInfo(Message, frozen=True, kw_only=True):
    id: str
    rules_version: int
    least_players: int
    most_players: int
    options: list[OptionInfo]
    paces: list[str]
    bots: list[BotInfo]  # the default comes first


class ArgumentInfo(Message, frozen=True, kw_only=True):
    """An argument of a move: its values in their order, and what each step of it adds to the number."""

    name: str
    values: list[str | int]
    stride: int


class MoveKindInfo(Message, frozen=True, kw_only=True):
    """A kind of move: the numbers from `base` to `last`."""

    name: str
    base: int
    last: int
    arguments: list[ArgumentInfo]


class GameWords(Message, frozen=True, kw_only=True):
    """The messages of a game (Fluent files, the reader's language last), and its fact table."""

    texts: list[str]
    facts: FactTable


class CheckedRecord(Message, frozen=True, kw_only=True):
    """What was checked in a record. Records are not signed: the names in it are what the file says."""

    moves: int  # all of them legal
    draws: int  # all of them follow from the record's own secret
    draws_as_recorded: int  # not checked: there is no secret, or they were drawn in another game
    rewinds: int  # how many times the game was rewound
    names: bool = False  # whether the names of seats and bots were checked: never


class Imported(Message, frozen=True, kw_only=True):
    table: TableInfo
    host_token: str
    checked: CheckedRecord
