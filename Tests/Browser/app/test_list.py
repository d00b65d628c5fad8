"""The list in a browser: drag and drop, and a layout that keeps its shape.

Tests/HabitScreenTests/ListTests.swift tests its logic.
"""

import pytest
from harness.chromium import DESKTOP, PHONE
from harness.finger import Finger
from harness.grid import YEAR_GRID
from harness.mouse import drag
from harness.settling import settle
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


def expect_names(habits, *wanted):
    rows = habits.page.get_by_role("listitem")
    expect(rows).to_have_count(len(wanted))
    for row, name in zip(rows.all(), wanted, strict=True):
        expect(row.get_by_role("button", name=f"{name}, not completed today")).to_be_attached()


def search(habits):
    return habits.page.get_by_role("searchbox", name="Search")


@pytest.fixture
def program(start_with):
    """The app with the habits "Cook", "Bike", and "Ask", the newest first."""
    return start_with(*({"name": name} for name in ("Cook", "Bike", "Ask")))


def test_a_search_without_a_result_does_not_move_the_controls(start, open_window):
    habits = open_window(start("--sample", "12"), DESKTOP)
    for style, count in (("Cards", 12), ("Rows", 0)):
        habits.page.set_viewport_size(DESKTOP)
        habits.choose_list_option(style)
        expect(habits.page.get_by_label(YEAR_GRID)).to_have_count(count)
        for viewport in (DESKTOP, {"width": 1920, "height": 1080}, PHONE):
            habits.page.set_viewport_size(viewport)
            settle(habits.page)
            assert_nothing_moves(habits, style, viewport)
            search(habits).fill("")
            expect(habits.page.get_by_text("No habits match")).to_have_count(0)


def assert_nothing_moves(habits, style, viewport):
    fixed = [
        habits.page.get_by_role("heading", name="My Habits"),
        search(habits),
        habits.button("Add Habit"),
        habits.button("All"),
    ]
    places = [element.bounding_box() for element in fixed]
    search(habits).fill("nonsense")
    message = habits.page.get_by_text("No habits match “nonsense”")
    expect(message).to_be_visible()
    assert [element.bounding_box() for element in fixed] == places, (style, viewport)
    # The message is centered in the remaining space.
    box = message.bounding_box()
    assert abs(box["x"] * 2 + box["width"] - viewport["width"]) <= 2, (style, viewport)
    top = places[3]["y"] + places[3]["height"]
    assert top + 100 < box["y"] < viewport["height"] - 100, (style, viewport)


def test_rows_can_be_dragged_only_in_manual_order(program, open_window):
    habits = open_window(program, PHONE)
    expect_names(habits, "Cook", "Bike", "Ask")
    for style, count in (("Rows", 0), ("Cards", 3)):
        habits.choose_list_option("Newest")
        habits.choose_list_option(style)
        expect(habits.page.get_by_label(YEAR_GRID)).to_have_count(count)
        drag(habits.detail_button("Bike"), onto=habits.row("Cook"))
        expect_names(habits, "Cook", "Bike", "Ask")
        # The manual order starts from the displayed order.
        habits.choose_list_option("Manual")
        expect(habits.page.locator("[data-move]")).to_have_count(3)
        expect_names(habits, "Cook", "Bike", "Ask")
        drag(habits.detail_button("Bike"), onto=habits.row("Cook"))
        expect_names(habits, "Bike", "Cook", "Ask")
    habits.restart(program)
    expect_names(habits, "Bike", "Cook", "Ask")


def test_rows_that_existed_before_manual_sorting_can_be_dragged_by_touch(program, open_window):
    habits = open_window(program, PHONE, has_touch=True)
    habits.choose_list_option("Rows")
    expect(habits.page.get_by_label("of 359 days")).to_have_count(0)
    habits.choose_list_option("Manual")
    expect(habits.page.locator("[data-move]")).to_have_count(3)
    finger = Finger(habits.page)
    start, end = habits.row("Cook").bounding_box(), habits.row("Ask").bounding_box()
    x, y = start["x"] + 100, start["y"] + start["height"] / 2
    finger.down(x, y)
    # The menu of the long press opens after the row is lifted.
    expect(habits.page.locator(".menu:popover-open")).to_have_count(1)
    for step in range(1, 11):
        finger.move(x, y + (end["y"] + end["height"] + 10 - y) * step / 10)
    finger.up()
    expect_names(habits, "Bike", "Ask", "Cook")
