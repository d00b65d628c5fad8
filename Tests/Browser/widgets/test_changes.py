"""A tile stays current: after midnight, through a restart, and after its habit is gone.

A window stays current after midnight, too.
"""

import re

from harness import tiles
from harness.command import habit
from playwright.sync_api import expect

# Shortly before midnight, with enough seconds to open several tiles.
EVENING = ("--now", "2026-03-09T23:59:30Z", "--time-zone", "UTC")


def test_tiles_and_a_window_update_after_midnight(start, store, open_tile, open_window):
    habit(store, "add", "Read")
    habit(store, "done", "Read")
    program = start("--store", store, *EVENING)
    square = open_tile(program, "Habit", family="systemSmall")
    today = open_tile(program, "Today", context=square.page.context, family="systemLarge")
    window = open_window(program)
    window.page.evaluate("window.mark = 7")
    expect(window.completion_button("Read", "completed today")).to_be_visible()
    expect(square.done("Read")).to_be_visible()
    expect(today.text("All done. A perfect day.")).to_be_visible()
    expect(square.not_done("Read")).to_be_visible(timeout=60_000)
    expect(today.text("0/1")).to_be_visible()
    expect(window.completion_button("Read")).to_be_visible()
    # The mark exists, so the page was not reloaded.
    assert window.page.evaluate("window.mark") == 7
    # Yesterday is still complete, so completing today gives a streak of two days.
    window.completion_button("Read").click()
    expect(window.button("Read, current streak 2 days")).to_be_visible()


def test_a_tile_updates_after_deletion_and_archiving(start, add, open_tile, open_window):
    add("Read")
    add("Run")
    program = start()
    window = open_window(program)
    choice = {"habit": tiles.identity(program, "Read")}
    first = open_tile(program, "Habit", family="systemSmall", **choice)
    context = first.page.context
    families = ("systemMedium", "systemLarge", "accessoryCircular")
    others = [
        open_tile(program, "Habit", context=context, family=family, **choice) for family in families
    ]
    for tile in (first, *others):
        expect(tile.page).to_have_title("Habit, Habit Tracker")

    # A tile does not switch to the other habit.
    window.delete("Read")
    message = "No longer available: Habit. Choose another one."
    for tile in (first, *others):
        expect(tile.text(message), tile.page.url).to_be_visible()
    window.button("Undo").click()
    for tile in (first, *others):
        expect(tile.text(message), tile.page.url).to_have_count(0)

    # The last tile is too small for a message about archiving.
    for tile in (first, *others[:2]):
        expect(tile.not_done("Read"), tile.page.url).to_be_visible()
    window.choose("Read", "Archive")
    for tile in (first, *others[:2]):
        expect(tile.text("Archived"), tile.page.url).to_be_visible()
        expect(tile.controls, tile.page.url).to_have_count(0)


def test_a_tile_shows_habits_that_were_added_while_it_was_disconnected(program, add, open_tile):
    tile = open_tile(program, "Today", family="systemLarge")
    away = tile.page.locator("body.away")
    expect(tile.text("Add a habit to see it here.")).to_be_visible()
    add("Read")
    expect(tile.not_done("Read")).to_be_visible()

    # One habit is added while the program is not running, and one while the tile is offline. The
    # end of the program also ends the tile's request, which would otherwise last half a minute.
    program.kill()
    expect(away).to_be_visible()
    add("Run")
    tile.page.context.set_offline(True)
    program.start()
    add("Walk")
    tile.page.context.set_offline(False)
    for name in ("Run", "Walk"):
        expect(tile.not_done(name)).to_be_visible(timeout=20_000)
    expect(away).to_have_count(0)
    tile.not_done("Walk").click()
    expect(tile.done("Walk")).to_be_visible()


def test_a_tile_sends_at_most_two_requests_a_notification(start, store, open_tile, open_window):
    # Adds the habit before the program starts, because the program would notice a later addition
    # at any time.
    habit(store, "add", "Read")
    program = start("--store", store)
    window = open_window(program)
    address = tiles.address(program, "Today", family="systemLarge")

    def notifications():
        text, _, _ = tiles.fetch(address)
        return int(re.search(r'data-version="\w+\.(\d+)"', text)[1])

    before = notifications()
    tile = open_tile(program, "Today", family="systemLarge")
    for _ in range(4):
        window.toggle("Read")
        expect(tile.done("Read")).to_be_visible()
        window.toggle("Read")
        expect(tile.not_done("Read")).to_be_visible()
    requests = tile.page.evaluate(
        "performance.getEntriesByType('resource').filter(e => e.initiatorType === 'fetch').length"
    )
    # One waits for the notification, and the other one loads the tile.
    assert 0 < requests <= 2 * (notifications() - before)
