"""Fixtures for the app's browser tests: the app's process, and browser windows.

HABIT_TRACKER is the path of the app, which must be built.
"""

import pytest
from harness.chromium import DESKTOP
from harness.command import habit
from harness.habits import Habits
from harness.program import NOON, HabitTracker


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
