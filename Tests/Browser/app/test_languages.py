"""The main path in a language of each script: Latin, Cyrillic, Arabic, Devanagari, and CJK."""

import json
import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from harness.axe import violations
from harness.chromium import DESKTOP, PHONE
from harness.offline import NOON
from harness.settling import settle
from harness.sign_in import PASS_CODE, set_up_code
from playwright.sync_api import expect

CATALOG = Path(__file__).resolve().parents[3] / "HabitTracker/Localizable.xcstrings"
STRINGS = json.loads(CATALOG.read_text())["strings"]
# In right-to-left languages, invisible characters isolate inserted names.
ISOLATES = "[\u2066-\u2069]?"


def text(key, language, *arguments):
    """A text in a language, as a pattern for a whole label."""
    value = STRINGS[key]["localizations"][language]["stringUnit"]["value"]
    parts = re.split(r"%(?:(\d)\$)?@", value)
    label = re.escape(parts[0])
    for index, (position, rest) in enumerate(zip(parts[1::2], parts[2::2], strict=True)):
        argument = arguments[int(position) - 1 if position else index]
        label += ISOLATES + re.escape(argument) + ISOLATES + re.escape(rest)
    # The parts of a list may be separated by the comma of any script.
    return re.compile("^" + re.sub(r"[,،、，](\\ )?", r"[,،、，]\\s?", label) + "$")


def is_wider_than_the_window(page):
    return page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("language", ["de", "ru", "ar", "hi", "ja"])
def test_a_habit_is_added_and_completed_in_each_writing_system(start, open_window, language):
    program = start()
    habits = open_window(program, viewport=PHONE, locale=language)
    page = habits.page
    if language == "ja":
        expect_japanese_widgets(page, program)
        page.goto(program.url)
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_css("direction", "rtl" if language == "ar" else "ltr")

    page.get_by_role("button", name=text("Add Habit", language)).first.click()
    page.get_by_role("textbox", name=text("Name", language)).fill("Read")
    page.get_by_role("button", name=text("Save", language)).click()
    page.get_by_role("button", name=text("%@, not completed today", language, "Read")).click()
    completed = page.get_by_role("button", name=text("%@, completed today", language, "Read"))
    expect(completed).to_be_visible()
    assert violations(page) == {}
    assert not is_wider_than_the_window(page)

    page.get_by_role("button", name=text("Statistics", language)).click()
    expect(page.get_by_text(text("Completion Rate", language)).first).to_be_visible()
    assert not is_wider_than_the_window(page)

    if language == "ar":
        expect_a_path_from_left_to_right(page, program)
        expect_an_arabic_offline_page(page, program)
    elif language == "ru":
        program.kill()
        notice = text("Reconnecting…", "ru").pattern.strip("^$")
        expect(page.get_by_role("status")).to_contain_text(re.compile(notice))


def expect_a_path_from_left_to_right(page, program):
    page.goto(f"{program.url}settings/sync")
    page.get_by_role("button", name=text("Join", "ar")).click()
    folder = page.get_by_role("textbox", name=text("Folder", "ar"))
    expect(folder).to_have_css("direction", "ltr")
    expect(folder).to_have_css("text-align", "right")


def expect_an_arabic_offline_page(page, program):
    """Expects the offline page in Arabic. The habit "Read" is complete."""
    page.clock.set_fixed_time(NOON)
    # The offline page opens the app as soon as the server answers.
    page.route("**/offline/health", lambda route: route.abort())
    page.goto(f"{program.url}offline")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("heading")).to_have_text(text("Today", "ar"))
    state = STRINGS["Offline. Last updated at %@."]["localizations"]["ar"]["stringUnit"]
    expect(page.get_by_role("status")).to_contain_text(state["value"].partition("%")[0])
    page.get_by_role("switch", name=text("%@, completed today", "ar", "Read")).click()
    page.get_by_role("switch", name=text("%@, not completed today", "ar", "Read")).click()
    done = page.get_by_role("switch", name=text("%@, completed today", "ar", "Read"))
    expect(done).to_be_visible()
    assert violations(page) == {}
    assert not is_wider_than_the_window(page)


def expect_japanese_widgets(page, program):
    """Expects the widgets of an app without habits in Japanese."""
    page.goto(f"{program.url}widgets/Today")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_text(text("Add a habit to see it here.", "ja"))).to_be_visible()
    page.goto(f"{program.url}widgets")
    expect(page.get_by_role("heading", level=1)).to_have_text(text("Widgets", "ja"))
    today = page.get_by_role("region", name=text("Today", "ja"))
    expect(today.get_by_role("link", name=text("Large", "ja"), exact=True)).to_be_visible()
    assert violations(page) == {}


def test_the_setting_changes_the_language_of_an_open_window(start, open_window):
    habits = open_window(start("--in-memory"), viewport=PHONE, locale="en")
    expect_an_arabic_name_in_an_english_sentence(habits)
    habits.button("Settings").click()
    habits.page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    expect(habits.page.get_by_role("combobox", name=text("Language", "de"))).to_be_visible()
    expect(habits.page.locator("html")).to_have_attribute("lang", "de")
    habits.reload()
    expect(habits.page.locator("html")).to_have_attribute("lang", "de")


def expect_an_arabic_name_in_an_english_sentence(habits):
    habits.add("قراءة!")
    habits.delete("قراءة!")
    notice = habits.page.get_by_text("Deleted ")
    expect(notice).to_be_visible()
    # The exclamation mark belongs to the name, so it is left of the letters.
    mark, letter, word = notice.evaluate("""notice => {
      const [node] = notice.childNodes
      return ["!", "ق", "D"].map(letter => {
        const range = document.createRange()
        range.setStart(node, node.data.indexOf(letter))
        range.setEnd(node, node.data.indexOf(letter) + 1)
        return range.getBoundingClientRect().x
      })
    }""")
    assert word < mark < letter


def weeks_before(first, *numbers):
    """The days that are the given numbers of weeks after a day, or before it if negative."""
    return [(first + timedelta(weeks=number)).isoformat() for number in numbers]


def weekly(name, days):
    """A habit with a streak of weeks, done once on some days."""
    return {
        "name": name,
        "streakGoal": {"period": "week", "basis": "day", "value": 1},
        "days": [{"day": day, "count": 1} for day in days],
    }


@pytest.fixture
def wide_texts(start_with):
    """The app with habits whose texts need much space in German and Italian."""
    today = date(2026, 3, 9)
    return start_with(
        weekly("Badges", weeks_before(date(2026, 2, 2), -5, -4, -3, -2, 0, 1, 2, 3, 4)),
        # The best and the current streak are 114 and 2 weeks long, or 7 and 3 weeks.
        weekly("Walk", weeks_before(today, *(-week for week in range(117) if week != 2))),
        weekly("Swim", weeks_before(today, *(-week for week in range(11) if week != 3))),
        {"name": "Wasser trinken", "completionsPerDay": 8},
        {
            "name": "Run",
            "measure": "amount",
            "unit": {"name": "km", "decimals": 1},
            "completionsPerDay": 85,
            "days": [{"day": "2026-03-09", "count": 32}],
        },
    )


def open_habit(page, name):
    page.get_by_text(name, exact=True).filter(visible=True).first.click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def close_habit(page, name):
    page.go_back()
    expect(page.get_by_role("heading", level=1, name=name)).to_have_count(0)


def expect_units_on_one_line(page, name):
    open_habit(page, name)
    units = page.get_by_text(re.compile("^(Wochen|settimane)$")).filter(visible=True)
    expect(units).to_have_count(2)
    lines = "unit => unit.clientHeight / parseFloat(getComputedStyle(unit).fontSize)"
    assert max(units.evaluate_all(f"units => units.map({lines})")) < 2, name
    close_habit(page, name)


def test_wide_texts_fit_in_two_languages(wide_texts, open_window):
    for language in ("it", "de"):
        page = open_window(wide_texts, PHONE, locale=language).page
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text(text("My Habits", language))
        for name in ("Walk", "Swim"):
            expect_units_on_one_line(page, name)
    expect_wide_german_texts_to_fit(page)


def expect_wide_german_texts_to_fit(page):
    # Amounts have the reader's decimal separator and a unit on the same line.
    progress = text("progress.fraction", "de", "3,2", "8,5\u00a0km")
    expect(page.get_by_text(progress).filter(visible=True).first).to_be_visible()

    # The units of both streaks are beside their badges.
    open_habit(page, "Badges")
    units = page.get_by_text("Wochen", exact=True).filter(visible=True)
    expect(units).to_have_count(2)
    badges = page.get_by_label(re.compile("^(Aktuelle|Beste) Serie: ")).filter(visible=True)
    for badge, unit in zip(badges.all(), units.all(), strict=True):
        assert unit.bounding_box()["x"] > badge.bounding_box()["x"] + badge.bounding_box()["width"]
    close_habit(page, "Badges")

    # A title between long buttons is not truncated.
    open_habit(page, "Wasser trinken")
    page.get_by_role("button", name=text("More", "de")).filter(visible=True).click()
    page.get_by_role("menuitem", name=text("Set Count", "de")).click()
    title = page.get_by_role("dialog").get_by_role("heading", name="Wasser trinken")
    expect(title).to_be_visible()
    size = "each => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]"
    assert title.evaluate(size) == [0, 0]
    page.keyboard.press("Escape")
    expect(title).to_have_count(0)
    close_habit(page, "Wasser trinken")

    # A long title does not overlap the search field.
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name=text("List Options", "de")).click()
    page.get_by_role("menuitemradio", name=text("Rows", "de")).click()
    expect(page.locator(".list.spaced")).to_have_count(0)
    settle(page)
    title = page.get_by_role("heading", level=1).bounding_box()
    search = page.locator(".search").bounding_box()
    assert search["x"] >= title["x"] + title["width"] + 8


def test_refused_files_and_licenses_are_in_german(start, open_window, tmp_path):
    file = tmp_path / "days.csv"
    file.write_text("habit,date\nRead,soon\n")
    page = open_window(start("--in-memory"), viewport=PHONE, locale="de").page
    page.get_by_role("button", name=text("Settings", "de")).click()
    page.get_by_role("link", name=text("About", "de")).click()
    expect(page.get_by_text(text("%@, on Linux", "de", "FlyingFox"))).to_be_visible()
    expect(page.get_by_text(text("Public Domain", "de"))).to_be_visible()
    page.go_back()

    page.get_by_role("link", name=text("Data", "de")).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=text("Import", "de")).click()
    chooser.value.set_files(file)
    reason = text("“%@” is not a day from 1970 to 2199", "de", "soon").pattern.strip("^$")
    expect(page.get_by_text(re.compile(f"Zeile 2: {reason}"))).to_be_visible()


def test_the_pass_code_form_and_the_device_name_are_in_german(start, open_window):
    program = start("--host", "0.0.0.0", "--in-memory")
    page = open_window(program, locale="de").page
    code = set_up_code(program)
    for passed in ("short", PASS_CODE):
        page.get_by_label(text("Set-up code", "de")).fill(code)
        page.get_by_label(text("New pass code", "de"), exact=True).fill(passed)
        page.get_by_label(text("Repeat the new pass code", "de")).fill(passed)
        page.get_by_role("button", name=text("Continue", "de")).click()
        if passed == "short":
            expect(page.get_by_role("alert")).to_contain_text("mindestens 8 Zeichen")
    expect(page.get_by_role("heading", level=1)).to_have_text(text("My Habits", "de"))
    page.goto(f"{program.url}settings/devices")
    expect(page.get_by_text(text("%@ on %@", "de", "Chrome", "Linux")).first).to_be_visible()

    # A second browser must sign in.
    page = open_window(program, locale="de").page
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading")).to_have_text(text("Pass Code", "de"))
    page.get_by_label(text("Enter the pass code of this server.", "de")).fill("wrong words")
    page.get_by_role("button", name=text("Continue", "de")).click()
    expect(page.get_by_role("alert")).to_have_text(text("The pass code is wrong.", "de"))
    assert violations(page) == {}
