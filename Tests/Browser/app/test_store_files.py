"""The store's main file: complete after a normal exit, and replaced by hand."""

import shutil
import signal
import sqlite3
from contextlib import closing

from harness import store as stored
from harness.command import habit
from playwright.sync_api import expect

REPLACED = "Your Habits Can No Longer Be Read"


def files(store):
    """The store's file, and the files of SQLite and SwiftData beside it."""
    names = [store.name + suffix for suffix in ("", "-wal", "-shm", "-journal", "-log")]
    return [name for name in names if store.with_name(name).exists()]


def names_in_file_alone(store, tmp_path):
    """The habits in a copy of only the store's file."""
    folder = tmp_path / "alone"
    folder.mkdir(exist_ok=True)
    copy = shutil.copy(store, folder / "copy.store")
    return stored.names(copy)


def assert_integrity(store):
    with closing(sqlite3.connect(store)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def test_a_normal_exit_leaves_one_complete_store_file(start, open_window, store, tmp_path):
    program = start()
    habits = open_window(program)
    habits.add("Read")
    log = store.with_name(f"{store.name}-wal")
    # An idle app checkpoints its log, and continues normally.
    while log.stat().st_size > 0:
        habits.page.wait_for_timeout(50)
    assert names_in_file_alone(store, tmp_path) == ["Read"]
    habits.toggle("Read")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    assert stored.count(store, "Read") == 1
    habits.page.goto("about:blank")
    assert program.end(signal.SIGINT) == 0
    assert_one_complete_file(store, tmp_path, ["Read"])

    # The command and a running app can write to one store.
    habits.page.goto(program.start().url)
    habit(store, "add", "Swim")
    expect(habits.completion_button("Swim")).to_be_visible()
    habits.toggle("Read")
    expect(habits.completion_button("Read")).to_be_visible()
    habits.toggle("Read")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    assert program.end(signal.SIGTERM) == 0
    assert_one_complete_file(store, tmp_path, ["Read", "Swim"])

    program.start()
    habit(store, "done", "Swim")
    assert program.end(signal.SIGHUP) == 0
    assert_one_complete_file(store, tmp_path, ["Read", "Swim"])
    assert stored.count(store, "Swim") == 1


def assert_one_complete_file(store, tmp_path, names):
    """Asserts that a closed store is one file, in which only "Read" was completed before."""
    assert files(store) == [store.name]
    assert sorted(names_in_file_alone(store, tmp_path)) == names
    assert stored.count(store, "Read") == 1


def test_a_new_store_is_complete_immediately(start, store, tmp_path):
    start().kill()
    assert names_in_file_alone(store, tmp_path) == []


def test_the_command_leaves_one_complete_store_file(store, tmp_path):
    habit(store, "add", "Read")
    assert files(store) == [store.name]
    habit(store, "done", "Read")
    assert files(store) == [store.name]
    assert stored.count(store, "Read") == 1


def replace_store(backup, store, way):
    """Replaces the store with a backup, as a person would. The store's log stays in the folder."""
    if way == "cp":
        shutil.copyfile(backup, store)
    else:
        shutil.copy(backup, store.with_name("moved")).replace(store)


def test_a_backup_copied_over_the_store_is_opened(start, open_window, store, tmp_path):
    """Linux/Tests/SwiftDataTests/StoreReplacementTests.swift also replaces closed stores."""
    habit(store, "add", "Read")
    backup = shutil.copy(store, tmp_path / "my copy")
    program = start()
    habits = open_window(program)
    expect(habits.completion_button("Read")).to_be_visible()
    for way in ("cp", "mv"):
        habits.add("Swim")
        # The app reports the replacement without a tap, and writes nothing to the backup, not even
        # at exit.
        replace_store(backup, store, way)
        expect_replaced(habits, way)
        # The window leaves the page, which would reconnect by itself.
        habits.page.goto("about:blank")
        program.end()
        assert store.read_bytes() == backup.read_bytes(), way

        habits.page.goto(program.start().url)
        expect(habits.completion_button("Read"), way).to_be_visible()
        expect(habits.completion_button("Swim"), way).to_have_count(0)
        habits.toggle("Read")
        expect(habits.completion_button("Read", "completed today"), way).to_be_visible()
        assert stored.names(store) == ["Read"], way
        assert stored.count(store, "Read") == 1, way
        assert_integrity(store)
    program.end()
    assert stored.names(store) == ["Read"]
    assert stored.count(store, "Read") == 1
    assert_integrity(store)


def expect_replaced(habits, way):
    expect(habits.page.get_by_role("heading", name=REPLACED), way).to_be_visible()
    expect(habits.page.get_by_text("restart the app", exact=False), way).to_be_visible()
    expect(habits.button("Add Habit"), way).to_have_count(0)


def test_removing_the_log_of_a_running_app_loses_no_habit(start, open_window, store, tmp_path):
    program = start()
    habits = open_window(program)
    for name in ("Read", "Swim"):
        habits.add(name)
    for suffix in ("-wal", "-shm"):
        store.with_name(store.name + suffix).unlink()
    expect(habits.page.get_by_role("heading", name=REPLACED)).to_be_visible()
    program.kill()
    assert names_in_file_alone(store, tmp_path) == ["Swim", "Read"]
    program.start()
    habits.reload()
    expect(habits.completion_button("Read")).to_be_visible()
