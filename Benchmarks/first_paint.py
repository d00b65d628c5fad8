"""Measures opening the app: the time to the first screen and to all rows, and the bytes
transferred.

Run by `make bench`. Each time is compared with a floor from the same run: the finished document
with inlined style sheet and fonts, served as one static file. Benchmarks/README.md describes the
methods.
"""

import base64
import gzip
import re
import socket
import tempfile
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median

from app import NO_FRAME_RATE, prepare
from harness.chromium import DESKTOP, chromium
from harness.ports import free_port
from harness.program import NOON, HabitTracker
from table import Table

RUNS = 15
ROUND_TRIP = 60  # milliseconds
BANDWIDTH = 4_000_000 / 8  # bytes a second
# The time until the browser has cached the page for offline use.
SETTLED = 5_000  # milliseconds

# Resolves with the times at which the first screen is full of rows in their fonts, and at which the
# last row is painted.
NOTE_PAINTED = """
  window.painted = new Promise(resolve => {
    const times = {first: 0, all: 0};
    let rows = 0;
    let quiet = 0;
    const frame = () => new Promise(done => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(0);
    }));
    const hasLetters = () => ["Inter", "Symbols"].every(family => [...document.fonts].some(
      face => face.family.replaceAll('"', "") === family && face.status === "loaded"));
    const look = async () => {
      const all = document.getElementsByTagName("li");
      if (all.length === 0) return;
      const isNew = all.length !== rows;
      rows = all.length;
      const isFull = all[rows - 1].getBoundingClientRect().bottom >= innerHeight
        || document.readyState !== "loading";
      if (times.first === 0 && isFull && hasLetters()) {
        times.first = -1;
        times.first = await frame();
      }
      if (!isNew && times.all > 0) return;
      const time = await frame();
      times.all = Math.max(times.all, time);
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        times.all = Math.max(times.first, times.all);
        resolve({...times, rows});
      }, 1500);
    };
    new MutationObserver(look).observe(document, {subtree: true, childList: true});
    document.fonts.addEventListener("loadingdone", look);
    addEventListener("load", () => document.fonts.ready.then(look));
  });
"""


def paint_times(browser, url, is_far=False):
    """Milliseconds from a cold navigation to the first screen and to the last row."""
    first, rows = [], []
    for _ in range(RUNS):
        context = browser.new_context(viewport=DESKTOP)
        page = context.new_page()
        if is_far:
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            link = {"latency": ROUND_TRIP, "offline": False}
            rates = {"downloadThroughput": BANDWIDTH, "uploadThroughput": BANDWIDTH}
            session.send("Network.emulateNetworkConditions", {**link, **rates})
        page.add_init_script(NOTE_PAINTED)
        page.goto(url)
        times = page.evaluate("painted")
        first.append(times["first"])
        rows.append(times["all"])
        context.close()
    return first, rows


def finished_document(browser, url):
    """The content of the complete page in one file without other resources."""
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    page.add_init_script(NOTE_PAINTED)
    page.goto(url)
    page.evaluate("painted")
    html = page.evaluate("document.documentElement.outerHTML")

    def body(path):
        return page.request.get(url.rstrip("/") + path).body()

    sheet = re.search(r'<link rel="stylesheet" href="([^"]+)">', html)
    fonts = re.findall(r'<link rel="preload"[^>]* href="([^"]+)">', html)
    css = body(sheet[1]).decode()
    for font in fonts:
        css = css.replace(font, f"data:font/woff2;base64,{base64.b64encode(body(font)).decode()}")
    context.close()
    html = html.replace(sheet[0], f"<style>{css}</style>")
    html = re.sub(r'<script[^>]*></script>|<link rel="preload"[^>]*>', "", html)
    return f"<!doctype html>{html}".encode()


@contextmanager
def static_file(content):
    """Serves one file, compressed like the app's pages, and yields its address."""
    packed = gzip.compress(content)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            is_page = self.path == "/"
            self.send_response(200 if is_page else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(packed) if is_page else 0))
            self.end_headers()
            if is_page:
                self.wfile.write(packed)

        def log_message(self, *_):
            """Turns off logging."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Meter:
    """A proxy between the browser and the app that counts bytes in both directions."""

    def __init__(self, port):
        self.bytes = 0
        self.to = port
        self.port = free_port()
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            app = socket.create_connection(("127.0.0.1", self.to))
            for pair in ((browser, app), (app, browser)):
                threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source, target):
        try:
            while data := source.recv(65_536):
                self.bytes += len(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            # The other end is gone, for example because a tab was closed.
            target.close()

    def close(self):
        self.listener.close()


def visits(program, habits):
    """The bytes of a first visit, of the next visit, and of a card loaded by scrolling to the end.

    The numbers include the bytes of the socket. The last number is None if no card was left to
    load.
    """
    meter = Meter(program.port)
    mapping = f"--host-resolver-rules=MAP localhost:{program.port} 127.0.0.1:{meter.port}"
    counts = []
    with chromium(mapping) as browser:
        context = browser.new_context(viewport=DESKTOP)
        for _ in range(2):
            before = meter.bytes
            page = context.new_page()
            page.add_init_script(NOTE_PAINTED)
            page.goto(f"http://localhost:{program.port}/")
            cards = habits - page.evaluate("painted")["rows"]
            page.wait_for_timeout(SETTLED)
            counts.append(meter.bytes - before)
        before = meter.bytes
        scroll(page, habits)
        per_card = (meter.bytes - before) / cards if cards > 0 else None
        context.close()
    meter.close()
    return *counts, per_card


def scroll(page, habits):
    """Scrolls to the end of a list with two cards side by side, each 204 points high."""
    page.mouse.move(640, 500)
    for _ in range(habits):
        page.mouse.wheel(0, 150)
        page.wait_for_timeout(50)


def measure(table, habits, days, size):
    with (
        tempfile.TemporaryDirectory() as folder,
        HabitTracker("--store", prepare(Path(folder), habits, days), *NOON) as program,
    ):
        with (
            chromium(*NO_FRAME_RATE) as browser,
            static_file(finished_document(browser, program.url)) as floor,
        ):
            for is_far in (False, True):
                compare(browser, table, program.url, floor, size, is_far)
        first, again, card = visits(program, habits)
        table.add(f"bytes of a first visit, {size}", [first], "B", 150_000)
        table.add(f"bytes of the next visit, {size}", [again], "B", 40_000)
        if card:
            table.add(f"bytes of a card when scrolled to, {size}", [card], "B", 2_000)


def compare(browser, table, url, floor, size, is_far):
    link = f", {ROUND_TRIP} ms and 4 Mbit/s" if is_far else ""
    floor_times, own_times = paint_times(browser, floor, is_far), paint_times(browser, url, is_far)
    for name, ratio, floors, times in zip(
        ("first screen", "all rows"), (1.5, 2), floor_times, own_times, strict=True
    ):
        limit = median(floors) + 2 * ROUND_TRIP if is_far else median(floors) * ratio
        table.add(f"floor of {name} painted, {size}{link}", floors, "ms")
        table.add(f"{name} painted, {size}{link}", times, "ms", round(limit))


def main():
    table = Table()
    measure(table, 50, 365, "50 habits x 1 year")
    measure(table, 200, 730, "200 habits x 2 years")


if __name__ == "__main__":
    main()
