"""The user's own categories: made, edited, moved, removed, and seen wherever they are shown."""

import pytest
from harness.axe import violations
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from harness.native import write_habits
from playwright.sync_api import expect

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
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


def test_one_that_is_made_is_there_for_habits_and_after_a_restart(habits, program, open_window):
    other = open_window(program, DESKTOP)
    add(habits, "Garden", icon="Leaf", color="Green")
    expect_categories(habits, *SIX, "Garden")
    other.button("Add Habit").click()
    other.name_field.fill("Water")
    other.editor.get_by_role("combobox", name="Category").select_option(label="Garden")
    other.save.click()
    expect(other.button("Garden")).to_be_visible()
    expect(row(habits, "Garden")).to_contain_text("1")
    program.options = program.options[:2] + program.options[4:]
    program.restart()
    other.reload()
    other.button("Garden").click()
    expect(other.page.get_by_role("listitem")).to_have_count(1)
    other.show_statistics()
    expect(other.statistics.get_by_text("Garden").first).to_be_attached()


def test_an_edit_is_seen_in_every_window(habits, program, open_window):
    other = open_window(program, PHONE)
    row(habits, "Fitness").get_by_role("button", name="Fitness, 3 habits", exact=True).click()
    expect(name_field(habits)).to_have_value("Fitness")
    expect(save(habits)).to_be_enabled()
    name_field(habits).fill("Sport")
    habits.category_editor.get_by_role("button", name="Coral Red").click()
    save(habits).click()
    expect_categories(habits, *[name if name != "Fitness" else "Sport" for name in SIX])
    other.button("Sport").click()
    expect(other.page.get_by_role("listitem")).to_have_count(2)
    expect(other.button("Fitness")).to_have_count(0)


@pytest.mark.parametrize(
    "name, words",
    [
        ("health", "Another category is called “health”."),
        (" Social ", "Another category is called “Social”."),
        ("W" * 31, "A name has at most 30 characters, and this one has 31."),
    ],
)
def test_a_name_that_cannot_be_is_refused_at_the_field(program, open_window, name, words):
    habits = open_window(program, PHONE)
    habits.show_categories()
    habits.button("Add Category").click()
    expect(save(habits)).to_be_disabled()
    name_field(habits).fill(name)
    expect(habits.category_editor.get_by_text(words)).to_be_visible()
    expect(save(habits)).to_be_disabled()
    name_field(habits).press("Enter")
    expect(name_field(habits)).to_have_value(name)
    # What was typed stays until it is given up.
    habits.category_editor.get_by_role("button", name="Cancel").click()
    habits.button("Keep Editing").click()
    # Nobody can type behind the question.
    expect(habits.button("Keep Editing")).to_have_count(0)
    name_field(habits).fill("Music")
    expect(habits.category_editor.get_by_text(words)).to_have_count(0)
    save(habits).click()
    expect_categories(habits, *SIX, "Music")


@pytest.mark.parametrize("name", ["庭と植物の手入れ", "الحديقة والنباتات", "W" * 30, "<b>&\"'</b>"])
def test_any_name_of_thirty_characters_can_be(program, open_window, name):
    habits = open_window(program, {"width": 320, "height": 700})
    habits.show_categories()
    add(habits, name)
    expect_categories(habits, *SIX, name)
    screen = habits.page.locator(".screen").last
    assert screen.evaluate("screen => screen.scrollWidth <= screen.clientWidth")


def test_one_that_another_window_took_the_name_of_is_refused(program, open_window):
    habits, other = open_window(program, PHONE), open_window(program)
    for window in (habits, other):
        window.show_categories()
    habits.button("Add Category").click()
    name_field(habits).fill("Garden")
    expect(save(habits)).to_be_enabled()
    add(other, "Garden")
    words = habits.category_editor.get_by_text("Another category is called “Garden”.")
    expect(words).to_be_visible()
    expect(save(habits)).to_be_disabled()


def test_one_that_another_window_removed_is_told(program, open_window):
    habits, other = open_window(program, PHONE), open_window(program)
    for window in (habits, other):
        window.show_categories()
    row(habits, "Social").click()
    name_field(habits).fill("Friends")
    choose(other, "Social", "Remove")
    expect_categories(other, *SIX[:-1])
    save(habits).click()
    told = habits.category_editor.get_by_text("This category was removed meanwhile.")
    expect(told).to_be_visible()


def test_the_menu_orders(habits, program, open_window):
    other = open_window(program, PHONE)
    choose(habits, "Learning", "Move Up")
    order = ["Health", "Productivity", "Personal", "Learning", "Fitness", "Social"]
    expect_categories(habits, *order)
    choose(habits, "Health", "Move Down")
    order[:2] = ["Productivity", "Health"]
    expect_categories(habits, *order)
    row(habits, "Productivity").click(button="right")
    menu = habits.page.locator(".menu:popover-open")
    expect(menu.get_by_role("menuitem", name="Move Up")).to_be_disabled()
    # The list goes by it, in another window too.
    chips = other.page.locator(".inset-top button")
    for place, name in enumerate(("All", "Learning", "Fitness")):
        expect(chips.nth(place)).to_have_accessible_name(name)


def test_a_drag_orders(habits):
    mouse = habits.page.mouse
    start, end = row(habits, "Social").bounding_box(), row(habits, "Health").bounding_box()
    mouse.move(start["x"] + 150, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + 150, start["y"] - 20, steps=4)
    mouse.move(start["x"] + 150, end["y"] + 2, steps=8)
    mouse.up()
    expect_categories(habits, "Social", *SIX[:-1])


def test_one_with_habits_is_removed_after_a_question_and_comes_back(habits, program, open_window):
    other = open_window(program, PHONE)
    other.button("Fitness").click()
    choose(habits, "Fitness", "Remove")
    question = habits.page.get_by_role("alertdialog", name="Remove “Fitness”?")
    expect(question).to_contain_text("3 habits will have no category.")
    question.get_by_role("button", name="Cancel").click()
    expect_categories(habits, *SIX)
    choose(habits, "Fitness", "Remove")
    question.get_by_role("button", name="Remove Category").click()
    expect_categories(habits, *[name for name in SIX if name != "Fitness"])
    # Where it was looked at, all are shown.
    expect(other.button("Fitness")).to_have_count(0)
    expect(other.page.get_by_role("listitem")).to_have_count(3)
    expect(habits.page.get_by_text("Removed Fitness")).to_be_visible()
    habits.undo.click()
    expect_categories(habits, *SIX)
    expect(row(habits, "Fitness")).to_contain_text("3")
    expect(other.button("Fitness")).to_be_visible()


def test_without_any_there_is_a_way_to_make_one(program, open_window):
    habits = open_window(program, PHONE)
    habits.show_categories()
    for name in SIX:
        choose(habits, name, "Remove")
        question = habits.page.get_by_role("button", name="Remove Category")
        if name in ("Fitness", "Learning"):
            question.click()
        expect(habits.page.get_by_text(f"Removed {name}")).to_be_visible()
    expect(habits.categories.get_by_text("No categories")).to_be_visible()
    habits.categories.get_by_role("button", name="Add Category").last.click()
    name_field(habits).fill("All of it")
    save(habits).click()
    expect_categories(habits, "All of it")


def test_the_keyboard_alone_adds_moves_and_removes(program, open_window):
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
@pytest.mark.parametrize("size", ["100%", "150%"])
@pytest.mark.parametrize("screen", ["list", "editor", "question"])
def test_axe_finds_nothing(program, open_window, viewport, size, screen):
    habits = open_window(program, viewport)
    habits.set("Appearance", "System")
    habits.show_categories()
    if screen == "editor":
        row(habits, "Health").click()
        name_field(habits).fill("social")
        expect(save(habits)).to_be_disabled()
    if screen == "question":
        choose(habits, "Fitness", "Remove")
        expect(habits.page.get_by_role("alertdialog")).to_be_visible()
    habits.page.evaluate(f"document.documentElement.style.fontSize = '{size}'")
    assert violations(habits.page) == {}
