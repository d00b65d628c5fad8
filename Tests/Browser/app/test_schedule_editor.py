"""Amount and schedule in the editor: keyboard, and a tour for accessibility and large text.

Tests/HabitScreenTests/ScheduleEditorTests.swift tests their logic.
"""

from playwright.sync_api import expect


def expect_sentence(habits, sentence):
    expect(habits.editor.get_by_text(sentence, exact=True)).to_be_visible()


# By keyboard alone


def go_to(control):
    """Presses Tab until the control has the focus."""
    found = control.element_handle()
    for _ in range(90):
        control.page.keyboard.press("Tab")
        if found.evaluate("control => control === document.activeElement"):
            return
    raise AssertionError("Tab does not reach the control")


def test_the_keyboard_alone_adds_a_habit_with_an_amount_on_two_weekdays(program, open_window):
    habits = open_window(program)
    keyboard = habits.page.keyboard
    keyboard.press("Alt+n")
    expect(habits.name_field).to_be_focused()
    keyboard.type("Mine")
    go_to(habits.editor.get_by_role("button", name="More Options"))
    keyboard.press("Enter")
    expect(habits.segment("Times")).to_be_visible()
    go_to(habits.segment("Times"))
    keyboard.press("ArrowRight")
    go_to(habits.text_field("Amount per Day"))
    keyboard.press("Control+a")
    keyboard.type("8.5")
    go_to(habits.text_field("Unit"))
    keyboard.type("km")
    go_to(habits.picker("Schedule"))
    # Typing the first letters of an option selects it.
    keyboard.type("spec")
    expect(habits.toggle_button("Tuesday")).to_be_visible()
    for day in ("Tuesday", "Wednesday", "Friday"):
        go_to(habits.toggle_button(day))
        keyboard.press("Space")
    expect_sentence(habits, "8.5 km every Monday and Thursday.")
    go_to(habits.save)
    keyboard.press("Enter")
    expect(habits.detail_button("Mine")).to_be_visible()


# Accessibility and large text


def amounts_and_schedules(habits):
    """A tour of the editor, which test_kinds.py checks with its other tours."""
    habits.button("Add Habit").click()
    habits.show_templates()
    yield "the templates"
    habits.page.go_back()
    expect(habits.screen("Templates")).to_have_count(0)
    habits.name_field.fill("Mine")
    habits.show_options()
    habits.segment("Quit").click()
    habits.segment("Minutes").click()
    habits.picker("Schedule").select_option("Every Few Days")
    expect_sentence(habits, "Avoid every 2 days.")
    yield "every few days"
    habits.segment("Build").click()
    habits.picker("Schedule").select_option("Specific Days")
    expect_sentence(habits, "30 minutes on weekdays.")
    yield "weekdays"
    habits.segment("Amount").click()
    habits.text_field("Amount per Day").fill("a lot")
    habits.text_field("Unit").fill("kilometers and a bit more")
    habits.text_field("Step").fill("")
    habits.picker("Schedule").select_option("Days of the Month")
    habits.toggle_button("Day 1").click()
    for name in ("Start Day", "End Day"):
        habits.editor.get_by_role("switch", name=name).check()
    habits.editor.get_by_label("Ends On").fill("2026-03-01")
    expect_sentence(habits, "The last day is before the first one.")
    yield "invalid values in all fields"
    habits.cancel.click()
    habits.button("Discard Changes").click()
    expect(habits.editor).to_have_count(0)
