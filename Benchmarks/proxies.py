"""Measures the app behind Caddy and nginx, compared with an idle server behind the same proxies.

Run by `make bench`. Benchmarks/README.md describes the methods.
"""

import asyncio
import http.client
import ssl
import sys
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from urllib.parse import urlencode

from app import NOW, prepare, resident
from harness.program import HabitTracker
from harness.proxies import HOST, Authority, proxy
from harness.sign_in import PASS_CODE, set_pass_code
from table import Table
from window import ACKNOWLEDGED, Window

HABITS = 50
DAYS = 365
ROUNDS = 5
PAGES = 20
TAPS = 40
WINDOWS = 10
# A proxy delays both the app and the idle server. The app's delay may exceed that of the idle
# server by at most this fraction of the app's time without a proxy.
ABOVE = 0.1
SWITCHED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n"
)


class Recorded(Window):
    """A window that records received data with its times."""

    async def _document(self):
        reader, writer = await self._connect()
        writer.write(f"GET / HTTP/1.1\r\n{self._headers}Connection: close\r\n\r\n".encode())
        self.pieces = []
        began = time.perf_counter()
        while piece := await reader.read(2**16):
            self.pieces.append((time.perf_counter() - began, piece))
        writer.close()
        return b"".join(piece for _, piece in self.pieces)

    def _take(self, frame):
        if ACKNOWLEDGED.match(frame):
            self.answer = frame
        super()._take(frame)


@asynccontextmanager
async def stand_in(pieces, answer):
    """An idle server: it replays the document at its recorded pace, and answers each tap
    immediately.
    """

    async def frames(reader, writer):
        while True:
            head = await reader.readexactly(2)
            size = head[1] & 0x7F
            if size == 126:
                size = int.from_bytes(await reader.readexactly(2))
            payload = (await reader.readexactly(4 + size))[4:]
            if head[0] & 0x0F != 1:
                return
            sequence = payload[1 : payload.index(b",")]
            changed = ACKNOWLEDGED.sub(b'{"n":1,"a":' + sequence, answer, count=1)
            writer.write(b"\x81\x7e" + len(changed).to_bytes(2) + changed)

    async def serve(reader, writer):
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            if b"upgrade: websocket" in head.lower():
                writer.write(SWITCHED)
                await frames(reader, writer)
            else:
                began = time.perf_counter()
                for after, piece in pieces:
                    await asyncio.sleep(began + after - time.perf_counter())
                    writer.write(piece)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


def signed_in(port):
    """The cookie of a signed-in device."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Host": HOST, "Origin": f"https://{HOST}"}
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    connection.request("POST", "/pass-code", urlencode({"code": PASS_CODE}), headers)
    return connection.getresponse().headers["Set-Cookie"].partition(";")[0]


async def pages(window):
    """Loads documents, each on a new connection. Returns the milliseconds of each."""
    times = []
    for _ in range(PAGES):
        began = time.perf_counter()
        await window._document()
        times.append((time.perf_counter() - began) * 1_000)
    return times


async def taps(window):
    await window.open()
    await window.quiet()
    habits = sorted(window.buttons)
    times = [await window.tap(habits[tap % len(habits)]) * 1_000 for tap in range(TAPS)]
    await window.close()
    return times


async def grown(program, make):
    """The additional memory of each further window, in megabytes."""
    before = resident(program)
    windows = [make() for _ in range(WINDOWS)]
    for window in windows:
        await window.open()
        await window.quiet(0.2)
    size = (resident(program) - before) / WINDOWS
    for window in windows:
        await window.close()
    return size


async def measure(table, program, authority):
    trust = ssl.create_default_context(cafile=authority.root)
    url = f"https://{HOST}/"
    cookie = signed_in(program.port)

    def through(port, secure):
        route = {"host": "127.0.0.1", "port": port}
        if secure:
            route |= {"ssl": trust, "server_hostname": HOST}
        return lambda: Recorded(url, route, cookie)

    first = through(program.port, False)()
    # The first requests are slower and not counted.
    await pages(first)
    await taps(first)
    async with stand_in(first.pieces, first.answer) as nothing:
        with (
            proxy("caddy", program.port, authority) as caddy,
            proxy("nginx", program.port, authority) as nginx,
            proxy("caddy", nothing, authority) as caddy_alone,
            proxy("nginx", nothing, authority) as nginx_alone,
        ):
            ways = {
                "nothing": (through(program.port, False), through(nothing, False)),
                "Caddy": (through(caddy, True), through(caddy_alone, True)),
                "nginx": (through(nginx, True), through(nginx_alone, True)),
            }
            for what, work in (("a page", pages), ("a tap", taps)):
                # The connections take turns, so that other load on the machine affects all of them.
                found = {(name, part): [] for name in ways for part in (0, 1)}
                for _ in range(ROUNDS):
                    for (name, part), times in found.items():
                        times += await work(ways[name][part]())
                alone = median(found["nothing", 0])
                for name in ways:
                    own = median(found[name, 1]) - median(found["nothing", 1])
                    table.add(
                        f"{what} behind {name}",
                        found[name, 0],
                        "ms",
                        None if name == "nothing" else round(alone * (1 + ABOVE) + own, 1),
                    )
                    table.add(f"{what} of an idle server behind {name}", found[name, 1], "ms")
            sizes = {name: [] for name in ways}
            for _ in range(ROUNDS):
                for name, (make, _) in ways.items():
                    sizes[name].append(await grown(program, make))
            for name, found in sizes.items():
                table.add(f"a further window behind {name}", found, "MB")


def main():
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        store = prepare(folder, HABITS, DAYS)
        assert set_pass_code(store, PASS_CODE).returncode == 0
        authority = Authority(folder)
        with HabitTracker("--store", store, "--public-url", f"https://{HOST}", *NOW) as program:
            asyncio.run(measure(table, program, authority))


if __name__ == "__main__":
    sys.exit(main())
