"""axe finds nothing serious on any screen, in dark and light mode, on a phone and a desktop."""

import pytest
from harness import store as stored
from harness.access import Access
from harness.axe import SCHEMES, violations
from harness.chromium import DESKTOP, PHONE
from harness.grid import YEAR_GRID
from harness.habits import Habits
from playwright.sync_api import expect


def empty(habits: Habits):
    expect(habits.button("Add your first habit")).to_be_visible()


def new(habits: Habits):
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()


def filled(habits: Habits):
    new(habits)
    habits.name_field.fill("Read")
    habits.editor.get_by_role("button", name="Light Yellow").click()
    expect(habits.save).to_be_enabled()


def icons(habits: Habits):
    new(habits)
    habits.show_icons()


def question(habits: Habits):
    filled(habits)
    habits.cancel.click()
    expect(habits.question).to_be_visible()


def several(habits: Habits):
    # A list contains only rows near the window. A window of this height contains all of them.
    size = habits.page.viewport_size
    habits.page.set_viewport_size({"width": size["width"], "height": 3_200})
    expect(habits.page.get_by_role("listitem")).to_have_count(15)


def menu(habits: Habits):
    habits.opener("Read").click(button="right")
    expect(habits.page.get_by_role("menuitem", name="Delete")).to_be_visible()


def rows(habits: Habits):
    habits.list_option("Rows")
    expect(habits.page.get_by_label(YEAR_GRID)).to_have_count(0)


def nothing_found(habits: Habits):
    habits.page.get_by_role("searchbox", name="Search").fill("nonsense")
    expect(habits.button("Clear Search")).to_be_visible()


def count(habits: Habits):
    habits.choose("Drink water", "Set Count")
    expect(habits.page.get_by_role("radio", name="0 of 8", exact=True)).to_be_visible()


def archive(habits: Habits):
    habits.choose("Read", "Archive")
    habits.list_option("Archive")
    expect(habits.button("Restore Read")).to_be_visible()


def empty_archive(habits: Habits):
    habits.list_option("Archive")
    expect(habits.page.get_by_text("No Archived Habits")).to_be_visible()


def detail(habits: Habits):
    habits.open("Read")


def counted(habits: Habits):
    habits.open("Drink water")
    expect(habits.button("One More")).to_be_visible()


def past(habits: Habits):
    habits.open("Drink water")
    habits.button("Previous Month").click()
    habits.button("February 14, 2026, ", exact=False).click(button="right")
    expect(habits.page.get_by_role("menuitem", name="Note")).to_be_visible()


def note(habits: Habits):
    past(habits)
    habits.page.get_by_role("menuitem", name="Note").click()
    expect(habits.page.get_by_role("textbox", name="Note")).to_be_focused()


def year(habits: Habits):
    habits.open("Read")
    habits.page.get_by_role("radio", name="Year").click()
    habits.page.get_by_role("combobox", name="Year").select_option("2025")
    expect(habits.page.get_by_label("Read in 2025: ")).to_be_visible()


def edit(habits: Habits):
    habits.open("Read")
    habits.button("Edit").click()
    expect(habits.name_field).to_have_value("Read")


def reminders(habits: Habits):
    new(habits)
    add = habits.show_reminders().get_by_role("button", name="Add Reminder")
    add.click()
    weekday = habits.reminders.get_by_role("button", name="Sunday")
    weekday.click()
    expect(weekday).to_have_attribute("aria-pressed", "false")


def statistics(habits: Habits):
    habits.show_statistics()


def settings(habits: Habits):
    habits.show_settings()


def data(habits: Habits):
    habits.show_settings()
    habits.settings.get_by_role("link", name="Data").click()
    expect(habits.screen("Data")).to_be_visible()


def about(habits: Habits):
    habits.show_settings()
    habits.settings.get_by_role("link", name="About").click()
    expect(habits.screen("About")).to_be_visible()


def access(habits: Habits):
    screen = Access(habits).show()
    screen.allow("http://homeassistant.local:8123")
    screen.make("Kitchen wall")
    screen.done()


def new_token(habits: Habits):
    screen = Access(habits).show()
    screen.screen.get_by_role("button", name="New Token").click()
    expect(screen.sheet).to_be_visible()


def made_token(habits: Habits):
    Access(habits).show().make("Kitchen wall")


EMPTY = ("--in-memory",)
# Fifteen habits in the fifteen preset colors, some complete today.
SAMPLE = ("--sample", "15")
# Each walk starts at the list in a new tab. The last ones change the list's content.
WALKS = {
    "empty": (
        EMPTY,
        [
            empty, new, filled, icons, question, empty_archive, statistics, data, about, reminders,
            new_token, made_token, access,
        ],
    ),
    "sample": (
        SAMPLE,
        [
            several, nothing_found, count, menu, detail, counted, edit, past, note, year,
            statistics, settings, archive, rows,
        ],
    ),
}  # fmt: skip
LARGE_TEXT = """
addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%"; });
"""
LARGE = [
    several, detail, counted, note, year, edit, statistics, settings, data, about, access, archive,
    rows,
]  # fmt: skip


SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])


def walk(habits: Habits, screens, look):
    """Checks each screen in its own tab. Returns the violations by screen."""
    found = {}
    context, size, address = habits.page.context, habits.page.viewport_size, habits.page.url
    for show in screens:
        tab = Habits(context.new_page())
        tab.page.set_viewport_size(size)
        tab.page.goto(address)
        try:
            show(tab)
            found[show.__name__] = look(tab.page)
        except Exception as error:
            error.add_note(f"On the screen {show.__name__}")
            raise
        tab.page.close()
    return {name: problems for name, problems in found.items() if problems}


@SIZES
@pytest.mark.parametrize("name", WALKS)
def test_axe_finds_nothing_serious_on_any_screen(start, open_window, name, viewport):
    options, screens = WALKS[name]
    habits = open_window(start(*options), viewport)
    habits.set("Appearance", "System")
    assert walk(habits, screens, violations) == {}


# The notice disappears before a second check could end.
@SIZES
def test_axe_finds_nothing_serious_in_the_notice_of_a_deletion(start, open_window, viewport):
    program = start(*SAMPLE)
    for scheme, name in zip(SCHEMES, ("Read", "Drink water"), strict=True):
        habits = open_window(program, viewport, scheme)
        habits.set("Appearance", "System")
        habits.delete(name)
        expect(habits.undo).to_be_visible()
        assert violations(habits.page, [scheme]) == {}


def test_axe_finds_nothing_serious_in_large_text(start, open_window):
    habits = open_window(start(*SAMPLE), PHONE)
    habits.set("Appearance", "System")
    habits.page.context.add_init_script(LARGE_TEXT)
    assert walk(habits, LARGE, violations) == {}


def test_axe_finds_nothing_serious_on_the_error_screen(start, open_window, store):
    program = start("--store", store)
    habits = open_window(program)
    # Set while the store works, because the error screen has no link to the settings.
    habits.set("Appearance", "System")
    program.kill()
    stored.spoil(store)
    program.start()
    habits.reload()
    expect(habits.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    assert violations(habits.page) == {}


def test_touch_targets_are_at_least_44_points(start, open_window):
    habits = open_window(start(*SAMPLE), PHONE, has_touch=True, is_mobile=True)
    several(habits)
    # A tap on the edge around a segment counts as well. The seven days in a row of the list are at
    # least 34 points wide.
    small = """
      buttons => buttons.map(button =>
          [button, (button.closest(".segmented") ?? button).getBoundingClientRect()])
        .filter(([button, box]) => button.checkVisibility({opacityProperty: true})
          && !button.closest("[inert]") && (box.height < 43.99
            || box.width < (button.closest("[aria-label='Last 7 Days']") ? 34 : 43.99)))
        .map(([button, box]) => [button.ariaLabel ?? button.textContent, box.width, box.height])
    """
    assert habits.page.locator("button").evaluate_all(small) == []
    habits.open("Read")
    assert habits.page.locator("button").evaluate_all(small) == []
    habits.button("Edit").click()
    expect(habits.save).to_be_visible()
    assert habits.editor.locator("button").evaluate_all(small) == []
    habits.cancel.click()
    habits.page.go_back()
    habits.show_statistics()
    assert habits.statistics.locator("button").evaluate_all(small) == []
    habits.page.go_back()
    habits.show_settings()
    controls = habits.settings.locator("button, select")
    assert controls.evaluate_all(small) == []
