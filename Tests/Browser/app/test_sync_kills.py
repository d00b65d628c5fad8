"""Devices killed at any moment of an exchange lose nothing and count nothing twice.

KILL_ROUNDS sets the number of rounds, by default 10.
"""

import datetime
import os
import random
import subprocess
import time

from harness.command import BINARY
from harness.devices import Device, exchange_all, have_same_data
from harness.native import write_habits
from harness.program import NOON

ROUNDS = int(os.environ.get("KILL_ROUNDS", "10"))


class Killer:
    """A runner of commands that are killed at random moments. It tracks their completed work."""

    def __init__(self, tmp_path, share, seed, device_count=3):
        self.tmp_path, self.share = tmp_path, share
        self.dice = random.Random(seed)
        self.devices = [
            Device(tmp_path / f"d{number}", f"Device {number}") for number in range(device_count)
        ]
        first, *others = self.devices
        first.habit("add", "Water", "--amount", "900", "--unit", "ml", "--decimals", "0")
        self.key = first.set_up(share)
        for device in others:
            device.join(share, self.key)
        self.count = 0
        self.killed = 0

    def kill(self, device, *words, longest=0.12):
        """Runs a command and kills it. Returns true if it had ended before."""
        command = [BINARY, *map(str, words), "--store", device.store, *NOON]
        environment = {**os.environ, "XDG_CONFIG_HOME": str(device.store.parent)}
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
        )
        # A random delay, because the kill must come at an arbitrary moment.
        time.sleep(self.dice.uniform(0.005, longest))
        has_ended = process.poll() is not None
        process.kill()
        process.wait()
        self.killed += not has_ended
        return has_ended

    def water_count(self, device):
        habits = [habit for habit in device.export()["habits"] if habit["name"] == "Water"]
        return sum(day.get("count", 1) for habit in habits for day in habit["days"])

    def run(self):
        device = self.dice.choice(self.devices)
        match self.dice.randrange(6):
            case 0:
                before = self.water_count(device)
                self.kill(device, "done", "Water", "1")
                self.count += self.water_count(device) - before
            case 1:
                device.habit("done", "Water", "1")
                self.count += 1
            case 2:
                self.join()
            case _:
                self.kill(device, "sync", "now")

    def join(self):
        """Adds one more device with its own habit, through repeated kills."""
        number = len(self.devices)
        if number > 8:
            return
        device = Device(self.tmp_path / f"d{number}", f"Device {number}")
        device.habit("add", f"Habit {number}")
        self.join_through_kills(device)
        device.exchange()
        self.devices.append(device)

    def join_through_kills(self, device):
        """Lets a device join sync, although its process is killed repeatedly."""
        location = ("--folder", self.share, "--name", device.name)
        words = ("sync", "join", *location, *device.key_file(self.key))
        longest = 0.12
        while not self.kill(device, *words, longest=longest) and not device.status()["isOn"]:
            # A busy machine needs more time to join.
            longest *= 1.2


def write_large_export(file, habits=30, days=365):
    """Writes an export of habits that were done each day, at varying hours."""
    dice = random.Random(18)
    first = datetime.date(2026, 3, 9) - datetime.timedelta(days=days - 1)

    def day(number):
        date = first + datetime.timedelta(days=number)
        time = f"{dice.randrange(6, 12):02}:{dice.randrange(60):02}:{dice.randrange(60):02}.000Z"
        return {"day": str(date), "changedAt": f"{date}T{time}"}

    described = [
        {"name": f"Old {number}", "days": [day(number) for number in range(days)]}
        for number in range(habits)
    ]
    return write_habits(file, *described)


def test_a_large_exchange_survives_kills(tmp_path, share):
    killer = Killer(tmp_path, share, seed=19, device_count=1)
    old, new = Device(tmp_path / "old", "Old"), Device(tmp_path / "new", "New")
    old.habit("import", write_large_export(tmp_path / "large.json"))
    old.habit("add", "Tea", "--amount", "900", "--unit", "ml", "--decimals", "0")
    new.habit("add", "New")
    before = old.export()["habits"]
    for device in (old, new):
        killer.join_through_kills(device)
        for _ in range(ROUNDS // 2):
            killer.kill(device, "sync", "now", longest=0.6)
            if device is old:
                # Changes a habit while the exchange is incomplete.
                device.habit("done", "Tea", "1")
        device.exchange()
    exchange_all([*killer.devices, old, new], rounds=4)
    assert have_same_data([*killer.devices, old, new])
    after = {habit["id"]: habit for habit in new.export()["habits"]}
    for habit in before:
        if habit["name"] == "Tea":
            (day,) = after[habit["id"]]["days"]
            assert day["count"] == ROUNDS // 2
        else:
            assert after[habit["id"]]["days"] == habit["days"]
    assert len(after) == len(before) + 2
    print(f"killed {killer.killed} times in {ROUNDS} rounds")
    # After some dozens of rounds everything is exchanged, and later commands often end before the
    # kill.
    assert killer.killed > min(ROUNDS, 40) / 4


def test_killed_exchanges_lose_nothing_and_count_nothing_twice(tmp_path, share):
    killer = Killer(tmp_path, share, seed=18)
    for _ in range(ROUNDS):
        killer.run()
    exchange_all(killer.devices, rounds=4)
    assert have_same_data(killer.devices)
    device = killer.devices[0]
    assert killer.water_count(device) == killer.count
    assert len(device.export()["habits"]) == 1 + len(killer.devices) - 3
    print(f"killed {killer.killed} times in {ROUNDS} rounds")
    assert killer.killed > ROUNDS / 4
