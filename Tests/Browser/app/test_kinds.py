"""Amounts, timers, limits, pauses, and ended habits: axe finds nothing serious, and screens fit
at every text size.
"""

import pytest
from harness import kinds
from harness.axe import violations_in_each_appearance
from harness.chromium import PHONE
from harness.tours import walk
from playwright.sync_api import expect
from test_large_text import problems_at_each_size
from test_schedule_editor import amounts_and_schedules


def sheets(habits):
    habits.choose("Run", "Set Amount")
    sheet = habits.page.get_by_role("dialog")
    field = sheet.get_by_role("textbox", name="Amount in km")
    field.fill("3.25")
    expect(sheet.get_by_text("At most 1 decimal.").first).to_be_visible()
    yield "an amount"
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    habits.choose("Run", "Pause Until…")
    expect(habits.page.get_by_role("dialog", name="Pause Run")).to_be_visible()
    yield "a pause"
    habits.button("Cancel").click()
    expect(habits.page.get_by_role("dialog")).to_have_count(0)


def show(habits, name):
    habits.open(name)
    yield name
    habits.page.go_back()
    expect(habits.screen(name)).to_have_count(0)


def details(habits):
    for name in ("Run", "Smoking", "Coffee", "Read", "Challenge"):
        yield from show(habits, name)


def a_started_timer_and_a_slip(habits):
    habits.button("Meditate, 0 min of 10 min today").click()
    expect(habits.button("Meditate, Stop Timer")).to_be_visible()
    habits.button("Smoking, Record a Slip").click()
    expect(habits.completion_button("Smoking", "not kept today")).to_be_visible()
    yield "the cards"
    yield from show(habits, "Meditate")
    habits.choose_list_option("Rows")
    expect(habits.page.get_by_role("img", name=" days, current streak")).to_have_count(0)
    expect(habits.button("Meditate, Stop Timer")).to_be_visible()
    expect(habits.completion_button("Smoking", "not kept today")).to_be_visible()
    yield "the rows"


@pytest.mark.parametrize(
    "tours",
    [(sheets, details), (amounts_and_schedules, a_started_timer_and_a_slip)],
    ids=["details", "changes"],
)
def test_screens_fit_at_each_text_size_and_axe_reports_no_serious_problem(
    start, open_window, tmp_path, tours
):
    export = kinds.write_one_of_each_kind(tmp_path / "export.json")
    habits = open_window(start("--in-memory", "--import", export), PHONE)
    habits.change_setting("Appearance", "System")
    assert walk(habits, tours, violations_in_each_appearance, problems_at_each_size) == {}
