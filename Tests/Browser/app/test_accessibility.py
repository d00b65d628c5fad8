"""axe finds nothing serious on any screen: on a phone in dark mode, on a desktop in light mode, and
in large text.
"""

import pytest
from harness.access import Access
from harness.axe import (
    violations_in_each_appearance,
    violations_in_each_appearance_and_large_text,
)
from harness.chromium import PHONE
from harness.grid import YEAR_GRID
from harness.habits import Habits
from harness.tours import walk
from playwright.sync_api import expect
from test_categories import category_screens


def go_back(habits: Habits, screen):
    habits.page.go_back()
    expect(screen).to_have_count(0)


# Tours


def first_habit(habits: Habits):
    expect(habits.button("Add your first habit")).to_be_visible()
    yield "the empty list"
    habits.choose_list_option("Archive")
    expect(habits.page.get_by_text("No Archived Habits")).to_be_visible()
    yield "the empty archive"
    go_back(habits, habits.screen("Archive"))
    habits.show_statistics()
    yield "empty statistics"
    go_back(habits, habits.statistics)
    habits.button("Add Habit").click()
    expect(habits.name_field).to_be_focused()
    yield "a new habit"
    habits.show_icons()
    yield "the icons"
    go_back(habits, habits.icons)
    habits.show_reminders().get_by_role("button", name="Add Reminder").click()
    weekday = habits.reminders.get_by_role("button", name="Sunday")
    weekday.click()
    expect(weekday).to_have_attribute("aria-pressed", "false")
    yield "the reminders"
    go_back(habits, habits.reminders)
    habits.name_field.fill("Read")
    habits.editor.get_by_role("button", name="Light Yellow").click()
    expect(habits.save).to_be_enabled()
    yield "a completed form"
    habits.cancel.click()
    expect(habits.discard_dialog).to_be_visible()
    yield "the question"


def below_settings(habits: Habits):
    habits.show_settings()
    yield "the settings"
    for name in ("Data", "About"):
        habits.settings.get_by_role("link", name=name).click()
        expect(habits.screen(name)).to_be_visible()
        yield name
        go_back(habits, habits.screen(name))
    habits.page.go_back()
    access = Access(habits).show()
    access.allow_website("http://homeassistant.local:8123")
    access.screen.get_by_role("button", name="New Token").click()
    expect(access.sheet).to_be_visible()
    yield "a new token"
    access.sheet.get_by_role("button", name="Cancel").click()
    access.create_token("Kitchen wall")
    yield "the created token"
    access.close_sheet()
    yield "the tokens"
    go_back(habits, access.screen)
    go_back(habits, habits.settings)


def colors(habits: Habits):
    # A list contains only rows near the window. A window of this height shows all rows.
    size = {"width": PHONE["width"], "height": 3_200}
    habits.page.set_viewport_size(size)
    expect(habits.page.get_by_role("listitem")).to_have_count(15)
    yield "the cards"
    habits.choose_list_option("Rows")
    expect(habits.page.get_by_label(YEAR_GRID)).to_have_count(0)
    habits.page.set_viewport_size(size)
    expect(habits.page.get_by_role("listitem")).to_have_count(15)
    yield "the rows"


def list_controls(habits: Habits):
    search = habits.page.get_by_role("searchbox", name="Search")
    search.fill("nonsense")
    expect(habits.button("Clear Search")).to_be_visible()
    yield "a search without a result"
    search.fill("")
    habits.detail_button("Read").click(button="right")
    expect(habits.page.get_by_role("menuitem", name="Delete")).to_be_visible()
    yield "the menu of a habit"
    habits.page.keyboard.press("Escape")
    habits.choose("Drink water", "Set Count")
    expect(habits.page.get_by_role("radio", name="0 of 8", exact=True)).to_be_visible()
    yield "the count"
    habits.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(habits.page.get_by_role("dialog")).to_have_count(0)


def details(habits: Habits):
    habits.open("Read")
    yield "a habit"
    habits.page.get_by_role("radio", name="Year").click()
    habits.page.get_by_role("combobox", name="Year").select_option("2025")
    expect(habits.page.get_by_label("Read in 2025: ")).to_be_visible()
    yield "a year"
    habits.button("Edit").click()
    expect(habits.name_field).to_have_value("Read")
    yield "the editor"
    habits.cancel.click()
    expect(habits.editor).to_have_count(0)
    go_back(habits, habits.screen("Read"))
    habits.open("Drink water")
    expect(habits.button("One More")).to_be_visible()
    yield "a counted habit"
    habits.button("Previous Month").click()
    habits.button("February 14, 2026, ", exact=False).click(button="right")
    note = habits.page.get_by_role("menuitem", name="Note")
    expect(note).to_be_visible()
    yield "the menu of a day"
    note.click()
    expect(habits.page.get_by_role("textbox", name="Note")).to_be_focused()
    yield "a note"


def changed_lists(habits: Habits):
    habits.show_statistics()
    yield "the statistics"
    go_back(habits, habits.statistics)
    habits.choose("Read", "Archive")
    habits.choose_list_option("Archive")
    expect(habits.button("Restore Read")).to_be_visible()
    yield "the archive"
    go_back(habits, habits.screen("Archive"))
    habits.delete("Drink water")
    expect(habits.undo).to_be_visible()
    yield "the notice of a deletion"


# Fifteen habits in the fifteen preset colors, some complete today.
SAMPLE = ("--sample", "15")
# The habits that the tours use. axe takes longer with more habits.
FEW = ("--sample", "3")


def follow_the_system(start, open_window, *options):
    habits = open_window(start(*options), PHONE)
    habits.change_setting("Appearance", "System")
    return habits


def test_axe_reports_no_serious_problem_without_habits(start, open_window):
    habits = follow_the_system(start, open_window, "--in-memory")
    assert walk(habits, [first_habit], violations_in_each_appearance) == {}


@pytest.mark.parametrize(
    ("sample", "tours"),
    [
        (SAMPLE, [colors]),
        (FEW, [list_controls, details]),
        (FEW, [below_settings, category_screens, changed_lists]),
    ],
    ids=["colors", "details", "changes"],
)
def test_axe_reports_no_serious_problem_on_the_main_screens(start, open_window, sample, tours):
    habits = follow_the_system(start, open_window, *sample)
    assert walk(habits, tours, violations_in_each_appearance_and_large_text) == {}


def test_touch_targets_except_the_days_of_a_row_are_at_least_44_points(start, open_window):
    habits = open_window(start(*SAMPLE), PHONE, has_touch=True, is_mobile=True)
    habits.page.set_viewport_size({"width": PHONE["width"], "height": 3_200})
    expect(habits.page.get_by_role("listitem")).to_have_count(15)
    # A tap on the edge around a segment counts as well. In a row of the list, each of the seven
    # days is at least 34 points wide.
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
