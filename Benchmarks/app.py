"""Measures the app in use: process, Chromium, wire, disk, and memory.

Run by `make bench`. Prints a Markdown table; Benchmarks/README.md describes the methods.
"""

import re
import sqlite3
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from statistics import median

from harness.chromium import DESKTOP, chromium
from harness.loop import write_backup
from harness.program import NOON, HabitTracker
from playwright.sync_api import expect
from table import Table, percentile95
from taps import NOTE_SHOWN, NOTE_TAP, press, stored, tap_bytes, taps, taps_and_floors

TODAY = 20_521  # 2026-03-09, in days since 1970-01-01
# The maximum difference, in milliseconds, between a tap and the same patch without a server.
ABOVE_FLOOR = 6
STARTS = 15

# Options with which Chromium paints immediately. A display's frame rate would add its own delay.
NO_FRAME_RATE = ("--disable-frame-rate-limit", "--disable-gpu-vsync")

# Collects the durations of tasks that block the page for 50 ms or more.
NOTE_LONG_TASKS = """
  window.longTasks = [];
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) longTasks.push(task.duration);
  }).observe({type: "longtask"});
"""


def history(habits, days):
    """The completed days of habits, by name: about two of three days, different for each habit."""
    return {
        f"Habit {habit}": [TODAY - day for day in range(1, days + 1) if (day * 7 + habit) % 3]
        for habit in range(habits)
    }


def prepare(folder, habits, days):
    """A store on disk, created by the app from a backup."""
    backup = write_backup(folder / "loop.db", history(habits, days))
    store = folder / "Habits.store"
    with HabitTracker("--store", store, "--import", backup, *NOON):
        pass
    print(f"{habits} habits x {days} days: {stored(store):,} completions", file=sys.stderr)
    return store


def first_pages(store):
    """Milliseconds from the start of the process to the last byte of the first page."""
    times = []
    for _ in range(STARTS):
        program = HabitTracker("--store", store, *NOON)
        began = time.perf_counter()
        with program:
            urllib.request.urlopen(program.url).read()
            times.append((time.perf_counter() - began) * 1_000)
    return times


def list_shown(browser, program):
    """Milliseconds from the start of the navigation until the list is visible."""
    times = []
    for _ in range(STARTS):
        context = browser.new_context(viewport=DESKTOP)
        page = context.new_page()
        page.add_init_script(NOTE_SHOWN)
        page.goto(program.url)
        times.append(page.evaluate("shown"))
        context.close()
    return times


def opening(browser, program):
    """Milliseconds from a tap on a habit until its detail screen is painted."""
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")
    page = context.new_page()
    page.goto(program.url)
    calendar = page.get_by_role("button", name="Previous Month")
    times = []
    for _ in range(STARTS):
        detail_button = page.get_by_role("button", name=re.compile("^Habit 0(, current|$)"))
        expect(detail_button).to_be_visible()
        page.evaluate(NOTE_TAP, "Previous Month")
        press(page, detail_button)
        times.append(page.evaluate("tap")["painted"])
        page.go_back()
        expect(calendar).to_have_count(0)
    context.close()
    return times


def scrolling(browser, program):
    """Milliseconds of each long task while a wheel scrolls through the list and back."""
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.goto(program.url)
    page.evaluate("document.fonts.ready")
    page.mouse.move(640, 500)
    page.evaluate(NOTE_LONG_TASKS)
    for direction in (1, -1):
        for _ in range(150):
            page.mouse.wheel(0, direction * 200)
            page.wait_for_timeout(8)
    assert page.evaluate("scrollY") == 0
    times = page.evaluate("longTasks")
    context.close()
    return times


def resident(program):
    """The process's resident memory, in megabytes."""
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1]
    return int(kilobytes) / 1_024


def add_taps(table, times, size):
    target = round(percentile95(times.floor) + ABOVE_FLOOR, 1)
    table.add(f"tap to changed page, on disk, {size}", times.changed, "ms")
    table.add(f"the same patch without a server, {size}", times.floor, "ms")
    table.add(f"tap to changed pixels, on disk, {size}", times.painted, "ms", target, percentile95)


def measure(browser, table, habits, days, years, targets):
    size = f"{habits} habits x {years}"
    with tempfile.TemporaryDirectory() as folder:
        store = prepare(Path(folder), habits, days)
        table.add(
            f"process start to first page, {size}", first_pages(store), "ms", targets["start"]
        )
        with HabitTracker("--store", store, *NOON) as program:
            table.add(
                f"list page shown, {size}", list_shown(browser, program), "ms", targets["list"]
            )
            add_taps(table, taps_and_floors(browser, program, store), size)
            received = tap_bytes(browser, program, store)
            table.add(f"bytes down the wire for a tap, {size}", received, "B", 2_048, percentile95)
            calm = taps_and_floors(browser, program, store, reduced_motion="reduce")
            add_taps(table, calm, f"reduced motion, {size}")
            longest = max(scrolling(browser, program), default=0)
            table.add(f"longest task while scrolling, {size}", [longest], "ms", targets["scroll"])
        # Starts a new process, because freed memory of earlier pages is not returned immediately.
        with HabitTracker("--store", store, *NOON) as program:
            taps(browser, program, store)
            table.add(f"memory, one browser, {size}", [resident(program)], "MB", targets["memory"])


def reading(store):
    """Milliseconds that SQLite alone needs to read every day of a store."""
    times = []
    for _ in range(STARTS):
        began = time.perf_counter()
        with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
            database.execute(
                "SELECT count(habitID), sum(day), sum(count), max(statusRaw) FROM HabitCompletion"
            ).fetchone()
        times.append((time.perf_counter() - began) * 1_000)
    return times


def measure_start(table):
    with tempfile.TemporaryDirectory() as folder:
        store = prepare(Path(folder), 200, 3_650)
        floor = reading(store)
        table.add("SQLite alone reads 200 habits x 10 years", floor, "ms")
        table.add(
            "process start to first page, 200 habits x 10 years",
            first_pages(store),
            "ms",
            round(2 * median(floor), 1),
        )


def measure_opening(browser, table):
    with tempfile.TemporaryDirectory() as folder:
        store = prepare(Path(folder), 1, 3_650)
        with HabitTracker("--store", store, *NOON) as program:
            times = opening(browser, program)
            table.add("a habit of 10 years opened", times, "ms", 100, percentile95)


def main():
    table = Table()
    with chromium(*NO_FRAME_RATE) as browser:
        small = {"start": 400, "list": None, "scroll": None, "memory": None}
        measure(browser, table, 50, 365, "1 year", small)
        large = {"start": None, "list": 500, "scroll": 50, "memory": 120}
        measure(browser, table, 200, 730, "2 years", large)
        measure_opening(browser, table)
    measure_start(table)


if __name__ == "__main__":
    main()
