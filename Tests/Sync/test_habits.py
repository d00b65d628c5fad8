"""Devices with habits sync through real servers."""

import pytest
from harness import tokens
from harness.devices import Device, exchange_all, have_same_data
from support.servers import PASSWORD, USER


@pytest.fixture
def devices(tmp_path):
    devices = [Device(tmp_path / f"d{number}", f"Device {number}") for number in range(2)]
    for device in devices:
        device.habit("add", f"Habit of {device.name}")
    return devices


def start_sync(devices, location):
    one, two = devices
    two.join(location, one.set_up(location))
    exchange_all(devices)
    assert have_same_data(devices)
    assert len(one.export()["habits"]) == 2


def test_devices_sync_through_a_webdav_server(devices, webdav, secret):
    location = (
        "--webdav", f"{webdav.url}habits", "--user", USER, "--secret-file", secret(PASSWORD),
    )  # fmt: skip
    start_sync(devices, location)
    one, two = devices
    webdav.kill()
    one.habit("done", "Habit of Device 0")
    two.habit("done", "Habit of Device 1")
    assert "the sync location can't be reached" in one.habit("sync", "now", code=69)
    webdav.start()
    exchange_all(devices)
    assert have_same_data(devices)
    assert [len(habit["days"]) for habit in one.export()["habits"]] == [1, 1]


def test_the_server_syncs_its_own_habits(devices, program, store, secret):
    """The server syncs its own habits through the folder in which it stores the files."""
    location = ("--server", program.url, "--secret-file", secret(tokens.create(store, "sync")))
    start_sync(devices, location)
    one, _ = devices
    server = Device(store.parent / "unused", "Server")
    server.store = store
    key = one.habit("sync", "key").strip()
    server.join(store.with_name(f"{store.name}-sync-files"), key)
    exchange_all([*devices, server])
    assert have_same_data([*devices, server])


def test_a_wrong_password_is_reported_and_sync_stays_off(devices, webdav, secret):
    one, _ = devices
    words = one.habit(
        "sync", "set-up", "--webdav", webdav.url, "--user", USER, "--secret-file",
        secret("wrong"), code=74,
    )  # fmt: skip
    assert "is not accepted" in words and "wrong" not in words
    assert one.status() == {"isOn": False}
