"""Measures import and export of 200 habits with ten years of history.

Run by `make bench`. Prints a Markdown table; Benchmarks/README.md describes the methods.
"""

import datetime
import json
import sys
import tempfile
import time
import uuid
from pathlib import Path

from harness.chromium import PHONE, chromium
from harness.command import habit
from harness.habits import Habits
from harness.program import NOON, HabitTracker
from table import Table
from taps import stored

HABITS = 200
DAYS = 3_650
RUNS = 5


def write_export(path):
    """Writes an export of habits that were done every day, with a time for each day."""
    first = datetime.date(2026, 3, 9) - datetime.timedelta(days=DAYS - 1)
    dates = [first + datetime.timedelta(days=day) for day in range(DAYS)]
    days = [{"day": str(date), "changedAt": f"{date}T18:30:00.000Z"} for date in dates]
    habits = [
        {"id": str(uuid.UUID(int=number + 1)), "name": f"Habit {number}", "days": days}
        for number in range(HABITS)
    ]
    document = {"format": "habit-tracker", "version": 1, "habits": habits}
    path.write_text(json.dumps(document, separators=(",", ":")))
    return path


def check(store):
    """Checks outside the app that all days are on disk."""
    count = stored(store)
    assert count == HABITS * DAYS, f"{count} days are on disk"


def seconds(work):
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


class DataScreen:
    """Settings > Data on a phone with reduced motion."""

    def __init__(self, browser, program):
        context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
        context.set_default_timeout(60_000)
        self.page = context.new_page()
        self.page.goto(program.url)
        habits = Habits(self.page)
        habits.show_settings()
        habits.settings.get_by_role("link", name="Data").click()
        self.screen = habits.screen("Data")
        self.sheet = self.page.get_by_role("dialog", name="Import")

    def open_chooser(self):
        with self.page.expect_file_chooser() as chooser:
            self.screen.get_by_role("button", name="Import", exact=True).click()
        return chooser.value

    def choose(self, chooser, file):
        chooser.set_files(file)
        self.sheet.get_by_text(f"Adds {HABITS} habits").wait_for()

    def add(self):
        self.sheet.get_by_role("button", name="Add", exact=True).click()
        self.sheet.get_by_role("heading", name="Added").wait_for()

    def leave(self):
        self.sheet.get_by_role("button", name="Done", exact=True).click()
        self.sheet.wait_for(state="detached")

    def export(self, kind):
        with self.page.expect_download() as download:
            self.screen.get_by_role("button", name=f"Export {kind}").click()
        download.value.path()


def in_the_app(figures, browser, file, store):
    """Measures one import into an empty store and one export of each kind, in the app."""
    with HabitTracker("--store", store, *NOON) as program:
        data = DataScreen(browser, program)
        chooser = data.open_chooser()
        read = seconds(lambda: data.choose(chooser, file))
        added = seconds(data.add)
        check(store)
        data.leave()
        figures.note("import in the app: file chosen to preview", read)
        figures.note('"Add" to all on disk and shown', added)
        figures.note("import in the app: file chosen to all shown", read + added, target=5)
        for kind in ("JSON", "CSV"):
            taken = seconds(lambda kind=kind: data.export(kind))
            figures.note(f"export in the app as {kind}: tap to file", taken, target=2)
        data.page.context.close()


def by_the_command(figures, file, store):
    taken = seconds(lambda: habit(store, "import", file))
    figures.note("habit import, the whole process", taken, target=5)
    check(store)


class Figures:
    """The results of several runs, by name."""

    def __init__(self):
        self.rows = {}

    def note(self, name, value, target=None):
        self.rows.setdefault(name, ([], target))[0].append(value)

    def print(self):
        table = Table()
        for name, (values, target) in self.rows.items():
            table.add(name, values, "s", target)


def main():
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        file = write_export(Path(folder) / "long.json")
        print(f"{file.stat().st_size / 1_000_000:.0f} MB", file=sys.stderr)
        for run in range(RUNS):
            print(f"run {run + 1} of {RUNS}", file=sys.stderr)
            stores = [Path(folder) / f"{name}-{run}" for name in ("app", "command")]
            for store in stores:
                store.mkdir()
            in_the_app(figures, browser, file, stores[0] / "Habits.store")
            by_the_command(figures, file, stores[1] / "Habits.store")
    figures.print()


if __name__ == "__main__":
    main()
