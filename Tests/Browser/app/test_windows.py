"""Two windows: a change in one appears in the other without a reload, and each keeps its own sheet,
menu, focus, and screen.

Tests/HabitScreenTests/WindowsTests.swift tests edits, deletions, and errors of two windows.
"""

import pytest
from harness.command import habit
from harness.program import NOON
from playwright.sync_api import expect


@pytest.mark.moving
def test_each_change_in_one_browser_appears_in_the_other(program, open_window):
    one, other = open_window(program), open_window(program)
    one.add("Read")
    expect(other.completion_button("Read")).to_be_visible()

    # Two simultaneous taps toggle the habit twice.
    one.toggle("Read")
    other.toggle("Read")
    for habits in (one, other):
        expect(habits.completion_button("Read")).to_be_visible()

    # Typed text stays, and its field keeps the focus.
    other.open("Read")
    one.completion_button("Read").click()
    expect(other.button("Completed")).to_be_visible()
    other.button("Edit").click()
    other.name_field.fill("Half typed")
    one.completion_button("Read", "completed today").click()
    one.add("Run")
    expect(one.completion_button("Run")).to_be_visible()
    expect(other.name_field).to_have_value("Half typed")
    expect(other.name_field).to_be_focused()
    other.save.click()
    expect(one.completion_button("Half typed")).to_be_visible()

    other.page.go_back()
    expect(other.completion_button("Run")).to_be_visible()
    one.delete("Half typed")
    expect(other.completion_button("Half typed")).to_have_count(0)
    one.undo.click()
    expect(other.completion_button("Half typed")).to_be_visible()


def all_show(windows, name, state):
    for window in windows:
        expect(window.completion_button(name, state)).to_be_visible()


def test_focus_menus_sheets_and_screens_of_a_window_survive_changes_in_another(
    start, store, open_window
):
    habit(store, "add", "Read")
    habit(store, "add", "水を飲む", "--per-day", "3")
    program = start("--store", store, *NOON)
    windows = one, other = open_window(program), open_window(program)
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
