"""A store that can't be opened is reported and left unchanged.

Linux/Tests/SwiftDataTests/StoreOpenTests.swift tests the kinds of damage.
"""

import sqlite3
from contextlib import closing

from harness import kinds
from harness.axe import violations
from harness.chromium import PHONE
from harness.command import habit
from harness.native import write_habits
from harness.store import break_rows_after_the_first
from playwright.sync_api import expect
from test_large_text import problems_at_each_size
from test_settings import DARK, LIGHT, expect_ground


def remove_logs(store):
    for log in store.parent.glob(f"{store.name}-*"):
        log.unlink()


def test_a_damaged_store_is_reported_and_unchanged(start, open_window, store, tmp_path):
    export = write_habits(tmp_path / "export.json", kinds.meditation())
    program = start("--store", store, "--import", export)
    habits = open_window(program, PHONE)
    # The appearance is set while the store works, because the error screen has no settings.
    habits.change_setting("Appearance", "System")
    program.kill()
    # An invalid value, as if another program had changed it.
    with closing(sqlite3.connect(store)) as database, database:
        database.execute("UPDATE Habit SET reminders = '{'")
    remove_logs(store)
    before, files = store.read_bytes(), sorted(store.parent.iterdir())

    program.options = ["--store", str(store), *program.options[4:]]
    program.start()
    habits.reload()
    expect(habits.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    expect(habits.page.get_by_text(str(store), exact=True)).to_be_visible()
    expect(habits.page.get_by_text("The file was not changed.")).to_be_visible()
    expect(habits.button("Add Habit")).to_have_count(0)

    # The error screen is as accessible as the others, in the chosen appearance.
    for scheme, color in (("dark", DARK), ("light", LIGHT)):
        habits.page.emulate_media(color_scheme=scheme)
        expect_ground(habits, color)
        assert violations(habits.page) == {}, scheme
    assert problems_at_each_size(habits.page) == []

    program.kill()
    assert store.read_bytes() == before
    assert sorted(store.parent.iterdir()) == files


def test_a_backup_replaces_a_damaged_store_in_all_windows(start, open_window, store):
    habit(store, "add", "Read")
    habit(store, "backup")
    remove_logs(store)
    store.write_text("This is no store.")
    program = start("--store", store)
    habits, other = open_window(program), open_window(program)
    expect(other.page.get_by_role("heading", name="Your Habits Can't Be Opened")).to_be_visible()
    habits.page.get_by_role("button", name="Restore the backup of").click()
    habits.button("Restore").click()
    expect(habits.detail_button("Read")).to_be_visible()
    expect(other.detail_button("Read")).to_be_visible()
    assert list(store.parent.glob("Habits-damaged-*.store"))


def test_screens_with_unreadable_habits_show_an_error(start, open_window, add, store, tmp_path):
    add("Read")
    add("Run")
    swim = {"name": "Swim", "archivedAt": "2026-03-08T12:00:00.000Z"}
    habit(store, "import", write_habits(tmp_path / "export.json", swim))
    habits = open_window(start())
    habits.open("Run")
    break_rows_after_the_first(store)

    def failure(screen):
        return screen.get_by_text("Your Habits Can't Be Read")

    expect(failure(habits.page.get_by_role("region"))).to_be_visible()
    habits.page.go_back()
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
