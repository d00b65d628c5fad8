"""Names that are long, blank, or not what a page expects; all are text and nothing else."""

import pytest
from harness import store as stored
from harness.chromium import PHONE
from playwright.sync_api import expect

NAMES = {
    "80 characters": "Walk to the lake and back in rain, in snow and in sunshine, "
    + "before it is noon!!!",
    "80 without a space": "W" * 80,
    "emoji": "👩‍👩‍👧‍👦 🏃🏽‍♀️ 🇩🇪 ❤️‍🔥",
    "right to left": "اقرأ عشرين صفحة",
    "mixed directions": "Read שלום 20 pages",
    "a script": "<script>document.title = 'taken'</script>",
    "markup": "<img src=x onerror=\"document.title='taken'\">",
    "quotes": "\"'&amp; &lt;b&gt; `\\",
    "format": "%@ %d **bold** $(name) ${name}",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
def test_any_name_is_shown_and_kept_as_it_was_typed(program, open_window, store, name):
    habits = open_window(program, viewport=PHONE)
    habits.add(name, name)
    expect(habits.completion(name)).to_be_visible()
    expect(
        habits.opener(name).get_by_text(name, exact=True).filter(visible=True).first
    ).to_be_visible()
    assert stored.names(store) == [name]
    habits.completion(name).click()
    expect(habits.completion(name, "completed today")).to_be_visible()
    habits.open(name)
    expect(habits.page.get_by_role("heading", name=name, exact=True).last).to_be_visible()
    habits.button("Edit").click()
    expect(habits.name_field).to_have_value(name)
    expect(habits.details_field).to_have_value(name)
    habits.cancel.click()
    habits.page.go_back()
    habits.delete(name)
    expect(habits.page.get_by_text(f"Deleted {name}", exact=True)).to_be_visible()
    assert habits.page.title() != "taken"
    assert habits.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("blank", ["", "   ", "\t", "\u00a0\u2003"])
def test_a_blank_name_cant_be_saved(habits, store, blank):
    habits.button("Add Habit").click()
    expect(habits.save).to_be_disabled()
    habits.name_field.fill("Read")
    expect(habits.save).to_be_enabled()
    habits.name_field.fill(blank)
    expect(habits.save).to_be_disabled()
    # Return in the field saves as well, where there is something to save.
    habits.name_field.press("Enter")
    expect(habits.editor).to_be_visible()
    assert stored.names(store) == []


def test_spaces_around_a_name_are_left_out(habits, store):
    habits.add("  Read  ")
    expect(habits.completion("Read")).to_be_visible()
    assert stored.names(store) == ["Read"]


def test_a_name_of_more_than_80_characters_cant_be_saved(habits, store):
    habits.button("Add Habit").click()
    habits.name_field.fill("W" * 81)
    expect(habits.editor.get_by_text("Name: 81 of 80 characters")).to_be_visible()
    expect(habits.save).to_be_disabled()
    habits.name_field.press("Enter")
    expect(habits.name_field).to_have_value("W" * 81)
    assert stored.names(store) == []
