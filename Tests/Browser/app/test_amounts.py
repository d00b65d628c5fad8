"""The amount sheet in a browser: focus, keyboard, and long press.

Tests/HabitScreenTests/AmountTests.swift tests its logic.
"""

import pytest
from harness import kinds
from harness import store as stored
from harness.chromium import PHONE
from harness.finger import Finger
from harness.keyboard import tab_to
from playwright.sync_api import expect


@pytest.fixture
def program(start_with):
    """The app with the habit "Run", whose target is 8.5 km a day."""
    return start_with(kinds.running())


def amount(habits, text):
    return habits.completion_button("Run", f"{text} of 8.5 km today")


def sheet(habits):
    return habits.page.get_by_role("dialog", name="Run")


def field(habits):
    return sheet(habits).get_by_role("textbox", name="Amount in km")


def confirm(habits):
    return sheet(habits).get_by_role("button", name="Set Amount")


def test_an_amount_is_entered_by_mouse_touch_and_keyboard(program, open_window, store):
    habits = open_window(program, PHONE, has_touch=True, is_mobile=True)
    keyboard = habits.page.keyboard
    amount(habits, "0 km").click(button="right")
    expect(field(habits)).to_be_focused()
    expect(field(habits)).to_have_attribute("inputmode", "decimal")
    keyboard.type("3.2")
    keyboard.press("Enter")
    expect(amount(habits, "3.2 km")).to_be_visible()
    assert stored.count(store, "Run") == 32
    amount(habits, "3.2 km").click(button="right")
    expect(field(habits)).to_have_value("3.2")
    field(habits).fill("8.5")
    confirm(habits).click()
    expect(amount(habits, "8.5 km")).to_be_visible()
    expect(habits.button("Run, current streak 1 day")).to_be_visible()

    # A long press opens the sheet too.
    finger = Finger(habits.page)
    finger.press(amount(habits, "8.5 km"))
    expect(field(habits)).to_be_focused()
    finger.up()
    field(habits).fill("4")
    confirm(habits).click()
    expect(amount(habits, "4 km")).to_be_visible()
    assert stored.count(store, "Run") == 40

    # The Return key adds a step.
    tab_to(amount(habits, "4 km"))
    keyboard.press("Enter")
    expect(amount(habits, "4.5 km")).to_be_focused()
    keyboard.press("ContextMenu")
    expect(field(habits)).to_be_focused()
    keyboard.press("Control+a")
    keyboard.type("7.5")
    keyboard.press("Enter")
    expect(amount(habits, "7.5 km")).to_be_visible()


def test_a_problem_with_a_typed_amount_is_announced(program, open_window):
    habits = open_window(program)
    amount(habits, "0 km").click(button="right")
    expect(field(habits)).to_be_focused()
    habits.page.keyboard.type("1e3")
    message = "Enter a number, such as 8.5."
    expect(field(habits)).to_have_attribute("aria-description", message)
    announcement = habits.page.locator(".host-announcement")
    expect(announcement).to_have_text(message)
    habits.page.keyboard.press("Backspace")
    habits.page.keyboard.press("Backspace")
    expect(announcement).to_have_text("")
