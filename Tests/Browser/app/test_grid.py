"""The rendered year grid: the color of each day, and the outlines around streaks."""

import io

import pytest
from harness.chromium import PHONE
from harness.grid import COLUMNS, ROWS, GridPicture, blended, border, distance, nearest
from harness.loop import LoopHabit, write_backup
from PIL import Image
from playwright.sync_api import expect

# A Wednesday. The first cell is Sunday, 2025-03-16.
NOW = ("--now", "2026-03-11T12:00:00Z", "--time-zone", "UTC")
TODAY = 20_523
FIRST = TODAY - 3 - 51 * 7
# Wide enough for all 52 weeks.
WIDE = {"width": 1000, "height": 900}
CARD = (0x16, 0x16, 0x19)


def day(column, row):
    return FIRST + column * 7 + row


def cell_position(number):
    return divmod(number - FIRST, 7)


@pytest.fixture
def picture(start, open_window, tmp_path):
    """Shows one habit, and reads its grid."""

    def read(habit):
        backup = write_backup(tmp_path / "loop.db", {"Read": habit})
        program = start("--in-memory", "--import", backup, *NOW)
        habits = open_window(program, WIDE, device_scale_factor=4)
        expect(habits.row("Read")).to_be_visible()
        habits.page.evaluate("document.fonts.ready.then(() => true)")
        return GridPicture(habits.row("Read"))

    return read


def levels(grid):
    """The level of each cell, relative to the color of the first cell, which is complete."""
    full = grid.color(0, 0)
    shades = {"empty": 0.13, "partial1": 0.4, "partial2": 0.62, "partial3": 0.8, "complete": 1}
    colors = {name: blended(full, CARD, share) for name, share in shades.items()}
    return {cell: nearest(color, colors | {"blank": CARD}) for cell, color in grid.cells().items()}


def test_each_day_has_the_color_of_its_count(picture):
    counts = {FIRST: 4, day(1, 3): 1, day(9, 6): 2, day(10, 0): 3, day(51, 2): 5, TODAY: 4}
    grid = picture(LoopHabit(counts, target=4))
    expected = {
        (column, row): "empty" if day(column, row) <= TODAY else "blank"
        for column in range(COLUMNS)
        for row in range(ROWS)
    }
    for number, count in counts.items():
        expected[cell_position(number)] = ["empty", "partial1", "partial2", "partial3", "complete"][
            min(count, 4)
        ]
    assert levels(grid) == expected


def test_a_skipped_day_is_a_dot(picture):
    grid = picture(LoopHabit({FIRST: 1}, skipped=(day(20, 3),)))
    full = grid.color(0, 0)
    assert nearest(grid.color(20, 3), {"dot": blended(full, CARD, 0.62), "none": CARD}) == "dot"
    # A dot is smaller than a cell: the rest of a skipped day's cell is empty.
    open_day = blended(full, CARD, 0.13)
    assert nearest(grid.edge(20, 3), {"open": open_day, "none": CARD}) == "none"
    assert nearest(grid.edge(21, 3), {"open": open_day, "none": CARD}) == "open"
    assert levels(grid)[(21, 3)] == "empty"


def test_a_skipped_day_is_a_dot_in_the_last_seven_days(start, open_window, tmp_path):
    habit = LoopHabit({TODAY - 6: 1, TODAY - 4: 1}, skipped=(TODAY - 3,))
    backup = write_backup(tmp_path / "loop.db", {"Read": habit})
    program = start("--in-memory", "--import", backup, *NOW)
    habits = open_window(program, PHONE, device_scale_factor=4)
    habits.choose_list_option("Rows")
    days = habits.page.get_by_role("group", name="Last 7 Days").get_by_role("button")
    expect(days).to_have_count(7)
    widths = []
    for day in days.all():
        picture = Image.open(io.BytesIO(day.screenshot())).convert("RGB")
        # Reads the lower part of the picture, below the weekday letters, where marks are widest.
        lines = [
            [picture.getpixel((x, y)) for x in range(picture.width)]
            for y in range(picture.height * 5 // 8, picture.height)
        ]
        marked = [sum(distance(color, CARD) > 10 for color in line) for line in lines]
        widths.append(round(max(marked) / 4))
    # Dashes for complete and open days, and the dot.
    dash = widths[0]
    assert dash > 20
    assert widths == [dash, dash, dash, 8, dash, dash, dash]


@pytest.mark.parametrize(
    "runs",
    [
        [range(day(4, 2), day(4, 5))],
        # A run from one column to the next, and a run over three columns.
        [range(day(7, 5), day(8, 2))],
        [range(day(12, 4), day(14, 3))],
        # Runs at the edges of the grid, and a run up to today.
        [range(FIRST, day(1, 2)), range(day(50, 6), TODAY + 1)],
    ],
    ids=["in a column", "wrapped", "over three columns", "at the edges"],
)
def test_an_outline_encloses_exactly_the_days_of_a_run(picture, runs):
    done = {number: 1 for run in runs for number in run}
    # Two days in a row are not a streak yet.
    done |= dict.fromkeys((day(30, 1), day(30, 2)), 1)
    grid = picture(LoopHabit(done))
    expected = set()
    for run in runs:
        expected |= border({cell_position(number) for number in run})
    assert grid.lines(CARD) == expected


def test_an_outline_includes_a_bridged_skipped_day(picture):
    done = dict.fromkeys((day(5, 1), day(5, 2), day(5, 4)), 1)
    grid = picture(LoopHabit(done, skipped=(day(5, 3),)))
    assert grid.lines(CARD) == border({(5, row) for row in range(1, 5)})


def test_an_outline_encloses_each_week_that_meets_its_goal(picture):
    done = dict.fromkeys([day(6, row) for row in (0, 3, 6)] + [day(7, 0), day(7, 1)], 1)
    done |= dict.fromkeys([day(9, row) for row in (1, 2, 3, 4)], 1)
    grid = picture(LoopHabit(done, times_a_week=3))
    expected = set()
    for column in (6, 9):
        expected |= border({(column, row) for row in range(ROWS)})
    assert grid.lines(CARD) == expected


def test_a_grid_first_shows_the_current_week_and_keeps_its_scroll_position(start, open_window):
    habits = open_window(start("--sample", "3", *NOW), PHONE)
    scroller = habits.row("Read").locator(".scroll")
    # The distance of the content's right end beyond the visible part.
    hidden = """each => {
      const content = each.firstElementChild.getBoundingClientRect();
      return Math.round(content.right - each.getBoundingClientRect().right);
    }"""
    assert scroller.evaluate(hidden) == 0
    scroller.evaluate("each => each.scrollBy(-150, 0)")
    assert scroller.evaluate(hidden) == 150
    was_done = habits.completion_button("Read", "completed today").count() == 1
    habits.toggle("Read")
    expect(
        habits.completion_button("Read", f"{'not ' if was_done else ''}completed today")
    ).to_be_visible()
    assert scroller.evaluate(hidden) == 150
