"""Interactive shells on a pseudo-terminal."""

import fcntl
import os
import pty
import select
import subprocess
import termios
import time

from conftest import COMMAND

END_MARKER = "command-has-ended"
DEADLINE = 30


class Shell:
    """An interactive shell with completion for `habit` and without the user's configuration."""

    def __init__(self, name, environment, folder):
        script = subprocess.run(
            [COMMAND, "--generate-completion-script", name],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        functions = folder / f"{name}-functions"
        functions.mkdir()
        (functions / "_habit").write_text(script)
        words, start = {
            "bash": (["bash", "--norc", "--noprofile", "-i"], f"source {functions}/_habit"),
            "zsh": (
                ["zsh", "-f", "-i"],
                f"fpath=({functions} $fpath); autoload -Uz compinit;"
                f" compinit -u -d {functions}/dump",
            ),
            "fish": (["fish", "--no-config", "-i"], f"source {functions}/_habit"),
        }[name]
        self.terminal, child = pty.openpty()
        self.process = subprocess.Popen(
            words,
            stdin=child,
            stdout=child,
            stderr=child,
            cwd=folder,
            env={**environment, "TERM": "xterm"},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(child)
        self.seen = ""
        self.run(start)

    def move(self, home, folder):
        """Changes the home folder and the current folder."""
        self.run(f"export HOME={home}; cd {folder}")

    def run(self, keys):
        """Types a line, completing it where `keys` contains Tab, and waits until the command has
        run. Returns what the terminal shows."""
        # The quotes distinguish the echo of the typed line from its output.
        self.type(f"{keys}\n")
        return self.output_of(f"echo {END_MARKER[:3]}''{END_MARKER[3:]}\n")

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def output_of(self, keys):
        self.type(keys)
        begin, end = len(self.seen), time.monotonic() + DEADLINE
        while END_MARKER not in self.seen[begin:]:
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            assert ready, f"the shell hangs after {self.seen!r}"
            self.seen += os.read(self.terminal, 65536).decode(errors="replace")
        return self.seen[begin:]

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.terminal)
