"""The websites that may embed a tile."""

import threading
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from harness import tiles
from harness.tiles import Tile
from playwright.sync_api import expect


class Dashboard(BaseHTTPRequestHandler):
    """Another website's page with one tile."""

    def __init__(self, frame, *arguments):
        self.frame = frame
        super().__init__(*arguments)

    def do_GET(self):  # noqa: N802
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(
            f'<!doctype html><iframe src="{self.frame}" width="338" height="354"></iframe>'.encode()
        )

    def log_message(self, *_):
        pass


@pytest.fixture
def dashboard(program):
    """The address of the page."""
    frame = tiles.address(program, "Today", family="systemLarge")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Dashboard, frame))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_only_an_allowed_website_shows_a_tile(program, add, dashboard, open_window):
    add("Read")
    window = open_window(program)
    page = window.page.context.new_page()
    page.goto(dashboard)
    framed = Tile(page.frame_locator("iframe"))
    expect(framed.box).to_have_count(0)

    window.page.goto(f"{program.url}settings/access")
    window.page.get_by_label("Address").fill(dashboard)
    window.button("Allow").click()
    expect(window.button(f"Remove {dashboard}")).to_be_visible()

    page.reload()
    framed.not_done("Read").click()
    expect(framed.done("Read")).to_be_visible()

    window.button(f"Remove {dashboard}").click()
    expect(window.button(f"Remove {dashboard}")).to_have_count(0)
    page.reload()
    expect(framed.box).to_have_count(0)
