"""The sync transport to an always-on app: `/sync`, with a token."""

import contextlib
import http.client
import time

import pytest
from conformance import ONE, TWO, check_conformance
from harness import tokens
from support.fixture import TransportFailure

CONTENT = bytes(range(256)) * 4_000


@pytest.fixture
def token(store):
    return tokens.create(store, "sync")


@pytest.fixture
def transport(transports, program, token):
    return transports("server", program.url, token)


def test_the_server_transport_meets_the_requirements(transport, store):
    check_conformance(transport)
    folder = store.with_name(f"{store.name}-sync-files")
    assert list(folder.iterdir()) == []
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_change_is_reported_immediately(transports, transport, program, token):
    other = transports("server", program.url, token)
    assert transport.names() == []
    transport.send("wait")
    # Without the delay, the change could arrive before the wait begins.
    time.sleep(0.5)
    other.write(ONE, CONTENT)
    start = time.monotonic()
    transport.receive()
    # Without a change, the wait would take 55 seconds.
    assert time.monotonic() - start < 20
    assert transport.names() == [ONE]
    # A removal is reported as well.
    transport.send("wait")
    other.remove(ONE)
    transport.receive()


def test_files_remain_after_the_server_is_killed(transport, program):
    transport.write(ONE, CONTENT)
    program.kill()
    with pytest.raises(TransportFailure, match="nothing answers|was lost"):
        transport.names()
    program.start()
    assert transport.read(ONE) == CONTENT


def test_the_answer_omits_the_path_of_a_damaged_token_file(transport, store):
    tokens.token_file(store).write_text("[]")
    with pytest.raises(TransportFailure) as failure:
        transport.names()
    assert str(store.parent) not in str(failure.value)


@pytest.mark.parametrize("scope", ["read", "checkOff", "everything"])
def test_a_token_of_another_scope_is_refused(transports, program, store, scope):
    transport = transports("server", program.url, tokens.create(store, scope))
    with pytest.raises(TransportFailure, match="“Sync” is needed") as failure:
        transport.names()
    assert failure.value.kind == "isAway"


def test_a_revoked_token_is_refused(transport, store, token):
    assert transport.names() == []
    tokens.revoke(store, token)
    with pytest.raises(TransportFailure, match="wrong, or was revoked"):
        transport.names()
    with pytest.raises(TransportFailure):
        transport.write(ONE, CONTENT)


def ask(program, method, path, token=None, body=b"", headers=None):
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=30)
    own = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        connection.request(method, path, body, {**own, **(headers or {})})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def test_invalid_requests_are_refused(program, store, token):
    file = f"/sync/files/{ONE}"
    assert ask(program, "GET", "/sync/files")[0] == 401
    assert ask(program, "GET", "/sync/files", "habit_00000000_" + "0" * 64)[0] == 401
    assert ask(program, "PUT", file, token, b"one")[0] == 200
    assert ask(program, "PUT", file, token, b"one")[0] == 200
    assert ask(program, "PUT", file, token, b"two")[0] == 409
    assert ask(program, "GET", file, token) == (200, b"one")
    for name in ("x", "..%2f..%2fHabits.store", "A" * 31 + "%00", "A" * 32):
        assert ask(program, "PUT", f"/sync/files/{name}", token, b"one")[0] in (400, 404), name
    assert ask(program, "GET", f"/sync/files/{TWO}", token)[0] == 404
    assert ask(program, "POST", file, token, b"one")[0] == 405
    # Other websites can't change anything, even with a token.
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert ask(program, "PUT", file, token, b"one", elsewhere)[0] == 403
    assert ask(program, "GET", "/sync/files", token, headers={"Host": "else.example"})[0] == 403
    # A token for sync can't run an intent.
    assert ask(program, "POST", "/intents/GetToday", token, b"{}")[0] == 403


def test_request_sizes_are_limited_more_strictly_without_a_token(program, token):
    large = bytes(17 << 20)
    file = f"/sync/files/{ONE}"
    assert ask(program, "PUT", file, token, large[: 16 << 20])[0] == 200
    assert ask(program, "DELETE", file, token)[0] == 200
    for own, body in ((token, large), (None, large[:500_000])):
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            assert ask(program, "PUT", file, own, body)[0] == 413
    assert ask(program, "GET", file, token)[0] == 404
