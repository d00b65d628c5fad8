"""Takes pictures of every screen: on phone and desktop, dark and light, in .build/screenshots.

The pictures of the README are written to docs/screenshots.

Run by `make screenshots`. Names of screens on the command line limit the pictures to these screens.
"""

import io
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from harness import kinds
from harness.chromium import DESKTOP, PHONE, chromium
from harness.habits import Habits
from harness.native import write_habits
from harness.program import ROOT, HabitTracker
from PIL import Image
from playwright.sync_api import expect
from screens import BROKEN, DUE, GARDEN, KINDS, SCREENS

FOLDER = ROOT / ".build/screenshots"
DOCS = ROOT / "docs/screenshots"
# The pictures of the README.
IN_DOCS = {"list-phone-dark", "list-phone-light", "detail-phone-dark"}
# A Monday at noon, for reproducible pictures.
NOW = ("--now", "2026-03-09T12:00:00Z", "--time-zone", "UTC")
SIZES = {"phone": (PHONE, 2), "desktop": (DESKTOP, 1)}


def save(png, name):
    """Saves a picture in 256 colors, which halves its size without a visible difference."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    path = (DOCS if name in IN_DOCS else FOLDER) / f"{name}.png"
    image.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


@contextmanager
def broken_store():
    """Creates a file that is not a store, at the path that the app opens."""
    BROKEN.parent.mkdir(exist_ok=True)
    BROKEN.write_text("This is no store.")
    try:
        yield
    finally:
        BROKEN.unlink()
        BROKEN.parent.rmdir()


@contextmanager
def launch_options(wanted):
    """The given launch options. For `DUE`, options that import these habits from a file."""
    if wanted is not DUE:
        yield wanted
        return
    with TemporaryDirectory() as folder:
        file = write_habits(Path(folder) / "habits.json", *wanted, categories=[GARDEN])
        yield "--in-memory", "--import", file


def take(browser, screen, size, scheme):
    wanted, show = SCREENS[screen]
    viewport, scale = SIZES[size]
    with (
        broken_store(),
        launch_options(wanted) as options,
        HabitTracker(*options, *NOW) as program,
    ):
        context = browser.new_context(
            viewport=viewport,
            device_scale_factor=scale,
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=size == "phone",
            is_mobile=size == "phone",
        )
        habits = Habits(context.new_page())
        habits.page.goto(program.url)
        if screen != "store-error":
            habits.change_setting("Appearance", scheme.capitalize())
        show(habits)
        habits.page.evaluate("document.fonts.ready.then(() => undefined)")
        save(habits.page.screenshot(), f"{screen}-{size}-{scheme}")
        context.close()


def main(wanted):
    expect.set_options(timeout=20_000)
    FOLDER.mkdir(parents=True, exist_ok=True)
    kinds.write_one_of_each_kind(KINDS)
    with chromium() as browser:
        for screen in wanted or SCREENS:
            for size in SIZES:
                # Without a store, there are no settings that could select light appearance.
                for scheme in ("dark",) if screen == "store-error" else ("dark", "light"):
                    take(browser, screen, size, scheme)
            print(screen)


if __name__ == "__main__":
    main(sys.argv[1:])
