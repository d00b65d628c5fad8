"""Finds the string literals of Swift sources."""

import re
from typing import NamedTuple


class Literal(NamedTuple):
    """A string literal of Swift."""

    start: int
    end: int
    # Alternating literal text and expressions of interpolations.
    parts: tuple


def literals(code):
    """The outermost string literals of a file, and its code with blanked comments."""
    found, plain, index = [], list(code), 0
    while index < len(code):
        if code.startswith("//", index):
            end = code.find("\n", index)
            end = len(code) if end < 0 else end
            plain[index:end] = " " * (end - index)
            index = end
        elif code.startswith("/*", index):
            end = comment_end(code, index)
            plain[index:end] = re.sub(r"\S", " ", code[index:end])
            index = end
        elif code[index] == '"' or re.match(r'#+"', code[index:]):
            literal = read(code, index)
            found.append(literal)
            index = literal.end
        else:
            index += 1
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
    hashes = re.match("#*", code[start:])[0]
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
    scalar = re.match(r"u\{(\w+)\}", code[index:])
    if scalar:
        return len(scalar[0]), chr(int(scalar[1], 16))
    # An escaped line break continues the line without the next line's indentation.
    line = re.match(r"[ \t]*\n[ \t]*", code[index:])
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
