"""Writes backups of Loop Habit Tracker, schema 22."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field

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

HABIT = """
INSERT INTO Habits (archived, color, description, freq_den, freq_num, highlight, name, position,
  type, target_value)
VALUES (:archived, :color, '', :days, :times, 0, :name, :position, :type, :target)
"""
REPETITION = "INSERT INTO Repetitions (habit, timestamp, value) VALUES (?, ?, ?)"
DONE, SKIPPED = 2, 3


@dataclass
class LoopHabit:
    """A habit with done and skipped days, or with counts if `target` is above 0."""

    done: dict[int, int] = field(default_factory=dict)
    skipped: tuple[int, ...] = ()
    target: int = 0
    times_a_week: int = 7
    color: int | None = None

    def values(self):
        counted = {day: count * 1_000 for day, count in self.done.items()}
        done = counted if self.target else {day: DONE for day in self.done}
        return done | {day: SKIPPED for day in self.skipped}


def write_backup(path, habits, archived=()):
    """Writes a backup.

    `habits` maps each name to a `LoopHabit` or to the days on which it was done, in days since
    1970-01-01. Habits whose names are in `archived` are archived.
    """
    with closing(sqlite3.connect(path)) as database:
        database.executescript(TABLES)
        for position, (name, what) in enumerate(habits.items()):
            habit = what if isinstance(what, LoopHabit) else LoopHabit(dict.fromkeys(what, 1))
            is_daily = habit.times_a_week == 7
            row = {
                "archived": int(name in archived),
                "color": position % 20 if habit.color is None else habit.color,
                "days": 1 if is_daily else 7,
                "times": 1 if is_daily else habit.times_a_week,
                "name": name,
                "position": position,
                "type": int(habit.target > 0),
                "target": habit.target,
            }
            key = database.execute(HABIT, row).lastrowid
            values = [(key, day * DAY, value) for day, value in habit.values().items()]
            database.executemany(REPETITION, values)
        database.commit()
    return path
