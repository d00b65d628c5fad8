"""A script opens a habit in the window that was opened last."""

import re

from harness.command import habit
from playwright.sync_api import expect


def expect_list(habits):
    expect(habits.page.get_by_role("heading", name="My Habits")).to_be_visible()


def expect_habit_screen(habits, name):
    expect(habits.page).to_have_url(re.compile("/habits/"))
    expect(habits.page.get_by_role("heading", name=name)).to_be_visible()


def test_a_script_opens_a_habit_in_the_last_opened_window(program, open_window, script, store):
    habit(store, "add", "Read")
    habit(store, "add", "Run")
    windows = first, second = open_window(program), open_window(program)
    for window in windows:
        expect_list(window)
    client = script("checkOff")
    assert client.run_with_retries("OpenHabit", habit="Read").status == 200
    expect_habit_screen(second, "Read")
    assert client.run_with_retries("OpenHabit", habit="Run").status == 200
    expect_habit_screen(second, "Run")
    expect_list(first)


def test_without_an_open_window_the_next_window_shows_the_habit_once(
    program, open_window, script, store
):
    habit(store, "add", "Read")
    assert script("checkOff").run_with_retries("OpenHabit", habit="Read").status == 200
    expect_habit_screen(open_window(program), "Read")
    expect_list(open_window(program))
