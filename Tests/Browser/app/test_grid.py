"""The rendered year grid: the color of each day, and the outlines around streaks."""

import io

from harness.chromium import PHONE
from harness.grid import (
    COLUMNS,
    ROWS,
    SCALE,
    YEAR_GRID,
    GridPicture,
    blended,
    border,
    distance,
    nearest,
)
from harness.loop import LoopHabit, write_backup
from PIL import Image
from playwright.sync_api import expect

# A Wednesday. The first cell is Sunday, 2025-03-16.
NOW = ("--now", "2026-03-11T12:00:00Z", "--time-zone", "UTC")
TODAY = 20_523
FIRST = TODAY - 3 - 51 * 7
# Wide enough for all 52 weeks, and high enough for all cards.
WIDE = {"width": 1000, "height": 2400}
CARD = (0x16, 0x16, 0x19)


def day(column, row):
    return FIRST + column * 7 + row


def cell_position(number):
    return divmod(number - FIRST, 7)


def cells(run):
    """The cells of a range of days."""
    return {cell_position(number) for number in run}


COUNTS = {FIRST: 4, day(1, 3): 1, day(9, 6): 2, day(10, 0): 3, day(51, 2): 5, TODAY: 4}
# The days of each streak, by the name of its habit.
STREAKS = {
    "In a column": [range(day(4, 2), day(4, 5))],
    "Wrapped": [range(day(7, 5), day(8, 2))],
    "Over three columns": [range(day(12, 4), day(14, 3))],
    # At the edges of the grid, up to today.
    "At the edges": [range(FIRST, day(1, 2)), range(day(50, 6), TODAY + 1)],
    "Bridged": [range(day(5, 1), day(5, 5))],
    "Weekly": [range(day(6, 0), day(7, 0)), range(day(9, 0), day(10, 0))],
}


def outlined():
    """The habits of the streaks."""
    # Two days in a row are not a streak yet.
    pair = dict.fromkeys((day(30, 1), day(30, 2)), 1)
    habits = {
        name: LoopHabit({number: 1 for run in runs for number in run} | pair, color=0)
        for name, runs in STREAKS.items()
    }
    bridged = dict.fromkeys((day(5, 1), day(5, 2), day(5, 4)), 1)
    habits["Bridged"] = LoopHabit(bridged, skipped=(day(5, 3),), color=0)
    # Three times a week: two weeks meet the goal, one does not.
    done = [day(6, row) for row in (0, 3, 6)] + [day(7, 0), day(7, 1)]
    done += [day(9, row) for row in (1, 2, 3, 4)]
    habits["Weekly"] = LoopHabit(dict.fromkeys(done, 1), times_a_week=3, color=0)
    return habits


def levels(grid):
    """The level of each cell, relative to the color of the first cell, which is complete."""
    full = grid.color(0, 0)
    shades = {"empty": 0.13, "partial1": 0.4, "partial2": 0.62, "partial3": 0.8, "complete": 1}
    colors = {name: blended(full, CARD, share) for name, share in shades.items()}
    return {cell: nearest(color, colors | {"blank": CARD}) for cell, color in grid.cells().items()}


def assert_each_day_has_the_color_of_its_count(grid):
    expected = {
        (column, row): "empty" if day(column, row) <= TODAY else "blank"
        for column in range(COLUMNS)
        for row in range(ROWS)
    }
    for number, count in COUNTS.items():
        expected[cell_position(number)] = ["empty", "partial1", "partial2", "partial3", "complete"][
            min(count, 4)
        ]
    assert levels(grid) == expected


def assert_the_skipped_day_is_a_dot(grid):
    full = grid.color(0, 0)
    assert nearest(grid.color(20, 3), {"dot": blended(full, CARD, 0.62), "none": CARD}) == "dot"
    # A dot is smaller than a cell: the rest of a skipped day's cell is empty.
    open_day = blended(full, CARD, 0.13)
    assert nearest(grid.edge(20, 3), {"open": open_day, "none": CARD}) == "none"
    assert nearest(grid.edge(21, 3), {"open": open_day, "none": CARD}) == "open"
    assert levels(grid)[(21, 3)] == "empty"


def widths_of_last_days(row):
    """The width of the widest line of each of the last seven days, in points."""
    days = row.get_by_role("group", name="Last 7 Days").get_by_role("button")
    expect(days).to_have_count(7)
    widths = []
    for each in days.all():
        picture = Image.open(io.BytesIO(each.screenshot())).convert("RGB")
        # Reads the lower part of the picture, below the weekday letters, where marks are widest.
        lines = [
            [picture.getpixel((x, y)) for x in range(picture.width)]
            for y in range(picture.height * 5 // 8, picture.height)
        ]
        marked = [sum(distance(color, CARD) > 10 for color in line) for line in lines]
        widths.append(round(max(marked) / SCALE))
    return widths


def test_days_have_the_colors_of_their_counts_and_streaks_have_outlines(
    start, open_window, tmp_path
):
    described = {
        "Counted": LoopHabit(COUNTS, target=4, color=0),
        "Skipped": LoopHabit({FIRST: 1}, skipped=(day(20, 3),), color=0),
        "Recent": LoopHabit({TODAY - 6: 1, TODAY - 4: 1}, skipped=(TODAY - 3,), color=0),
        **outlined(),
    }
    backup = write_backup(tmp_path / "loop.db", described)
    program = start("--in-memory", "--import", backup, *NOW)
    habits = open_window(program, WIDE, device_scale_factor=SCALE)
    expect(habits.page.get_by_role("listitem")).to_have_count(len(described))
    habits.page.evaluate("document.fonts.ready.then(() => true)")

    assert_each_day_has_the_color_of_its_count(GridPicture(habits.row("Counted")))
    assert_the_skipped_day_is_a_dot(GridPicture(habits.row("Skipped")))
    for name, runs in STREAKS.items():
        expected = set()
        for run in runs:
            expected |= border(cells(run))
        assert GridPicture(habits.row(name)).lines(CARD) == expected, name

    # Rows show dashes for complete and open days, and a dot for a skipped day.
    habits.page.set_viewport_size(PHONE)
    habits.choose_list_option("Rows")
    expect(habits.page.get_by_label(YEAR_GRID)).to_have_count(0)
    dash, *others = widths_of_last_days(habits.row("Recent"))
    assert dash > 20
    assert others == [dash, dash, 8, dash, dash, dash]


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
