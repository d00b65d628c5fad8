"""A full disk, a locked store, and a read-only store: messages, exit codes, and recovery."""

import os
import sqlite3
import subprocess
from contextlib import closing, contextmanager

import pytest
from harness import store as stored
from harness.command import BINARY, habit
from harness.program import NOON
from playwright.sync_api import expect
from power.record import build

FULL = "The disk is full"
READ_ONLY = "read-only"
BUSY = "Another program is writing to the store"


@contextmanager
def other_writer(store):
    """Holds the store's lock like another program, and releases the lock without a change."""
    with closing(sqlite3.connect(store, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def disk(tmp_path):
    """A simulated disk: `touch` on the flag fills it, `unlink` frees space."""
    library = build("full_disk", tmp_path)
    flag = tmp_path / "full"
    return flag, {"LD_PRELOAD": str(library), "FULL_DISK": str(flag)}


def test_a_full_disk_and_another_writer_are_reported(start, open_window, store, disk):
    flag, environment = disk
    habit(store, "add", "Read")
    program = start("--store", store, environment=environment)
    habits, second = open_window(program), open_window(program)

    # A tap waits for the store, and its window keeps working.
    with other_writer(store):
        habits.toggle("Read")
        habits.show_settings()
        assert stored.count(store, "Read") == 0
    habits.page.go_back()
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    assert stored.count(store, "Read") == 1

    # A tap that waits too long is reported. Another window responds in the meantime.
    with other_writer(store):
        habits.toggle("Read")
        second.show_settings()
        expect(habits.page.get_by_text(BUSY)).to_be_visible()
    habits.button("OK").click()
    second.page.go_back()
    for window in (habits, second):
        expect(window.completion_button("Read", "completed today")).to_be_visible()
    assert stored.count(store, "Read") == 1

    # A full disk is reported until space is free.
    flag.touch()
    habits.toggle("Read")
    expect(habits.page.get_by_text(FULL)).to_be_visible()
    expect(habits.completion_button("Read", "completed today")).to_have_count(1)
    habits.button("OK").click()
    flag.unlink()
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
    assert stored.count(store, "Read") == 0
    program.end()
    assert stored.count(store, "Read") == 0


def count_sheet(habits, text):
    """Opens the sheet of a count, and fills it in."""
    habits.choose("Read", "Set Count")
    sheet = habits.page.get_by_role("dialog", name="Read")
    sheet.get_by_role("textbox", name="Number").fill(text)
    return sheet


def test_an_unsaved_change_stays_in_its_sheet_and_its_error_is_not_repeated(
    start, open_window, store
):
    habit(store, "add", "Read")
    habits = open_window(start())
    with other_writer(store):
        habits.button("Add Habit").click()
        habits.name_field.fill("Run")
        habits.save.click()
        expect(habits.editor.get_by_text(BUSY)).to_be_visible()
        habits.cancel.click()
        habits.button("Discard Changes").click()
        expect(habits.editor).to_have_count(0)
        expect(habits.page.get_by_text(BUSY)).to_have_count(0)
        sheet = count_sheet(habits, "6")
        sheet.get_by_role("button", name="Set Count").click()
        expect(sheet.get_by_text(BUSY)).to_be_visible()
        sheet.get_by_role("button", name="Cancel").click()
        expect(sheet).to_have_count(0)
        expect(habits.page.get_by_text(BUSY)).to_have_count(0)
        sheet = count_sheet(habits, "7")
        sheet.get_by_role("button", name="Set Count").click()
        expect(sheet.get_by_text(BUSY)).to_be_visible()
    expect(sheet.get_by_role("textbox", name="Number")).to_have_value("7")
    assert stored.count(store, "Read") == 0
    sheet.get_by_role("button", name="Set Count").click()
    expect(sheet).to_have_count(0)
    assert stored.count(store, "Read") == 7
    expect(habits.page.get_by_role("alertdialog")).to_have_count(0)

    habits.open("Read")
    habits.button("March 9, 2026, completed").click(button="right")
    habits.page.get_by_role("menuitem", name="Note").click()
    sheet = habits.page.get_by_role("dialog", name="Note")
    field = sheet.get_by_role("textbox", name="Note")
    field.fill("Rain all day")
    with other_writer(store):
        sheet.get_by_role("button", name="Save").click()
        expect(sheet.get_by_text(BUSY)).to_be_visible()
    expect(field).to_have_value("Rain all day")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).to_have_count(0)
    expect(habits.button("March 9, 2026, completed, with a note")).to_be_visible()
    expect(habits.page.get_by_role("alertdialog")).to_have_count(0)
    habits.page.go_back()
    habits.add("Run")
    assert stored.names(store) == ["Run", "Read"]


def test_the_command_reports_a_full_disk(store, disk):
    flag, environment = disk
    habit(store, "add", "Read")
    flag.touch()
    assert "disk is full" in habit(store, "done", "Read", environment=environment, code=74)
    flag.unlink()
    habit(store, "done", "Read", environment=environment)
    assert stored.count(store, "Read") == 1


def without_privileges(*command):
    """A command that respects file permissions even if root runs the tests."""
    if os.geteuid() != 0:
        return [*map(str, command)]
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *map(str, command)]


@pytest.mark.parametrize("what", ["file", "folder"])
def test_the_command_reports_a_read_only_store(store, tmp_path, what):
    folder = tmp_path / "locked"
    folder.mkdir()
    place = folder / "Habits.store"
    habit(place, "add", "Read")
    before = place.read_bytes()
    if what == "file":
        place.chmod(0o400)
    else:
        folder.chmod(0o500)
    done = subprocess.run(
        without_privileges(BINARY, "done", "Read", "--store", place, *NOON),
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
    )
    folder.chmod(0o700)
    assert done.returncode == 74, done.stderr
    assert READ_ONLY in done.stderr
    assert place.read_bytes() == before


def test_the_app_reports_a_read_only_folder(start, open_window, tmp_path):
    folder = tmp_path / "locked"
    folder.mkdir()
    place = folder / "Habits.store"
    habit(place, "add", "Read")
    folder.chmod(0o500)
    program = start("--store", place, prefix=without_privileges())
    habits = open_window(program)
    expect(habits.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    expect(habits.page.get_by_text(READ_ONLY)).to_be_visible()
    folder.chmod(0o700)
