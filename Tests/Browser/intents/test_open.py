"""A script opens a habit in the window that was opened last, or in the next one."""

import re

from playwright.sync_api import expect


def expect_list(habits):
    expect(habits.page.get_by_role("heading", name="My Habits")).to_be_visible()


def expect_habit_screen(habits, name):
    expect(habits.page).to_have_url(re.compile("/habits/"))
    expect(habits.page.get_by_role("heading", name=name)).to_be_visible()


def test_a_script_opens_a_habit_in_the_last_window_or_the_next_one(
    program, add, open_window, script
):
    for name in ("Read", "Run", "Walk"):
        add(name)
    client = script("checkOff")
    assert client.run_with_retries("OpenHabit", habit="Read").status == 200
    first = open_window(program)
    expect_habit_screen(first, "Read")
    second = open_window(program)
    expect_list(second)
    for name in ("Run", "Walk"):
        assert client.run_with_retries("OpenHabit", habit=name).status == 200
        expect_habit_screen(second, name)
    expect_habit_screen(first, "Read")
