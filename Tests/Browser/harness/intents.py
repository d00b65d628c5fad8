"""A script that runs the app's intents over HTTP."""

import http.client
import json
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

JSON = "application/json"
PROBLEM = "application/problem+json"


@dataclass
class Answer:
    """The response to a request."""

    status: int
    headers: dict
    text: str

    @property
    def json(self):
        return json.loads(self.text)

    @property
    def kind(self):
        """The kind of the problem, or None on success."""
        if self.status == 200:
            return None
        assert self.headers["content-type"] == PROBLEM, self
        assert self.json["status"] == self.status
        assert self.json["detail"]
        return self.json["type"].removeprefix("/intents#")


class Script:
    """One connection, with a token unless it is None."""

    def __init__(self, url, token=None):
        address = urlsplit(url)
        self.connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
        self.token = token
        self.used = time.monotonic()

    def run(self, intent, **parameters):
        return self.send("POST", f"/intents/{intent}", json.dumps(parameters))

    def run_with_retries(self, intent, **parameters):
        """Runs an intent, and retries as the server asks while requests are too frequent."""
        while (answer := self.run(intent, **parameters)).status == 429:
            time.sleep(int(answer.headers["retry-after"]))
        return answer

    def send(self, method, path, body=None, headers=None):
        own = {} if body is None else {"Content-Type": JSON}
        if self.token is not None:
            own["Authorization"] = f"Bearer {self.token}"
        # The server closes a connection after 15 idle seconds.
        if time.monotonic() - self.used > 10:
            self.connection.close()
        self.connection.request(method, path, body, {**own, **(headers or {})})
        answer = self.connection.getresponse()
        text = answer.read().decode()
        self.used = time.monotonic()
        return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, text)

    def close(self):
        self.connection.close()
