"""Fixtures for every test in Chromium."""

import pytest
from harness.chromium import chromium as launch_chromium


@pytest.fixture(scope="session")
def chromium():
    with launch_chromium() as browser:
        yield browser
