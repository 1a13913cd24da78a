"""Messages of the HTTP API about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bakufu.server.message import Message
from bakufu.server.notices.wishes import Wishes

ChannelKind = Literal["push", "email", "generic", "discord", "slack", "ntfy"]
Address = Annotated[str, Meta(max_length=2000)]


class PushTarget(Message, frozen=True, kw_only=True):
    """A subscription of a browser, as its push manager gives it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class AddChannel(Message, frozen=True, kw_only=True):
    """A way to reach you. `target`: a confirmed e-mail address, or the address of a webhook."""

    kind: ChannelKind
    target: Address = ""
    push: PushTarget | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # for the night, until you say otherwise


class AddedChannel(Message, frozen=True, kw_only=True):
    """`secret`: what a generic webhook checks signatures with; it is shown only this once."""

    id: str
    secret: str


class ChannelInfo(Message, frozen=True, kw_only=True):
    id: str
    kind: ChannelKind
    target: str  # empty for a device
    target_digest: str  # SHA-256 of the target: by it a browser finds its own subscription
    name: str
    enabled: bool
    failing: bool  # the last notice did not arrive
    created_at: float
    used_at: float | None


class SwitchChannel(Message, frozen=True, kw_only=True):
    channel: Annotated[str, Meta(max_length=40)]
    enabled: bool


class NoticesInfo(Message, frozen=True, kw_only=True):
    """Your notices. `off`: for each way that this server cannot use, why (the key of a message)."""

    off: dict[str, str]
    push_key: str
    wishes: Wishes
    channels: list[ChannelInfo]
    addresses: list[str]
    kinds: list[str]


class GuestPush(Message, frozen=True, kw_only=True):
    """Whether devices of a guest's seat can be told, and are. `off`: why not; empty when they can."""

    off: str
    push_key: str
    subscribed: bool
