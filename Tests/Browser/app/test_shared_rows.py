"""Six windows, enough to share their rows: each row is rendered once for all of them."""

import pytest
from harness.command import habit
from harness.program import NOON
from playwright.sync_api import expect


@pytest.fixture
def windows(start, store, open_window):
    habit(store, "add", "Read")
    habit(store, "add", "水を飲む", "--per-day", "3")
    program = start("--store", store, *NOON)
    return [open_window(program) for _ in range(6)]


def number(window):
    """The element number of the habit's button."""
    return (
        window.completion("Read")
        .or_(window.completion("Read", "completed today"))
        .get_attribute("id")
    )


def all_show(windows, name, state):
    for window in windows:
        expect(window.completion(name, state)).to_be_visible()


def test_a_tap_in_any_window_shows_in_all(windows):
    # The windows opened from the fifth on share one row.
    assert number(windows[4]) == number(windows[5])
    for count, window in enumerate(windows[:4], start=1):
        before = window.completion("水を飲む", f"{count - 1} of 3 today").element_handle()
        window.completion("水を飲む", f"{count - 1} of 3 today").click()
        all_show(windows, "水を飲む", f"{count} of 3 today")
        # The pressed button is still in the page.
        assert before.evaluate("button => button.isConnected")
    windows[5].toggle("Read")
    all_show(windows, "Read", "completed today")
    windows[4].toggle("Read")
    all_show(windows, "Read", "not completed today")


def test_a_sheet_opens_only_in_its_own_window(windows):
    windows[5].choose("水を飲む", "Set Count")
    sheet = windows[5].page.get_by_role("dialog")
    sheet.get_by_label("Number").fill("2")
    # A tap in another window closes nothing.
    windows[4].toggle("Read")
    all_show(windows[:5], "Read", "completed today")
    expect(sheet).to_be_visible()
    for window in windows[:5]:
        expect(window.page.get_by_role("dialog")).to_have_count(0)
    sheet.get_by_role("button", name="Set Count").click()
    all_show(windows, "水を飲む", "2 of 3 today")
    windows[4].open("Read")
    expect(windows[5].screen("Read")).to_have_count(0)


def test_focus_and_an_open_menu_survive_taps_in_other_windows(windows, store):
    for window in windows[4:]:
        window.completion("Read").focus()
    windows[4].page.keyboard.press("Space")
    all_show(windows, "Read", "completed today")
    windows[5].page.keyboard.press("Space")
    all_show(windows, "Read", "not completed today")
    habit(store, "done", "Read")
    all_show(windows, "Read", "completed today")
    for window in windows[4:]:
        expect(window.completion("Read", "completed today")).to_be_focused()

    windows[5].opener("Read").click(button="right")
    delete = windows[5].page.get_by_role("menuitem", name="Delete")
    expect(delete).to_be_visible()
    windows[4].toggle("Read")
    all_show(windows, "Read", "not completed today")
    expect(delete).to_be_visible()
    delete.click()
    for window in windows:
        expect(window.completion("Read")).to_have_count(0)
    windows[5].undo.click()
    all_show(windows, "Read", "not completed today")


def test_opening_and_closing_windows_does_not_affect_others(windows, store):
    # The window that first showed the shared row is closed first.
    windows[4].page.close()
    windows[5].toggle("Read")
    left = windows[:4] + windows[5:]
    all_show(left, "Read", "completed today")
    for window in left:
        window.reload()
    all_show(left, "Read", "completed today")
    habit(store, "undo", "Read")
    all_show(left, "Read", "not completed today")
    windows[5].choose("Read", "Archive")
    for window in left:
        expect(window.completion("Read")).to_have_count(0)


def test_a_setting_changes_all_rows(windows):
    windows[5].show_settings()
    windows[5].choose_setting("Week Starts On", "Monday")
    for window in windows[:5]:
        initials = window.row("Read").locator("svg text").last
        expect(initials).to_have_text("MTWTFSS")
