"""The command `habit` on the store of a running app."""

import json
import os
import subprocess

import pytest
from harness.program import NOON, ROOT
from playwright.sync_api import expect

COMMAND = os.environ.get("HABIT_COMMAND", str(ROOT / ".build/debug/habit"))


@pytest.fixture
def habit(store, tmp_path):
    """Runs the command on the test's store, with separate settings."""

    def run(*words):
        done = subprocess.run(
            [COMMAND, *words, "--store", store, *NOON],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=30,
            env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_an_open_window_shows_changes_and_a_restored_backup_of_the_command(
    start, open_window, habit
):
    habits = open_window(start())
    expect(habits.page.get_by_text("Tap + to add your first habit")).to_be_visible()

    habit("add", "Read")
    expect(habits.completion_button("Read")).to_be_visible()
    habit("done", "read", "--day", "yesterday")
    habit("done", "read")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.button("Read, current streak 2 days")).to_be_visible()

    # The command also sees a tap in the app.
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
    assert json.loads(habit("status", "read", "--json"))["state"] == "not completed"

    # An open detail screen shows a change too.
    habit("add", "Water", "--per-day", "3")
    habits.open("Water")
    habit("done", "water", "--count", "2")
    expect(habits.screen("Water").get_by_text("2 of 3").first).to_be_visible()
    habits.page.go_back()

    habit("done", "read")
    habit("backup")
    habit("undo", "read")
    habit("add", "Swim")
    expect(habits.completion_button("Swim")).to_be_visible()
    expect(habits.completion_button("Read")).to_be_visible()
    habit("restore", "latest")
    expect(habits.completion_button("Swim")).to_have_count(0)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()

    # The app continues with the new state.
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
    assert json.loads(habit("status", "read", "--json"))["state"] == "not completed"
