"""Fixtures for tests of intents over HTTP: scripts that use the app."""

import pytest
from harness import tokens
from harness.intents import Script


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
