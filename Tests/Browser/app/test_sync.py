"""Two devices, each with a store and a window, sync through a folder."""

import threading
from contextlib import contextmanager

import pytest
from harness.devices import Device, exchange_all, have_same_data
from playwright.sync_api import expect

# The timeout of a change on the other device, which may need a second exchange after a failed one.
EXCHANGED = 60_000
TOMORROW = ("--now", "2026-03-10T12:00:00Z", "--time-zone", "UTC")


@pytest.fixture
def pair(tmp_path, share):
    """Two syncing devices. One has added "Read", the other "Run"."""
    one, two = Device(tmp_path / "one", "One"), Device(tmp_path / "two", "Two")
    one.habit("add", "Read")
    two.habit("add", "Run")
    two.join(share, one.set_up(share))
    one.exchange()
    return one, two


@contextmanager
def unreachable(folder):
    """Makes the folder unreachable, like a disk or service that is gone."""
    away = folder.with_name("away")
    folder.rename(away)
    yield
    away.rename(folder)


def test_changes_appear_on_the_other_device(pair, share, start, open_window):
    programs = [start("--store", device.store) for device in pair]
    windows = [open_window(program) for program in programs]
    one, two = windows
    for window in windows:
        expect(window.detail_button("Read")).to_be_visible()
        expect(window.detail_button("Run")).to_be_visible()
    one.toggle("Read")
    expect(two.completion_button("Read", "completed today")).to_be_visible(timeout=EXCHANGED)
    two.toggle("Run")
    expect(one.completion_button("Run", "completed today")).to_be_visible(timeout=EXCHANGED)
    two.toggle("Read")
    expect(one.completion_button("Read")).to_be_visible(timeout=EXCHANGED)

    # A change by the command appears as well.
    pair[0].habit("undo", "Run")
    expect(two.completion_button("Run")).to_be_visible(timeout=EXCHANGED)
    spend_a_day_offline(pair, share, programs, windows)


def spend_a_day_offline(pair, share, programs, windows):
    """Completes the habits on two days while the devices can't sync. Afterwards, both devices show
    the same data.
    """
    with unreachable(share):
        windows[0].toggle("Read")
        expect(windows[0].completion_button("Read", "completed today")).to_be_visible()
        windows[1].toggle("Run")
        expect(windows[1].completion_button("Run", "completed today")).to_be_visible()
        for program in programs:
            program.end()
            program.options = ["--store", program.options[1], *TOMORROW]
            program.start()
        for window in windows:
            window.reload()
        windows[0].toggle("Run")
        expect(windows[0].completion_button("Run", "completed today")).to_be_visible()
        windows[1].toggle("Read")
        expect(windows[1].completion_button("Read", "completed today")).to_be_visible()
        pair[0].habit("add", "Swim")
    for program in programs:
        program.restart()
    for window in windows:
        window.reload()
        for name in ("Read", "Run"):
            expect(window.detail_button(name)).to_contain_text("2", timeout=EXCHANGED)
            expect(window.completion_button(name, "completed today")).to_be_visible(
                timeout=EXCHANGED
            )
        expect(window.detail_button("Swim")).to_be_visible(timeout=EXCHANGED)


def test_a_missing_folder_is_reported(pair, share):
    one, _ = pair
    with unreachable(share):
        one.habit("done", "Read")
        words = one.habit("sync", "now", code=69)
        assert "the sync location can't be reached" in words
        assert one.status()["waiting"] > 0
    assert one.exchange() == {"received": 0, "waiting": 0, "written": 1}
    assert one.status()["waiting"] == 0


def test_simultaneous_additions_by_processes_on_three_devices_add_up(tmp_path, share):
    devices = [Device(tmp_path / f"d{number}", f"Device {number}") for number in range(3)]
    first, *others = devices
    first.habit("add", "Water", "--amount", "900", "--unit", "ml", "--decimals", "0")
    key = first.set_up(share)
    for device in others:
        device.join(share, key)

    def work(device):
        for number in range(3):
            device.habit("done", "Water", "1")
            if number == 2:
                # If another process on this device is exchanging, it sends this change as well.
                device.exchange()

    threads = [
        threading.Thread(target=work, args=(device,)) for device in devices for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    exchange_all(devices)
    assert have_same_data(devices)
    (day,) = first.export()["habits"][0]["days"]
    assert day["count"] == 3 * 3 * 3
