"""A tap in a tile takes effect in place, and every open window follows."""

from harness import store as stored
from harness import tiles
from harness.command import habit
from harness.tiles import Tile
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


def test_a_tap_in_a_tile_updates_the_store_and_every_window(
    start, store, add, open_tile, open_window
):
    add("Read")
    program = start()
    window = open_window(program)
    other = open_tile(program, "Today", family="systemLarge")
    tile = open_tile(program, "Today", family="systemMedium")

    def expect_change(is_done, *following):
        place = tile.page.url
        for each in following:
            expect(each.done("Read") if is_done else each.not_done("Read"), place).to_be_visible()
        state = "completed today" if is_done else "not completed today"
        expect(window.completion_button("Read", state), place).to_be_visible()
        assert stored.count(store, "Read") == is_done, place

    for kind, family in WITH_BUTTON:
        tile.page.goto(tiles.address(program, kind, family=family))
        tile.not_done("Read").click()
        expect_change(True, tile, other)
        if (kind, family) in [("Today", "systemMedium"), ("Habit", "systemSmall")]:
            # The tile undoes the tap. Then the list repeats it.
            tile.done("Read").click()
            expect_change(False, tile, other)
            window.toggle("Read")
            expect_change(True, tile, other)
        window.toggle("Read")
        expect_change(False, tile, other)

    complete_a_habit_with_the_control(program, store, tile)
    expect_change(True, other)
    window.toggle("Read")
    expect_change(False, other)

    # A tap in a tile without its script completes the habit, too.
    plain = open_tile(program, "Today", family="systemLarge", scripts=False)
    plain.not_done("Read").click()
    expect(plain.done("Read")).to_be_visible()
    assert stored.count(store, "Read") == 1
    assert "family=systemLarge" in plain.page.url


def complete_a_habit_with_the_control(program, store, tile):
    tile.page.goto(tiles.address(program, "CompleteHabit"))
    tile.button("Read").click()
    expect(tile.box.locator(".busy")).to_have_count(0)
    tile.page.wait_for_function("() => !document.querySelector('.tile.busy')")
    assert stored.count(store, "Read") == 1
    # The tap completes the habit and does not reopen it.
    tile.button("Read").click()
    tile.page.wait_for_function("() => !document.querySelector('.tile.busy')")
    assert stored.count(store, "Read") == 1


def test_simultaneous_taps_are_saved_and_an_outdated_tap_adds_nothing(
    program, store, add, open_tile, open_window
):
    names = ["Read", "Run", "Write"]
    for name in [*names, "Sing"]:
        add(name)
    window = open_window(program)
    first = open_tile(program, "Today", family="systemLarge")
    second = open_tile(program, "Today", family="systemMedium")
    first.not_done("Read").click()
    second.not_done("Run").click()
    window.toggle("Write")
    for name in names:
        expect(first.done(name)).to_be_visible()
        expect(second.done(name)).to_be_visible()
        expect(window.completion_button(name, "completed today")).to_be_visible()
        assert stored.count(store, name) == 1, name

    # A tap in an outdated tile does not complete a habit twice.
    action = first.not_done("Sing").get_attribute("value")
    habit(store, "done", "Sing")
    expect(first.done("Sing")).to_be_visible()
    # Sends the same tap as a tile that is not updated yet.
    status = first.page.evaluate(
        """async action => (await fetch(location.href, {
          method: "POST", body: new URLSearchParams({ tap: action }) })).status""",
        action,
    )
    assert status == 200
    assert stored.count(store, "Sing") == 1

    # A ring shows a habit's progress.
    add("Drink", "--per-day", "2")
    chosen = tiles.identity(program, "Drink")
    second.page.goto(tiles.address(program, "Habit", family="systemSmall", habit=chosen))
    second.button("Drink, 0 of 2 today").click()
    expect(window.completion_button("Drink", "1 of 2 today")).to_be_visible()
    second.button("Drink, 1 of 2 today").click()
    expect(second.button("Drink, 2 of 2 today")).to_be_visible()


def test_all_tiles_of_a_browser_follow_a_tap_even_after_one_is_closed(program, add, open_tile):
    add("Read")
    large = {"width": 1280, "height": 4000}
    first = open_tile(program, "Today", viewport=large, family="systemLarge")
    gallery = first.page.context.new_page()
    gallery.goto(f"{program.url}widgets")

    def tile(kind, family):
        return Tile(gallery.frame_locator(f"iframe[src$='{kind}?family={family}']"))

    for kind, family, before, _ in FOLLOWING:
        expect(tile(kind, family).text(before), f"{kind}, {family}").to_be_visible()
    first.not_done("Read").click()
    for kind, family, before, after in FOLLOWING:
        shown, place = tile(kind, family), f"{kind}, {family}"
        expect(shown.text(before), place).to_have_count(0)
        if after:
            expect(shown.text(after), place).to_be_visible()
        expect(shown.controls, place).to_have_count(0)
    buttons = [tile(kind, family) for kind, family in WITH_BUTTON]
    for each in buttons:
        expect(each.done("Read")).to_be_visible()

    # The tile that held the shared connection is gone, and another one takes over.
    first.page.close()
    buttons[0].done("Read").click()
    for each in buttons:
        expect(each.not_done("Read")).to_be_visible(timeout=20_000)


def test_a_tile_that_changes_under_a_pressed_button_is_tapped(program, store, add, open_tile):
    names = ("Read", "Run", "Write")
    for name in names:
        add(name)
    tile = open_tile(program, "Today", family="systemLarge")
    tile.not_done("Read").hover()
    tile.page.mouse.down()
    # While the button is pressed, the tile follows each change.
    for name in names[1:]:
        with tile.page.expect_event("requestfinished", lambda each: each.url == tile.page.url):
            habit(store, "done", name)
    with tile.page.expect_request(lambda request: request.method == "POST"):
        tile.page.mouse.up()
    for name in names:
        expect(tile.done(name)).to_be_visible()
        assert stored.count(store, name) == 1, name


def test_a_tile_shows_the_last_change_when_a_press_ends(program, store, add, open_tile):
    add("Read")
    add("Run")
    tile = open_tile(program, "Today", family="systemLarge")
    tile.not_done("Read").hover()
    tile.page.mouse.down()
    with tile.page.expect_event("requestfinished", lambda each: each.url == tile.page.url):
        habit(store, "done", "Run")
    # A release beside the button taps nothing.
    tile.page.mouse.move(1, 1)
    tile.page.mouse.up()
    expect(tile.done("Run")).to_be_visible()
    expect(tile.not_done("Read")).to_be_visible()


def test_the_second_tap_of_a_double_tap_does_nothing(program, store, add, open_tile):
    add("Read")
    tile = open_tile(program, "Today", family="systemLarge")
    page = tile.page
    taps = []

    def hold_tap(route):
        if route.request.method == "POST":
            taps.append(route)
        else:
            route.continue_()

    page.route("**/widgets/Today*", hold_tap)
    box = tile.not_done("Read").bounding_box()
    center = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*center)
    while not taps:
        page.wait_for_timeout(5)
    page.mouse.click(*center)
    taps[0].continue_()
    expect(tile.done("Read")).to_be_visible()
    assert len(taps) == 1
    # The link to the app, which is below the button, was not opened.
    assert page.context.pages == [page]
    assert stored.count(store, "Read") == 1
