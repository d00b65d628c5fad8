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
    pieces, depth, position = [], 0, start
    while position < len(source):
        opening = OPENING.match(source, position)
        if opening and opening[0] == "//":
            position = _end(source.find("\n", position), source)
        elif opening and opening[0] == "/*":
            end = _comment_end(source, position)
            pieces.append(_lines(source[position:end]))
            position = end
        elif opening and opening[2]:
            text, position = _text(source, opening, texts)
            pieces.append(text)
        else:
            depth += {"(": 1, ")": -1}.get(source[position], 0)
            if closing and depth < 0:
                return "".join(pieces), position + 1
            pieces.append(source[position])
            position += 1
    return "".join(pieces), position


def _text(source, opening, texts):
    """Returns a literal as `""` and its interpolations, and the position after the literal."""
    hashes, quotes = opening[1], opening[2]
    end, escape = quotes + hashes, "\\" + hashes
    pieces, position = ['""'], opening.end()
    part = position
    while position < len(source) and not source.startswith(end, position):
        if source.startswith(escape + "(", position):
            texts.append(source[part:position])
            inner, position = _read(source, position + len(escape) + 1, ")", texts)
            part = position
            pieces.append(f"({inner})")
        elif source.startswith(escape, position):
            position += len(escape) + 1
        else:
            pieces.append(_lines(source[position]))
            position += 1
    texts.append(source[part:position])
    return "".join(pieces), position + len(end)


def _comment_end(source, start):
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(source, start):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(source)


def _end(position, source):
    return len(source) if position < 0 else position


def _lines(text):
    return "\n" * text.count("\n")
