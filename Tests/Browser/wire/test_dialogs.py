"""Dialogs and the browser history."""

import pytest
from playwright.sync_api import expect
from test_events import button, shown


@pytest.fixture
def dialog(page):
    button(page, "Open").click()
    dialog = page.get_by_role("dialog", name="Sheet")
    expect(dialog).to_be_visible()
    return dialog


def test_a_dialog_keeps_the_focus_and_returns_it(page, dialog):
    expect(page.get_by_label("Inside")).to_be_focused()
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    for _ in range(6):
        page.keyboard.press("Tab")
        inside = "document.activeElement === document.body"
        assert page.evaluate(f"{inside} || document.activeElement.closest('dialog') !== null")
    button(page, "Close").click()
    expect(dialog).to_have_count(0)
    expect(button(page, "Open")).to_be_focused()


def test_the_page_behind_a_dialog_does_not_scroll(page, dialog):
    overflow = "getComputedStyle(document.documentElement).overflow"
    assert page.evaluate(overflow) == "hidden"
    button(page, "Close").click()
    expect(dialog).to_have_count(0)
    assert page.evaluate(overflow) == "visible"


def test_escape_closes_a_dialog_only_after_the_host_answers(page, dialog):
    page.wire.hold_frames()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    page.wire.release_frames()
    expect(dialog).to_have_count(0)


def test_only_a_tap_outside_a_dialog_closes_it(page, dialog):
    box = dialog.bounding_box()
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


def test_a_tap_in_a_dialog_does_not_reach_its_parent(page, dialog):
    page.locator("main").evaluate("main => main.setAttribute('data-on', 'back click')")
    before = len(page.wire.sent)
    dialog.click(position={"x": 3, "y": 3})
    button(page, "Close").click()
    expect(dialog).to_have_count(0)
    assert [
        message for message in page.wire.sent[before:] if '"click"' in message
    ] == page.wire.sent[-1:]


def test_a_dialog_closed_by_the_browser_stays_until_the_host_closes_it(page, dialog):
    page.wire.hold_frames()
    page.evaluate("document.querySelector('dialog').close()")
    expect(dialog).to_be_visible()
    page.wire.release_frames()
    expect(dialog).to_have_count(0)


def depth(page):
    return page.evaluate("history.state.step")


def wait_for_depth(page, expected):
    page.wait_for_function("expected => history.state.step === expected", arg=expected)


def test_back_and_forward_move_between_screens(page):
    button(page, "Push").click()
    wait_for_depth(page, 1)
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
    expect(shown(page, "count")).to_have_text("Count: 1")
    wait_for_depth(page, 2)
    page.go_back()
    wait_for_depth(page, 1)
    button(page, "Push").click()
    wait_for_depth(page, 2)
    button(page, "Pop").click()
    page.wait_for_function("() => location.pathname === '/1'")
    assert [message for message in page.wire.sent if '"back"' in message] != []


def test_the_page_does_not_report_a_step_back_by_the_host(page):
    button(page, "Push").click()
    wait_for_depth(page, 1)
    button(page, "Pop").click()
    page.wait_for_function("() => location.pathname === '/'")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    assert [message for message in page.wire.sent if '"back"' in message] == []


def test_a_new_screen_reuses_the_history_entry_of_a_closed_screen(page):
    button(page, "Push").click()
    wait_for_depth(page, 1)
    length = page.evaluate("history.length")
    for _ in range(2):
        button(page, "Pop").click()
        page.wait_for_function("() => location.pathname === '/'")
        button(page, "Push").click()
        page.wait_for_function("() => location.pathname === '/1'")
    assert depth(page) == 1
    assert page.evaluate("history.length") == length


def test_going_back_two_entries_goes_back_two_steps(page):
    for expected in (1, 2, 3):
        button(page, "Push").click()
        wait_for_depth(page, expected)
    page.evaluate("history.go(-2)")
    wait_for_depth(page, 1)
    button(page, "Pop").click()
    page.wait_for_function("() => location.pathname === '/'")


def test_going_back_right_after_closing_screens_closes_one_screen_each_time(page):
    for expected in ("/1", "/2", "/3", "/4"):
        button(page, "Push").click()
        page.wait_for_function("path => location.pathname === path", arg=expected)
    for expected in ("/3", "/2"):
        button(page, "Pop").click()
        page.wait_for_function("path => location.pathname === path", arg=expected)
    for expected in ("/1", "/"):
        page.evaluate("history.back()")
        page.wait_for_function("path => location.pathname === path", arg=expected)
    assert len([message for message in page.wire.sent if '"back"' in message]) == 2


def test_back_on_the_first_screen_leaves_the_page_after_a_closed_screen(page, server):
    page.goto("about:blank")
    page.goto(server.url)
    button(page, "Push").click()
    wait_for_depth(page, 1)
    button(page, "Pop").click()
    page.wait_for_function("() => location.pathname === '/'")
    page.evaluate("history.back()")
    page.wait_for_url("about:blank")


def test_a_refused_step_back_returns_to_the_current_step(page):
    button(page, "Push").click()
    wait_for_depth(page, 1)
    button(page, "Stay").click()
    page.evaluate("history.back()")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    wait_for_depth(page, 1)


def test_a_refused_step_forward_returns_to_the_current_step(page):
    button(page, "Push").click()
    wait_for_depth(page, 1)
    page.go_back()
    wait_for_depth(page, 0)
    button(page, "Stay").click()
    page.evaluate("history.forward()")
    page.wait_for_function("() => history.state.step === 1 && location.pathname === '/'")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")


def test_a_reload_keeps_the_position_in_the_history(page):
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


def test_an_address_restores_the_screens_below_it(page, server):
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
