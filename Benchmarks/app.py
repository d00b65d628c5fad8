"""Measures the app as its user meets it: process, Chromium, wire, disk, memory.

Run by `make bench`. Prints a table in Markdown; see Benchmarks/README.md for what is measured how.
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

from floor import ANSWER_CLICK, NOTE_FRAMES
from harness.chromium import DESKTOP, chromium
from harness.loop import write_backup
from harness.program import HabitTracker
from playwright.sync_api import expect
from table import Table, percentile95

TODAY = 20_521  # 2026-03-09, counted from 1970-01-01
NOW = ("--now", "2026-03-09T12:00:00Z", "--time-zone", "UTC")
TAPS = 200
# Taps, and the same patches without a server, are measured in so many turns: a machine that others
# use as well is faster in one minute than in the next.
TURNS = 5
# Milliseconds that a tap may take longer than the same patch without a server.
ABOVE_FLOOR = 6
# How many habits are tapped in turn.
TAPPED = 10
STARTS = 15

NOTE_TAP = """
label => {
  const isDone = () => document.querySelector(`button[aria-label="${label}"]`) !== null;
  window.tap = new Promise(resolve => {
    let began = null;
    const observer = new MutationObserver(() => {
      if (began === null || !isDone()) return;
      observer.disconnect();
      const changed = performance.now();
      requestAnimationFrame(() => {
        // A task of its own runs after the frame that follows was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({
          changed: changed - began, painted: performance.now() - began });
        port2.postMessage(0);
      });
    });
    observer.observe(document.body, {
      subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener("click", event => { began = event.timeStamp; }, {capture: true, once: true});
  });
}
"""
# Chromium paints as soon as there is something new: a display's rate would add its own waiting.
NO_FRAME_RATE = ("--disable-frame-rate-limit", "--disable-gpu-vsync")

ANIMATIONS_END = """
  () => Promise.allSettled(document.getAnimations().map(animation => animation.finished))
"""

# Tasks that keep the page from answering for 50 ms or more, as the browser counts them.
NOTE_LONG_TASKS = """
  window.longTasks = [];
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) longTasks.push(task.duration);
  }).observe({type: "longtask"});
"""

# When the page is loaded, its letters are there, and two frames have been painted.
NOTE_SHOWN = """
  window.shown = new Promise(resolve => addEventListener("load", () => {
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(
      () => resolve(performance.now()))));
  }));
"""


def history(habits, days):
    """Habits of which each is done on about two days of three, each on others."""
    return {
        f"Habit {habit}": [TODAY - day for day in range(1, days + 1) if (day * 7 + habit) % 3]
        for habit in range(habits)
    }


def prepare(folder, habits, days):
    """A store on disk, made by the app from a backup."""
    backup = write_backup(folder / "loop.db", history(habits, days))
    store = folder / "Habits.store"
    with HabitTracker("--store", store, "--import", backup, *NOW):
        pass
    with closing(sqlite3.connect(store)) as database:
        completions = database.execute("SELECT count(*) FROM HabitCompletion").fetchone()[0]
    print(f"{habits} habits x {days} days: {completions:,} completions", file=sys.stderr)
    return store


def first_pages(store):
    """Milliseconds from the start of the process to the last byte of its first page."""
    times = []
    for _ in range(STARTS):
        program = HabitTracker("--store", store, *NOW)
        began = time.perf_counter()
        with program:
            urllib.request.urlopen(program.url).read()
            times.append((time.perf_counter() - began) * 1_000)
    return times


def list_shown(browser, program):
    """Milliseconds from the start of the navigation until the page can be seen."""
    times = []
    for _ in range(STARTS):
        context = browser.new_context(viewport=DESKTOP)
        page = context.new_page()
        page.add_init_script(NOTE_SHOWN)
        page.goto(program.url)
        times.append(page.evaluate("shown"))
        context.close()
    return times


class Frames:
    """Counts the bytes of a page's WebSocket, as its frames carry them."""

    def __init__(self, page):
        self.received = 0
        session = page.context.new_cdp_session(page)
        session.on("Network.webSocketFrameReceived", self._count)
        session.send("Network.enable")

    def _count(self, event):
        self.received += len(event["response"]["payloadData"].encode())


def stored(store):
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
        return database.execute("SELECT count(*) FROM HabitCompletion").fetchone()[0]


def taps_and_floors(browser, program, store, **options):
    """Milliseconds of taps to the changed page and to its picture, and those of the same patches
    without a server."""
    changed, painted, floor = [], [], []
    for _ in range(TURNS):
        times = taps(browser, program, store, TAPS // TURNS, **options)
        changed += [each["changed"] for each in times]
        painted += [each["painted"] for each in times]
        floor += floors(browser, program, TAPS // TURNS, **options)
    return changed, painted, floor


def taps(browser, program, store, count, **options):
    context = browser.new_context(viewport=DESKTOP, **options)
    times = list(tapping(context.new_page(), program, store, count))
    context.close()
    return times


def tap_bytes(browser, program, store):
    """Bytes down the wire for each tap. Nothing else is measured meanwhile: to hear of each frame
    takes its time."""
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    frames = Frames(page)
    before, after = [], []
    pressed = tapping(page, program, store, TAPS, lambda: before.append(frames.received))
    for _ in pressed:
        after.append(frames.received)
    context.close()
    return [end - start for start, end in zip(before, after, strict=True)]


def tapping(page, program, store, count, before_press=lambda: None):
    """Opens the app and taps. Yields per tap the milliseconds to the changed page and to its
    picture. The habits that are tapped in turn are those at the top of the list."""
    page.add_init_script(NOTE_SHOWN)
    page.goto(program.url)
    page.evaluate("shown")
    buttons = page.get_by_role("button", name=re.compile("^Habit [0-9]+, (not )?completed today$"))
    expect(buttons.nth(TAPPED - 1)).to_be_visible()
    names = [buttons.nth(index).get_attribute("aria-label") for index in range(TAPPED)]
    names = [name.split(",")[0] for name in names]
    before = stored(store)
    for tap in range(count):
        name = names[tap % TAPPED]
        is_done = page.get_by_role("button", name=f"{name}, completed today", exact=True).count()
        states = ["not completed today", "completed today"]
        now, then = reversed(states) if is_done else states
        button = page.locator(f'button[aria-label="{name}, {now}"]')
        button.scroll_into_view_if_needed()
        page.evaluate(NOTE_TAP, f"{name}, {then}")
        # Rows that come near by scrolling are none of the tap's.
        page.wait_for_timeout(50)
        settle(page)
        before_press()
        press(page, button)
        times = page.evaluate("tap")
        # Shown means on disk: read from outside, while the app runs.
        before += -1 if is_done else 1
        assert stored(store) == before
        yield times


def floors(browser, program, count, **options):
    """Milliseconds to the picture of the same patches, applied without a server."""
    context = browser.new_context(viewport=DESKTOP, **options)
    page = context.new_page()
    page.add_init_script(NOTE_FRAMES)
    page.add_init_script(NOTE_SHOWN)
    page.goto(program.url)
    page.evaluate("shown")
    button = page.locator(".row button[aria-label$='completed today']").first
    patches = []
    for _ in range(2):
        page.evaluate("delete window.lastOperations")
        press(page, button)
        page.wait_for_function("() => window.lastOperations !== undefined")
        patches.append(page.evaluate("lastOperations"))
    painted = []
    for tap in range(count):
        page.evaluate(ANSWER_CLICK, patches[tap % 2])
        settle(page)
        press(page, button)
        painted.append(page.evaluate("tap")["painted"])
    context.close()
    return painted


def settle(page):
    """Waits until what the tap before has set in motion has come to rest."""
    page.evaluate(ANIMATIONS_END)


def press(page, button):
    """Presses as long as a finger does. Playwright's own clicks ask the page what lies under the
    pointer at each step, and that would be measured too."""
    button.hover()
    page.mouse.down()
    page.wait_for_timeout(80)
    page.mouse.up()
    # To ask the page at once would take a core from the tap.
    time.sleep(0.1)


def opening(browser, program):
    """Milliseconds from a tap on a habit to the picture of its own screen."""
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")
    page = context.new_page()
    page.goto(program.url)
    calendar = page.get_by_role("button", name="Previous Month")
    times = []
    for _ in range(STARTS):
        opener = page.get_by_role("button", name=re.compile("^Habit 0(, current|$)"))
        expect(opener).to_be_visible()
        page.evaluate(NOTE_TAP, "Previous Month")
        press(page, opener)
        times.append(page.evaluate("tap")["painted"])
        page.go_back()
        expect(calendar).to_have_count(0)
    context.close()
    return times


def scrolling(browser, program):
    """Milliseconds of each task above 50 ms while a wheel goes through the whole list and back."""
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
    """Megabytes of memory that the process has in use."""
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1]
    return int(kilobytes) / 1_024


def measure(browser, table, habits, days, years, targets):
    size = f"{habits} habits x {years}"
    with tempfile.TemporaryDirectory() as folder:
        store = prepare(Path(folder), habits, days)
        table.add(
            f"process start to first page, {size}", first_pages(store), "ms", targets["start"]
        )
        with HabitTracker("--store", store, *NOW) as program:
            table.add(
                f"list page shown, {size}", list_shown(browser, program), "ms", targets["list"]
            )
            changed, painted, floor = taps_and_floors(browser, program, store)
            table.add(f"tap to changed page, on disk, {size}", changed, "ms")
            table.add(f"the same patch without a server, {size}", floor, "ms")
            table.add(
                f"tap to changed pixels, on disk, {size}",
                painted,
                "ms",
                round(percentile95(floor) + ABOVE_FLOOR, 1),
                percentile95,
            )
            received = tap_bytes(browser, program, store)
            table.add(f"bytes down the wire for a tap, {size}", received, "B", 2_048, percentile95)
            changed, painted, floor = taps_and_floors(
                browser, program, store, reduced_motion="reduce"
            )
            table.add(f"tap to changed page, reduced motion, {size}", changed, "ms")
            table.add(f"the same patch without a server, reduced motion, {size}", floor, "ms")
            table.add(
                f"tap to changed pixels, reduced motion, {size}",
                painted,
                "ms",
                round(percentile95(floor) + ABOVE_FLOOR, 1),
                percentile95,
            )
            longest = max(scrolling(browser, program), default=0)
            table.add(f"longest task while scrolling, {size}", [longest], "ms", targets["scroll"])
        # A process of its own: what was freed of the pages before is not given back at once.
        with HabitTracker("--store", store, *NOW) as program:
            taps(browser, program, store, TAPS)
            table.add(f"memory, one browser, {size}", [resident(program)], "MB", targets["memory"])


def reading(store):
    """Milliseconds that SQLite alone takes to read every day of a store."""
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
        with HabitTracker("--store", store, *NOW) as program:
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
