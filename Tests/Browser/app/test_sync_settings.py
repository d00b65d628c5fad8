"""Settings > Sync, from the first device to the second."""

import json
import re

import pytest
from harness.chromium import PHONE
from harness.devices import Device, have_same_data
from playwright.sync_api import expect

# The timeout of a change on the other device, which may need a second exchange after a failed one.
EXCHANGED = 60_000
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
def show_sync(start, open_window):
    """Opens the app of a device on a phone, and shows Settings > Sync."""
    return lambda device: Sync(open_window(start("--store", device.store), PHONE))


def test_devices_set_up_sync_merge_a_habit_and_stop_syncing(devices, show_sync, share, tmp_path):
    one = show_sync(devices[0])
    key = set_up(one, devices[0], share)
    two = show_sync(devices[1])
    two.begin("Join", share, "Desk", key)
    expect(two.screen).to_contain_text("There are two habits named “Read”.", timeout=EXCHANGED)
    expect(one.screen).to_contain_text("Desk", timeout=EXCHANGED)
    two.button("Merge both “Read”").click()
    expect(two.screen).not_to_contain_text("There are two habits named", timeout=EXCHANGED)
    expect(one.screen).not_to_contain_text("There are two habits named", timeout=EXCHANGED)
    assert len(devices[0].export()["habits"]) == 1

    remove_a_third_device(one, two, share, key, tmp_path)
    devices[0].habit("add", "Swim")
    expect(two.screen).to_contain_text("Synced", timeout=EXCHANGED)
    assert devices[0].habit("sync", "key") != f"{key}\n"

    for device in devices:
        device.exchange()
    two.button("Stop Syncing").click()
    two.answer("Stop Syncing")
    expect(two.button("Set Up Sync")).to_be_visible()
    expect(one.screen).not_to_contain_text("Desk", timeout=EXCHANGED)
    assert len(devices[0].export()["habits"]) == 3
    assert have_same_data(devices)


def remove_a_third_device(one, two, share, key, tmp_path):
    """A removed device is notified, and others keep syncing."""
    third = Device(tmp_path / "three", "Old Phone")
    third.habit("add", "Run")
    third.join(share, key)
    expect(one.screen).to_contain_text("Old Phone", timeout=EXCHANGED)
    one.button("Remove Old Phone").click()
    one.answer("Remove")
    expect(one.button("Remove Old Phone")).to_have_count(0, timeout=EXCHANGED)
    expect(two.button("Remove Old Phone")).to_have_count(0, timeout=EXCHANGED)
    assert "removed this one" in third.habit("sync", "now", code=74)


def set_up(one, device, share):
    """Sets sync up after failures, and syncs again after a failure. Returns the key."""
    fail_to_set_up(one, share)
    expect_fields_without_corrections(one)
    expect_problems_with_a_key(one)
    one.sheet.get_by_role("button", name="Cancel").click()

    one.begin("Set Up Sync", share, "Phone")
    key = one.key()
    expect(one.screen).to_contain_text("Synced just now", timeout=EXCHANGED)
    show_the_key_again(one, key, device)
    away = share.with_name("away")
    share.rename(away)
    expect(one.screen).to_contain_text("The sync location can't be reached")
    away.rename(share)
    one.button("Sync Now").click()
    expect(one.screen.get_by_role("listitem").first).not_to_contain_text("can't be reached")
    return key


def fail_to_set_up(one, share):
    """A failed setup is reported, and sync stays off."""
    one.begin("Set Up Sync", share / "nowhere", "Phone")
    expect(one.sheet).to_contain_text("The sync location can't be reached")
    one.sheet.get_by_role("button", name="Cancel").click()
    one.begin("Join", share, "Phone", "legal winner")
    expect(one.sheet).to_contain_text("A key has 24 words, and this one has 2.")
    one.sheet.get_by_role("button", name="Cancel").click()
    expect(one.button("Set Up Sync")).to_be_visible()
    assert list(share.iterdir()) == []


def expect_fields_without_corrections(one):
    """Shows the sheet for joining. Its fields for addresses, user names, and keys don't correct
    typed text.
    """

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


def expect_problems_with_a_key(one):
    """Problems are shown during typing."""
    one.sheet.get_by_role("combobox", name="Location").select_option(label="Folder")
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


def show_the_key_again(one, key, device):
    one.button("Show Key").click()
    one.answer("Show Key")
    assert one.key() == key
    # The window's state in the browser contains no key.
    page_state = one.page.evaluate("() => JSON.stringify([history.state, {...sessionStorage}])")
    (file,) = device.store.parent.glob("*sync.json")
    short = json.loads(file.read_text())["sync"]["key"]
    assert (
        key not in page_state
        and short not in page_state
        and short.replace("-", "") not in page_state
    )
