"""Launch options, and the exit codes for invalid options."""

import socket

from harness import store as stored
from harness.loop import write_backup
from harness.program import run
from playwright.sync_api import expect

# 2026-03-09, in days since 1970-01-01.
TODAY = 20_521


def one_line(result, code):
    assert result.returncode == code
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    return result.stderr


def assert_counts(store, days):
    """Asserts that the store has the habits of a backup, each with its number of days."""
    assert sorted(stored.names(store)) == sorted(days)
    assert {name: stored.count(store, name) for name in days} == {
        name: len(each) for name, each in days.items()
    }


def test_a_backup_is_imported_before_the_first_screen(start, open_window, store, tmp_path):
    days = [TODAY, TODAY - 1, TODAY - 2, TODAY - 5]
    habits_of_backup = {"Read": days, "Run": days[1:], "Left off": days}
    backup = write_backup(tmp_path / "loop.db", habits_of_backup, archived=("Left off",))
    program = start("--store", store, "--import", backup)
    habits = open_window(program)
    expect(habits.completion_button("Read", "completed today")).to_be_visible()
    expect(habits.completion_button("Run")).to_be_visible()
    expect(habits.page.get_by_role("listitem")).to_have_count(2)
    expect(habits.detail_button("Read")).to_have_accessible_name("Read, current streak 3 days")
    assert_counts(store, habits_of_backup)
    # Importing the backup again adds nothing.
    program.restart()
    assert_counts(store, habits_of_backup)


def test_an_invalid_backup_exits_with_65_and_creates_no_store(tmp_path, store):
    file = tmp_path / "backup.db"
    for content in (b"", b"no backup", b"SQLite format 3\0" + b"\0" * 84):
        file.write_bytes(content)
        assert "backup.db" in one_line(run("--store", store, "--import", file), 65), content
        assert not store.exists(), content
        assert file.read_bytes() == content


def test_a_truncated_backup_leaves_the_store_unchanged(tmp_path, start, store):
    start("--store", store, "--import", write_backup(tmp_path / "a.db", {"Read": [1]})).kill()
    before = store.read_bytes()
    whole = write_backup(tmp_path / "b.db", {str(day): range(day) for day in range(99)})
    file = tmp_path / "short.db"
    file.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    assert "short.db" in one_line(run("--store", store, "--import", file), 65)
    assert store.read_bytes() == before
    assert stored.names(store) == ["Read"]


def test_an_invalid_option_exits_with_64():
    assert one_line(run("--port", "99999"), 64)


def test_a_port_in_use_exits_with_69(store):
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        assert port in one_line(run("--store", store, "--port", port), 69)


def test_help_is_in_the_language_of_the_configuration_or_an_option(tmp_path):
    file = tmp_path / "german.conf"
    file.write_text("language = de\n")
    help_text = run("--help", "--config", file)
    assert help_text.returncode == 0
    german = help_text.stdout
    assert german.startswith("ÜBERSICHT: Erfasst Gewohnheiten im Browser.\n\nAUFRUF: HabitTracker")
    assert "(Standard: 8080)" in german and "Show" not in german
    assert run("--help", "--config", file, "--language", "en").stdout.startswith("OVERVIEW: ")
