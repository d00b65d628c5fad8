"""The manual agrees with the command."""

import json
import re
import subprocess

import pytest
from conftest import COMMAND, ROOT

MANUAL = ROOT / "docs/man/habit.1"


def test_the_manual_contains_each_command_and_option():
    """`make manual` updates the manual."""
    dump = subprocess.run(
        [COMMAND, "--experimental-dump-help"], capture_output=True, text=True, check=True
    ).stdout
    manual = MANUAL.read_text()
    missing = [word for word in words_of(json.loads(dump)["command"]) if word not in manual]
    assert missing == []


def words_of(command):
    """The names and abstracts of a command and its subcommands, and the names of their arguments,
    in the manual's format.
    """
    yield f"Em {command['commandName']}" if command["commandName"] != "habit" else "Nm habit"
    yield command["abstract"]
    for argument in command.get("arguments", []):
        for name in argument.get("names", []):
            yield f"{'-' if name['kind'] == 'long' else ''}{name['name']}"
    for part in command.get("subcommands", []):
        if part["commandName"] != "help":
            yield from words_of(part)


def test_the_manual_contains_the_handwritten_sections():
    sections = (ROOT / "docs/man/sections.mdoc").read_text()
    assert MANUAL.read_text().endswith(sections)


@pytest.mark.parametrize("page", ["habit.1", "habit-tracker.1"])
def test_the_manual_is_valid(page):
    done = subprocess.run(
        ["mandoc", "-T", "lint", "-W", "warning", f"docs/man/{page}"],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.stdout == ""


def test_the_manual_lists_the_exit_codes_of_the_command():
    section = re.search(r"\.Sh EXIT STATUS\n(.*?)\n\.Sh ", MANUAL.read_text(), re.S)[1]
    codes = {int(code) for code in re.findall(r"^\.It (\d+)$", section, re.M)}
    assert codes == {0, 1, 64, 65, 66, 69, 73, 74, 75}
