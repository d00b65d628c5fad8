"""The command `habit` as a process."""

import os
import subprocess

from harness.program import NOON, ROOT

BINARY = os.environ.get("HABIT_COMMAND", str(ROOT / ".build/debug/habit"))


def habit(store, *words, environment=None, code=0):
    """Runs the command on a store. Returns its output."""
    done = subprocess.run(
        [BINARY, *map(str, words), "--store", store, *NOON],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "XDG_CONFIG_HOME": str(store.parent), **(environment or {})},
    )
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr
