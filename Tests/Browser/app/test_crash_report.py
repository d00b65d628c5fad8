"""The program's output after a crash."""

import signal
import subprocess

import pytest
from harness.ports import free_port
from harness.program import BINARY, NOON


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGTRAP])
def test_a_crash_writes_no_memory_to_a_journal(tmp_path, number):
    command = [BINARY, "--no-open", "--port", str(free_port()), "--in-memory", *NOON]
    output = tmp_path / "journal"
    with output.open("wb") as journal:
        program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=journal)
        line = program.stdout.readline()
        program.send_signal(number)
        rest = program.stdout.read()
        assert program.wait(60) == -number
    assert b"http://" in line
    assert rest == b""
    assert output.read_bytes() == b""
