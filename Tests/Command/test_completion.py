"""Tab completion in each shell, typed on a terminal."""

import json
import re

import pytest
from conftest import environment_at
from harness.native import write_habits
from harness.program import DAYTIME_ZONE
from shells import Shell

# Names with characters that some shells interpret or must quote.
NAMES = [
    ("re", "Read a book"),
    ("gy", "Gym: legs"),
    ("読", "読書する"),
    ("it", 'It\'s "my" $(touch hacked) `touch hacked`; \\ & *'),
    ("wri", "Write/Draw"),
]

# The typed commands use the real time.
ZONE = {"HABIT_TRACKER_TIME_ZONE": DAYTIME_ZONE}


@pytest.fixture
def environment(environment):
    return {**environment, **ZONE}


@pytest.fixture(scope="module", params=["bash", "zsh", "fish"])
def started_shell(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("shell")
    shell = Shell(request.param, {**environment_at(folder), **ZONE}, folder)
    yield shell
    shell.close()


@pytest.fixture
def shell(started_shell, environment, tmp_path):
    """A shell in the test's own folders."""
    started_shell.move(environment["HOME"], tmp_path)
    return started_shell


def test_a_name_is_completed_from_its_beginning_and_within_quotes(shell, habit, tmp_path):
    write_habits(
        tmp_path / "habits.json",
        *({"name": name, "completionsPerDay": 3} for _, name in NAMES),
    )
    habit("import", "habits.json")
    for number, quote in enumerate(("", "'", '"'), start=1):
        for typed, name in NAMES:
            # After a quote, a shell may match case-sensitively.
            beginning = quote + name[:2] if quote else typed
            assert f"{name}: {number} of 3 " in shell.run(f"habit done {beginning}\t")
    assert {each["count"] for each in json.loads(habit("list", "--json"))} == {3}
    assert not (tmp_path / "hacked").exists()


def test_a_folder_of_the_same_name_is_not_completed(shell, habit, tmp_path):
    (tmp_path / "Read").mkdir()
    habit("add", "Read")
    assert "Read: completed on " in shell.run("habit done re\t")


def test_habits_of_the_same_name_are_offered_by_identifier(shell, habit):
    habit("add", "Read")
    habit("add", "Read")
    identifiers = re.findall(r"[0-9a-f]+$", habit("list"), re.MULTILINE)
    output = shell.run(f"habit done {identifiers[1][:3]}\t")
    states = [habit["state"] for habit in json.loads(habit("list", "--json"))]
    assert states == ["not completed", "completed"], output


def test_completion_reads_the_store_named_in_the_command(shell, habit, tmp_path):
    (tmp_path / "my stores").mkdir()
    store = tmp_path / "my stores/other"
    habit("add", "Swim", "--store", store)
    shell.run(f"habit done --store '{store}' sw\t")
    assert json.loads(habit("list", "--json", "--store", store))[0]["state"] == "completed"


def test_options_and_commands_are_completed(shell, habit):
    habit("add", "Run")
    output = shell.run("habit sk\t run --d\t yesterday --j\t")
    assert '"state" : "skipped"' in output
    assert '"day" : "2' in output


def test_without_a_store_completion_offers_and_creates_nothing(shell, store):
    shell.run("true habit done re\t")
    assert "there is no store" in shell.run("habit done re\t")
    assert not store.parent.exists()
