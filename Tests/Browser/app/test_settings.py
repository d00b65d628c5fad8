"""The effects of settings in every browser and after a restart.

Tests/HabitScreenTests/SettingsTests.swift tests the screen's texts.
"""

import plistlib
from pathlib import Path

from harness import store as stored
from harness.chromium import PHONE
from harness.grid import YEAR_GRID
from harness.program import HabitTracker
from playwright.sync_api import expect

DARK, LIGHT = "rgb(11, 11, 13)", "rgb(242, 242, 247)"
NOW = ("--now", "2026-03-09T12:00:00Z", "--time-zone", "Europe/Berlin")


def expect_ground(habits, color):
    """Expects the background color of the app."""
    expect(habits.page.locator(".app")).to_have_css("background-color", color)


def test_the_app_is_dark_by_default_in_a_light_browser(program, open_window):
    expect_ground(open_window(program, color_scheme="light"), DARK)


def test_the_appearance_applies_to_every_window_and_is_remembered(program, open_window):
    habits, other = open_window(program), open_window(program, color_scheme="light")
    habits.change_setting("Appearance", "Light")
    expect_ground(habits, LIGHT)
    expect_ground(other, LIGHT)
    habits.change_setting("Appearance", "System")
    expect_ground(habits, DARK)
    expect_ground(other, LIGHT)
    habits.change_setting("Appearance", "Light")
    habits.restart(program)
    expect_ground(habits, LIGHT)


def test_the_error_screen_has_the_chosen_appearance(start, open_window, store):
    program = start("--store", store)
    open_window(program).change_setting("Appearance", "Light")
    program.kill()
    stored.corrupt(store)
    program.start()
    habits = open_window(program)
    expect(habits.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    expect_ground(habits, LIGHT)


def grid(habits):
    """The year grid, which only cards show."""
    return habits.page.get_by_label(YEAR_GRID)


def test_each_browser_remembers_its_list_style(program, open_window):
    phone, desktop = open_window(program, PHONE), open_window(program)
    desktop.add("Read")
    expect(grid(phone)).to_be_attached()
    desktop.choose_list_option("Rows")
    expect(grid(desktop)).to_have_count(0)
    # The phone keeps its style: immediately, after a reload, and after a restart of the server.
    phone.add("Run")
    expect(grid(phone)).to_have_count(2)
    phone.page.reload()
    expect(grid(phone)).to_have_count(2)
    program.restart()
    for habits, count in ((phone, 2), (desktop, 0)):
        habits.page.reload()
        expect(habits.completion_button("Read")).to_be_visible()
        expect(grid(habits)).to_have_count(count)
    # A new tab has its browser's style. A new browser has the style that was chosen last.
    for context, count in ((phone.page.context, 2), (desktop.page.context, 0)):
        tab = context.new_page()
        tab.goto(program.url)
        expect(tab.get_by_label("Read, not completed today")).to_be_visible()
        expect(tab.get_by_label(YEAR_GRID)).to_have_count(count)
    new = open_window(program)
    expect(new.completion_button("Read")).to_be_visible()
    expect(grid(new)).to_have_count(0)


def test_a_new_browser_starts_with_the_list_style_that_was_chosen_last(start, open_window, store):
    program = HabitTracker("--store", store, *NOW)
    defaults = Path(program.settings.name) / "HabitTracker.plist"
    defaults.write_bytes(plistlib.dumps({"listStyle": "rows"}))
    with program:
        habits, other = open_window(program), open_window(program)
        habits.add("Read")
        expect(grid(habits)).to_have_count(0)
        habits.choose_list_option("Cards")
        expect(grid(habits)).to_be_attached()
        expect(grid(other)).to_have_count(0)


def test_an_invalid_list_style_cookie_is_ignored(program, open_window):
    habits = open_window(program)
    habits.add("Read")
    for value in ("rows", "%7B%22listStyle%22%3A%22tiles%22%7D"):
        cookie = {"name": f"scene-{program.port}", "value": value, "url": program.url}
        habits.page.context.add_cookies([cookie])
        habits.page.reload()
        expect(grid(habits)).to_be_attached()


def test_the_data_screen_shows_the_path_of_the_store(program, open_window, store):
    habits = open_window(program)
    habits.add("Read")
    habits.show_settings()
    habits.settings.get_by_role("link", name="Data").click()
    data = habits.screen("Data")
    expect(data.get_by_text(f"Everything is kept on this device, in {store}")).to_be_visible()
    expect(data.get_by_role("listitem").first).to_have_text("Habits1")
