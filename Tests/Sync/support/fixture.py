"""One of the app's sync transports in a process that carries out a test's commands line by line."""

import base64
import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BINARY = Path(os.environ.get("TRANSPORT_FIXTURE", ROOT / ".build/debug/TransportFixture"))


class TransportFailure(Exception):
    """A failure of the transport: its kind and its message."""

    def __init__(self, answer):
        super().__init__(answer["words"])
        self.kind = answer["error"]


class SyncTransport:
    def __init__(self, *arguments):
        command = [BINARY, *map(str, arguments)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def send(self, *words):
        """Sends a command without waiting for its result."""
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()

    def receive(self):
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise TransportFailure(answer)
        return answer

    def run(self, *words):
        self.send(*words)
        return self.receive()

    def names(self):
        """The names of sync files. Other files are ignored."""
        return [name for name in self.run("names")["names"] if len(name) == 32]

    def read(self, name, limit=1 << 24):
        return base64.b64decode(self.run("read", name, limit)["bytes"])

    def write(self, name, content):
        self.run("write", name, base64.b64encode(content).decode())

    def remove(self, name):
        self.run("remove", name)

    def close(self):
        self.process.kill()
        self.process.wait()
