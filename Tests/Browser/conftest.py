"""Fixtures for every browser test."""

import os
from fcntl import LOCK_EX, LOCK_SH, LOCK_UN, flock

import pytest
from harness.chromium import chromium_of, full_chromium
from playwright.sync_api import expect, sync_playwright

# Ends the program on misuse that Apple's frameworks refuse.
os.environ.setdefault("STRICT_STANDINS", "1")

# The timeout is long enough for a busy machine. Tests of speed measure time themselves.
expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def chromium(playwright):
    with chromium_of(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def full_browser(chromium):
    """The full browser, for tests of notifications."""
    with full_chromium(chromium) as browser:
        yield browser


@pytest.fixture(autouse=True)
def machine_lock(request, tmp_path_factory):
    """Gives tests marked `alone` the machine to themselves when tests run in parallel."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        yield
        return
    is_alone = request.node.get_closest_marker("alone") is not None
    folder = tmp_path_factory.getbasetemp().parent
    queue_path, machine_path = folder / "queue.lock", folder / "machine.lock"
    with queue_path.open("w") as queue, machine_path.open("w") as machine:
        # Holding the first lock while waiting for the second keeps other tests from starting.
        flock(queue, LOCK_EX)
        flock(machine, LOCK_EX if is_alone else LOCK_SH)
        if not is_alone:
            flock(queue, LOCK_UN)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.has_failed = report.failed
    return report
