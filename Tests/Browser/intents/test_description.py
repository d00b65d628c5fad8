"""The OpenAPI description is correct: schemathesis finds no undocumented response."""

import json
import os
import subprocess
import sys

from harness.command import habit
from harness.intents import Script

# A fixed seed for reproducible failures.
SEED = os.environ.get("SCHEMATHESIS_SEED", "1")
# The number of examples for each intent, in `make endurance`. Other runs try few examples and no
# systematic cases, because the app limits the rate of requests.
EXAMPLES = os.environ.get("SCHEMATHESIS_EXAMPLES")
PHASES = "examples,coverage,fuzzing" if EXAMPLES else "examples,fuzzing"


def test_schemathesis_finds_no_undocumented_response(program, script, store, tmp_path):
    # Habits with names that schemathesis generates.
    for words in (["0"], ["00", "--amount", "8.5", "--unit", "km"], ["1", "--minutes", "5"]):
        habit(store, "add", *words)
    done = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "run", f"{program.url}intents",
            "--header", f"Authorization: Bearer {script().token}",
            "--checks", "all",
            # schemathesis can't know that the habit must exist and the day must not be in the
            # future.
            "--exclude-checks", "positive_data_acceptance",
            "--max-examples", EXAMPLES or "5", "--seed", SEED,
            "--rate-limit", "auto", "--phases", PHASES, "--no-color",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=900,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-8_000:] + done.stderr[-2_000:]


def test_every_intent_is_described(program):
    description = Script(program.url).send("GET", "/intents").json
    paths = description["paths"]
    body = paths["/intents/SetHabit"]["post"]["requestBody"]
    assert body["required"] is True
    schema = body["content"]["application/json"]["schema"]
    assert sorted(schema["required"]) == ["amount", "habit"]
    assert schema["additionalProperties"] is False
    assert schema["properties"]["amount"]["type"] == "number"
    assert paths["/intents/GetToday"]["post"]["requestBody"]["required"] is False
    for path, item in paths.items():
        if path != "/intents":
            assert item["post"]["security"][0]["token"][0] in ("read", "checkOff", "everything")
            assert item["post"]["summary"] and item["post"]["description"]
    assert_every_reference_resolves(description)


def assert_every_reference_resolves(description):
    def visit(value):
        if isinstance(value, dict):
            for key, inner in value.items():
                if key == "$ref":
                    place = description
                    for part in inner.removeprefix("#/").split("/"):
                        place = place[part]
                else:
                    visit(inner)
        elif isinstance(value, list):
            for inner in value:
                visit(inner)

    visit(json.loads(json.dumps(description)))
