"""A push service on this machine, and browsers that subscribe to it."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import monotonic, sleep

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode

# Lets the app send requests to this machine.
LOOPBACK = {"WEB_PUSH_LOOPBACK": "1"}
# The label of the switch in the settings.
PUSH_SWITCH = "Notify this device when the app is closed"


class UserAgent:
    """The keys of a subscription, which belong to one browser."""

    def __init__(self, service, name):
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.path = f"/push/{name}"
        self.endpoint = f"{service.url}{self.path}"

    @property
    def subscription(self):
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": b64urlencode(point), "auth": b64urlencode(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def decrypt(self, body):
        """The message, decrypted by the reference implementation of RFC 8188 and RFC 8291."""
        text = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(text)


class PushService:
    """A push service that accepts messages."""

    def __init__(self):
        self.requests = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.requests.append((self.path, self.headers, body))
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    def wait_for_requests(self, count, seconds=20):
        """Waits until at least `count` requests have arrived, and returns all of them."""
        end = monotonic() + seconds
        while len(self.requests) < count:
            assert monotonic() < end, f"{len(self.requests)} requests"
            sleep(0.05)
        return self.requests


def verify(headers, audience):
    """Checks the token's signature, with py-vapid, and its audience. Returns its claims and key."""
    authorization = headers["Authorization"]
    parts = dict(part.strip().split("=", 1) for part in authorization[6:].split(","))
    assert authorization.startswith("vapid ")
    assert Vapid02.verify(authorization)
    claims = json.loads(b64urldecode(parts["t"].split(".")[1].encode()))
    assert claims["aud"] == audience
    return claims, parts["k"]


def fake_subscription(agent):
    """A script that subscribes a page with an agent's keys, without the browser's push service."""
    data = f"const data = {json.dumps(agent.subscription)};"
    return (
        data
        + """
    const unsubscribe = async () => localStorage.removeItem("fake");
    const fake = { ...data, toJSON: () => data, unsubscribe };
    PushManager.prototype.getSubscription = async () => localStorage.fake ? fake : null;
    PushManager.prototype.subscribe = async (options) => {
      window.subscribeOptions = options;
      localStorage.fake = "1";
      return fake;
    };
    """
    )
