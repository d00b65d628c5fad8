"""The layout keeps its shape with any content."""

import io
import re

from harness.chromium import DESKTOP, PHONE
from harness.settling import settle
from PIL import Image, ImageChops
from playwright.sync_api import expect

NARROW = {"width": 320, "height": 640}
SIZES = (NARROW, PHONE, DESKTOP)

# The elements that extend beyond the right edge of the window.
OUTSIDE = """() => [...document.querySelectorAll("body *")].filter(each =>
    each.checkVisibility() && !each.closest(".covered, .ch-table, .swipe, .sr, .sh > *")
    && each.getBoundingClientRect().right > innerWidth + 0.5).map(each => each.outerHTML)"""
CUT = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(e => e.outerHTML)"
# A button with a ring has a second circle, the ring, which is the outer one.
OUTER_CIRCLES = """buttons => buttons.map(button =>
    [...button.querySelectorAll(".circle")].at(-1).getBoundingClientRect())"""


def boxes(locator):
    """The width and height of each element, in whole points."""
    measure = "all => all.map(each => each.getBoundingClientRect())"
    return [(round(box["width"]), round(box["height"])) for box in locator.evaluate_all(measure)]


def painted(box, picture):
    """The width and height of the circle in a box, in points, measured in a picture that has two
    pixels for each point.
    """
    # The cropped area has a margin, because half of the line is outside the circle, and the circle
    # may start between two pixels.
    left, top = box["x"] - 1.5, box["y"] - 1.5
    right, bottom = box["x"] + box["width"] + 1.5, box["y"] + box["height"] + 1.5
    image = picture.crop([round(edge * 2) for edge in (left, top, right, bottom)])
    ground = Image.new("RGB", image.size, image.getpixel((0, 0)))
    left, top, right, bottom = ImageChops.difference(image, ground).getbbox()
    return (right - left) / 2, (bottom - top) / 2


def assert_round(buttons, count):
    expect(buttons).to_have_count(count)
    buttons.last.scroll_into_view_if_needed()
    # Hides text in and around the circles.
    hide = "* { color: transparent !important; outline: 0 !important }"
    png = buttons.page.screenshot(style=hide)
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    circles = buttons.evaluate_all(OUTER_CIRCLES)
    sizes = [painted(circle, picture) for circle in circles]
    assert [size for size in sizes if abs(size[0] - size[1]) > 1] == []
    assert min(width for width, _ in sizes) >= 28


def resize(page, viewport):
    """Resizes the window. Then no element extends beyond its right edge."""
    page.set_viewport_size(viewport)
    settle(page)
    assert page.evaluate(OUTSIDE) == [], viewport


# The texts, pictures, and buttons of the list that an element covers.
COVERED = """tile => {
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const own = tile.getBoundingClientRect();
  return [...document.querySelectorAll(".list :is(.t, .canvas > *, button)")]
    .filter(each => each !== tile && !tile.contains(each) && !each.closest(".swipe, .more"))
    .filter(each => meet(own, each.getBoundingClientRect())).map(each => each.outerHTML);
}"""


def assert_a_hovered_row_shows_a_control_that_covers_nothing(habits, style):
    habits.row("Read").hover()
    tile = habits.row("Read").get_by_role("button", name="More for Read")
    expect(tile).to_have_css("opacity", "1")
    assert tile.evaluate(COVERED) == [], style
    width, height = boxes(tile)[0]
    assert min(width, height) >= 24, style


def assert_the_last_days_are_aligned_with_the_name(habits):
    week = habits.row("Read").get_by_role("group", name="Last 7 Days")
    name = habits.detail_button("Read").get_by_text("Read", exact=True).filter(visible=True).first
    resize(habits.page, NARROW)
    # Even in a narrow window, each of the seven days is wide enough for a finger.
    assert min(width for width, _ in boxes(week.get_by_role("button"))) >= 30
    for viewport in (PHONE, {"width": 375, "height": 667}, DESKTOP):
        resize(habits.page, viewport)
        mark = week.locator(".shape").first.bounding_box()
        assert abs(mark["x"] - name.bounding_box()["x"]) <= 0.5, viewport


def assert_the_chart_and_the_calendar_beside_it_are_equally_high(habits):
    habits.page.set_viewport_size(DESKTOP)
    card = "e => e.closest('.grid > *').getBoundingClientRect().bottom"
    chart = habits.page.locator(".chart").first
    month = habits.page.get_by_role("heading", name=re.compile(r"^\w+ 20\d\d$"))
    # February has four weeks, March has five.
    for _ in range(2):
        settle(habits.page)
        bottom = chart.evaluate(card)
        assert abs(month.evaluate(card) - bottom) < 1
        assert bottom - chart.evaluate("e => e.getBoundingClientRect().bottom") <= 24
        habits.button("Previous Month").click()


def assert_every_symbol_has_a_glyph(habits):
    symbols = habits.page.locator(".sym")
    assert symbols.count() > 12 * 2
    assert habits.page.locator(".sym.unmapped").count() == 0
    # The font draws a symbol's name as one glyph. A name that the font does not contain is drawn as
    # letters, which are wider, and so are all names until the font is loaded. Covered symbols keep
    # that width.
    habits.page.evaluate("document.fonts.ready.then(() => null)")
    assert habits.page.locator(".sym:visible").evaluate_all(CUT) == []


def assert_large_text_is_not_cut(habits, screen):
    habits.page.set_viewport_size(PHONE)
    habits.page.evaluate("document.documentElement.style.fontSize = '200%'")
    settle(habits.page)
    assert habits.screen(screen).locator(".content .t:visible").evaluate_all(CUT) == [], screen
    assert habits.page.evaluate(OUTSIDE) == [], screen
    habits.page.evaluate("document.documentElement.style.fontSize = ''")


def test_controls_shown_on_hover_cover_nothing(start, open_window):
    habits = open_window(start("--sample", "3"))
    for style in ("Rows", "Cards"):
        habits.choose_list_option(style)
        # The reload replaces elements that are about to become rows.
        habits.reload()
        assert_a_hovered_row_shows_a_control_that_covers_nothing(habits, style)


def test_screens_keep_their_shape_at_each_window_size(start, open_window):
    habits = open_window(start("--sample", "12"), NARROW, device_scale_factor=2)
    expect(habits.page.get_by_role("listitem")).to_have_count(12)
    assert_the_last_days_are_aligned_with_the_name(habits)

    habits.open("Read")
    for viewport in SIZES:
        resize(habits.page, viewport)
        assert_round(habits.page.get_by_role("button", name="March "), 9)
    assert_the_chart_and_the_calendar_beside_it_are_equally_high(habits)
    habits.button("Edit").click()
    expect(habits.save).to_be_visible()
    for viewport in SIZES:
        resize(habits.page, viewport)
        assert_round(habits.editor.locator(".grid button"), 15)
    habits.cancel.click()
    habits.page.go_back()

    habits.open("Drink water")
    assert_the_chart_and_the_calendar_beside_it_are_equally_high(habits)
    habits.button("Edit").click()
    expect(habits.save).to_be_visible()
    assert_every_symbol_has_a_glyph(habits)
    habits.cancel.click()
    habits.page.go_back()

    habits.show_statistics()
    for viewport in SIZES:
        resize(habits.page, viewport)
    assert_large_text_is_not_cut(habits, "Statistics")
    habits.page.go_back()
    habits.show_settings()
    for viewport in SIZES:
        resize(habits.page, viewport)
    assert_large_text_is_not_cut(habits, "Settings")


def test_long_names_leave_buttons_unchanged_and_right_to_left_descriptions_are_aligned(
    start_with, open_window
):
    details = "عشرون صفحة in the evening, if there is time left before I go to sleep"
    program = start_with(
        {"name": "A"},
        {"name": "W" * 80},
        {"name": "Walk to the lake and back, in rain and in snow and in sunshine"},
        {"name": "قراءة", "details": details},
    )
    habits = open_window(program)
    rows = habits.page.get_by_role("listitem")
    expect(rows).to_have_count(4)
    for viewport in SIZES:
        resize(habits.page, viewport)
        short, *long = [
            boxes(row.locator(":is(button, [aria-hidden=true]):visible")) for row in rows.all()
        ]
        # The row's main button takes the remaining width. Everything else has the same size in all
        # rows.
        assert [row[1:] for row in long] == [short[1:]] * 3, viewport

    # Each line of an Arabic description is aligned with the name.
    habits.page.set_viewport_size(PHONE)
    habits.open("قراءة")
    lefts = """e => {
      const range = document.createRange();
      range.selectNodeContents(e);
      const lines = new Map();
      for (const { bottom, left } of range.getClientRects()) {
        lines.set(Math.round(bottom), Math.min(lines.get(Math.round(bottom)) ?? left, left));
      }
      return [...lines.values()];
    }"""
    name = habits.page.get_by_role("heading", name="قراءة").evaluate(lefts)
    lines = habits.page.get_by_text(details).last.evaluate(lefts)
    assert len(lines) > 1
    assert all(abs(left - name[0]) <= 1.5 for left in lines), lines


def test_an_outdated_browser_shows_a_request_to_update_it(program, open_window):
    notice = "() => getComputedStyle(document.body, '::before').content"
    page = open_window(program).page
    assert page.evaluate(notice) == "none"

    def age(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("light-dark(", "no-function("))

    old = page.context.browser.new_page()
    old.route("**/*.css*", age)
    old.goto(program.url)
    assert "Update it" in old.evaluate(notice)
    old.close()
