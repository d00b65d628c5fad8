"""Debian's Chromium, and the tested window sizes.

The headless shell renders like the full browser in half the time.
"""

import os
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

PHONE = {"width": 393, "height": 852}
DESKTOP = {"width": 1280, "height": 800}
# A JavaScript expression: a promise of an object with the modules of the page's script, by name.
MODULES = "import(document.querySelector('script[type=module]').src)"
# Makes a disconnected page of the app connect at once, instead of after some seconds.
RECONNECT = "dispatchEvent(new Event('online'))"


@contextmanager
def chromium(*switches):
    """The browser at the path in CHROMIUM, by default Debian's."""
    with sync_playwright() as playwright, chromium_of(playwright, *switches) as browser:
        yield browser


@contextmanager
def chromium_of(playwright, *switches):
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
    with launch(playwright.chromium, path, *switches) as browser:
        yield browser


@contextmanager
def full_chromium(shell):
    """The full browser, because the shell refuses notifications."""
    with launch(shell.browser_type, "/usr/bin/chromium") as browser:
        yield browser


@contextmanager
def launch(kind, path, *switches):
    browser = kind.launch(executable_path=path, args=["--no-sandbox", *switches])
    try:
        yield browser
    finally:
        browser.close()
