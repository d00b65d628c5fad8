"""Finds the string literals of Swift sources."""

import re
from typing import NamedTuple


class Literal(NamedTuple):
    """A string literal of Swift."""

    start: int
    end: int
    # Alternating literal text and expressions of interpolations.
    parts: tuple


HASHES = re.compile("#*")
SCALAR = re.compile(r"u\{(\w+)\}")
LINE_BREAK = re.compile(r"[ \t]*\n[ \t]*")
# The beginning of a comment or a literal.
BEGIN = re.compile(r'//|/\*|#*"')


def literals(code):
    """The outermost string literals of a file, and its code with blanked comments."""
    found, plain, index = [], list(code), 0
    while begin := BEGIN.search(code, index):
        start = begin.start()
        if begin[0] == "//":
            end = code.find("\n", start)
            index = len(code) if end < 0 else end
            plain[start:index] = " " * (index - start)
        elif begin[0] == "/*":
            index = comment_end(code, start)
            plain[start:index] = re.sub(r"\S", " ", code[start:index])
        else:
            literal = read(code, start)
            found.append(literal)
            index = literal.end
    return found, "".join(plain)


def comment_end(code, start):
    """The position after a comment, in which other comments can be nested."""
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(code, start):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(code)


def read(code, start):
    """The literal at a position."""
    hashes = HASHES.match(code, start)[0]
    index = start + len(hashes)
    # Quotation marks on the line of a raw literal can also be its first characters.
    quote = '"""' if code.startswith('"""\n', index) else '"'
    index += len(quote)
    close, escape = quote + hashes, "\\" + hashes
    parts, text = [], ""
    while not code.startswith(close, index):
        if code.startswith(escape + "(", index):
            begin = index + len(escape) + 1
            index = matching(code, begin)
            parts += [text, code[begin : index - 1]]
            text = ""
        elif code.startswith(escape, index):
            step, sign = escaped(code, index + len(escape))
            text += sign
            index += len(escape) + step
        else:
            text += code[index]
            index += 1
    if quote == '"""':
        parts, text = unindented(parts, text)
    return Literal(start, index + len(close), (*parts, text))


def escaped(code, index):
    """The length of an escape sequence without its backslash, and the text that it stands for."""
    scalar = SCALAR.match(code, index)
    if scalar:
        return len(scalar[0]), chr(int(scalar[1], 16))
    # An escaped line break continues the line without the next line's indentation.
    line = LINE_BREAK.match(code, index)
    if line:
        return len(line[0]), ""
    signs = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
    return 1, signs.get(code[index], code[index])


def unindented(parts, text):
    """The parts of a literal of several lines, without indentation and the outer line breaks."""
    indentation = text.rpartition("\n")[2]
    texts = [*parts[::2], text]
    texts = [part.replace("\n" + indentation, "\n") for part in texts]
    texts[0] = texts[0].removeprefix("\n")
    texts[-1] = texts[-1].rpartition("\n")[0] if "\n" in texts[-1] else texts[-1]
    return [part for pair in zip(texts, parts[1::2], strict=False) for part in pair], texts[-1]


def matching(code, index):
    """The position after the closing parenthesis that matches the opening one before `index`."""
    depth = 1
    while depth:
        if code[index] == '"':
            index = read(code, index).end
            continue
        depth += {"(": 1, ")": -1}.get(code[index], 0)
        index += 1
    return index


def blanked(file):
    """The code of a file, its literals, and the code with blanked literals and comments."""
    # The previews at the end of a file are not localized.
    code = file.read_text().partition("\n#Preview")[0]
    found, plain = literals(code)
    blank = list(plain)
    for literal in found:
        blank[literal.start : literal.end] = "_" * (literal.end - literal.start)
    return code, found, "".join(blank)
