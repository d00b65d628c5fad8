"""Habits of which an amount is counted: + adds a step, and the amount itself can be typed."""

import pytest
from harness import kinds
from harness import store as stored
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from harness.native import TODAY
from playwright.sync_api import expect


@pytest.fixture
def program(start, store, tmp_path):
    """The app with a run of 8.5 km a day."""
    return start("--store", store, "--import", kinds.write(tmp_path / "export.json", kinds.run()))


def amount(habits, text):
    return habits.completion("Run", f"{text} of 8.5 km today")


def sheet(habits):
    return habits.page.get_by_role("dialog", name="Run")


def field(habits):
    return sheet(habits).get_by_role("textbox", name="Amount in km")


def confirm(habits):
    return sheet(habits).get_by_role("button", name="Set Amount")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_tap_adds_a_step_in_every_window(program, open_window, store, viewport):
    habits, other = open_window(program, viewport), open_window(program)
    amount(habits, "0 km").click()
    amount(habits, "0.5 km").click()
    expect(amount(other, "1 km")).to_be_visible()
    amount(other, "1 km").click()
    expect(amount(habits, "1.5 km")).to_be_visible()
    expect(habits.row("Run").get_by_text("1.5 of 8.5 km").filter(visible=True)).to_be_visible()
    program.restart()
    habits.reload()
    expect(amount(habits, "1.5 km")).to_be_visible()
    assert stored.count(store, "Run") == 15


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_amount_is_typed(program, open_window, store, viewport):
    habits = open_window(program, viewport)
    amount(habits, "0 km").click(button="right")
    expect(field(habits)).to_be_focused()
    expect(field(habits)).to_have_attribute("inputmode", "decimal")
    habits.page.keyboard.type("3.2")
    habits.page.keyboard.press("Enter")
    expect(amount(habits, "3.2 km")).to_be_visible()
    assert stored.count(store, "Run") == 32
    amount(habits, "3.2 km").click(button="right")
    expect(field(habits)).to_have_value("3.2")
    field(habits).fill("8.5")
    confirm(habits).click()
    expect(amount(habits, "8.5 km")).to_be_visible()
    expect(habits.button("Run, current streak 1 day")).to_be_visible()


def test_the_comma_of_a_phones_keypad_is_a_point(program, open_window, store):
    habits = open_window(program)
    amount(habits, "0 km").click(button="right")
    field(habits).fill("3,2")
    habits.page.keyboard.press("Enter")
    expect(amount(habits, "3.2 km")).to_be_visible()
    assert stored.count(store, "Run") == 32


BAD = {
    "three": "Not a number. Write it like 8.5.",
    "-1": "Not a number. Write it like 8.5.",
    "1e3": "Not a number. Write it like 8.5.",
    "1,500": "Not a number. Write it like 8.5.",
    "3.25": "At most 1 decimal.",
    "100000000": "At most 99999999.9 km.",
}


@pytest.mark.parametrize("text, message", BAD.items(), ids=BAD.keys())
def test_bad_amounts_are_refused_in_words_and_stay(program, open_window, store, text, message):
    habits = open_window(program)
    amount(habits, "0 km").click(button="right")
    field(habits).fill(text)
    expect(sheet(habits).get_by_text(message)).to_be_visible()
    expect(confirm(habits)).to_be_disabled()
    habits.page.keyboard.press("Enter")
    expect(field(habits)).to_have_value(text)
    habits.page.keyboard.press("Escape")
    expect(sheet(habits)).to_have_count(0)
    expect(amount(habits, "0 km")).to_be_visible()
    assert stored.count(store, "Run") == 0


def test_a_long_press_opens_the_amount(program, open_window, store):
    habits = open_window(program, PHONE, has_touch=True, is_mobile=True)
    session = habits.page.context.new_cdp_session(habits.page)
    box = amount(habits, "0 km").bounding_box()
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(field(habits)).to_be_focused()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    field(habits).fill("4")
    confirm(habits).click()
    expect(amount(habits, "4 km")).to_be_visible()
    assert stored.count(store, "Run") == 40


def test_the_keyboard_adds_and_types(program, open_window):
    habits = open_window(program)
    tab_to(amount(habits, "0 km"))
    habits.page.keyboard.press("Enter")
    expect(amount(habits, "0.5 km")).to_be_focused()
    habits.page.keyboard.press("ContextMenu")
    expect(field(habits)).to_be_focused()
    habits.page.keyboard.press("Control+a")
    habits.page.keyboard.type("7.5")
    habits.page.keyboard.press("Enter")
    expect(amount(habits, "7.5 km")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_habits_own_screen(program, open_window, viewport):
    habits = open_window(program, viewport)
    habits.open("Run")
    screen = habits.screen("Run")
    screen.get_by_role("button", name="0.5 km More").filter(visible=True).click()
    shown = screen.get_by_role("button", name="Set Amount, 0.5 km of 8.5 km today")
    shown.filter(visible=True).click()
    field(habits).fill("9")
    confirm(habits).click()
    expect(screen.get_by_text("9 of 8.5 km").filter(visible=True)).to_be_visible()
    screen.get_by_role("button", name="0.5 km Less").filter(visible=True).click()
    expect(screen.get_by_text("8.5 of 8.5 km").filter(visible=True)).to_be_visible()


def test_less_than_before_is_taken_back_in_its_unit(program, open_window, store):
    habits = open_window(program)
    for before, text in (("0", "8.5"), ("8.5", "3.2")):
        amount(habits, f"{before} km").click(button="right")
        field(habits).fill(text)
        habits.page.keyboard.press("Enter")
        expect(amount(habits, f"{text} km")).to_be_visible()
    expect(habits.page.get_by_text("Run: 8.5 km became 3.2 km")).to_be_visible()
    habits.undo.click()
    expect(amount(habits, "8.5 km")).to_be_visible()
    assert stored.days(store, "Run") == [(TODAY - TODAY.fromisoformat("1970-01-01")).days]
    assert stored.count(store, "Run") == 85
