"""The widths of views in a row that is too narrow, as in SwiftUI."""

import pytest
from playwright.sync_api import expect

# The widths of a row's views, each with true if it is truncated.
VIEWS = """row => [...row.querySelector(".h").children].map(each => [
    Math.round(each.getBoundingClientRect().width),
    [each, ...each.querySelectorAll("*")].some(inner => inner.matches(".t")
        && inner.scrollWidth > inner.clientWidth + 1)])"""


def views(page, name):
    return page.get_by_role("group", name=name, exact=True).evaluate(VIEWS)


def test_a_short_text_beside_a_long_one_is_not_truncated(page):
    (short, is_short_cut), (long, is_long_cut) = views(page, "Short and long")
    assert (short + long, is_short_cut, is_long_cut) == (200, False, True)
    assert short < 60


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Two long ones", [[100, True], [100, True]]),
        # Views of fixed size keep their width, with or without an animation.
        ("Fixed", [[44, False], [112, True], [44, False]]),
        # Both views fill the available width, so they share it.
        ("Greedy", [[100, False], [100, True]]),
        # A spacer gets its width last.
        ("Spacer", [[200, True], [0, False]]),
    ],
)
def test_flexible_views_share_the_remaining_width(page, name, expected):
    assert views(page, name) == expected


def test_a_view_with_a_higher_layout_priority_is_not_truncated(page):
    (first, is_first_cut), (later, is_later_cut) = views(page, "Priority")
    assert (first + later, is_first_cut, is_later_cut) == (200, False, True)


def test_a_text_of_fixed_size_is_not_truncated(page):
    (own, is_own_cut), (beside, is_beside_cut) = views(page, "Own size")
    assert (own + beside, is_own_cut, is_beside_cut) == (200, False, True)
    assert own > 100


def test_the_first_view_that_fits_is_shown(page):
    (wide, narrow) = (page.get_by_text("Wide", exact=True), page.get_by_text("Narrow", exact=True))
    expect(wide).to_be_visible()
    expect(narrow).to_be_hidden()
    page.get_by_role("switch", name="Narrower").click()
    expect(narrow).to_be_visible()
    expect(wide).to_be_hidden()
    # Larger text makes the wide view too wide as well.
    page.get_by_role("switch", name="Narrower").click()
    expect(wide).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '300%'")
    expect(narrow).to_be_visible()
