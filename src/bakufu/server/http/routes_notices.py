"""The routes of the HTTP API about notices."""

from __future__ import annotations

from bakufu.server.http.endpoints import notices
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.notices.messages import (
    AddChannel,
    AddedChannel,
    GuestPush,
    NoticesInfo,
    PushTarget,
    SwitchChannel,
)
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people.messages import Done

_CHANNEL = (Parameter("channel", "Its id", letters=40),)
_ME = "/api/me/notices"
_T = "/api/tables/{table}/push"
NOTICES: tuple[Endpoint, ...] = (
    Endpoint("GET", _ME, "How you are told that it is your turn", notices.info, NoticesInfo, token="person"),
    Endpoint(
        "PUT", _ME, "What you wish to be told, and when", notices.change, Wishes, Wishes, token="person"
    ),
    Endpoint(
        "POST",
        _ME + "/channels",
        "One more way to tell you: a device, an address, a webhook",
        notices.add_channel,
        AddedChannel,
        AddChannel,
        token="person",
    ),
    Endpoint(
        "PUT",
        _ME + "/channels",
        "Switch a way on or off",
        notices.switch_channel,
        Done,
        SwitchChannel,
        token="person",
    ),
    Endpoint(
        "DELETE",
        _ME + "/channels",
        "Remove a way",
        notices.remove_channel,
        Done,
        token="person",
        query=_CHANNEL,
    ),
    Endpoint(
        "POST",
        _ME + "/test",
        "Send a notice over it, to try it",
        notices.test_channel,
        Done,
        token="person",
        query=_CHANNEL,
    ),
    Endpoint("GET", _T, "Whether a guest's devices are told", notices.guest_info, GuestPush, token="seat"),
    Endpoint(
        "POST",
        _T,
        "Tell this device of a guest when it is their turn",
        notices.guest_subscribe,
        Done,
        PushTarget,
        token="seat",
    ),
    Endpoint(
        "DELETE", _T, "Tell the devices of this guest no more", notices.guest_unsubscribe, Done, token="seat"
    ),
)

# The HTTP status of refusals; all others are a 422.
STATUS_OF_NOTICES = {
    "notice-channel-unknown": 404,
    "notice-channels-most": 409,
    "notice-seat-of-person": 409,
}
