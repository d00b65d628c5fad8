"""The user's categories in a browser: drag and drop, keyboard, narrow windows, and accessibility.

Tests/HabitScreenTests/CategoryTests.swift tests their logic.
"""

import pytest
from harness.axe import SIZE_RULES, SIZES, violations
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from harness.native import write_habits
from playwright.sync_api import expect

SIX = ["Health", "Productivity", "Personal", "Fitness", "Learning", "Social"]
HABITS = (
    {"name": "Run", "category": "fitness"},
    {"name": "Swim", "category": "fitness"},
    {"name": "Read", "category": "learning"},
    {"name": "Ski", "category": "fitness", "archivedAt": "2026-03-01T08:00:00.000Z"},
)


@pytest.fixture
def program(start, store, tmp_path):
    file = write_habits(tmp_path / "habits.json", *HABITS)
    return start("--store", store, "--import", file)


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def habits(request, program, open_window):
    window = open_window(program, request.param)
    window.show_categories()
    return window


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


def add(habits, name, icon=None, color=None):
    habits.button("Add Category").click()
    expect(name_field(habits)).to_be_focused()
    name_field(habits).fill(name)
    if icon:
        habits.category_editor.get_by_role("button", name="Choose Icon").click()
        habits.icons.get_by_role("button", name=icon, exact=True).click()
        expect(habits.icons).to_have_count(0)
    if color:
        habits.category_editor.get_by_role("button", name=color, exact=True).click()
    save(habits).click()
    expect(habits.category_editor).to_have_count(0)


def test_a_category_name_of_thirty_characters_fits_in_a_narrow_window(program, open_window):
    habits = open_window(program, {"width": 320, "height": 700})
    habits.show_categories()
    names = ["庭と植物の手入れ", "الحديقة والنباتات", "W" * 30, "<b>&\"'</b>"]
    for name in names:
        add(habits, name)
    expect_categories(habits, *SIX, *names)
    screen = habits.page.locator(".screen").last
    assert screen.evaluate("screen => screen.scrollWidth <= screen.clientWidth")


def test_a_drag_reorders_categories(habits):
    mouse = habits.page.mouse
    start, end = row(habits, "Social").bounding_box(), row(habits, "Health").bounding_box()
    mouse.move(start["x"] + 150, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + 150, start["y"] - 20, steps=4)
    mouse.move(start["x"] + 150, end["y"] + 2, steps=8)
    mouse.up()
    expect_categories(habits, "Social", *SIX[:-1])


def test_the_keyboard_alone_adds_moves_and_removes_categories(program, open_window):
    habits = open_window(program, DESKTOP)
    keyboard = habits.page.keyboard
    habits.show_categories()
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
    keyboard.press("Control+z")
    expect_categories(habits, *SIX[:-1], "Garden", "Social")


@SIZES
def test_axe_reports_no_serious_problem_on_the_category_screens(
    program, open_window, viewport, scheme
):
    habits = open_window(program, viewport, scheme)
    habits.change_setting("Appearance", "System")
    habits.show_categories()
    assert violations_of_sizes(habits) == {}
    row(habits, "Health").click()
    name_field(habits).fill("social")
    expect(save(habits)).to_be_disabled()
    assert violations_of_sizes(habits) == {}, "the editor"
    habits.category_editor.get_by_role("button", name="Cancel").click()
    habits.button("Discard Changes").click()
    expect(habits.category_editor).to_have_count(0)
    choose(habits, "Fitness", "Remove")
    expect(habits.page.get_by_role("alertdialog")).to_be_visible()
    assert violations_of_sizes(habits) == {}, "the question"


def violations_of_sizes(habits):
    """The violations that axe finds at each text size."""
    found = {}
    for size in ("100%", "150%"):
        habits.page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        found[size] = violations(habits.page, None if size == "100%" else SIZE_RULES)
    habits.page.evaluate("document.documentElement.style.fontSize = ''")
    return {size: problems for size, problems in found.items() if problems}
