"""Long press, right click, and keyboard on today's habits.

Tests/HabitScreenTests/TodayTests.swift tests counts and skipped days.
"""

import pytest
from harness import store as stored
from harness.chromium import PHONE
from playwright.sync_api import expect


@pytest.fixture
def counted(habits):
    """The app with a habit that is done twice a day."""
    habits.button("Add Habit").click()
    habits.name_field.fill("Drink")
    habits.increment("Completions per day", 1)
    habits.save.click()
    expect(habits.completion_button("Drink", "0 of 2 today")).to_be_visible()
    return habits


def center(locator):
    box = locator.bounding_box()
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


@pytest.fixture
def touch(program, open_window):
    """The app on a phone, and a function that puts a finger down at a position, or lifts the
    finger."""
    habits = open_window(program, PHONE, has_touch=True, is_mobile=True)
    session = habits.page.context.new_cdp_session(habits.page)

    def put(*points):
        kind = "touchStart" if points else "touchEnd"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    return habits, put


def test_a_long_press_on_a_row_opens_its_menu_and_does_not_tap(touch, store):
    habits, finger = touch
    habits.add("Read")
    finger(center(habits.detail_button("Read")))
    skip = habits.page.get_by_role("menuitem", name="Skip Today")
    expect(skip).to_be_visible()
    finger()
    expect(skip).to_be_visible()
    assert stored.count(store, "Read") == 0
    skip.click()
    expect(habits.completion_button("Read", "skipped today")).to_be_visible()


@pytest.mark.parametrize("goal", [1, 3])
def test_a_long_press_on_the_completion_button_opens_set_count(touch, store, goal):
    habits, finger = touch
    habits.button("Add Habit").click()
    habits.name_field.fill("Drink")
    habits.increment("Completions per day", goal - 1)
    habits.save.click()
    state = "0 of 3 today" if goal > 1 else "not completed today"
    finger(center(habits.completion_button("Drink", state)))
    sheet = habits.page.get_by_role("dialog", name="Drink")
    expect(sheet).to_be_visible()
    finger()
    # Lifting the finger taps neither the button nor the sheet.
    expect(sheet.get_by_role("textbox", name="Number")).to_have_value("0")
    expect(habits.page.locator(".menu:popover-open")).to_have_count(0)
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    assert stored.count(store, "Drink") == 0
    habits.completion_button("Drink", state).click()
    expect(
        habits.completion_button("Drink", "1 of 3 today" if goal > 1 else "completed today")
    ).to_be_visible()


def test_a_right_click_on_the_completion_button_opens_set_count(habits):
    habits.add("Read")
    habits.completion_button("Read").click(button="right")
    expect(habits.page.get_by_role("dialog", name="Read")).to_be_visible()


def test_the_keyboard_skips_today(counted):
    habits = counted
    keyboard = habits.page.keyboard
    habits.detail_button("Drink").focus()
    keyboard.press("ContextMenu")
    expect(habits.page.get_by_role("menuitem", name="Set Count")).to_be_focused()
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(habits.completion_button("Drink", "skipped today")).to_be_visible()


def opened_count_sheet(habits, name):
    """The count sheet, opened from the menu of a habit's row."""
    habits.choose(name, "Set Count")
    sheet = habits.page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    return sheet


def test_a_count_can_be_typed_or_chosen(habits, store):
    habits.add("Read")
    sheet = opened_count_sheet(habits, "Read")
    field = sheet.get_by_role("textbox", name="Number")
    expect(field).to_have_value("0")
    # A phone shows its numeric keyboard.
    expect(field).to_have_attribute("inputmode", "numeric")
    field.fill("57")
    expect(sheet.get_by_role("radio", name="57 of 1")).to_be_checked()
    expect(sheet.get_by_role("radio", name="57 of 1")).to_be_in_viewport()
    sheet.get_by_role("button", name="Set Count").click()
    expect(sheet).to_have_count(0)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    assert stored.count(store, "Read") == 57
    # The picker and the field agree.
    sheet = opened_count_sheet(habits, "Read")
    expect(sheet.get_by_role("textbox", name="Number")).to_have_value("57")
    sheet.get_by_role("radio", name="2 of 1", exact=True).click()
    expect(sheet.get_by_role("textbox", name="Number")).to_have_value("2")
    sheet.get_by_role("textbox", name="Number").press("Enter")
    expect(sheet).to_have_count(0)
    assert stored.count(store, "Read") == 2
