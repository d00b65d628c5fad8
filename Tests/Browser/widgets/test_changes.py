"""A tile stays current: after midnight, through a restart, and after its habit is gone."""

import pytest
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


def test_a_tile_updates_after_midnight(start, store, open_tile):
    habit(store, "add", "Read")
    habit(store, "done", "Read")
    program = start("--store", store, *EVENING)
    square = open_tile(program, "Habit", family="systemSmall")
    others = [open_tile(program, kind, family=family) for kind, family, _, _ in MIDNIGHT]
    expect(square.done("Read")).to_be_visible()
    for tile, (_, _, before, _) in zip(others, MIDNIGHT, strict=True):
        expect(tile.text(before)).to_be_visible()
    expect(square.not_done("Read")).to_be_visible(timeout=20_000)
    for tile, (_, _, _, after) in zip(others, MIDNIGHT, strict=True):
        expect(tile.text(after)).to_be_visible()


@pytest.mark.parametrize("family", ["systemSmall", "systemMedium", "systemLarge"])
def test_a_tile_updates_after_archiving(program, store, open_tile, open_window, family):
    window = open_window(program)
    window.add("Read")
    identity = identity_of(program, "Read")
    tile = open_tile(program, "Habit", family=family, habit=identity)
    expect(tile.not_done("Read")).to_be_visible()
    window.choose("Read", "Archive")
    expect(tile.text("Archived")).to_be_visible()
    expect(tile.controls).to_have_count(0)


@pytest.mark.parametrize(
    "family", ["systemSmall", "systemMedium", "systemLarge", "accessoryCircular"]
)
def test_a_tile_reports_a_deleted_habit(program, open_tile, open_window, family):
    window = open_window(program)
    window.add("Read")
    window.add("Run")
    tile = open_tile(program, "Habit", family=family, habit=identity_of(program, "Read"))
    expect(tile.page).to_have_title("Habit, Habit Tracker")
    window.delete("Read")
    # The tile does not switch to the other habit.
    expect(tile.text("No longer available: Habit. Choose another one.")).to_be_visible()
    window.button("Undo").click()
    expect(tile.text("No longer available: Habit. Choose another one.")).to_have_count(0)


def test_a_tile_shows_a_new_habit(program, add, open_tile):
    tile = open_tile(program, "Today", family="systemLarge")
    expect(tile.text("Add a habit to see it here.")).to_be_visible()
    add("Read")
    expect(tile.not_done("Read")).to_be_visible()


def test_a_tile_updates_after_a_lost_connection(program, add, open_tile):
    add("Read")
    tile = open_tile(program, "Today", family="systemLarge")
    tile.page.context.set_offline(True)
    expect(tile.page.locator("body.away")).to_be_visible(timeout=45_000)
    add("Run")
    tile.page.context.set_offline(False)
    expect(tile.not_done("Run")).to_be_visible()
    expect(tile.page.locator("body.away")).to_have_count(0)


def test_a_tile_updates_after_a_restart(program, add, open_tile):
    add("Read")
    tile = open_tile(program, "Today", family="systemLarge")
    program.kill()
    expect(tile.page.locator("body.away")).to_be_visible()
    add("Run")
    program.start()
    expect(tile.not_done("Run")).to_be_visible(timeout=20_000)
    tile.not_done("Run").click()
    expect(tile.done("Run")).to_be_visible()


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


def identity_of(program, name):
    """A habit's ID in the gallery's options."""
    page, _, _ = tiles.fetch(f"{program.url}widgets")
    option = page[: page.index(f">{name}</option>")].rsplit("<option", 1)[1]
    return option.split('value="')[1].split('"')[0]


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
