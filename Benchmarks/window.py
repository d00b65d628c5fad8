"""A window of the app without a browser: a client of the page's socket."""

import asyncio
import re
import time
from urllib.parse import urlsplit

BUTTON = re.compile(
    rb'<button id=\\?"n(\d+)\\?"[^>]*?aria-label=\\?"Habit (\d+), (not )?completed today'
)
STATE = re.compile(rb"Habit (\d+), (?:not )?completed today")
PAGE = re.compile(rb'<meta name="page" content="([^"]+)"[^>]*? data-frame="(\d+)"')
ACKNOWLEDGED = re.compile(rb'^\{"n":(\d+),"a":(-?\d+)')

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Window:
    """The browser's side of the protocol. Records the times at which changes arrive."""

    def __init__(self, url):
        self.address = urlsplit(url)
        self._host = f"Host: {self.address.netloc}\r\n"
        self.buttons = {}
        self._sequence = 0
        self._answers = {}
        self._expected = {}
        self._lags = []
        self._last_frame = time.perf_counter()

    async def open(self):
        body = await self._document()
        self._note_buttons(body)
        token, frame = PAGE.search(body).groups()
        self._reader, self._writer = await self._connect()
        path = f"/live?page={token.decode()}&frame={frame.decode()}"
        self._writer.write(
            (
                f"GET {path} HTTP/1.1\r\n{self._host}Upgrade: websocket\r\n"
                f"Origin: {self.address.scheme}://{self.address.netloc}\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()
        )
        answer = await self._reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        self._listener = asyncio.create_task(self._listen())

    async def quiet(self, seconds=0.5):
        """Waits until nothing has arrived for a number of seconds."""
        while time.perf_counter() - self._last_frame < seconds:
            await asyncio.sleep(seconds / 5)

    async def tap(self, habit):
        """Taps a habit's button. Returns the seconds until the answer."""
        self._sequence += 1
        answered = asyncio.get_running_loop().create_future()
        self._answers[self._sequence] = answered
        began = time.perf_counter()
        self._send(f'[{self._sequence},{self.buttons[habit]},"click"]'.encode())
        return await answered - began

    def expect(self, habit, unless):
        """Starts to wait for a change of a habit. Does not wait if this window is `unless`, which
        makes the change.

        Returns a list with infinity if the previous change of the habit has not arrived; otherwise
        an empty list.
        """
        missed = [float("inf")] if self._expected.pop(habit, None) else []
        if self is not unless:
            self._expected[habit] = time.perf_counter()
        return missed

    def lags(self):
        """Returns the seconds until each expected change arrived, with infinity for each change
        that did not arrive, and clears the list.
        """
        lags = self._lags + [float("inf")] * len(self._expected)
        self._lags = []
        self._expected = {}
        return lags

    def stall(self):
        """Stops reading, like a phone that lost its network."""
        self._listener.cancel()
        self._writer.transport.pause_reading()

    async def close(self):
        self._listener.cancel()
        self._send(b"\x03\xe9", CLOSE)
        self._writer.close()

    async def _connect(self):
        return await asyncio.open_connection(self.address.hostname, self.address.port, limit=2**24)

    async def _document(self):
        reader, writer = await self._connect()
        writer.write(f"GET / HTTP/1.1\r\n{self._host}Connection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
        return answer

    def _send(self, payload, opcode=TEXT):
        # A mask of zeros leaves the bytes unchanged.
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        else:
            head += bytes([0x80 | 126]) + size.to_bytes(2)
        self._writer.write(head + bytes(4) + payload)

    async def _listen(self):
        while True:
            first, second = await self._reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                size = int.from_bytes(await self._reader.readexactly(2))
            elif size == 127:
                size = int.from_bytes(await self._reader.readexactly(8))
            payload = await self._reader.readexactly(size)
            match first & 0x0F:
                case 1:
                    self._take(payload)
                case 9:
                    self._send(payload, PONG)

    def _take(self, frame):
        now = self._last_frame = time.perf_counter()
        acknowledged = int(ACKNOWLEDGED.match(frame)[2])
        for sequence in [known for known in self._answers if known <= acknowledged]:
            self._answers.pop(sequence).set_result(now)
        if self._expected:
            for habit in {int(match[1]) for match in STATE.finditer(frame)}:
                began = self._expected.pop(habit, None)
                if began is not None:
                    self._lags.append(now - began)
        self._note_buttons(frame)

    def _note_buttons(self, text):
        for match in BUTTON.finditer(text):
            self.buttons[int(match[2])] = int(match[1])
