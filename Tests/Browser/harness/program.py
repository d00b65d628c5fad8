"""The app as a process."""

import os
import signal
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from harness.ports import free_port

ROOT = Path(__file__).resolve().parents[3]
BINARY = os.environ.get("HABIT_TRACKER", str(ROOT / ".build/debug/HabitTracker"))

# The default time of tests, on a fixed Monday, because screens depend on the weekday.
NOON = ("--now", "2026-03-09T12:00:00Z", "--time-zone", "UTC")
# A time zone in which it is day, for tests that use the real time: no day may end during a test.
DAYTIME_ZONE = "UTC" if 6 <= datetime.now(UTC).hour < 18 else "Pacific/Auckland"


class HabitTracker:
    """A run of the app. After a restart, it serves the same address."""

    def __init__(self, *options, environment=None, prefix=()):
        self.prefix = prefix
        self.environment = environment or {}
        self.options = [str(option) for option in options]
        self.port = free_port()
        self.url = None
        self.process = None
        # Keeps the user's own settings unchanged.
        self.settings = TemporaryDirectory()

    def start(self):
        command = [*self.prefix, BINARY, "--no-open", "--port", str(self.port), *self.options]
        own = {"XDG_CONFIG_HOME": self.settings.name}
        environment = {**os.environ, **own, **self.environment}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            # The app would inherit an ignored SIGHUP from the parent process.
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
        )
        line = self.process.stdout.readline()
        assert line, f"{' '.join(command)} ended with {self.process.wait()}"
        self.url = line.split()[-1]
        return self

    def kill(self):
        """Sends SIGKILL, so that the process can't clean up."""
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process = None

    def end(self, number=signal.SIGTERM):
        """Asks the process to end, like a terminal or the system. Returns its exit code."""
        self.process.send_signal(number)
        code = self.process.wait(10)
        self.process.stdout.close()
        self.process = None
        return code

    def restart(self):
        self.kill()
        return self.start()

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()


def run(*options, timeout=30):
    """Runs the app with options that make it end by itself."""
    command = [BINARY, "--no-open", *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout)
