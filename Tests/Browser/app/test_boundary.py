"""The day boundary after a restart.

Tests/HabitScreenTests/BoundaryTests.swift tests its logic.
"""

from datetime import date

from harness import store as stored
from playwright.sync_api import expect


def test_the_day_boundary_survives_a_restart(start, open_window, store):
    program = start(
        "--store", store, "--now", "2026-03-10T00:30:00Z", "--time-zone", "Europe/Berlin"
    )
    habits = open_window(program)
    habits.change_setting("Day Starts At", "3:00 AM")
    habits.restart(program)
    habits.add("Read")
    habits.completion_button("Read").click()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    assert stored.days(store, "Read") == [(date(2026, 3, 9) - date(1970, 1, 1)).days]
