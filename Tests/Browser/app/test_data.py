"""Settings > Data: import, export, backups, and legacy records."""

import json
import shutil
from datetime import timedelta

import pytest
from harness import native
from harness import store as stored
from harness.chromium import PHONE
from harness.loop import write_backup
from harness.program import ROOT
from playwright.sync_api import expect

# 2026-03-09, in days since 1970-01-01.
TODAY = 20_521

# Presses Cancel in the page, because a mouse press from outside may be too late on a busy machine.
CANCEL_WHILE_ADDING = """
() => new Promise(resolve => {
  const cancel = () => {
    const sheet = [...document.querySelectorAll("dialog")].find(it => it.matches(":modal"));
    const text = sheet?.textContent ?? "";
    if (!text.includes("Adding") && !text.includes("Added")) return;
    observer.disconnect();
    [...sheet.querySelectorAll("button")].find(it => it.textContent === "Cancel")?.click();
    resolve();
  };
  const observer = new MutationObserver(cancel);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  cancel();
})
"""


class Data:
    """The screen Settings > Data in one window."""

    def __init__(self, habits):
        self.habits = habits
        habits.show_settings()
        habits.settings.get_by_role("link", name="Data").click()
        self.screen = habits.screen("Data")
        expect(self.screen).to_be_visible()
        self.sheet = habits.page.get_by_role("dialog", name="Import")

    def button(self, name):
        return self.screen.get_by_role("button", name=name, exact=True)

    def choose(self, file):
        with self.habits.page.expect_file_chooser() as chooser:
            self.button("Import").click()
        chooser.value.set_files(file)

    def press(self, name):
        self.sheet.get_by_role("button", name=name, exact=True).click()

    def import_file(self, file, sentence):
        self.choose(file)
        expect(self.sheet.get_by_text(sentence)).to_be_visible()
        self.press("Add")
        expect(self.sheet.get_by_role("heading", name="Added")).to_be_visible()
        self.press("Done")
        expect(self.sheet).to_have_count(0)

    def export(self, name):
        with self.habits.page.expect_download() as download:
            self.button(name).click()
        return download.value

    @property
    def backups(self):
        return self.screen.get_by_role("button", name="Restore the backup of")

    def expect_count(self, count):
        row = self.screen.get_by_role("listitem").first
        expect(row).to_have_text(f"Habits{count}")


# The habits of the backup. One name is too long for a single line on a phone.
NAMES = ("Read something that is longer than a line of a phone is wide", "Run", "Left off")


@pytest.fixture
def backup(tmp_path):
    days = (range(TODAY - 9, TODAY), [TODAY], [TODAY - 99])
    habits = dict(zip(NAMES, days, strict=True))
    return write_backup(tmp_path / "loop.db", habits, archived=("Left off",))


def test_files_are_imported_after_a_preview(start, open_window, store, tmp_path, backup):
    shutil.copy(ROOT / "Tests/Fixtures/legacy.json", store.parent / "legacy-habits.json")
    program = start("--store", store)
    data, other = Data(open_window(program, PHONE)), open_window(program)
    import_a_backup_twice(data, other, store, backup)
    show_changes_in_the_preview(data)
    refuse_a_picture(data, tmp_path)
    assert sorted(stored.names(store)) == sorted(NAMES)
    merge_a_table(data, tmp_path)
    choose_the_order_of_dates(data, tmp_path)
    assert stored.names(store).count("Stretch") == 1
    add_older_records(data, store)


def import_a_backup_twice(data, other, store, backup):
    data.choose(backup)
    expect(data.sheet.get_by_text("Adds 3 habits and 11 days.")).to_be_visible()
    rows = data.sheet.get_by_role("listitem")
    expect(rows.filter(has_text="Run")).to_contain_text("1 day")
    expect(rows.filter(has_text="Left off")).to_contain_text("1 day · ")
    expect(rows.filter(has_text="Left off")).to_contain_text(" · archived")
    # Canceling the preview changes nothing.
    data.press("Cancel")
    expect(data.sheet).to_have_count(0)
    assert stored.names(store) == []

    data.import_file(backup, "Adds 3 habits and 11 days.")
    data.expect_count(3)
    expect(other.completion_button("Run", "completed today")).to_be_visible()
    data.choose(backup)
    expect(data.sheet.get_by_text("Nothing to add.")).to_be_visible()
    expect(data.sheet.get_by_text("11 days of 3 habits are already in the app")).to_be_visible()
    expect(data.sheet.get_by_role("button", name="Add", exact=True)).to_be_disabled()
    data.press("Cancel")


def show_changes_in_the_preview(data):
    data.choose(ROOT / "Tests/Fixtures/mhabit.json")
    expect(data.sheet.get_by_text("Adds 4 habits and 7 days.")).to_be_visible()
    expect(data.sheet.get_by_text("2 habits can't be imported exactly as they are")).to_be_visible()
    rows = data.sheet.get_by_role("listitem")
    run = rows.filter(has_text="4 days · 3.5 km a day · 3 days a week · Fitness")
    expect(run).not_to_contain_text("becomes")
    data.press("Cancel")


def merge_a_table(data, tmp_path):
    """Adds days to the habit of the same name."""
    file = tmp_path / "habits.csv"
    file.write_text("Date,Weekday,Run,Hike\n2026-03-07,Sat,x,5\n2026-03-08,Sun,,8.5\n")
    data.choose(file)
    expect(data.sheet.get_by_text("Table with a column for each habit")).to_be_visible()
    expect(data.sheet.get_by_text("Adds 2 habits and 3 days.")).to_be_visible()
    left_out = "1 column without days is left out: “Weekday”."
    expect(data.sheet.get_by_text(left_out)).to_be_visible()
    data.sheet.get_by_role("switch", name="Merge Habits with the Same Name").click()
    expect(data.sheet.get_by_text("Adds 1 habit and 3 days.")).to_be_visible()
    data.press("Add")
    expect(data.sheet.get_by_role("heading", name="Added 1 habit and 3 days")).to_be_visible()
    data.press("Done")


def choose_the_order_of_dates(data, tmp_path):
    file = tmp_path / "habits.csv"
    file.write_text("habit,date\nStretch,03/01/2026\nStretch,03/02/2026\n")
    data.choose(file)
    order = data.sheet.get_by_role("combobox", name="Date Order")
    order.select_option(label="Day First")
    expect(data.sheet.get_by_text("From January 3, 2026 to February 3, 2026.")).to_be_visible()
    order.select_option(label="Month First")
    expect(data.sheet.get_by_text("From March 1, 2026 to March 2, 2026.")).to_be_visible()
    data.press("Add")
    expect(data.sheet.get_by_role("heading", name="Added 1 habit and 2 days")).to_be_visible()
    data.press("Done")


def refuse_a_picture(data, tmp_path):
    file = tmp_path / "photo.db"
    file.write_bytes(b"\x89PNG\r\n\x1a\n")
    data.choose(file)
    expect(data.sheet.get_by_role("heading", name="Nothing Was Imported")).to_be_visible()
    expect(data.sheet.get_by_text("it is a PNG picture")).to_be_visible()
    data.press("Done")


def add_older_records(data, store):
    before, backups = stored.names(store), data.backups.count()
    data.button("Add Older Records").click()
    expect(data.sheet.get_by_text("Adds ")).to_be_visible()
    data.press("Add")
    expect(data.sheet.get_by_role("heading", name="Added")).to_be_visible()
    data.press("Done")
    expect(data.button("Add Older Records")).to_have_count(0)
    expect(data.backups).to_have_count(backups + 1)
    assert len(stored.names(store)) > len(before)
    assert not (store.parent / "legacy-habits.json").exists()
    assert (store.parent / "legacy-habits.imported.json").exists()


def test_an_import_can_be_canceled_while_habits_are_added(start, open_window, tmp_path):
    history = [{"day": str(native.TODAY - timedelta(days=ago))} for ago in range(1_000)]
    described = [{"name": f"Habit {number}", "days": history} for number in range(60)]
    file = native.write_habits(tmp_path / "long.json", *described)
    # A busy machine may have added everything before the press arrives.
    for attempt in range(3):
        store = tmp_path / f"{attempt}.store"
        data = Data(open_window(start("--store", store)))
        show_long_preview(data, file)
        data.press("Add")
        data.habits.page.evaluate(CANCEL_WHILE_ADDING)
        data.sheet.get_by_role("progressbar").wait_for(state="detached", timeout=60_000)
        if data.sheet.get_by_role("heading", name="Added").count() == 0:
            break
    # A second preview takes as long as the canceled import would have taken. After it, the store
    # still has no habits.
    show_long_preview(data, file)
    data.press("Cancel")
    expect(data.sheet).to_have_count(0)
    assert stored.names(store) == []


def show_long_preview(data, file):
    data.choose(file)
    sentence = data.sheet.get_by_text("Adds 60 habits and 60,000 days.")
    expect(sentence).to_be_visible(timeout=60_000)


def test_an_export_restores_the_habits_in_an_empty_app(start, open_window, backup, tmp_path):
    data = Data(open_window(start("--in-memory", "--import", backup)))
    expect(data.screen.get_by_text("Habits in memory aren't backed up.")).to_be_visible()
    expect(data.button("Back Up Now")).to_have_count(0)
    download = data.export("Export JSON")
    assert download.suggested_filename == "Habits 2026-03-09.json"
    first = json.loads(download.path().read_text())
    assert len(first["habits"]) == 3
    table = data.export("Export CSV")
    assert table.suggested_filename == "Habits 2026-03-09.csv"
    # A header, 11 days, and no line for the habit without days.
    assert len(table.path().read_text().splitlines()) == 12

    file = shutil.copy(download.path(), tmp_path / "habits.json")
    empty = Data(open_window(start("--in-memory")))
    empty.import_file(file, "Adds 3 habits and 11 days.")
    again = empty.export("Export JSON")
    assert json.loads(again.path().read_text()) == first


def test_a_backup_of_the_store_is_restored(add, start, open_window, store):
    add("Read")
    # The start makes the daily backup.
    program = start()
    habits, other = open_window(program), open_window(program)
    other.toggle("Read")
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    data = Data(habits)
    expect(data.backups).to_have_count(1)
    data.button("Back Up Now").click()
    expect(data.backups).to_have_count(2)
    count = len(list((store.parent / "Backups").iterdir()))
    add("Later")
    expect(other.detail_button("Later")).to_be_visible()
    other.delete("Read")
    data.backups.first.click()
    question = habits.page.get_by_role("alertdialog")
    question.get_by_role("button", name="Restore").click()
    expect(other.completion_button("Read", "completed today")).to_be_visible()
    expect(other.detail_button("Later")).to_have_count(0)
    # The new backup has the state before the restore.
    expect(data.backups).to_have_count(count + 1)
    assert stored.names(store) == ["Read"]
    assert stored.count(store, "Read") == 1
