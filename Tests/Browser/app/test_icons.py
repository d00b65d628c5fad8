"""The symbols in the icon picker."""

from harness.chromium import DESKTOP, PHONE
from harness.settling import settle
from playwright.sync_api import expect

SIZES = """
all => all.map(each => each.getBoundingClientRect())
  .map(box => [Math.round(box.width), Math.round(box.height)])
"""
WIDE = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(e => e.outerHTML)"


def test_every_symbol_has_a_different_glyph_and_is_large_enough_to_tap(habits):
    habits.button("Add Habit").click()
    habits.name_field.fill("Read")
    # The tap hits the picture, not the button's text.
    habits.editor.get_by_role("button", name="Choose Icon").locator(".sym").click()
    expect(habits.icons).to_be_visible()

    symbols = habits.icons.locator(".content .sym")
    assert symbols.count() >= 150
    assert habits.icons.locator(".sym.unmapped").all_text_contents() == []
    # The font draws a symbol's name as one glyph. A name that the font does not contain would be
    # drawn as letters, which are wider.
    assert symbols.evaluate_all(WIDE) == []
    glyphs = symbols.all_text_contents()
    assert sorted(set(glyphs)) == sorted(glyphs)

    for viewport in (PHONE, DESKTOP):
        habits.page.set_viewport_size(viewport)
        settle(habits.page)
        sizes = habits.icons.locator(".grid button").evaluate_all(SIZES)
        assert len(sizes) >= 150, viewport
        assert min(min(size) for size in sizes) >= 44, viewport
