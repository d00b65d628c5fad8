"""Typed text is never overwritten, delayed, or lost."""

from playwright.sync_api import expect
from test_events import button, shown


def test_a_change_in_another_browser_does_not_disturb_typing_or_taps(new_page):
    # A focused field keeps its text.
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

    # The text from another browser appears when the field loses focus.
    other.get_by_label("Name").fill("Another")
    expect(shown(one, "name")).to_have_text("Hello, Another")
    one.get_by_label("Note").focus()
    expect(one.get_by_label("Name")).to_have_value("Another")

    # A switch waits for the answer to its own tap.
    button(one, "Add").click()
    expect(shown(one, "count")).to_have_text("Count: 1")
    one.wire.hold_frames()
    other.get_by_label("Switch").check()
    expect(shown(other, "state")).to_have_text("true 50.0 red")
    # The page sends its taps before it receives the other browser's change.
    one.get_by_label("Switch").check()
    one.get_by_label("Switch").uncheck()
    expect(shown(other, "state")).to_have_text("false 50.0 red")
    # The first frame says "on", and is older than both taps.
    first = next(frame for frame in one.wire.held_frames if '"c",' in frame)
    while (frame := one.wire.held_frames.pop(0)) != first:
        one.wire.client.send(frame)
    one.wire.client.send(first)
    expect(shown(one, "state")).to_have_text("true 50.0 red")
    assert not one.get_by_label("Switch").is_checked()
    one.wire.release_frames()
    expect(shown(one, "state")).to_have_text("false 50.0 red")
    expect(one.get_by_label("Switch")).not_to_be_checked()


def clear(page):
    """Clears the name, and waits until the host knows it."""
    page.get_by_label("Name").fill("")
    expect(shown(page, "name")).to_have_text("Hello,")


def test_late_answers_do_not_change_typed_text(page):
    # Text is sent while an input method composes it, and answers do not end the composition.
    session = page.context.new_cdp_session(page)
    field = page.get_by_label("Name")
    field.click()
    session.send(
        "Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2}
    )
    expect(shown(page, "name")).to_have_text("Hello, にほ")
    session.send(
        "Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3}
    )
    expect(shown(page, "name")).to_have_text("Hello, にほん")
    session.send("Input.insertText", {"text": "日本"})
    expect(shown(page, "name")).to_have_text("Hello, 日本")
    expect(field).to_have_value("日本")

    # Late answers do not undo typing.
    clear(page)
    page.wire.hold_frames()
    page.keyboard.type("Hello")
    page.get_by_label("Note").focus()
    expect(field).to_have_value("Hello")
    page.wire.release_frames()
    expect(shown(page, "name")).to_have_text("Hello, Hello")
    expect(field).to_have_value("Hello")

    # Return clears the field while it has the focus.
    clear(page)
    page.keyboard.type("Fig")
    page.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(page.locator("li p").last).to_have_text("Fig")

    # A Return that ends a composition submits nothing. In Safari it arrives after the composition.
    page.keyboard.type("日本")
    field.evaluate("""
      (field) => field.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true }))
    """)
    expect(shown(page, "name")).to_have_text("Hello, 日本")
    expect(field).to_have_value("日本")
    clear(page)

    # Text that is too long for a message is cut.
    page.get_by_label("Note").fill("日" * 70_000)
    expect(page.get_by_label("Note")).to_have_value("日" * 10_000)
    page.get_by_label("Note").fill("A" + "🏃" * 6_000)
    expect(page.get_by_label("Note")).to_have_value("A" + "🏃" * 4_999)
    field.click()

    # Text typed after Return stays.
    expect(shown(page, "name")).to_have_text("Hello,")
    page.wire.hold_frames()
    page.keyboard.type("Plum")
    page.keyboard.press("Enter")
    page.keyboard.type("s")
    page.wire.release_frames()
    expect(page.locator("li p").last).to_have_text("Plum")
    expect(shown(page, "name")).to_have_text("Hello, Plums")
    expect(field).to_have_value("Plums")


def test_a_slider_and_a_text_field_end_with_the_values_of_the_host(page):
    # A slider reports one change at a time.
    slider = page.get_by_label("Level")
    slider.focus()
    page.wire.hold_frames()
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    assert len(page.wire.wait_for_held_answer("input")) == 1
    page.wire.release_frames()
    expect(shown(page, "state")).to_have_text("false 60.0 red")
    expect(slider).to_have_value("60")

    # Text shortened by the host changes when the field loses focus.
    field = page.get_by_label("Note")
    field.click()
    page.keyboard.type("abcdefgh")
    expect(field).to_have_value("abcdefgh")
    button(page, "Add").click()
    expect(shown(page, "count")).to_have_text("Count: 1")
    expect(field).to_have_value("abcde")
