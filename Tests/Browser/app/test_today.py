"""Long press, right click, and keyboard on today's habits.

Tests/HabitScreenTests/TodayTests.swift tests counts and skipped days.
"""

from harness import store as stored
from harness.chromium import PHONE
from harness.finger import Finger
from playwright.sync_api import expect


def expect_set_count_after_a_long_press(habits, finger, name, state):
    """Expects that a long press on a completion button opens the count sheet."""
    finger.press(habits.completion_button(name, state))
    sheet = habits.page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    finger.up()
    # Lifting the finger taps neither the button nor the sheet.
    expect(sheet.get_by_role("textbox", name="Number")).to_have_value("0")
    expect(habits.page.locator(".menu:popover-open")).to_have_count(0)
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)


def test_a_long_press_a_right_click_and_the_keyboard_act_on_today(start, open_window, add, store):
    add("Read")
    add("Drink", "--per-day", "3")
    habits = open_window(start(), PHONE, has_touch=True, is_mobile=True)
    finger = Finger(habits.page)
    expect_set_count_after_a_long_press(habits, finger, "Read", "not completed today")
    expect_set_count_after_a_long_press(habits, finger, "Drink", "0 of 3 today")
    assert stored.count(store, "Read") == stored.count(store, "Drink") == 0
    habits.completion_button("Drink", "0 of 3 today").click()
    expect(habits.completion_button("Drink", "1 of 3 today")).to_be_visible()
    habits.toggle("Read")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()

    habits.completion_button("Read").click(button="right")
    sheet = habits.page.get_by_role("dialog", name="Read")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)

    # A long press on a row opens its menu, which stays open, and does not tap.
    finger.press(habits.detail_button("Read"))
    skip = habits.page.get_by_role("menuitem", name="Skip Today")
    expect(skip).to_be_visible()
    finger.up()
    expect(skip).to_be_visible()
    assert stored.count(store, "Read") == 0
    skip.click()
    expect(habits.completion_button("Read", "skipped today")).to_be_visible()

    keyboard = habits.page.keyboard
    habits.detail_button("Drink").focus()
    keyboard.press("ContextMenu")
    expect(habits.page.get_by_role("menuitem", name="Set Count")).to_be_focused()
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(habits.completion_button("Drink", "skipped today")).to_be_visible()
