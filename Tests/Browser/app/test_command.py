"""The command `habit` on the store of a running app."""

import json

from harness.command import habit
from playwright.sync_api import expect


def test_an_open_window_shows_changes_and_a_restored_backup_of_the_command(
    start, open_window, store
):
    habits = open_window(start())
    expect(habits.page.get_by_text("Tap + to add your first habit")).to_be_visible()

    habit(store, "add", "Read")
    expect(habits.completion_button("Read")).to_be_visible()
    habit(store, "done", "read", "--day", "yesterday")
    habit(store, "done", "read")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.button("Read, current streak 2 days")).to_be_visible()

    # The command also sees a tap in the app.
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
    assert json.loads(habit(store, "status", "read", "--json"))["state"] == "not completed"

    # An open detail screen shows a change too.
    habit(store, "add", "Water", "--per-day", "3")
    habits.open("Water")
    habit(store, "done", "water", "--count", "2")
    expect(habits.screen("Water").get_by_text("2 of 3").first).to_be_visible()
    habits.page.go_back()

    habit(store, "done", "read")
    habit(store, "backup")
    habit(store, "undo", "read")
    habit(store, "add", "Swim")
    expect(habits.completion_button("Swim")).to_be_visible()
    expect(habits.completion_button("Read")).to_be_visible()
    habit(store, "restore", "latest", "--yes")
    expect(habits.completion_button("Swim")).to_have_count(0)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()

    # The app continues with the new state.
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
    assert json.loads(habit(store, "status", "read", "--json"))["state"] == "not completed"
