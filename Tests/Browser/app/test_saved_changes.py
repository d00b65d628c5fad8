"""Adding and completing habits. A displayed change is saved.

Tests/HabitScreenTests/ChangeTests.swift tests the logic of editing.
"""

from harness import store as stored
from harness.chromium import PHONE
from harness.finger import Finger
from harness.grid import YEAR_GRID
from harness.settling import settle
from playwright.sync_api import expect

SMALL_PHONE = {"width": 393, "height": 640}


def test_a_new_habit_survives_a_reload_and_a_restart(habits, program, store):
    expect(habits.page.get_by_role("heading", name="My Habits")).to_be_visible()
    expect(habits.page.get_by_text("Tap + to add your first habit")).to_be_visible()
    habits.button("Add your first habit").click()
    expect(habits.name_field).to_be_focused()

    # Escape asks before it discards changes.
    habits.name_field.fill("Run")
    habits.page.keyboard.press("Escape")
    expect(habits.discard_dialog).to_be_visible()
    habits.page.keyboard.press("Escape")
    expect(habits.discard_dialog).to_have_count(0)
    expect(habits.name_field).to_have_value("Run")
    habits.name_field.fill("")
    habits.page.keyboard.press("Escape")
    expect(habits.editor).to_have_count(0)

    habits.add("Read", "Twenty pages", icon="Book", color="Green")
    habits.toggle("Read")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    assert stored.count(store, "Read") == 1
    habits.page.reload()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
    assert stored.count(store, "Read") == 0
    habits.restart(program)
    expect(habits.completion_button("Read")).to_be_visible()
    habits.open("Read")
    expect(habits.page.get_by_role("heading", name="Read").last).to_be_visible()
    expect(habits.screen("Read").get_by_text("Twenty pages")).to_be_visible()
    assert stored.names(store) == ["Read"]
    habits.page.go_back()

    # The menu of a row also opens from its button.
    habits.row("Read").hover()
    habits.button("More for Read").click()
    habits.page.get_by_role("menuitem", name="Edit").click()
    expect(habits.name_field).to_have_value("Read")


def test_a_deletion_can_be_undone_and_survives_a_restart(start, open_window, add, store):
    add("Run")
    add("Read", "--details", "Twenty pages")
    program = start()
    habits = open_window(program)
    habits.completion_button("Read").click()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    habits.delete("Read")
    expect(habits.page.get_by_text("Deleted Read")).to_be_visible()
    assert stored.names(store) == ["Run"]
    # Undo restores a habit with its history.
    habits.undo.click()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.undo).to_have_count(0)

    habits.delete("Run")
    expect(habits.undo).to_be_visible()
    # Tests/HabitScreenTests/UndoTests.swift waits until the notice disappears.
    habits.restart(program)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.detail_button("Run")).to_have_count(0)
    assert stored.names(store) == ["Read"]
    habits.open("Read")
    expect(habits.screen("Read").get_by_text("Twenty pages")).to_be_visible()


def test_the_editor_scrolls_and_rows_are_swiped_on_a_phone(program, open_window):
    habits = open_window(program, SMALL_PHONE, has_touch=True, is_mobile=True)
    scroll_the_editor(habits)
    habits.page.set_viewport_size(PHONE)
    settle(habits.page)
    habits.add("Read")
    delete = habits.row("Read").get_by_role("button", name="Delete")
    # Covered buttons are hidden from users and from screen readers.
    expect(delete).to_have_count(0)
    swipe(habits.page, habits.detail_button("Read"), by=-180)
    expect(delete).to_be_visible()
    # Clicks, because a tap within 300 ms of the swipe would count as half of a double tap.
    delete.click()
    expect(habits.detail_button("Read")).to_have_count(0)
    expect(habits.undo).to_be_visible()
    habits.undo.click()

    for style in ("Cards", "Rows"):
        show(habits, style)
        swipe(habits.page, habits.detail_button("Read"), by=-180)
        assert_first_action_at_edge(habits.row("Read"), style)
        # A tap beside the row covers the buttons again.
        habits.page.get_by_role("heading", name="My Habits").click()
        actions = habits.row("Read").locator(".swipe.trailing")
        expect(actions, style).to_have_attribute("inert", "")
        # The swipe goes from one edge of the row to the other.
        swipe(habits.page, habits.completion_button("Read"), by=-320)
        expect(habits.detail_button("Read"), style).to_have_count(0)
        expect(habits.page.get_by_text("Archived Read"), style).to_be_visible()
        habits.undo.click()
        expect(habits.detail_button("Read"), style).to_be_visible()


def scroll_the_editor(habits):
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()
    sentence = habits.editor.get_by_text("in a row are outlined")
    expect(sentence).not_to_be_in_viewport()
    settle(habits.page)
    habits.page.mouse.move(200, 400)
    habits.page.mouse.wheel(0, 2000)
    expect(sentence).to_be_in_viewport()
    expect(habits.save).to_be_in_viewport()
    habits.cancel.click()
    expect(habits.editor).to_have_count(0)


def show(habits, style):
    """Shows the only habit as a card or as a row."""
    habits.choose_list_option(style)
    expect(habits.page.get_by_label(YEAR_GRID)).to_have_count(1 if style == "Cards" else 0)


def assert_first_action_at_edge(row, style):
    names = ["Edit", "Delete", "Archive"]
    places = [row.get_by_role("button", name=name, exact=True) for name in names]
    expect(places[-1], style).to_be_visible()
    settled = "row => Promise.all(row.getAnimations({subtree: true}).map(each => each.finished))"
    row.evaluate(settled)
    boxes = [place.bounding_box() for place in places]
    assert [box["x"] for box in boxes] == sorted(box["x"] for box in boxes), style
    # The list has a margin of 16 points.
    assert abs(PHONE["width"] - boxes[-1]["x"] - boxes[-1]["width"] - 16) < 1, style


def swipe(page, locator, by):
    """Swipes horizontally over an element."""
    box = locator.bounding_box()
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
    finger = Finger(page)
    finger.down(x, y)
    for step in range(1, 11):
        finger.move(x + by * step / 10, y)
    finger.up()


# Kills the process when a button with a name appears, but only once: the page changes again after
# the process is restarted.
KILL_WHEN_SHOWN = """
name => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(`button[aria-label="${name}"]`)) return;
    observer.disconnect();
    window.shown();
  });
  observer.observe(document.body, {subtree: true, childList: true, attributes: true});
}
"""


def test_a_kill_right_after_a_displayed_tap_loses_nothing(start, open_window, add, store):
    add("Read")
    program = start()
    habits = open_window(program)
    habits.page.expose_function("shown", program.kill)
    habits.page.evaluate(KILL_WHEN_SHOWN, "Read, completed today")
    habits.completion_button("Read").click()
    # The page itself kills the process, and reconnects once the process runs again.
    expect(habits.page.get_by_text("Reconnecting")).to_be_visible()
    assert program.process is None
    assert stored.count(store, "Read") == 1
    program.start()
    expect(habits.page.get_by_text("Reconnecting")).to_have_count(0, timeout=15_000)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
