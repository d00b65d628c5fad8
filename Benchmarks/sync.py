"""Measures the cost of sync: a tap, the start, the bytes transferred, and a new device.

Run by `make bench`. Benchmarks/README.md describes the methods.
"""

import asyncio
import json
import random
import shutil
import subprocess
import tempfile
from pathlib import Path

from app import first_pages, prepare
from files import seconds, write_export
from harness.command import BINARY
from harness.program import NOON, HabitTracker
from table import Table
from window import Window

TAPS = 100


def habit(store, *words, now=NOON[1]):
    done = subprocess.run(
        [BINARY, *map(str, words), "--store", store, "--now", now, "--time-zone", "UTC"],
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


async def taps(store, label, table):
    """Measures taps on ten habits in turn, in one window."""
    with HabitTracker("--store", store, *NOON) as program:
        window = Window(program.url)
        await window.open()
        await window.quiet()
        times = []
        for number in range(TAPS):
            times.append(1000 * await window.tap(number % 10))
            await asyncio.sleep(0.05)
        table.add(f"a tap, {label}", times, "ms")


async def taps_meanwhile(store, *words):
    """Taps habits in one window, one after the other, until a command has ended.

    Returns the milliseconds of each tap, and the command's output.
    """
    with HabitTracker("--store", store, *NOON) as program:
        window = Window(program.url)
        await window.open()
        await window.quiet()
        command = await asyncio.create_subprocess_exec(
            BINARY, *map(str, words), "--store", store, "--now", NOON[1], "--time-zone", "UTC",
            stdout=subprocess.PIPE,
        )  # fmt: skip
        ended = asyncio.create_task(command.communicate())
        times = []
        while not ended.done():
            times.append(1000 * await window.tap(len(times) % 10))
            await asyncio.sleep(0.05)
        output, _ = await ended
        assert command.returncode == 0
        return times, output.decode().strip()


def sizes(share):
    return sum(file.stat().st_size for file in share.iterdir())


def main():
    table = Table()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        share = folder / "share"
        share.mkdir()
        store = prepare(folder, 50, 365)
        asyncio.run(taps(store, "without sync", table))
        habit(store, "sync", "set-up", "--folder", share)
        asyncio.run(taps(store, "with sync", table))
        day(table, store, share)
    with tempfile.TemporaryDirectory() as name:
        ten_years(table, Path(name))


def day(table, store, share):
    """Measures the bytes that are written by ten check-offs over a day, with an exchange after
    each.
    """
    habit(store, "sync", "now")
    before = {file.name for file in share.iterdir()}
    written = 0
    for number in range(10):
        now = f"2026-03-10T{8 + number:02}:00:00Z"
        habit(store, "done", f"Habit {number}", now=now)
        habit(store, "sync", "now", now=now)
        files = {file.name: file.stat().st_size for file in share.iterdir()}
        written += sum(size for file, size in files.items() if file not in before)
        before = set(files)
    table.add("written in a day of ten taps", [written / 1000], "kB", 5)


def irregular(export):
    """Gives each day a random time, because regular times would compress unrealistically well."""
    dice = random.Random(18)
    document = json.loads(export.read_text())
    for habit in document["habits"]:
        for day in habit["days"]:
            hour, minute, second = dice.randrange(6, 23), dice.randrange(60), dice.randrange(60)
            time = f"{hour:02}:{minute:02}:{second:02}.{dice.randrange(1000):03}Z"
            day["changedAt"] = f"{day['day']}T{time}"
    export.write_text(json.dumps(document))
    return export


def ten_years(table, folder):
    share, one, two = folder / "share", folder / "one.store", folder / "two.store"
    share.mkdir()
    export = irregular(write_export(folder / "habits.json"))
    habit(one, "import", export)
    table.add("start to first page, without sync", first_pages(one), "ms")
    tapped = shutil.copytree(folder, folder / "tapped") / "one.store"
    place = tapped.parent / "share"
    times, _ = asyncio.run(taps_meanwhile(tapped, "sync", "set-up", "--folder", place))
    table.add("a tap while sync is set up", times, "ms")
    table.add("the longest tap while sync is set up", [max(times)], "ms", 500)
    key = folder / "key.txt"
    table.add(
        "set up with ten years of 200 habits",
        [seconds(lambda: key.write_text(habit(one, "sync", "set-up", "--folder", share)))],
        "s",
    )
    table.add("on the transport", [sizes(share) / 1e6], "MB", 20)
    joining = seconds(lambda: habit(two, "sync", "join", "--folder", share, "--key-file", key))
    table.add("a new device is complete", [joining], "s", 10)
    table.add("start to first page, with sync", first_pages(one), "ms")


if __name__ == "__main__":
    main()
