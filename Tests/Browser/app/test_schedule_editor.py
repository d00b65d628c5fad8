"""How much and how often, in the editor: what it says, what it refuses, and templates."""

import pytest
from harness.axe import violations
from harness.chromium import DESKTOP, PHONE
from playwright.sync_api import expect
from test_large_text import problems_at_each_size


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def habits(request, program, open_window):
    return open_window(program, request.param)


@pytest.fixture
def new(habits):
    """The editor of a new habit named "Mine", with all its options."""
    habits.button("Add Habit").click()
    habits.name_field.fill("Mine")
    habits.show_options()
    return habits


def says(habits, sentence):
    expect(habits.editor.get_by_text(sentence, exact=True)).to_be_visible()


def reopen(habits):
    """Saves, loads the page anew, and edits what was saved."""
    habits.save.click()
    expect(habits.editor).to_have_count(0)
    habits.page.reload()
    habits.choose("Mine", "Edit")
    expect(habits.name_field).to_have_value("Mine")


def test_an_amount_on_weekdays_until_a_day(new):
    habits = new
    habits.segment("Amount").click()
    habits.typed("Amount per day").fill("2")
    habits.typed("Unit").fill("l")
    habits.typed("Each + adds").fill("0.25")
    expect(habits.chosen("Counted in")).to_have_text("0.01 l")
    habits.picker("Schedule").select_option("On weekdays")
    habits.editor.get_by_role("switch", name="End day").check()
    habits.editor.get_by_label("Ends on").fill("2026-12-31")
    sentence = "2 l on weekdays, 0.25 l at a time, until December 31."
    says(habits, sentence)
    reopen(habits)
    says(habits, sentence)
    expect(habits.typed("Amount per day")).to_have_value("2")
    expect(habits.typed("Each + adds")).to_have_value("0.25")
    expect(habits.editor.get_by_label("Ends on")).to_have_value("2026-12-31")
    expect(habits.toggle_button("Monday")).to_have_attribute("aria-pressed", "true")
    expect(habits.toggle_button("Sunday")).to_have_attribute("aria-pressed", "false")


def test_a_habit_to_give_up(new):
    habits = new
    habits.segment("Quit").click()
    says(habits, "Keep away from it every day.")
    habits.increase("Allowed per day", 2)
    says(habits, "At most 2 times every day.")
    reopen(habits)
    expect(habits.segment("Quit")).to_be_checked()
    says(habits, "At most 2 times every day.")


def test_time_on_some_days_a_week_has_a_goal_of_weeks(new):
    habits = new
    habits.segment("Minutes").click()
    habits.typed("Minutes per day").fill("45")
    habits.picker("Schedule").select_option("Days a week")
    habits.increase("Days a week", 1)
    says(habits, "45 minutes on 4 days a week.")
    says(habits, "A streak counts weeks with at least 4 days done.")
    # Set by hand, it stays.
    habits.increase("Goal", 1)
    habits.picker("Schedule").select_option("Days a month")
    says(habits, "45 minutes on 10 days a month.")
    says(habits, "A streak counts weeks with at least 5 days done.")
    reopen(habits)
    says(habits, "45 minutes on 10 days a month.")
    says(habits, "A streak counts weeks with at least 5 days done.")


def test_every_few_days(new):
    habits = new
    habits.picker("Schedule").select_option("Every few days")
    habits.increase("Interval in days", 1)
    says(habits, "Once every 3 days.")
    habits.editor.get_by_label("On fixed days").click()
    habits.editor.get_by_label("Counted from").fill("2026-03-11")
    says(habits, "Once every 3 days, counted from March 11.")
    reopen(habits)
    says(habits, "Once every 3 days, counted from March 11.")


def test_days_of_the_month_with_the_last(new):
    habits = new
    habits.picker("Schedule").select_option("On days of the month")
    habits.toggle_button("Day 15").click()
    habits.toggle_button("Last day").click()
    says(habits, "Once on the 1st, 15th and last day of the month.")
    reopen(habits)
    says(habits, "Once on the 1st, 15th and last day of the month.")
    expect(habits.toggle_button("Day 15")).to_have_attribute("aria-pressed", "true")


def test_a_newcomer_sees_what_a_habit_needs(habits):
    habits.button("Add Habit").click()
    says(habits, "Once every day.")
    for label in ("Measure", "Kind"):
        expect(habits.editor.get_by_role("radiogroup", name=label)).to_have_count(0)
    expect(habits.picker("Schedule")).to_have_count(0)
    habits.name_field.fill("Mine")
    habits.save.click()
    expect(habits.completion("Mine")).to_be_visible()
    habits.choose("Mine", "Edit")
    expect(habits.editor.get_by_role("button", name="More Options")).to_be_visible()
    expect(habits.editor.get_by_role("link", name="Template")).to_have_count(0)


# Bad input


def refuses(habits, field, value, message, *, good):
    """A field says what is wrong with a text and keeps it, and nothing can be saved until then."""
    field.fill(value)
    expect(habits.editor.get_by_text(message, exact=True)).to_be_visible()
    expect(field).to_have_value(value)
    expect(habits.save).to_be_disabled()
    habits.reload()
    expect(field).to_have_value(value)
    expect(habits.editor.get_by_text(message, exact=True)).to_be_visible()
    field.fill(good)
    expect(habits.editor.get_by_text(message, exact=True)).to_have_count(0)
    expect(habits.save).to_be_enabled()


def test_an_amount_that_is_none_is_refused(new):
    habits = new
    habits.segment("Amount").click()
    amount = habits.typed("Amount per day")
    refuses(habits, amount, "a lot", "Not a number. Write it like 8.5.", good="8.5")
    refuses(habits, amount, "0.1234", "At most 3 decimals.", good="8.5")
    refuses(habits, amount, "0", "More than 0, please.", good="8.5")
    refuses(habits, amount, "9" * 12, "At most 999999999.", good="8")
    step = habits.typed("Each + adds")
    refuses(habits, step, "½", "Not a number. Write it like 8.5.", good="0.5")
    habits.picker("Counted in").select_option("0.1")
    refuses(habits, step, "0.25", "At most 1 decimal.", good="0.5")
    unit = habits.typed("Unit")
    refuses(habits, unit, "k" * 200, "At most 20 characters. These are 200.", good="km")


def test_minutes_that_are_none_are_refused(new):
    habits = new
    habits.segment("Minutes").click()
    minutes = habits.typed("Minutes per day")
    refuses(habits, minutes, "soon", "Not a time. Write minutes, like 30.", good="1:30")
    refuses(habits, minutes, "1441", "At most 1440 min.", good="1440")


def test_a_schedule_without_a_day_is_refused(new):
    habits = new
    habits.picker("Schedule").select_option("On weekdays")
    for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday"):
        habits.toggle_button(day).click()
    says(habits, "Choose at least one weekday.")
    expect(habits.save).to_be_disabled()
    habits.toggle_button("Sunday").click()
    says(habits, "Once every Sunday.")
    habits.picker("Schedule").select_option("On days of the month")
    habits.toggle_button("Day 1").click()
    says(habits, "Choose at least one day of the month.")
    expect(habits.save).to_be_disabled()
    # What was chosen before is still there.
    habits.picker("Schedule").select_option("On weekdays")
    says(habits, "Once every Sunday.")
    expect(habits.save).to_be_enabled()


def test_an_end_before_the_start_is_refused(new):
    habits = new
    habits.editor.get_by_role("switch", name="Start day").check()
    habits.editor.get_by_role("switch", name="End day").check()
    says(habits, "Once every day, from March 9 until April 7.")
    end = habits.editor.get_by_label("Ends on")
    wrong = "The last day is before the first one."
    refuses(habits, end, "2026-03-08", wrong, good="2026-03-09")
    says(habits, "Once every day, from March 9 until March 9.")


def test_a_goal_of_an_amount_is_typed(new):
    habits = new
    habits.segment("Amount").click()
    habits.typed("Amount per day").fill("8.5")
    habits.typed("Unit").fill("km")
    habits.segment("Value Basis").click()
    habits.picker("Period").select_option("Week")
    goal = habits.typed("Goal")
    refuses(habits, goal, "40 km", "Not a number. Write it like 8.5.", good="40")
    says(habits, "A streak counts weeks with at least 40 km in all.")
    goal.fill("60")
    says(habits, "Out of reach: 8.5 km a day make 59.5 km a week.")


def test_another_measure_keeps_what_was_counted_and_says_so(new):
    habits = new
    habits.increase("Completions per day", 7)
    habits.save.click()
    habits.completion("Mine", "0 of 8 today").click()
    habits.choose("Mine", "Edit")
    habits.show_options()
    habits.segment("Amount").click()
    habits.typed("Unit").fill("km")
    says(
        habits,
        "What was counted so far keeps its numbers: 8 times will read 8 km. "
        "Nothing is lost: measured as before, it reads as before.",
    )
    habits.segment("Times").click()
    expect(habits.editor.get_by_text("What was counted")).to_have_count(0)
    habits.cancel.click()
    expect(habits.editor).to_have_count(0)
    expect(habits.completion("Mine", "1 of 8 today")).to_be_visible()


# Templates


def test_a_template_fills_in_what_can_be_changed(habits):
    habits.button("Add Habit").click()
    templates = habits.show_templates()
    templates.get_by_role("searchbox").fill("strength")
    expect(templates.get_by_role("button", name="Drink water")).to_have_count(0)
    templates.get_by_role("button", name="Strength training").click()
    expect(habits.name_field).to_have_value("Strength training")
    expect(habits.editor.get_by_role("button", name="Choose Icon, Dumbbell")).to_be_visible()
    expect(habits.chosen("Category")).to_have_text("Fitness")
    says(habits, "Once every Monday, Wednesday and Friday.")
    habits.name_field.fill("Lift")
    habits.toggle_button("Monday").click()
    habits.reload()
    says(habits, "Once every Wednesday and Friday.")
    habits.save.click()
    expect(habits.opener("Lift")).to_be_visible()


def test_your_own_is_blank_again(habits):
    habits.button("Add Habit").click()
    templates = habits.show_templates()
    templates.get_by_role("button", name="No smoking").click()
    says(habits, "Keep away from it every day.")
    habits.show_templates().get_by_role("button", name="Your own").click()
    expect(habits.name_field).to_have_value("")
    says(habits, "Once every day.")
    habits.show_templates().get_by_role("searchbox").fill("zumba")
    expect(habits.page.get_by_text("No templates match “zumba”")).to_be_visible()
    habits.page.go_back()
    expect(habits.save).to_be_disabled()


# By keyboard alone


def go_to(control):
    """Presses Tab until the control has the focus."""
    for _ in range(90):
        control.page.keyboard.press("Tab")
        if control.evaluate("control => control === document.activeElement"):
            return
    raise AssertionError("Tab does not come to the control")


def test_the_keyboard_alone_makes_an_amount_on_two_days(habits):
    keyboard = habits.page.keyboard
    keyboard.press("Alt+n")
    expect(habits.name_field).to_be_focused()
    keyboard.type("Mine")
    go_to(habits.editor.get_by_role("button", name="More Options"))
    keyboard.press("Enter")
    expect(habits.segment("Times")).to_be_visible()
    go_to(habits.segment("Times"))
    keyboard.press("ArrowRight")
    go_to(habits.typed("Amount per day"))
    keyboard.press("Control+a")
    keyboard.type("8.5")
    go_to(habits.typed("Unit"))
    keyboard.type("km")
    go_to(habits.picker("Schedule"))
    # The letters of an option choose it.
    keyboard.type("on w")
    expect(habits.toggle_button("Tuesday")).to_be_visible()
    for day in ("Tuesday", "Wednesday", "Friday"):
        go_to(habits.toggle_button(day))
        keyboard.press("Space")
    says(habits, "8.5 km every Monday and Thursday.")
    go_to(habits.save)
    keyboard.press("Enter")
    expect(habits.opener("Mine")).to_be_visible()


# For every eye


def everything_wrong(habits):
    """All fields of amounts, and something wrong with each."""
    habits.button("Add Habit").click()
    habits.name_field.fill("Mine")
    habits.show_options()
    habits.segment("Amount").click()
    habits.typed("Amount per day").fill("a lot")
    habits.typed("Unit").fill("kilometers and a bit more")
    habits.typed("Each + adds").fill("")
    habits.picker("Schedule").select_option("On days of the month")
    habits.toggle_button("Day 1").click()
    for name in ("Start day", "End day"):
        habits.editor.get_by_role("switch", name=name).check()
    habits.editor.get_by_label("Ends on").fill("2026-03-01")
    says(habits, "The last day is before the first one.")


def every_few_days(habits):
    habits.button("Add Habit").click()
    habits.name_field.fill("Mine")
    habits.show_options()
    habits.segment("Quit").click()
    habits.segment("Minutes").click()
    habits.picker("Schedule").select_option("Every few days")
    says(habits, "Keep away from it every 2 days.")


def weekdays(habits):
    every_few_days(habits)
    habits.segment("Build").click()
    habits.picker("Schedule").select_option("On weekdays")
    says(habits, "30 minutes on weekdays.")


def templates(habits):
    habits.button("Add Habit").click()
    habits.show_templates()


STATES = pytest.mark.parametrize("show", [everything_wrong, every_few_days, weekdays, templates])


@STATES
def test_axe_finds_nothing(habits, show):
    habits.set("Appearance", "System")
    show(habits)
    assert violations(habits.page) == {}


@STATES
def test_it_stays_whole_in_large_text(program, open_window, show):
    habits = open_window(program, PHONE)
    show(habits)
    assert problems_at_each_size(habits.page) == []
