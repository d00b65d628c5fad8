"""The main path in a language of each script: Latin, Cyrillic, Arabic, Devanagari, and CJK."""

import json
import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from harness.axe import violations
from harness.chromium import DESKTOP, PHONE
from harness.command import habit
from harness.native import write_habits
from harness.offline import NOON
from harness.sign_in import PASS_CODE, set_pass_code, set_up_code
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
    # Allows the comma of any script between the short parts of a list.
    return re.compile("^" + re.sub(r"[,،、，](\\ )?", r"[,،、，]\\s?", label) + "$")


def is_wider_than_the_window(page):
    return page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("language", ["de", "ru", "ar", "hi", "ja"])
def test_a_habit_is_added_and_completed_in_each_script(start, open_window, language):
    habits = open_window(start("--in-memory"), viewport=PHONE, locale=language)
    page = habits.page
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_css("direction", "rtl" if language == "ar" else "ltr")

    page.get_by_role("button", name=text("Add Habit", language)).first.click()
    page.get_by_role("textbox", name=text("Name", language)).fill("Read")
    assert violations(page) == {}
    page.get_by_role("button", name=text("Save", language)).click()
    page.get_by_role("button", name=text("%@, not completed today", language, "Read")).click()
    completed = page.get_by_role("button", name=text("%@, completed today", language, "Read"))
    expect(completed).to_be_visible()
    assert violations(page) == {}
    assert not is_wider_than_the_window(page)

    page.get_by_role("button", name=text("Statistics", language)).click()
    expect(page.get_by_text(text("Completion Rate", language)).first).to_be_visible()
    assert violations(page) == {}
    assert not is_wider_than_the_window(page)


def test_two_windows_show_two_languages(start, open_window):
    program = start("--in-memory")
    german, japanese = (open_window(program, locale=locale) for locale in ("de", "ja"))
    for habits, language in ((german, "de"), (japanese, "ja")):
        title = habits.page.get_by_role("heading", level=1)
        expect(title).to_have_text(text("My Habits", language))


def test_the_setting_changes_the_language_of_an_open_window(start, open_window):
    habits = open_window(start("--in-memory"), viewport=PHONE, locale="en")
    habits.button("Settings").click()
    habits.page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    expect(habits.page.get_by_role("combobox", name=text("Language", "de"))).to_be_visible()
    expect(habits.page.locator("html")).to_have_attribute("lang", "de")
    habits.reload()
    expect(habits.page.locator("html")).to_have_attribute("lang", "de")


def test_an_arabic_name_keeps_its_order_in_an_english_sentence(start, open_window):
    habits = open_window(start("--in-memory"), viewport=PHONE)
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


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize(("weeks", "missing"), [(117, 114), (11, 7)])
def test_the_unit_of_a_streak_is_on_one_line(
    start, open_window, tmp_path, language, weeks, missing
):
    first = date(2026, 3, 9) - timedelta(weeks=weeks - 1)
    days = [(first + timedelta(weeks=week)).isoformat() for week in range(weeks) if week != missing]
    run = {
        "name": "Run",
        "streakGoal": {"period": "week", "basis": "day", "value": 1},
        "days": [{"day": day, "count": 1} for day in days],
    }
    file = write_habits(tmp_path / "habits.json", run)
    page = open_window(start("--in-memory", "--import", file), PHONE, locale=language).page
    page.get_by_text("Run", exact=True).filter(visible=True).first.click()
    units = page.get_by_text(re.compile("^(Wochen|settimane)$")).filter(visible=True)
    expect(units).to_have_count(2)
    lines = "unit => unit.clientHeight / parseFloat(getComputedStyle(unit).fontSize)"
    assert max(units.evaluate_all(f"units => units.map({lines})")) < 2


def test_the_units_of_both_streaks_are_beside_their_badges(start, open_window, tmp_path):
    first = date(2026, 2, 2)
    weeks = [(first - timedelta(weeks=ago)).isoformat() for ago in (-5, -4, -3, -2, 0, 1, 2, 3, 4)]
    run = {
        "name": "Run",
        "streakGoal": {"period": "week", "basis": "day", "value": 1},
        "days": [{"day": day, "count": 1} for day in weeks],
    }
    file = write_habits(tmp_path / "habits.json", run)
    program = start("--in-memory", "--import", file)
    page = open_window(program, PHONE, locale="de").page
    page.goto(f"{program.url}habits/6f9619ff-8b86-d011-b42d-00cf4fc90000")
    units = page.get_by_text("Wochen", exact=True).filter(visible=True)
    expect(units).to_have_count(2)
    badges = page.get_by_label(re.compile("^(Aktuelle|Beste) Serie: ")).filter(visible=True)
    for badge, unit in zip(badges.all(), units.all(), strict=True):
        assert unit.bounding_box()["x"] > badge.bounding_box()["x"] + badge.bounding_box()["width"]


def test_a_title_between_long_buttons_is_not_truncated(start, open_window, tmp_path):
    water = {"name": "Wasser trinken", "completionsPerDay": 8}
    file = write_habits(tmp_path / "habits.json", water)
    page = open_window(start("--in-memory", "--import", file), PHONE, locale="de").page
    page.get_by_text("Wasser trinken", exact=True).filter(visible=True).first.click()
    page.get_by_role("button", name=text("More", "de")).filter(visible=True).click()
    page.get_by_role("menuitem", name=text("Set Count", "de")).click()
    title = page.get_by_role("dialog").get_by_role("heading", name="Wasser trinken")
    expect(title).to_be_visible()
    size = "each => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]"
    assert title.evaluate(size) == [0, 0]


def test_a_long_title_does_not_overlap_the_search_field(start, open_window, tmp_path):
    file = write_habits(tmp_path / "habits.json", {"name": "Run"})
    page = open_window(start("--in-memory", "--import", file), viewport=DESKTOP, locale="de").page
    page.get_by_role("button", name=text("List Options", "de")).click()
    page.get_by_role("menuitemradio", name=text("Rows", "de")).click()
    expect(page.locator(".list.spaced")).to_have_count(0)
    title = page.get_by_role("heading", level=1).bounding_box()
    search = page.locator(".search").bounding_box()
    assert search["x"] >= title["x"] + title["width"] + 8


def test_the_reason_for_refusing_a_file_is_in_german(start, open_window, tmp_path):
    file = tmp_path / "days.csv"
    file.write_text("habit,date\nRead,soon\n")
    page = open_window(start("--in-memory"), viewport=PHONE, locale="de").page
    page.get_by_role("button", name=text("Settings", "de")).click()
    page.get_by_role("link", name=text("Data", "de")).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=text("Import", "de")).click()
    chooser.value.set_files(file)
    reason = text("“%@” is not a day from 1970 to 2199", "de", "soon").pattern.strip("^$")
    expect(page.get_by_text(re.compile(f"Zeile 2: {reason}"))).to_be_visible()


def test_the_licenses_are_in_german(start, open_window):
    page = open_window(start("--in-memory"), viewport=PHONE, locale="de").page
    page.get_by_role("button", name=text("Settings", "de")).click()
    page.get_by_role("link", name=text("About", "de")).click()
    expect(page.get_by_text(text("%@, on Linux", "de", "FlyingFox"))).to_be_visible()
    expect(page.get_by_text(text("Public Domain", "de"))).to_be_visible()


def test_amounts_have_the_readers_decimal_separator_and_a_unit_on_the_same_line(
    start, open_window, tmp_path
):
    run = {
        "name": "Run",
        "measure": "amount",
        "unit": {"name": "km", "decimals": 1},
        "completionsPerDay": 85,
        "days": [{"day": "2026-03-09", "count": 32}],
    }
    file = write_habits(tmp_path / "habits.json", run)
    page = open_window(start("--in-memory", "--import", file), locale="de").page
    progress = text("progress.fraction", "de", "3,2", "8,5\u00a0km")
    expect(page.get_by_text(progress).filter(visible=True).first).to_be_visible()


def test_the_sign_in_page_is_in_german(start, store, open_window):
    assert set_pass_code(store, PASS_CODE).returncode == 0
    page = open_window(start("--store", store), locale="de").page
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading")).to_have_text(text("Pass Code", "de"))
    page.get_by_label(text("Enter the pass code of this server.", "de")).fill("wrong words")
    page.get_by_role("button", name=text("Continue", "de")).click()
    expect(page.get_by_role("alert")).to_have_text(text("The pass code is wrong.", "de"))
    assert violations(page) == {}


def test_the_pass_code_error_and_the_device_name_are_in_german(start, chromium):
    program = start("--host", "0.0.0.0", "--in-memory")
    page = chromium.new_page(locale="de")
    page.goto(program.url)
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
    page.close()


def test_a_path_is_written_from_left_to_right_in_arabic(start, open_window):
    page = open_window(start("--in-memory"), viewport=PHONE, locale="ar").page
    page.get_by_role("button", name=text("Settings", "ar")).click()
    page.get_by_role("link", name=text("Sync", "ar")).click()
    page.get_by_role("button", name=text("Join", "ar")).click()
    folder = page.get_by_role("textbox", name=text("Folder", "ar"))
    expect(folder).to_have_css("direction", "ltr")
    expect(folder).to_have_css("text-align", "right")


def test_the_offline_page_is_in_arabic(start, store, open_window):
    habit(store, "add", "Read")
    program = start()
    page = open_window(program, viewport=PHONE, locale="ar").page
    page.clock.set_fixed_time(NOON)
    # The offline page opens the app as soon as the server answers.
    page.route("**/offline/health", lambda route: route.abort())
    page.goto(f"{program.url}offline")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("heading")).to_have_text(text("Today", "ar"))
    state = STRINGS["Offline. Last updated at %@."]["localizations"]["ar"]["stringUnit"]
    expect(page.get_by_role("status")).to_contain_text(state["value"].partition("%")[0])
    page.get_by_role("switch", name=text("%@, not completed today", "ar", "Read")).click()
    done = page.get_by_role("switch", name=text("%@, completed today", "ar", "Read"))
    expect(done).to_be_visible()
    assert violations(page) == {}
    assert not is_wider_than_the_window(page)


def test_the_widgets_are_in_japanese(start, open_window):
    program = start("--in-memory")
    page = open_window(program, locale="ja").page
    page.goto(f"{program.url}widgets/Today")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_text(text("Add a habit to see it here.", "ja"))).to_be_visible()
    page.goto(f"{program.url}widgets")
    expect(page.get_by_role("heading", level=1)).to_have_text(text("Widgets", "ja"))
    today = page.get_by_role("region", name=text("Today", "ja"))
    expect(today.get_by_role("link", name=text("Large", "ja"), exact=True)).to_be_visible()
    assert violations(page) == {}


def test_a_lost_connection_is_reported_in_polish(start, open_window):
    program = start("--in-memory")
    page = open_window(program, locale="pl").page
    expect(page.get_by_role("heading", level=1)).to_have_text(text("My Habits", "pl"))
    program.kill()
    expect(page.get_by_text(text("Reconnecting…", "pl"))).to_be_visible()
