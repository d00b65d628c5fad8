"""The screens of `make screenshots`: the launch options of each, and the steps that show it."""

from pathlib import Path
from tempfile import gettempdir
from urllib.parse import urlencode, urljoin

from harness.habits import Habits
from harness.native import on_weekdays
from playwright.sync_api import expect

# The path is fixed, because the picture of the error shows the path.
BROKEN = Path(gettempdir()) / "HabitTracker/Habits.store"
# An export with habits of every kind, written before the pictures are taken.
KINDS = Path(gettempdir()) / "HabitTrackerKinds.json"
OF_EACH_KIND = ("--in-memory", "--import", KINDS)
LONG_NAMES = (
    "Walk to the lake and back in rain, in snow and in sunshine, before it is noon!!!",
    "W" * 80,
    "اقرأ عشرين صفحة كل يوم قبل النوم",
    "🏃🏽‍♀️ Run 🌲🌲🌲",
    "<script>alert(1)</script> \"'&",
    "A",
)

# Habits with all kinds of schedules, some of which are not due on the day of the pictures.
DUE = (
    {"name": "Morning run", "icon": "figure.run", "color": "coral-red", "category": "fitness",
     "timeOfDay": "morning", "schedule": on_weekdays("monday", "wednesday", "friday")},
    {"name": "Swim", "icon": "drop.fill", "color": "cyan", "category": "fitness",
     "details": "Fifty lanes", "schedule": on_weekdays("tuesday")},
    {"name": "Read", "icon": "book.fill", "color": "indigo", "category": "learning",
     "timeOfDay": "evening", "details": "Twenty pages"},
    {"name": "Water the garden", "icon": "leaf.fill", "color": "green", "category": "garden",
     "timeOfDay": "evening", "schedule": {"rule": "everyNDays", "count": 3, "start": "2026-03-08"}},
    {"name": "Call home", "icon": "phone.fill", "color": "orange",
     "pauses": [{"first": "2026-03-01"}]},
)  # fmt: skip
GARDEN = {"key": "garden", "name": "Garden", "icon": "leaf.fill", "color": "green"}


def empty(habits):
    expect(habits.button("Add your first habit")).to_be_visible()


def in_list(habits):
    expect(habits.page.get_by_role("listitem").first).to_be_visible()


def long_names(habits):
    for name in reversed(LONG_NAMES):
        habits.add(name, name)
    habits.completion_button("A").click()
    expect(habits.button("A, current streak 1 day")).to_be_visible()


def long_detail(habits):
    long_names(habits)
    habits.detail_button(LONG_NAMES[0]).click()
    expect(habits.button("Edit")).to_be_visible()


def new(habits):
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()


def filled(habits):
    new(habits)
    habits.name_field.fill("Read")
    habits.details_field.fill("Twenty pages before I go to sleep")
    habits.choose_icon("Book")
    habits.editor.get_by_role("button", name="Coral Red").click()
    expect(habits.save).to_be_enabled()


def templates(habits):
    new(habits)
    habits.show_templates()


def editor_options(habits):
    templates(habits)
    habits.screen("Templates").get_by_role("button", name="Drink water").click()
    habits.picker("Schedule").select_option("Specific Days")
    habits.editor.get_by_role("switch", name="End Day").check()
    sentence = habits.editor.get_by_text("2 l on weekdays")
    sentence.scroll_into_view_if_needed()
    expect(sentence).to_be_in_viewport()


def icons(habits):
    new(habits)
    habits.show_icons()


def discard(habits):
    filled(habits)
    habits.cancel.click()
    expect(habits.discard_dialog).to_be_visible()


def reminders(habits):
    filled(habits)
    screen = habits.show_reminders()
    for _ in range(2):
        screen.get_by_role("button", name="Add Reminder").click()
    screen.get_by_label("Time of Reminder 2").fill("18:30")
    for name in ("Sunday", "Saturday"):
        screen.get_by_role("button", name=name).last.click()
    expect(screen.get_by_text("Weekdays at 6:30 PM")).to_be_visible()


def detail_year(habits):
    habits.open("Drink water")
    habits.page.get_by_role("radio", name="Year").click()
    habits.page.get_by_role("combobox", name="Year").select_option("2025")
    year = habits.page.get_by_label("Drink water in 2025: ")
    year.scroll_into_view_if_needed()
    expect(year).to_be_visible()


def detail_past(habits):
    habits.open("Drink water")
    habits.button("Previous Month").click()
    day = habits.button("February 14, 2026, ", exact=False)
    day.scroll_into_view_if_needed()
    day.click(button="right")
    expect(habits.page.get_by_role("menuitem", name="Note")).to_be_visible()


def detail_note(habits):
    detail_past(habits)
    habits.page.get_by_role("menuitem", name="Note").click()
    habits.page.get_by_role("textbox", name="Note").fill("Rain all day, and no bottle at hand.")


def menu(habits):
    habits.detail_button("Read").click(button="right")
    expect(habits.page.get_by_role("menuitem", name="Delete")).to_be_visible()


def rows(habits):
    habits.choose_list_option("Rows")
    expect(habits.page.get_by_label("of 364 days")).to_have_count(0)


def options(habits):
    habits.button("List Options").click()
    expect(habits.page.get_by_role("menuitemradio", name="Rows")).to_be_visible()


def search(habits):
    habits.page.get_by_role("searchbox", name="Search").fill("zumba")
    expect(habits.button("Clear Search")).to_be_visible()


def due(habits):
    habits.completion_button("Read").click()
    habits.button("Due Today").click()
    expect(habits.page.get_by_role("listitem")).to_have_count(2)


def nothing_due(habits):
    habits.button("Garden").click()
    habits.button("Due Today").click()
    expect(habits.button("Show All Habits")).to_be_visible()


def groups(habits):
    habits.choose_list_option("Category", "Group By")
    habits.button("Learning, 1 habit").click()
    expect(habits.page.get_by_role("listitem")).to_have_count(4)


def parts_of_the_day(habits):
    rows(habits)
    habits.choose_list_option("Time of Day", "Group By")
    expect(habits.button("Any Time, 2 habits")).to_be_visible()


def count(habits):
    habits.choose("Drink water", "Set Count")
    expect(habits.page.get_by_role("radio", name="0 of 8", exact=True)).to_be_visible()


def of_each_kind(habits):
    # A paused timer shows the same time in each picture.
    habits.button("Meditate, 0 min of 10 min today").click()
    expect(habits.page.get_by_text("0:01").filter(visible=True)).to_be_visible()
    habits.button("Meditate, 0 min of 10 min today, timer running").click()
    expect(habits.button("Meditate, 0 min of 10 min today, timer paused")).to_be_visible()


def amount(habits):
    habits.choose("Run", "Set Amount")
    habits.page.get_by_role("textbox", name="Amount in km").fill("3.25")
    expect(habits.page.get_by_text("At most 1 decimal.")).to_be_visible()


def pause(habits):
    habits.choose("Run", "Pause Until…")
    expect(habits.page.get_by_role("dialog", name="Pause Run")).to_be_visible()


def detail_of(name):
    return lambda habits: habits.open(name)


def archive(habits):
    habits.choose("Read", "Archive")
    habits.choose_list_option("Archive")
    expect(habits.button("Restore Read")).to_be_visible()


def category(habits):
    habits.show_categories()
    habits.button("Garden, 1 habit").click()
    name = habits.category_editor.get_by_role("textbox", name="Name")
    name.fill("Health")
    expect(habits.category_editor.get_by_text("Another category is called")).to_be_visible()


def category_removal(habits):
    habits.show_categories()
    habits.button("Fitness, 2 habits").click(button="right")
    habits.page.get_by_role("menuitem", name="Remove").click()
    expect(habits.button("Remove Category")).to_be_visible()


def about(habits):
    habits.show_settings()
    habits.settings.get_by_role("link", name="About").click()
    expect(habits.screen("About")).to_be_visible()


def deleted(habits):
    habits.delete("Read")
    expect(habits.undo).to_be_visible()


def focus(habits):
    habits.detail_button("Read").focus()
    habits.page.keyboard.press("Tab")


def widgets(name, **look):
    def show(habits):
        page = habits.page
        page.goto(urljoin(page.url, f"/widgets?{urlencode(look)}"))
        section = page.get_by_role("region", name=name, exact=True)
        section.evaluate("section => section.scrollIntoView()")
        for frame in section.locator("iframe").all():
            expect(frame.content_frame.locator(".tile")).to_be_visible()
            frame.content_frame.locator("body").evaluate("() => document.fonts.ready.then(() => 0)")

    return show


def error(habits):
    expect(habits.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()


SCREENS = {
    "empty": (("--in-memory",), empty),
    "list": (("--sample", "6"), in_list),
    "list-1": (("--sample", "1"), in_list),
    "list-5": (("--sample", "5"), in_list),
    "list-50": (("--sample", "50"), in_list),
    "list-rows": (("--sample", "9"), rows),
    "list-options": (("--sample", "6"), options),
    "list-search": (("--sample", "6"), search),
    "list-due": (DUE, due),
    "list-nothing-due": (DUE, nothing_due),
    "list-not-due": (DUE, rows),
    "list-groups": (DUE, groups),
    "list-parts-of-the-day": (DUE, parts_of_the_day),
    "list-count": (("--sample", "6"), count),
    "list-amount": (OF_EACH_KIND, amount),
    "list-kinds": (OF_EACH_KIND, of_each_kind),
    "list-pause": (OF_EACH_KIND, pause),
    "archive": (("--sample", "6"), archive),
    "list-long-names": (("--in-memory",), long_names),
    "list-focus": (("--sample", "6"), focus),
    "list-menu": (("--sample", "6"), menu),
    "list-deleted": (("--sample", "6"), deleted),
    "editor-new": (("--in-memory",), new),
    "editor-filled": (("--in-memory",), filled),
    "editor-templates": (("--in-memory",), templates),
    "editor-options": (("--in-memory",), editor_options),
    "editor-icons": (("--in-memory",), icons),
    "editor-discard": (("--in-memory",), discard),
    "editor-reminders": (("--in-memory",), reminders),
    "detail": (("--sample", "6"), detail_of("Read")),
    "detail-open": (("--sample", "6"), detail_of("Morning run")),
    "detail-counted": (("--sample", "6"), detail_of("Drink water")),
    "detail-year": (("--sample", "6"), detail_year),
    "detail-past": (("--sample", "6"), detail_past),
    "detail-note": (("--sample", "6"), detail_note),
    "detail-long-name": (("--in-memory",), long_detail),
    "detail-amount": (OF_EACH_KIND, detail_of("Run")),
    "detail-limit": (OF_EACH_KIND, detail_of("Coffee")),
    "detail-paused": (OF_EACH_KIND, detail_of("Read")),
    "detail-quit": (OF_EACH_KIND, detail_of("Smoking")),
    "detail-ended": (OF_EACH_KIND, detail_of("Challenge")),
    "detail-timer": (OF_EACH_KIND, detail_of("Meditate")),
    "statistics": (("--sample", "6"), Habits.show_statistics),
    "statistics-empty": (("--in-memory",), Habits.show_statistics),
    "settings": (("--sample", "6"), Habits.show_settings),
    "settings-categories": (DUE, Habits.show_categories),
    "settings-category": (DUE, category),
    "settings-category-removal": (DUE, category_removal),
    "settings-about": (("--in-memory",), about),
    "widgets": (("--sample", "9"), widgets("Today")),
    "widgets-habit": (("--sample", "9"), widgets("Habit")),
    "widgets-streaks": (("--sample", "9"), widgets("Streaks")),
    "widgets-tinted": (("--sample", "9"), widgets("Habit", rendering="accented")),
    "widgets-locked": (("--sample", "9"), widgets("Today", locked="1")),
    "widgets-empty": (("--in-memory",), widgets("Today")),
    "store-error": (("--store", BROKEN), error),
}
