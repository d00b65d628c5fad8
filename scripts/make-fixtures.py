"""Writes Tests/Fixtures anew: small files as other trackers write them, with invented habits.

Their shapes are rebuilt from what is publicly known of each tracker's export. The files are part of
the repository, so that a change of one shows.
"""

import json
import sqlite3
import zipfile
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "Tests" / "Fixtures"
EPOCH = date(1970, 1, 1)


def day(number: int) -> date:
    """A day of January 2026."""
    return date(2026, 1, number)


def milliseconds(number: int) -> int:
    """Midnight in UTC of a day of January 2026."""
    return (day(number) - EPOCH).days * 86_400_000


def database(name: str, version: int, statements: list[str], rows: dict[str, list[tuple]]) -> None:
    path = FOLDER / name
    path.unlink(missing_ok=True)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA page_size = 1024")
    for statement in statements:
        connection.execute(statement)
    for table, values in rows.items():
        for row in values:
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.commit()
    connection.execute("VACUUM")
    connection.close()


def loop(version: int) -> None:
    """A backup of Loop by one of its releases: three habits, as far as the schema can hold them."""
    columns = [
        "id integer primary key autoincrement",
        *["archived integer", "color integer", "description text", "freq_den integer"],
        *["freq_num integer", "highlight integer", "name text", "position integer"],
        *["reminder_hour integer", "reminder_min integer"],
    ]
    # Plain colours until 13, then two palettes; the values are the same three colours.
    colors = (-16742021, -2937041, -5592406) if version < 14 else (5, 0, 12)
    if version >= 21:
        colors = (8, 0, 19)
    habits = [
        [1, 0, colors[0], "Did you run?", 7, 3, 0, "Run", 1, 18, 30],
        [2, 1, colors[1], "", 1, 1, 0, "Read", 0, None, None],
        [3, 0, colors[2], "Glasses of water", 1, 1, 0, "Drink", 2, None, None],
    ]

    def add(column: str, *values: object) -> None:
        columns.append(column)
        for habit, value in zip(habits, values, strict=True):
            habit.append(value)

    if version >= 10:
        add("reminder_days integer not null default 127", 0b0000101, 127, 127)
    if version >= 16:
        add("type integer not null default 0", 0, 0, 1 if version >= 18 else 0)
    if version >= 18:
        add("target_type integer not null default 0", 0, 0, 0)
        add("target_value real not null default 0", 0.0, 0.0, 8.0)
        add("unit text not null default ''", "", "", "glasses")
    if version >= 23:
        add("question text", "Did you run?", "", "")
        for habit, description in zip(habits, (None, None, "Glasses of water"), strict=True):
            habit[3] = description
    if version >= 24:
        add("uuid text", "0a" * 17, "0b" * 17, "0c" * 17)
    statements = [f"CREATE TABLE Habits ({', '.join(columns)})"]
    if version >= 26:
        statements.append("CREATE TABLE HabitGroups (id integer primary key, name text)")
        statements.append("ALTER TABLE Habits ADD COLUMN group_uuid text")
        statements.append("ALTER TABLE Habits ADD COLUMN group_id integer")
        for habit, group in zip(habits, (7, None, None), strict=True):
            habit += [None, group]
    repetition = ["id integer primary key autoincrement", "habit integer", "timestamp integer"]
    # Loop drew the days of a weekly habit between two others as done, and kept none of them.
    repetitions = [[1, 1, milliseconds(1)], [2, 1, milliseconds(3)], [3, 2, milliseconds(2)]]
    if version >= 16:
        repetition.append("value integer not null default 2")
        for row in repetitions:
            row.append(2)
        repetitions.append([4, 1, milliseconds(4), 3])
        repetitions.append([5, 2, milliseconds(3), 0])
    if version >= 18:
        repetitions.append([6, 3, milliseconds(1), 8000])
        repetitions.append([7, 3, milliseconds(2), 2500])
    if version >= 25:
        repetition.append("notes text")
        for row in repetitions:
            row.append("in the rain" if row[0] == 1 else "")
    if version < 22:
        # Of a habit that was deleted, and of no day: their own migration removes both.
        spare = [2] if version >= 16 else []
        repetitions.append([8, 99, milliseconds(1), *spare])
        repetitions.append([9, 1, None, *spare])
    statements.append(f"CREATE TABLE Repetitions ({', '.join(repetition)})")
    rows = {"Habits": habits, "Repetitions": repetitions}
    if version >= 26:
        rows["HabitGroups"] = [(7, "Fitness")]
    database(f"loop-{version}.db", version, statements, rows)


def archive(name: str, files: dict[str, str]) -> None:
    with zipfile.ZipFile(FOLDER / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, text in files.items():
            entry = zipfile.ZipInfo(file, (2026, 2, 1, 12, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, text)


def loop_archives() -> None:
    archive(
        "loop.zip",
        {
            "Habits.csv": (
                "Position,Name,Type,Question,Description,FrequencyNumerator,"
                "FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"
                '001,"Run, far",YES_NO,Did you run?,,3,7,#00897B,,,,false\n'
                "002,Drink,NUMERICAL,,Water,1,1,#039BE5,glasses,AT_LEAST,8.0,false\n"
                "003,Coffee,NUMERICAL,,,1,1,#5D4037,cups,AT_MOST,2.0,true\n"
            ),
            "001 Run far/Scores.csv": "Date,Score\n2026-01-05,0.0519\n",
            "001 Run far/Checkmarks.csv": (
                "Date,Value,Notes\n2026-01-06,UNKNOWN,\n2026-01-05,SKIP,knee\n"
                '2026-01-04,NO,"rain,\nand wind"\n2026-01-03,YES_AUTO,\n'
                '2026-01-02,YES_AUTO,"""almost"""\n2026-01-01,YES_MANUAL,\n'
            ),
            "002 Drink/Scores.csv": "Date,Score\n",
            "002 Drink/Checkmarks.csv": (
                "Date,Value,Notes\n2026-01-04,YES_MANUAL,\n2026-01-03,SKIP,\n"
                "2026-01-02,2500,\n2026-01-01,8000,hot\n"
            ),
            "003 Coffee/Checkmarks.csv": ("Date,Value,Notes\n2026-01-02,3000,\n2026-01-01,2000,\n"),
            "Scores.csv": "Date,Run, far,Drink,Coffee,\n2026-01-01,0.0519,0.1000,0.2000,\n",
            "Checkmarks.csv": "Date,Run, far,Drink,Coffee,\n2026-01-01,2,8000,2000,\n",
        },
    )
    archive(
        "loop-1.zip",
        {
            "Loop Habits CSV 2016-04-01/Habits.csv": (
                "Name,Description,NumRepetitions,Interval,Color\n"
                "Meditate,Did you?,1,1,#AFB42B\nSteps,,1,1,#00897B\n"
            ),
            "Loop Habits CSV 2016-04-01/001 Meditate/Checkmarks.csv": (
                "2026-01-03,2\n2026-01-02,0\n2026-01-01,1\n"
            ),
            "Loop Habits CSV 2016-04-01/002 Steps/Checkmarks.csv": "2026-01-01,12000\n",
        },
    )
    (FOLDER / "loop-checkmarks.csv").write_text(
        "Date,Meditate,Wake up early,\n2026-01-03,-1,2,\n2026-01-02,3,0,\n2026-01-01,2,1,\n",
        encoding="utf-8",
    )


def habitbull() -> None:
    header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
    (FOLDER / "habitbull.csv").write_text(
        header + "Run,round the lake,Fitness,2026-01-01,1,\n"
        "Run,round the lake,Fitness,2026-01-02,0,tired\n"
        'Run,round the lake,Fitness,2026-01-03,1,"fast, ""very"" fast"\n'
        "Push-ups,,Body,2026-01-01,30,\nPush-ups,,Body,2026-01-02,100,\n",
        encoding="utf-8",
    )
    (FOLDER / "habitbull-american.csv").write_text(
        header + "Run,,Fitness,1/2/2026,1,\nRun,,Fitness,12/31/2025,-2150000000,\n"
        "Run,,Fitness,1/13/2026,3000000000,\n",
        encoding="utf-8",
    )


def tickmate(name: str, version: int) -> None:
    tracks = [
        [1, "Swim", "in the sea", "glyphicons_001", 1, 0],
        [2, "Coffee", "", "glyphicons_002", 0, 1],
    ]
    columns = (
        "_id integer primary key autoincrement, name text not null, description text not null, "
        "icon text not null, enabled integer not null"
    )
    rows: dict[str, list] = {"tracks": tracks}
    statements = []
    ticks = [[1, 1, 2026, 0, 31], [2, 1, 2024, 1, 29], [3, 2, 2025, 11, 31], [4, 2, 2025, 11, 31]]
    tick_columns = (
        "_id integer primary key, _track_id integer, year integer, month integer, day integer"
    )
    if version >= 14:
        columns += ", multiple_entries_per_day integer default 0, color integer default 0"
        columns += ', "order" integer default -1'
        for track, color, order in zip(tracks, (0, 0xF44336), (2, 1), strict=True):
            track += [color, order]
        tick_columns += ", hour integer, minute integer, second integer"
        tick_columns += ", has_time_info integer default 0"
        for tick in ticks:
            tick += [8, 0, 0, 1]
        statements += [
            'CREATE TABLE groups (_id integer primary key, name text, "order" integer)',
            "CREATE TABLE track2groups (_id integer primary key, _track_id, _group_id integer)",
        ]
        rows["groups"] = [(1, "Health", 0), (2, "Vices", 1)]
        rows["track2groups"] = [(1, 1, 1), (2, 2, 2)]
    else:
        rows["tracks"] = [track[:5] for track in tracks]
    statements.append(f"CREATE TABLE tracks ({columns})")
    statements.append(f"CREATE TABLE ticks ({tick_columns})")
    rows["ticks"] = ticks
    database(name, version, statements, rows)


def rewire() -> None:
    database(
        "rewire.db",
        5,
        [
            "CREATE TABLE HABITS (_id integer primary key, NAME text not null, DESCRIPTION text, "
            "SCHEDULE integer, ACTIVE_DAYS text, REPEATING_COUNT integer, DAYS integer, "
            "PERIOD integer)",
            "CREATE TABLE CHECKINS (_id integer primary key, HABIT_ID integer not null, "
            "DATE text not null, TYPE integer not null)",
            "CREATE TABLE REMINDERS (_id integer primary key, HABIT_ID integer, TIME integer, "
            "ACTIVE_DAYS text)",
            "CREATE TABLE UNIT (_id integer primary key, NAME text)",
        ],
        {
            "HABITS": [
                (1, "Wake up early", "before six", 0, "0,2,4", 0, 0, 0),
                (2, "Brush teeth", None, 1, "", 0, 10, 1),
                (3, "Water plants", "", 2, "", 4, 0, 0),
            ],
            "CHECKINS": [
                (1, 1, "20260101", 2),
                (2, 1, "20260102", 1),
                (3, 1, "20260103", 3),
                (4, 1, "20260104", 2),
                (5, 2, "20251231", 2),
            ],
            "REMINDERS": [(1, 1, 345, "0,1,2,3,4"), (2, 2, 0, "0"), (3, 3, 1439, "6")],
            "UNIT": [(1, "times")],
        },
    )


def write_json(name: str, value: object, indent: int | None = None) -> None:
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    (FOLDER / name).write_text(text, encoding="utf-8")


def habitkit() -> None:
    def habit(identity: str, order: int, **fields: object) -> dict:
        return {
            "id": identity,
            "name": "",
            "description": None,
            "icon": "activity",
            "color": "red",
            "archived": False,
            "orderIndex": order,
            "createdAt": "2025-12-27T19:42:49.376491Z",
            "isInverse": False,
            "emoji": None,
        } | fields

    def done(habit: str, instant: str, offset: int, count: int, note: str | None = None) -> dict:
        return {
            "id": f"c-{habit}-{instant}",
            "date": instant,
            "habitId": habit,
            "timezoneOffsetInMinutes": offset,
            "amountOfCompletions": count,
            "note": note,
        }

    def interval(habit: str, kind: str, times: int | None, per_day: int, **fields: object) -> dict:
        return {
            "id": f"i-{habit}",
            "habitId": habit,
            "startDate": "2025-12-26T23:00:00.000Z",
            "endDate": None,
            "type": kind,
            "requiredNumberOfCompletions": times,
            "requiredNumberOfCompletionsPerDay": per_day,
            "unitType": "incremental",
            "streakType": "day",
            "allowExceedingGoal": True,
        } | fields

    write_json(
        "habitkit.json",
        {
            "formatVersion": 2,
            "habits": [
                habit("h2", 1, name="Gym", color="emerald", emoji="🏋️"),
                habit("h1", 0, name="Water", color="sky", description="glasses"),
                habit("h3", 2, name="No sugar", color="plaid", isInverse=True, archived=True),
            ],
            "completions": [
                # Local midnight east of UTC lies on the day before in UTC, west of it on the same.
                done("h1", "2025-12-31T23:00:00.000Z", 60, 2, "warm"),
                done("h1", "2026-01-02T05:00:00.000Z", -300, 3),
                done("h1", "2026-01-03T05:00:00.000Z", -300, 0),
                done("h2", "2026-01-04T00:00:00.000Z", 0, 1),
                done("h3", "2026-01-05T00:00:00.000Z", 0, 1, "cake"),
                done("gone", "2026-01-05T00:00:00.000Z", 0, 1),
            ],
            "intervals": [
                interval("h1", "day", None, 1, endDate="2025-12-30T23:00:00.000Z"),
                interval("h1", "day", None, 3, startDate="2025-12-30T23:00:00.000Z"),
                interval("h2", "week", 4, 1),
                interval("h3", "none", None, 1),
            ],
            "categories": [
                {"id": "k1", "name": "Health", "icon": "heart", "orderIndex": 0},
                {"id": "k2", "name": "Iron", "icon": "dumbbell", "orderIndex": 1},
            ],
            "categoryMappings": [
                {"id": "m1", "habitId": "h1", "categoryId": "k1", "orderIndex": 0},
                {"id": "m2", "habitId": "h2", "categoryId": "k2", "orderIndex": 0},
            ],
            "reminders": [
                {"id": "r1", "habitId": "h1", "weekdayIndices": [1, 7], "hour": 19, "minute": 5}
            ],
        },
    )


def beaver() -> None:
    write_json(
        "beaverhabits.json",
        {
            "habits": [
                {
                    "name": "Order pizza",
                    "id": "a1b2c3",
                    "tags": ["Social", "food"],
                    "star": False,
                    "status": "active",
                    "period": {"period_type": "W", "period_count": 2, "target_count": 4},
                    "records": [
                        {"day": "2026-01-01", "done": True, "text": "with 🍍"},
                        {"day": "2026-01-02", "done": False},
                        {"day": "2026-01-03", "done": False, "text": "closed"},
                        {"day": "2026-01-04", "done": None, "skipped": True},
                    ],
                },
                {"name": "Running", "records": [{"day": "2026-01-01", "done": True}]},
                {"name": "Old", "id": "d4", "status": "archive", "star": True, "records": []},
                {"name": "Gone", "id": "e5", "status": "soft_delete", "records": []},
            ],
            "order": ["zz", "a1b2c3"],
        },
        indent=2,
    )


def legacy() -> None:
    reference = datetime(2001, 1, 1, tzinfo=UTC)
    created = datetime(2025, 12, 1, 8, 30, tzinfo=UTC)
    write_json(
        "legacy.json",
        [
            {
                "id": "6F9619FF-8B86-D011-B42D-00CF4FC964FF",
                "name": "Walk",
                "createdAt": "2025-12-01T08:30:00Z",
                "completionDayKeys": ["20260102", "20260101", "20260101"],
            },
            {
                "name": "Stretch",
                "createdAt": (created - reference) / timedelta(seconds=1),
                "completionDayKeys": [20260103, (day(4) - EPOCH).days],
            },
            {"name": "Walk", "createdAt": created.timestamp(), "completionDayKeys": []},
        ],
        indent=1,
    )


def native() -> None:
    """As a person might write it by hand: other order, other spacing, things left out."""
    write_json(
        "habit-tracker.json",
        {
            "habits": [
                {
                    "days": [
                        {"day": "2026-01-03", "status": "skipped", "note": "a\nb"},
                        {"day": "2026-01-01", "changedAt": "2026-01-01T21:00:00+01:00"},
                        {"day": "2026-01-02", "count": 0, "note": "nearly", "mood": [1, {}]},
                    ],
                    "id": "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
                    "name": "  Läufe 🏃 ",
                    "icon": "figure.run",
                    "color": "coral-red",
                    "category": "later-category",
                    "completionsPerDay": 2,
                    "streakGoal": {"period": "week", "basis": "value", "value": 12},
                    "reminders": [{"hour": 7, "minute": 5, "weekdays": ["sunday", "monday"]}],
                    "createdAt": "2025-12-01T08:30:00.250Z",
                    "position": -4,
                    "archivedAt": "2026-01-04T00:00:00Z",
                },
                {"id": "00000000-0000-0000-0000-000000000001", "name": "Bare"},
            ],
            "aLaterMember": {"of": ["a", "later", "version"]},
            "version": 1,
            "format": "habit-tracker",
        },
        indent=1,
    )
    (FOLDER / "habit-tracker.csv").write_bytes(
        "\ufeff"
        "day,habit,count,status,note,habit_id,mood\r\n"
        '2026-01-02,Run,2,,"a ""b"",\r\nc",6F9619FF-8B86-D011-B42D-00CF4FC964FF,fine\r\n'
        "2026-01-01,Run,,Skipped,'=SUM(A1),6f9619ff-8b86-d011-b42d-00cf4fc964ff,\r\n"
        "\r\n"
        "2026-01-01,'-5 kg,,missed,,,\r\n"
        ",Read,,,,,\r\n".encode()
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for version in (9, 13, 15, 17, 21, 22, 23, 24, 25, 26):
        loop(version)
    loop_archives()
    habitbull()
    tickmate("tickmate.db", 14)
    tickmate("tickmate-9.db", 9)
    rewire()
    habitkit()
    beaver()
    legacy()
    native()


if __name__ == "__main__":
    main()
