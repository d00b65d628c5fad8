"""Requests without a sufficient token are refused, and reveal nothing about habits.

Linux/Tests/HostServicesTests/Intents tests the limits of rates and the form of requests.
"""

import pytest
from harness import tokens
from harness.command import habit
from harness.intents import Script

INTENTS = {
    "read": ["GetToday", "GetHabit"],
    "checkOff": [
        "CompleteHabit", "AddToHabit", "SetHabit", "UndoHabit", "SkipHabit", "StartHabitTimer",
        "StopHabitTimer", "OpenHabit",
    ],
    "everything": ["PauseHabit", "ResumeHabit"],
}  # fmt: skip
ALL = [intent for intents in INTENTS.values() for intent in intents]
SCOPES = list(INTENTS)


@pytest.fixture(autouse=True)
def secret(store):
    """A habit whose name must stay secret."""
    habit(store, "add", "Secret")


def content_of(answer):
    """The text and the headers of a response."""
    return answer.text + str(sorted(answer.headers.items()))


def test_wrong_tokens_are_refused_with_the_same_answer(program, script):
    answer = Script(program.url).run("GetToday")
    assert answer.kind == "no-token"
    assert answer.headers["www-authenticate"] == "Bearer"

    wrong = ["nonsense", f"habit_{'0' * 8}_{'0' * 64}", ""]
    answers = set()
    for number, intent in enumerate(ALL):
        answer = script(token=wrong[number % 3]).run(intent, habit=["Secret", "None"][number % 2])
        assert (answer.status, answer.kind) == (401, "wrong-token")
        answers.add(content_of(answer))
    assert len(answers) == 1
    assert "Secret" not in answers.pop()


def assert_a_token_allows_exactly_its_scope(client, scope):
    allowed = SCOPES[: SCOPES.index(scope) + 1]
    for needed, intents in INTENTS.items():
        for intent in intents:
            answer = client.run_with_retries(intent, habit="Nothing of the kind")
            if needed in allowed:
                assert answer.status in (200, 422), (scope, intent, answer)
            else:
                assert (answer.status, answer.kind) == (403, "narrow-token"), (scope, intent)
                assert "Secret" not in content_of(answer)


def test_a_token_allows_its_scope_until_it_is_revoked(script, store):
    for scope in SCOPES:
        assert_a_token_allows_exactly_its_scope(script(scope), scope)

    token = tokens.create(store)
    client = script(token=token)
    assert client.run("GetToday").status == 200
    tokens.revoke(store, token)
    assert client.run("GetToday").kind == "wrong-token"

    first, second = script("read"), script("read")
    for client in (first, second, first):
        assert client.run("GetToday").status == 200
    used = [token["lastUsedAt"][:14] for token in tokens.stored(store)[-2:]]
    assert used == ["2026-03-09T12:"] * 2

    # An invalid file of tokens is reported and not replaced.
    tokens.token_file(store).write_text("[]")
    answer = first.run_with_retries("GetToday")
    assert (answer.status, answer.kind) == (503, "unavailable")
    assert str(store.parent) not in answer.text
    assert tokens.token_file(store).read_text() == "[]"


def test_requests_of_other_websites_are_refused(script, program):
    client = script()
    host = program.url.split("/")[2]
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Host": f"evil.example:{host.split(':')[1]}"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = client.send("POST", "/intents/GetToday", "{}", headers)
        assert (answer.status, answer.text) == (403, ""), headers
    # The preflight request of a browser is refused.
    answer = client.send("OPTIONS", "/intents/GetToday", headers={"Origin": "http://evil.example"})
    assert answer.status == 405
    assert "access-control-allow-origin" not in answer.headers


def test_the_description_needs_no_token_and_reveals_no_habits(program):
    answer = Script(program.url).send("GET", "/intents")
    assert answer.status == 200
    assert sorted(answer.json["paths"]) == sorted(["/intents", *(f"/intents/{i}" for i in ALL)])
    assert "Secret" not in answer.text
    head = Script(program.url).send("HEAD", "/intents")
    assert (head.status, head.text) == (200, "")
    assert int(head.headers["content-length"]) == len(answer.text.encode())
