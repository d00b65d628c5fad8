"""Fixtures for the tests in all engines: Chromium, Firefox, and WebKit, the engine of Safari."""

import pytest
from harness.chromium import PHONE
from harness.engines import PlaywrightWindow, firefox, screen, webkit_window

CONTENT = """
() => [location.href, document.readyState, document.documentElement.outerHTML.slice(0, 2000)]
"""


@pytest.fixture(scope="session")
def display():
    with screen() as name:
        yield name


@pytest.fixture(scope="session")
def shared_firefox(playwright, tmp_path_factory):
    with firefox(playwright, tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def engine(request):
    """The engine's name. Tests marked with `OTHER_ENGINES` leave out Chromium."""
    return request.param


@pytest.fixture
def open_window(engine, request, tmp_path):
    """Opens the list of a program in a phone's window with its own profile.

    A script error in the window fails the test. If a test fails, the window's content is
    printed, and for WebKit, the log.
    """
    windows = []

    def open_list(program):
        if engine == "webkit":
            window = webkit_window(request.getfixturevalue("display"), tmp_path)
        else:
            name = {"chromium": "chromium", "firefox": "shared_firefox"}[engine]
            options = {"color_scheme": "dark", "reduced_motion": "reduce"}
            browser = request.getfixturevalue(name)
            window = PlaywrightWindow(browser.new_page(viewport=PHONE, **options))
        windows.append(window)
        window.open_list(program.url)
        return window

    yield open_list
    for window in windows:
        # Reads the errors first, because taking a screenshot may add an error.
        errors = list(window.errors)
        if getattr(request.node, "has_failed", False):
            window.screenshot(tmp_path / "failed.png")
            print(tmp_path, window.evaluate(CONTENT), window.text())
            if engine == "webkit":
                print(window.log.read_text())
        window.close()
        assert errors == []
