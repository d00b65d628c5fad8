"""Fixtures for the browser tests: browsers, the app's process, and its windows.

HABIT_TRACKER is the path of the app, which must be built. Folders replace some fixtures with their
own.
"""

import os

import pytest
from harness.chromium import DESKTOP, chromium_of, full_chromium
from harness.command import habit
from harness.habits import Habits
from harness.native import write_habits
from harness.program import NOON, HabitTracker
from playwright.sync_api import expect, sync_playwright

# Ends the program on misuse that Apple's frameworks refuse.
os.environ.setdefault("STRICT_STANDINS", "1")
# The programs and the browsers would use the language of the developer's system.
os.environ["LC_ALL"] = "C.UTF-8"

# The timeout is long enough for a busy machine. Tests of speed measure time themselves.
expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def chromium(playwright):
    with chromium_of(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def full_browser(chromium):
    """The full browser, for tests of notifications."""
    with full_chromium(chromium) as browser:
        yield browser


@pytest.fixture
def store(tmp_path):
    """The path of the app's store, which does not exist yet."""
    return tmp_path / "Habits.store"


@pytest.fixture
def add(store):
    """Adds a habit with the command."""

    def make(name, *options):
        habit(store, "add", name, *options)

    return make


@pytest.fixture
def start(store):
    """Starts the app with options, by default on the test's own store and at noon of 2026-03-09."""
    programs = []

    def start_program(*options, **how):
        options = options or ("--store", store)
        program = HabitTracker(*options, *(() if "--now" in options else NOON), **how)
        programs.append(program)
        return program.start()

    yield start_program
    for program in programs:
        program.kill()


@pytest.fixture
def start_with(start, store, tmp_path):
    """Starts the app with the described habits, as `write_habits` takes them."""

    def start_program(*habits):
        return start("--store", store, "--import", write_habits(tmp_path / "habits.json", *habits))

    return start_program


@pytest.fixture
def open_window(chromium, request):
    """Opens the app in a new browser profile. A script error in any window fails the test.

    Windows reduce motion, except in tests marked `moving`. If a test fails, the content of its
    windows is printed, because the failure may be rare.
    """
    is_moving = request.node.get_closest_marker("moving") is not None
    motion = "no-preference" if is_moving else "reduce"
    contexts, errors = [], []

    def open_page(
        program, viewport=DESKTOP, color_scheme="dark", browser=chromium, script="", **options
    ):
        context = browser.new_context(
            viewport=viewport, color_scheme=color_scheme, reduced_motion=motion, **options
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(program.url)
        return Habits(page)

    yield open_page
    for context in contexts:
        if getattr(request.node, "has_failed", False):
            for page in context.pages:
                print(page.locator("body").aria_snapshot())
                print("focus:", page.evaluate("document.activeElement.outerHTML"))
        context.close()
    assert errors == []


@pytest.fixture
def share(tmp_path):
    """A folder through which devices sync."""
    folder = tmp_path / "share"
    folder.mkdir()
    return folder


@pytest.fixture
def program(start):
    return start()


@pytest.fixture
def habits(program, open_window):
    """The app in one window, with an empty store."""
    return open_window(program)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.has_failed = report.failed
    return report
