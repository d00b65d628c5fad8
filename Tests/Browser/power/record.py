"""A record of a program's writes to a folder, and the folder's state after a power cut at any
moment.

`recorder.c` writes the record. After a cut, synced data exists. Unsynced writes exist, are missing,
or exist in part, sector by sector. Of the creations, renamings, and removals since the folder was
last synced, all, none, or only the first few have taken effect.
"""

import os
import random
import struct
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

HEAD = struct.Struct("<cQQQ")
SECTOR = 512


def build(name, folder):
    """Compiles a library for LD_PRELOAD, with Swift's C compiler."""
    library = Path(folder) / f"{name}.so"
    source = Path(__file__).with_name(f"{name}.c")
    command = ["clang", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", source, "-o", library]
    subprocess.run(command, check=True)
    return library


@dataclass
class File:
    """A file's synced bytes, and the changes since the last sync."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list = field(default_factory=list)


class Record:
    """A growing record."""

    def __init__(self, folder, path, library):
        self.folder, self.path = Path(folder).resolve(), Path(path)
        self.environment = {
            "LD_PRELOAD": str(library),
            "POWER_FOLDER": str(folder),
            "POWER_RECORD": str(path),
        }

    @property
    def size(self):
        """The current length. Later operations are recorded after it."""
        return self.path.stat().st_size if self.path.exists() else 0

    def entries(self, end):
        """The operations before a position in the record."""
        data = self.path.read_bytes()[:end]
        place = 0
        while place + HEAD.size <= len(data):
            kind, file, offset, length = HEAD.unpack_from(data, place)
            place += HEAD.size
            if place + length > len(data):
                return
            yield kind.decode(), file, offset, data[place : place + length]
            place += length

    def cut(self, end, target, dice):
        """Writes to a folder the state that a power cut leaves."""
        names, made, pending_names, files, current = {}, 0, [], {}, {}
        for kind, file, offset, data in self.entries(end):
            match kind:
                case "C":
                    made += 1
                    current[file] = made
                    files[made] = File()
                    pending_names.append(("C", data.decode(), made))
                case "W":
                    files[current[file]].pending.append((offset, data))
                case "T":
                    files[current[file]].pending.append((offset, None))
                case "S":
                    known = files[current[file]]
                    for change in known.pending:
                        apply(known.synced, *change)
                    known.pending = []
                case "U":
                    pending_names.append(("U", data.decode(), None))
                case "R":
                    pending_names.append(("R", *data.decode().split("\0")))
                case "D":
                    for change in pending_names:
                        change_name(names, *change)
                    pending_names = []
        for change in pending_names[: dice.randint(0, len(pending_names))]:
            change_name(names, *change)
        share = dice.choice([0, 0.3, 0.7, 1])
        for name, number in names.items():
            content = bytearray(files[number].synced)
            for offset, data in files[number].pending:
                apply_partially(content, offset, data, share, dice)
            place = Path(target) / Path(name).relative_to(self.folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)


def apply(content, offset, data):
    """Applies a write, or a change of the length if there is no data."""
    if data is None:
        del content[offset:]
        content.extend(bytes(offset - len(content)))
        return
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


def apply_partially(content, offset, data, share, dice):
    """Applies the part of a write that reached the disk."""
    if data is None:
        if dice.random() < share:
            apply(content, offset, None)
        return
    place = 0
    while place < len(data):
        end = min(len(data), place + SECTOR - (offset + place) % SECTOR)
        if dice.random() < share:
            apply(content, offset + place, data[place:end])
        place = end


def change_name(names, kind, name, other):
    """Applies the creation, renaming, or removal of a file to a folder's names."""
    match kind:
        case "C":
            names[name] = other
        case "R":
            if name in names:
                names[other] = names.pop(name)
        case "U":
            names.pop(name, None)


def moments(record, count, seed):
    """Random positions in the record, each with a random generator."""
    dice = random.Random(seed)
    return [(dice.randint(0, record.size), random.Random(dice.random())) for _ in range(count)]


def environment(record):
    return {**os.environ, **record.environment}
