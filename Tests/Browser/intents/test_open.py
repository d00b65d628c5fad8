"""A script opens a habit in the window that was opened last."""

import re

import pytest
from harness.chromium import DESKTOP
from harness.command import habit
from playwright.sync_api import expect


@pytest.fixture
def window(chromium, program):
    """Opens a window of the app."""
    pages = []

    def make():
        page = chromium.new_page(viewport=DESKTOP)
        page.set_default_timeout(10_000)
        pages.append(page)
        page.goto(program.url)
        expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
        return page

    yield make
    for page in pages:
        page.close()


def expect_habit_screen(page, name):
    expect(page).to_have_url(re.compile("/habits/"))
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_script_opens_a_habit_in_the_last_opened_window(window, script, store):
    habit(store, "add", "Read")
    habit(store, "add", "Run")
    first, second = window(), window()
    client = script("checkOff")
    assert client.run_with_retries("OpenHabit", habit="Read").status == 200
    expect_habit_screen(second, "Read")
    assert client.run_with_retries("OpenHabit", habit="Run").status == 200
    expect_habit_screen(second, "Run")
    expect(first.get_by_role("heading", name="My Habits")).to_be_visible()


def test_without_an_open_window_the_next_window_shows_the_habit_once(
    chromium, program, window, script, store
):
    habit(store, "add", "Read")
    assert script("checkOff").run_with_retries("OpenHabit", habit="Read").status == 200
    page = chromium.new_page(viewport=DESKTOP)
    page.goto(program.url)
    expect_habit_screen(page, "Read")
    expect(window().get_by_role("heading", name="My Habits")).to_be_visible()
    page.close()
