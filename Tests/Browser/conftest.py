"""Fixtures for every browser test."""

import os

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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.has_failed = report.failed
    return report
