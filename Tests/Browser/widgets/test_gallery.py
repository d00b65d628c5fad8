"""The gallery: each widget in each size, live and configurable."""

import pytest
from harness.chromium import DESKTOP, PHONE
from harness.tiles import Tile
from playwright.sync_api import expect


@pytest.fixture
def open_gallery(program, open_window):
    def open_page(viewport=DESKTOP):
        page = open_window(program, viewport=viewport).page
        page.goto(f"{program.url}widgets")
        return page

    return open_page


def tile(page, title):
    return Tile(page.frame_locator(f"iframe[title='{title}']"))


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_each_widget_is_shown_in_each_size_and_updates(add, open_gallery, viewport):
    add("Read")
    page = open_gallery(viewport)
    assert page.locator("iframe").count() == 14
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    large = tile(page, "Today, Large")
    large.not_done("Read").click()
    expect(tile(page, "Habit, Small").done("Read")).to_be_visible()
    expect(large.done("Read")).to_be_visible()


def test_the_habit_of_a_tile_can_be_chosen(add, open_gallery):
    add("Read")
    add("Run")
    page = open_gallery()
    page.get_by_role("region", name="Habit", exact=True).locator("select").select_option("Read")
    expect(tile(page, "Habit, Medium").not_done("Read")).to_be_visible()
    page.get_by_role("region", name="Habit", exact=True).locator("select").select_option("Run")
    expect(tile(page, "Habit, Medium").not_done("Run")).to_be_visible()
    # The tile's address contains the choice.
    href = page.locator("figure.systemMedium a").nth(1).get_attribute("href")
    page.goto(page.url.split("/widgets")[0] + href)
    expect(Tile(page).not_done("Run")).to_be_visible()


def test_the_category_of_a_tile_can_be_chosen(add, open_gallery):
    add("Read", "--category", "Learning")
    add("Run", "--category", "Fitness")
    page = open_gallery()
    today = page.get_by_role("region", name="Today", exact=True)
    today.locator("select").select_option("Fitness")
    large = tile(page, "Today, Large")
    expect(large.text("Fitness")).to_be_visible()
    expect(large.not_done("Run")).to_be_visible()
    expect(large.not_done("Read")).to_have_count(0)


def test_the_gallery_explains_how_to_embed_a_tile(program, open_gallery):
    page = open_gallery()
    page.get_by_role("region", name="Today", exact=True).get_by_text("Embed").nth(2).click()
    markup = page.get_by_label("Markup of Today, Large").input_value()
    assert f'src="{program.url}widgets/Today?family=systemLarge"' in markup
    assert 'width="338" height="354"' in markup


def test_the_settings_link_to_the_gallery(program, open_window):
    window = open_window(program)
    window.page.goto(f"{program.url}settings/access")
    with window.page.expect_popup() as opened:
        window.page.get_by_role("link", name="Widgets").click()
    expect(opened.value.get_by_role("heading", name="Widgets")).to_be_visible()
