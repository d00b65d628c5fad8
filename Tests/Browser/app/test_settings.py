"""What the settings change, in every window and after a restart."""

import plistlib
from pathlib import Path

import pytest
from harness import store as stored
from harness.chromium import PHONE
from harness.grid import YEAR_GRID
from harness.program import HabitTracker
from playwright.sync_api import expect

DARK, LIGHT = "rgb(11, 11, 13)", "rgb(242, 242, 247)"
NOW = ("--now", "2026-03-09T12:00:00Z", "--time-zone", "Europe/Berlin")


def expect_ground(habits, color):
    """The colour that everything lies on."""
    expect(habits.page.locator(".app")).to_have_css("background-color", color)


def test_dark_is_the_default_whatever_the_device_prefers(program, open_window):
    expect_ground(open_window(program, color_scheme="light"), DARK)


def test_the_appearance_acts_in_every_window_and_is_remembered(program, open_window):
    habits, other = open_window(program), open_window(program, color_scheme="light")
    habits.set("Appearance", "Light")
    expect_ground(habits, LIGHT)
    expect_ground(other, LIGHT)
    habits.set("Appearance", "System")
    expect_ground(habits, DARK)
    expect_ground(other, LIGHT)
    habits.set("Appearance", "Light")
    program.restart()
    habits.page.reload()
    expect_ground(habits, LIGHT)


def test_the_error_screen_has_the_appearance_too(start, open_window, store):
    program = start("--store", store)
    open_window(program).set("Appearance", "Light")
    program.kill()
    stored.spoil(store)
    program.start()
    habits = open_window(program)
    expect(habits.page.get_by_role("heading", name="Your habits can't be opened")).to_be_visible()
    expect_ground(habits, LIGHT)


def grid(habits):
    """The year of days that a card shows, and a row does not."""
    return habits.page.get_by_label(YEAR_GRID)


def test_the_list_style_is_the_one_of_the_list_menu(program, open_window):
    habits = open_window(program)
    habits.add("Read")
    habits.set("List Style", "Rows")
    expect(grid(habits)).to_have_count(0)
    habits.list_option("Cards")
    expect(grid(habits)).to_be_attached()
    habits.show_settings()
    expect(habits.setting("List Style").locator("option:checked")).to_have_text("Cards")


def test_the_list_style_belongs_to_the_browser(program, open_window):
    phone, desktop = open_window(program, PHONE), open_window(program)
    desktop.add("Read")
    expect(grid(phone)).to_be_attached()
    desktop.list_option("Rows")
    expect(grid(desktop)).to_have_count(0)
    # The phone stays as it is: at once, when it is opened again, and after the server was.
    phone.add("Run")
    expect(grid(phone)).to_have_count(2)
    phone.page.reload()
    expect(grid(phone)).to_have_count(2)
    program.restart()
    for habits, count in ((phone, 2), (desktop, 0)):
        habits.page.reload()
        expect(habits.completion("Read")).to_be_visible()
        expect(grid(habits)).to_have_count(count)
    # A new tab is a window of its browser; a browser that is new begins as was chosen last.
    for context, count in ((phone.page.context, 2), (desktop.page.context, 0)):
        tab = context.new_page()
        tab.goto(program.url)
        expect(tab.get_by_label("Read, not completed today")).to_be_visible()
        expect(tab.get_by_label(YEAR_GRID)).to_have_count(count)
    new = open_window(program)
    expect(new.completion("Read")).to_be_visible()
    expect(grid(new)).to_have_count(0)


def test_the_list_style_of_before_is_where_a_browser_begins(start, open_window, store):
    program = HabitTracker("--store", store, *NOW)
    defaults = Path(program.settings.name) / "HabitTracker.plist"
    defaults.write_bytes(plistlib.dumps({"listStyle": "rows"}))
    with program:
        habits, other = open_window(program), open_window(program)
        habits.add("Read")
        expect(grid(habits)).to_have_count(0)
        habits.list_option("Cards")
        expect(grid(habits)).to_be_attached()
        expect(grid(other)).to_have_count(0)


def test_a_browser_that_says_nonsense_begins_as_a_new_one(program, open_window):
    habits = open_window(program)
    habits.add("Read")
    for value in ("rows", "%7B%22listStyle%22%3A%22tiles%22%7D"):
        cookie = {"name": f"scene-{program.port}", "value": value, "url": program.url}
        habits.page.context.add_cookies([cookie])
        habits.page.reload()
        expect(grid(habits)).to_be_attached()


def test_weeks_start_on_the_day_that_is_chosen(start, open_window):
    program = start("--sample", "3", *NOW)
    habits, other = open_window(program), open_window(program)
    other.show_statistics()
    weeks = other.statistics.get_by_role("rowheader")
    expect(weeks.nth(7)).to_have_text("Mar 8")
    habits.set("Week Starts On", "Monday")
    expect(weeks.nth(7)).to_have_text("Mar 9")


@pytest.mark.parametrize(
    "hour, sentence",
    [
        ("Midnight", "A new day begins at midnight in Europe/Berlin. Today is Monday, March 9."),
        ("6:00 AM", "A new day begins at 6:00 AM in Europe/Berlin. Today is Sunday, March 8."),
    ],
)
def test_the_boundary_is_told_in_words(start, open_window, hour, sentence):
    night = ("--now", "2026-03-09T04:00:00Z", *NOW[2:])
    habits = open_window(start("--in-memory", *night))
    habits.show_settings()
    habits.choose_setting("Day Starts At", hour)
    expect(habits.settings.get_by_text(sentence)).to_be_visible()


def test_utc_buckets_have_no_start_hour(start, open_window):
    habits = open_window(start("--in-memory", *NOW))
    habits.show_settings()
    habits.choose_setting("Day Boundary", "UTC Buckets")
    expect(habits.setting("Day Starts At")).to_have_count(0)
    expect(habits.settings.get_by_text("at midnight UTC, wherever you are")).to_be_visible()


def test_the_data_page_says_where_the_habits_are(program, open_window, store):
    habits = open_window(program)
    habits.add("Read")
    habits.show_settings()
    habits.settings.get_by_role("link", name="Data").click()
    data = habits.screen("Data")
    expect(data.get_by_text(f"Everything is kept on this device, in {store}")).to_be_visible()
    expect(data.get_by_role("listitem").first).to_have_text("Habits1")


def test_the_about_page_names_the_licences(start, open_window):
    habits = open_window(start("--in-memory"))
    habits.show_settings()
    habits.settings.get_by_role("link", name="About").click()
    about = habits.screen("About")
    expect(about.get_by_text("Version")).to_be_visible()
    expect(about.get_by_role("listitem").filter(has_text="Habit Tracker")).to_contain_text("MIT")


@pytest.mark.parametrize("list_name", ["My Habits", "Archive"])
def test_the_farthest_screens_are_three_taps_apart(start, open_window, list_name):
    habits = open_window(start("--sample", "3"))
    if list_name == "Archive":
        habits.choose("Read", "Archive")
        habits.list_option("Archive")
        habits.screen("Archive").get_by_role("button", name="Read", exact=True).click()
    else:
        habits.opener("Read").click()
    expect(habits.screen("Read")).to_be_visible()
    habits.button(list_name).click()
    expect(habits.screen("Read")).to_have_count(0)
    habits.page.get_by_role("button", name="Settings", exact=True).click()
    habits.settings.get_by_role("link", name="Data").click()
    expect(habits.screen("Data")).to_be_visible()
