"""Writes backups of Loop Habit Tracker, schema 22."""

import sqlite3
from contextlib import closing

DAY = 86_400_000

TABLES = """
CREATE TABLE Habits (
  id INTEGER PRIMARY KEY AUTOINCREMENT, archived INTEGER, color INTEGER, description TEXT,
  freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER,
  reminder_hour INTEGER, reminder_min INTEGER, reminder_days INTEGER NOT NULL DEFAULT 127,
  type INTEGER NOT NULL DEFAULT 0, target_type INTEGER NOT NULL DEFAULT 0,
  target_value REAL NOT NULL DEFAULT 0, unit TEXT NOT NULL DEFAULT '');
CREATE TABLE Repetitions (
  id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER NOT NULL REFERENCES Habits (id),
  timestamp INTEGER NOT NULL, value INTEGER NOT NULL);
CREATE UNIQUE INDEX idx_repetitions_habit_timestamp ON Repetitions (habit, timestamp);
PRAGMA user_version = 22;
"""

HABIT = (
    "INSERT INTO Habits (archived, color, description, freq_den, freq_num, highlight, name,"
    " position) VALUES (?, ?, '', 1, 1, 0, ?, ?)"
)
REPETITION = "INSERT INTO Repetitions (habit, timestamp, value) VALUES (?, ?, 2)"


def write_backup(path, habits, archived=()):
    """Writes a backup of daily habits.

    `habits` maps each name to the days on which it was done, counted from 1970-01-01; the habits
    whose names are in `archived` are put away.
    """
    with closing(sqlite3.connect(path)) as database:
        database.executescript(TABLES)
        for position, (name, days) in enumerate(habits.items()):
            row = (int(name in archived), position % 20, name, position)
            habit = database.execute(HABIT, row).lastrowid
            database.executemany(REPETITION, [(habit, day * DAY) for day in days])
        database.commit()
    return path
