"""The effects of settings in every browser and after a restart.

Tests/HabitScreenTests/SettingsTests.swift tests the screen's texts.
"""

from datetime import date

from harness import store as stored
from harness.chromium import PHONE
from harness.grid import YEAR_GRID
from playwright.sync_api import expect

DARK, LIGHT = "rgb(11, 11, 13)", "rgb(242, 242, 247)"


def expect_ground(habits, color):
    """Expects the background color of the app."""
    expect(habits.page.locator(".app")).to_have_css("background-color", color)


def test_settings_apply_to_every_window_and_are_remembered(start, open_window, add, store):
    add("Read")
    # Half past one at night.
    program = start(
        "--store", store, "--now", "2026-03-10T00:30:00Z", "--time-zone", "Europe/Berlin"
    )
    habits, other = open_window(program), open_window(program, color_scheme="light")
    # The app is dark by default, even in a light browser.
    expect_ground(other, DARK)
    habits.show_settings()
    habits.choose_setting("Appearance", "Light")
    expect_ground(habits, LIGHT)
    expect_ground(other, LIGHT)
    habits.choose_setting("Appearance", "System")
    expect_ground(habits, DARK)
    expect_ground(other, LIGHT)

    habits.choose_setting("Day Starts At", "3:00 AM")
    habits.choose_setting("Appearance", "Light")
    expect_ground(habits, LIGHT)
    habits.restart(program)
    expect_ground(habits, LIGHT)
    habits.settings.get_by_role("link", name="Data").click()
    data = habits.screen("Data")
    expect(data.get_by_text(f"Everything is kept on this device, in {store}")).to_be_visible()
    expect(data.get_by_role("listitem").first).to_have_text("Habits1")

    # The previous day has not ended yet. Tests/HabitScreenTests/BoundaryTests.swift tests the rule.
    habits.page.goto(program.url)
    habits.completion_button("Read").click()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    assert stored.days(store, "Read") == [(date(2026, 3, 9) - date(1970, 1, 1)).days]


def grid(habits):
    """The year grid, which only cards show."""
    return habits.page.get_by_label(YEAR_GRID)


def test_each_browser_remembers_its_list_style(start, open_window, add):
    add("Read")
    program = start()
    phone, desktop = open_window(program, PHONE), open_window(program)
    expect(grid(phone)).to_be_attached()
    desktop.choose_list_option("Rows")
    expect(grid(desktop)).to_have_count(0)
    # The phone keeps its style: immediately, after a reload, and after a restart of the server.
    add("Run")
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
