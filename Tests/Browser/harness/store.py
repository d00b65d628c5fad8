"""Reads the app's store from outside, while the app runs or after it was killed."""

import sqlite3
from contextlib import closing


def names(path):
    """The names of the habits, newest first."""
    return [row[0] for row in _query(path, "SELECT name FROM Habit ORDER BY createdAt DESC")]


def count(path, name):
    """How many completions a habit has altogether."""
    return _query(
        path,
        "SELECT COALESCE(SUM(count), 0) FROM HabitCompletion WHERE habit ="
        " (SELECT _key FROM Habit WHERE name = ?)",
        name,
    )[0][0]


def _query(path, sql, *values):
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return database.execute(sql, values).fetchall()
