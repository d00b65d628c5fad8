"""A change in one browser appears in another without a reload."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


@pytest.fixture
def two(program, open_window):
    return open_window(program), open_window(program)


def test_each_change_shows_in_the_other_browser(two):
    for actor, observer in (two, two[::-1]):
        actor.add("Read")
        expect(observer.completion("Read")).to_be_visible()
        actor.completion("Read").click()
        expect(observer.completion("Read", "completed today")).to_be_visible()
        actor.completion("Read", "completed today").click()
        expect(observer.completion("Read")).to_be_visible()
        actor.choose("Read", "Edit")
        actor.name_field.fill("Run")
        actor.save.click()
        expect(observer.completion("Run")).to_be_visible()
        actor.delete("Run")
        expect(observer.completion("Run")).to_have_count(0)
        actor.undo.click()
        expect(observer.completion("Run")).to_be_visible()
        actor.delete("Run")


def test_another_browsers_change_keeps_open_screens(two):
    one, other = two
    one.add("Read")
    other.open("Read")
    one.completion("Read").click()
    expect(other.button("Completed")).to_be_visible()
    other.button("Edit").click()
    other.name_field.fill("Half typed")
    one.completion("Read", "completed today").click()
    one.add("Run")
    expect(one.completion("Run")).to_be_visible()
    expect(other.name_field).to_have_value("Half typed")
    expect(other.name_field).to_be_focused()
    other.save.click()
    expect(one.completion("Half typed")).to_be_visible()


def test_an_open_habit_reports_its_deletion_elsewhere(two):
    one, other = two
    one.add("Read")
    other.open("Read")
    one.delete("Read")
    expect(other.page.get_by_text("This habit was deleted.")).to_be_visible()
    expect(other.button("Edit")).to_be_disabled()
    one.undo.click()
    expect(other.button("Mark as Done")).to_be_visible()


def test_two_browsers_agree_after_simultaneous_taps(two):
    one, other = two
    one.add("Read")
    expect(other.completion("Read")).to_be_visible()
    for habits in two:
        habits.toggle("Read")
    # Toggled twice, it is back in its first state in both.
    for habits in two:
        expect(habits.completion("Read")).to_be_visible()


def test_an_edit_keeps_other_fields_changed_elsewhere(two):
    one, other = two
    one.add("Read", color="Pink")
    for habits in two:
        habits.choose("Read", "Edit")
    one.editor.get_by_role("button", name="Cyan", exact=True).click()
    one.save.click()
    other.details_field.fill("20 pages")
    other.save.click()
    expect(other.editor).to_have_count(0)
    one.choose("Read", "Edit")
    expect(one.editor.get_by_role("button", name="Cyan", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(one.details_field).to_have_value("20 pages")


def test_the_later_of_two_edits_wins_and_the_first_window_is_notified(two):
    one, other = two
    one.add("Read")
    for habits in two:
        habits.choose("Read", "Edit")
    one.name_field.fill("Read a book")
    one.save.click()
    other.name_field.fill("Read the paper")
    other.save.click()
    expect(one.completion("Read the paper")).to_be_visible()
    words = "The name of “Read the paper” was changed in another window."
    expect(one.page.get_by_text(words)).to_be_visible()
    expect(other.page.get_by_text(words)).to_have_count(0)
    one.button("OK").click()
    expect(one.page.get_by_text(words)).to_have_count(0)


def test_an_error_is_shown_only_in_its_own_window(two):
    one, other = two
    one.add("Read")
    other.choose("Read", "Edit")
    other.name_field.fill("Typed here")
    one.delete("Read")
    other.save.click()
    expect(other.page.get_by_text("“Typed here” has already been deleted.")).to_be_visible()
    expect(one.page.get_by_text("Typed here")).to_have_count(0)
    expect(one.page.get_by_text("Not Saved")).to_have_count(0)
