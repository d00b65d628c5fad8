"""A tile stays current: after midnight, through a restart, and after its habit is gone.

A window stays current after midnight, too.
"""

from harness import tiles
from harness.command import habit
from playwright.sync_api import expect

# Shortly before midnight, with enough seconds to open several tiles.
EVENING = ("--now", "2026-03-09T23:59:45Z", "--time-zone", "UTC")
# The texts of tiles before and after midnight.
MIDNIGHT = [
    ("Today", "systemSmall", "All done. A perfect day.", "0/1"),
    ("Today", "systemMedium", "All done. A perfect day.", "0/1"),
    ("Today", "systemLarge", "All done. A perfect day.", "0/1"),
    ("Today", "accessoryRectangular", "1/1", "0/1"),
    ("Today", "accessoryInline", "1 of 1", "0 of 1"),
    ("Habit", "systemMedium", "Completed", "Not completed"),
    ("Habit", "systemLarge", "Completed", "Not completed"),
    ("Habit", "accessoryRectangular", "Completed", "Not completed"),
    ("Habit", "accessoryInline", "Read: completed", "Read: not completed"),
]  # fmt: skip


def test_tiles_and_a_window_update_after_midnight(start, store, open_tile, open_window):
    habit(store, "add", "Read")
    habit(store, "done", "Read")
    program = start("--store", store, *EVENING)
    square = open_tile(program, "Habit", family="systemSmall")
    context = square.page.context
    others = [
        open_tile(program, kind, context=context, family=family) for kind, family, _, _ in MIDNIGHT
    ]
    window = open_window(program)
    window.page.evaluate("window.mark = 7")
    expect(window.completion_button("Read", "completed today")).to_be_visible()
    expect(square.done("Read")).to_be_visible()
    for tile, (_, _, before, _) in zip(others, MIDNIGHT, strict=True):
        expect(tile.text(before)).to_be_visible()
    expect(square.not_done("Read")).to_be_visible(timeout=20_000)
    for tile, (_, _, _, after) in zip(others, MIDNIGHT, strict=True):
        expect(tile.text(after)).to_be_visible()
    expect(window.completion_button("Read")).to_be_visible()
    # The mark exists, so the page was not reloaded.
    assert window.page.evaluate("window.mark") == 7
    # Yesterday is still complete, so completing today gives a streak of two days.
    window.completion_button("Read").click()
    expect(window.button("Read, current streak 2 days")).to_be_visible()


def test_a_tile_updates_after_deletion_and_archiving(program, open_tile, open_window):
    window = open_window(program)
    window.add("Read")
    window.add("Run")
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

    tile.page.context.set_offline(True)
    expect(away).to_be_visible(timeout=45_000)
    add("Run")
    tile.page.context.set_offline(False)
    expect(tile.not_done("Run")).to_be_visible()
    expect(away).to_have_count(0)

    program.kill()
    expect(away).to_be_visible()
    add("Walk")
    program.start()
    expect(tile.not_done("Walk")).to_be_visible(timeout=20_000)
    tile.not_done("Walk").click()
    expect(tile.done("Walk")).to_be_visible()


def test_many_tiles_of_one_browser_share_one_connection(program, add, open_tile):
    add("Read")
    first = open_tile(program, "Today", family="systemLarge")
    context = first.page.context
    others = [open_tile(program, "Today", context=context, family="systemMedium") for _ in range(8)]
    first.not_done("Read").click()
    for tile in others:
        expect(tile.done("Read")).to_be_visible()
    # The tile that held the shared connection is gone, and another one takes over.
    first.page.close()
    others[0].done("Read").click()
    for tile in others:
        expect(tile.not_done("Read")).to_be_visible(timeout=20_000)


def test_a_tile_sends_at_most_two_requests_for_each_change(start, store, open_tile, open_window):
    # Adds the habit before the program starts, because the program would notice a later addition
    # at any time.
    habit(store, "add", "Read")
    program = start("--store", store)
    window = open_window(program)
    tile = open_tile(program, "Today", family="systemLarge")
    for _ in range(4):
        window.toggle("Read")
        expect(tile.done("Read")).to_be_visible()
        window.toggle("Read")
        expect(tile.not_done("Read")).to_be_visible()
    asked = tile.page.evaluate(
        "performance.getEntriesByType('resource').filter(e => e.name.includes('/changes')).length"
    )
    # Allows two more requests, because a change may arrive during a request.
    assert asked <= 2 * 8 + 2
