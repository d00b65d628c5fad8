"""Fixtures for tests of the page without a connection."""

import pytest
from harness.chromium import PHONE


@pytest.fixture
def open_phone(chromium):
    """Opens a phone's browser. A script error fails the test."""
    contexts, errors = [], []

    def open_context(**options):
        options = {"viewport": PHONE, "color_scheme": "dark", "timezone_id": "UTC", **options}
        context = chromium.new_context(**options)
        context.set_default_timeout(15_000)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        contexts.append(context)
        return context

    yield open_context
    for context in contexts:
        context.close()
    assert errors == []
