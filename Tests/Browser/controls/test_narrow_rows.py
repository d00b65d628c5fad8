"""The widths of views in a row that is too narrow, as in SwiftUI."""

from playwright.sync_api import expect

# The widths of a row's views, each with true if it is truncated.
VIEWS = """row => [...row.querySelector(".h").children].map(each => [
    Math.round(each.getBoundingClientRect().width),
    [each, ...each.querySelectorAll("*")].some(inner => inner.matches(".t")
        && inner.scrollWidth > inner.clientWidth + 1)])"""


def views(page, name):
    return page.get_by_role("group", name=name, exact=True).evaluate(VIEWS)


def test_views_share_a_row_that_is_too_narrow(page):
    (short, is_short_cut), (long, is_long_cut) = views(page, "Short and long")
    assert (short + long, is_short_cut, is_long_cut) == (200, False, True)
    assert short < 60

    # Flexible views share the remaining width.
    assert views(page, "Two long ones") == [[100, True], [100, True]]
    # Views of fixed size keep their width, with or without an animation.
    assert views(page, "Fixed") == [[44, False], [112, True], [44, False]]
    # Both views fill the available width, so they share it.
    assert views(page, "Greedy") == [[100, False], [100, True]]
    # A spacer gets its width last.
    assert views(page, "Spacer") == [[200, True], [0, False]]

    # A view with a higher layout priority is not truncated.
    (first, is_first_cut), (later, is_later_cut) = views(page, "Priority")
    assert (first + later, is_first_cut, is_later_cut) == (200, False, True)

    # A text of fixed size is not truncated.
    (own, is_own_cut), (beside, is_beside_cut) = views(page, "Own size")
    assert (own + beside, is_own_cut, is_beside_cut) == (200, False, True)
    assert own > 100

    expect_the_first_view_that_fits(page)


def expect_the_first_view_that_fits(page):
    wide, narrow = (page.get_by_text(text, exact=True) for text in ("Wide", "Narrow"))
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
