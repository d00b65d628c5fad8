"""Habits to give up: days kept, slips, and limits."""

from datetime import timedelta

import pytest
from harness import kinds
from harness import store as stored
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from harness.native import TODAY
from playwright.sync_api import expect


@pytest.fixture
def program(start, store, tmp_path):
    """The app with two habits to give up, from 1 March on: one slip on the 4th."""
    slip = kinds.days([1], until=TODAY - timedelta(days=5))
    export = kinds.write(tmp_path / "export.json", kinds.smoking(records=slip), kinds.coffee())
    return start("--store", store, "--import", export)


def record(habits):
    return habits.button("Smoking, Record a Slip")


def slip(habits):
    return habits.completion("Smoking", "not kept today")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_slip_ends_the_streak_and_is_taken_back(program, open_window, store, viewport):
    habits, other = open_window(program, viewport), open_window(program)
    # The 5th to the 8th; today is not over yet.
    expect(habits.button("Smoking, current streak 4 days")).to_be_visible()
    record(habits).click()
    expect(slip(habits)).to_be_visible()
    expect(slip(other)).to_be_visible()
    expect(habits.button("Smoking, current streak", exact=False)).to_have_count(0)
    expect(habits.page.get_by_text("Recorded a slip of Smoking")).to_be_visible()
    assert stored.count(store, "Smoking") == 2
    habits.undo.click()
    expect(record(other)).to_be_visible()
    expect(other.button("Smoking, current streak 4 days")).to_be_visible()
    record(habits).click()
    expect(slip(habits)).to_be_visible()
    program.restart()
    habits.reload()
    slip(habits).click()
    expect(record(habits)).to_be_visible()
    assert stored.count(store, "Smoking") == 1


def test_a_limit_is_counted_up_to_and_past(program, open_window):
    habits = open_window(program)
    expect(habits.button("Coffee, current streak 8 days")).to_be_visible()
    for count in range(2):
        habits.completion("Coffee", f"{count} of at most 2 today").click()
    expect(habits.completion("Coffee", "2 of at most 2 today")).to_be_visible()
    expect(habits.button("Coffee, current streak 8 days")).to_be_visible()
    habits.completion("Coffee", "2 of at most 2 today").click()
    expect(habits.completion("Coffee", "3 of at most 2 today")).to_be_visible()
    expect(habits.page.get_by_text("Recorded a slip of Coffee")).to_be_visible()
    expect(habits.button("Coffee, current streak", exact=False)).to_have_count(0)


def test_the_ring_warns_at_the_limit(program, open_window):
    habits = open_window(program)
    colors = []
    for count in range(3):
        ring = habits.completion("Coffee", f"{count} of at most 2 today")
        arcs = ring.locator("svg.canvas path").first
        colors.append(arcs.evaluate("arcs => getComputedStyle(arcs).stroke"))
        ring.click()
    calm, same, warning = colors
    assert calm == same != warning


def test_the_figures_and_the_chart_tell_slips(program, open_window):
    habits = open_window(program)
    habits.open("Smoking")
    screen = habits.screen("Smoking")
    expect(screen.get_by_label("Kept 5 days, 1 slip in 7 days")).to_be_visible()
    screen.get_by_text("Month", exact=True).click()
    expect(screen.get_by_label("Kept 7 days, 1 slip in 30 days")).to_be_visible()
    expect(screen.get_by_label("Slips, 1", exact=True)).to_be_visible()
    expect(screen.get_by_label("Days kept, 7", exact=True)).to_be_visible()
    expect(habits.page.locator(".ch-table").first.locator("th").nth(1)).to_have_text("Slips")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_habits_own_screen(program, open_window, viewport):
    habits = open_window(program, viewport)
    habits.open("Smoking")
    screen = habits.screen("Smoking")
    expect(screen.get_by_text("Kept", exact=True).filter(visible=True)).to_be_visible()
    expect(screen.get_by_role("button", name="March 4, 2026, not kept")).to_be_visible()
    expect(screen.get_by_role("button", name="March 5, 2026, kept")).to_be_visible()
    screen.get_by_role("button", name="Record a Slip").filter(visible=True).click()
    expect(screen.get_by_text("A slip", exact=True).filter(visible=True)).to_be_visible()
    screen.get_by_role("button", name="Take Back the Slip").filter(visible=True).click()
    expect(screen.get_by_text("Kept", exact=True).filter(visible=True)).to_be_visible()
    screen.get_by_role("button", name="March 6, 2026, kept").click()
    expect(screen.get_by_role("button", name="March 6, 2026, not kept")).to_be_visible()


def test_the_keyboard_records_and_takes_back(program, open_window):
    habits = open_window(program)
    tab_to(record(habits))
    habits.page.keyboard.press("Enter")
    expect(slip(habits)).to_be_focused()
    habits.page.keyboard.press("Enter")
    expect(record(habits)).to_be_focused()
    habits.choose("Smoking", "Record a Slip")
    expect(slip(habits)).to_be_visible()
    habits.choose("Smoking", "Take Back the Slip")
    expect(record(habits)).to_be_visible()
