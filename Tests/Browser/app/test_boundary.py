"""On which day a tap lands: the day boundary, the start hour, clocks that change, and travel."""

from datetime import date

import pytest
from harness import store as stored
from playwright.sync_api import expect

UTC_BUCKETS = "UTC Buckets"


def day_number(iso_date):
    return (date.fromisoformat(iso_date) - date(1970, 1, 1)).days


def live(start, open_window, store, zone, now):
    """The app, begun at an instant in a time zone."""
    return open_window(start("--store", store, "--now", now, "--time-zone", zone))


def begin_days_at(habits, boundary):
    """Sets the boundary: an hour of the local calendar, or UTC buckets."""
    if boundary == UTC_BUCKETS:
        habits.set("Day Boundary", UTC_BUCKETS)
    else:
        habits.set("Day Starts At", "Midnight" if boundary == 0 else f"{boundary}:00 AM")


# In Berlin clocks go from 2:00 to 3:00 at 2026-03-29T01:00Z, and from 3:00 back to 2:00 at
# 2026-10-25T01:00Z. Samoa left out 2011-12-30.
CASES = {
    "before midnight": ("Europe/Berlin", "2026-03-09T22:50:00Z", 0, "2026-03-09"),
    "after midnight": ("Europe/Berlin", "2026-03-09T23:00:10Z", 0, "2026-03-10"),
    "before 3:00": ("Europe/Berlin", "2026-03-10T01:50:00Z", 3, "2026-03-09"),
    "after 3:00": ("Europe/Berlin", "2026-03-10T02:00:10Z", 3, "2026-03-10"),
    "before 6:00": ("America/New_York", "2026-01-01T10:50:00Z", 6, "2025-12-31"),
    "before 3:00 after a leap day": ("UTC", "2028-03-01T02:50:00Z", 3, "2028-02-29"),
    "before the start hour that is left out": (
        "Europe/Berlin", "2026-03-29T00:50:00Z", 2, "2026-03-28"),
    "after the start hour that is left out": (
        "Europe/Berlin", "2026-03-29T01:00:10Z", 2, "2026-03-29"),
    "the hour before 3:00": ("Europe/Berlin", "2026-10-25T00:30:00Z", 3, "2026-10-24"),
    "the hour before 3:00 again": ("Europe/Berlin", "2026-10-25T01:30:00Z", 3, "2026-10-24"),
    "3:00 after clocks went back": ("Europe/Berlin", "2026-10-25T02:00:10Z", 3, "2026-10-25"),
    "the day after a day that was left out": (
        "Pacific/Apia", "2011-12-30T10:00:10Z", 0, "2011-12-31"),
    "a bucket in the east": ("Pacific/Auckland", "2026-03-09T22:50:00Z", UTC_BUCKETS, "2026-03-09"),
    "a bucket in the west": (
        "America/Los_Angeles", "2026-03-10T00:00:10Z", UTC_BUCKETS, "2026-03-10"),
    "a bucket while clocks change": (
        "Europe/Berlin", "2026-03-29T00:50:00Z", UTC_BUCKETS, "2026-03-29"),
}  # fmt: skip


@pytest.mark.parametrize("zone, now, boundary, day", CASES.values(), ids=CASES.keys())
def test_the_day_that_a_tap_lands_on(start, open_window, store, zone, now, boundary, day):
    habits = live(start, open_window, store, zone, now)
    begin_days_at(habits, boundary)
    habits.add("Read")
    habits.completion("Read").click()
    expect(habits.completion("Read", "completed today")).to_be_visible()
    assert stored.days(store, "Read") == [day_number(day)]


# An hour after the first tap, on the other side of the date line.
JOURNEYS = {
    "west": ("Pacific/Honolulu", "Pacific/Kiritimati", "2026-03-09", "2026-03-10"),
    "east": ("Pacific/Kiritimati", "Pacific/Honolulu", "2026-03-10", "2026-03-09"),
}


@pytest.mark.parametrize("home, abroad, first, second", JOURNEYS.values(), ids=JOURNEYS.keys())
def test_travel_across_the_date_line(start, open_window, store, home, abroad, first, second):
    habits = live(start, open_window, store, home, "2026-03-09T20:00:00Z")
    habits.add("Read")
    habits.completion("Read").click()
    expect(habits.completion("Read", "completed today")).to_be_visible()
    assert stored.days(store, "Read") == [day_number(first)]
    habits = live(start, open_window, store, abroad, "2026-03-09T21:00:00Z")
    habits.completion("Read").click()
    expect(habits.completion("Read", "completed today")).to_be_visible()
    assert stored.days(store, "Read") == sorted(map(day_number, (first, second)))


def test_another_boundary_moves_today_and_keeps_what_is_recorded(start, open_window, store):
    program = start(
        "--store", store, "--now", "2026-03-10T00:30:00Z", "--time-zone", "Europe/Berlin"
    )
    habits, other = open_window(program), open_window(program)
    habits.add("Read")
    habits.completion("Read").click()
    expect(other.completion("Read", "completed today")).to_be_visible()
    # Half past one in the night still belongs to the day before.
    begin_days_at(habits, 3)
    expect(other.completion("Read")).to_be_visible()
    expect(other.button("Read", exact=True)).to_be_visible()
    other.completion("Read").click()
    expect(other.button("Read, current streak 1 day")).to_be_visible()
    begin_days_at(habits, 0)
    expect(other.button("Read, current streak 2 days")).to_be_visible()
    expect(other.completion("Read", "completed today")).to_be_visible()
    assert stored.days(store, "Read") == [day_number("2026-03-09"), day_number("2026-03-10")]


def test_the_boundary_outlives_the_program(start, open_window, store):
    program = start(
        "--store", store, "--now", "2026-03-10T00:30:00Z", "--time-zone", "Europe/Berlin"
    )
    habits = open_window(program)
    begin_days_at(habits, 3)
    program.restart()
    habits.page.reload()
    habits.add("Read")
    habits.completion("Read").click()
    expect(habits.completion("Read", "completed today")).to_be_visible()
    assert stored.days(store, "Read") == [day_number("2026-03-09")]
