"""Reads the app's store from outside, while the app runs or after it was killed."""

import sqlite3
from contextlib import closing


def names(path):
    """The names of the habits, newest first."""
    return [row[0] for row in _query(path, "SELECT name FROM Habit ORDER BY createdAt DESC")]


def count(path, name):
    """The sum of a habit's counts."""
    return _query(
        path,
        "SELECT COALESCE(SUM(count), 0) FROM HabitCompletion WHERE habit ="
        " (SELECT _key FROM Habit WHERE name = ?)",
        name,
    )[0][0]


def days(path, name):
    """The days on which a habit has a record, in days since 1970-01-01, ascending."""
    rows = _query(
        path,
        "SELECT day FROM HabitCompletion WHERE habit ="
        " (SELECT _key FROM Habit WHERE name = ?) ORDER BY day",
        name,
    )
    return [row[0] for row in rows]


def _query(path, sql, *values):
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return database.execute(sql, values).fetchall()


def break_rows_after_the_first(path):
    """Makes all habits but the oldest unreadable: SQLite fails with "integer overflow"."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA legacy_alter_table = ON")
        database.execute("ALTER TABLE Habit RENAME TO HabitRows")
        columns = [f'"{row[1]}"' for row in database.execute("PRAGMA table_info(HabitRows)")]
        broken = (
            "CASE _key WHEN 1 THEN name ELSE abs(-9223372036854775807 - (_key > 1)) END AS name"
        )
        shown = [broken if column == '"name"' else column for column in columns]
        database.execute(f"CREATE VIEW Habit AS SELECT {', '.join(shown)} FROM HabitRows")
        # An open app rereads entities that the store's history lists as changed by others.
        database.execute("INSERT INTO _history (author, milliseconds) VALUES (NULL, 0)")
