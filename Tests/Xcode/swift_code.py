"""Splits Swift sources into code and string literals, for searches in one or the other."""

import re
from functools import cache

from xcode import ROOT

# The sources built for Apple's platforms.
FOLDERS = [
    ROOT / "HabitTracker",
    ROOT / "HabitTrackerWidgets",
    *sorted(set((ROOT / "Sources").glob("Habit*")) - {ROOT / "Sources/HabitPlatform"}),
    ROOT / "Sources/HabitPlatform/Apple",
]
SOURCES = sorted(file for folder in FOLDERS for file in folder.rglob("*.swift"))
OPENING = re.compile(r'//|/\*|(#*)("""|")')


@cache
def code_of(file):
    return code(file.read_text())


@cache
def texts_of(file):
    """The string literals of a source. An interpolation separates the parts of a literal."""
    texts = []
    _read(file.read_text(), 0, None, texts)
    return texts


def code(source):
    """The code of a source without comments and string contents, on its original lines.

    Interpolated expressions count as code.
    """
    return _read(source, 0, None, [])[0]


def _read(source, start, closing, texts):
    """Returns the code from `start` to the closing parenthesis or the end, and the position after
    it.
    """
    kept, depth, place = [], 0, start
    while place < len(source):
        opening = OPENING.match(source, place)
        if opening and opening[0] == "//":
            place = _end(source.find("\n", place), source)
        elif opening and opening[0] == "/*":
            end = _comment_end(source, place)
            kept.append(_lines(source[place:end]))
            place = end
        elif opening and opening[2]:
            text, place = _text(source, opening, texts)
            kept.append(text)
        else:
            depth += {"(": 1, ")": -1}.get(source[place], 0)
            if closing and depth < 0:
                return "".join(kept), place + 1
            kept.append(source[place])
            place += 1
    return "".join(kept), place


def _text(source, opening, texts):
    """Returns a literal as `""` and its interpolations, and the position after the literal."""
    hashes, quotes = opening[1], opening[2]
    end, escape = quotes + hashes, "\\" + hashes
    kept, place = ['""'], opening.end()
    part = place
    while place < len(source) and not source.startswith(end, place):
        if source.startswith(escape + "(", place):
            texts.append(source[part:place])
            inner, place = _read(source, place + len(escape) + 1, ")", texts)
            part = place
            kept.append(f"({inner})")
        elif source.startswith(escape, place):
            place += len(escape) + 1
        else:
            kept.append(_lines(source[place]))
            place += 1
    texts.append(source[part:place])
    return "".join(kept), place + len(end)


def _comment_end(source, start):
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(source, start):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(source)


def _end(place, source):
    return len(source) if place < 0 else place


def _lines(text):
    return "\n" * text.count("\n")
