"""Finds comments that violate the writing style. `make lint` fails if there are any.

A doc comment, a docstring, or the description of a parameter begins with a noun phrase or a verb.
No comment contains archaic words.
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ["HabitTracker*", "Sources", "Linux", "Tests", "Benchmarks", "scripts"]
ENDINGS = {".swift", ".py", ".js", ".css"}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
QUESTION = re.compile(r"(What|Who|Whether|Which|How|That|Those)\b")
# The description of an item: "- Parameter name: ", "- name: ", "- Returns: ".
ITEM = re.compile(r"\s*- (?:Parameter )?`?\w+`?: ")
ARCHAIC = re.compile(r"\b(anew|as ever|besides|is to be|lest|meanwhile|such that)\b", re.I)
# Skips slashes after a quotation mark or a colon, for example in a URL.
LINE_COMMENT = re.compile(r"""^[^"'`]*?(?<!:)(//+)(?!/)(.*)""")
BLOCK_COMMENT = re.compile(r"/\*(\*?)(.*?)\*/", re.DOTALL)


def comments(source, ending):
    """The comments of a source, line by line: the number, the text, and true for documentation."""
    if ending == ".py":
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
                yield from lines(node.body[0].lineno, text, True)
        for number, line in enumerate(source.splitlines(), 1):
            if found := re.search(r"(?:^|\s)# (.*)", line):
                yield number, found[1], False
        return
    if ending in {".js", ".css"}:
        for found in BLOCK_COMMENT.finditer(source):
            start = source.count("\n", 0, found.start()) + 1
            yield from lines(start, re.sub(r"(?m)^ *\*? ?", "", found[2]), bool(found[1]))
    if ending != ".css":
        for number, line in enumerate(source.splitlines(), 1):
            if found := LINE_COMMENT.match(line):
                yield number, found[2].removeprefix(" "), found[1] == "///"


def lines(start, text, is_documentation):
    return [(number, line, is_documentation) for number, line in enumerate(text.split("\n"), start)]


def problems(source, ending):
    """The line number and the description of each problem."""
    before = -1
    for number, text, is_documentation in sorted(comments(source, ending)):
        if is_documentation:
            item = ITEM.match(text)
            begins = number != before + 1 or item
            if begins and not text:
                continue
            if begins and (found := QUESTION.match(text, item.end() if item else 0)):
                yield number, f"a doc comment begins with “{found[1]}”"
            before = number
        if found := ARCHAIC.search(text):
            yield number, f"“{found[1]}” is archaic"


def main():
    count = 0
    files = {file for folder in FOLDERS for at in ROOT.glob(folder) for file in at.rglob("*")}
    for file in sorted(file for file in files if file.suffix in ENDINGS):
        for number, problem in problems(file.read_text(), file.suffix):
            print(f"{file.relative_to(ROOT)}:{number}: {problem}")
            count += 1
    sys.exit(f"{count} problems in comments" if count else 0)


if __name__ == "__main__":
    main()
