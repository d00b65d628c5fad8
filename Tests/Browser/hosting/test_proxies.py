"""The app behind a public address: TLS, a path, and the proxies in docs/hosting."""

import http.client
import socket
import ssl

import pytest
from harness.chromium import PHONE, launch
from harness.program import NOON, HabitTracker
from harness.proxies import HOST, proxy
from harness.sign_in import PASS_CODE, set_pass_code
from playwright.sync_api import expect

ADDRESSES = [("caddy", ""), ("caddy", "/app"), ("nginx", ""), ("nginx", "/my/habits")]


@pytest.fixture(params=ADDRESSES, ids=lambda address: "".join(address).replace("/", "-"))
def site(request, chromium, authority, tmp_path):
    """The app at its public address, and a browser that trusts its certificate."""
    name, root = request.param
    app = HabitTracker(
        "--public-url", f"https://{HOST}{root}", "--store", tmp_path / "Habits.store", *NOON
    )
    assert set_pass_code(tmp_path / "Habits.store", PASS_CODE).returncode == 0
    with app, proxy(name, app.port, authority) as port:
        rules = f"MAP {HOST}:443 127.0.0.1:{port}"
        with launch(
            chromium.browser_type,
            "/usr/bin/chromium-headless-shell",
            f"--host-resolver-rules={rules}",
            f"--ignore-certificate-errors-spki-list={authority.fingerprint}",
        ) as own:
            yield Site(own, f"https://{HOST}{root}", app, port)


class Site:
    def __init__(self, browser, address, app, port):
        self.address = address
        self.app = app
        self.port = port
        self.context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
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


def test_a_habit_is_added_completed_and_opened_at_the_public_address(site):
    page = site.sign_in()
    page.get_by_role("button", name="Add Habit").first.click()
    page.get_by_label("Name", exact=True).fill("読書 مشي")
    page.get_by_role("button", name="Save").click()
    done = page.get_by_role("button", name="\u2068読書 مشي\u2069, not completed today")
    done.click()
    completed = page.get_by_role("button", name="\u2068読書 مشي\u2069, completed today")
    expect(completed).to_be_visible()

    other = site.page()
    other.goto(f"{site.address}/")
    expect(
        other.get_by_role("button", name="\u2068読書 مشي\u2069, completed today")
    ).to_be_visible()
    other.get_by_role("button", name="\u2068読書 مشي\u2069, completed today").click()
    expect(done).to_be_visible()

    page.get_by_text("読書 مشي").first.click()
    expect(page.get_by_role("button", name="Mark as Done")).to_be_visible()
    assert page.url.startswith(f"{site.address}/")
    page.reload()
    expect(page.get_by_role("button", name="Mark as Done")).to_be_visible()
    page.go_back()
    expect(done).to_be_visible()
    assert page.url == f"{site.address}/"

    assert site.asked and all(url.startswith(f"{site.address}/") for url in site.asked)
    start = site.address.replace("https:", "wss:")
    assert site.sockets and all(url.startswith(f"{start}/live?") for url in site.sockets)


def test_tiles_files_and_cookies_stay_below_the_public_address(site):
    page = site.sign_in()
    page.goto(f"{site.address}/widgets")
    frame = page.frame_locator("iframe").first
    expect(frame.locator(".tile")).to_be_visible()
    assert (
        page.locator("textarea")
        .first.input_value()
        .startswith(f'<iframe src="{site.address}/widgets/')
    )
    page.get_by_role("link", name="Habit Tracker").click()
    expect(page.get_by_role("heading", name="My Habits")).to_be_visible()
    assert page.url == f"{site.address}/"
    cookies = site.context.cookies(site.address)
    device = [cookie for cookie in cookies if cookie["name"].startswith("__Host-device")]
    assert [(cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) for cookie in device] == [
        (True, True, "Lax")
    ]
    assert all(cookie["secure"] for cookie in cookies)
    assert all(url.startswith(f"{site.address}/") for url in site.asked)


def test_hosts_and_paths_outside_the_public_address_are_refused(site):
    root = site.address.removeprefix(f"https://{HOST}")

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


def test_forged_client_addresses_do_not_reset_the_count_of_guesses(site, authority):
    context = ssl.create_default_context(cafile=authority.root)
    root = site.address.removeprefix(f"https://{HOST}")

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
