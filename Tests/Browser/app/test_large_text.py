"""At every text size, in narrow and wide windows, and in several scripts, text and controls are
complete and don't overlap.
"""

import os

import pytest
from harness.access import Access
from harness.devices import Device
from harness.native import write_export
from harness.settling import settle
from harness.sign_in import PASS_CODE, set_pass_code
from harness.sync_key import show_key
from harness.tours import walk
from playwright.sync_api import expect

# Window widths, and text sizes in percent as in a browser's settings. The last text size is the
# usual one. `make endurance` uses all combinations, other runs use a quarter of them.
FEW = ((768, 200), (320, 200), (320, 100))
ALL = tuple((width, percent) for percent in (200, 150, 125, 100) for width in (768, 320, 393))
SIZES = ALL if "ENDURANCE" in os.environ else FEW

# Latin names: usual, long, one long word, wide letters. Then names in scripts without spaces or
# from right to left.
LONG = "Walk to the lake and back, in rain, in snow and in sunshine"
NAMES = (
    "Read",
    LONG,
    "Donaudampfschifffahrt",
    "W" * 14,
    "毎朝六時に公園で太極拳を練習",
    "اقرأ عشرين صفحة كل يوم قبل النوم",
    "อ่านหนังสือยี่สิบหน้าทุกวันก่อนนอน",
)
COUNTED = (LONG, NAMES[3], NAMES[5])

# The least width of a truncated name's line, as a multiple of the font size: room for about six
# Latin letters, or for three to four square characters.
READABLE = 3.5

# A word of up to this many Latin letters is never broken. A longer word may be wider than its line.
LETTERS = 13

# Finds the problems of a page. Texts and controls must not overlap, and must be inside their
# ancestors, except for the ancestors of a scroll view. Text is truncated only where allowed, in
# its last line. A touch target is at least 44 × 44 points. Segments may be smaller, and so may the
# days of a month and the colors, seven of which share a row at any width.
PROBLEMS = """([readable, letters]) => {
  const problems = [];
  const report = (each, what) => problems.push(
    `${what}: <${each.tagName.toLowerCase()} ${each.className}> `
    + (each.getAttribute("aria-label") ?? each.textContent).slice(0, 30));
  // True for the back button's label if only the arrow fits.
  const isDropped = (each) => each.matches(".back > .t")
    && each.getBoundingClientRect().top >= each.parentElement.getBoundingClientRect().bottom - 1;
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !each.closest(".covered, .ch-table, .ch-label, .swipe, .sr, .more, .menu")
    && !isDropped(each);
  const top = document.querySelector("dialog[open]") ?? document.querySelector(".window");
  const isIn = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  const controls = [...top.querySelectorAll("button, input, select, [role=switch]")].filter(isSeen);
  const texts = [...top.querySelectorAll(".t")].filter((each) => each.textContent && isSeen(each));
  const all = [...new Set([...controls, ...texts])];
  const box = new Map(all.map((each) => [each, each.getBoundingClientRect()]));

  for (const each of all) {
    const own = box.get(each);
    if (own.left < -1 || own.right > innerWidth + 1) report(each, "outside of the window");
    // A link has the size of its row.
    if (each.matches(".cover")) continue;
    for (let around = each.parentElement; around && around !== top; around = around.parentElement) {
      if (around.matches(".sh > *, .screen, .layer")) break;
      if (!isIn(own, around.getBoundingClientRect())) {
        report(each, `outside of ${around.className}`);
        break;
      }
    }
  }
  for (const [index, one] of all.entries()) {
    for (const two of all.slice(index + 1)) {
      if (!meet(box.get(one), box.get(two))) continue;
      if (one.contains(two) || two.contains(one)) continue;
      // A bar covers scrolled content, and a link or a menu picker is behind its label.
      if (!!one.closest(".bar") !== !!two.closest(".bar")) continue;
      if ([one, two].some((each) => each.matches(".cover, .picker-list"))) continue;
      report(one, `overlaps ${two.textContent || two.className}`);
    }
  }
  const range = document.createRange();
  for (const each of texts) {
    const em = parseFloat(getComputedStyle(each).fontSize);
    const isCut = each.scrollWidth > each.clientWidth + 1;
    const isShort = each.scrollHeight > each.clientHeight + 1;
    if (isShort && !each.matches(".tn")) report(each, "cut below");
    const needed = Math.min(readable * em, each.scrollWidth);
    if ((isCut || isShort) && each.clientWidth < needed - 1) report(each, "too narrow to read");
    if (isCut && !each.matches(".t1, .bar *, .segment *")) report(each, "cut at the side");
    // Checks only plain words: not paths, for example.
    for (const word of each.textContent.matchAll(/(?<!\\S)[A-Za-z]+(?=[\\s.,:]|$)/g)) {
      if (word[0].length > letters || each.childNodes.length !== 1) continue;
      range.setStart(each.firstChild, word.index);
      range.setEnd(each.firstChild, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((line) => line.top));
      if (lines.size > 1) report(each, `breaks ${word[0]}`);
    }
  }
  for (const each of controls) {
    const touched = each.closest("label") ?? each;
    const { width, height } = touched.getBoundingClientRect();
    const isOfSeven = each.closest(".grid, [role=group]") !== null || each.matches(".segment");
    if (height < 43.5 && !each.matches(".segment")) report(each, `${height} points high`);
    if (width < (isOfSeven ? 30 : 43.5)) report(each, `${width} points wide`);
  }
  for (const each of top.querySelectorAll(".swipe-btn")) {
    const button = each.getBoundingClientRect();
    const row = each.closest(".row").getBoundingClientRect();
    // Beside a card, 16 points on each side are visible as well, because its shadow is there.
    const seen = each.closest(".apart") ? 16 : 0;
    if (button.left < row.right + seen - 0.5 && button.right > row.left - seen + 0.5) {
      report(each, "visible before a swipe");
    }
  }
  return [...new Set(problems)];
}"""

# Swipe buttons are created when a finger touches the row.
TOUCH = """(rows) => {
  const touch = (row, type) => row.dispatchEvent(
    new PointerEvent(type, { pointerType: "touch", bubbles: true }));
  for (const row of rows) touch(row, "pointerdown");
  touch(document.body, "pointercancel");
}"""


def sizes(page):
    """Shows a page at each window width and text size."""
    for width, percent in SIZES:
        page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
        # The window is high enough for everything, because content outside of it has no layout.
        size = {"width": width, "height": 5000}
        if page.viewport_size != size:
            page.set_viewport_size(size)
        settle(page)
        yield f"{width} points, {percent} %"


def problems_at_each_size(page):
    """The problems of a page at each text size and window width."""
    found = []
    for size in sizes(page):
        problems = page.evaluate(PROBLEMS, [READABLE, LETTERS])
        found += [f"{size}: {problem}" for problem in problems]
    return found


@pytest.fixture(scope="module")
def export(tmp_path_factory):
    path = tmp_path_factory.mktemp("large") / "habits.json"
    return write_export(path, NAMES, streak=102, counted=COUNTED)


@pytest.fixture
def habits(start, open_window, export):
    habits = open_window(start("--in-memory", "--import", export))
    expect(habits.page.get_by_role("listitem")).to_have_count(len(NAMES))
    return habits


# Tours


def go_back(habits, screen):
    habits.page.go_back()
    expect(habits.screen(screen)).to_have_count(0)


def lists(habits):
    rows = habits.page.locator(".rows > .row")
    for style in ("Rows", "Cards"):
        # Discards the swipe buttons of the previous style.
        habits.reload()
        habits.choose_list_option(style)
        rows.evaluate_all(TOUCH)
        expect(rows.locator(".swipe > .b:first-child > .swipe-btn")).to_have_count(len(NAMES))
        yield style
        assert rows.locator(".swipe-btn").count() >= 2 * len(NAMES)


# The names that matter on the detail screen: a word longer than a line, wide letters, other
# scripts, and habits with a ring.
def details(habits):
    for name in (NAMES[2], NAMES[3], NAMES[4], NAMES[5], LONG):
        habits.open(name)
        yield name
        if name == LONG:
            habits.button("Edit").click()
            expect(habits.save).to_be_visible()
            yield "the editor"
            habits.cancel.click()
            expect(habits.editor).to_have_count(0)
        go_back(habits, name)


def a_notice(habits):
    habits.delete(LONG)
    expect(habits.undo).to_be_visible()
    yield "the notice of a deletion"


def statistics_and_settings(habits):
    habits.show_statistics()
    yield "Statistics"
    go_back(habits, "Statistics")
    habits.show_settings()
    yield "Settings"
    for screen in ("Data", "About"):
        habits.settings.get_by_role("link", name=screen).click()
        expect(habits.screen(screen)).to_be_visible()
        yield screen
        go_back(habits, screen)
    go_back(habits, "Settings")


def tokens_and_websites(habits):
    access = Access(habits).show()
    yield "Access"
    access.allow_website("http://homeassistant.local:8123")
    access.create_token("The tablet on the wall of the kitchen")
    yield "the created token"
    access.close_sheet()
    yield "the tokens"
    access.screen.get_by_role("button", name="New Token").click()
    expect(access.sheet).to_be_visible()
    yield "a new token"
    access.sheet.get_by_role("button", name="Cancel").click()
    expect(access.sheet).to_have_count(0)
    go_back(habits, "Access")
    go_back(habits, "Settings")


def reminders(habits):
    habits.button("Add Habit").click()
    habits.name_field.fill("Run")
    habits.show_reminders().get_by_role("button", name="Add Reminder").click()
    expect(habits.reminders.get_by_text("Every day at")).to_be_visible()
    yield "the reminders"


def test_the_list_and_the_detail_screen_fit_at_every_text_size(habits):
    tours = (lists, details, a_notice)
    assert walk(habits, tours, problems_at_each_size) == {}


def test_the_other_screens_fit_at_every_text_size(habits):
    tours = (statistics_and_settings, tokens_and_websites, reminders)
    assert walk(habits, tours, problems_at_each_size) == {}


# Screens of other programs


def test_the_words_of_the_sync_key_fit_at_every_text_size(start, open_window, tmp_path, share):
    device = Device(tmp_path / "one", "One")
    device.set_up(share)
    habits = open_window(start("--store", device.store))
    show_key(habits)
    assert problems_at_each_size(habits.page) == []


def test_the_devices_screen_fits_at_every_text_size(start, store, open_window):
    assert set_pass_code(store, PASS_CODE).returncode == 0
    program = start("--host", "0.0.0.0", "--store", store)
    page = open_window(program).page
    for agent in ("Chrome/1 (Linux)", "Chrome/1 (Linux)", "Nothing (that anybody) Knows/1.0"):
        # The window becomes a new device.
        page.context.clear_cookies()
        headers = {"Origin": program.url.rstrip("/"), "User-Agent": agent}
        page.request.post(f"{program.url}pass-code", form={"code": PASS_CODE}, headers=headers)
    page.goto(f"{program.url}settings/devices")
    expect(page.get_by_role("button", name="Sign Out All Others")).to_be_visible()
    assert problems_at_each_size(page) == []


def test_the_empty_list_fits_at_every_text_size(start, open_window):
    habits = open_window(start("--in-memory"))
    expect(habits.button("Add your first habit")).to_be_visible()
    assert problems_at_each_size(habits.page) == []
