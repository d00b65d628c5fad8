"""Devices of one person: stores that exchange through a place."""

import json

from harness.command import habit


class Device:
    """A store with its files, in a folder of its own."""

    def __init__(self, folder, name):
        folder.mkdir()
        self.name = name
        self.store = folder / "Habits.store"

    def habit(self, *words, code=0):
        """Runs the command on the store. Returns what it says."""
        return habit(self.store, *words, code=code)

    def set_up(self, place):
        """Begins to sync: with a folder, or with the options of another place. Returns the key."""
        return self.habit("sync", "set-up", *options(place), "--name", self.name).strip()

    def join(self, place, key):
        self.habit("sync", "join", *options(place), "--name", self.name, *self.key_file(key))

    def key_file(self, key):
        """The options for a key, which no command line may have."""
        file = self.store.with_name("key.txt")
        file.write_text(key)
        return ("--key-file", file)

    def exchange(self):
        return json.loads(self.habit("sync", "now", "--json"))

    def status(self):
        return json.loads(self.habit("sync", "status", "--json"))

    def export(self):
        """All habits with their days."""
        export = json.loads(self.habit("export"))
        export["habits"].sort(key=lambda habit: habit["id"])
        return export


def options(place):
    return place if isinstance(place, tuple) else ("--folder", place)


def settle(devices, rounds=3):
    """Has each exchange until what one knows is known by all."""
    for _ in range(rounds):
        for device in devices:
            device.exchange()


def are_same(devices):
    first, *others = [device.export()["habits"] for device in devices]
    return all(other == first for other in others)
