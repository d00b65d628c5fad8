"""The page reconnects by itself, and sends the user's changes made in the meantime."""

import json

from harness.chromium import MODULES, RECONNECT
from playwright.sync_api import expect
from test_events import button, shown


def notice(page, text):
    return page.locator("[role=status]").filter(has_text=text)


def test_every_change_around_a_lost_connection_is_handled_once(new_page):
    one, other = new_page(), new_page()
    button(one, "Add").click()
    expect(shown(one, "count")).to_have_text("Count: 1")
    # Repeated frames of a page are ignored.
    sequence = max(json.loads(message)[0] for message in one.wire.sent)
    for message in list(one.wire.sent):
        one.wire.server.send(message)
    one.wire.server.send(json.dumps([sequence - 1, 5, "click"]))
    button(one, "Add").click()
    expect(shown(one, "count")).to_have_text("Count: 2")
    expect(shown(other, "count")).to_have_text("Count: 2")

    # A change of a second browser during a lost connection appears after reconnecting.
    one.locator("ul").evaluate("list => { list.mark = 7; list.scrollTop = 30; }")
    one.wire.hold_frames()
    button(other, "Add").click()
    expect(shown(other, "count")).to_have_text("Count: 3")
    # The held frame is lost with the socket, so the complete tree must be sent.
    one.wire.held_frames = None
    one.wire.client.close()
    expect(shown(one, "count")).to_have_text("Count: 3")
    assert any('"r":' in message for message in one.wire.received)
    assert one.locator("ul").evaluate("list => [list.mark, list.scrollTop]") == [7, 30]

    # The next tap arrives, but its answer does not.
    one.wire.hold_frames()
    button(one, "Add").click()
    one.wire.wait_for_held_answer("click")
    one.wire.held_frames = None
    one.wire.client.close()
    expect(shown(one, "count")).to_have_text("Count: 4")
    button(one, "Add").click()
    expect(shown(one, "count")).to_have_text("Count: 5")

    # Typing survives a dropped socket.
    one.get_by_label("Name").click()
    one.keyboard.type("a")
    expect(shown(one, "name")).to_have_text("Hello, a")
    one.wire.hold_frames()
    one.keyboard.type("b")
    one.wire.held_frames = None
    one.wire.client.close()
    one.keyboard.type("c")
    expect(shown(one, "name")).to_have_text("Hello, abc")
    expect(one.get_by_label("Name")).to_have_value("abc")


def restart_while_typing(page, server, first_id):
    field = page.get_by_label("Name")
    field.fill("")
    expect(shown(page, "name")).to_have_text("Hello,")
    page.keyboard.type("before")
    expect(shown(page, "name")).to_have_text("Hello, before")
    server.kill()
    expect(notice(page, "Reconnecting")).to_be_visible()
    page.keyboard.type(" and after")
    page.keyboard.press("ArrowLeft")
    # These events do not move the focus.
    page.get_by_label("Color").select_option("blue")
    page.get_by_label("Level").evaluate(
        "e => { e.value = 70; e.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    server.start(first_id)
    page.evaluate(RECONNECT)
    expect(shown(page, "name")).to_have_text("Hello, before and after", timeout=15_000)
    expect(shown(page, "state")).to_have_text("false 70.0 blue")
    field = page.get_by_label("Name")
    expect(field).to_have_value("before and after")
    expect(field).to_be_focused()
    assert field.evaluate("e => [e.selectionStart, e.selectionEnd]") == [15, 15], first_id


def test_typing_and_the_view_state_survive_restarts(page, server):
    restart_while_typing(page, server, first_id=1)
    # "Note" gets the ID that "Name" had, and both are fields.
    restart_while_typing(page, server, first_id=0)
    expect(page.get_by_label("Note")).to_have_value("")
    # All elements get new IDs.
    restart_while_typing(page, server, first_id=1000)

    button(page, "Push").click()
    button(page, "Open").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_label("Inside").fill("unsaved")
    page.wait_for_function("() => document.activeElement.value === 'unsaved'")
    server.kill()
    expect(notice(page, "Reconnecting")).to_be_visible()
    server.start(1)
    page.evaluate(RECONNECT)
    expect(notice(page, "Reconnecting")).to_have_count(0, timeout=15_000)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_label("Inside")).to_have_value("unsaved")
    expect(page.get_by_label("Inside")).to_be_focused()
    button(page, "Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(button(page, "Add")).to_be_visible()

    tap_without_a_connection(page, server)


def tap_without_a_connection(page, server):
    """A tap without a connection shows a message, and changes nothing."""
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    server.kill()
    expect(notice(page, "Reconnecting")).to_be_visible()
    button(page, "Add").click()
    expect(notice(page, "Nothing was changed")).to_be_visible()
    page.get_by_label("Switch").click()
    expect(page.get_by_label("Switch")).not_to_be_checked()
    server.start()
    page.evaluate(RECONNECT)
    expect(shown(page, "count")).to_have_text("Count: 0", timeout=15_000)
    expect(page.locator("[role=status]")).to_have_count(0)
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")


def wait_for_socket_after(former, page, milliseconds):
    """Advances the page's clock, and waits until another socket follows a former one."""
    page.clock.run_for(milliseconds)
    while page.wire.client is former:
        page.wait_for_timeout(5)


def add_when_live(page):
    """Adds one. A page that is not live refuses taps."""
    # `wait_for_function` would not await the promise.
    while not page.evaluate(f"{MODULES}.then(({{connection}}) => connection.isLive())"):
        page.wait_for_timeout(5)
    button(page, "Add").click()


def test_a_page_waits_at_most_20_seconds_for_a_server_without_an_answer(page):
    page.clock.install()
    # The socket opens, but no frame arrives.
    page.wire.held_frames = []
    first = page.wire.client
    first.close()
    wait_for_socket_after(first, page, 1_000)
    while not page.wire.held_frames:
        page.wait_for_timeout(5)
    silent = page.wire.client
    page.wire.held_frames = None
    wait_for_socket_after(silent, page, 21_000)
    add_when_live(page)
    expect(shown(page, "count")).to_have_text("Count: 1")

    # The request for the page is not answered.
    asked = []
    page.route("**/page", lambda route: asked.append(route))
    third = page.wire.client
    third.close()
    while not asked:
        page.clock.run_for(1_000)
    page.unroute("**/page")
    wait_for_socket_after(third, page, 21_000)
    add_when_live(page)
    expect(shown(page, "count")).to_have_text("Count: 2")


def test_view_state_survives_a_page_closed_by_the_server(page, server):
    button(page, "Push").click()
    button(page, "Open").click()
    page.get_by_label("Inside").fill("unsaved")
    expect(button(page, "Close")).to_be_visible()
    token = "JSON.parse(sessionStorage.getItem(`page ${history.state.run}`)).page"
    former = page.evaluate(token)
    page.route("**/page", lambda route: route.abort())
    page.wire.client.close()
    page.wire.server.close()
    server.end_page_without_socket()
    page.unroute("**/page")
    page.wait_for_function(f"former => {token} !== former", arg=former)
    expect(notice(page, "Reconnecting")).to_have_count(0)
    expect(page.get_by_label("Inside")).to_have_value("unsaved")
    assert page.evaluate("location.pathname") == "/1"


def test_a_reconnecting_page_asks_for_the_pass_code(chromium, server):
    server.kill()
    server.start(pass_code="sesame")
    context = chromium.new_context()
    page = context.new_page()
    page.goto(server.url)
    page.get_by_label("Enter the pass code of this server.").fill("guess")
    button(page, "Continue").click()
    expect(page.get_by_role("alert")).to_have_text("The pass code is wrong.")
    page.get_by_label("Enter the pass code of this server.").fill("sesame")
    page.keyboard.press("Enter")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    server.kill()
    server.start(pass_code="sesame")
    expect(notice(page, "asks for its pass code")).to_be_visible(timeout=15_000)
    with page.expect_popup() as popup:
        page.get_by_role("link", name="Enter It").click()
    popup.value.get_by_label("Enter the pass code of this server.").fill("sesame")
    popup.value.keyboard.press("Enter")
    expect(shown(page, "count")).to_have_text("Count: 0", timeout=15_000)
    context.close()
