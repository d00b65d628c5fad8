"""Undo by keyboard and after a reload.

Tests/HabitScreenTests/UndoTests.swift tests its logic.
"""

import pytest
from harness.native import write_habits
from harness.store import count
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


@pytest.fixture
def three_habits(start, store, tmp_path, open_window):
    described = [{"name": name} for name in ("Three", "Two", "One")]
    file = write_habits(tmp_path / "habits.json", *described)
    habits = open_window(start("--store", store, "--import", file))
    expect(habits.completion_button("One")).to_be_visible()
    return habits


def undo_by_key(habits):
    habits.page.keyboard.press("Control+z")


def test_control_z_undoes_one_change_after_another(three_habits, store):
    three_habits.toggle("One")
    expect(three_habits.completion_button("One", "completed today")).to_be_visible()
    three_habits.choose("Two", "Archive")
    three_habits.delete("Three")
    undo_by_key(three_habits)
    expect(three_habits.completion_button("Three")).to_be_visible()
    undo_by_key(three_habits)
    expect(three_habits.completion_button("Two")).to_be_visible()
    undo_by_key(three_habits)
    expect(three_habits.completion_button("One")).to_be_visible()
    assert count(store, "One") == 0
    three_habits.page.keyboard.press("Control+Shift+z")
    expect(three_habits.completion_button("One", "completed today")).to_be_visible()


def test_a_reload_keeps_the_undo_history(three_habits):
    three_habits.delete("One")
    three_habits.delete("Two")
    three_habits.page.reload()
    expect(three_habits.completion_button("Three")).to_be_visible()
    undo_by_key(three_habits)
    expect(three_habits.completion_button("Two")).to_be_visible()
    undo_by_key(three_habits)
    expect(three_habits.completion_button("One")).to_be_visible()
