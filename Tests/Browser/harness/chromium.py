"""Debian's Chromium, and windows of the sizes and appearances that are tested.

The shell without a screen paints and lays out as the whole browser does, in half its time.
"""

import os
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

PHONE = {"width": 393, "height": 852}
DESKTOP = {"width": 1280, "height": 800}
# What the modules of the page's script export, by their names.
MODULES = "import(document.querySelector('script[type=module]').src)"


@contextmanager
def chromium(*switches):
    """The browser that CHROMIUM names, Debian's if nothing is said."""
    with sync_playwright() as playwright, chromium_of(playwright, *switches) as browser:
        yield browser


@contextmanager
def chromium_of(playwright, *switches):
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
    with launched(playwright.chromium, path, *switches) as browser:
        yield browser


@contextmanager
def whole_chromium(shell):
    """The browser with all it has, beside the shell, which refuses notifications."""
    with launched(shell.browser_type, "/usr/bin/chromium") as browser:
        yield browser


@contextmanager
def launched(kind, path, *switches):
    browser = kind.launch(executable_path=path, args=["--no-sandbox", *switches])
    try:
        yield browser
    finally:
        browser.close()
