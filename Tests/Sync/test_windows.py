"""Windows on two stores sync through a server: a tap in one shows in the other."""

import pytest
from harness import tokens
from harness.chromium import DESKTOP, PHONE
from harness.chromium import chromium as launch_chromium
from harness.devices import Device
from harness.habits import Habits
from harness.ports import free_port
from harness.program import NOON, HabitTracker
from harness.proxies import HOST, Authority, plain_caddy, proxy
from playwright.sync_api import expect
from support.servers import PASSWORD, USER


@pytest.fixture(scope="module")
def chromium():
    with launch_chromium() as browser:
        yield browser


@pytest.fixture
def devices(tmp_path):
    devices = [Device(tmp_path / name, name) for name in ("Phone", "Desk")]
    devices[0].habit("add", "読書")
    devices[1].habit("add", "Run")
    return devices


@pytest.fixture
def open_windows(chromium):
    """Opens a window on each device's store, one on a phone and one on a desktop."""
    programs, contexts = [], []

    def open_all(devices):
        for device, size in zip(devices, (PHONE, DESKTOP), strict=True):
            programs.append(HabitTracker("--store", device.store, *NOON).start())
            contexts.append(chromium.new_context(viewport=size))
            page = contexts[-1].new_page()
            page.goto(programs[-1].url)
            yield Habits(page)

    yield open_all
    for context in contexts:
        context.close()
    for program in programs:
        program.kill()


def start_sync(devices, location):
    one, two = devices
    two.join(location, one.set_up(location))
    one.exchange()


def sync_now(window):
    """Taps Settings > Sync > Sync Now, and returns to the list."""
    window.show_settings()
    window.settings.get_by_role("link", name="Sync").click()
    window.screen("Sync").get_by_role("button", name="Sync Now").click()
    window.page.go_back()
    window.page.go_back()


# test_habits.py syncs through each server.
@pytest.mark.parametrize("webdav", ["rclone"], indirect=True)
def test_two_windows_sync_through_a_webdav_server(devices, webdav, secret, open_windows):
    start_sync(
        devices,
        ("--webdav", f"{webdav.url}habits", "--user", USER, "--secret-file", secret(PASSWORD)),
    )
    one, two = open_windows(devices)
    one.toggle("読書")
    expect(one.completion_button("読書", "completed today")).to_be_visible()
    # The app polls twice a minute.
    expect(two.completion_button("読書", "completed today")).to_be_visible(timeout=90_000)
    webdav.kill()
    two.toggle("Run")
    expect(two.completion_button("Run", "completed today")).to_be_visible()
    webdav.start()
    sync_now(two)
    sync_now(one)
    expect(one.completion_button("Run", "completed today")).to_be_visible(timeout=90_000)


def test_two_windows_sync_through_the_users_server_behind_caddy(
    devices, tmp_path, secret, open_windows
):
    store, port = tmp_path / "Server.store", free_port()
    address = f"http://127.0.0.1:{port}"
    with (
        HabitTracker("--store", store, "--public-url", address, *NOON) as server,
        plain_caddy(tmp_path, f"\treverse_proxy 127.0.0.1:{server.port}", port),
    ):
        token = secret(tokens.create(store, "sync"))
        start_sync(devices, ("--server", address, "--secret-file", token))
        one, two = open_windows(devices)
        one.toggle("読書")
        expect(two.completion_button("読書", "completed today")).to_be_visible(timeout=60_000)
        two.toggle("Run")
        expect(one.completion_button("Run", "completed today")).to_be_visible(timeout=60_000)
        two.toggle("読書")
        expect(one.completion_button("読書")).to_be_visible(timeout=60_000)


def test_an_untrusted_certificate_is_reported(devices, tmp_path, secret):
    server = f"https://{HOST}"
    with (
        HabitTracker("--public-url", server, "--store", tmp_path / "Server.store", *NOON) as app,
        proxy("caddy", app.port, Authority(tmp_path), "localhost") as port,
    ):
        location = ("--server", f"https://localhost:{port}", "--secret-file", secret("none"))
        words = devices[0].habit("sync", "set-up", *location, code=74)
    assert "its certificate is not trusted" in words
    assert devices[0].status() == {"isOn": False}
