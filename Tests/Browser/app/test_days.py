"""The day changes while the app is open."""

from playwright.sync_api import expect

# Winter time in Berlin, 20 seconds before midnight, to leave time for the preparation.
EVENING = ("--now", "2026-03-09T22:59:40Z", "--time-zone", "Europe/Berlin")


def test_midnight_clears_todays_completion_without_a_reload(start, open_window, store):
    program = start("--store", store, *EVENING)
    habits, other = open_window(program), open_window(program)
    habits.add("Read")
    other.open("Read")
    habits.completion_button("Read").click()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(other.button("Completed")).to_be_visible()
    habits.page.evaluate("window.mark = 7")
    expect(habits.completion_button("Read")).to_be_visible(timeout=30_000)
    expect(other.button("Mark as Done")).to_be_visible()
    # The mark exists, so the page was not reloaded.
    assert habits.page.evaluate("window.mark") == 7
    # Yesterday is still complete, so completing today gives a streak of two days.
    habits.completion_button("Read").click()
    expect(habits.button("Read, current streak 2 days")).to_be_visible()
