"""Every intent over HTTP.

Tests/HabitIntentsTests tests invalid parameters and impossible changes.
"""

import pytest
from harness import store as stored
from harness.command import habit


@pytest.fixture
def store(store):
    """A store with habits of several kinds."""
    for words in (
        ["Read"],
        ["Water", "--per-day", "3"],
        ["Run", "--amount", "8.5", "--unit", "km"],
        ["Stretch", "--minutes", "20"],
        ["Walk", "--category", "Fitness"],
    ):
        habit(store, "add", *words)
    return store


@pytest.fixture
def run(script):
    """Runs an intent that must succeed. Returns its value."""
    client = script()

    def succeed(intent, **parameters):
        answer = client.run_with_retries(intent, **parameters)
        assert answer.status == 200, answer
        assert answer.headers["content-type"] == "application/json"
        assert answer.json["dialog"]
        return answer.json["value"]

    return succeed


def test_intents_change_and_return_the_state_of_habits(run, store):
    before = run("GetToday")
    assert run("CompleteHabit", habit="read")["isComplete"]
    after = run("GetToday")
    assert (before["done"] + 1, before["due"]) == (after["done"], after["due"])
    assert "Read" in before["left"].split(", ")
    assert "Read" not in after["left"].split(", ")
    assert run("GetToday", category="fitness")["due"] == 1

    # A day and a habit can be named in several ways.
    assert run("CompleteHabit", habit="Read", day="yesterday")["currentStreak"] == 2
    assert run("CompleteHabit", habit="Read", day="2026-03-01")["day"] == "2026-03-01"
    identifier = run("GetHabit", habit="Read")["id"]
    assert run("CompleteHabit", habit=identifier)["name"] == "Read"
    assert run("CompleteHabit", habit=identifier.lower())["name"] == "Read"
    assert stored.count(store, "Read") == 3

    assert run("AddToHabit", habit="Water")["amount"] == 1
    assert run("AddToHabit", habit="Water", amount=2)["isComplete"]
    assert stored.count(store, "Water") == 3
    assert run("AddToHabit", habit="Run", amount=3.2)["state"] == "3.2 km of 8.5 km"
    assert run("AddToHabit", habit="Stretch", amount=5, day="2026-03-08")["amount"] == 5

    assert run("SetHabit", habit="Water", amount=5)["amount"] == 5
    assert run("SetHabit", habit="Water", amount=0)["amount"] == 0
    assert stored.count(store, "Water") == 0
    assert run("SetHabit", habit="Run", amount=8.5)["isComplete"]

    run("SetHabit", habit="Water", amount=3)
    assert run("UndoHabit", habit="Water")["amount"] == 2
    assert run("UndoHabit", habit="Water", amount=2)["amount"] == 0
    assert stored.count(store, "Water") == 0

    run("UndoHabit", habit="Read")
    assert run("SkipHabit", habit="Read")["state"] == "skipped"
    assert run("UndoHabit", habit="Read")["state"] != "skipped"
    run("PauseHabit", habit="Read", until="2026-03-20")
    assert run("GetHabit", habit="Read")["state"] == "paused until 2026-03-20"
    run("ResumeHabit", habit="Read")
    assert not run("GetHabit", habit="Read")["isComplete"]

    assert run("StartHabitTimer", habit="Stretch")["timer"] == "running"
    assert run("GetHabit", habit="Stretch")["timer"] == "running"
    assert run("StopHabitTimer", habit="Stretch")["timer"] == "stopped"
    assert run("OpenHabit", habit="Read")["name"] == "Read"
