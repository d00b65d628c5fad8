"""A power cut loses no displayed change.

The file operations of the app and the command are recorded. For random positions in the record, the
test builds the files that a power cut would leave, and opens them.
"""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from harness import store as stored
from harness.command import habit
from harness.program import NOON, HabitTracker
from playwright.sync_api import expect
from power.record import Record, build, environment, moments

CUTS = int(os.environ.get("POWER_CUTS", "10"))
TAPS = 40 if CUTS > 10 else 20


@pytest.fixture(scope="module")
def recorder(tmp_path_factory):
    return build("recorder", tmp_path_factory.mktemp("recorder"))


@pytest.fixture
def record(tmp_path, recorder):
    folder = tmp_path / "store"
    folder.mkdir()
    return Record(folder, tmp_path / "record", recorder)


def wait_for_an_empty_log(page, store):
    """Waits until the log is checkpointed, which happens after a while without saves."""
    log = store.with_name(f"{store.name}-wal")
    while log.stat().st_size > 0:
        page.wait_for_timeout(50)


def tap_and_record_sizes(habits, program, store, record):
    """Taps repeatedly. Returns the record's length and the count at each displayed tap."""
    button = habits.page.get_by_role("button", name=re.compile("^Water, .* today$"))
    shown = []
    for tap in range(1, TAPS + 1):
        button.click()
        expect(button).to_have_accessible_name(re.compile(f"^Water, ({tap} of|completed|{tap} )"))
        shown.append((record.size, tap))
        if tap == TAPS // 2:
            wait_for_an_empty_log(habits.page, store)
        if tap == TAPS * 3 // 4:
            # A restart also checkpoints the log.
            assert program.end() == 0
            program.start()
            habits.reload()
    return shown


def test_a_power_cut_loses_no_displayed_tap(record, tmp_path, open_window):
    store = record.folder / "Habits.store"
    habit(store, "add", "Water", "--per-day", "90", environment=record.environment)
    begun = record.size
    program = HabitTracker("--store", store, *NOON, environment=record.environment)
    with program:
        shown = tap_and_record_sizes(open_window(program), program, store, record)
    lost = []
    for number, (moment, dice) in enumerate(moments(record, CUTS, seed=1)):
        after = tmp_path / f"cut-{number}"
        after.mkdir()
        record.cut(moment, after, dice)
        minimum = max((count for size, count in shown if size <= moment), default=0)
        if moment < begun:
            continue
        names = habit(after / store.name, "list")
        counted = stored.count(after / store.name, "Water")
        with closing(sqlite3.connect(after / store.name)) as database:
            whole = database.execute("PRAGMA integrity_check").fetchone()[0]
        if "Water" not in names or counted not in (minimum, minimum + 1) or whole != "ok":
            lost.append((number, moment, minimum, counted, whole))
    assert lost == []


WRITER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA journal_mode = WAL")
database.execute("PRAGMA synchronous = " + sys.argv[2])
database.execute("CREATE TABLE tap (number INTEGER)")
for number in range(40):
    database.execute("INSERT INTO tap VALUES (?)", [number])
    print(number, flush=True)
    sys.stdin.readline()
"""


@pytest.mark.parametrize(("synchronous", "loses"), [("NORMAL", True), ("FULL", False)])
def test_simulated_power_cuts_lose_only_unsynced_writes(record, tmp_path, synchronous, loses):
    """If SQLite does not sync each commit, simulated cuts lose commits. This shows that the
    simulation loses unsynced data.
    """
    store = record.folder / "taps.db"
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, store, synchronous],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(record),
    )
    shown = []
    for line in writer.stdout:
        shown.append((record.size, int(line) + 1))
        writer.stdin.write("\n")
        writer.stdin.flush()
        if len(shown) == 30:
            break
    writer.kill()
    writer.wait()
    lost = 0
    for number, (moment, dice) in enumerate(moments(record, 40, seed=2)):
        minimum = max((count for size, count in shown if size <= moment), default=0)
        after = tmp_path / f"cut-{number}"
        after.mkdir()
        record.cut(moment, after, dice)
        with closing(sqlite3.connect(after / store.name)) as database:
            try:
                counted = database.execute("SELECT count(*) FROM tap").fetchone()[0]
            except sqlite3.OperationalError:
                counted = 0
        lost += counted < minimum
    assert (lost > 0) == loses
