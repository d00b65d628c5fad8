"""Settings > Sync, from the first device to the second."""

import json
import re

import pytest
from harness.chromium import PHONE
from harness.devices import Device, have_same_data
from playwright.sync_api import expect

NUMBERED = re.compile(r"^(\d+)\n([a-z]+)$", re.MULTILINE)


class Sync:
    """The screen Settings > Sync in one window."""

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
        """Presses a button of the confirmation."""
        self.page.get_by_role("alertdialog").get_by_role("button", name=button).click()

    def key(self):
        """The words in the sheet of the key, by number."""
        expect(self.sheet.get_by_text("24", exact=True)).to_be_visible()
        shown = NUMBERED.findall(self.sheet.inner_text())
        assert [int(number) for number, _ in shown] == list(range(1, 25))
        self.sheet.get_by_role("button", name="Done").click()
        expect(self.sheet).to_have_count(0)
        return " ".join(word for _, word in shown)


@pytest.fixture
def devices(tmp_path):
    devices = [Device(tmp_path / "one", "Phone"), Device(tmp_path / "two", "Desk")]
    for device in devices:
        device.habit("add", "Read")
    return devices


@pytest.fixture
def screens(devices, start, open_window):
    return [Sync(open_window(start("--store", device.store), PHONE)) for device in devices]


def test_a_device_joins_sync_merges_a_habit_and_stops_syncing(devices, screens, share):
    one, two = screens
    one.begin("Set Up Sync", share, "Phone")
    key = one.key()
    expect(one.screen).to_contain_text("Synced just now")
    two.begin("Join", share, "Desk", key)
    expect(two.screen).to_contain_text("There are two habits named “Read”.")
    expect(one.screen).to_contain_text("Desk")
    two.button("Merge both “Read”").click()
    expect(two.screen).not_to_contain_text("There are two habits named")
    expect(one.screen).not_to_contain_text("There are two habits named")
    two.button("Stop Syncing").click()
    two.answer("Stop Syncing")
    expect(two.button("Set Up Sync")).to_be_visible()
    expect(one.screen).not_to_contain_text("Desk")
    assert len(devices[0].export()["habits"]) == 1
    assert have_same_data(devices)


def test_a_failed_setup_is_reported_and_sync_stays_off(screens, share):
    one, _ = screens
    one.begin("Set Up Sync", share / "nowhere", "Phone")
    expect(one.sheet).to_contain_text("The sync location can't be reached")
    one.sheet.get_by_role("button", name="Cancel").click()
    one.begin("Join", share, "Phone", "legal winner")
    expect(one.sheet).to_contain_text("A key has 24 words, and this one has 2.")
    one.sheet.get_by_role("button", name="Cancel").click()
    expect(one.button("Set Up Sync")).to_be_visible()
    assert list(share.iterdir()) == []


def test_typed_addresses_user_names_and_keys_are_not_corrected(screens):
    one, _ = screens

    def expect_attributes(name, **attributes):
        field = one.sheet.get_by_role("textbox", name=name)
        for attribute, value in attributes.items():
            expect(field).to_have_attribute(attribute, value)

    verbatim = {"autocapitalize": "none", "autocorrect": "off", "spellcheck": "false"}
    one.button("Join").click()
    expect_attributes("Folder", **verbatim)
    expect_attributes("Key", **verbatim)
    one.sheet.get_by_role("combobox", name="Location").select_option(label="WebDAV")
    expect_attributes("Address", inputmode="url", autocomplete="url", **verbatim)
    expect_attributes("User", autocomplete="username", **verbatim)
    # The name field allows capitalization.
    name = one.sheet.get_by_role("textbox", name="Name", exact=True)
    expect(name).not_to_have_attribute("autocapitalize", "none")


def test_a_problem_with_a_key_is_shown_during_typing(screens):
    one, _ = screens
    one.button("Join").click()
    key = one.sheet.get_by_role("textbox", name="Key")
    key.fill("1. Legal 2. Wi")
    expect(one.sheet).not_to_contain_text("Word 2")
    key.fill("1. Legal 2. Winer")
    expect(one.sheet).to_contain_text(
        "Word 2, “winer”, is not a word of a key. Is it “wine”, “winner”,"
    )
    key.fill("1. Legal 2. Wi 3. thank")
    expect(one.sheet).to_contain_text("Word 2, “wi”, is incomplete.")
    key.fill("1. Legal 2. Winner")
    expect(one.sheet).not_to_contain_text("Word 2")


def test_the_key_is_shown_again_after_a_confirmation(devices, screens, share):
    one, _ = screens
    one.begin("Set Up Sync", share, "Phone")
    key = one.key()
    one.button("Show Key").click()
    one.answer("Show Key")
    assert one.key() == key
    # The window's state in the browser contains no key.
    page_state = one.page.evaluate("() => JSON.stringify([history.state, {...sessionStorage}])")
    (file,) = devices[0].store.parent.glob("*sync.json")
    short = json.loads(file.read_text())["sync"]["key"]
    assert (
        key not in page_state
        and short not in page_state
        and short.replace("-", "") not in page_state
    )


def test_a_removed_device_is_notified_and_others_keep_syncing(devices, screens, share, tmp_path):
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
    expect(two.screen).to_contain_text("Synced")
    assert devices[0].habit("sync", "key") != f"{key}\n"


def test_a_missing_folder_is_reported_on_the_sync_screen(screens, share):
    one, _ = screens
    one.begin("Set Up Sync", share, "Phone")
    one.key()
    away = share.with_name("away")
    share.rename(away)
    expect(one.screen).to_contain_text("The sync location can't be reached")
    away.rename(share)
    one.button("Sync Now").click()
    expect(one.screen.get_by_role("listitem").first).not_to_contain_text("can't be reached")
