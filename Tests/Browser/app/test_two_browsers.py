"""A change in one browser appears in another without a reload.

Tests/HabitScreenTests/WindowsTests.swift tests edits, deletions, and errors of two windows.
"""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


@pytest.fixture
def two_browsers(program, open_window):
    return open_window(program), open_window(program)


def test_each_change_appears_in_the_other_browser(two_browsers):
    for actor, observer in (two_browsers, two_browsers[::-1]):
        actor.add("Read")
        expect(observer.completion_button("Read")).to_be_visible()
        actor.completion_button("Read").click()
        expect(observer.completion_button("Read", "completed today")).to_be_visible()
        actor.completion_button("Read", "completed today").click()
        expect(observer.completion_button("Read")).to_be_visible()
        actor.choose("Read", "Edit")
        actor.name_field.fill("Run")
        actor.save.click()
        expect(observer.completion_button("Run")).to_be_visible()
        actor.delete("Run")
        expect(observer.completion_button("Run")).to_have_count(0)
        actor.undo.click()
        expect(observer.completion_button("Run")).to_be_visible()
        actor.delete("Run")


def test_a_change_in_another_browser_keeps_typed_text_and_focus(two_browsers):
    one, other = two_browsers
    one.add("Read")
    other.open("Read")
    one.completion_button("Read").click()
    expect(other.button("Completed")).to_be_visible()
    other.button("Edit").click()
    other.name_field.fill("Half typed")
    one.completion_button("Read", "completed today").click()
    one.add("Run")
    expect(one.completion_button("Run")).to_be_visible()
    expect(other.name_field).to_have_value("Half typed")
    expect(other.name_field).to_be_focused()
    other.save.click()
    expect(one.completion_button("Half typed")).to_be_visible()


def test_two_browsers_show_the_same_state_after_simultaneous_taps(two_browsers):
    one, other = two_browsers
    one.add("Read")
    expect(other.completion_button("Read")).to_be_visible()
    for habits in two_browsers:
        habits.toggle("Read")
    # The habit was toggled twice, so both browsers show its first state again.
    for habits in two_browsers:
        expect(habits.completion_button("Read")).to_be_visible()
