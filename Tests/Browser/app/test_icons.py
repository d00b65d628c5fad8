"""The symbols in the icon picker."""

import pytest
from harness.chromium import DESKTOP, PHONE
from playwright.sync_api import expect


@pytest.fixture
def icons(habits):
    """The screen of all symbols."""
    habits.button("Add Habit").click()
    habits.name_field.fill("Read")
    habits.show_icons()
    return habits.icons


def test_every_symbol_has_a_different_glyph(icons):
    symbols = icons.locator(".content .sym")
    assert symbols.count() >= 150
    assert icons.locator(".sym.unmapped").all_text_contents() == []
    # A name that the font does not contain would be as wide as its letters.
    wide = (
        "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(e => e.outerHTML)"
    )
    assert symbols.evaluate_all(wide) == []
    glyphs = symbols.all_text_contents()
    assert sorted(set(glyphs)) == sorted(glyphs)


def test_a_tap_on_the_icon_opens_the_icon_picker(habits):
    habits.button("Add Habit").click()
    # The tap hits the picture, not the button's text.
    habits.editor.get_by_role("button", name="Choose Icon").locator(".sym").click()
    expect(habits.icons).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_symbols_are_large_enough_to_tap(program, open_window, viewport):
    habits = open_window(program, viewport)
    habits.button("Add Habit").click()
    habits.show_icons()
    sizes = habits.icons.locator(".grid button").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect())"
        ".map(box => [Math.round(box.width), Math.round(box.height)])"
    )
    assert len(sizes) >= 150
    assert min(min(size) for size in sizes) >= 44
