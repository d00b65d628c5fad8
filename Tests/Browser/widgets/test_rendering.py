"""The rendering of tiles: small pages, complete in small frames, and private on a locked screen."""

import re
from datetime import date, timedelta

import pytest
from harness import store as stored
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
BUTTON = re.compile("<button[^>]*>")
# The elements that extend beyond the tile, and true if the page is wider than its frame.
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
# True once the tile's frame has a width, and the tile is scaled to it.
IS_SCALED = """
width => {
  const { style } = document.querySelector(".tile");
  const [tileWidth, tileHeight] = ["--w", "--h"].map(each => (
    parseFloat(style.getPropertyValue(each))));
  const scale = Math.min(innerWidth / tileWidth, innerHeight / tileHeight);
  return innerWidth === width && Math.abs(style.zoom - scale) < 0.001;
}
"""


@pytest.fixture(scope="module")
def sample():
    """The app with sample habits of two years."""
    with HabitTracker("--sample", "17", *NOON) as program:
        yield program


def overflow(page):
    """The elements that overflow the tile, and a note if the page scrolls. Empty if it fits."""
    found = page.evaluate(OVERFLOW)
    return found["out"] + ["the page scrolls"] * found["scrolls"]


def test_a_tile_is_a_page_of_at_most_3_kb(sample):
    for kind, family in TILES:
        text, size, headers = tiles.fetch(tiles.address(sample, kind, family=family))
        assert size <= 3 * 1024, (kind, family)
        # The page has only the tile's own script.
        assert text.count("<script") == 1, (kind, family)
        assert 'src="/widgets/tile.js"' in text, (kind, family)
        assert "frame-ancestors 'self'" in headers["Content-Security-Policy"], (kind, family)


def test_the_script_of_a_tile_has_at_most_2_kb(sample):
    _, size, _ = tiles.fetch(f"{sample.url}widgets/tile.js")
    assert size <= 2 * 1024


def problems_of_tiles(tile, program, check=overflow):
    """The problems of each tile's page, by tile."""
    found = {}
    for kind, family in TILES:
        tile.page.goto(tiles.address(program, kind, family=family))
        expect(tile.box).to_be_visible()
        found[kind, family] = check(tile.page)
    return {place: problems for place, problems in found.items() if problems}


def test_a_tile_fits_in_frames_of_three_sizes_and_in_large_text(sample, open_tile):
    def overflow_in_each_size(page):
        found = {}
        for width, height in ((320, 568), (1280, 800), (393, 800)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(IS_SCALED, arg=width)
            found[width, height] = overflow(page)
        page.evaluate("document.documentElement.style.fontSize = '32px'")
        found["32px"] = overflow(page)
        return {size: problems for size, problems in found.items() if problems}

    tile = open_tile(sample, "Today")
    assert problems_of_tiles(tile, sample, overflow_in_each_size) == {}


# The controls and texts that reach into the margin of the tile.
IN_THE_MARGIN = """
() => {
  const tile = document.querySelector(".tile");
  const { left, right } = tile.getBoundingClientRect();
  const margin = parseFloat(getComputedStyle(tile).paddingLeft);
  return [...tile.querySelectorAll("button, .t")].filter(element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.left < left + margin - 1 || box.right > right - margin + 1);
  }).map(element => element.outerHTML.slice(0, 200));
}
"""


def test_the_margin_of_a_tile_is_empty(start_with, open_tile):
    days = [{"day": str(date(2026, 3, 9) - timedelta(days=ago)), "count": 1} for ago in range(400)]
    goal = {"period": "week", "basis": "day", "value": 1}
    read = {"name": "Read", "streakGoal": goal, "days": days, "startDay": "2025-01-01"}
    program = start_with(read)
    # French texts are long.
    tile = open_tile(program, "Today", locale="fr")
    problems = problems_of_tiles(tile, program, lambda page: page.evaluate(IN_THE_MARGIN))
    assert problems == {}


def test_the_texts_of_the_medium_widget_are_not_truncated(start_with, open_tile):
    program = start_with(*({"name": f"Read {number}"} for number in range(6)))
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight)"
    for language in ("de", "fr"):
        tile = open_tile(program, "Today", locale=language, family="systemMedium")
        texts = tile.page.locator(".tile .t")
        problems = texts.evaluate_all(f"all => ({cut})(all).map(each => each.textContent)")
        assert problems == [], language


def test_a_long_or_unusual_name_fits_in_every_tile(program, store, add, open_tile):
    long = [ARABIC, JAPANESE, "W" * 80]
    for name in (*long, "Read\u202e"):
        add(name)
    # The app may store a name without invisible characters.
    names = stored.names(store)
    assert len(names) == 4
    tile = open_tile(program, "Today", viewport={"width": 320, "height": 568})

    def problems_of(kind, family, **choice):
        tile.page.goto(tiles.address(program, kind, family=family, **choice))
        expect(tile.box).to_be_visible()
        return overflow(tile.page)

    # The lists of Today have a row for each of the four habits.
    for family in FAMILIES["Today"]:
        assert problems_of("Today", family) == [], family
        if family in ("systemMedium", "systemLarge"):
            for name in names:
                expect(tile.box).to_contain_text(name)
    assert problems_of("Streaks", "systemMedium") == []
    for name in long:
        chosen = tiles.identity(program, name)
        for family in FAMILIES["Habit"]:
            assert problems_of("Habit", family, habit=chosen) == [], (family, name)

    # The rectangle shows the two newest habits that are open.
    for name in names[:2]:
        habit(store, "done", name)
    assert problems_of("Today", "accessoryRectangular") == []
    for name in names[2:]:
        expect(tile.box).to_contain_text(name)


def test_a_tile_on_a_locked_screen_reveals_no_habits(program, add):
    add("Secret")

    def enabled_buttons(text):
        return [button for button in BUTTON.findall(text) if " disabled" not in button]

    text, _, _ = tiles.fetch(tiles.address(program, "Today", family="systemLarge"))
    assert len(enabled_buttons(text)) == 1
    for kind, family in TILES:
        address = tiles.address(program, kind, family=family, locked="1")
        text, _, _ = tiles.fetch(address)
        assert "Secret" not in text, (kind, family)
        assert "0/1" not in text, (kind, family)
        assert "completed" not in text.lower(), (kind, family)
        assert enabled_buttons(text) == [], (kind, family)


@pytest.mark.parametrize(
    ("theme", "ground"), [("dark", "rgb(22, 22, 25)"), ("light", "rgb(255, 255, 255)")]
)
def test_a_tile_has_the_theme_of_its_address(sample, open_tile, theme, ground):
    tile = open_tile(sample, "Today", family="systemLarge", theme=theme)
    expect(tile.box).to_have_css("background-color", ground)
