"""Fixtures for tests of widgets: tiles as on a dashboard."""

import pytest
from harness import tiles
from harness.chromium import PHONE
from harness.tiles import Tile


@pytest.fixture
def open_tile(chromium):
    """Opens a tile in a new browser profile. A script error in any tile fails the test."""
    contexts, errors = [], []

    def open_page(program, kind, viewport=PHONE, context=None, scripts=True, locale=None, **choice):
        if context is None:
            context = chromium.new_context(
                viewport=viewport, color_scheme="dark", java_script_enabled=scripts, locale=locale
            )
            context.set_default_timeout(10_000)
            context.on("weberror", lambda error: errors.append(str(error.error)))
            contexts.append(context)
        page = context.new_page()
        page.goto(tiles.address(program, kind, **choice))
        return Tile(page)

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
