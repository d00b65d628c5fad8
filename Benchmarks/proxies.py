"""Measures the app's pages behind Caddy and nginx, compared with an idle server behind the same
proxies.

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

from app import prepare
from harness.program import NOON, HabitTracker
from harness.proxies import HOST, Authority, proxy
from harness.sign_in import PASS_CODE, set_pass_code
from table import Table

HABITS = 50
DAYS = 365
ROUNDS = 5
PAGES = 20
# A proxy delays both the app and the idle server. The app's delay may exceed that of the idle
# server by at most this fraction of the app's time without a proxy.
ABOVE = 0.1


async def load(route, cookie):
    """Loads the document on a new connection. Returns its parts, each with the seconds until it
    arrived.
    """
    reader, writer = await asyncio.open_connection(**route)
    headers = f"Host: {HOST}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
    writer.write(f"GET / HTTP/1.1\r\n{headers}".encode())
    began = time.perf_counter()
    parts = []
    while part := await reader.read(2**16):
        parts.append((time.perf_counter() - began, part))
    writer.close()
    assert parts[0][1].startswith(b"HTTP/1.1 200"), parts[0][1][:200]
    return parts


@asynccontextmanager
async def stand_in(parts):
    """An idle server: it replays the document at its recorded pace."""

    async def serve(reader, writer):
        try:
            await reader.readuntil(b"\r\n\r\n")
            began = time.perf_counter()
            for after, part in parts:
                await asyncio.sleep(began + after - time.perf_counter())
                writer.write(part)
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


async def pages(route, cookie):
    """Loads documents. Returns the milliseconds of each."""
    times = []
    for _ in range(PAGES):
        began = time.perf_counter()
        await load(route, cookie)
        times.append((time.perf_counter() - began) * 1_000)
    return times


async def measure(table, program, authority):
    trust = ssl.create_default_context(cafile=authority.root)
    cookie = signed_in(program.port)

    def plain(port):
        return {"host": "127.0.0.1", "port": port}

    def secure(port):
        return plain(port) | {"ssl": trust, "server_hostname": HOST}

    # The first requests are slower and not counted.
    await pages(plain(program.port), cookie)
    parts = await load(plain(program.port), cookie)
    async with stand_in(parts) as nothing:
        with (
            proxy("caddy", program.port, authority) as caddy,
            proxy("nginx", program.port, authority) as nginx,
            proxy("caddy", nothing, authority) as caddy_alone,
            proxy("nginx", nothing, authority) as nginx_alone,
        ):
            # The routes to the app and to the idle server.
            ways = {
                "nothing": (plain(program.port), plain(nothing)),
                "Caddy": (secure(caddy), secure(caddy_alone)),
                "nginx": (secure(nginx), secure(nginx_alone)),
            }
            # The connections take turns, so that other load on the machine affects all of them.
            found = {(name, part): [] for name in ways for part in (0, 1)}
            for _ in range(ROUNDS):
                for (name, part), times in found.items():
                    times += await pages(ways[name][part], cookie)
    alone = median(found["nothing", 0])
    for name in ways:
        own = median(found[name, 1]) - median(found["nothing", 1])
        limit = None if name == "nothing" else round(alone * (1 + ABOVE) + own, 1)
        table.add(f"a page behind {name}", found[name, 0], "ms", limit)
        table.add(f"a page of an idle server behind {name}", found[name, 1], "ms")


def main():
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        store = prepare(folder, HABITS, DAYS)
        assert set_pass_code(store, PASS_CODE).returncode == 0
        authority = Authority(folder)
        with HabitTracker("--store", store, "--public-url", f"https://{HOST}", *NOON) as program:
            asyncio.run(measure(table, program, authority))


if __name__ == "__main__":
    sys.exit(main())
