"""Pipes into and out of the command."""

import json
import signal
import subprocess

import pytest
from harness.native import write_habits


@pytest.fixture
def habits(habit, tmp_path):
    write_habits(
        tmp_path / "habits.json",
        *({"name": f"Habit {number}", "details": "x" * 500} for number in range(50)),
    )
    habit("import", "habits.json")


@pytest.fixture
def start(environment, tmp_path):
    """Runs a line in a shell."""

    def run(line):
        return subprocess.run(
            ["bash", "-c", line],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            timeout=60,
            stdin=subprocess.DEVNULL,
        )

    return run


def test_an_export_is_piped_into_an_import(habit, start, tmp_path):
    habit("add", "Read")
    for output in ("", "--output -"):
        done = start(f"set -o pipefail; habit export {output} | habit import - --store other")
        assert done.returncode == 0, done.stderr
    assert habit("export", "--store", "other") == habit("export")
    assert not (tmp_path / "-").exists()


def test_a_backup_is_piped_into_a_restore(habit, start):
    habit("add", "Read")
    done = start("set -o pipefail; habit backup --output - | habit restore - --store other")
    assert done.returncode == 0, done.stderr
    assert habit("export", "--store", "other") == habit("export")


def test_a_closed_pipe_ends_the_command_silently(start, habits):
    """The command ends silently, like other programs, even if its parent ignores SIGPIPE."""
    # The reader of the pipe exits before anything is written.
    without_reader = "mkfifo pipe; true < pipe & exec 3> pipe; wait; rm pipe"
    for trap in ("", "trap '' PIPE;"):
        done = start(f"{without_reader}; {trap} habit export >&3")
        assert done.returncode == 128 + signal.SIGPIPE, done.stderr
        assert done.stderr == b""


def test_a_full_disk_and_a_closed_stream_are_reported(start, habit):
    habit("add", "Read")
    for line, code, words in [
        ("habit list > /dev/full", 74, "standard output can't be written to: No space left"),
        ("habit help > /dev/full", 74, "standard output can't be written to: No space left"),
        ("ln -s /dev/full full; habit export --output full", 74, "full can't be written"),
        ("habit list >&-", 74, "standard output can't be written to: Bad file descriptor"),
        ("habit import - <&-", 66, "standard input can't be read: Bad file descriptor"),
    ]:
        done = start(line)
        message = done.stderr.decode()
        assert done.returncode == code and message.startswith(f"habit: {words}"), (line, message)
    # The output did not go to the store, which could get the descriptor of a closed stream.
    assert "Read" in habit("list")


def test_an_output_pipe_is_not_replaced_by_a_file(start, habit, tmp_path):
    habit("add", "Read")
    done = start("mkfifo pipe; habit export --output pipe & cat pipe")
    assert json.loads(done.stdout)["habits"][0]["name"] == "Read"
    assert (tmp_path / "pipe").is_fifo()


def test_an_error_names_the_stream(start):
    done = start("echo 'Dear diary' | habit import -")
    assert done.returncode == 65
    assert done.stderr.decode().startswith("habit: standard input ")


def test_no_temporary_file_remains(habit, start, environment, tmp_path):
    folder = tmp_path / "temporary"
    folder.mkdir()
    environment["TMPDIR"] = str(folder)
    habit("add", "Read")
    start("habit export | habit import -; habit backup --output - | habit restore -")
    assert list(folder.iterdir()) == []
