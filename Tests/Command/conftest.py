"""Fixtures for tests that run the command `habit` as a process."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = Path(os.environ.get("HABIT_COMMAND", ROOT / ".build/debug/habit"))

# A fixed Monday, because output depends on the day.
NOON = ("--now", "2026-03-09T12:00:00Z", "--time-zone", "UTC")


def environment_at(home):
    """An environment with this home folder, where the default store is."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    path = f"{COMMAND.parent}:{os.environ['PATH']}"
    return {**inherited, "HOME": str(home), "PATH": path, "LC_ALL": "C.UTF-8"}


@pytest.fixture
def environment(tmp_path):
    """An environment with a new home folder."""
    home = tmp_path / "home"
    home.mkdir()
    return environment_at(home)


@pytest.fixture
def store(environment):
    """The default store, which does not exist at first."""
    return Path(environment["HOME"]) / ".local/share/HabitTracker/Habits.store"


@pytest.fixture
def habit(environment, tmp_path):
    return habit_in(environment, tmp_path)


def habit_in(environment, folder):
    """A function that runs the command in a folder. Returns its standard output on success,
    otherwise its error message.
    """

    def run(*words, code=0, **options):
        done = subprocess.run(
            [COMMAND, *map(str, words)],
            env=environment,
            cwd=folder,
            timeout=60,
            **{"capture_output": True, "text": True, "stdin": subprocess.DEVNULL, **options},
        )
        assert done.returncode == code, f"{words} ended with {done.returncode}: {done.stderr}"
        return done.stdout if code == 0 else done.stderr

    return run


@pytest.fixture
def set_language(environment):
    """Sets the variables that choose the language."""

    def set_language(**variables):
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
            environment.pop(name, None)
        environment.update(variables)

    return set_language
