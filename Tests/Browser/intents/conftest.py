"""Fixtures for the tests of the app's intents over HTTP: its process, and scripts on it."""

import pytest
from harness import tokens
from harness.intents import Script
from harness.program import NOON, HabitTracker


@pytest.fixture
def store(tmp_path):
    """Where the app keeps its data."""
    return tmp_path / "Habits.store"


@pytest.fixture
def program(store):
    """The app at noon of 2026-03-09, a Monday."""
    with HabitTracker("--store", store, *NOON) as program:
        yield program


@pytest.fixture
def script(program, store):
    """Makes a script with a token of a scope, or with the token that is given."""
    scripts = []

    def make(scope="everything", token=None):
        made = Script(program.url, tokens.give(store, scope) if token is None else token)
        scripts.append(made)
        return made

    yield make
    for made in scripts:
        made.close()
