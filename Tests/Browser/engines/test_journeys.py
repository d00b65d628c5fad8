"""A day with the app in Firefox and WebKit."""

from harness import store as stored
from harness.command import habit
from harness.engines import OTHER_ENGINES


def make_by_keyboard(window, name):
    window.wait_for("button", "Add Habit")
    window.key("n", "Alt")
    window.wait_until("() => document.activeElement.matches('dialog input')", what="the focus")
    window.type(name)
    window.key("Enter")
    window.wait_for("button", f"{name}, not completed today")


@OTHER_ENGINES
def test_taps_and_typed_text_survive_a_reload_and_a_restart(start, store, open_window):
    program = start()
    window = open_window(program)
    window.wait_for_text("Tap + to add your first habit")
    make_by_keyboard(window, "Read")
    make_by_keyboard(window, "Walk")

    # A tap, and a change by the command.
    window.click("button", "Read, not completed today")
    window.wait_for("button", "Read, completed today")
    habit(store, "done", "Walk")
    window.wait_for("button", "Walk, completed today")
    assert (stored.count(store, "Read"), stored.count(store, "Walk")) == (1, 1)

    # Typed text survives a reload.
    window.click("button", "Add Habit")
    window.click("textbox", "Name", whole=False)
    window.type("Half a name")
    window.wait_until("() => document.activeElement.value === 'Half a name'")
    window.reload()
    window.wait_until(
        "() => document.querySelector('dialog input')?.value === 'Half a name'", what="the text"
    )
    window.click("button", "Cancel")
    window.click("button", "Discard Changes")
    window.wait_until("() => !document.querySelector('dialog:modal')", what="the list")

    # The window survives a restart of the program.
    window.evaluate("() => { document.querySelector('.row').dataset.former = ''; }")
    program.restart()
    window.wait_until(
        "() => !document.querySelector('[data-former]')", what="the new page", seconds=30
    )
    window.click("button", "Read, completed today")
    window.wait_for("button", "Read, not completed today")
