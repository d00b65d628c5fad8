"""A tap in a tile takes effect in place, and every open window follows."""

from urllib.error import HTTPError

import pytest
from harness import store as stored
from harness import tiles
from harness.command import habit
from playwright.sync_api import expect

# Each widget with a button, in each of its sizes.
WITH_BUTTON = [
    ("Today", "systemMedium"), ("Today", "systemLarge"), ("Habit", "systemSmall"),
    ("Habit", "systemMedium"), ("Habit", "systemLarge"),
]  # fmt: skip
# The texts of the other widgets before and after a tap.
FOLLOWING = [
    ("Today", "systemSmall", "0/1", "All done. A perfect day."),
    ("Today", "accessoryCircular", "0/1", None),
    ("Today", "accessoryRectangular", "0/1", "1/1"),
    ("Today", "accessoryInline", "0 of 1", "1 of 1"),
    ("Habit", "accessoryRectangular", "Not completed", "Completed"),
    ("Habit", "accessoryInline", "Read: not completed", "Read: completed"),
    ("Streaks", "systemMedium", "No active streaks yet. Complete a habit to start one.", "Read"),
]


@pytest.mark.parametrize(("kind", "family"), WITH_BUTTON)
def test_a_tap_in_a_tile_updates_the_store_and_every_window(
    program, store, add, open_tile, open_window, kind, family
):
    add("Read")
    window = open_window(program)
    tile = open_tile(program, kind, family=family)
    other = open_tile(program, "Today", family="systemLarge")
    tile.not_done("Read").click()
    expect(tile.done("Read")).to_be_visible()
    assert stored.count(store, "Read") == 1
    expect(window.completion_button("Read", "completed today")).to_be_visible()
    expect(other.done("Read")).to_be_visible()
    # The tile undoes the tap. Then the list repeats and undoes the tap.
    tile.done("Read").click()
    expect(tile.not_done("Read")).to_be_visible()
    expect(window.completion_button("Read")).to_be_visible()
    assert stored.count(store, "Read") == 0
    window.toggle("Read")
    expect(tile.done("Read")).to_be_visible()
    window.toggle("Read")
    expect(tile.not_done("Read")).to_be_visible()
    expect(other.not_done("Read")).to_be_visible()
    assert stored.count(store, "Read") == 0


def test_tiles_without_buttons_show_a_completion(program, store, add, open_tile):
    add("Read")
    shown = [open_tile(program, kind, family=family) for kind, family, _, _ in FOLLOWING]
    for tile, (kind, family, before, _) in zip(shown, FOLLOWING, strict=True):
        expect(tile.text(before), f"{kind}, {family}").to_be_visible()
    # Another process completes the habit.
    habit(store, "done", "Read")
    for tile, (kind, family, before, after) in zip(shown, FOLLOWING, strict=True):
        expect(tile.text(before), f"{kind}, {family}").to_have_count(0)
        if after:
            expect(tile.text(after), f"{kind}, {family}").to_be_visible()
        expect(tile.controls, f"{kind}, {family}").to_have_count(0)


def test_a_ring_shows_a_habits_progress(program, add, open_tile, open_window):
    add("Drink", "--per-day", "2")
    window = open_window(program)
    tile = open_tile(program, "Habit", family="systemSmall")
    tile.button("Drink, 0 of 2 today").click()
    expect(window.completion_button("Drink", "1 of 2 today")).to_be_visible()
    tile.button("Drink, 1 of 2 today").click()
    expect(tile.button("Drink, 2 of 2 today")).to_be_visible()


def test_the_control_completes_a_habit(program, store, add, open_tile):
    add("Read")
    tile = open_tile(program, "CompleteHabit")
    tile.button("Read").click()
    expect(tile.box.locator(".busy")).to_have_count(0)
    tile.page.wait_for_function("() => !document.querySelector('.tile.busy')")
    assert stored.count(store, "Read") == 1
    # The tap completes the habit and does not reopen it.
    tile.button("Read").click()
    tile.page.wait_for_function("() => !document.querySelector('.tile.busy')")
    assert stored.count(store, "Read") == 1


def test_simultaneous_taps_in_two_tiles_and_the_list_are_all_saved(
    program, store, add, open_tile, open_window
):
    names = ["Read", "Run", "Write"]
    for name in names:
        add(name)
    window = open_window(program)
    first = open_tile(program, "Today", family="systemLarge")
    second = open_tile(program, "Today", family="systemMedium")
    first.not_done("Read").click(no_wait_after=True)
    second.not_done("Run").click(no_wait_after=True)
    window.toggle("Write")
    for name in names:
        expect(first.done(name)).to_be_visible()
        expect(second.done(name)).to_be_visible()
        expect(window.completion_button(name, "completed today")).to_be_visible()
        assert stored.count(store, name) == 1


def test_a_tap_in_an_outdated_tile_does_not_complete_a_habit_twice(program, store, add, open_tile):
    add("Read")
    tile = open_tile(program, "Today", family="systemLarge")
    action = tile.not_done("Read").get_attribute("value")
    habit(store, "done", "Read")
    expect(tile.done("Read")).to_be_visible()
    # Sends the same tap as a tile that is not updated yet.
    status = tile.page.evaluate(
        """async action => (await fetch(location.href, {
          method: "POST", body: new URLSearchParams({ tap: action }) })).status""",
        action,
    )
    assert status == 200
    assert stored.count(store, "Read") == 1


@pytest.mark.parametrize("action", ["DeleteHabit", "CompleteHabit", "SkipHabit habit=“Read”", ""])
def test_a_tile_refuses_actions_that_it_does_not_show(program, store, add, open_tile, action):
    add("Read")
    tile = open_tile(program, "Today", family="systemSmall")
    status = tile.page.evaluate(
        """async action => (await fetch(location.href, {
          method: "POST", body: new URLSearchParams({ tap: action }) })).status""",
        action,
    )
    assert status == 200
    assert stored.names(store) == ["Read"]
    assert stored.days(store, "Read") == []


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", None])
def test_other_websites_cannot_send_taps(program, store, add, open_tile, origin):
    add("Read")
    url = tiles.address(program, "Today", family="systemLarge")
    tile = open_tile(program, "Today", family="systemLarge")
    action = tile.not_done("Read").get_attribute("value")
    headers = {"Origin": origin} if origin else {}
    with pytest.raises(HTTPError, match="403"):
        tiles.post(url, {"tap": action}, **headers)
    assert stored.days(store, "Read") == []


def test_a_tap_in_a_tile_without_its_script_completes_the_habit(program, store, add, open_tile):
    add("Read")
    tile = open_tile(program, "Today", family="systemLarge", scripts=False)
    tile.not_done("Read").click()
    expect(tile.done("Read")).to_be_visible()
    assert stored.count(store, "Read") == 1
    assert "family=systemLarge" in tile.page.url
