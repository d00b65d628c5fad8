"""Pages that were visited and closed use no memory.

PAGE_VISITS sets the number of visits, by default none, because ClosedWindowTests in Swift checks
that the objects are freed.
"""

import http.client
import os
import re
import time
from pathlib import Path

import pytest
from harness.program import NOON, HabitTracker
from websockets.sync.client import connect

VISITS = int(os.environ.get("PAGE_VISITS", "0"))
# During the first visits, the heap grows to the size that several windows need at the same time.
WARM_UP = VISITS // 2
# A page without a browser is closed after ten seconds, at the next sweep.
SECONDS_UNTIL_SWEPT = 16
MEGABYTE = 1_024 * 1_024


def resident(process):
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1_024


def visit(port):
    """Opens the page and its socket, taps the first habit, and leaves like a closed tab."""
    page = http.client.HTTPConnection("127.0.0.1", port)
    page.request("GET", "/")
    document = page.getresponse().read().decode()
    page.close()
    token = re.search(r'name="page" content="([^"]+)"', document)[1]
    button = re.search(r'<button id="n(\d+)"[^>]*aria-label="[^"]*today"', document)[1]
    address = f"127.0.0.1:{port}"
    path = f"/live?page={token}&frame=0"
    plain = {"compression": None, "proxy": None}
    with connect(f"ws://{address}{path}", origin=f"http://{address}", **plain) as live:
        live.send(f'[1,{button},"click"]')
        live.recv()
        live.close(1_001)


@pytest.mark.skipif(VISITS == 0, reason="part of make endurance")
def test_closed_pages_free_their_memory():
    with HabitTracker("--sample", "6", *NOON) as app:

        def used_after(visits):
            for _ in range(visits):
                visit(app.port)
            time.sleep(SECONDS_UNTIL_SWEPT)
            return resident(app.process)

        before = used_after(WARM_UP)
        grown = used_after(VISITS - WARM_UP) - before
        print(f"{VISITS} visits: {before // MEGABYTE} MB, then {grown / MEGABYTE:+.1f} MB")
        assert grown < 10 * MEGABYTE
