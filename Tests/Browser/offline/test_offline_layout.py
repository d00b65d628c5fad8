"""The layout of the offline page in small windows and large text, and its use by keyboard."""

import pytest
from harness.command import habit
from harness.native import write_habits
from harness.offline import Offline, open_page, wait_until_cached
from harness.safe_areas import LANDSCAPE, PORTRAIT, expect_inside_safe_area, rotate
from playwright.sync_api import expect

NAMES = ["Read", "日本語を勉強する", "قراءة القرآن كل يوم", "Morgenspaziergang am Fluss " * 3]


@pytest.fixture
def import_habits(store, tmp_path):
    """Adds the described habits to the store, as `write_habits` takes them."""

    def run(*habits):
        habit(store, "import", write_habits(tmp_path / "habits.json", *habits))

    return run


def test_the_offline_page_fits_in_the_window(start, import_habits, open_phone):
    counted = {"name": "Drink", "completionsPerDay": 8}
    import_habits(*({"name": name.strip()[:80]} for name in NAMES), counted)
    program = start()
    page = open_page(open_phone(), program)
    wait_until_cached(page, "Drink")
    program.kill()
    page.goto(program.url)
    for width in (320, 393, 1280):
        page.set_viewport_size({"width": width, "height": 700})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        for letters in (100, 150):
            assert_controls_fit(page, width, letters)


def assert_controls_fit(page, width, letters):
    """Asserts that everything is in the window, and large enough for a finger."""
    page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}%`; }", letters)
    expect(Offline(page).control("Drink, 0 of 8 today")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") == width, (width, letters)
    for control in page.locator("[data-call]:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 44, (width, letters)
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, (width, letters)


def test_the_offline_page_is_in_the_safe_area_and_can_be_used_by_keyboard(
    start, import_habits, open_phone
):  # fmt: skip
    import_habits(*({"name": f"Habit {number}"} for number in range(12)))
    program = start()
    page = open_page(open_phone(), program)
    wait_until_cached(page, "Habit 11")
    program.kill()
    page.goto(program.url)
    for orientation in (PORTRAIT, LANDSCAPE):
        rotate(page, orientation)
        expect(Offline(page).control("Habit 0, not completed today")).to_be_visible()
        expect_inside_safe_area(page, orientation)

    # The keyboard completes and reopens a habit.
    offline = Offline(page)
    offline.control("Habit 0, not completed today").focus()
    page.keyboard.press("Enter")
    expect(offline.control("Habit 0, completed today")).to_be_focused()
    page.keyboard.press("Enter")
    expect(offline.control("Habit 0, not completed today")).to_be_visible()
