"""Sending e-mail by SMTP: the settings, and one message with a text and an HTML part."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from bakufu.engine.errors import Refused

PORTS = {"smtp": 587, "smtps": 465}
SEND_WITHIN = 30.0  # seconds
ADDRESS_MOST = 254
_ADDRESS = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}")


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    """How to reach the mail server. Its repr has no password, because settings may be shown."""

    host: str
    port: int
    sender: str  # the address in From
    user: str = ""
    password: str = ""
    tls: bool = False  # from the first byte; otherwise STARTTLS

    def __repr__(self) -> str:
        return f"Smtp(host={self.host!r}, port={self.port}, sender={self.sender!r})"


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    to: str
    subject: str
    text: str
    html: str
    headers: dict[str, str] = {}  # besides the usual ones


def read_smtp(text: str) -> Smtp:
    """The settings from `smtp://user:password@host:port?from=address`; `smtps` for TLS from the start."""
    try:
        parts = urlsplit(text)
        port = parts.port
        sender = parse_qs(parts.query, strict_parsing=True).get("from", [""])[0]
    except ValueError:
        raise Refused("smtp-malformed") from None  # what was given may hold a password, so it is not repeated
    if parts.scheme not in PORTS or not parts.hostname or is_address(sender) is None:
        raise Refused("smtp-malformed")
    return Smtp(
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        tls=parts.scheme == "smtps",
    )


def is_address(text: str) -> str | None:
    """An e-mail address as it is compared and stored, in lower case; None if it is none."""
    local, at, domain = text.strip().lower().rpartition("@")
    try:
        address = f"{local}{at}{domain.encode('idna').decode()}"
    except UnicodeError:
        return None
    return address if len(address) <= ADDRESS_MOST and _ADDRESS.fullmatch(address) else None


def message(smtp: Smtp, mail: Mail) -> EmailMessage:
    made = EmailMessage()
    made["From"] = f"Bakufu <{smtp.sender}>"
    made["To"] = mail.to
    made["Subject"] = mail.subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"  # so that no absence note answers it
    for name, value in mail.headers.items():
        made[name] = value
    made.set_content(mail.text)
    made.add_alternative(mail.html, subtype="html")
    return made


async def send(smtp: Smtp, mail: Mail) -> None:
    """Hand the mail to the server. A password never travels unencrypted, except within this machine."""
    import aiosmtplib  # only servers that send mail need it

    must_encrypt = bool(smtp.user) and not smtp.tls and not _is_this_machine(smtp.host)
    await aiosmtplib.send(
        message(smtp, mail),
        hostname=smtp.host,
        port=smtp.port,
        username=smtp.user or None,
        password=smtp.password or None,
        use_tls=smtp.tls,
        start_tls=True if must_encrypt else None,
        timeout=SEND_WITHIN,
    )


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
