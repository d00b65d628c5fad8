"""Two windows on two devices that sync through a third, always-on Habit Tracker."""

import time

from harness import tokens
from harness.devices import Device
from playwright.sync_api import expect


def test_a_tap_arrives_at_the_other_device_within_seconds(tmp_path, store, start, open_window):
    server = start("--store", store)
    secret = tmp_path / "secret"
    secret.write_text(tokens.create(store, "sync"))
    location = ("--server", server.url, "--secret-file", secret)
    one, two = Device(tmp_path / "one", "One"), Device(tmp_path / "two", "Two")
    one.habit("add", "Read")
    two.join(location, one.set_up(location))
    here, there = (open_window(start("--store", device.store)) for device in (one, two))
    expect(there.completion_button("Read")).to_be_visible()
    for state in ("completed today", "not completed today", "completed today"):
        here.toggle("Read")
        expect(here.completion_button("Read", state)).to_be_visible()
        begin = time.monotonic()
        expect(there.completion_button("Read", state)).to_be_visible()
        # At most two seconds until the exchange and one second for the transfer, times three for a
        # busy machine.
        assert time.monotonic() - begin < 9
