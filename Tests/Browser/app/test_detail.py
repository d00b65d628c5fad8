"""The detail screen in a browser: chart, notes, and keyboard.

Tests/HabitScreenTests/DetailTests.swift tests its logic.
"""

import re
from datetime import date, timedelta

import pytest
from harness.chromium import PHONE
from harness.loop import LoopHabit, write_backup
from harness.native import write_habits
from harness.settling import settle
from playwright.sync_api import expect

# A Wednesday.
NOW = ("--now", "2026-03-11T12:00:00Z", "--time-zone", "UTC")
TODAY = date(2026, 3, 11)
EPOCH = date(1970, 1, 1)


def number(day):
    return (day - EPOCH).days


def ago(days):
    return TODAY - timedelta(days=days)


def words(day):
    return f"{day:%B} {day.day}, {day.year}"


@pytest.fixture
def show(start, open_window, tmp_path):
    """Opens the detail screen of a habit. `counts` maps numbers of days before today to counts."""

    def open_screen(counts=None, *, name="Read", target=0):
        habit = LoopHabit(
            {number(ago(days)): count for days, count in (counts or {}).items()},
            target=target,
        )
        backup = write_backup(tmp_path / "loop.db", {name: habit})
        program = start("--in-memory", "--import", backup, *NOW)
        habits = open_window(program, PHONE)
        habits.open(name)
        return habits

    return open_screen


def day(habits, when, state):
    return habits.button(f"{words(when)}, {state}")


# Chart


def values(habits):
    """The values of the history chart, which precedes the strength chart."""
    return habits.page.locator(".ch-table").first


def bars(habits):
    """Each bar's center, height, bottom, and width, as fractions of the plot."""
    found = habits.page.evaluate("""
      () => {
        const plot = document.querySelector(".ch-drawing").getBoundingClientRect();
        return [...document.querySelectorAll(".ch-drawing .ch-box")].map(bar => {
          const box = bar.getBoundingClientRect();
          return [(box.x + box.width / 2 - plot.x) / plot.width, box.height / plot.height,
            (plot.bottom - box.bottom) / plot.height, box.width / plot.width];
        });
      }
    """)
    return [tuple(round(value, 2) for value in bar) for bar in found]


COUNTS = {0: 3, 1: 8, 2: 8, 4: 6, 6: 12, 7: 1, 29: 4, 30: 5, 200: 9, 400: 7}


# The visible labels below the plot, with positions as fractions of the plot.
LABELS = """() => {
  const plot = document.querySelector(".ch-drawing").getBoundingClientRect();
  const share = x => (x - plot.x) / plot.width;
  const axis = document.querySelector(".ch-axis.bottom");
  return [...axis.querySelectorAll(":scope > .ch-label")].map(label => {
    const box = label.getBoundingClientRect();
    return [label.textContent, share(box.left), share(box.right)];
  }).filter(([, left, right]) => right > left);
}"""


def assert_bars(habits, counts, highest):
    """Asserts that the bars are as high as these counts require, and evenly spaced."""
    assert [bar[:3] for bar in bars(habits)] == [
        (round((index + 0.5) / len(counts), 2), round(count / highest, 2), 0)
        for index, count in enumerate(counts)
    ]


def assert_labels_are_below_their_bars(habits, percent):
    habits.page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    settle(habits.page)
    labels = habits.page.evaluate(LABELS)
    assert len(labels) >= 2, percent
    for text, left, right in labels:
        day = next(days for days in range(30) if f"{ago(days):%b} {ago(days).day}" == text)
        assert round((left + right) / 2, 2) == round((29 - day + 0.5) / 30, 2), percent
        assert left >= 0, percent
        assert right <= 1, percent


LONG = "W" * 80


def test_the_chart_and_the_cards_fit_and_have_the_right_shape(show):
    habits = show(COUNTS, target=8, name=LONG)
    assert_bars(habits, [COUNTS.get(days, 0) for days in reversed(range(7))], 12)
    assert {bar[3] for bar in bars(habits)} == {round(0.6 / 7, 2)}
    assert habits.page.locator(".chart").first.bounding_box()["height"] == 200
    fill = "getComputedStyle(document.querySelector('.ch-box')).fill"
    dark = habits.page.evaluate(fill)
    habits.page.evaluate("document.querySelector('.app').classList.replace('dark', 'light')")
    assert habits.page.evaluate(fill) == dark, "the color depends on the appearance"

    habits.page.get_by_text("Month", exact=True).click()
    expect(values(habits).locator("tr")).to_have_count(32)
    assert_bars(habits, [COUNTS.get(days, 0) for days in reversed(range(30))], 12)
    assert_labels_are_below_their_bars(habits, 200)
    assert_labels_are_below_their_bars(habits, 100)

    habits.page.get_by_text("Year", exact=True).first.click()
    expect(values(habits).locator("tr")).to_have_count(13)
    # The sums of April 2025 to March 2026.
    sums = [0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 9, 38]
    assert [bar[1] for bar in bars(habits)] == [round(count / 38, 2) for count in sums]

    for width in (320, 393, 700, 800, 1280):
        habits.page.set_viewport_size({"width": width, "height": 800})
        settle(habits.page)
        assert habits.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        buttons = habits.screen(LONG).get_by_role("button")
        boxes = buttons.evaluate_all("all => all.map(each => each.getBoundingClientRect())")
        assert all(box["left"] >= 0 and box["right"] <= width for box in boxes), width
    title = habits.page.get_by_role("heading", name="Statistics").bounding_box()
    # The column of cards is 760 points wide. A card's text begins 14 points inside the card.
    assert title["x"] == (1280 - 760) / 2 + 14


def notes(habits):
    """The notes of the displayed month, as listed below it."""
    return habits.page.get_by_role("button", name=re.compile("^Note on "))


def test_the_notes_of_a_month_are_listed_below_it(start, open_window, tmp_path):
    long = "Chapter four: the harbour at night. " * 10 + "W" * 80
    days = [
        {"day": str(ago(index)), "count": 0, "note": note}
        for index, note in enumerate(("Eight pages", long, "قرأت عشرين صفحة"))
    ]
    file = write_habits(tmp_path / "habits.json", {"name": "Read", "days": days})
    habits = open_window(start("--in-memory", "--import", file, *NOW), PHONE)
    habits.open("Read")
    # Holding the mouse on a day opens the day's menu and does not toggle the day.
    note = habits.page.get_by_role("menuitem", name="Note", exact=True)
    day(habits, ago(3), "not completed").hover()
    habits.page.mouse.down()
    expect(note).to_be_visible()
    habits.page.mouse.up()
    expect(note).to_be_visible()
    habits.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(notes(habits)).to_have_count(3)
    names = [entry.get_attribute("aria-label") for entry in notes(habits).all()]
    assert names == [
        f"Note on {words(ago(0))}: Eight pages",
        f"Note on {words(ago(1))}: {long.strip()}",
        f"Note on {words(ago(2))}: \u2068قرأت عشرين صفحة\u2069",
    ]
    for width in (320, 393, 1280):
        habits.page.set_viewport_size({"width": width, "height": 852})
        settle(habits.page)
        for entry in notes(habits).all():
            fits = "element => element.scrollWidth <= element.clientWidth"
            assert entry.evaluate(fits), width
        assert habits.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        # Right-to-left text is aligned right.
        entry = notes(habits).nth(2).bounding_box()
        text = notes(habits).nth(2).get_by_text("قرأت").bounding_box()
        assert abs(entry["x"] + entry["width"] - text["x"] - text["width"]) <= 1, width
        assert text["width"] < entry["width"] / 2 or width == 320, width
    # A tap opens the note, and a change is visible immediately.
    notes(habits).nth(0).click()
    sheet = habits.page.get_by_role("dialog", name="Note")
    expect(sheet.get_by_role("textbox", name="Note")).to_have_value("Eight pages")
    sheet.get_by_role("textbox", name="Note").fill("Nine pages")
    sheet.get_by_role("button", name="Save").click()
    expect(notes(habits).nth(0)).to_have_accessible_name(f"Note on {words(ago(0))}: Nine pages")
    # Another month has its own notes.
    habits.button("Previous Month").click()
    expect(notes(habits)).to_have_count(0)
    habits.button("Next Month").click()
    expect(notes(habits)).to_have_count(3)


def test_a_tap_and_the_keyboard_set_days_of_a_new_habit(show):
    habits = show()
    assert [bar[1] for bar in bars(habits)] == [0] * 7
    habits.button("Mark as Done").click()
    expect(values(habits).locator("td").last).to_have_text("1")
    assert bars(habits)[-1][1] == 1

    day(habits, ago(2), "not completed").focus()
    habits.page.keyboard.press("Enter")
    expect(day(habits, ago(2), "completed")).to_be_focused()
    habits.page.keyboard.press("ContextMenu")
    expect(habits.page.get_by_role("menuitem", name="Set Count")).to_be_focused()
    habits.page.keyboard.press("ArrowDown")
    habits.page.keyboard.press("Enter")
    expect(day(habits, ago(2), "skipped")).to_be_visible()
