"""How tiles look: light as pages, whole in small frames, and silent where others look."""

import pytest
from harness import tiles
from harness.command import habit
from harness.program import NOON, HabitTracker
from playwright.sync_api import expect

FAMILIES = {
    "Today": [
        "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
        "accessoryInline",
    ],
    "Habit": [
        "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
        "accessoryInline",
    ],
    "Streaks": ["systemMedium"],
}  # fmt: skip
TILES = [(kind, family) for kind, families in FAMILIES.items() for family in families]
ARABIC = "قراءة عشرين صفحة من الكتاب قبل النوم كل ليلة"
JAPANESE = "毎朝六時に起きて公園を三十分走ってから朝ごはんを食べる"
# What stands outside of the tile, or is wider than its own box without being cut there.
OVERFLOW = """
() => {
  const tile = document.querySelector(".tile");
  const frame = tile.getBoundingClientRect();
  const out = [...tile.querySelectorAll("*:not(.whole)")].filter(element => {
    const box = element.getBoundingClientRect();
    const isIn = box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    return box.width > 0 && !isIn && !element.closest("svg");
  });
  const page = document.documentElement;
  return { out: out.map(element => element.outerHTML.slice(0, 200)),
    scrolls: page.scrollWidth > innerWidth };
}
"""


@pytest.fixture(scope="module")
def sample():
    """The app with invented habits of two years."""
    with HabitTracker("--sample", "17", *NOON) as program:
        yield program


@pytest.fixture(scope="module")
def named(request, tmp_path_factory):
    """The app with one habit of a name, for all tests that only look."""
    store = tmp_path_factory.mktemp("named") / "Habits.store"
    with HabitTracker("--store", store, *NOON) as program:
        habit(store, "add", request.param)
        yield program


def with_a_habit(*names):
    return pytest.mark.parametrize("named", names, indirect=True)


@pytest.mark.parametrize(("kind", "family"), TILES)
def test_a_tile_is_a_page_of_3_kb(sample, kind, family):
    text, size, headers = tiles.fetch(tiles.address(sample, kind, family=family))
    assert size <= 3 * 1024
    # Of the app's scripts it has none.
    assert text.count("<script") == 1
    assert 'src="/widgets/tile.js"' in text
    assert "frame-ancestors 'self'" in headers["Content-Security-Policy"]


def test_the_script_of_a_tile_is_small(sample):
    _, size, _ = tiles.fetch(f"{sample.url}widgets/tile.js")
    assert size <= 2 * 1024


@pytest.mark.parametrize("width", [320, 393, 1280])
@pytest.mark.parametrize(("kind", "family"), TILES)
def test_a_tile_is_whole_in_any_frame(sample, open_tile, kind, family, width):
    viewport = {"width": width, "height": 568 if width == 320 else 800}
    tile = open_tile(sample, kind, viewport=viewport, family=family)
    expect(tile.box).to_be_visible()
    assert tile.page.evaluate(OVERFLOW) == {"out": [], "scrolls": False}


@with_a_habit(ARABIC, JAPANESE, "W" * 80, "Read\u202e")
@pytest.mark.parametrize(("kind", "family"), TILES)
def test_no_name_is_too_long(named, open_tile, kind, family):
    tile = open_tile(named, kind, viewport={"width": 320, "height": 568}, family=family)
    expect(tile.box).to_be_visible()
    assert tile.page.evaluate(OVERFLOW) == {"out": [], "scrolls": False}


@pytest.mark.parametrize(("kind", "family"), TILES)
def test_large_text_stays_in_its_tile(sample, open_tile, kind, family):
    tile = open_tile(sample, kind, family=family)
    tile.page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert tile.page.evaluate(OVERFLOW) == {"out": [], "scrolls": False}


@with_a_habit("Secret")
@pytest.mark.parametrize(("kind", "family"), TILES)
def test_a_locked_screen_tells_nothing(named, open_tile, kind, family):
    text, _, _ = tiles.fetch(tiles.address(named, kind, family=family, locked="1"))
    assert "Secret" not in text
    assert "0/1" not in text
    assert "completed" not in text.lower()
    tile = open_tile(named, kind, family=family, locked="1")
    expect(tile.controls.and_(tile.page.locator(":enabled"))).to_have_count(0)


@pytest.mark.parametrize(
    ("theme", "ground"), [("dark", "rgb(22, 22, 25)"), ("light", "rgb(255, 255, 255)")]
)
def test_a_theme_is_whatever_the_browser_prefers(sample, open_tile, theme, ground):
    tile = open_tile(sample, "Today", family="systemLarge", theme=theme)
    expect(tile.box).to_have_css("background-color", ground)


def test_an_address_that_is_none_is_refused(sample):
    for path in ["Nothing", "Today?family=systemHuge", "Streaks?family=systemLarge", "Today/more"]:
        with pytest.raises(OSError, match="404"):
            tiles.fetch(f"{sample.url}widgets/{path}")
