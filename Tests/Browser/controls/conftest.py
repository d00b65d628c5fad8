"""Fixtures for tests of controls: the fixture program, and a page on it.

SWIFTUI_FIXTURE is the path of the program, which must be built.
"""

import os
import subprocess
from tempfile import TemporaryDirectory

import pytest
from harness.chromium import PHONE
from harness.finger import Finger


@pytest.fixture(scope="session")
def address():
    with TemporaryDirectory() as settings:
        process = subprocess.Popen(
            [os.environ["SWIFTUI_FIXTURE"], "--no-open", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_CONFIG_HOME": settings},
        )
        yield process.stdout.readline().split()[-1]
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def page(chromium, address):
    """A phone with touch and mouse. A script error fails the test."""
    errors = []
    context = chromium.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(10_000)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    yield page
    context.close()
    assert errors == []


@pytest.fixture
def finger(page):
    return Finger(page)
