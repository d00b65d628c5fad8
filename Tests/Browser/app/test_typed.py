"""Typed text is kept until it is saved or discarded: across Back, reloads, and restarts."""

import re

from harness import store as stored
from harness.chromium import RECONNECT
from harness.habits import Habits
from playwright.sync_api import expect


def path(habits):
    return habits.page.evaluate("location.pathname")


def expect_path(habits, expected):
    expect(habits.page).to_have_url(re.compile(f"^http://[^/]+{expected}$"))


def wait_for_history_step(habits, step):
    """Waits until the current entry of the browser's history has a number of steps before it."""
    habits.page.wait_for_function("step => history.state.step === step", arg=step)


def go_back_and_return(habits, script, step):
    """Goes back with a script, and waits until the page has returned to an entry's step."""
    habits.page.evaluate(
        """(step) => {
          self.wentBack = false;
          addEventListener("popstate", ({ state }) => { self.wentBack ||= state.step < step; });
        }""",
        step,
    )
    habits.page.evaluate(script)
    habits.page.wait_for_function("step => self.wentBack && history.state.step === step", arg=step)


def new_habit(habits, name, details=""):
    habits.button("Add Habit").click()
    habits.name_field.fill(name)
    if details:
        habits.details_field.fill(details)


def edit(habits, name):
    habits.open(name)
    habits.button("Edit").click()
    expect(habits.name_field).to_have_value(name)


def restart(habits, program):
    program.kill()
    expect(habits.page.get_by_text("Reconnecting")).to_be_visible()
    program.start()
    habits.page.evaluate(RECONNECT)
    expect(habits.page.get_by_text("Reconnecting")).to_have_count(0, timeout=15_000)


def open_note(habits, name):
    """Opens today's note from the list."""
    habits.open(name)
    today = habits.page.get_by_role("button", name=re.compile("^March 9, 2026"))
    today.click(button="right")
    habits.page.get_by_role("menuitem", name="Note").click()
    return habits.page.get_by_role("textbox", name="Note")


# Back


def test_back_asks_before_it_discards_changes_and_closes_an_unchanged_sheet(habits, store):
    discard_changes(habits, store)
    close_an_unchanged_sheet_and_keep_changes(habits)


def discard_changes(habits, store):
    new_habit(habits, "Read")
    # Back pops a screen inside a sheet first.
    habits.show_icons()
    habits.page.go_back()
    expect(habits.icons).to_have_count(0)
    expect(habits.name_field).to_have_value("Read")
    expect(habits.discard_dialog).to_have_count(0)

    habits.page.go_back()
    expect(habits.discard_dialog).to_be_visible()
    # A second Back closes the confirmation and keeps the editor open. The browser returns to the
    # editor's history entry shortly after the question appears; an earlier Back would have no
    # effect.
    wait_for_history_step(habits, 1)
    habits.page.go_back()
    expect(habits.discard_dialog).to_have_count(0)
    expect(habits.name_field).to_have_value("Read")
    wait_for_history_step(habits, 1)
    go_back_and_return(habits, "history.back()", 1)
    expect(habits.discard_dialog).to_be_visible()
    habits.button("Keep Editing").click()
    expect(habits.discard_dialog).to_have_count(0)
    expect(habits.name_field).to_have_value("Read")
    habits.page.go_back()
    habits.button("Discard Changes").click()
    expect(habits.editor).to_have_count(0)
    expect(habits.discard_dialog).to_have_count(0)
    assert stored.names(store) == []

    # The habit's screen uses the history entry of the closed editor.
    new_habit(habits, "Run")
    habits.save.click()
    habits.open("Run")
    wait_for_history_step(habits, 1)
    habits.page.go_back()
    expect(habits.screen("Run")).to_have_count(0)
    wait_for_history_step(habits, 0)


def close_an_unchanged_sheet_and_keep_changes(habits):
    habits.button("Add Habit").click()
    expect(habits.editor).to_be_visible()
    habits.page.go_back()
    expect(habits.editor).to_have_count(0)
    edit(habits, "Run")
    habits.page.go_back()
    expect(habits.editor).to_have_count(0)
    expect(habits.screen("Run")).to_be_visible()
    habits.page.go_back()
    expect(habits.screen("Run")).to_have_count(0)
    expect(habits.detail_button("Run")).to_be_visible()

    # Back twice in a row keeps the changes.
    edit(habits, "Run")
    wait_for_history_step(habits, 2)
    habits.name_field.fill("Run more")
    go_back_and_return(habits, "history.back(); history.back()", 2)
    expect(habits.name_field).to_have_value("Run more")
    go_back_and_return(habits, "history.go(-2)", 2)
    expect(habits.name_field).to_have_value("Run more")
    expect(habits.screen("Run")).to_be_attached()


# Reload and restart


def test_unsaved_changes_are_restored_on_their_screens(habits, program, add, store):
    add_after_a_reload(habits)
    assert stored.names(store) == ["Read"]
    discard_an_edit_after_a_restart(habits, program)
    save_a_note_after_a_restart_and_a_reload(habits, program, add)


def add_after_a_reload(habits):
    new_habit(habits, "Read", "Twenty pages")
    teal = habits.editor.get_by_role("button", name="Teal", exact=True)
    teal.click()
    expect(teal).to_have_attribute("aria-pressed", "true")
    habits.page.reload()
    expect(habits.name_field).to_have_value("Read")
    expect(habits.details_field).to_have_value("Twenty pages")
    expect(teal).to_have_attribute("aria-pressed", "true")
    habits.page.go_back()
    expect(habits.discard_dialog).to_be_visible()
    habits.button("Keep Editing").click()
    habits.save.click()
    expect(habits.detail_button("Read")).to_be_visible()


def discard_an_edit_after_a_restart(habits, program):
    edit(habits, "Read")
    address = path(habits)
    habits.name_field.fill("Read more")
    habits.show_icons()
    icons = habits.icons
    icons.get_by_role("searchbox").fill("book")
    restart(habits, program)
    expect(icons.get_by_role("searchbox")).to_have_value("book")
    expect_path(habits, address)
    habits.page.go_back()
    expect(icons).to_have_count(0)
    expect(habits.name_field).to_have_value("Read more")
    habits.page.go_back()
    expect(habits.discard_dialog).to_be_visible()
    habits.button("Discard Changes").click()
    expect(habits.screen("Read")).to_be_visible()
    habits.page.go_back()
    expect(habits.detail_button("Read")).to_be_visible()
    expect_path(habits, "/")


def save_a_note_after_a_restart_and_a_reload(habits, program, add):
    add("Run")
    habits.page.get_by_role("searchbox", name="Search").fill("ru")
    note = open_note(habits, "Run")
    note.fill("Chapter 3")
    program.restart()
    habits.reload()
    expect(note).to_have_value("Chapter 3")
    habits.button("Save").click()
    expect(note).to_have_count(0)
    habits.page.go_back()
    expect(habits.page.get_by_role("searchbox", name="Search")).to_have_value("ru")
    expect(habits.detail_button("Run")).to_be_visible()


def test_a_duplicated_tab_is_edited_independently_and_survives_a_lost_connection(habits, program):
    new_habit(habits, "Read")
    expect(habits.save).to_be_enabled()
    page_state = habits.page.evaluate("[history.state, Object.entries(sessionStorage)]")
    copy = habits.page.context.new_page()
    copy.goto(program.url)
    copy.evaluate(
        """([state, entries]) => {
          addEventListener("pagehide", () => {
            sessionStorage.clear();
            for (const [key, value] of entries) sessionStorage.setItem(key, value);
          });
          history.replaceState(state, "");
        }""",
        page_state,
    )
    copy.reload()
    expect(copy.get_by_role("textbox", name="Name")).to_have_value("Read")
    copy.get_by_role("textbox", name="Name").fill("Run")
    expect(habits.name_field).to_have_value("Read")
    habits.name_field.fill("Read more")
    expect(copy.get_by_role("textbox", name="Name")).to_have_value("Run")
    copy.close()

    # Text typed while the window is disconnected survives a reload.
    program.kill()
    expect(habits.page.get_by_text("Reconnecting")).to_be_visible()
    habits.name_field.press_sequentially(" and more")
    program.start()
    habits.reload()
    expect(habits.name_field).to_have_value("Read more and more")


# Addresses


def test_each_screen_has_an_address(start, open_window, add):
    add("Read")
    program = start()
    habits = open_window(program)
    expect_path(habits, "/")
    habits.open("Read")
    expect_path(habits, "/habits/[0-9a-f-]{36}")
    address = path(habits)
    habits.page.go_back()
    expect_path(habits, "/")
    habits.show_statistics()
    expect_path(habits, "/statistics")
    habits.page.go_back()
    habits.show_settings()
    habits.page.get_by_role("link", name="Data").click()
    expect_path(habits, "/settings/data")
    # The address also works in another tab, with the screens below the addressed one.
    other = Habits(habits.page.context.new_page())
    other.page.goto(program.url.rstrip("/") + address)
    expect(other.screen("Read")).to_be_visible()
    other.page.go_back()
    expect(other.detail_button("Read")).to_be_visible()
    expect_path(other, "/")
    other.page.goto(program.url + "settings/data")
    expect(other.screen("Data")).to_be_visible()
    other.page.go_back()
    expect_path(other, "/settings")
    expect(other.settings).to_be_visible()

    # Back and Forward move over two screens.
    expect(habits.screen("Data")).to_be_visible()
    habits.page.evaluate("history.go(-2)")
    expect(habits.settings).to_have_count(0)
    habits.page.evaluate("history.go(2)")
    expect(habits.screen("Data")).to_be_visible()

    # Unknown addresses show a message or the list.
    habits.page.goto(program.url + "habits/0f5b5d0e-8c3a-4e0b-9c62-0c6e9e3d7a11")
    expect(habits.page.get_by_text("This habit was deleted.")).to_be_visible()
    habits.page.goto(program.url + "nowhere/at/all")
    expect(habits.button("Add Habit")).to_be_visible()
    expect_path(habits, "/")


# Taps


def test_a_double_tap_counts_once(habits, store):
    habits.button("Add Habit").dblclick()
    expect(habits.editor).to_have_count(1)
    habits.name_field.fill("Read")
    expect(habits.save).to_be_enabled()
    habits.save.dblclick()
    expect(habits.detail_button("Read")).to_have_count(1)
    habits.detail_button("Read").click()
    expect(habits.screen("Read")).to_have_count(1)
    assert stored.names(store) == ["Read"]
    habits.page.go_back()
    expect(habits.screen("Read")).to_have_count(0)

    habits.detail_button("Read").dblclick()
    expect(habits.screen("Read")).to_have_count(1)
    expect(habits.button("Edit")).to_be_visible()
    habits.page.go_back()
    expect(habits.detail_button("Read")).to_be_visible()
    expect(habits.screen("Read")).to_have_count(0)

    # The second tap does not reach the new screen.
    box = habits.detail_button("Read").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    habits.page.mouse.click(x, y)
    expect(habits.button("Mark as Done")).to_be_visible()
    # Covers the whole window with the button, so that the next tap at the row's position hits it.
    habits.button("Mark as Done").evaluate(
        "e => Object.assign(e.style, {position: 'fixed', inset: 0, zIndex: 99})"
    )
    habits.page.mouse.click(x, y, click_count=2)
    habits.page.mouse.click(x, y)
    expect(habits.button("Completed")).to_be_visible()
