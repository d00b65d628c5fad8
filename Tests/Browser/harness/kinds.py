"""Writes this app's own export with habits that use amounts, schedules, limits, and pauses."""

from datetime import date, timedelta

from harness.native import TODAY, write_habits

KM = {"measure": "amount", "unit": {"name": "km", "decimals": 1, "step": 5}}


def daily_records(counts, *, until=TODAY - timedelta(days=1)):
    """Records of consecutive days. The last count is for the day `until`."""
    first = until - timedelta(days=len(counts) - 1)
    return [
        {
            "day": str(first + timedelta(days=index)),
            "count": count,
            "changedAt": "2026-03-08T20:00:00.000Z",
        }
        for index, count in enumerate(counts)
    ]


def habit(name, number, *, created="2026-01-01", records=(), **members):
    """A habit of the export. Its members are described in docs/data-format.md."""
    return {
        "id": f"6F9619FF-8B86-D011-B42D-00CF4FC9{number:04X}",
        "name": name,
        "icon": "figure.run",
        "color": "green",
        "createdAt": f"{created}T08:{number:02}:00.000Z",
        "position": number,
        "days": list(records),
        **members,
    }


def running(**members):
    """A habit to run 8.5 km a day, with a step of 0.5 km."""
    return habit("Run", 1, completionsPerDay=85, **KM, **members)


def meditation(**members):
    """A habit of ten minutes a day."""
    return habit("Meditate", 2, measure="time", completionsPerDay=600, color="indigo", **members)


def smoking(**members):
    """A habit to quit."""
    return habit(
        "Smoking", 3, kind="quit", completionsPerDay=0, color="orange",
        icon="flame.fill", **{"created": "2026-03-01", **members},
    )  # fmt: skip


def coffee(**members):
    """A quit habit with a limit of two a day."""
    return habit(
        "Coffee", 4, kind="quit", completionsPerDay=2, color="cyan", icon="cup.and.saucer.fill",
        **{"created": "2026-03-01", **members},
    )  # fmt: skip


def reading(**members):
    """A habit that is done once a day."""
    return habit("Read", 5, color="blue", icon="book.fill", **members)


def write_one_of_each_kind(path):
    """Writes an export with one habit of each kind and some history: weekdays with a pause in
    February, time, slips, a limit, a current pause, and a habit that has ended.
    """
    weekdays = {"rule": "weekdays", "weekdays": ["sunday", "monday", "wednesday", "thursday"]}
    run_days = [day for day in daily_records([85, 85, 0, 85, 50, 0, 0] * 18) if day["count"]]
    slips = [
        day for day in daily_records([index in (3, 9, 25) for index in range(60)]) if day["count"]
    ]
    return write_habits(
        path,
        running(records=run_days, schedule=weekdays,
                pauses=[{"first": "2026-02-01", "last": "2026-02-10"}]),
        meditation(records=daily_records([600, 300, 600] + [600] * 12)),
        smoking(records=[{**day, "count": 1} for day in slips], created="2026-01-01"),
        coffee(records=daily_records([2, 1, 3, 0, 2], until=TODAY)),
        reading(records=daily_records([1] * 20),
                pauses=[{"first": "2026-03-09", "last": "2026-03-12"}]),
        habit("Challenge", 6, records=daily_records([1] * 30, until=date(2026, 3, 1)),
              color="pink", icon="star.fill", startDay="2026-01-31", endDay="2026-03-01"),
    )  # fmt: skip
