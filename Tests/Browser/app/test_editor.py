"""The fields of the editor: what they keep, what they say, and that no change is lost unasked."""

import pytest
from harness.chromium import PHONE
from harness.loop import LoopHabit, write_backup
from harness.program import NOON
from playwright.sync_api import expect

# 2026-03-09, when the tests are.
TODAY = 20_521


@pytest.fixture
def new(habits):
    """The editor of a new habit named "Read", which can be saved."""
    habits.button("Add Habit").click()
    habits.name_field.fill("Read")
    return habits


def test_every_field_is_kept(new):
    habits = new
    habits.details_field.fill("Twenty pages")
    habits.choose_icon("Journal")
    habits.editor.get_by_role("button", name="Teal").click()
    habits.picker("Category").select_option("Learning")
    habits.increase("Completions per day", 2)
    habits.increase("Goal", 1)
    habits.picker("Period").select_option("Week")
    habits.show_options()
    habits.segment("Value Basis").click()
    habits.save.click()
    expect(habits.completion("Read", "0 of 3 today")).to_be_visible()
    habits.page.reload()
    habits.choose("Read", "Edit")
    expect(habits.details_field).to_have_value("Twenty pages")
    expect(habits.editor.get_by_role("button", name="Choose Icon, Journal")).to_be_visible()
    expect(habits.editor.get_by_role("button", name="Teal")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(habits.picker("Category").locator("option:checked")).to_have_text("Learning")
    expect(habits.picker("Period").locator("option:checked")).to_have_text("Week")
    expect(habits.editor.get_by_role("radio", name="Value Basis")).to_be_checked()
    expect(habits.editor.get_by_text("at least 4 completions in all")).to_be_visible()
    habits.cancel.click()
    # Nothing was changed, so nothing is asked.
    expect(habits.editor).to_have_count(0)


def test_one_sentence_says_what_the_goal_means(new):
    habits = new
    expect(habits.editor.get_by_text("Three or more days in a row are outlined.")).to_be_visible()
    habits.show_options()
    habits.segment("Value Basis").click()
    expect(
        habits.editor.get_by_text("Days with at least 3 completions are outlined.")
    ).to_be_visible()
    habits.picker("Period").select_option("Week")
    expect(habits.editor.get_by_text("at least 3 completions in all.")).to_be_visible()
    habits.editor.get_by_role("radio", name="Day Basis").click()
    expect(habits.editor.get_by_text("weeks with at least 3 days done.")).to_be_visible()


def test_a_goal_out_of_reach_is_said_to_be(new):
    habits = new
    habits.show_options()
    habits.picker("Period").select_option("Week")
    habits.segment("Value Basis").click()
    habits.increase("Goal", 4)
    warning = habits.editor.get_by_text("Out of reach")
    expect(habits.editor.get_by_text("at least 7 completions in all.")).to_be_visible()
    expect(warning).to_have_count(0)
    habits.increase("Goal", 1)
    expect(warning).to_have_text(
        "Out of reach: done once a day, the habit makes 7 completions a week."
    )
    habits.increase("Completions per day", 1)
    expect(warning).to_have_count(0)


def test_a_week_has_seven_days_to_ask_for(new):
    habits = new
    habits.increase("Goal", 9)
    expect(habits.editor.get_by_text("12 or more days in a row")).to_be_visible()
    habits.picker("Period").select_option("Week")
    expect(habits.editor.get_by_text("weeks with at least 7 days done")).to_be_visible()
    expect(habits.step("Goal", "Increment")).to_be_disabled()


def test_a_goal_of_months_counts_months(start, open_window, tmp_path):
    # Twenty days of January and as many of February; today is the 9th of March.
    days = [*range(TODAY - 67, TODAY - 47), *range(TODAY - 36, TODAY - 16)]
    backup = write_backup(tmp_path / "loop.db", {"Read": LoopHabit(dict.fromkeys(days, 1))})
    habits = open_window(start("--in-memory", "--import", backup, *NOON))
    habits.choose("Read", "Edit")
    habits.picker("Period").select_option("Month")
    habits.increase("Goal", 17)
    expect(habits.editor.get_by_text("months with at least 20 days done")).to_be_visible()
    habits.save.click()
    expect(habits.page.get_by_label("Current streak: 2 months").first).to_be_visible()
    habits.choose("Read", "Edit")
    expect(habits.picker("Period").locator("option:checked")).to_have_text("Month")


def test_what_a_phone_cant_show_at_once_is_scrolled_to(program, open_window):
    habits = open_window(program, {"width": 393, "height": 640})
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()
    sentence = habits.editor.get_by_text("in a row are outlined")
    expect(sentence).not_to_be_in_viewport()
    habits.page.mouse.move(200, 400)
    habits.page.mouse.wheel(0, 2000)
    expect(sentence).to_be_in_viewport()
    expect(habits.save).to_be_in_viewport()


def change_basis(habits):
    habits.show_options()
    habits.segment("Value Basis").click()


CHANGES = {
    "name": lambda habits: habits.name_field.fill("Run"),
    "description": lambda habits: habits.details_field.fill("More"),
    "icon": lambda habits: habits.choose_icon("Paw"),
    "color": lambda habits: habits.editor.get_by_role("button", name="Lime").click(),
    "category": lambda habits: habits.picker("Category").select_option("Social"),
    "completions": lambda habits: habits.increase("Completions per day", 1),
    "goal": lambda habits: habits.increase("Goal", 1),
    "period": lambda habits: habits.picker("Period").select_option("Week"),
    "basis": change_basis,
}


@pytest.mark.parametrize("leave", ["Cancel", "Escape"])
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_no_change_is_lost_unasked(program, open_window, change, leave):
    habits = open_window(program, PHONE)
    habits.add("Read")
    habits.choose("Read", "Edit")
    expect(habits.name_field).to_have_value("Read")
    change(habits)
    if leave == "Cancel":
        habits.cancel.click()
    else:
        habits.page.keyboard.press("Escape")
    expect(habits.question).to_be_visible()
    habits.question.get_by_role("button", name="Discard Changes").click()
    expect(habits.editor).to_have_count(0)
    expect(habits.completion("Read")).to_be_visible()
