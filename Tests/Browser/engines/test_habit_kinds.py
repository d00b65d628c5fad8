"""Templates, timers, slips, amounts, pauses, and notes in Firefox and WebKit."""

from harness import kinds
from harness import store as stored
from harness.engines import OTHER_ENGINES

NOTE_HEIGHT = "() => document.querySelector('dialog textarea')?.getBoundingClientRect().height"
SECONDS = "() => /\\b0:(0[1-9]|[1-5]\\d)\\b/.test(document.body.innerText)"
NO_SHEET = "() => !document.querySelector('dialog:modal')"


def tap_a_timer_and_a_slip(window, store):
    window.click("button", "Meditate, 0 min of 10 min today")
    window.wait_for("button", "Meditate, 0 min of 10 min today, timer running")
    window.wait_until(SECONDS, what="the time")
    window.reload()
    window.click("button", "Meditate, 0 min of 10 min today, timer running")
    window.wait_for("button", "Meditate, 0 min of 10 min today, timer paused")
    window.click("button", "Meditate, Stop Timer")
    window.wait_until_gone("button", "Meditate, Stop Timer")
    assert stored.count(store, "Meditate") >= 1

    window.click("button", "Smoking, Record a Slip")
    window.wait_for("button", "Smoking, not kept today")
    window.click("button", "Smoking", button="right")
    window.click("menuitem", "Undo Slip")
    window.wait_for("button", "Smoking, Record a Slip")
    assert stored.count(store, "Smoking") == 0


def set_an_amount_a_note_and_a_pause(window, store):
    window.click("button", "Run", button="right")
    window.click("menuitem", "Set Amount")
    window.click("textbox", "Amount in km", whole=False)
    window.key("a", "Control")
    window.type("3.2")
    window.wait_until("() => document.activeElement.value === '3.2'", what="the amount")
    window.key("Enter")
    window.wait_for_text("3.2 of 8.5 km")
    assert stored.count(store, "Run") == 32

    window.click("button", "Run")
    window.wait_for("button", "Previous Month")
    window.click("button", "March 5, 2026", whole=False, button="right")
    window.click("menuitem", "Note")
    window.wait_until("() => document.activeElement.matches('dialog textarea')", what="the focus")
    before = window.evaluate(NOTE_HEIGHT)
    for line in ("one", "two", "three"):
        window.type(line)
        window.key("Enter")
    window.wait_until(
        "() => document.activeElement.value === 'one\\ntwo\\nthree\\n'", what="the note"
    )
    assert window.evaluate(NOTE_HEIGHT) > before + 40
    window.click("button", "Save")
    window.wait_until(NO_SHEET, what="the end of the sheet")
    window.wait_for_text("three")
    window.back_to_list()

    window.click("button", "Run", button="right")
    window.click("menuitem", "Pause Until…")
    window.click("button", "Pause")
    window.wait_until(NO_SHEET, what="the end of the sheet")
    window.wait_for_text("Paused until March 15")


def add_a_habit_from_a_template(window):
    window.click("button", "Add Habit")
    window.click("link", "Start from a Template")
    window.wait_for("heading", "Templates")
    window.click("button", "Drink water", whole=False)
    window.wait_until("() => document.querySelector('dialog input').value === 'Drink water'")
    window.click("button", "Save")
    window.wait_for_text("0 of 2 l")


@OTHER_ENGINES
def test_habits_of_each_kind_can_be_tapped_changed_and_added(start_with, store, open_window):
    window = open_window(start_with(kinds.meditation(), kinds.smoking(), kinds.running()))
    tap_a_timer_and_a_slip(window, store)
    set_an_amount_a_note_and_a_pause(window, store)
    add_a_habit_from_a_template(window)
