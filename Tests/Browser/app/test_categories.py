"""The user's categories in a browser: drag and drop, keyboard, narrow windows, and accessibility.

Tests/HabitScreenTests/CategoryTests.swift tests their logic.
"""

import pytest
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from harness.mouse import drag
from harness.settling import settle
from playwright.sync_api import expect

SIX = ["Health", "Productivity", "Personal", "Fitness", "Learning", "Social"]
HABITS = (
    {"name": "Run", "category": "fitness"},
    {"name": "Swim", "category": "fitness"},
    {"name": "Read", "category": "learning"},
    {"name": "Ski", "category": "fitness", "archivedAt": "2026-03-01T08:00:00.000Z"},
)


@pytest.fixture
def program(start_with):
    return start_with(*HABITS)


def row(habits, name):
    rows = habits.categories.get_by_role("listitem")
    return rows.filter(has=habits.page.get_by_text(name, exact=True))


def expect_categories(habits, *wanted):
    names = habits.categories.locator("li.row .f-headline")
    expect(names).to_have_text(list(wanted))


def choose(habits, name, action):
    row(habits, name).click(button="right")
    habits.page.get_by_role("menuitem", name=action).click()


def name_field(habits):
    return habits.category_editor.get_by_role("textbox", name="Name")


def save(habits):
    return habits.category_editor.get_by_role("button", name="Save")


def assert_the_keyboard_alone_adds_moves_and_removes_categories(habits):
    keyboard = habits.page.keyboard
    tab_to(habits.button("Add Category"))
    keyboard.press("Enter")
    expect(name_field(habits)).to_be_focused()
    keyboard.type("Garden")
    keyboard.press("Enter")
    expect_categories(habits, *SIX, "Garden")
    tab_to(habits.button("More for Garden"))
    keyboard.press("Enter")
    menu = habits.page.locator(".menu:popover-open")
    expect(menu).to_be_visible()
    for action in ("Move Up", "Remove"):
        item = menu.get_by_role("menuitem", name=action)
        for _ in range(6):
            if item.evaluate("item => item === document.activeElement"):
                break
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
        if action == "Move Up":
            expect_categories(habits, *SIX[:-1], "Garden", "Social")
            habits.button("More for Garden").focus()
            keyboard.press("Enter")
            expect(menu).to_be_visible()
    expect_categories(habits, *SIX)
    # Changes can be undone even after a reload.
    habits.page.reload()
    expect_categories(habits, *SIX)
    keyboard.press("Control+z")
    expect_categories(habits, *SIX[:-1], "Garden", "Social")


def test_categories_are_changed_by_keyboard_and_mouse_and_long_names_fit(program, open_window):
    habits = open_window(program, DESKTOP)
    habits.show_categories()
    assert_the_keyboard_alone_adds_moves_and_removes_categories(habits)

    drag(row(habits, "Garden"), onto=row(habits, "Health"))
    expect_categories(habits, "Garden", *SIX)
    choose(habits, "Garden", "Remove")
    expect_categories(habits, *SIX)
    habits.page.set_viewport_size(PHONE)
    settle(habits.page)
    drag(row(habits, "Social"), onto=row(habits, "Health"))
    expect_categories(habits, "Social", *SIX[:-1])

    habits.page.set_viewport_size({"width": 320, "height": 700})
    names = ["الحديقة والنباتات", "W" * 30]
    for name in names:
        habits.button("Add Category").click()
        name_field(habits).fill(name)
        save(habits).click()
        expect(habits.category_editor).to_have_count(0)
    expect_categories(habits, "Social", *SIX[:-1], *names)
    screen = habits.page.locator(".screen").last
    assert screen.evaluate("screen => screen.scrollWidth <= screen.clientWidth")


def category_screens(habits):
    """A tour of the screens of categories, which test_accessibility.py checks."""
    habits.show_categories()
    yield "the categories"
    row(habits, "Health").click()
    name_field(habits).fill("social")
    expect(save(habits)).to_be_disabled()
    yield "the editor"
    habits.category_editor.get_by_role("button", name="Cancel").click()
    habits.button("Discard Changes").click()
    expect(habits.category_editor).to_have_count(0)
    choose(habits, "Fitness", "Remove")
    expect(habits.page.get_by_role("alertdialog")).to_be_visible()
    yield "the question"
    habits.button("Cancel").click()
    expect(habits.page.get_by_role("alertdialog")).to_have_count(0)
    habits.page.go_back()
    expect(habits.categories).to_have_count(0)
    habits.page.go_back()
    expect(habits.settings).to_have_count(0)
