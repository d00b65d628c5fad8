"""The layout in each engine: screens end below their text and fit large text, and cards, titles,
and fields are complete."""

# The distance from the last text of a screen to its end.
NOTHING_BELOW = """
() => {
  const screens = [...document.querySelectorAll(".screen")].filter((screen) =>
    screen.checkVisibility({ visibilityProperty: true }) && !screen.closest("[inert]"));
  const screen = screens.at(-1);
  screen.scrollTop = screen.scrollHeight;
  let lowest = 0;
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest(".ch-table, .swipe, .menu, .sr")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    lowest = Math.max(lowest, range.getBoundingClientRect().bottom);
  }
  const below = screen.getBoundingClientRect().bottom - lowest;
  return { below: Math.round(below), goes: screen.scrollHeight - screen.clientHeight };
}
"""
# The text of a screen that is wider than the window.
OVERFLOWING = """
() => {
  const screen = [...document.querySelectorAll(".screen")]
    .filter((each) => !each.closest("[inert], .covered")).at(-1);
  return screen.scrollWidth > screen.clientWidth + 1 ? screen.innerText : null;
}
"""
SET_TEXT = "(size) => { document.documentElement.style.fontSize = size; }"
FIELD_SIZES = """
() => [...document.querySelectorAll("input, select, textarea")]
  .filter((field) => field.checkVisibility() && !["checkbox", "radio", "file"].includes(field.type))
  .map((field) => [field.outerHTML, parseFloat(getComputedStyle(field).fontSize)])
  .filter(([, size]) => size < 16)
"""

# The name of each card, and the scroll position of its grid, which is 0 at the right edge.
GRIDS = """
() => [...document.querySelectorAll(".rows > .row")].map((row) =>
  [row.querySelector("button").ariaLabel, row.querySelector(".from-end").scrollLeft])
"""
SCROLL_GRIDS = """
() => document.querySelectorAll(".rows > .row .from-end").forEach((grid, index) => {
  grid.scrollLeft = -100 * (index + 1);
})
"""


def space_below_text(window):
    """The height of the space below the last text of the visible screen, in points."""
    found = window.evaluate(NOTHING_BELOW)
    # A screen that can't scroll may have space below its text.
    return found["below"] if found["goes"] > 0 else 0


def assert_layout(window):
    """Asserts that a screen ends below its last text, and fits the window's width at 150% text."""
    assert space_below_text(window) < 100
    window.evaluate(SET_TEXT, "150%")
    assert window.evaluate(OVERFLOWING) is None
    window.evaluate(SET_TEXT, "")


def assert_title_moves_to_bar(window):
    """Asserts that the bar shows the title once the large title is scrolled away."""
    opacity = "() => getComputedStyle(document.querySelector('.bar-t')).opacity"
    assert window.evaluate(opacity) == "0"
    window.wheel(200, 500, 400)
    window.wait_until(f"() => ({opacity})() === '1'", what="the title")
    window.wheel(200, 500, -600)
    window.wait_until(f"() => ({opacity})() === '0'", what="the title's end")


def assert_cards_keep_their_shadows_and_scrolled_grids(window):
    assert window.evaluate(
        "() => CSS.supports('overflow-clip-margin', '1px')"
        " || getComputedStyle(document.querySelector('.apart > .row')).overflow === 'visible'"
    )
    window.evaluate(SCROLL_GRIDS)
    before = window.evaluate(GRIDS)
    assert [left for _, left in before] == [-100, -200, -300]
    window.click("button", "List Options")
    window.click("menuitem", "Sort By")
    window.click("menuitem", "Name")
    window.wait_until(f"(before) => ({GRIDS})()[0][0] !== before[0][0]", before, what="the order")
    assert sorted(window.evaluate(GRIDS)) == sorted(before)


def assert_fields_cause_no_zoom_on_a_phone_and_grow_with_their_text(window):
    assert window.evaluate(FIELD_SIZES) == []
    window.click("button", "Add Habit")
    window.click("textbox", "Description", whole=False)
    assert window.evaluate(FIELD_SIZES) == []
    height = "() => document.querySelector('textarea').getBoundingClientRect().height"
    before = window.evaluate(height)
    for _ in range(3):
        window.key("a")
        window.key("Enter")
    window.wait_until(f"(minimum) => ({height})() > minimum", before + 40, what="the height")


def assert_a_long_press_on_a_ring_opens_set_count(window):
    box = window.wait_for("button", "of 8 today", whole=False)
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    window.press_at(x, y)
    window.wait_for_text("Set Count")
    window.release_at(x, y)
    window.click("button", "Cancel")
    window.wait_until("() => !document.querySelector('dialog:modal')", what="the end of the sheet")


def test_screens_end_below_their_text_fit_large_text_and_keep_their_state(start, open_window):
    window = open_window(start("--sample", "6"))
    assert_title_moves_to_bar(window)
    assert_layout(window)
    window.click("button", "Morning run, current streak", whole=False)
    window.wait_for("button", "Previous Month")
    assert_layout(window)
    window.click("button", "Edit")
    window.wait_for("textbox", "Name", whole=False)
    window.evaluate(SET_TEXT, "150%")
    assert window.evaluate(OVERFLOWING) is None
    window.evaluate(SET_TEXT, "")
    window.click("button", "Cancel")
    window.wait_until("() => !document.querySelector('dialog:modal')", what="the end of the sheet")
    window.back_to_list()
    for name, sign in (("Statistics", "Perfect Days"), ("Settings", "Appearance")):
        window.click("button", name)
        window.wait_for_text(sign)
        assert_layout(window)
        window.back_to_list()

    program = start("--sample", "3")
    window.open_list(program.url)
    assert_cards_keep_their_shadows_and_scrolled_grids(window)
    assert_a_long_press_on_a_ring_opens_set_count(window)
    assert_fields_cause_no_zoom_on_a_phone_and_grow_with_their_text(window)
    window.open(f"{program.url.rstrip('/')}/widgets")
    window.wait_for("heading", "Widgets")
    assert window.evaluate(FIELD_SIZES) == []
