"""What is due today: told, shown alone, and in groups that fold."""

import re

import pytest
from harness.axe import violations
from harness.chromium import DESKTOP, PHONE
from harness.keyboard import tab_to
from harness.native import on_weekdays, write_habits
from playwright.sync_api import expect

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
# The tests' day is a Monday.
HABITS = (
    {"name": "Swim", "category": "fitness", "schedule": on_weekdays("tuesday")},
    {"name": "Run", "category": "fitness", "timeOfDay": "morning"},
    {"name": "Plan", "schedule": on_weekdays("monday", "friday"), "timeOfDay": "morning"},
    {"name": "Read", "category": "learning", "timeOfDay": "evening"},
    {"name": "Smoke", "kind": "quit", "completionsPerDay": 0, "schedule": on_weekdays("sunday")},
    {"name": "Call", "pauses": [{"first": "2026-03-01"}], "timeOfDay": "evening"},
)
NOT_DUE = {"Swim", "Call"}


@pytest.fixture
def program(start, store, tmp_path):
    file = write_habits(tmp_path / "habits.json", *HABITS)
    return start("--store", store, "--import", file)


@pytest.fixture
def habits(program, open_window):
    window = open_window(program, PHONE)
    window.list_option("Rows")
    expect(window.page.locator("li.row")).to_have_count(len(HABITS))
    # A tap on what is about to become a row is nobody's; after this it was one from the start.
    window.reload()
    expect(window.page.locator("li.row")).to_have_count(len(HABITS))
    return window


def expect_names(habits, *wanted):
    """The habits that are shown, from the top."""
    openers = habits.page.locator("li.row button[aria-description*='Shows the habit']")
    expect(openers).to_have_count(len(wanted))
    for place, name in enumerate(wanted):
        expect(openers.nth(place)).to_have_accessible_name(re.compile(f"^{name}(,|$)"))


def expect_headers(habits, *wanted):
    """The groups that are shown, from the top."""
    headers = habits.page.get_by_role("heading", level=2).get_by_role("button")
    expect(headers).to_have_count(len(wanted))
    for place, name in enumerate(wanted):
        expect(headers.nth(place)).to_have_accessible_name(name)


def resting(habits):
    """The habits that are told not to be due, which are the ones without colour."""
    described = habits.page.locator("li.row button[aria-description^='Not due today.']")
    told = [label.split(",")[0] for label in described.evaluate_all("a => a.map(e => e.ariaLabel)")]
    grey = habits.page.locator("li.row [style*='grayscale']")
    assert grey.count() == len(told)
    return set(told)


def progress(habits, text):
    return expect(habits.page.get_by_text(text, exact=True)).to_be_visible()


def header(habits, name):
    return habits.page.get_by_role("heading", level=2).get_by_role("button", name=f"{name}, ")


def test_the_title_row_counts_what_is_due(program, open_window):
    habits, other = open_window(program, PHONE), open_window(program)
    progress(habits, "0 of 3 done today")
    habits.completion("Run").click()
    for window in (habits, other):
        progress(window, "1 of 3 done today")
    # What was not due counts once it is done; what is left out does not.
    other.completion("Swim").click()
    progress(habits, "2 of 4 done today")
    other.choose("Read", "Skip Today")
    progress(habits, "2 of 3 done today")


def test_without_anything_due_it_says_so(start, open_window, tmp_path):
    file = write_habits(tmp_path / "one.json", HABITS[0])
    habits = open_window(start("--in-memory", "--import", file), PHONE)
    progress(habits, "Nothing is due today.")


def test_habits_that_are_not_due_are_last_and_without_colour(habits):
    expect_names(habits, "Run", "Plan", "Read", "Smoke", "Swim", "Call")
    assert resting(habits) == NOT_DUE
    # Done all the same, one has its colour again, and stays where the finger is.
    swim = habits.completion("Swim")
    swim.focus()
    habits.page.keyboard.press("Enter")
    expect(habits.completion("Swim", "completed today")).to_be_focused()
    expect_names(habits, "Run", "Plan", "Read", "Smoke", "Swim", "Call")
    assert resting(habits) == {"Call"}


def test_only_habits_that_may_rest_bring_the_filter(start, open_window):
    habits = open_window(start("--in-memory"), PHONE)
    habits.add("Read")
    expect(habits.button("Due Today")).to_have_count(0)
    # Among these are goals of a week.
    other = open_window(start("--sample", "12"), PHONE)
    expect(other.button("Due Today")).to_be_visible()


def test_what_is_due_is_shown_alone_and_remembered(habits, program, open_window):
    other = open_window(program)
    chip = habits.button("Due Today")
    expect(chip).not_to_have_attribute("aria-pressed", "true")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect_names(habits, "Run", "Plan", "Read", "Smoke")
    # In every window, and after both have been started again.
    expect_names(other, "Run", "Plan", "Read", "Smoke")
    program.options = program.options[:2] + program.options[4:]
    program.restart()
    for window in (habits, other):
        window.reload()
        expect_names(window, "Run", "Plan", "Read", "Smoke")
    other.list_option("All Habits")
    expect_names(habits, "Run", "Plan", "Read", "Smoke", "Swim", "Call")


def test_what_is_done_stays_where_what_is_due_stands_alone(habits):
    for name in ("Swim", "Run"):
        habits.completion(name).click()
        expect(habits.completion(name, "completed today")).to_be_visible()
    habits.list_option("Due Today")
    expect_names(habits, "Run", "Plan", "Read", "Smoke", "Swim")


def test_where_nothing_is_due_all_are_a_tap_away(habits):
    habits.list_option("Due Today")
    habits.button("Fitness").click()
    expect_names(habits, "Run")
    search = habits.page.get_by_role("searchbox", name="Search")
    search.fill("swim")
    expect(habits.page.get_by_role("heading", name="Nothing is due today.")).to_be_visible()
    expect(habits.page.get_by_text("1 habit rests until another day.")).to_be_visible()
    habits.button("Show All Habits").click()
    expect_names(habits, "Swim")
    search.fill("nonsense")
    expect(habits.page.get_by_text("No habits match “nonsense” in Fitness")).to_be_visible()
    habits.button("Clear Search").click()
    expect_names(habits, "Run", "Plan", "Read", "Smoke", "Swim", "Call")


def test_groups_fold_and_are_remembered(habits, program, open_window):
    habits.list_option("Category", "Group By")
    expect_names(habits, "Run", "Swim", "Read", "Plan", "Smoke", "Call")
    expect_headers(habits, "Fitness, 2 habits", "Learning, 1 habit", "No Category, 3 habits")
    header(habits, "Fitness").click()
    expect_names(habits, "Read", "Plan", "Smoke", "Call")
    program.options = program.options[:2] + program.options[4:]
    program.restart()
    other = open_window(program)
    for window in (habits, other):
        window.reload()
        expect_names(window, "Read", "Plan", "Smoke", "Call")
    header(other, "Fitness").click()
    expect_names(habits, "Run", "Swim", "Read", "Plan", "Smoke", "Call")


def test_a_day_has_its_parts(habits):
    habits.list_option("Time of Day", "Group By")
    expect_headers(habits, "Morning, 2 habits", "Evening, 2 habits", "Any Time, 2 habits")
    expect_names(habits, "Run", "Plan", "Read", "Call", "Smoke", "Swim")
    assert resting(habits) == NOT_DUE
    habits.list_option("No Groups")
    expect_headers(habits)


def test_what_was_just_made_is_seen(habits):
    habits.list_option("Category", "Group By")
    header(habits, "No Category").click()
    expect_names(habits, "Run", "Swim", "Read")
    habits.add("Floss")
    expect(habits.opener("Floss")).to_be_visible()


def test_the_manual_order_passes_over_what_is_not_due(habits):
    habits.list_option("Manual")
    expect_names(habits, "Run", "Plan", "Read", "Smoke", "Swim", "Call")
    # "Swim" stands before "Run" in the order itself.
    habits.choose("Plan", "Move Up")
    expect_names(habits, "Plan", "Run", "Read", "Smoke", "Swim", "Call")
    habits.opener("Plan").click(button="right")
    menu = habits.page.locator(".menu:popover-open")
    expect(menu.get_by_role("menuitem", name="Move Up")).to_be_disabled()
    habits.page.keyboard.press("Escape")
    habits.choose("Swim", "Move Down")
    expect_names(habits, "Plan", "Run", "Read", "Smoke", "Call", "Swim")
    # In groups an order of one's own can't be told from the others.
    habits.list_option("Category", "Group By")
    expect(habits.page.locator("[data-move]")).to_have_count(0)


def test_the_keyboard_alone_groups_folds_and_filters(habits):
    keyboard = habits.page.keyboard
    tab_to(habits.button("List Options"))
    keyboard.press("Enter")
    menu = habits.page.locator(".menu:popover-open")
    expect(menu).to_be_visible()
    groups = menu.get_by_role("menuitem", name="Group By")
    category = menu.get_by_role("menuitemradio", name="Category")
    for item in (groups, category):
        for _ in range(20):
            if item.evaluate("item => item === document.activeElement"):
                break
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
    tab_to(habits.button("Due Today"))
    keyboard.press("Space")
    expect_names(habits, "Run", "Read", "Plan", "Smoke")
    fold = header(habits, "Fitness")
    tab_to(fold)
    keyboard.press("Enter")
    expect_names(habits, "Read", "Plan", "Smoke")
    expect(fold).to_be_focused()
    expect(fold).to_have_attribute("aria-description", "Shows the habits")


def test_many_groups_and_many_habits_are_all_there(start, open_window, tmp_path):
    described = [
        {"name": f"Habit {index}", "category": f"Part {index % 20:02}"} for index in range(100)
    ]
    file = write_habits(tmp_path / "many.json", *described)
    habits = open_window(start("--in-memory", "--import", file), DESKTOP)
    habits.list_option("Rows")
    habits.list_option("Category", "Group By")
    expect(habits.page.get_by_role("heading", level=2)).to_have_count(20)
    expect(habits.page.get_by_role("listitem")).to_have_count(100)


@SIZES
@pytest.mark.parametrize("size", ["100%", "200%"])
def test_axe_finds_nothing(program, open_window, viewport, size):
    habits = open_window(program, viewport)
    habits.set("Appearance", "System")
    habits.list_option("Category", "Group By")
    habits.page.evaluate(f"document.documentElement.style.fontSize = '{size}'")
    for alone in ("All Habits", "Due Today"):
        habits.list_option(alone)
        assert violations(habits.page) == {}


@pytest.mark.parametrize("width", [320, 393])
def test_large_text_stays_inside_the_window(program, open_window, width):
    habits = open_window(program, {"width": width, "height": 700})
    habits.page.evaluate("document.documentElement.style.fontSize = '150%'")
    habits.list_option("Time of Day", "Group By")
    expect(header(habits, "Any Time")).to_be_visible()
    window = habits.page.locator(".screen").first
    assert window.evaluate("screen => screen.scrollWidth <= screen.clientWidth")
    for name in ("Morning", "Evening", "Any Time"):
        box = header(habits, name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["height"] >= 44
