"""The gallery: each widget in each size, live and configurable."""

from harness.chromium import DESKTOP
from harness.safe_areas import LANDSCAPE, PORTRAIT, expect_inside_safe_area, rotate
from harness.tiles import Tile
from playwright.sync_api import expect


def tile(page, title):
    return Tile(page.frame_locator(f"iframe[title='{title}']"))


def test_the_gallery_shows_each_widget_in_each_size_and_configures_it(program, add, open_window):
    add("Run", "--category", "Fitness")
    add("Read", "--category", "Learning")
    window = open_window(program).page
    errors = []
    window.context.on("weberror", lambda error: errors.append(str(error.error)))
    window.goto(f"{program.url}settings/access")
    with window.expect_popup() as opened:
        window.get_by_role("link", name="Widgets").click()
    page = opened.value
    expect(page.get_by_role("heading", name="Widgets")).to_be_visible()

    large = tile(page, "Today, Large")
    small = tile(page, "Habit, Small")
    # A phone with safe areas, and a desktop without them.
    for orientation in (PORTRAIT, LANDSCAPE, (DESKTOP, dict.fromkeys(PORTRAIT[1], 0))):
        rotate(page, orientation)
        expect(page.locator("iframe")).to_have_count(14)
        expect_inside_safe_area(page, orientation)
    large.not_done("Read").click()
    expect(small.done("Read")).to_be_visible()
    expect(large.done("Read")).to_be_visible()
    large.done("Read").click()
    expect(small.not_done("Read")).to_be_visible()
    expect(large.not_done("Read")).to_be_visible()

    # The markup of a tile for other websites.
    today = page.get_by_role("region", name="Today", exact=True)
    today.get_by_text("Embed").nth(2).click()
    markup = page.get_by_label("Markup of Today, Large").input_value()
    assert f'src="{program.url}widgets/Today?family=systemLarge"' in markup
    assert 'width="338" height="354"' in markup

    choose_a_habit_and_a_category(page)
    assert errors == []


def choose_a_habit_and_a_category(page):
    """Chooses the category of a widget and the habit of another, and opens its address."""
    today = page.get_by_role("region", name="Today", exact=True)
    with page.expect_navigation():
        today.locator("select").select_option("Fitness")
    large = tile(page, "Today, Large")
    expect(large.text("Fitness")).to_be_visible()
    expect(large.not_done("Run")).to_be_visible()
    expect(large.not_done("Read")).to_have_count(0)

    chosen = page.get_by_role("region", name="Habit", exact=True).locator("select")
    with page.expect_navigation():
        chosen.select_option("Run")
    expect(tile(page, "Habit, Medium").not_done("Run")).to_be_visible()
    # The tile's address contains the choice.
    href = page.locator("figure.systemMedium a").nth(1).get_attribute("href")
    page.goto(page.url.split("/widgets")[0] + href)
    expect(Tile(page).not_done("Run")).to_be_visible()
