"""Two windows of one browser: each keeps its own sheet, menu, focus, and screen."""

import pytest
from harness.command import habit
from harness.program import NOON
from playwright.sync_api import expect


@pytest.fixture
def windows(start, store, open_window):
    habit(store, "add", "Read")
    habit(store, "add", "水を飲む", "--per-day", "3")
    program = start("--store", store, *NOON)
    return [open_window(program) for _ in range(2)]


def all_show(windows, name, state):
    for window in windows:
        expect(window.completion_button(name, state)).to_be_visible()


def test_a_sheet_and_a_screen_open_in_one_window_only(windows):
    one, other = windows
    one.choose("水を飲む", "Set Count")
    sheet = one.page.get_by_role("dialog")
    sheet.get_by_label("Number").fill("2")
    # A tap in another window closes nothing.
    other.toggle("Read")
    all_show([other], "Read", "completed today")
    expect(sheet).to_be_visible()
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    sheet.get_by_role("button", name="Set Count").click()
    all_show(windows, "水を飲む", "2 of 3 today")
    other.open("Read")
    expect(one.screen("Read")).to_have_count(0)


def test_focus_and_an_open_menu_survive_changes_in_other_windows(windows, store):
    one, other = windows
    for window in windows:
        window.completion_button("Read").focus()
    one.page.keyboard.press("Space")
    all_show(windows, "Read", "completed today")
    other.page.keyboard.press("Space")
    all_show(windows, "Read", "not completed today")
    habit(store, "done", "Read")
    all_show(windows, "Read", "completed today")
    for window in windows:
        expect(window.completion_button("Read", "completed today")).to_be_focused()

    other.detail_button("Read").click(button="right")
    delete = other.page.get_by_role("menuitem", name="Delete")
    expect(delete).to_be_visible()
    one.toggle("Read")
    all_show(windows, "Read", "not completed today")
    expect(delete).to_be_visible()
    delete.click()
    for window in windows:
        expect(window.completion_button("Read")).to_have_count(0)
    other.undo.click()
    all_show(windows, "Read", "not completed today")
