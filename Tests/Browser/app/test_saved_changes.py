"""Adding and completing habits. A displayed change is saved.

Tests/HabitScreenTests/ChangeTests.swift tests the logic of editing.
"""

import pytest
from harness import store as stored
from harness.chromium import PHONE
from harness.grid import YEAR_GRID
from playwright.sync_api import expect


def test_the_empty_list_explains_how_to_add_a_habit(habits):
    expect(habits.page.get_by_role("heading", name="My Habits")).to_be_visible()
    expect(habits.page.get_by_text("Tap + to add your first habit")).to_be_visible()
    habits.button("Add your first habit").click()
    expect(habits.name_field).to_be_focused()


def test_a_new_habit_survives_a_reload_and_a_restart(habits, program, store):
    habits.add("Read", "Twenty pages", icon="Book", color="Green")
    expect(habits.completion_button("Read")).to_be_visible()
    habits.page.reload()
    expect(habits.completion_button("Read")).to_be_visible()
    habits.restart(program)
    habits.open("Read")
    expect(habits.page.get_by_role("heading", name="Read").last).to_be_visible()
    expect(habits.screen("Read").get_by_text("Twenty pages")).to_be_visible()
    assert stored.names(store) == ["Read"]


def test_the_menu_of_a_row_opens_from_its_button(habits):
    habits.add("Read")
    habits.row("Read").hover()
    habits.button("More for Read").click()
    habits.page.get_by_role("menuitem", name="Edit").click()
    expect(habits.name_field).to_have_value("Read")


def test_a_swipe_reveals_buttons(program, open_window):
    habits = open_window(program, PHONE, has_touch=True, is_mobile=True)
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


def show(habits, style):
    """Shows the only habit as a card or as a row."""
    habits.choose_list_option(style)
    expect(habits.page.get_by_label(YEAR_GRID)).to_have_count(1 if style == "Cards" else 0)


@pytest.mark.parametrize("style", ["Cards", "Rows"])
def test_the_first_swipe_action_is_at_the_edge(program, open_window, style):
    habits = open_window(program, PHONE, has_touch=True, is_mobile=True)
    habits.add("Read")
    show(habits, style)
    swipe(habits.page, habits.detail_button("Read"), by=-180)
    row = habits.row("Read")
    names = ["Edit", "Delete", "Archive"]
    places = [row.get_by_role("button", name=name, exact=True) for name in names]
    expect(places[-1]).to_be_visible()
    settled = "row => Promise.all(row.getAnimations({subtree: true}).map(each => each.finished))"
    row.evaluate(settled)
    boxes = [place.bounding_box() for place in places]
    assert [box["x"] for box in boxes] == sorted(box["x"] for box in boxes)
    # The list has a margin of 16 points.
    assert abs(PHONE["width"] - boxes[-1]["x"] - boxes[-1]["width"] - 16) < 1


@pytest.mark.parametrize("style", ["Cards", "Rows"])
def test_a_full_swipe_archives_a_habit(program, open_window, style):
    habits = open_window(program, PHONE, has_touch=True, is_mobile=True)
    habits.add("Read")
    show(habits, style)
    # The swipe goes from one edge of the row to the other.
    swipe(habits.page, habits.completion_button("Read"), by=-320)
    expect(habits.detail_button("Read")).to_have_count(0)
    expect(habits.page.get_by_text("Archived Read")).to_be_visible()


def swipe(page, locator, by):
    """Swipes horizontally over an element."""
    box = locator.bounding_box()
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 11):
        touch("touchMove", {"x": x + by * step / 10, "y": y})
    touch("touchEnd")


def test_escape_asks_before_discarding_changes(habits):
    habits.button("Add Habit").click()
    habits.name_field.fill("Read")
    habits.page.keyboard.press("Escape")
    expect(habits.discard_dialog).to_be_visible()
    habits.page.keyboard.press("Escape")
    expect(habits.discard_dialog).to_have_count(0)
    expect(habits.name_field).to_have_value("Read")
    habits.name_field.fill("")
    habits.page.keyboard.press("Escape")
    expect(habits.editor).to_have_count(0)


def test_undo_restores_a_deleted_habit_with_its_history(habits, program, store):
    habits.add("Read", "Twenty pages", color="Green")
    habits.completion_button("Read").click()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    habits.delete("Read")
    expect(habits.page.get_by_text("Deleted Read")).to_be_visible()
    assert stored.names(store) == []
    habits.undo.click()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.undo).to_have_count(0)
    habits.restart(program)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    habits.open("Read")
    expect(habits.screen("Read").get_by_text("Twenty pages")).to_be_visible()


def test_a_deletion_is_final_after_its_notice_disappears(habits, program, store):
    habits.add("Read")
    habits.add("Run")
    habits.delete("Read")
    expect(habits.undo).to_be_visible()
    expect(habits.undo).to_have_count(0, timeout=12_000)
    expect(habits.completion_button("Run")).to_be_visible()
    habits.restart(program)
    expect(habits.completion_button("Run")).to_be_visible()
    expect(habits.detail_button("Read")).to_have_count(0)
    assert stored.names(store) == ["Run"]


def test_a_habit_toggled_on_and_off_is_saved_each_time(habits, program, store):
    habits.add("Read")
    for state, count in (("completed today", 1), ("not completed today", 0)):
        habits.toggle("Read")
        expect(habits.completion_button("Read", state)).to_be_visible()
        assert stored.count(store, "Read") == count
        habits.page.reload()
        expect(habits.completion_button("Read", state)).to_be_visible()
        habits.restart(program)
        expect(habits.completion_button("Read", state)).to_be_visible()


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


@pytest.mark.parametrize("run", range(2))
def test_a_kill_right_after_a_displayed_tap_loses_nothing(habits, program, store, run):
    habits.add("Read")
    habits.page.expose_function("shown", program.kill)
    label = "Read, completed today"
    habits.page.evaluate(KILL_WHEN_SHOWN, label)
    habits.completion_button("Read").click()
    # The page itself kills the process, and reconnects once the process runs again.
    expect(habits.page.get_by_text("Reconnecting")).to_be_visible()
    assert program.process is None
    assert stored.count(store, "Read") == 1
    program.start()
    expect(habits.page.get_by_text("Reconnecting")).to_have_count(0, timeout=15_000)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
