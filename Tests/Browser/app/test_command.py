"""The command `habit` on the store of an app that runs."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from harness.program import NOON, ROOT
from playwright.sync_api import expect

COMMAND = os.environ.get("HABIT_COMMAND", str(ROOT / ".build/debug/habit"))
MANUAL = ROOT / "docs/man/habit.1"


@pytest.fixture
def habit(store, tmp_path):
    """Runs the command on the test's store, with settings of its own."""

    def run(*words, code=0):
        done = subprocess.run(
            [COMMAND, *words, "--store", store, *NOON],
            capture_output=True,
            text=True,
            timeout=30,
            env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
        )
        assert done.returncode == code, done.stderr
        return (done.stdout if code == 0 else done.stderr).strip()

    return run


def test_an_open_browser_shows_what_the_command_does(start, open_window, habit):
    habits = open_window(start())
    expect(habits.page.get_by_text("Tap + to add your first habit")).to_be_visible()

    habit("add", "Read")
    expect(habits.completion("Read")).to_be_visible()
    habit("done", "read", "--day", "yesterday")
    habit("done", "read")
    expect(habits.completion("Read", "completed today")).to_be_visible()
    expect(habits.button("Read, current streak 2 days")).to_be_visible()

    # And back: the app's own tap is what the command then finds.
    habits.toggle("Read")
    expect(habits.completion("Read")).to_be_visible()
    assert json.loads(habit("status", "read", "--json"))["state"] == "not completed"


def test_an_open_habit_follows_the_command(start, open_window, habit):
    habit("add", "Water", "--per-day", "3")
    habits = open_window(start())
    habits.open("Water")
    habit("done", "water", "--count", "2")
    expect(habits.screen("Water").get_by_text("2 of 3").first).to_be_visible()


def test_mistakes_are_told_in_a_line(habit, store):
    assert habit("done", "Swim", code=64) == "habit: there is no habit “Swim”"
    store.write_text("Dear diary")
    assert "is no SQLite database" in habit("list", code=69)
    assert store.read_text() == "Dear diary"


def test_every_shell_completes_names(habit, tmp_path):
    habit("add", "Read a book")
    for shell in ("bash", "zsh", "fish"):
        script = subprocess.run(
            [COMMAND, "--generate-completion-script", shell], capture_output=True, text=True
        ).stdout
        assert "habit" in script and "skip" in script
    assert "Read a book" in complete(tmp_path, "habit", "done", "")


def complete(folder: Path, *words):
    """What bash offers at the end of a line, on the store in the test's folder."""
    script = f"""
      source <({COMMAND} --generate-completion-script bash)
      COMP_WORDS=({" ".join(repr(word) for word in (*words[:-1], "--store", "Habits.store"))} '')
      COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
      COMP_LINE="${{COMP_WORDS[*]}}"
      COMP_POINT=${{#COMP_LINE}}
      _habit
      printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    environment = {**os.environ, "PATH": f"{Path(COMMAND).parent}:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, cwd=folder, env=environment
    ).stdout.splitlines()


def test_the_manual_knows_every_word_of_the_command():
    """`make manual` writes it anew."""
    dump = subprocess.run(
        [COMMAND, "--experimental-dump-help"], capture_output=True, text=True, check=True
    ).stdout
    manual = MANUAL.read_text()
    missing = [word for word in words_of(json.loads(dump)["command"]) if word not in manual]
    assert missing == []


def words_of(command):
    """The names and abstracts of a command and its parts, as the manual writes them."""
    yield f"Em {command['commandName']}" if command["commandName"] != "habit" else "Nm habit"
    yield command["abstract"]
    for argument in command.get("arguments", []):
        for name in argument.get("names", []):
            yield f"{'-' if name['kind'] == 'long' else ''}{name['name']}"
    for part in command.get("subcommands", []):
        if part["commandName"] != "help":
            yield from words_of(part)
