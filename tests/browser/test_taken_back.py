"""Somebody takes a move back: whoever saw the move is told, and nobody else."""

from __future__ import annotations

from playwright.sync_api import expect

from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage

WORDS = Words("en", "ikusa", ["Anna", "Bo", "Cas"])


def test_the_others_are_told_what_was_taken_back(house: House, new_page: NewPage) -> None:
    table, tokens = house.table(humans=3, players=3, game="ikusa")
    pages = [new_page() for _ in tokens]
    for page, token in zip(pages, tokens, strict=True):
        page.goto(f"{house.address}/#/t/{table}/seat/{token}")
        page.wait_for_selector("#decision", state="attached")
    views = [house.call("GET", f"/api/tables/{table}/view", token=token) for token in tokens]
    mover = next(seat for seat, view in enumerate(views) if view["view"]["legal"])
    told = [page.locator("[data-taken-back]") for page in pages]

    command = {"id": "1", "seen": views[mover]["seq"], "moves": views[mover]["view"]["legal"][:1]}
    seen = house.call("POST", f"/api/tables/{table}/moves", command, tokens[mover])["seq"]
    line = house.call("GET", f"/api/tables/{table}/view", token=tokens[mover - 1])["events"][-1]
    expect(pages[mover - 1].locator(".entry").last).to_contain_text(WORDS.seat(mover))
    for one in told:
        expect(one).to_have_count(0)

    pages[mover].locator("#decision .undo").click()
    assert house.moved_on(table, tokens[mover], seen)
    for seat, one in enumerate(told):
        if seat == mover:
            expect(one).to_have_count(0)
        else:
            expect(one).to_contain_text(WORDS.seat(mover))
            expect(one).to_contain_text(WORDS.event(line["key"], line["facts"]).rstrip("."))
            one.get_by_role("button").click()
            expect(one).to_have_count(0)
