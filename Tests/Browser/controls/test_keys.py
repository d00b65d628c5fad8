"""Controls by keyboard, and their accessibility."""

from harness.axe import violations
from playwright.sync_api import expect

# Holds back the page's clicks until `sendClicks`, which returns their number.
HOLD_CLICKS = """
() => {
  const original = WebSocket.prototype.send;
  const held = [];
  WebSocket.prototype.send = function send(message) {
    if (message.includes('"click"')) held.push(() => original.call(this, message));
    else original.call(this, message);
  };
  window.sendClicks = () => {
    WebSocket.prototype.send = original;
    for (const each of held) each();
    return held.length;
  };
}
"""


def expect_text(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_attached()


def test_pickers_and_steppers_can_be_used_by_keyboard(page):
    assert violations(page) == {}

    # The arrow keys choose a segment.
    page.get_by_role("radio", name="Day Basis").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Value Basis")).to_be_checked()
    expect(page.get_by_role("radio", name="Value Basis")).to_be_focused()
    expect_text(page, "Picked: Health, Value Basis, 20")
    page.keyboard.press("ArrowRight")
    expect_text(page, "Picked: Health, Day Basis, 20")

    # The chosen value of a wheel is in view.
    wheel = page.get_by_role("radiogroup", name="Count")
    wheel.scroll_into_view_if_needed()
    expect(wheel.get_by_role("radio", name="20", exact=True)).to_be_in_viewport()
    wheel.get_by_role("radio", name="20", exact=True).focus()
    page.keyboard.press("End")
    expect_text(page, "Picked: Health, Day Basis, 29")

    # A menu picker uses the control of the browser.
    page.get_by_label("Category").select_option("None")
    expect_text(page, "Picked: none, Day Basis, 29")
    expect(page.locator(".picker-value")).to_contain_text("None")

    page.get_by_role("button", name="Increment, Amount").focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect_text(page, "Amount: 0")
    expect(page.get_by_role("button", name="Decrement, Amount")).to_be_focused()

    # A held key repeats only after the answer.
    page.evaluate(HOLD_CLICKS)
    for _ in range(4):
        page.keyboard.down("ArrowUp")
    assert page.evaluate("() => window.sendClicks()") == 1
    expect_text(page, "Amount: 1")
    page.keyboard.down("ArrowUp")
    expect_text(page, "Amount: 2")
    page.keyboard.up("ArrowUp")

    # From right to left, the left arrow leads to the next value.
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.keyboard.press("ArrowLeft")
    expect_text(page, "Amount: 3")
    page.keyboard.press("ArrowRight")
    expect_text(page, "Amount: 2")
    wheel.get_by_role("radio", name="29", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect_text(page, "Picked: none, Day Basis, 28")


def test_the_keyboard_operates_a_menu_and_the_search_field(page):
    button = page.get_by_role("button", name="Sorted by Newest")
    # A second tap closes the menu.
    button.click()
    expect(page.locator(".menu:popover-open")).to_have_count(1)
    button.click()
    expect(page.locator(".menu:popover-open")).to_have_count(0)

    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitemradio", name="Newest")).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Sorted by Name")).to_be_focused()

    # Escape and a button clear the search field.
    field = page.get_by_role("searchbox", name="Search")
    field.fill("run")
    expect_text(page, "Searched: run")
    field.press("Escape")
    expect_text(page, "Searched:")
    field.fill("read")
    expect_text(page, "Searched: read")
    page.get_by_role("button", name="Clear text").click()
    expect_text(page, "Searched:")
    expect(field).to_be_focused()
