"""Fixtures for tests of the wire protocol: the fixture program, and pages on it.

WEB_HOST_FIXTURE is the path of the program, which must be built.
"""

import os
import subprocess
from signal import SIGUSR1

import pytest
from harness.ports import free_port
from playwright.sync_api import Page, WebSocketRoute


class Server:
    """The fixture program, on a port that stays the same across restarts."""

    def __init__(self):
        self.port = free_port()
        self.process = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self, first_id=1, pass_code=None):
        command = [os.environ["WEB_HOST_FIXTURE"], str(self.port), str(first_id)]
        self.process = subprocess.Popen(
            command + ([pass_code] if pass_code else []),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout.readline().strip() == self.url

    def end_page_without_socket(self):
        """Advances the clock until a page without a socket is closed."""
        self.process.send_signal(SIGUSR1)
        assert self.process.stdout.readline().strip() == "a page ended"
        self.process.send_signal(SIGUSR1)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Wire:
    """A proxy between a page and the server that can hold frames back or close the connection."""

    def __init__(self, page: Page):
        self.page = page
        self.held_frames = None
        self.sent = []
        self.received = []
        self.client = None
        self.server = None
        page.route_web_socket("**/live?*", self._connect)

    def _connect(self, client: WebSocketRoute):
        self.client = client
        self.server = client.connect_to_server()
        client.on_message(self._send_to_server)
        self.server.on_message(self._send_to_page)

    def _send_to_server(self, message):
        self.sent.append(message)
        self.server.send(message)

    def _send_to_page(self, message):
        self.received.append(message)
        if self.held_frames is None:
            self.client.send(message)
        else:
            self.held_frames.append(message)

    def hold_frames(self):
        """Holds back the server's frames from now on, and starts a new list of the page's frames.

        The first frame goes through, because a page that is not live sends nothing.
        """
        while not self.received:
            self.page.wait_for_timeout(5)
        self.held_frames, self.sent = [], []

    def wait_for_held_answer(self, name):
        """Waits for an event with a name and for a held frame, and returns the events of that name.

        The frame alone is not enough: it may answer an earlier event.
        """
        while not (events := self.sent_events(name)) or not self.held_frames:
            # Lets Playwright process messages.
            self.page.wait_for_timeout(5)
        return events

    def sent_events(self, name):
        return [message for message in self.sent if f'"{name}"' in message]

    def release_frames(self):
        for message in self.held_frames:
            self.client.send(message)
        self.held_frames = None


@pytest.fixture
def server():
    server = Server()
    server.start()
    yield server
    server.kill()


@pytest.fixture
def new_page(chromium, server):
    """Opens a page in a new browser profile. A script error in any page fails the test."""
    contexts, errors = [], []

    def open_page(url=server.url):
        context = chromium.new_context()
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.wire = Wire(page)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_page):
    return new_page()
