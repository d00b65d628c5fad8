"""The figures over all habits."""

import pytest
from harness.loop import write_backup
from harness.native import write_export
from playwright.sync_api import expect

MONDAY = 20_521


@pytest.fixture
def figures(tmp_path, start, open_window):
    """Two habits: "Read" since Sunday a week ago on every day, "Run" on Friday and Sunday."""
    history = {"Read": range(MONDAY - 8, MONDAY), "Run": [MONDAY - 3, MONDAY - 1]}
    backup = write_backup(tmp_path / "loop.db", history)
    program = start("--in-memory", "--import", backup)
    return open_window(program), open_window(program)


def table(screen):
    """The first chart, value by value."""
    rows = screen.get_by_role("table").first.get_by_role("row")
    return [row.split("\t") for row in rows.all_inner_texts()[1:]]


def test_without_habits_there_are_words(start, open_window):
    habits = open_window(start("--in-memory"))
    habits.show_statistics()
    expect(habits.statistics.get_by_role("heading", name="No statistics yet")).to_be_visible()


def test_todays_progress_follows_taps_in_another_window(figures):
    habits, other = figures
    other.show_statistics()
    expect(other.statistics.get_by_text("0 of 2", exact=True)).to_be_visible()
    expect(other.statistics.get_by_text("2 habits to go")).to_be_visible()
    habits.completion("Read").click()
    expect(other.statistics.get_by_text("1 of 2", exact=True)).to_be_visible()
    habits.choose("Run", "Skip Today")
    expect(other.statistics.get_by_text("1 of 1", exact=True)).to_be_visible()
    expect(other.statistics.get_by_text("All done. A perfect day.")).to_be_visible()
    expect(other.statistics.get_by_text("1 skipped")).to_be_visible()


def test_rates_by_week_month_and_year(figures):
    habits, _ = figures
    habits.show_statistics()
    # Sunday is done by both, and Monday is open.
    expect(habits.statistics.get_by_text("100%").first).to_be_visible()
    # Read 7 of 7 days and Run 1 of 2.
    assert table(habits.statistics)[-2:] == [["Mar 1", "89%"], ["Mar 8", "100%"]]
    # The chart begins a month ago.
    assert table(habits.statistics)[0] == ["Feb 8", "no habit"]
    habits.statistics.get_by_role("radio", name="Month").click()
    # Read 8 of 8 days and Run 2 of 3.
    expect(habits.statistics.get_by_text("91%").first).to_be_visible()
    assert table(habits.statistics) == [["Feb", "no habit"], ["Mar", "91%"]]
    habits.statistics.get_by_role("radio", name="Year").click()
    expect(habits.statistics.get_by_text("this year").first).to_be_visible()
    assert table(habits.statistics) == [["2026", "91%"]]


def test_the_strength_is_the_average_of_the_habits(figures):
    habits, _ = figures
    habits.show_statistics()
    expect(habits.statistics.get_by_role("heading", name="Habit strength")).to_be_visible()
    expect(habits.statistics.get_by_label("21%, today, the average of all habits")).to_be_visible()
    days = habits.statistics.get_by_role("table").last.get_by_role("rowheader")
    # Days are spoken without a time.
    assert days.all_inner_texts() == ["March 2, 2026", "March 9, 2026"]


def test_the_scale_of_the_categories_ends_at_100_percent(start, open_window, tmp_path):
    names = ("Read", "Run")
    export = write_export(tmp_path / "habits.json", names, streak=30, category="health")
    # A Sunday, the first day of its week.
    now = ("--now", "2026-03-08T12:00:00Z", "--time-zone", "UTC")
    program = start("--in-memory", "--import", export, *now)
    habits = open_window(program)
    habits.show_statistics()
    chart = habits.statistics.get_by_role("figure").filter(has_text="Health")
    expect(chart.locator(".ch-axis.trailing")).to_have_text("100%")
    bar, plot = chart.evaluate(
        """chart => [".ch-box", ".ch-drawing"].map(name => {
          const { left, right } = chart.querySelector(name).getBoundingClientRect();
          return [left, right];
        })"""
    )
    assert bar == pytest.approx(plot, abs=1)


def test_perfect_days(figures):
    habits, _ = figures
    habits.show_statistics()
    # The first five days had Read alone, and on Saturday Run was left.
    expect(habits.statistics.get_by_label("7, in all", exact=True)).to_be_visible()
    expect(habits.statistics.get_by_label("1, this week", exact=True)).to_be_visible()


def test_a_habit_that_is_done_for_the_week_is_not_to_go(start, open_window, store):
    """On a Monday, of a week that began on Sunday."""
    habits = open_window(start())
    habits.add("Run")
    habits.button("Add Habit").click()
    habits.name_field.fill("Swim")
    habits.editor.get_by_role("combobox", name="Period").select_option(label="Week")
    habits.step("Goal", "Decrement").click()
    habits.step("Goal", "Decrement").click()
    habits.save.click()
    expect(habits.editor).to_have_count(0)
    habits.open("Swim")
    habits.button("March 8, 2026, not completed").click()
    expect(habits.button("March 8, 2026, completed")).to_be_visible()
    habits.page.go_back()
    habits.show_statistics()
    expect(habits.statistics.get_by_text("0 of 1", exact=True)).to_be_visible()
    expect(habits.statistics.get_by_text("1 habit to go", exact=True)).to_be_visible()
    expect(habits.statistics.get_by_text("1 done for this week", exact=True)).to_be_visible()
    habits.page.go_back()
    habits.completion("Run").click()
    habits.show_statistics()
    expect(habits.statistics.get_by_text("1 of 1", exact=True)).to_be_visible()
    expect(habits.statistics.get_by_text("All done. A perfect day.", exact=True)).to_be_visible()
    # Yesterday Swim was alone, and done.
    expect(habits.statistics.get_by_label("2, this week", exact=True)).to_be_visible()


def test_the_longest_streaks_lead_to_their_habits(figures):
    habits, _ = figures
    habits.show_statistics()
    leaders = habits.statistics.get_by_role("button", name="current streak")
    expect(leaders).to_have_count(2)
    expect(leaders.nth(0)).to_have_accessible_name("Read, current streak 8 days")
    expect(leaders.nth(1)).to_have_accessible_name("Run, current streak 1 day")
    leaders.nth(0).click()
    expect(habits.screen("Read")).to_be_visible()
    habits.page.go_back()
    expect(leaders.nth(0)).to_be_visible()


def test_rates_per_category(start, open_window):
    habits = open_window(start("--sample", "12"))
    habits.show_statistics()
    rates = habits.statistics.get_by_role("table").nth(1).get_by_role("rowheader")
    expect(rates.first).to_have_text("Health")
    assert set(rates.all_inner_texts()) <= {
        "Health", "Productivity", "Personal", "Fitness", "Learning", "Social", "No Category",
    }  # fmt: skip


def test_archived_habits_are_left_out(figures):
    habits, other = figures
    other.show_statistics()
    expect(other.statistics.get_by_text("0 of 2", exact=True)).to_be_visible()
    habits.choose("Run", "Archive")
    expect(other.statistics.get_by_text("0 of 1", exact=True)).to_be_visible()
