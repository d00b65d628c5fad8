"""Measures many windows of one app at the same time: taps, delays in other windows, and memory.

Run by `make bench`. The windows are clients of the app's socket without browsers.
Benchmarks/README.md describes the methods.
"""

import asyncio
import itertools
import os
import sys
import tempfile
import time
from math import inf
from pathlib import Path

from app import prepare, resident
from harness.chromium import DESKTOP
from harness.program import NOON, HabitTracker
from playwright.async_api import async_playwright
from table import Table, percentile95
from window import Window

HABITS = 50
DAYS = 365
SECONDS = 20
# The delay in seconds after which a window counts as outdated.
UP_TO_DATE = 1.0


async def open_windows(url, count):
    """Opens windows, and waits for their initial content."""
    windows = []
    for first in range(0, count, 10):
        group = [Window(url) for _ in range(min(10, count - first))]
        await asyncio.gather(*(window.open() for window in group))
        windows += group
    await asyncio.gather(*(window.quiet() for window in windows))
    return windows


async def tap_in_turn(windows, per_second, seconds):
    """Taps at a steady rate, each time in the next window. The habits that all windows show are
    tapped in turn.

    Returns two lists of milliseconds: from each tap to its answer, and from each tap to the change
    in each other window. The latter time is infinite if the habit was tapped again before the
    change arrived.
    """
    shown = sorted(set.intersection(*(set(window.buttons) for window in windows)))
    habits = itertools.cycle(shown)
    due = time.perf_counter()
    answers = []
    lags = []
    taps = []
    for number in range(int(per_second * seconds)):
        window = windows[number % len(windows)]
        habit = next(habits)
        for other in windows:
            lags += other.expect(habit, unless=window)
        taps.append(asyncio.create_task(window.tap(habit)))
        due += 1 / per_second
        await asyncio.sleep(max(0, due - time.perf_counter()))
    answers = await asyncio.gather(*taps)
    await asyncio.sleep(2 * UP_TO_DATE)
    for window in windows:
        lags += window.lags()
    return [answer * 1_000 for answer in answers], [lag * 1_000 for lag in lags]


def processor_time(program):
    """The process's processor time, in milliseconds."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1_000 / os.sysconf("SC_CLK_TCK")


async def measure(table, store, count, per_second):
    with HabitTracker("--store", store, *NOON) as program:
        first = await open_windows(program.url, 1)
        alone = resident(program)
        windows = first + await open_windows(program.url, count - 1)
        each = (resident(program) - alone) / max(1, count - 1)
        before = processor_time(program)
        answers, lags = await tap_in_turn(windows, per_second, SECONDS)
        spent = (processor_time(program) - before) / len(answers)
        what = f"{count} windows, {per_second:g} taps a second in all"
        table.add(f"tap to its answer, on disk, {what}", answers, "ms", 50, percentile95)
        table.add(f"processor time for each tap, {what}", [spent], "ms")
        if lags:
            table.add(f"tap to every other window, {what}", lags, "ms", 1_000, max)
        if count > 1:
            table.add(f"memory of each further window of {count}", [each], "MB")
            table.add(f"memory with {count} windows", [resident(program)], "MB", 500)
        for window in windows:
            await window.close()


# Records when a habit's label changes, in seconds of wall-clock time.
NOTE_STATES = """
  window.states = [];
  new MutationObserver((records) => {
    const now = (performance.timeOrigin + performance.now()) / 1000;
    for (const { target } of records) {
      const habit = /^Habit (\\d+), /.exec(target.getAttribute("aria-label") ?? "")?.[1];
      if (habit) window.states.push([Number(habit), now]);
    }
  }).observe(document, { subtree: true, attributeFilter: ["aria-label"] });
"""


async def measure_browser(table, store, count):
    """Measures the delay until taps in other windows appear in a real browser's document."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"]
        )
        with HabitTracker("--store", store, *NOON) as program:
            page = await browser.new_page(viewport=DESKTOP)
            await page.add_init_script(NOTE_STATES)
            await page.goto(program.url)
            windows = await open_windows(program.url, count - 1)
            shown = sorted(set.intersection(*(set(window.buttons) for window in windows)))
            taps = []
            for number in range(10 * SECONDS):
                taps.append((shown[number % len(shown)], time.time()))
                await windows[number % len(windows)].tap(taps[-1][0])
                await asyncio.sleep(max(0, taps[0][1] + (number + 1) / 10 - time.time()))
            await asyncio.sleep(2 * UP_TO_DATE)
            states = await page.evaluate("states")
            lags = [
                1_000
                * (min([at for of, at in states if of == habit and at > tap], default=inf) - tap)
                for habit, tap in taps
            ]
            what = f"{count} windows, 10 taps a second in all"
            table.add(f"tap to a real browser among {what}", lags, "ms", 1_000, max)
            for window in windows:
                await window.close()
        await browser.close()


async def measure_stalled(table, store, count):
    """Measures taps in one window while other windows that show the same screen have stopped
    reading.
    """
    with HabitTracker("--store", store, *NOON) as program:
        stalled = await open_windows(program.url, count)
        for window in stalled:
            window.stall()
        tapping = await open_windows(program.url, 1)
        answers, _ = await tap_in_turn(tapping, 10, SECONDS)
        what = f"{count} windows that read nothing"
        table.add(f"tap to its answer, on disk, beside {what}", answers, "ms", 50, percentile95)
        for window in stalled + tapping:
            await window.close()


async def main():
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        store = prepare(Path(folder), HABITS, DAYS)
        for count in (1, 5, 10, 50):
            await measure(table, store, count, 2 if count == 1 else 10)
        await measure_browser(table, store, 10)
        await measure_browser(table, store, 50)
        await measure_stalled(table, store, 20)


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)
    asyncio.run(main())
