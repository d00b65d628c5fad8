"""Killed at any moment of an exchange, devices lose nothing and count nothing twice.

KILL_ROUNDS in the environment asks for more rounds than the few dozen of a normal run.
"""

import os
import random
import subprocess
import time

from harness.command import BINARY
from harness.devices import Device, are_same, settle
from harness.program import NOON

ROUNDS = int(os.environ.get("KILL_ROUNDS", "20"))


class Killer:
    """Runs commands that end at some moment, and knows what they had done by then."""

    def __init__(self, tmp_path, share, seed):
        self.tmp_path, self.share = tmp_path, share
        self.dice = random.Random(seed)
        self.devices = [Device(tmp_path / f"d{number}", f"Device {number}") for number in range(3)]
        first, *others = self.devices
        first.habit("add", "Water", "--amount", "900", "--unit", "ml", "--decimals", "0")
        self.key = first.set_up(share)
        for device in others:
            device.join(share, self.key)
        self.count = 0
        self.killed = 0

    def kill(self, device, *words):
        """Whether the command had ended before."""
        command = [BINARY, *map(str, words), "--store", device.store, *NOON]
        environment = {**os.environ, "XDG_CONFIG_HOME": str(device.store.parent)}
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
        )
        # No wait for a condition: the moment is to be any.
        time.sleep(self.dice.uniform(0.005, 0.12))
        has_ended = process.poll() is not None
        process.kill()
        process.wait()
        self.killed += not has_ended
        return has_ended

    def water(self, device):
        habits = [habit for habit in device.export()["habits"] if habit["name"] == "Water"]
        return sum(day.get("count", 1) for habit in habits for day in habit["days"])

    def run(self):
        device = self.dice.choice(self.devices)
        match self.dice.randrange(6):
            case 0:
                before = self.water(device)
                self.kill(device, "done", "Water", "1")
                self.count += self.water(device) - before
            case 1:
                device.habit("done", "Water", "1")
                self.count += 1
            case 2:
                self.join()
            case _:
                self.kill(device, "sync", "now")

    def join(self):
        """One more device joins, with a habit of its own, however often it is ended meanwhile."""
        number = len(self.devices)
        if number > 8:
            return
        device = Device(self.tmp_path / f"d{number}", f"Device {number}")
        device.habit("add", f"Habit {number}")
        words = ("sync", "join", "--folder", self.share, "--name", device.name, "--key", self.key)
        while not self.kill(device, *words) and not device.status()["isOn"]:
            pass
        device.exchange()
        self.devices.append(device)


def test_killed_exchanges_lose_nothing_and_double_nothing(tmp_path, share):
    killer = Killer(tmp_path, share, seed=18)
    for _ in range(ROUNDS):
        killer.run()
    settle(killer.devices, rounds=4)
    assert are_same(killer.devices)
    device = killer.devices[0]
    assert killer.water(device) == killer.count
    assert len(device.export()["habits"]) == 1 + len(killer.devices) - 3
    print(f"killed {killer.killed} times in {ROUNDS} rounds")
    assert killer.killed > ROUNDS / 4
