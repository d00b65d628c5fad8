"""The Swift sources built for Apple's platforms, split into code and string literals."""

from functools import cache

from swift_literals import literals
from xcode import ROOT

FOLDERS = [
    ROOT / "HabitTracker",
    ROOT / "HabitTrackerWidgets",
    *sorted(set((ROOT / "Sources").glob("Habit*")) - {ROOT / "Sources/HabitPlatform"}),
    ROOT / "Sources/HabitPlatform/Apple",
]
SOURCES = sorted(file for folder in FOLDERS for file in folder.rglob("*.swift"))


def code_of(file):
    """The code of a source without comments and string contents. Interpolated expressions count as
    code.
    """
    return _parts_of(file)[0]


def texts_of(file):
    """The string literals of a source. An interpolation separates the parts of a literal."""
    return _parts_of(file)[1]


@cache
def _parts_of(file):
    return _split(file.read_text())


def _split(source):
    found, plain = literals(source)
    code, texts, end = "", [], 0
    for literal in found:
        code += plain[end : literal.start] + '""'
        texts += literal.parts[::2]
        for expression in literal.parts[1::2]:
            inner, more = _split(expression)
            code += f"({inner})"
            texts += more
        end = literal.end
    return code + plain[end:], texts
