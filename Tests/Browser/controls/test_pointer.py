"""Mouse and touch gestures beyond taps: dragging rows, holding buttons, long presses."""

from harness.program import ROOT
from playwright.sync_api import Locator, Page, expect


def center(locator: Locator):
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def row(page: Page, name):
    return page.get_by_role("listitem").filter(has_text=name).filter(has=page.locator(".menu"))


def expect_text(page: Page, text):
    expect(page.get_by_text(text, exact=True)).to_be_attached()


def open_menus(page: Page):
    return page.locator(".menu:popover-open")


def test_the_mouse_drags_rows_and_holds_buttons(page):
    # Escape cancels the drag of a row.
    row(page, "Delta").scroll_into_view_if_needed()
    x, y = center(row(page, "Alpha"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 90, steps=8)
    page.keyboard.press("Escape")
    expect(page.locator(".row.lifted")).to_have_count(0)
    page.mouse.up()
    expect_text(page, "Order: Alpha Beta Gamma Delta")

    row(page, "Delta").scroll_into_view_if_needed()
    x, y = center(row(page, "Alpha"))
    _, end = center(row(page, "Gamma"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, end + 5, steps=8)
    expect(page.locator(".row.lifted")).to_contain_text("Alpha")
    page.mouse.up()
    expect_text(page, "Order: Beta Gamma Alpha Delta")

    # A held button of a stepper repeats.
    page.mouse.move(*center(page.get_by_role("button", name="Increment, Amount")))
    page.mouse.down()
    expect_text(page, "Amount: 9")
    page.mouse.up()
    expect(page.get_by_role("button", name="Increment, Amount")).to_be_disabled()
    page.get_by_role("button", name="Decrement, Amount").click()
    expect_text(page, "Amount: 8")

    # A right click counts as a long press.
    page.get_by_role("button", name="Hold me", exact=True).click(button="right")
    expect_text(page, "Taps: 0, presses: 1")
    expect(open_menus(page)).to_have_count(0)

    tap_rows_with_buttons(page)


def tap_rows_with_buttons(page):
    """Only a button of automatic style handles taps on its row."""

    def row_of(text):
        return page.get_by_text(text, exact=True)

    row_of("Row of one").click()
    expect_text(page, "Pressed: Automatic")
    row_of("Row of two").click()
    page.get_by_role("button", name="Second", exact=True).click()
    expect_text(page, "Pressed: Automatic Second")
    page.get_by_role("button", name="First", exact=True).click()
    expect_text(page, "Pressed: Automatic Second First")
    page.get_by_role("button", name="Automatic", exact=True).click()
    expect_text(page, "Pressed: Automatic Second First Automatic")


def test_a_long_press_drags_a_row_opens_a_menu_and_is_not_a_tap(page, finger):
    place = center(page.get_by_role("button", name="Hold me", exact=True))
    page.mouse.move(*place)
    page.mouse.down()
    expect_text(page, "Taps: 0, presses: 1")
    page.mouse.up()
    finger.down(*place)
    expect_text(page, "Taps: 0, presses: 2")
    finger.up()
    page.mouse.click(*place)
    expect_text(page, "Taps: 1, presses: 2")
    expect(open_menus(page)).to_have_count(0)

    # A finger drags a row after a long press.
    row(page, "Delta").scroll_into_view_if_needed()
    x, y = center(row(page, "Delta"))
    _, end = center(row(page, "Beta"))
    finger.down(x, y)
    expect(open_menus(page)).to_have_count(1)
    for step in range(1, 9):
        finger.move(x, y + (end - 5 - y) * step / 8)
    expect(open_menus(page)).to_have_count(0)
    finger.up()
    expect_text(page, "Order: Alpha Delta Beta Gamma")

    # A menu opened by touch stays open.
    finger.down(*center(row(page, "Beta")))
    expect(open_menus(page)).to_have_count(1)
    finger.up()
    page.evaluate("new Promise((done) => { setTimeout(done, 300); })")
    expect(open_menus(page)).to_have_count(1)


def test_a_click_without_a_pointer_type_has_the_type_of_the_previous_press(chromium):
    # Safari reports the pointer type of a click only since version 18.2.
    blank = chromium.new_page()
    script = (ROOT / "Linux/Sources/SwiftUI/Resources/pointers.js").read_text()
    blank.add_script_tag(content=f"{script}\nglobalThis.kindOf = kindOf;", type="module")
    blank.wait_for_function("() => globalThis.kindOf")
    kinds = blank.evaluate(
        """() => {
          const click = new MouseEvent("click");
          dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
          const touched = kindOf(click);
          dispatchEvent(new KeyboardEvent("keydown"));
          return [touched, kindOf(click), kindOf({ pointerType: "mouse" })];
        }"""
    )
    blank.close()
    assert kinds == ["touch", "", "mouse"]
