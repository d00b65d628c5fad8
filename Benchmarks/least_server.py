"""A minimal server for taps: it records each tap on disk and sends the patch.

The server runs as a process and serves one page at a time. The page's first message is the patch,
and each further message reports a tap.
"""

import base64
import hashlib
import os
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

KEY_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TAP = b"tap"
# As large as SQLite's log entry for a tap in the app: four pages with their headers.
RECORD = bytes(4 * (4_096 + 24))


@contextmanager
def least_server():
    """Runs a minimal server, and yields its port."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, str(Path(folder) / "log")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            yield int(process.stdout.readline())
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def serve(path):
    log = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        print(listener.getsockname()[1], flush=True)
        while True:
            connection, _ = listener.accept()
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with connection, connection.makefile("rb") as reader:
                answer(connection, reader, log)


def answer(connection, reader, log):
    connection.sendall(upgrade(reader))
    patch = b""
    while message := read_message(reader):
        if message == TAP:
            os.write(log, RECORD)
            os.fdatasync(log)
            connection.sendall(frame(patch))
        else:
            patch = message
            connection.sendall(frame(b"[]"))


def upgrade(reader):
    """The response to the WebSocket handshake."""
    key = b""
    while (line := reader.readline().strip()) != b"":
        name, _, value = line.partition(b":")
        if name.lower() == b"sec-websocket-key":
            key = value.strip()
    accepted = base64.b64encode(hashlib.sha1(key + KEY_SUFFIX).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + accepted + b"\r\n\r\n"
    )


def read_message(reader):
    """The next text message of the page, or empty bytes if the page has closed the connection."""
    head = reader.read(2)
    if len(head) < 2 or head[0] & 0x0F != 1:
        return b""
    size = head[1] & 0x7F
    if size > 125:
        size = int.from_bytes(reader.read(2 if size == 126 else 8))
    mask = reader.read(4)
    masked = reader.read(size)
    return bytes(byte ^ mask[index % 4] for index, byte in enumerate(masked))


def frame(text):
    size = len(text)
    head = bytes([size]) if size < 126 else bytes([126]) + size.to_bytes(2)
    return b"\x81" + head + text


if __name__ == "__main__":
    serve(sys.argv[1])
