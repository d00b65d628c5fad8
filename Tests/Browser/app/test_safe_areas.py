"""Screens on a phone with round corners, a notch, and a home indicator."""

from harness.safe_areas import (
    LANDSCAPE,
    PORTRAIT,
    expect_inside_safe_area,
    rotate,
    set_safe_area_insets,
)
from harness.settling import settle
from playwright.sync_api import expect


def both_orientations(page):
    """Yields the phone's orientation, and the other one after the phone was rotated."""
    first = PORTRAIT if page.viewport_size == PORTRAIT[0] else LANDSCAPE
    yield first
    second = LANDSCAPE if first == PORTRAIT else PORTRAIT
    rotate(page, second)
    settle(page)
    yield second


def expect_inside_each_safe_area(page):
    for orientation in both_orientations(page):
        expect_inside_safe_area(page, orientation)


def assert_in_safe_area(box, orientation):
    viewport, insets = orientation
    assert insets["left"] <= box["x"], orientation
    assert box["x"] + box["width"] <= viewport["width"] - insets["right"], orientation
    assert insets["top"] <= box["y"], orientation
    assert box["y"] + box["height"] <= viewport["height"] - insets["bottom"], orientation


def test_the_main_screens_stay_in_the_safe_area(start_with, open_window):
    habits = [{"name": f"Habit {number}", "category": "fitness"} for number in range(12)]
    program = start_with(*habits)
    phone = open_window(program, PORTRAIT[0], has_touch=True)
    page = phone.page
    set_safe_area_insets(page, PORTRAIT[1])
    expect_inside_each_safe_area(page)
    phone.choose_list_option("Rows")
    expect_inside_each_safe_area(page)
    menu = page.locator(".menu:popover-open")
    for orientation in both_orientations(page):
        # A rotation may close the menu.
        page.keyboard.press("Escape")
        phone.button("List Options").click()
        assert_in_safe_area(menu.bounding_box(), orientation)
    menu.get_by_text("Archive", exact=True).click()
    expect(phone.screen("Archive")).to_be_visible()
    page.go_back()
    phone.show_statistics()
    expect_inside_each_safe_area(page)
    page.go_back()
    phone.show_settings()
    expect_inside_each_safe_area(page)
    page.go_back()
    phone.open("Habit 0")
    expect_inside_each_safe_area(page)
    phone.button("Edit").click()
    expect(phone.editor).to_be_visible()
    expect_inside_each_safe_area(page)
    phone.cancel.click()
    page.go_back()
    names = iter(["Habit 3", "Habit 4"])
    for orientation in both_orientations(page):
        phone.delete(next(names))
        expect(phone.undo).to_be_visible()
        assert_in_safe_area(phone.undo.bounding_box(), orientation)
