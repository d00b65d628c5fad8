"""Devices of one person: stores that sync through a remote folder."""

import json

from harness.command import habit


class Device:
    """A store in its own folder."""

    def __init__(self, folder, name):
        folder.mkdir()
        self.name = name
        self.store = folder / "Habits.store"

    def habit(self, *words, code=0):
        """Runs the command on the store. Returns its output."""
        return habit(self.store, *words, code=code)

    def set_up(self, location):
        """Sets up sync with a folder, or with the options of another kind of remote folder. Returns
        the key."""
        return self.habit("sync", "set-up", *options(location), "--name", self.name).strip()

    def join(self, location, key):
        self.habit("sync", "join", *options(location), "--name", self.name, *self.key_file(key))

    def key_file(self, key):
        """The options that pass a key in a file, because other users can see command lines."""
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


def options(location):
    return location if isinstance(location, tuple) else ("--folder", location)


def exchange_all(devices, rounds=3):
    """Runs rounds of exchanges. In each round, the devices sync one after the other."""
    for _ in range(rounds):
        for device in devices:
            device.exchange()


def have_same_data(devices):
    first, *others = [device.export()["habits"] for device in devices]
    return all(other == first for other in others)
