"""The app behind a public address: TLS, a path, and the proxies in docs/hosting."""

import http.client
import socket
import ssl
from dataclasses import dataclass

import pytest
from harness.chromium import PHONE, launch
from harness.program import NOON, HabitTracker
from harness.proxies import HOST, proxy
from harness.sign_in import PASS_CODE, set_pass_code
from playwright.sync_api import expect

# The proxies pass paths on unchanged, so each needs only one address.
ADDRESSES = [("caddy", ""), ("nginx", "/my/habits")]


@pytest.fixture(params=ADDRESSES, ids=lambda address: "".join(address).replace("/", "-"))
def site(request, authority, tmp_path):
    """The app behind a proxy."""
    name, root = request.param
    store = tmp_path / "Habits.store"
    app = HabitTracker("--public-url", f"https://{HOST}{root}", "--store", store, *NOON)
    assert set_pass_code(store, PASS_CODE).returncode == 0
    with app, proxy(name, app.port, authority) as port:
        yield Site(f"https://{HOST}{root}", app, port)


@dataclass
class Site:
    """The app at its public address."""

    address: str
    app: HabitTracker
    port: int

    @property
    def root(self):
        return self.address.removeprefix(f"https://{HOST}")


@pytest.fixture
def phone(chromium, authority, site):
    """A browser that trusts the site's certificate."""
    with launch(
        chromium.browser_type,
        "/usr/bin/chromium-headless-shell",
        f"--host-resolver-rules=MAP {HOST}:443 127.0.0.1:{site.port}",
        f"--ignore-certificate-errors-spki-list={authority.fingerprint}",
    ) as browser:
        yield Phone(browser.new_context(viewport=PHONE, reduced_motion="reduce"), site.address)


class Phone:
    """A browser that records the addresses of its requests and sockets."""

    def __init__(self, context, address):
        self.context = context
        self.address = address
        self.asked = []
        self.sockets = []

    def page(self):
        page = self.context.new_page()
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("websocket", lambda socket: self.sockets.append(socket.url))
        return page

    def sign_in(self):
        page = self.page()
        page.goto(f"{self.address}/")
        page.get_by_label("pass code").fill(PASS_CODE)
        page.get_by_role("button", name="Continue").click()
        expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
        return page


def test_a_habit_is_added_completed_and_opened_at_the_public_address(phone):
    page = phone.sign_in()
    page.get_by_role("button", name="Add Habit").first.click()
    page.get_by_label("Name", exact=True).fill("読書 مشي")
    page.get_by_role("button", name="Save").click()
    done = page.get_by_role("button", name="\u2068読書 مشي\u2069, not completed today")
    done.click()
    completed = page.get_by_role("button", name="\u2068読書 مشي\u2069, completed today")
    expect(completed).to_be_visible()

    # A second window shows and changes the same habit.
    other = phone.page()
    other.goto(f"{phone.address}/")
    there = other.get_by_role("button", name="\u2068読書 مشي\u2069, completed today")
    expect(there).to_be_visible()
    there.click()
    expect(done).to_be_visible()

    page.get_by_text("読書 مشي").first.click()
    expect(page.get_by_role("button", name="Mark as Done")).to_be_visible()
    assert page.url.startswith(f"{phone.address}/")
    page.reload()
    expect(page.get_by_role("button", name="Mark as Done")).to_be_visible()
    page.go_back()
    expect(done).to_be_visible()
    assert page.url == f"{phone.address}/"

    expect_tiles_below_the_address(page, phone.address)

    # Requests, sockets, and cookies stay below the address, too.
    assert phone.asked and all(url.startswith(f"{phone.address}/") for url in phone.asked)
    start = phone.address.replace("https:", "wss:")
    assert phone.sockets and all(url.startswith(f"{start}/live?") for url in phone.sockets)
    cookies = phone.context.cookies(phone.address)
    device = [cookie for cookie in cookies if cookie["name"].startswith("__Host-device")]
    assert [(cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) for cookie in device] == [
        (True, True, "Lax")
    ]
    assert all(cookie["secure"] for cookie in cookies)


def expect_tiles_below_the_address(page, address):
    """Opens the gallery of widgets, and returns to the list by its link."""
    page.goto(f"{address}/widgets")
    frame = page.frame_locator("iframe").first
    expect(frame.locator(".tile")).to_be_visible()
    markup = page.locator("textarea").first.input_value()
    assert markup.startswith(f'<iframe src="{address}/widgets/')
    page.get_by_role("link", name="Habit Tracker").click()
    expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
    assert page.url == f"{address}/"


def test_foreign_hosts_other_paths_and_repeated_guesses_are_refused(site, authority):
    root = site.root

    def status(path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", site.app.port, timeout=10)
        connection.request("GET", path, headers=headers)
        return connection.getresponse().status

    assert status(f"{root}/", Host=HOST) == 401
    assert status(f"{root}/", Host=f"127.0.0.1:{site.app.port}") == 403
    assert status(f"{root}/", Host="evil.example") == 403
    assert status(f"{root}/live?page=1", Host=HOST, Origin=f"http://{HOST}") == 401
    if root:
        assert status("/", Host=HOST) == 404
        assert status(f"{root}s/", Host=HOST) == 404

    # Forged client addresses do not reset the count of guesses.
    context = ssl.create_default_context(cafile=authority.root)

    def guess(number):
        connection = http.client.HTTPSConnection(HOST, context=context)
        plain = socket.create_connection(("127.0.0.1", site.port))
        connection.sock = context.wrap_socket(plain, server_hostname=HOST)
        headers = {
            "Host": HOST,
            "Origin": f"https://{HOST}",
            "Content-Type": "application/x-www-form-urlencoded",
            # A different address each time, as an attacker would claim.
            "X-Forwarded-For": f"198.51.100.{number}",
        }
        connection.request("POST", f"{root}/pass-code", "code=wrong+horse", headers)
        return connection.getresponse().status

    assert [guess(number) for number in range(7)] == [401] * 5 + [429] * 2
