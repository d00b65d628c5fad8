"""Amounts, timers, limits, pauses and ended habits: axe finds nothing serious, and the layout holds
at
every text size.
"""

import pytest
from harness import kinds
from harness.axe import violations
from harness.chromium import PHONE
from playwright.sync_api import expect
from test_accessibility import SIZES, walk
from test_large_text import problems_at_each_size


def cards(habits):
    habits.button("Meditate, 0 min of 10 min today").click()
    expect(habits.button("Meditate, Stop Timer")).to_be_visible()
    habits.button("Smoking, Record a Slip").click()
    expect(habits.completion("Smoking", "not kept today")).to_be_visible()


def rows(habits):
    """The rows, after the walk over the cards has started a timer and recorded a slip."""
    habits.list_option("Rows")
    expect(habits.page.get_by_role("img", name=" days, current streak")).to_have_count(0)
    expect(habits.button("Meditate, Stop Timer")).to_be_visible()
    expect(habits.completion("Smoking", "not kept today")).to_be_visible()


def amount(habits):
    habits.choose("Run", "Set Amount")
    field = habits.page.get_by_role("textbox", name="Amount in km")
    field.fill("3.25")
    expect(habits.page.get_by_text("At most 1 decimal.")).to_be_visible()


def pause(habits):
    habits.choose("Run", "Pause Until…")
    expect(habits.page.get_by_role("dialog", name="Pause Run")).to_be_visible()


def run(habits):
    habits.open("Run")


def meditate(habits):
    """The detail screen, with the timer that was started on the cards."""
    habits.open("Meditate")
    expect(habits.button("Pause Timer")).to_be_visible()


def smoking(habits):
    habits.open("Smoking")


def coffee(habits):
    habits.open("Coffee")


def read(habits):
    habits.open("Read")


def challenge(habits):
    habits.open("Challenge")


# The cards start a timer and record a slip, which the later screens show.
SHOWN = [amount, pause, run, smoking, coffee, read, challenge, cards, meditate, rows]


@pytest.fixture
def program(start, tmp_path):
    export = kinds.write_one_of_each(tmp_path / "export.json")
    return start("--in-memory", "--import", export)


@SIZES
def test_axe_finds_nothing_serious(program, open_window, viewport):
    habits = open_window(program, viewport)
    habits.set("Appearance", "System")
    assert walk(habits, SHOWN, violations) == {}


def test_all_screens_fit_at_each_text_size(program, open_window):
    habits = open_window(program, PHONE)
    assert walk(habits, SHOWN, problems_at_each_size) == {}
