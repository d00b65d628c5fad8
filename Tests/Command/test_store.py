"""The commands that create a store, and the commands that need an existing store."""

import sqlite3

import pytest

NEEDING_A_STORE = [
    ("list",),
    ("list", "--archived"),
    ("status",),
    ("export",),
    ("backup",),
    ("done", "read"),
    ("undo", "read"),
    ("skip", "read"),
]


def files(folder):
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*"))


@pytest.mark.parametrize("words", NEEDING_A_STORE, ids=" ".join)
def test_a_command_that_needs_a_store_creates_no_file(habit, tmp_path, words):
    before = files(tmp_path)
    habit(*words, code=66)
    habit(*words, "--store", "folder/store", code=66)
    assert files(tmp_path) == before


def test_an_empty_file_is_not_a_store(habit, tmp_path):
    empty = tmp_path / "empty"
    empty.touch()
    habit("list", "--store", empty, code=66)
    assert empty.stat().st_size == 0
    habit("add", "Read", "--store", empty)
    assert "Read" in habit("list", "--store", empty)


def test_a_dry_run_reports_and_creates_nothing(habit, tmp_path):
    habit("add", "Read", "--store", "other")
    habit("export", "--store", "other", "--output", "habits.json")
    before = files(tmp_path)
    assert "1 habit and 0 days" in habit("import", "habits.json", "--dry-run")
    assert "1 habit and 0 days" in habit("import", "habits.json", "--dry-run", "--store", "new")
    habit("import", "habits.json", "--dry-run", "--store", "no/new", code=73)
    assert files(tmp_path) == before


def test_an_unreadable_file_creates_no_store(habit, tmp_path):
    (tmp_path / "diary.txt").write_text("Dear diary")
    before = files(tmp_path)
    habit("import", "diary.txt", code=65)
    habit("import", "diary.txt", "--store", "new", code=65)
    # A file whose encoding is unknown can't be read at all.
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-32")
    habit("import", "diary.txt", code=66)
    assert files(tmp_path) == before


def test_a_day_before_the_earliest_valid_day_can_be_undone(habit, store):
    """The store may contain such a day from an earlier version."""
    habit("add", "Read")
    habit("done", "read", "--day", "1900-01-01")
    with sqlite3.connect(store) as database:
        database.execute("UPDATE HabitCompletion SET day = -719162")
    database.close()
    habit("undo", "read", "--day", "0001-01-01")
    assert "not completed" in habit("status", "read")


def test_a_store_locked_by_a_writer_is_reported_as_busy(habit, store):
    habit("add", "Read")
    habit("backup")
    habit("add", "Run")
    with sqlite3.connect(store, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        message = habit("done", "read", code=75)
        assert message.startswith("habit: couldn't save your change. ")
        assert habit("restore", "latest", code=75).startswith("habit: ")
        # Reading does not wait for a writer.
        assert "Read" in habit("list")
    other.close()
    habit("done", "read")


def test_an_exclusively_locked_store_is_not_reported_as_damaged(habit, store):
    habit("add", "Read")
    habit("backup")
    with sqlite3.connect(store, isolation_level=None) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        habit("list", code=75)
        habit("restore", "latest", code=75)
    other.close()
    assert [file.name for file in store.parent.glob("*damaged*")] == []
    assert "Read" in habit("list")
