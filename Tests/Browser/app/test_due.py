"""Habits due today in a browser: the remembered filter, the keyboard, and each text size.

Tests/HabitScreenTests/DueListTests.swift tests their logic.
"""

import re

import pytest
from harness.axe import violations_in_each_appearance_and_large_text
from harness.chromium import PHONE
from harness.keyboard import tab_to
from harness.native import on_weekdays
from harness.settling import settle
from playwright.sync_api import expect

# The tests' day is a Monday.
HABITS = (
    {"name": "Swim", "category": "fitness", "schedule": on_weekdays("tuesday")},
    {"name": "Run", "category": "fitness", "timeOfDay": "morning"},
    {"name": "Plan", "schedule": on_weekdays("monday", "friday"), "timeOfDay": "morning"},
    {"name": "Read", "category": "learning", "timeOfDay": "evening"},
    {"name": "Smoke", "kind": "quit", "completionsPerDay": 0, "schedule": on_weekdays("sunday")},
    {"name": "Call", "pauses": [{"first": "2026-03-01"}], "timeOfDay": "evening"},
)


@pytest.fixture
def program(start_with):
    return start_with(*HABITS)


@pytest.fixture
def habits(program, open_window):
    window = open_window(program, PHONE)
    window.choose_list_option("Rows")
    expect(window.page.locator("li.row")).to_have_count(len(HABITS))
    # After a change of style, rows replace elements one by one, and a tap on an element that is
    # just being replaced is lost. After a reload, all rows exist.
    window.reload()
    expect(window.page.locator("li.row")).to_have_count(len(HABITS))
    return window


def expect_names(habits, *wanted):
    """Expects the visible habits, from the top."""
    openers = habits.page.locator("li.row button[aria-description*='Shows the habit']")
    expect(openers).to_have_count(len(wanted))
    for place, name in enumerate(wanted):
        expect(openers.nth(place)).to_have_accessible_name(re.compile(f"^{name}(,|$)"))


def header(habits, name):
    return habits.page.get_by_role("heading", level=2).get_by_role("button", name=f"{name}, ")


def test_groups_collapsed_groups_and_the_filter_set_by_keyboard_are_remembered(habits, program):
    keyboard = habits.page.keyboard
    tab_to(habits.button("List Options"))
    keyboard.press("Enter")
    menu = habits.page.locator(".menu:popover-open")
    expect(menu).to_be_visible()
    groups = menu.get_by_role("menuitem", name="Group By")
    category = menu.get_by_role("menuitemradio", name="Category")
    for item in (groups, category):
        for _ in range(20):
            if item.evaluate("item => item === document.activeElement"):
                break
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
    tab_to(habits.button("Due Today"))
    keyboard.press("Space")
    expect_names(habits, "Run", "Read", "Plan", "Smoke")
    fold = header(habits, "Fitness")
    tab_to(fold)
    keyboard.press("Enter")
    expect_names(habits, "Read", "Plan", "Smoke")
    expect(fold).to_be_focused()
    expect(fold).to_have_attribute("aria-description", "Shows the habits")
    program.restart()
    habits.reload()
    expect_names(habits, "Read", "Plan", "Smoke")


def test_the_grouped_list_is_accessible_and_fits_in_large_text(program, open_window):
    habits = open_window(program, PHONE)
    habits.change_setting("Appearance", "System")
    habits.choose_list_option("Category", "Group By")
    habits.choose_list_option("Due Today")
    assert violations_in_each_appearance_and_large_text(habits.page) == {}

    habits.choose_list_option("All Habits")
    habits.page.evaluate("document.documentElement.style.fontSize = '150%'")
    habits.choose_list_option("Time of Day", "Group By")
    expect(header(habits, "Any Time")).to_be_visible()
    window = habits.page.locator(".screen").first
    for width in (320, 393):
        habits.page.set_viewport_size({"width": width, "height": 700})
        settle(habits.page)
        assert window.evaluate("screen => screen.scrollWidth <= screen.clientWidth"), width
        for name in ("Morning", "Evening", "Any Time"):
            box = header(habits, name).bounding_box()
            assert box["x"] >= 0, (width, name)
            assert box["x"] + box["width"] <= width, (width, name)
            assert box["height"] >= 44, (width, name)
