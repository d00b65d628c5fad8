"""Fixtures for tests of the page without a connection."""

import pytest
from harness.chromium import PHONE


@pytest.fixture
def open_phone(chromium, tmp_path):
    """Opens a phone's browser. A script error fails the test.

    With a profile's name, a closed browser can be opened again with the same data.
    """
    contexts, errors = [], []

    def open_context(profile=None, **options):
        options = {"viewport": PHONE, "color_scheme": "dark", "timezone_id": "UTC", **options}
        if profile is None:
            context = chromium.new_context(**options)
        else:
            context = chromium.browser_type.launch_persistent_context(
                tmp_path / profile,
                executable_path="/usr/bin/chromium-headless-shell",
                args=["--no-sandbox"],
                **options,
            )
        context.set_default_timeout(15_000)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        contexts.append(context)
        return context

    yield open_context
    for context in contexts:
        context.close()
    assert errors == []
