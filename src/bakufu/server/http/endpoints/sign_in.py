"""Endpoints for signing in: passkeys, links by e-mail, recovery codes."""

from __future__ import annotations

from urllib.parse import urlsplit

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.http.endpoints.endpoint import ApiCall, take
from bakufu.server.http.endpoints.people import me_of
from bakufu.server.http.endpoints.reach import is_loopback
from bakufu.server.mail import is_address
from bakufu.server.people import email_links, passkeys, persons, recovery
from bakufu.server.people.devices import device_of
from bakufu.server.people.email_links import AskedLink, Purpose
from bakufu.server.people.messages import Done, Me, PasskeyQuestion, SignInInfo, Welcome
from bakufu.server.people.passkeys import Site
from bakufu.server.people.sessions import OpenedSession, open_for, open_session, signed_in


async def info(call: ApiCall) -> SignInInfo:
    """How one can sign in at this address, and where it is possible with a passkey."""
    site = site_of(call)
    email = call.context.links.smtp is not None
    if site is not None:
        return SignInInfo(passkeys=True, passkeys_at=None, email=email)
    elsewhere = call.context.settings.url or None
    asked = urlsplit(f"//{call.request.headers.get('host', '')}")
    if elsewhere is None and asked.hostname and is_loopback(asked.hostname):
        elsewhere = f"http://localhost:{asked.port}" if asked.port else "http://localhost"
    return SignInInfo(passkeys=False, passkeys_at=elsewhere, email=email)


def site_of(call: ApiCall) -> Site | None:
    """The domain for which passkeys are made; None at an address where no browser makes them.

    Browsers refuse plain numbers, and everything unencrypted but localhost.
    """
    public = call.context.settings.url
    host = call.request.headers.get("host", "")
    if public:
        parts = urlsplit(public)
        own = parts.netloc == host or parts.netloc == urlsplit(call.request.headers.get("origin", "")).netloc
        return Site(parts.hostname or "", [public]) if own else None
    try:
        domain = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return None
    if domain == "localhost":
        return Site(domain, [f"http://{host}", f"https://{host}"])
    is_name = "." in domain and not domain.rpartition(".")[2].isdigit() and ":" not in domain
    return Site(domain, [f"https://{host}"]) if is_name and call.context.settings.https else None


def _site(call: ApiCall) -> Site:
    site = site_of(call)
    if site is None:
        raise Refused("passkey-wrong-address")
    return site


async def ask_passkey(call: ApiCall) -> PasskeyQuestion:
    take(call, call.context.sign_in_limit, "sign-in")
    wish, site = call.body, _site(call)
    person, name = None, wish.name
    if wish.purpose == "add":
        me = await call.me()
        person, name = me.id, me.person.name
    elif wish.purpose == "create":
        await persons.check_name(call.context.people, name)
    options = await passkeys.ask(call.context.people, site, wish.purpose, name[:64], person)
    return PasskeyQuestion(options=options)


async def create(call: ApiCall) -> Welcome:
    """Somebody new, with a passkey."""
    take(call, call.context.sign_in_limit, "sign-in")
    wish, people = call.body, call.context.people
    proven = await passkeys.prove_new(people, _site(call), "create", wish.credential)
    now = people.now()
    async with people.changing() as connection:
        await persons.create(connection, wish.name, wish.language, now, proven.person)
        await passkeys.keep(connection, proven, _device(call), now)
        session = await open_session(connection, proven.person, _device(call), now)
    return await _welcome(call, session)


async def add_passkey(call: ApiCall) -> Done:
    me, people = await call.me(), call.context.people
    proven = await passkeys.prove_new(people, _site(call), "add", call.body.credential)
    if proven.person != me.id:  # it was asked for by somebody else
        raise Refused("passkey-wrong")
    await passkeys.add(people, proven, _device(call))
    return Done()


async def with_passkey(call: ApiCall) -> Welcome:
    take(call, call.context.sign_in_limit, "sign-in")
    people = call.context.people
    person = await passkeys.prove_known(people, _site(call), call.body.credential)
    return await _welcome(call, await _open(call, person))


async def with_code(call: ApiCall) -> Welcome:
    take(call, call.context.sign_in_limit, "sign-in")
    person = await recovery.use_code(call.context.people, call.body.code)
    return await _welcome(call, await _open(call, person))


async def ask_link(call: ApiCall) -> Done:
    """Send a link that signs in. The answer is the same, and as quick, for every address."""
    return _send_link(call, "sign-in", None)


async def add_email(call: ApiCall) -> Done:
    return _send_link(call, "add", (await call.me()).id)


def _send_link(call: ApiCall, purpose: Purpose, person: str | None) -> Done:
    take(call, call.context.mail_limit, "mail")
    address = is_address(call.body.address)
    if address is None:
        raise Refused("email-malformed", address=safe_repr(call.body.address[:100]))
    site = call.context.settings.url
    call.context.links.ask(AskedLink(address, purpose, person, call.body.language, site))
    return Done()


async def with_link(call: ApiCall) -> Welcome:
    take(call, call.context.sign_in_limit, "sign-in")
    wish, me = call.body, await call.me_or_none()
    used = await email_links.use(
        call.context.people, wish.token, me.id if me else None, wish.name, wish.language, _device(call)
    )
    if used.session is not None:
        return await _welcome(call, used.session)
    assert me is not None
    return Welcome(token=None, me=me_of(me))


async def _open(call: ApiCall, person: str) -> OpenedSession:
    return await open_for(call.context.people, person, _device(call))


async def _welcome(call: ApiCall, session: OpenedSession) -> Welcome:
    me: Me = me_of(await signed_in(call.context.people, session.token))
    return Welcome(token=session.token, me=me)


def _device(call: ApiCall) -> str:
    return device_of(call.request.headers.get("user-agent", ""))
