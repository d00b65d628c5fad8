"""Writes this app's own export, for habits that other formats can't describe."""

import json
from datetime import date, timedelta

TODAY = date(2026, 3, 9)


def write_export(path, names, *, streak, counted=(), category="fitness"):
    """Writes a habit for each name, done on each of the `streak` days up to yesterday. Habits in
    `counted` have three completions a day.
    """
    habits = [
        {
            "name": name,
            "details": f"{name}, every day",
            "category": category,
            "icon": "book.fill",
            "color": "green",
            "completionsPerDay": 3 if name in counted else 1,
            "streakGoal": {"period": "day", "basis": "day", "value": 3},
            "createdAt": f"2025-01-01T08:{index:02}:00.000Z",
            "days": [
                {
                    "day": str(TODAY - timedelta(days=ago)),
                    "count": 3 if name in counted else 1,
                    "changedAt": "2026-03-08T20:00:00.000Z",
                }
                for ago in range(streak, 0, -1)
            ],
        }
        for index, name in enumerate(names)
    ]
    return write_habits(path, *habits)


def write_habits(path, *habits, categories=()):
    """Writes the described habits, created on the first day of the year, the first one on top."""
    described = [
        {
            "id": f"6F9619FF-8B86-D011-B42D-00CF4FC9{index:04X}",
            "createdAt": f"2026-01-01T08:{59 - index % 60:02}:00.000Z",
            "position": index,
            **habit,
        }
        for index, habit in enumerate(habits)
    ]
    document = {"format": "habit-tracker", "version": 1, "habits": described}
    if categories:
        document["categories"] = list(categories)
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def on_weekdays(*weekdays):
    """A schedule for some weekdays."""
    return {"rule": "weekdays", "weekdays": list(weekdays)}
