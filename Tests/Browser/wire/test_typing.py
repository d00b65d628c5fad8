"""Typed text is never overwritten, delayed, or lost."""

from harness.chromium import MODULES
from playwright.sync_api import expect
from test_events import button, shown


def test_a_focused_field_keeps_its_text_when_another_browser_changes_it(new_page):
    one, other = new_page(), new_page()
    one.get_by_label("Name").click()
    one.keyboard.type("An")
    expect(other.get_by_label("Name")).to_have_value("An")
    other.get_by_label("Name").fill("Other")
    expect(shown(one, "name")).to_have_text("Hello, Other")
    expect(one.get_by_label("Name")).to_have_value("An")
    one.keyboard.type("na")
    expect(one.get_by_label("Name")).to_have_value("Anna")
    expect(shown(other, "name")).to_have_text("Hello, Anna")


def test_text_from_another_browser_appears_when_the_field_loses_focus(new_page):
    one, other = new_page(), new_page()
    one.get_by_label("Name").fill("An")
    expect(other.get_by_label("Name")).to_have_value("An")
    other.get_by_label("Name").fill("Other")
    expect(shown(one, "name")).to_have_text("Hello, Other")
    one.get_by_label("Note").focus()
    expect(one.get_by_label("Name")).to_have_value("Other")


def test_late_answers_do_not_undo_typing(page):
    field = page.get_by_label("Name")
    field.click()
    page.wire.hold_frames()
    page.keyboard.type("Hello")
    page.get_by_label("Note").focus()
    expect(field).to_have_value("Hello")
    page.wire.release_frames()
    expect(shown(page, "name")).to_have_text("Hello, Hello")
    expect(field).to_have_value("Hello")


def test_a_switch_waits_for_the_answer_to_its_own_tap(new_page):
    one, other = new_page(), new_page()
    button(one, "Add").click()
    expect(shown(one, "count")).to_have_text("Count: 1")
    one.wire.hold_frames()
    other.get_by_label("Switch").check()
    expect(shown(other, "state")).to_have_text("true 50.0 red")
    # The taps come before this page receives the other browser's change.
    one.get_by_label("Switch").check()
    one.get_by_label("Switch").uncheck()
    expect(shown(other, "state")).to_have_text("false 50.0 red")
    # The first frame says "on", and is older than both taps.
    one.wire.client.send(one.wire.held_frames[0])
    assert '"c",' in one.wire.held_frames[0]
    expect(shown(one, "state")).to_have_text("true 50.0 red")
    assert not one.get_by_label("Switch").is_checked()
    one.wire.held_frames.pop(0)
    one.wire.release_frames()
    expect(shown(one, "state")).to_have_text("false 50.0 red")
    expect(one.get_by_label("Switch")).not_to_be_checked()


def test_text_shortened_by_the_host_changes_when_the_field_loses_focus(page):
    field = page.get_by_label("Note")
    field.click()
    page.keyboard.type("abcdefgh")
    expect(field).to_have_value("abcdefgh")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    expect(field).to_have_value("abcde")


def test_return_clears_the_field_while_it_has_the_focus(page):
    field = page.get_by_label("Name")
    field.click()
    page.keyboard.type("Fig")
    page.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(page.locator("li p").last).to_have_text("Fig")


def test_text_typed_after_return_stays(page):
    field = page.get_by_label("Name")
    field.click()
    page.wire.hold_frames()
    page.keyboard.type("Fig")
    page.keyboard.press("Enter")
    page.keyboard.type("s")
    page.wire.release_frames()
    expect(page.locator("li p").last).to_have_text("Fig")
    expect(shown(page, "name")).to_have_text("Hello, Figs")
    expect(field).to_have_value("Figs")


def test_text_composed_with_an_input_method_is_sent_once(page):
    session = page.context.new_cdp_session(page)
    field = page.get_by_label("Name")
    field.click()
    session.send(
        "Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2}
    )
    expect(field).to_have_value("にほ")
    page.evaluate(f"{MODULES}.then(({{client}}) => client.send(0, 'click'))")
    session.send("Input.insertText", {"text": "日本"})
    expect(shown(page, "name")).to_have_text("Hello, 日本")
    inputs = [message for message in page.wire.sent if '"input"' in message]
    assert len(inputs) == 1 and "日本" in inputs[0]


def test_a_slider_reports_one_change_at_a_time(page):
    slider = page.get_by_label("Level")
    slider.focus()
    page.wire.hold_frames()
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    assert len(page.wire.wait_for_held_answer("input")) == 1
    page.wire.release_frames()
    expect(shown(page, "state")).to_have_text("false 60.0 red")
    expect(slider).to_have_value("60")
