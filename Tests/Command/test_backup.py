"""Backups, and restoring them."""

import json
import os
import pty
import shutil
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest
from conftest import COMMAND, NOON, environment_at, habit_in


@pytest.fixture(scope="module")
def home_with_backup(tmp_path_factory):
    """A home with a store of one habit and one day, a backup of it, and a later change."""
    home = tmp_path_factory.mktemp("home")
    habit = habit_in(environment_at(home), home)
    for words in (["add", "Read"], ["done", "read"], ["backup"], ["add", "Swim"]):
        habit(*words, *NOON)
    return home


@pytest.fixture
def backup_path(home_with_backup, store, environment):
    shutil.copytree(home_with_backup, environment["HOME"], dirs_exist_ok=True)
    return str(store.parent / "Backups/Habits-20260309T120000Z.store")


def names(habit, *words):
    return [habit["name"] for habit in json.loads(habit("list", "--json", *words))]


def test_a_backup_is_one_private_file_in_the_apps_folder(habit, store):
    habit("add", "Read", *NOON)
    backup_path = habit("backup", *NOON).strip()
    assert backup_path == str(store.parent / "Backups/Habits-20260309T120000Z.store")
    assert stat.S_IMODE(Path(backup_path).stat().st_mode) == 0o600
    assert names(habit, "--store", backup_path) == ["Read"]
    assert habit("backup", "--list", *NOON).split()[::4] == ["2026-03-09T12:00:00"]
    report = json.loads(habit("backup", "--list", "--json", *NOON))[0]
    assert (report["path"], report["date"]) == (backup_path, "2026-03-09T12:00:00Z")


def test_the_newest_seven_backups_are_kept(habit, store):
    habit("add", "Read")
    for hour in range(9):
        habit("backup", "--now", f"2026-03-09T0{hour}:00:00Z")
    dates = habit("backup", "--list", "--time-zone", "UTC").split()[::4]
    assert dates == [f"2026-03-09T0{hour}:00:00" for hour in range(8, 1, -1)]


def test_a_backup_is_written_to_a_given_path(habit, tmp_path):
    habit("add", "Read")
    assert habit("backup", "--output", "copy.store").strip() == str(tmp_path / "copy.store")
    assert names(habit, "--store", "copy.store") == ["Read"]
    habit("backup", "--output", "copy.store", code=73)


def test_the_list_without_backups_is_empty(habit):
    assert habit("backup", "--list") == "There are no backups.\n"


@pytest.mark.parametrize("named", ["latest", "2026-03-09", "2026-03-09T12:00:00", "path"])
def test_a_restore_backs_up_the_current_store_first(habit, backup_path, named):
    answer = habit("restore", backup_path if named == "path" else named, *NOON)
    present = backup_path.replace("Z.store", "Z-2.store")
    assert answer == (
        f"Restored {backup_path}: 1 habit and 1 day.\n"
        "Before: 2 habits and 1 day.\n"
        f"The previous habits are in the backup {present}\n"
    )
    assert names(habit) == ["Read"]
    habit("restore", present)
    assert names(habit) == ["Swim", "Read"]


def test_backups_of_the_same_date_are_listed(habit, backup_path):
    habit("backup", *NOON)
    first, *lines = habit("restore", "2026-03", *NOON, code=64).splitlines()
    assert first == "habit: “2026-03” matches several backups; use a file name:"
    assert [line.split()[-1] for line in lines] == [
        backup_path.replace("Z.store", "Z-2.store"),
        backup_path,
    ]


def test_a_store_with_its_log_can_be_restored(habit, store, backup_path, tmp_path):
    """The backup is like a copy of the app's folder that was made while the app was running."""
    copy = tmp_path / "copy"
    copy.mkdir()
    with sqlite3.connect(store) as reader:
        # An open read transaction keeps the change in the log.
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM Habit").fetchone()
        habit("add", "Run")
        for file in store.parent.glob("Habits.store*"):
            shutil.copy(file, copy)
    reader.close()
    assert (copy / "Habits.store-wal").stat().st_size > 0
    habit("restore", "latest")
    assert names(habit) == ["Read"]
    habit("restore", copy / "Habits.store")
    assert names(habit) == ["Run", "Swim", "Read"]


@pytest.mark.parametrize("has_log", [True, False])
def test_a_restore_renames_the_damaged_store(habit, store, backup_path, has_log):
    with sqlite3.connect(store) as reader:
        # An open read transaction keeps the log, which must not be applied to the damaged file.
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM Habit").fetchone()
        habit("add", "Run")
        log = store.with_name("Habits.store-wal").read_bytes()
    reader.close()
    store.write_text("Dear diary")
    if has_log:
        store.with_name("Habits.store-wal").write_bytes(log)
    answer = habit("restore", "latest", *NOON)
    aside = store.with_name("Habits-damaged-20260309T120000Z.store")
    assert f"The damaged store was renamed to {aside}\n" in answer
    assert aside.read_text() == "Dear diary"
    assert names(habit) == ["Read"]


def test_a_store_with_an_unreadable_value_is_reported_and_restored(habit, store, backup_path):
    database = sqlite3.connect(store)
    with database:
        database.execute("UPDATE Habit SET reminders = '{' WHERE name = 'Read'")
    database.close()
    message = habit("list", code=74)
    assert "Habit.reminders of row 1 holds text, and not JSON of its type" in message
    answer = habit("restore", "latest", *NOON)
    assert "The damaged store was renamed to " in answer
    assert names(habit) == ["Read"]


def test_the_store_and_its_folder_are_private(habit, store):
    habit("add", "Read")
    with sqlite3.connect(store) as reader:
        reader.execute("SELECT * FROM Habit").fetchone()
        files = [file for file in store.parent.iterdir() if file.is_file()]
        assert {store.name, f"{store.name}-wal", f"{store.name}-shm"} <= {f.name for f in files}
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    reader.close()
    assert stat.S_IMODE(store.parent.stat().st_mode) == 0o700


def test_a_restore_renames_a_leftover_log(habit, store, backup_path):
    """SQLite would apply the log to the restored store."""
    store.unlink()
    for ending in ("-wal", "-shm"):
        store.with_name(f"Habits.store{ending}").write_text("of another store")
    habit("restore", "latest", *NOON)
    aside = store.with_name("Habits-damaged-20260309T120000Z.store-wal")
    assert aside.read_text() == "of another store"
    assert names(habit) == ["Read"]


def test_a_missing_store_is_restored(habit, backup_path, tmp_path):
    (tmp_path / "new").mkdir()
    habit("restore", backup_path, "--store", "new/store")
    assert names(habit, "--store", "new/store") == ["Read"]
    assert stat.S_IMODE((tmp_path / "new/store").stat().st_mode) == 0o600
    habit("restore", backup_path, "--store", "no/store", code=73)


def test_restoring_a_damaged_backup_changes_nothing(habit, backup_path, tmp_path):
    with Path(backup_path).open("r+b") as file:
        file.seek(4096)
        file.write(b"x" * 4096)
    habit("restore", backup_path, code=65)
    assert names(habit) == ["Swim", "Read"]
    assert len(habit("backup", "--list").splitlines()) == 1


@pytest.mark.parametrize(("typed", "left"), [("y", ["Read"]), ("n", ["Swim", "Read"])])
def test_a_restore_at_a_terminal_asks_for_confirmation(
    habit, environment, backup_path, typed, left
):
    terminal, child = pty.openpty()
    os.write(terminal, f"{typed}\n".encode())
    done = subprocess.run(
        [COMMAND, "restore", "latest"],
        env=environment,
        stdin=child,
        capture_output=True,
        text=True,
        timeout=60,
    )
    os.close(terminal)
    os.close(child)
    question = (
        f"Restore {backup_path} (1 habit and 1 day) over 2 habits and 1 day? The current habits"
    )
    assert done.stderr.startswith(question)
    assert done.returncode == (0 if typed == "y" else 1)
    assert names(habit) == left


def test_an_import_makes_a_backup_first(habit, tmp_path):
    habit("add", "Swim", "--store", "other")
    habit("export", "--store", "other", "--output", "habits.json")
    habit("import", "habits.json")
    # The first import had nothing to back up.
    assert habit("backup", "--list") == "There are no backups.\n"
    habit("add", "Run", "--store", "other")
    habit("export", "--store", "other", "--output", "habits.json")
    habit("import", "habits.json")
    assert names(habit) == ["Run", "Swim"]
    habit("restore", "latest")
    assert names(habit) == ["Swim"]
    # An import that adds nothing makes no backup.
    count = len(habit("backup", "--list").splitlines())
    habit("import", "habits.json", "--dry-run")
    assert len(habit("backup", "--list").splitlines()) == count
