"""Pauses of one habit, of a category and of all; habits that are over."""

import pytest
from harness import kinds
from harness.chromium import DESKTOP, PHONE
from playwright.sync_api import expect


@pytest.fixture
def program(start, store, tmp_path):
    """The app with two habits, one of them for health, done on each of three days."""
    export = kinds.write(
        tmp_path / "export.json",
        kinds.read(records=kinds.days([1, 1, 1]), category="health"),
        kinds.run(),
    )
    return start("--store", store, "--import", export)


def sheet(habits):
    return habits.page.get_by_role("dialog", name="Pause ")


def confirm(habits):
    return sheet(habits).get_by_role("button", name="Pause", exact=True)


def says(habits, text):
    return habits.row("Read").get_by_text(text).filter(visible=True)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_habit_rests_until_a_day(program, open_window, viewport):
    habits, other = open_window(program, viewport), open_window(program)
    habits.choose("Read", "Pause Until…")
    sheet(habits).get_by_label("Until", exact=True).fill("2026-03-12")
    confirm(habits).click()
    expect(sheet(habits)).to_have_count(0)
    expect(says(habits, "Paused until March 12")).to_be_visible()
    expect(says(other, "Paused until March 12")).to_be_visible()
    expect(habits.completion("Read", "paused today")).to_be_visible()
    # The streak goes on over the pause.
    expect(habits.button("Read, current streak 3 days")).to_be_visible()
    program.restart()
    habits.reload()
    expect(says(habits, "Paused until March 12")).to_be_visible()
    habits.choose("Read", "Resume")
    expect(habits.completion("Read")).to_be_visible()
    expect(says(habits, "Paused")).to_have_count(0)


def test_bad_days_are_refused_in_words(program, open_window):
    habits = open_window(program)
    habits.choose("Read", "Pause Until…")
    until = sheet(habits).get_by_label("Until", exact=True)
    until.fill("2026-03-08")
    expect(sheet(habits).get_by_text("The last day is before the first one.")).to_be_visible()
    expect(confirm(habits)).to_be_disabled()
    expect(until).to_have_value("2026-03-08")
    sheet(habits).get_by_label("From", exact=True).fill("2026-03-20")
    until.fill("2026-03-25")
    confirm(habits).click()
    expect(sheet(habits)).to_have_count(0)
    habits.choose("Read", "Pause Until…")
    sheet(habits).get_by_role("switch", name="Until I Resume").click()
    message = "There is a pause already: March 20 to March 25."
    expect(sheet(habits).get_by_text(message)).to_be_visible()
    expect(confirm(habits)).to_be_disabled()
    habits.page.keyboard.press("Escape")
    expect(sheet(habits)).to_have_count(0)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_habits_own_screen_lists_pauses(program, open_window, viewport):
    habits = open_window(program, viewport)
    habits.open("Read")
    screen = habits.screen("Read")
    screen.get_by_role("button", name="More", exact=True).click()
    habits.page.get_by_role("menuitem", name="Pause Until…").click()
    sheet(habits).get_by_role("switch", name="Until I Resume").click()
    confirm(habits).click()
    expect(screen.get_by_text("Paused", exact=True).filter(visible=True)).to_be_visible()
    expect(screen.get_by_text("From March 9 on").filter(visible=True)).to_be_visible()
    screen.get_by_role("button", name="Resume").click()
    expect(screen.get_by_text("Paused", exact=True)).to_have_count(0)
    expect(screen.get_by_text("From March 9 on")).to_have_count(0)
    screen.get_by_role("button", name="More", exact=True).click()
    habits.page.get_by_role("menuitem", name="Pause Until…").click()
    confirm(habits).click()
    screen.get_by_role("button", name="Remove the Pause, March 9 to March 15").click()
    expect(screen.get_by_text("March 9 to March 15")).to_have_count(0)
    expect(screen.get_by_role("button", name="Mark as Done")).to_be_visible()


def test_a_category_and_all_rest(program, open_window):
    habits = open_window(program)
    habits.show_settings()
    habits.settings.get_by_role("button", name="Pause Until…").click()
    sheet(habits).get_by_role("combobox", name="Habits").select_option(label="Health")
    confirm(habits).click()
    expect(sheet(habits)).to_have_count(0)
    habits.page.go_back()
    expect(habits.completion("Read", "paused today")).to_be_visible()
    expect(habits.completion("Run", "0 km of 8.5 km today")).to_be_visible()
    habits.show_settings()
    habits.settings.get_by_role("button", name="Pause Until…").click()
    confirm(habits).click()
    habits.page.go_back()
    expect(habits.completion("Run", "paused today")).to_be_visible()
    habits.show_settings()
    habits.settings.get_by_role("button", name="Resume All").click()
    habits.page.go_back()
    expect(habits.completion("Run", "0 km of 8.5 km today")).to_be_visible()
    expect(habits.completion("Read")).to_be_visible()


def test_a_habit_that_is_over_offers_the_archive(start, open_window, store, tmp_path):
    ended = kinds.read(records=kinds.days([1] * 3), endDay="2026-03-08")
    program = start("--store", store, "--import", kinds.write(tmp_path / "export.json", ended))
    habits = open_window(program)
    expect(says(habits, "Ended on March 8")).to_be_visible()
    habits.open("Read")
    screen = habits.screen("Read")
    expect(screen.get_by_text("Ended on March 8").filter(visible=True)).to_be_visible()
    habits.page.go_back()
    habits.button("Read, Archive").click()
    expect(habits.opener("Read")).to_have_count(0)
