"""Every destructive tap can be undone: in its notice, with Control-Z, and after a reload."""

import pytest
from harness.native import write_habits
from harness.store import count, names
from playwright.sync_api import expect

pytestmark = pytest.mark.moving


@pytest.fixture
def three(start, store, tmp_path, open_window):
    described = [{"name": name} for name in ("Three", "Two", "One")]
    file = write_habits(tmp_path / "habits.json", *described)
    habits = open_window(start("--store", store, "--import", file))
    expect(habits.completion("One")).to_be_visible()
    return habits


def undo_by_key(habits):
    habits.page.keyboard.press("Control+z")


def test_several_deletions_are_undone_one_by_one(three, store):
    three.delete("One")
    three.delete("Two")
    expect(three.page.get_by_text("Deleted Two")).to_be_visible()
    three.undo.click()
    expect(three.completion("Two")).to_be_visible()
    # The deletion before it can be undone next.
    expect(three.page.get_by_text("Deleted One")).to_be_visible()
    three.undo.click()
    expect(three.completion("One")).to_be_visible()
    expect(three.undo).to_have_count(0)
    assert sorted(names(store)) == ["One", "Three", "Two"]


def test_control_z_undoes_one_tap_after_another(three, store):
    three.toggle("One")
    expect(three.completion("One", "completed today")).to_be_visible()
    three.choose("Two", "Archive")
    three.delete("Three")
    undo_by_key(three)
    expect(three.completion("Three")).to_be_visible()
    undo_by_key(three)
    expect(three.completion("Two")).to_be_visible()
    undo_by_key(three)
    expect(three.completion("One")).to_be_visible()
    assert count(store, "One") == 0
    three.page.keyboard.press("Control+Shift+z")
    expect(three.completion("One", "completed today")).to_be_visible()


def test_a_cleared_count_is_restored(habits, store):
    habits.add("Read")
    habits.open("Read")
    day = habits.screen("Read").get_by_role("button", name="March 8, 2026", exact=False)
    day.click(button="right")
    habits.page.get_by_role("menuitem", name="Set Count").click()
    habits.page.get_by_role("spinbutton").or_(habits.page.get_by_role("textbox")).fill("57")
    habits.button("Set Count").click()
    expect(habits.page.get_by_role("dialog")).to_have_count(0)
    day.click()
    expect(habits.page.get_by_text("Read: 57 became 0")).to_be_visible()
    assert count(store, "Read") == 0
    habits.undo.click()
    expect(day).to_have_accessible_name("March 8, 2026, completed")
    assert count(store, "Read") == 57


def test_a_reload_keeps_the_undo_history(three):
    three.delete("One")
    three.delete("Two")
    three.page.reload()
    expect(three.completion("Three")).to_be_visible()
    undo_by_key(three)
    expect(three.completion("Two")).to_be_visible()
    undo_by_key(three)
    expect(three.completion("One")).to_be_visible()


def test_the_menu_undoes_a_change_whose_notice_is_gone(three):
    three.choose("Two", "Archive")
    three.undo.click()
    expect(three.completion("Two")).to_be_visible()
    three.choose("One", "Skip Today")
    expect(three.completion("One", "skipped today")).to_be_visible()
    three.list_option("Undo")
    expect(three.completion("One")).to_be_visible()


def test_a_window_undoes_only_its_own_changes(program, open_window):
    one, other = open_window(program), open_window(program)
    one.add("Read")
    expect(other.completion("Read")).to_be_visible()
    one.toggle("Read")
    expect(other.completion("Read", "completed today")).to_be_visible()
    undo_by_key(other)
    other.add("Run")
    expect(one.completion("Run")).to_be_visible()
    expect(one.completion("Read", "completed today")).to_be_visible()
    undo_by_key(one)
    expect(other.completion("Read")).to_be_visible()
