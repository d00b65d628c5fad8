"""Fixtures for tests of intents over HTTP: the app's process, and scripts that use it."""

import pytest
from app.conftest import open_window, store
from harness import tokens
from harness.intents import Script
from harness.program import NOON, HabitTracker

# The app's fixtures, for the tests of this folder.
__all__ = ["open_window", "store"]


@pytest.fixture
def program(store):
    """The app at noon of 2026-03-09, a Monday."""
    with HabitTracker("--store", store, *NOON) as program:
        yield program


@pytest.fixture
def script(program, store):
    """Makes a script with a new token of a scope, or with a given token."""
    scripts = []

    def make(scope="everything", token=None):
        made = Script(program.url, tokens.create(store, scope) if token is None else token)
        scripts.append(made)
        return made

    yield make
    for made in scripts:
        made.close()
