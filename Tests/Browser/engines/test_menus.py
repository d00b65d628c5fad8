"""The menus of rows and days, opened with the right mouse button, and the focus after clicks."""

FRAMES = "() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done, 250)); })"


def is_open(window):
    # The wait is longer than a menu needs to close after the button is released.
    window.evaluate(FRAMES)
    return window.evaluate("() => document.querySelector('.menu:popover-open') !== null")


def open_menu(window, name, item):
    """Holds the right button until the menu opens, and releases it."""
    x, y = window.settled_center("button", name)
    window.press_at(x, y, "right")
    window.wait_for("menuitem", item)
    window.release_at(x, y, "right")
    assert is_open(window)


def assert_menus_stay_open_when_the_right_button_is_released(window):
    open_menu(window, "Read", "Edit")
    window.key("Escape")
    window.wait_until_gone("menuitem", "Edit")
    open_menu(window, "Read", "Edit")
    # A click outside the menu closes it.
    window.press_at(200, 700)
    window.release_at(200, 700)
    window.wait_until_gone("menuitem", "Edit")
    assert not is_open(window)
    window.click("button", "Read", button="right")
    window.click("menuitem", "Edit")
    window.click("button", "Cancel")
    window.wait_until("() => !document.querySelector('dialog:modal')", what="the list")

    window.click("button", "Read")
    open_menu(window, "March 4, 2026, not completed", "Skip")
    window.click("menuitem", "Skip")
    window.wait_for("button", "skipped", whole=False)
    open_menu(window, "March 6, 2026, not completed", "Note")
    window.click("menuitem", "Note")
    window.wait_until("() => document.activeElement.matches('dialog textarea')", what="the focus")
    window.click("button", "Cancel")
    window.wait_until("() => !document.querySelector('dialog:modal')", what="the end of the sheet")
    window.back_to_list()


def assert_focus_that_follows_a_click_shows_no_ring(window):
    ring = "() => getComputedStyle(document.activeElement).outlineStyle"
    focused = "(name) => document.activeElement.innerHTML.includes(name)"
    window.click("button", "Read", button="right")
    window.click("menuitem", "Edit")
    window.wait_until(focused, "Cancel", what="the focus")
    assert window.evaluate(ring) == "none"
    window.click("textbox", "Name", whole=False)
    window.key("s")
    window.click("button", "Cancel")
    window.wait_until(focused, "Discard", what="the focus")
    assert window.evaluate(ring) == "none"
    window.click("button", "Discard Changes")
    window.wait_until("() => !document.querySelector('dialog:modal')", what="the list")
    window.click("button", "List Options")
    window.click("menuitem", "Rows")
    window.wait_until(focused, "List Options", what="the focus")
    assert window.evaluate(ring) == "none"
    # A key press shows the focus ring.
    window.key("Tab")
    assert window.evaluate(ring) == "solid"


def test_menus_stay_open_and_clicks_show_no_focus_ring(start, add, open_window):
    add("Read")
    window = open_window(start())
    assert_menus_stay_open_when_the_right_button_is_released(window)
    assert_focus_that_follows_a_click_shows_no_ring(window)
