"""A habit's own screen: streaks, chart, months, years and figures, and the past edited on them."""

import re
from datetime import date, timedelta

import pytest
from harness import store as stored
from harness.chromium import PHONE
from harness.loop import LoopHabit, write_backup
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
    """Opens the screen of a habit with a history, counted in days ago."""

    def open_screen(counts=None, *, name="Read", skipped=(), target=0, viewport=None, times=7):
        habit = LoopHabit(
            {number(ago(days)): count for days, count in (counts or {}).items()},
            skipped=tuple(number(ago(days)) for days in skipped),
            target=target,
            times_a_week=times,
        )
        backup = write_backup(tmp_path / "loop.db", {name: habit})
        program = start("--in-memory", "--import", backup, *NOW)
        habits = open_window(program, viewport or PHONE)
        habits.open(name)
        return habits

    return open_screen


def day(habits, when, state):
    return habits.button(f"{words(when)}, {state}")


def streak(habits, words, which="Current", name="Read"):
    badges = habits.screen(name).get_by_label(f"{which} streak: {words}", exact=True)
    return badges.filter(visible=True)


def menu_of(habits, when, state, action):
    day(habits, when, state).click(button="right")
    habits.page.get_by_role("menuitem", name=action, exact=True).click()


def previous(habits, times=1):
    for _ in range(times):
        habits.button("Previous Month").click()


# Streaks


def test_the_streaks_are_told_with_their_unit(show):
    habits = show(dict.fromkeys([0, 1, *range(5, 17)], 1))
    expect(streak(habits, "2 days")).to_be_visible()
    expect(streak(habits, "12 days", "Best")).to_be_visible()
    habits.button("Completed").click()
    expect(streak(habits, "1 day")).to_be_visible()


def test_the_streaks_of_a_weekly_goal_are_weeks(show):
    habits = show(dict.fromkeys([1, 8, 15], 1), times=1)
    expect(streak(habits, "3 weeks")).to_be_visible()


def test_the_name_is_said_once(show):
    habits = show()
    expect(habits.page.get_by_role("heading", name="Read", exact=True)).to_have_count(1)


# Chart


def values(habits):
    """The values of the history's chart, which stands above that of the habit's strength."""
    return habits.page.locator(".ch-table").first


def table(habits):
    """The rows of the chart's table, as a screen reader finds them."""
    rows = values(habits).locator("tr")
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


def bars(habits):
    """Each bar in shares of the plot: its middle, and its height from the ground."""
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


def test_the_week_has_a_bar_for_each_of_seven_days(show):
    habits = show(COUNTS, target=8)
    expected = [COUNTS.get(days, 0) for days in reversed(range(7))]
    rows = [
        [f"{ago(days):%A}, {words(ago(days))}", str(COUNTS.get(days, 0))]
        for days in reversed(range(7))
    ]
    assert table(habits) == [["Day", "Completions"], *rows, ["Daily target", "8"]]
    assert bars(habits) == [
        (round((index + 0.5) / 7, 2), round(count / 12, 2), 0, round(0.6 / 7, 2))
        for index, count in enumerate(expected)
    ]
    assert habits.page.locator(".ch-plot").first.bounding_box()["height"] == 200


def test_the_month_has_a_bar_for_each_of_thirty_days(show):
    habits = show(COUNTS, target=8)
    habits.page.get_by_text("Month", exact=True).click()
    expect(values(habits).locator("tr")).to_have_count(32)
    expected = [COUNTS.get(days, 0) for days in reversed(range(30))]
    assert [row[1] for row in table(habits)] == ["Completions", *map(str, expected), "8"]
    assert table(habits)[1] == ["Tuesday, February 10, 2026", "4"]
    assert [bar[:2] for bar in bars(habits)] == [
        (round((index + 0.5) / 30, 2), round(count / 12, 2)) for index, count in enumerate(expected)
    ]


# The labels below the plot that are seen: their texts, and where they stand in shares of the plot.
LABELS = """() => {
  const plot = document.querySelector(".ch-drawing").getBoundingClientRect();
  const share = x => (x - plot.x) / plot.width;
  const axis = document.querySelector(".ch-axis.bottom");
  return [...axis.querySelectorAll(":scope > .ch-label")].map(label => {
    const box = label.getBoundingClientRect();
    return [label.textContent, share(box.left), share(box.right)];
  }).filter(([, left, right]) => right > left);
}"""


@pytest.mark.parametrize("percent", [100, 200])
def test_the_months_labels_stand_below_their_bars(show, percent):
    habits = show(COUNTS, target=8)
    habits.page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")
    habits.page.get_by_text("Month", exact=True).click()
    expect(values(habits).locator("tr")).to_have_count(32)
    labels = habits.page.evaluate(LABELS)
    assert len(labels) >= 2
    for text, left, right in labels:
        day = next(days for days in range(30) if f"{ago(days):%b} {ago(days).day}" == text)
        assert round((left + right) / 2, 2) == round((29 - day + 0.5) / 30, 2)
        assert left >= 0
        assert right <= 1


def test_the_bars_have_the_habits_own_color_in_the_light(show):
    habits = show(COUNTS, target=8)
    fill = "getComputedStyle(document.querySelector('.ch-box')).fill"
    dark = habits.page.evaluate(fill)
    habits.page.evaluate("document.querySelector('.app').classList.replace('dark', 'light')")
    assert habits.page.evaluate(fill) == dark


def test_the_year_has_a_bar_for_each_of_twelve_months(show):
    habits = show(COUNTS, target=8)
    habits.page.get_by_text("Year", exact=True).first.click()
    expect(values(habits).locator("tr")).to_have_count(13)
    months = [(2025, month) for month in range(4, 13)] + [(2026, 1), (2026, 2), (2026, 3)]
    sums = dict.fromkeys(months, 0)
    for days, count in COUNTS.items():
        month = (ago(days).year, ago(days).month)
        if month in sums:
            sums[month] += count
    # No target: it is one of days.
    assert table(habits) == [["Month", "Completions"]] + [
        [f"{date(year, month, 1):%B %Y}", str(count)] for (year, month), count in sums.items()
    ]
    highest = max(sums.values())
    assert [bar[1] for bar in bars(habits)] == [
        round(count / highest, 2) for count in sums.values()
    ]


def test_without_history_the_chart_is_empty(show):
    habits = show()
    assert [row[1] for row in table(habits)[1:]] == ["0"] * 7
    assert [bar[1] for bar in bars(habits)] == [0] * 7
    expect(habits.page.get_by_text("None yet")).to_be_visible()


def test_a_tap_changes_the_chart(show):
    habits = show()
    habits.button("Mark as Done").click()
    expect(values(habits).locator("td").last).to_have_text("1")
    assert bars(habits)[-1][1] == 1


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"])
def test_the_days_are_those_of_the_time_zone_everywhere(start, open_window, zone):
    program = start("--in-memory", "--now", "2026-03-29T00:30:00Z", "--time-zone", zone)
    habits = open_window(program, timezone_id="Asia/Tokyo")
    habits.add("Read")
    habits.open("Read")
    habits.button("Mark as Done").click()
    today = date(2026, 3, 28 if zone == "Pacific/Pago_Pago" else 29)
    expect(day(habits, today, "completed")).to_be_visible()
    assert table(habits)[-1] == [f"{today:%A}, {words(today)}", "1"]
    expect(habits.button(words(today + timedelta(days=1)), exact=False)).to_have_count(0)


# Months


def test_the_month_shows_each_day(show):
    habits = show({0: 1, 1: 2, 2: 1}, skipped=(3,), target=2)
    expect(habits.page.get_by_role("heading", name="March 2026")).to_be_visible()
    states = {0: "1 of 2", 1: "2 of 2", 2: "1 of 2", 3: "skipped"}
    for days in range(11):
        expect(day(habits, ago(days), states.get(days, "0 of 2"))).to_be_visible()


def test_days_to_come_cant_be_set(show):
    habits = show()
    screen = habits.screen("Read")
    expect(screen.get_by_role("button", name=re.compile("^March "))).to_have_count(11)
    expect(screen.get_by_text("31", exact=True)).to_be_visible()
    expect(habits.button("Next Month")).to_be_disabled()
    previous(habits)
    expect(screen.get_by_role("button", name=re.compile("^February "))).to_have_count(28)
    habits.button("Next Month").click()
    expect(habits.page.get_by_role("heading", name="March 2026")).to_be_visible()
    expect(habits.button("Next Month")).to_be_disabled()


def test_a_tap_on_a_past_day_toggles_it(show):
    habits = show({0: 1, 2: 1})
    expect(streak(habits, "1 day")).to_be_visible()
    day(habits, ago(1), "not completed").click()
    expect(day(habits, ago(1), "completed")).to_be_visible()
    expect(streak(habits, "3 days")).to_be_visible()
    day(habits, ago(1), "completed").click()
    expect(day(habits, ago(1), "not completed")).to_be_visible()
    expect(streak(habits, "1 day")).to_be_visible()


def test_a_past_day_is_skipped_missed_and_taken_back(show):
    habits = show({0: 1, 2: 1})
    menu_of(habits, ago(1), "not completed", "Skip")
    expect(streak(habits, "2 days")).to_be_visible()
    menu_of(habits, ago(1), "skipped", "Undo Skip")
    menu_of(habits, ago(1), "not completed", "Missed")
    expect(streak(habits, "1 day")).to_be_visible()
    menu_of(habits, ago(1), "missed", "Undo Missed")
    expect(day(habits, ago(1), "not completed")).to_be_visible()


def test_the_count_of_a_past_day_is_set(show):
    habits = show({}, target=2)
    previous(habits)
    when = date(2026, 2, 14)
    menu_of(habits, when, "0 of 2", "Set Count")
    sheet = habits.page.get_by_role("dialog", name="Read")
    expect(sheet.get_by_text("How often on February 14, 2026?")).to_be_visible()
    sheet.get_by_role("radio", name="5 of 2", exact=True).click()
    sheet.get_by_role("button", name="Set Count").click()
    expect(day(habits, when, "5 of 2")).to_be_visible()


def notes(habits):
    """The notes of the month that is shown, as they are listed below it."""
    return habits.page.get_by_role("button", name=re.compile("^Note on "))


def write(habits, when, state, text):
    menu_of(habits, when, state, "Note")
    sheet = habits.page.get_by_role("dialog", name="Note")
    sheet.get_by_role("textbox", name="Note").fill(text)
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("width", [320, 393, 1280])
def test_the_notes_of_a_month_are_read_below_it(show, width):
    habits = show({40: 1}, viewport={"width": width, "height": 852})
    expect(notes(habits)).to_have_count(0)
    long = "Chapter four: the harbour at night. " * 10 + "W" * 80
    write(habits, ago(0), "not completed", "Eight pages")
    write(habits, ago(1), "not completed", long)
    write(habits, ago(2), "not completed", "قرأت عشرين صفحة")
    expect(notes(habits)).to_have_count(3)
    names = [entry.get_attribute("aria-label") for entry in notes(habits).all()]
    assert names == [
        f"Note on {words(ago(0))}: Eight pages",
        f"Note on {words(ago(1))}: {long.strip()}",
        f"Note on {words(ago(2))}: قرأت عشرين صفحة",
    ]
    for entry in notes(habits).all():
        assert entry.evaluate("element => element.scrollWidth <= element.clientWidth")
    assert habits.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # What is written from the right stands at the right.
    entry = notes(habits).nth(2).bounding_box()
    text = notes(habits).nth(2).get_by_text("قرأت").bounding_box()
    assert abs(entry["x"] + entry["width"] - text["x"] - text["width"]) <= 1
    assert text["width"] < entry["width"] / 2 or width == 320
    # A tap opens the note, and a change of it is seen at once.
    notes(habits).nth(0).click()
    sheet = habits.page.get_by_role("dialog", name="Note")
    expect(sheet.get_by_role("textbox", name="Note")).to_have_value("Eight pages")
    sheet.get_by_role("textbox", name="Note").fill("Nine pages")
    sheet.get_by_role("button", name="Save").click()
    expect(notes(habits).nth(0)).to_have_accessible_name(f"Note on {words(ago(0))}: Nine pages")
    # Another month has notes of its own.
    habits.button("Previous Month").click()
    expect(notes(habits)).to_have_count(0)
    habits.button("Next Month").click()
    expect(notes(habits)).to_have_count(3)


def test_a_note_is_kept_when_the_count_changes_and_goes_when_it_is_emptied(show):
    habits = show({})
    when = ago(3)
    sheet = habits.page.get_by_role("dialog", name="Note")
    field = sheet.get_by_role("textbox", name="Note")
    menu_of(habits, when, "not completed", "Note")
    field.fill("Rain all day")
    sheet.get_by_role("button", name="Save").click()
    day(habits, when, "not completed, with a note").click()
    menu_of(habits, when, "completed, with a note", "Note")
    expect(field).to_have_value("Rain all day")
    field.fill("x" * 501)
    expect(sheet.get_by_text("501 of 500 characters")).to_be_visible()
    expect(sheet.get_by_role("button", name="Save")).to_be_disabled()
    sheet.get_by_role("button", name="Cancel").click()
    habits.button("Discard Changes").click()
    menu_of(habits, when, "completed, with a note", "Note")
    expect(field).to_have_value("Rain all day")
    field.fill("")
    sheet.get_by_role("button", name="Save").click()
    expect(day(habits, when, "completed")).to_be_visible()


def test_the_keyboard_sets_a_past_day(show):
    habits = show({})
    day(habits, ago(2), "not completed").focus()
    habits.page.keyboard.press("Enter")
    expect(day(habits, ago(2), "completed")).to_be_focused()
    habits.page.keyboard.press("ContextMenu")
    expect(habits.page.get_by_role("menuitem", name="Set Count")).to_be_focused()
    habits.page.keyboard.press("ArrowDown")
    habits.page.keyboard.press("Enter")
    expect(day(habits, ago(2), "skipped")).to_be_visible()


def test_a_year_of_edits_survives_a_kill(start, open_window, store):
    program = start("--store", store, *NOW)
    habits = open_window(program)
    habits.add("Read")
    habits.open("Read")
    edited = {}
    last = TODAY
    for back in range(12):
        if back:
            previous(habits)
        first = last.replace(day=1)
        last = first - timedelta(days=1)
        done, skipped, missed = first, first.replace(day=2), first.replace(day=3)
        day(habits, done, "not completed").click()
        menu_of(habits, skipped, "not completed", "Skip")
        menu_of(habits, missed, "not completed", "Missed")
        edited |= {done: "completed", skipped: "skipped", missed: "missed"}
        expect(day(habits, missed, "missed")).to_be_visible()
    program.restart()
    assert stored.count(store, "Read") == 12
    habits = open_window(program)
    habits.open("Read")
    for back in range(12):
        if back:
            previous(habits)
        for when, state in list(edited.items())[back * 3 : back * 3 + 3]:
            expect(day(habits, when, state)).to_be_visible()


# Years and figures


def test_the_years_go_back_as_far_as_the_history(show):
    habits = show(dict.fromkeys([0, 1, 400, 401, 402, 3_650], 1))
    years = habits.page.get_by_role("combobox", name="Year")
    options = ["Last 52 Weeks", *(str(year) for year in range(2026, 2015, -1))]
    assert years.locator("option").all_inner_texts() == options
    expect(
        habits.screen("Read").get_by_label("Read: 2 of 361 days, current streak 2 days")
    ).to_be_visible()
    years.select_option("2025")
    expect(habits.page.get_by_label("Read in 2025: 3 of 365 days")).to_be_visible()
    years.select_option("2026")
    expect(habits.page.get_by_label("Read in 2026: 2 of 70 days")).to_be_visible()
    years.select_option("2016")
    expect(habits.page.get_by_label("Read in 2016: 1 of 294 days")).to_be_visible()


def test_the_figures(show):
    habits = show({0: 4, 7: 4, 9: 1, 99: 2_000}, target=4)
    for title, value in {
        "Total completions": "2,009",
        "Complete days": "3",
        "Completion rate": "3%",
        "Created on": "March 11, 2026",
        "Best weekday": "Wednesday",
    }.items():
        expect(habits.page.get_by_label(f"{title}, {value}", exact=True)).to_be_visible()


# Room


@pytest.mark.parametrize("width", [320, 393, 700, 800, 1280])
def test_nothing_is_wider_than_the_window(show, width):
    habits = show(COUNTS, target=8, name="W" * 80, viewport={"width": width, "height": 800})
    assert habits.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    buttons = habits.screen("W" * 80).get_by_role("button").all()
    boxes = [button.bounding_box() for button in buttons]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)


def test_the_cards_are_as_wide_as_the_bar(show):
    habits = show(COUNTS, viewport={"width": 1280, "height": 800})
    title = habits.page.get_by_role("heading", name="Statistics").bounding_box()
    # The bar is 760 wide; a card keeps its text 14 from its edge.
    assert title["x"] == (1280 - 760) / 2 + 14


def choose_more(habits, name, action):
    habits.screen(name).get_by_role("button", name="More", exact=True).click()
    habits.page.get_by_role("menuitem", name=action).click()


@pytest.mark.parametrize(
    ("action", "notice"), [("Archive", "Archived Read"), ("Delete", "Deleted Read")]
)
def test_a_habit_is_put_away_or_deleted_on_its_own_screen(habits, action, notice):
    habits.add("Read")
    habits.open("Read")
    choose_more(habits, "Read", action)
    expect(habits.screen("Read")).to_have_count(0)
    expect(habits.opener("Read")).to_have_count(0)
    expect(habits.page.get_by_text(notice)).to_be_visible()
    habits.undo.click()
    expect(habits.opener("Read")).to_be_visible()


def test_an_archived_habit_is_restored_on_its_own_screen(habits):
    habits.add("Read")
    habits.choose("Read", "Archive")
    habits.list_option("Archive")
    habits.screen("Archive").get_by_role("button", name="Read", exact=True).click()
    choose_more(habits, "Read", "Restore")
    expect(habits.page.get_by_text("Restored Read")).to_be_visible()
    habits.page.go_back()
    expect(habits.page.get_by_text("No archived habits")).to_be_visible()
