"""The program's output after a crash."""

import signal
import subprocess

import pytest
from harness.ports import free_port
from harness.program import BINARY, NOON


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGTRAP])
def test_a_crash_writes_no_report_to_the_output(tmp_path, number):
    command = [BINARY, "--no-open", "--port", str(free_port()), "--in-memory", *NOON]
    output = tmp_path / "journal"
    with (
        output.open("wb") as journal,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=journal) as program,
    ):
        try:
            assert b"http://" in program.stdout.readline()
            program.send_signal(number)
            # A full report of a debug build takes minutes, which is a failure as well.
            rest, _ = program.communicate(timeout=20)
        finally:
            program.kill()
        assert program.returncode == -number
    assert rest == b""
    assert output.read_bytes() == b""
