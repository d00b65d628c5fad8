"""Measures taps in a window while scripts run intents over HTTP, and checks that no addition is
lost.

Run by `make bench`. Benchmarks/README.md describes the methods.
"""

import asyncio
import itertools
import json
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit

from app import TODAY, prepare
from harness import store as stored
from harness import tokens
from harness.command import habit
from harness.program import NOON, HabitTracker
from table import Table, percentile95
from windows import open_windows

HABITS = 50
DAYS = 365
SCRIPTS = int(os.environ.get("INTENT_SCRIPTS", "50"))
REQUESTS = int(os.environ.get("INTENT_REQUESTS", "10000"))
# The habits that scripts add to: two, because a day's count is at most 9,999.
COUNTED = ("Water", "Steps")
TAPS_A_SECOND = 2
SECONDS_ALONE = 60
# The largest factor by which scripts may slow down a tap.
SLOWER = 2


async def run_intents(url, token, numbers):
    """Sends an intent for each number. Each intent adds 1 to the next habit in turn. If the server
    responds with 429, waits and retries.
    """
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    for number in numbers:
        body = json.dumps({"habit": COUNTED[number % len(COUNTED)]})
        request = (
            f"POST /intents/AddToHabit HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}"
        ).encode()
        while True:
            writer.write(request)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
            answer = await reader.readexactly(length)
            status = head.split()[1]
            if status != "429":
                break
            await asyncio.sleep(int(head.partition("retry-after: ")[2].partition("\r\n")[0]))
        assert status == "200", answer
    writer.close()


async def tap(window, taps, until):
    """Taps habits in turn at a steady rate. Returns the milliseconds of each tap."""
    habits = itertools.cycle(sorted(window.buttons))
    answers = []
    due = time.perf_counter()
    while not until():
        number = next(habits)
        answers.append(await window.tap(number) * 1_000)
        taps[number] += 1
        due += 1 / TAPS_A_SECOND
        await asyncio.sleep(max(0, due - time.perf_counter()))
    return answers


async def measure(table, store):
    for name in COUNTED:
        habit(store, "add", name, "--per-day", "3")
    texts = [tokens.create(store, "checkOff", f"Script {number}") for number in range(SCRIPTS)]
    with HabitTracker("--store", store, *NOON) as program:
        (window,) = await open_windows(program.url, 1)
        taps = Counter()
        end = time.perf_counter() + SECONDS_ALONE
        alone = await tap(window, taps, lambda: time.perf_counter() > end)
        numbers = iter(range(REQUESTS))
        scripts = asyncio.gather(*(run_intents(program.url, token, numbers) for token in texts))
        beside = await tap(window, taps, scripts.done)
        await scripts
        await window.close()
    counted = sum(stored.count(store, name) for name in COUNTED)
    assert counted == REQUESTS, f"{REQUESTS - counted} intents were lost"
    for number, count in taps.items():
        done = TODAY in stored.days(store, f"Habit {number}")
        assert done == bool(count % 2), f"a tap on Habit {number} was lost"
    what = f"{SCRIPTS} scripts make {REQUESTS:,} requests"
    table.add("tap to its answer, on disk, alone", alone, "ms")
    limit = round(SLOWER * percentile95(alone), 1)
    table.add(f"the same while {what}", beside, "ms", limit, percentile95)


async def main():
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        await measure(table, prepare(Path(folder), HABITS, DAYS))


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)
    asyncio.run(main())
