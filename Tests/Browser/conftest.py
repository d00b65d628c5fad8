"""Fixtures for every test in Chromium."""

import pytest
from harness.chromium import chromium as launch_chromium
from playwright.sync_api import expect

# Long enough for a busy machine; what has to be quick is measured by tests of its own.
expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def chromium():
    with launch_chromium() as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.has_failed = report.failed
    return report
