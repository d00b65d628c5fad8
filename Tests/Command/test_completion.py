"""Tab completion in each shell, typed on a terminal."""

import json
import re

import pytest
from shells import Shell

# Names with characters that some shells interpret or must quote.
NAMES = [
    ("re", "Read a book"),
    ("gy", "Gym: legs"),
    ("読", "読書する"),
    ("it", 'It\'s "my" $(touch hacked) `touch hacked`; \\ & *'),
    ("wri", "Write/Draw"),
]


@pytest.fixture(params=["bash", "zsh", "fish"])
def shell(request, environment, tmp_path):
    shell = Shell(request.param, environment, tmp_path)
    yield shell
    shell.close()


@pytest.fixture
def done(habit):
    """The names of the habits that are completed today."""

    def names():
        habits = json.loads(habit("list", "--json"))
        return {habit["name"] for habit in habits if habit["state"] == "completed"}

    return names


def test_a_name_is_completed_from_its_beginning(shell, habit, done, tmp_path):
    for _, name in NAMES:
        habit("add", name)
    for typed, name in NAMES:
        shell.run(f"habit done {typed}\t")
        assert name in done(), shell.seen
    assert done() == {name for _, name in NAMES}
    assert not (tmp_path / "hacked").exists()


@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_name_is_completed_within_quotes(shell, habit, done, quote):
    for _, name in NAMES:
        habit("add", name)
    # After a quote, a shell may match case-sensitively.
    for _, name in NAMES:
        shell.run(f"habit done {quote}{name[:2]}\t")
        assert name in done(), shell.seen


def test_a_folder_of_the_same_name_is_not_completed(shell, habit, done, tmp_path):
    (tmp_path / "Read").mkdir()
    habit("add", "Read")
    shell.run("habit done re\t")
    assert done() == {"Read"}, shell.seen


def test_habits_of_the_same_name_are_offered_by_identifier(shell, habit):
    habit("add", "Read")
    habit("add", "Read")
    identifiers = re.findall(r"[0-9a-f]+$", habit("list"), re.MULTILINE)
    shell.run(f"habit done {identifiers[1][:3]}\t")
    states = [habit["state"] for habit in json.loads(habit("list", "--json"))]
    assert states == ["not completed", "completed"], shell.seen


def test_completion_reads_the_store_named_in_the_command(shell, habit, tmp_path):
    (tmp_path / "my stores").mkdir()
    store = tmp_path / "my stores/other"
    habit("add", "Swim", "--store", store)
    shell.run(f"habit done --store '{store}' sw\t")
    assert json.loads(habit("list", "--json", "--store", store))[0]["state"] == "completed"


def test_options_and_commands_are_completed(shell, habit):
    habit("add", "Run")
    shell.run("habit sk\t run --d\t yesterday --j\t")
    assert '"state" : "skipped"' in shell.seen
    assert '"day" : "2' in shell.seen


def test_without_a_store_completion_offers_and_creates_nothing(shell, store):
    shell.run("true habit done re\t")
    shell.run("habit done re\t")
    assert "there is no store" in shell.seen
    assert not store.parent.exists()
