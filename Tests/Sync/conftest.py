"""Fixtures for tests of sync transports with real servers."""

import os

import pytest
from harness.program import NOON, HabitTracker
from playwright.sync_api import expect
from support.fixture import SyncTransport
from support.servers import PASSWORD, SERVERS, USER

# The programs would use the language of the developer's system.
os.environ["LC_ALL"] = "C.UTF-8"

# The timeout is long enough for a busy machine.
expect.set_options(timeout=10_000)


@pytest.fixture
def transports():
    """Starts transports, and ends them after the test."""
    started = []

    def start(*arguments):
        started.append(SyncTransport(*arguments))
        return started[-1]

    yield start
    for transport in started:
        transport.close()


@pytest.fixture(params=SERVERS)
def webdav(request, tmp_path):
    """A WebDAV server with an empty folder."""
    with SERVERS[request.param](tmp_path) as server:
        yield server


@pytest.fixture
def transport(transports, webdav):
    """A transport for a server folder that does not exist yet."""
    return transports("webdav", f"{webdav.url}habits", USER, PASSWORD)


@pytest.fixture
def store(tmp_path):
    return tmp_path / "Habits.store"


@pytest.fixture
def secret(tmp_path):
    """Writes a password or a token to a file."""

    def write(text):
        file = tmp_path / "secret"
        file.write_text(f"{text}\n")
        return file

    return write


@pytest.fixture
def program(store):
    """The app, at the same address after a restart."""
    with HabitTracker("--store", store, *NOON) as program:
        yield program
