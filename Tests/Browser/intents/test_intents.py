"""Every intent over HTTP, with valid and invalid parameters."""

from shutil import copy

import pytest
from harness import store as stored
from harness.command import habit

TODAY, YESTERDAY = "2026-03-09", "2026-03-08"


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """A store with habits of several kinds, two of them with the same name."""
    store = tmp_path_factory.mktemp("example") / "Habits.store"
    for words in (
        ["Read"],
        ["Water", "--per-day", "3"],
        ["Run", "--amount", "8.5", "--unit", "km"],
        ["Stretch", "--minutes", "20"],
        ["Sweets", "--quit"],
        ["Walk", "--category", "Fitness"],
        ["walk"],
    ):
        habit(store, "add", *words)
    return store


@pytest.fixture
def store(example, tmp_path):
    """A copy of the example."""
    return copy(example, tmp_path / "Habits.store")


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


@pytest.fixture
def refuse(script):
    """Runs an intent that must fail. Returns the problem."""
    client = script()

    def fail(intent, **parameters):
        answer = client.run_with_retries(intent, **parameters)
        assert answer.status in (409, 422), answer
        return answer.kind, answer.json["detail"]

    return fail


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
    assert run("AddToHabit", habit="Stretch", amount=5, day=YESTERDAY)["amount"] == 5

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


WRITING = [
    ("CompleteHabit", {}),
    ("AddToHabit", {}),
    ("SetHabit", {"amount": 1}),
    ("UndoHabit", {}),
    ("SkipHabit", {}),
    ("StartHabitTimer", {}),
    ("StopHabitTimer", {}),
    ("PauseHabit", {}),
    ("ResumeHabit", {}),
]
OF_A_HABIT = [*WRITING, ("GetHabit", {}), ("OpenHabit", {})]
OF_A_DAY = {"CompleteHabit", "AddToHabit", "SetHabit", "UndoHabit", "SkipHabit", "GetHabit"}


def assert_a_missing_unknown_or_ambiguous_habit_is_refused(refuse, client):
    for intent, rest in OF_A_HABIT:
        assert refuse(intent, **rest) == (
            "missing-parameter",
            "“habit” is missing: the name or the identifier of a habit.",
        )
        assert refuse(intent, habit="Nap", **rest) == ("not-found", "There is no habit “Nap”.")
        assert refuse(intent, habit="", **rest)[0] == "not-found"
        assert refuse(intent, habit=7, **rest)[0] == "bad-value"
        assert refuse(intent, habit="Read", colour="red", **rest)[0] == "unknown-parameter"
        answer = client.run_with_retries(intent, habit="walk", **rest)
        assert (answer.status, answer.kind) == (409, "ambiguous")
        assert answer.json["parameter"] == "habit"
        candidates = {found["title"]: found for found in answer.json["candidates"]}
        assert set(candidates) == {"Walk", "walk"}
        assert candidates["Walk"]["id"] != candidates["walk"]["id"]
        assert "Fitness" in candidates["Walk"]["subtitle"]


def assert_a_future_or_invalid_day_is_refused(refuse):
    for intent, rest in OF_A_HABIT:
        if intent not in OF_A_DAY:
            continue
        assert refuse(intent, habit="Read", day="2026-03-10", **rest) == (
            "refused",
            "2026-03-10 is in the future.",
        )
        assert refuse(intent, habit="Read", day="1899-12-31", **rest)[0] == "refused"
        for day in ("2026-02-30", "9.3.2026", "soon", "", 20_260_309):
            assert refuse(intent, habit="Read", day=day, **rest)[0] == "bad-value"


def assert_an_invalid_amount_is_refused(refuse, intent):
    for amount in ("much", True, [1], {"of": 1}):
        assert refuse(intent, habit="Water", amount=amount)[0] == "bad-value", intent
    for amount in (1.5, -1, 1e300, 10_000):
        assert refuse(intent, habit="Water", amount=amount)[0] == "refused", intent
    assert refuse(intent, habit="Run", amount=1.2345)[0] == "refused", intent


def assert_an_impossible_change_is_refused_with_a_reason(refuse):
    assert refuse("StopHabitTimer", habit="Stretch") == (
        "refused",
        "The timer of “Stretch” is not running.",
    )
    assert refuse("StartHabitTimer", habit="Read") == (
        "refused",
        "“Read” is not measured in minutes.",
    )
    assert refuse("UndoHabit", habit="Read")[1].startswith("Nothing was done for “Read”")
    assert refuse("ResumeHabit", habit="Read") == ("refused", "“Read” is not paused.")
    assert refuse("GetToday", category="Nothing")[0] == "not-found"


def test_invalid_parameters_and_impossible_changes_are_refused(refuse, run, script, store):
    client = script()
    assert_a_missing_unknown_or_ambiguous_habit_is_refused(refuse, client)
    assert_a_future_or_invalid_day_is_refused(refuse)
    assert_an_impossible_change_is_refused_with_a_reason(refuse)
    run("SetHabit", habit="Water", amount=2)
    for intent in ("AddToHabit", "SetHabit", "UndoHabit"):
        assert_an_invalid_amount_is_refused(refuse, intent)
    assert stored.count(store, "Water") == 2
    for name in ("None", "getToday", "GetToday/x", "GetTodayIntent"):
        assert client.send("POST", f"/intents/{name}", "{}").status == 404, name
