"""Undo by keyboard after a reload.

Tests/HabitScreenTests/UndoTests.swift tests its logic.
"""

import pytest
from harness.native import write_habits
from harness.store import count
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


def test_keys_undo_changes_one_by_one_even_after_a_reload(start, store, tmp_path, open_window):
    described = [{"name": name} for name in ("Three", "Two", "One")]
    file = write_habits(tmp_path / "habits.json", *described)
    habits = open_window(start("--store", store, "--import", file))
    keyboard = habits.page.keyboard
    habits.toggle("One")
    expect(habits.completion_button("One", "completed today")).to_be_visible()
    habits.choose("Two", "Archive")
    expect(habits.completion_button("Two")).to_have_count(0)
    habits.delete("Three")

    habits.page.reload()
    expect(habits.completion_button("One", "completed today")).to_be_visible()
    keyboard.press("Control+z")
    expect(habits.completion_button("Three")).to_be_visible()
    keyboard.press("Control+z")
    expect(habits.completion_button("Two")).to_be_visible()
    keyboard.press("Control+z")
    expect(habits.completion_button("One")).to_be_visible()
    assert count(store, "One") == 0
    keyboard.press("Control+Shift+z")
    expect(habits.completion_button("One", "completed today")).to_be_visible()
