"""Settings > Sync, as a person goes through it on two devices."""

import re

import pytest
from harness.chromium import PHONE
from harness.devices import Device, are_same
from playwright.sync_api import expect

KEY = re.compile(r"^(?:[0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$")


class Sync:
    """The screen in one window."""

    def __init__(self, habits):
        self.habits, self.page = habits, habits.page
        habits.show_settings()
        habits.settings.get_by_role("link", name="Sync").click()
        expect(self.screen).to_be_visible()

    @property
    def screen(self):
        return self.habits.screen("Sync")

    @property
    def sheet(self):
        return self.page.get_by_role("dialog")

    def button(self, name):
        return self.screen.get_by_role("button", name=name, exact=True)

    def begin(self, button, share, name, key=None):
        self.button(button).click()
        self.sheet.get_by_role("textbox", name="Folder").fill(str(share))
        if key:
            self.sheet.get_by_role("textbox", name="Key").fill(key)
        self.sheet.get_by_role("textbox", name="Name").fill(name)
        self.confirm(re.compile("^(Set Up|Join)$"))

    def confirm(self, name):
        self.sheet.get_by_role("button", name=name).last.click()

    def answer(self, button):
        """To the question that is asked."""
        self.page.get_by_role("alertdialog").get_by_role("button", name=button).click()

    def key(self):
        """What the sheet of the key shows."""
        key = self.sheet.get_by_text(KEY)
        expect(key).to_be_visible()
        text = key.inner_text()
        self.sheet.get_by_role("button", name="Done").click()
        expect(self.sheet).to_have_count(0)
        return text


@pytest.fixture
def devices(tmp_path):
    devices = [Device(tmp_path / "one", "Phone"), Device(tmp_path / "two", "Desk")]
    for device in devices:
        device.habit("add", "Read")
    return devices


@pytest.fixture
def screens(devices, start, open_window):
    return [Sync(open_window(start("--store", device.store), PHONE)) for device in devices]


def test_set_up_join_make_one_and_leave(devices, screens, share):
    one, two = screens
    one.begin("Set Up Sync", share, "Phone")
    key = one.key()
    expect(one.screen).to_contain_text("Exchanged just now")
    two.begin("Join", share, "Desk", key)
    expect(two.screen).to_contain_text("“Read” is here twice")
    expect(one.screen).to_contain_text("Desk")
    two.button("Make one of “Read”").click()
    expect(two.screen).not_to_contain_text("is here twice")
    expect(one.screen).not_to_contain_text("is here twice")
    two.button("Leave Sync").click()
    two.answer("Leave Sync")
    expect(two.button("Set Up Sync")).to_be_visible()
    expect(one.screen).not_to_contain_text("Desk")
    assert len(devices[0].export()["habits"]) == 1
    assert are_same(devices)


def test_what_is_wrong_is_said_and_nothing_is_begun(screens, share):
    one, _ = screens
    one.begin("Set Up Sync", share / "nowhere", "Phone")
    expect(one.sheet).to_contain_text("The place for sync can't be reached")
    one.sheet.get_by_role("button", name="Cancel").click()
    one.begin("Join", share, "Phone", "DVS1-8HV5")
    expect(one.sheet).to_contain_text("A key has 56 letters and digits, and this one has 8.")
    one.sheet.get_by_role("button", name="Cancel").click()
    expect(one.button("Set Up Sync")).to_be_visible()
    assert list(share.iterdir()) == []


def test_what_is_wrong_with_a_key_is_said_while_it_is_typed(screens):
    one, _ = screens
    one.button("Join").click()
    key = one.sheet.get_by_role("textbox", name="Key")
    key.fill("DVS1-8H")
    expect(one.sheet).not_to_contain_text("A key has")
    key.fill("DVS1-U")
    expect(one.sheet).to_contain_text("A key has no “U”.")
    key.fill("DVS1-")
    expect(one.sheet).not_to_contain_text("A key has")


def test_the_key_is_shown_again_after_a_question(screens, share):
    one, _ = screens
    one.begin("Set Up Sync", share, "Phone")
    key = one.key()
    one.button("Show Key").click()
    one.answer("Show Key")
    assert one.key() == key
    # What a browser keeps of a window has no key.
    kept = one.page.evaluate("() => JSON.stringify([history.state, {...sessionStorage}])")
    assert key not in kept


def test_a_removed_device_is_told_and_the_others_go_on(devices, screens, share, tmp_path):
    one, two = screens
    one.begin("Set Up Sync", share, "Phone")
    key = one.key()
    two.begin("Join", share, "Desk", key)
    third = Device(tmp_path / "three", "Old Phone")
    third.habit("add", "Run")
    third.join(share, key)
    expect(one.screen).to_contain_text("Old Phone")
    one.button("Remove Old Phone").click()
    one.answer("Remove")
    expect(one.button("Remove Old Phone")).to_have_count(0)
    expect(two.button("Remove Old Phone")).to_have_count(0)
    assert "removed this one" in third.habit("sync", "now", code=74)
    devices[0].habit("add", "Swim")
    expect(two.screen).to_contain_text("Exchanged")
    assert devices[0].habit("sync", "key") != f"{key}\n"


def test_a_folder_that_is_gone_is_a_row_in_words(screens, share):
    one, _ = screens
    one.begin("Set Up Sync", share, "Phone")
    one.key()
    away = share.with_name("away")
    share.rename(away)
    expect(one.screen).to_contain_text("The place for sync can't be reached")
    away.rename(share)
    one.button("Sync Now").click()
    expect(one.screen.get_by_role("listitem").first).not_to_contain_text("can't be reached")
