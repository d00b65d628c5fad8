"""Quit habits in a browser: the ring, the chart, and the keyboard.

Tests/HabitScreenTests/QuitTests.swift tests their logic.
"""

from datetime import timedelta

import pytest
from harness import kinds
from harness.keyboard import tab_to
from harness.native import TODAY
from playwright.sync_api import expect


@pytest.fixture
def program(start_with):
    """The app with two quit habits since March 1, one of which has a slip on March 4."""
    slip = kinds.daily_records([1], until=TODAY - timedelta(days=5))
    return start_with(kinds.smoking(records=slip), kinds.coffee())


def record(habits):
    return habits.button("Smoking, Record a Slip")


def slip(habits):
    return habits.completion_button("Smoking", "not kept today")


def test_slips_are_shown_and_can_be_recorded_by_keyboard(program, open_window):
    habits = open_window(program)
    # The ring warns at the limit.
    colors = []
    for count in range(3):
        ring = habits.completion_button("Coffee", f"{count} of at most 2 today")
        arcs = ring.locator("svg.canvas path").first
        colors.append(arcs.evaluate("arcs => getComputedStyle(arcs).stroke"))
        ring.click()
    calm, same, warning = colors
    assert calm == same != warning

    tab_to(record(habits))
    habits.page.keyboard.press("Enter")
    expect(slip(habits)).to_be_focused()
    habits.page.keyboard.press("Enter")
    expect(record(habits)).to_be_focused()
    habits.choose("Smoking", "Record a Slip")
    expect(slip(habits)).to_be_visible()
    habits.choose("Smoking", "Undo Slip")
    expect(record(habits)).to_be_visible()

    habits.open("Smoking")
    screen = habits.screen("Smoking")
    expect(screen.get_by_label("Kept 5 days, 1 slip in 7 days")).to_be_visible()
    screen.get_by_text("Month", exact=True).click()
    expect(screen.get_by_label("Kept 7 days, 1 slip in 30 days")).to_be_visible()
    expect(screen.get_by_label("Slips, 1", exact=True)).to_be_visible()
    expect(screen.get_by_label("Days Kept, 7", exact=True)).to_be_visible()
    expect(habits.page.locator(".ch-table").first.locator("th").nth(1)).to_have_text("Slips")
