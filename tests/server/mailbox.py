"""A real mail server on loopback, and what it has received."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

USER, PASSWORD = "post", "geheim p@ss"


class Mailbox:
    """Every mail, as soon as the server has taken it."""

    def __init__(self, login: bool) -> None:
        self.mails: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.refusing = False
        self.login = login
        self.port = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refusing or (self.login and not session.authenticated):
            return "451 come back later"
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, _class=EmailMessage, policy=policy.default)
        self.mails.put_nowait(mail)
        return "250 OK"

    async def next(self) -> EmailMessage:
        async with asyncio.timeout(60):
            return await self.mails.get()


def parts(mail: EmailMessage) -> tuple[str, str]:
    """The text and the HTML of a mail."""
    text, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert text is not None and html is not None
    return text.get_content(), html.get_content()


def link_in(mail: EmailMessage) -> str:
    """The token of the link, which text and HTML have alike."""
    found = [re.findall(r"#/sign-in/([\w.-]+)", part) for part in parts(mail)]
    assert found[0] == found[1] and len(found[0]) == 1, found
    return str(found[0][0])


@asynccontextmanager
async def mailbox(login: bool = False) -> AsyncIterator[Mailbox]:
    box = Mailbox(login)
    more: dict[str, Any] = {}
    if login:
        more = {"authenticator": _authenticate, "auth_require_tls": False}
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box, **more), "127.0.0.1", 0)
    async with server:
        box.port = server.sockets[0].getsockname()[1]
        yield box


def _authenticate(server: SMTP, session: Session, envelope: Envelope, kind: str, data: Any) -> AuthResult:
    assert isinstance(data, LoginPassword)
    return AuthResult(success=(data.login.decode(), data.password.decode()) == (USER, PASSWORD))
