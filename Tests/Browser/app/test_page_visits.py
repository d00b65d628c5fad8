"""Pages that were visited and closed use no memory.

PAGE_VISITS sets the number of visits, by default none, because ClosedWindowTests in Swift checks
that the objects are freed.
"""

import base64
import http.client
import os
import re
import socket
import struct
import time
from pathlib import Path

import pytest
from harness.program import NOON, HabitTracker

VISITS = int(os.environ.get("PAGE_VISITS", "0"))
# During the first visits, the heap grows to the size that several windows need at the same time.
WARM_UP = VISITS // 2
# A page without a browser is closed after ten seconds, at the next sweep.
SECONDS_UNTIL_SWEPT = 16
MEGABYTE = 1_024 * 1_024


def resident(process):
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1_024


def frame(opcode, payload):
    """A masked frame of at most 125 bytes."""
    return bytes([0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def visit(port):
    """Opens the page and its socket, taps the first habit, and leaves like a closed tab."""
    page = http.client.HTTPConnection("127.0.0.1", port)
    page.request("GET", "/")
    document = page.getresponse().read().decode()
    page.close()
    token = re.search(r'name="page" content="([^"]+)"', document)[1]
    button = re.search(r'<button id="n(\d+)"[^>]*aria-label="[^"]*today"', document)[1]
    with socket.create_connection(("127.0.0.1", port)) as live:
        live.sendall(
            f"GET /live?page={token}&frame=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in live.recv(4_096)
        live.sendall(frame(1, f'[1,{button},"click"]'.encode()))
        live.recv(4_096)
        live.sendall(frame(8, struct.pack(">H", 1_001)))


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
