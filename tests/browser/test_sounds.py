"""The sounds, rendered to samples: each can be heard, ends, and does not clip; mute and volume."""

from __future__ import annotations

from playwright.sync_api import expect

from bakufu.i18n import Words
from tests.browser.conftest import House, NewPage
from tests.browser.positions import decision_of, sit, standing

EN = Words("en")
SOUNDS = [
    "bell",
    "taiko",
    "horn",
    "march",
    "card",
    "cubes",
    "dice",
    "points",
    "won",
    "lost",
    "ceremony",
    "chat",
]
RATE = 22_050
RENDER = """async ([name, rate]) => {
  const module = await import('/assets/soundSet.js');
  const sounds = Object.values(module).find((one) => one && typeof one.bell === 'function');
  const at = new OfflineAudioContext(1, rate * 4, rate);
  const length = sounds[name](at, at.destination, 0.05);
  const samples = (await at.startRendering()).getChannelData(0);
  const peak = (from, to) => {
    let most = 0;
    for (let i = Math.floor(from * rate); i < Math.min(samples.length, to * rate); i++)
      most = Math.max(most, Math.abs(samples[i]));
    return most;
  };
  const [before, after] = [peak(0, 0.04), peak(0.05 + length, 4)];
  return { length, peak: peak(0, 4), before, after, names: Object.keys(sounds) };
}"""


def test_each_sound_can_be_heard_and_ends_and_does_not_clip(new_page: NewPage) -> None:
    page = new_page()
    for name in SOUNDS:
        found = page.evaluate(RENDER, [name, RATE])
        assert sorted(found["names"]) == sorted(SOUNDS)
        assert 0.1 <= found["length"] <= 3, (name, found)
        assert 0.04 <= found["peak"] <= 0.95, (name, found)
        assert found["before"] == 0, (name, found)
        assert found["after"] < 0.002, (name, found)


# Counts what is sent to the speakers, in the real audio of the browser.
COUNT = """() => {
  window.heard = [];
  window.AudioContext = class extends AudioContext {
    constructor(...given) { super(...given); window.audio = this; }
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode) window.heard.push('speakers');
    return connect.call(this, to, ...rest);
  };
  for (const name of ['createOscillator', 'createBufferSource']) {
    const make = BaseAudioContext.prototype[name];
    BaseAudioContext.prototype[name] = function () {
      window.heard.push(name);
      return make.call(this);
    };
  }
}"""


def test_a_table_is_silent_until_it_is_touched_then_low_and_the_header_mutes_it(
    house: House, new_page: NewPage
) -> None:
    table, token, _, _ = standing(
        house, "shogun", "3p-defaults-1", lambda s: decision_of("shogun", s) == "plan"
    )
    page = new_page()
    page.add_init_script(f"({COUNT})()")
    page.reload()
    sit(page, house, table, token)
    page.wait_for_selector("#decision [data-hand]")
    assert page.evaluate("() => window.heard") == [], "nothing before the first click"
    page.locator("[data-card]").first.click()
    page.locator("[data-space='0']").click()
    page.wait_for_function("() => window.heard.includes('createBufferSource')")  # the card is laid
    mute = page.get_by_role("button", name=EN.say("web-play-mute"))
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(400)
    before = page.evaluate("() => window.heard.length")
    page.locator("[data-card]").first.click()
    page.locator("[data-space='1']").click()
    page.wait_for_timeout(600)
    assert page.evaluate("() => window.heard.length") == before, "muted"
    page.wait_for_function("() => window.audio.state === 'suspended'")  # silence costs no processor time
    mute.click()
    page.wait_for_function(
        "before => window.heard.length > before", arg=before
    )  # the bell says that it works
    page.reload()
    page.wait_for_selector("#decision [data-hand]")
    expect(mute).to_have_attribute("aria-pressed", "false")


def test_the_settings_hold_the_volume(house: House, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{house.address}/#/settings")
    volume = page.get_by_label(EN.say("web-settings-volume"))
    expect(volume).to_have_value("0.35")
    volume.fill("0.6")
    page.reload()
    expect(volume).to_have_value("0.6")
    page.get_by_label(EN.say("web-settings-sound"), exact=True).uncheck()
    expect(volume).to_have_count(0)
