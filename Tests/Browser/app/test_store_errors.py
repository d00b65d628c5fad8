"""A store that can't be opened is reported and left unchanged."""

import sqlite3
from pathlib import Path

import pytest
from harness import kinds
from harness.command import habit
from harness.program import HabitTracker
from harness.store import break_rows_after_the_first
from playwright.sync_api import expect


def good_store(path: Path):
    """Creates a store without habits. Returns its bytes."""
    with HabitTracker("--store", path):
        pass
    return path.read_bytes()


def cut_short(path: Path):
    path.write_bytes(good_store(path)[:9_000])


def overwritten(path: Path):
    content = bytearray(good_store(path))
    content[4_096:12_288] = b"\x5a" * 8_192
    path.write_bytes(content)


def text(path: Path):
    path.write_text("This is no store.")


def picture(path: Path):
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 64)


def undecodable(path: Path):
    """Creates a store with an invalid value, as if another program had changed it."""
    with HabitTracker(
        "--store",
        path,
        "--import",
        kinds.write_export(path.with_suffix(".json"), kinds.meditation()),
    ):
        pass
    path.with_suffix(".json").unlink()
    database = sqlite3.connect(path)
    with database:
        database.execute("UPDATE Habit SET reminders = '{'")
    database.close()


@pytest.mark.parametrize("damage", [cut_short, overwritten, text, picture, undecodable])
def test_a_damaged_store_is_reported_and_unchanged(start, open_window, store, damage):
    damage(store)
    for left in store.parent.glob("Habits.store-*"):
        left.unlink()
    before = store.read_bytes()
    program = start("--store", store)
    habits = open_window(program)
    expect(habits.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    expect(habits.page.get_by_text(str(store), exact=True)).to_be_visible()
    expect(habits.page.get_by_text("The file was not changed.")).to_be_visible()
    expect(habits.button("Add Habit")).to_have_count(0)
    program.kill()
    assert store.read_bytes() == before
    assert [file.name for file in store.parent.iterdir()] == [store.name]


def test_a_backup_replaces_a_damaged_store_in_all_windows(start, open_window, store):
    good_store(store)
    habit(store, "add", "Read")
    habit(store, "backup")
    for left in store.parent.glob("Habits.store-*"):
        left.unlink()
    text(store)
    program = start("--store", store)
    habits, other = open_window(program), open_window(program)
    expect(other.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    habits.page.get_by_role("button", name="Restore the backup of").click()
    habits.button("Restore").click()
    expect(habits.detail_button("Read")).to_be_visible()
    expect(other.detail_button("Read")).to_be_visible()
    assert list(store.parent.glob("Habits-damaged-*.store"))


def test_a_folder_in_place_of_the_store_is_reported(start, open_window, store):
    store.mkdir()
    habits = open_window(start("--store", store))
    expect(habits.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    assert list(store.iterdir()) == []


def test_screens_with_unreadable_habits_show_an_error(start, open_window, store):
    program = start("--store", store)
    habits, detail = open_window(program), open_window(program)
    for name in ["Read", "Run", "Swim"]:
        habits.add(name)
    habits.choose("Swim", "Archive")
    expect(habits.detail_button("Swim")).to_have_count(0)
    detail.open("Run")
    break_rows_after_the_first(store)

    def failure(screen):
        return screen.get_by_text("Your Habits Can't Be Read")

    expect(failure(detail.page.get_by_role("region"))).to_be_visible()
    expect(failure(habits.page.get_by_role("main"))).to_be_visible()
    expect(habits.page.get_by_text("Tap + to add your first habit")).to_have_count(0)
    habits.choose_list_option("Archive")
    expect(failure(habits.screen("Archive"))).to_be_visible()
    habits.page.go_back()
    habits.show_statistics()
    expect(failure(habits.statistics)).to_be_visible()
    habits.page.go_back()
    habits.show_settings()
    habits.page.get_by_role("link", name="Data").click()
    expect(habits.screen("Data").get_by_text("Couldn't read your habits.")).to_be_visible()
