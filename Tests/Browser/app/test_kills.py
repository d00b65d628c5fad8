"""A command killed at any moment leaves the store either unchanged or with the complete change.

KILL_ROUNDS sets the number of rounds, by default 20. Linux/Tests/SwiftDataTests kills the
store's own work: saves, checkpoints, and migrations.
"""

import os
import random
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing

from harness.command import BINARY, habit
from harness.loop import write_backup
from harness.program import NOON

ROUNDS = int(os.environ.get("KILL_ROUNDS", "20"))
DAYS = range(20_000, 20_300)


def content(store, tmp_path):
    """The sum of each habit's counts, read from a copy of all files."""
    folder = tmp_path / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for suffix in ("", "-wal"):
        file = store.with_name(store.name + suffix)
        if file.exists():
            shutil.copy(file, folder / file.name)
    with closing(sqlite3.connect(folder / store.name)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = database.execute(
            "SELECT name, (SELECT COALESCE(SUM(count), 0) FROM HabitCompletion"
            " WHERE habit = Habit._key) FROM Habit"
        )
        return dict(rows.fetchall())


class Rounds:
    """The rounds of a test. Each round kills one command, and checks the store's content."""

    def __init__(self, store, tmp_path):
        self.store, self.tmp_path = store, tmp_path
        self.dice = random.Random(12)
        self.seconds = {}
        self.copies = {}

    def run(self, number):
        before = content(self.store, self.tmp_path)
        works = [self.done, self.import_file, self.back_up]
        if self.copies:
            works.append(self.restore)
        words, after, work = self.dice.choice(works)(number, before)
        acknowledged = self.kill(work, *words)
        found = content(self.store, self.tmp_path)
        assert found in ([after] if acknowledged else [before, after]), (number, work)
        if acknowledged and work == "backup":
            self.copies[words[2]] = before
        return acknowledged

    def done(self, _, before):
        return ("done", "Water"), {**before, "Water": before["Water"] + 1}, "done"

    def import_file(self, number, before):
        new = {f"{number}.{habit}": DAYS for habit in range(3)}
        file = self.tmp_path / "import.db"
        file.unlink(missing_ok=True)
        write_backup(file, new)
        return ("import", file), {**before, **{name: len(DAYS) for name in new}}, "import"

    def back_up(self, number, before):
        return ("backup", "--output", self.tmp_path / f"copy-{number}.store"), before, "backup"

    def restore(self, _, __):
        file = self.dice.choice(list(self.copies))
        return ("restore", file, "--yes"), self.copies[file], "restore"

    def kill(self, work, *words):
        """Kills the command at a random moment, unless it ends earlier. The first command of its
        kind always ends, which measures its time.

        Returns true if the command reported success.
        """
        usual = self.seconds.get(work)
        command = [BINARY, *map(str, words), "--store", self.store, *NOON]
        environment = {**os.environ, "XDG_CONFIG_HOME": str(self.tmp_path)}
        began = time.perf_counter()
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
        )
        try:
            code = process.wait(usual and usual * self.dice.uniform(0.2, 1.1))
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        output = process.stdout.read()
        process.stdout.close()
        if code == 0:
            self.seconds[work] = time.perf_counter() - began
        else:
            assert code == -9, (code, words)
        return code == 0 or bool(output)


def test_a_killed_command_leaves_no_partial_change(store, tmp_path):
    habit(store, "add", "Water", "--per-day", "3")
    rounds = Rounds(store, tmp_path)
    ended = sum(rounds.run(number) for number in range(ROUNDS))
    # Some commands end before they are killed, but not all of them.
    assert 0 < ended < ROUNDS
