"""The menus of rows and days, by the right button of a mouse."""

FRAMES = "() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done, 250)); })"


def is_open(window):
    # As long as a menu takes to close after the button goes.
    window.evaluate(FRAMES)
    return window.evaluate("() => document.querySelector('.menu:popover-open') !== null")


def test_the_menu_of_a_row_stays_when_the_right_button_is_released(start, add, open_window):
    add("Read")
    window = open_window(start())
    for _ in range(2):
        window.click("button", "Read", button="right")
        window.wait_for("menuitem", "Edit")
        assert is_open(window)
        window.key("Escape")
        window.wait_until_gone("menuitem", "Edit")
    window.click("button", "Read", button="right")
    window.wait_for("menuitem", "Edit")
    assert is_open(window)
    # A click beside it closes it.
    window.press_at(200, 700)
    window.release_at(200, 700)
    window.wait_until_gone("menuitem", "Edit")
    assert not is_open(window)
    window.click("button", "Read", button="right")
    window.click("menuitem", "Edit")
    window.wait_for("textbox", "Name", whole=False)


def test_a_past_day_gets_a_note_by_the_right_button(start, add, open_window):
    add("Read")
    window = open_window(start())
    window.click("button", "Read")
    window.click("button", "March 5, 2026, not completed", button="right")
    window.wait_for("menuitem", "Skip")
    assert is_open(window)
    window.click("menuitem", "Skip")
    window.wait_for("button", "skipped", whole=False)
