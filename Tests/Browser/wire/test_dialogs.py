"""Dialogs and the browser history."""

from playwright.sync_api import expect
from test_events import button, shown


def open_sheet(page):
    button(page, "Open").click()
    dialog = page.get_by_role("dialog", name="Sheet")
    expect(dialog).to_be_visible()
    return dialog


def test_a_dialog_keeps_the_focus_until_it_closes(page):
    dialog = open_sheet(page)
    expect(page.get_by_label("Inside")).to_be_focused()
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    # The page behind a dialog does not scroll.
    overflow = "getComputedStyle(document.documentElement).overflow"
    assert page.evaluate(overflow) == "hidden"
    for _ in range(6):
        page.keyboard.press("Tab")
        inside = "document.activeElement === document.body"
        assert page.evaluate(f"{inside} || document.activeElement.closest('dialog') !== null")
    button(page, "Close").click()
    expect(dialog).to_have_count(0)
    expect(button(page, "Open")).to_be_focused()
    assert page.evaluate(overflow) == "visible"

    # Only a tap outside closes a dialog.
    box = open_sheet(page).bounding_box()
    page.mouse.click(box["x"] + 3, box["y"] + 3)
    # The press starts inside and ends outside, as in a text selection.
    page.mouse.move(box["x"] + 3, box["y"] + 3)
    page.mouse.down()
    page.mouse.move(2, 2)
    page.mouse.up()
    button(page, "Add").dispatch_event("click")
    expect(shown(page, "count")).to_have_text("Count: 1")
    expect(dialog).to_be_visible()
    page.mouse.click(2, 2)
    expect(dialog).to_have_count(0)

    close_by_the_browser(page)

    # A tap in a dialog does not reach its parent.
    page.locator("main").evaluate("main => main.setAttribute('data-on', 'back click')")
    open_sheet(page)
    before = len(page.wire.sent)
    dialog.click(position={"x": 3, "y": 3})
    button(page, "Close").click()
    expect(dialog).to_have_count(0)
    assert [
        message for message in page.wire.sent[before:] if '"click"' in message
    ] == page.wire.sent[-1:]


def close_by_the_browser(page):
    """A dialog that the browser closes stays until the host closes it."""
    dialog = open_sheet(page)
    page.wire.hold_frames()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    page.wire.release_frames()
    expect(dialog).to_have_count(0)

    open_sheet(page)
    page.wire.hold_frames()
    page.evaluate("document.querySelector('dialog').close()")
    expect(dialog).to_be_visible()
    page.wire.release_frames()
    expect(dialog).to_have_count(0)


def depth(page):
    return page.evaluate("history.state.step")


def wait_for_depth(page, expected):
    page.wait_for_function("expected => history.state.step === expected", arg=expected)


def wait_for_path(page, expected):
    page.wait_for_function("expected => location.pathname === expected", arg=expected)


def steps_back(page):
    """The number of steps back that the page reported to the host."""
    return len(page.wire.sent_events("back"))


def test_the_browser_history_follows_the_screens_of_the_host(page):
    # The page does not report a step back by the host.
    button(page, "Push").click()
    wait_for_depth(page, 1)
    button(page, "Pop").click()
    wait_for_path(page, "/")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    assert steps_back(page) == 0

    # A new screen reuses the history entry of a closed screen.
    button(page, "Push").click()
    wait_for_path(page, "/1")
    wait_for_depth(page, 1)
    length = page.evaluate("history.length")
    for _ in range(2):
        button(page, "Pop").click()
        wait_for_path(page, "/")
        button(page, "Push").click()
        wait_for_path(page, "/1")
    assert depth(page) == 1
    assert page.evaluate("history.length") == length

    # Going back two entries goes back two steps.
    for expected in (2, 3):
        button(page, "Push").click()
        wait_for_depth(page, expected)
    page.evaluate("history.go(-2)")
    wait_for_depth(page, 1)
    button(page, "Pop").click()
    wait_for_path(page, "/")

    # Going back right after closing screens closes one screen each time.
    before = steps_back(page)
    for expected in ("/1", "/2", "/3", "/4"):
        button(page, "Push").click()
        wait_for_path(page, expected)
    for expected in ("/3", "/2"):
        button(page, "Pop").click()
        wait_for_path(page, expected)
    for expected in ("/1", "/"):
        page.evaluate("history.back()")
        wait_for_path(page, expected)
    assert steps_back(page) == before + 2


def test_back_and_forward_move_between_screens_unless_the_host_refuses(page):
    # A refused step back returns to the current step.
    button(page, "Push").click()
    wait_for_depth(page, 1)
    button(page, "Stay").click()
    page.evaluate("history.back()")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    wait_for_depth(page, 1)
    button(page, "Stay").click()

    button(page, "Push").click()
    wait_for_depth(page, 2)
    assert page.evaluate("location.pathname") == "/2"
    page.go_back()
    wait_for_depth(page, 1)
    assert page.evaluate("location.pathname") == "/1"
    # Forward reopens the screen that Back closed.
    page.go_forward()
    wait_for_depth(page, 2)
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 2")
    wait_for_depth(page, 2)
    page.go_back()
    wait_for_depth(page, 1)
    button(page, "Push").click()
    wait_for_depth(page, 2)
    page.go_back()
    wait_for_depth(page, 1)
    assert steps_back(page) > 0

    # A refused step forward returns to the current step.
    page.go_back()
    wait_for_depth(page, 0)
    button(page, "Stay").click()
    page.evaluate("history.forward()")
    page.wait_for_function("() => history.state.step === 1 && location.pathname === '/'")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 3")
    button(page, "Stay").click()

    # The host closes a screen after steps back and forward.
    for expected in ("/1", "/2"):
        button(page, "Push").click()
        wait_for_path(page, expected)
    button(page, "Pop").click()
    wait_for_path(page, "/1")


def test_an_address_and_a_reload_keep_the_position_in_the_browser_history(page, server):
    # An address restores the screens below it.
    page.goto(server.url + "2")
    wait_for_depth(page, 2)
    page.go_back()
    wait_for_depth(page, 1)
    assert page.evaluate("location.pathname") == "/1"
    # Going back beyond the page's first entry opens the previous page in its last state.
    page.evaluate("history.go(-2)")
    wait_for_depth(page, 0)
    button(page, "Push").click()
    wait_for_depth(page, 1)

    button(page, "Open").click()
    page.get_by_label("Inside").fill("unsaved")
    page.reload()
    expect(page.get_by_label("Inside")).to_have_value("unsaved")
    expect(page.get_by_label("Inside")).to_be_focused()
    button(page, "Close").click()
    button(page, "Push").click()
    wait_for_depth(page, 2)
    page.evaluate("history.back()")
    wait_for_depth(page, 1)
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")

    # After a closed screen, Back on the first screen leaves the page.
    page.goto("about:blank")
    page.goto(server.url)
    button(page, "Push").click()
    wait_for_depth(page, 1)
    button(page, "Pop").click()
    wait_for_path(page, "/")
    page.evaluate("history.back()")
    page.wait_for_url("about:blank")
