"""Every example in docs/intents.md works."""

import json
import os
import re
import shlex
import subprocess
from shutil import copy

import pytest
import yaml
from harness import store as stored
from harness import tokens
from harness.command import BINARY, habit
from harness.program import NOON, ROOT

MANUAL = (ROOT / "docs/intents.md").read_text()
ADDRESS = "http://127.0.0.1:8080"


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", MANUAL, re.MULTILINE | re.DOTALL)


def lines(word):
    """The shell lines of the manual that begin with a given word."""
    return [line for line in "".join(blocks("sh")).splitlines() if line.startswith(f"{word} ")]


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """A store with the habits of the manual."""
    store = tmp_path_factory.mktemp("example") / "Habits.store"
    for words in (
        ["Read"],
        ["Water", "--per-day", "3"],
        ["Run", "--amount", "8.5", "--unit", "km"],
        ["Stretch", "--minutes", "20"],
        ["Backup"],
    ):
        habit(store, "add", *words)
    return store


@pytest.fixture
def store(example, tmp_path):
    """A copy of the example."""
    return copy(example, tmp_path / "Habits.store")


@pytest.fixture
def shell(program, store):
    """Runs a line of the manual. Returns its JSON output."""
    token = tokens.create(store)

    def run(line):
        done = subprocess.run(
            ["bash", "-c", line],
            capture_output=True,
            text=True,
            timeout=30,
            env={**os.environ, "HABITS": program.url.rstrip("/"), "TOKEN": token},
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return json.loads(done.stdout)

    return run


def test_each_curl_example_succeeds_and_every_kind_of_problem_is_documented(shell, store):
    answers = {line: shell(line) for line in lines("curl")}
    assert len(answers) == 12
    named = {line.split("/")[-1].strip('"'): answer for line, answer in answers.items()}
    assert named["CompleteHabit"]["dialog"] == "Read today: completed, streak 1 day."
    assert named["AddToHabit"]["value"]["amount"] == 3.2
    assert named["UndoHabit"]["value"]["amount"] == 4
    assert named["intents"]["openapi"] == "3.1.0"
    assert named["GetHabit"]["value"]["isComplete"]
    assert stored.count(store, "Water") == 4

    schema = named["intents"]["components"]["schemas"]["Problem"]
    kinds = {kind.removeprefix("/intents#") for kind in schema["properties"]["type"]["enum"]}
    rows = re.findall(r"^\| \d[\d, ]+ \| (.*?) \|", MANUAL, re.MULTILINE)
    assert {kind for row in rows for kind in re.findall(r"`([a-z-]+)`", row)} == kinds


def test_each_command_example_succeeds(store):
    for line in lines("habit"):
        words = [BINARY, *shlex.split(line)[1:], "--store", str(store), *NOON]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, line + done.stderr


def test_the_home_assistant_examples_complete_a_habit_and_read_the_day(program, script, store):
    class Loader(yaml.SafeLoader):
        """A loader of values with the !secret tag."""

    Loader.add_constructor("!secret", lambda loader, node: f"!secret {node.value}")
    secrets, configuration = (yaml.load(block, Loader) for block in blocks("yaml"))
    assert secrets["habits_token"].startswith("Bearer habit_")
    client = script()

    def send(request, payload):
        headers = {name.title(): value for name, value in request["headers"].items()}
        assert headers["Authorization"] == "!secret habits_token"
        headers["Authorization"] = f"Bearer {client.token}"
        headers.setdefault("Content-Type", request.get("content_type"))
        return client.send(
            request["method"].upper(),
            (request.get("url") or request.get("resource")).removeprefix(ADDRESS),
            payload,
            headers,
        )

    command = configuration["rest_command"]["complete_habit"]
    payload = command["payload"].replace("{{ habit | tojson }}", json.dumps("Read"))
    assert send(command, payload).json["value"]["isComplete"]
    sensor = configuration["rest"][0]
    value = send(sensor, sensor["payload"]).json["value"]
    assert value["due"] - value["done"] == 4
    assert set(sensor["sensor"][0]["json_attributes"]) <= set(value)


def test_the_systemd_timer_completes_its_habit(program, store, tmp_path):
    (secret,) = re.findall(r"^oauth2-bearer = .*$", MANUAL, re.MULTILINE)
    config = tmp_path / ".config/habits.curl"
    config.parent.mkdir()
    config.write_text(secret.replace("habit_…", tokens.create(store, "checkOff")))
    (line,) = re.findall(r"^ExecStartPost=(.*)$", MANUAL, re.MULTILINE)
    words = [
        word.replace("%h", str(tmp_path)).replace(ADDRESS, program.url.rstrip("/"))
        for word in shlex.split(line)
    ]
    done = subprocess.run(words, capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stdout + done.stderr
    assert stored.count(store, "Backup") == 1


def test_the_systemd_units_are_valid(tmp_path):
    units = [tmp_path / "backup.service", tmp_path / "backup.timer"]
    for unit, text in zip(units, blocks("ini"), strict=True):
        # The backup program may not be installed here.
        unit.write_text(text.replace("/usr/bin/rsync", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--user", "--man=no", *units],
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert "backup." not in done.stderr, done.stderr
