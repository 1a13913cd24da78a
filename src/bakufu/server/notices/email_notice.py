"""A notice as an e-mail: a text and an HTML part, and a link to unsubscribe in one click."""

from __future__ import annotations

from html import escape

from bakufu.i18n import Words
from bakufu.server.mail import Mail
from bakufu.server.notices.texts import Text


def mail(to: str, language: str, text: Text, base: str, unsubscribe: str) -> Mail:
    """`base` ends with a slash; `unsubscribe` is the whole address of the link (RFC 8058)."""
    words = Words(language)
    why, settings, stop = (words.say(f"notice-mail-{part}") for part in ("why", "settings", "stop"))
    settings_link = f"{base}#/me"
    plain = "\n\n".join(
        [
            text.title,
            text.body,
            text.link,
            f"--\n{why}",
            f"{settings}: {settings_link}",
            f"{stop}: {unsubscribe}",
        ]
    )
    body = "".join(f"<p>{escape(line)}</p>" for line in text.body.splitlines())
    open_table = escape(words.say("notice-mail-open"))
    html = (
        f'<!doctype html><html lang="{words.lang}"><body>'
        f"<h2>{escape(text.title)}</h2>{body}"
        f'<p><a href="{escape(text.link)}">{open_table}</a></p><hr>'
        f'<p><small>{escape(why)} <a href="{escape(settings_link)}">{escape(settings)}</a> · '
        f'<a href="{escape(unsubscribe)}">{escape(stop)}</a></small></p></body></html>'
    )
    headers = {
        "List-Unsubscribe": f"<{unsubscribe}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return Mail(to=to, subject=_one_line(text.title), text=plain, html=html, headers=headers)


def _one_line(text: str) -> str:
    return " ".join(text.split())
