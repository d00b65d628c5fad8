"""The declarations of the stand-in modules, and their differences from Apple's.

docs/surface has a reviewed table for each module. A table must list exactly its module's
declarations.
"""

import csv
from collections import Counter
from pathlib import Path

import pytest
from index_store import Declaration, demangled, symbols

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "docs/surface"
BUILD = ROOT / ".build/debug"
# C modules that the stand-ins depend on.
C_MODULES = (ROOT / ".build/checkouts/GRDB.swift/Sources/GRDBSQLite", ROOT / "Linux/Sources/CLinux")
MODULES = sorted(table.stem for table in TABLES.glob("*.csv"))
VERDICTS = {"same", "differs", "ours"}


def public_declarations(module, folder):
    """The signatures of a module's public declarations, without names that begin with `_`."""
    names = {}
    for symbol in symbols(module, folder, BUILD / "Modules", *C_MODULES):
        precise = symbol["identifier"]["precise"]
        # Inherited declarations are listed with their protocol.
        if "::SYNTHESIZED::" not in precise and precise.startswith("s:"):
            names[precise] = symbol["pathComponents"]
    signatures = demangled(names)
    return {
        Declaration(path[-1], signatures[precise]).signature
        for precise, path in names.items()
        if not any(part.startswith("_") for part in path)
    }


def table(module):
    return list(csv.DictReader((TABLES / f"{module}.csv").read_text().splitlines()))


@pytest.mark.parametrize("module", MODULES)
def test_a_table_lists_the_declarations_of_its_module(module, tmp_path):
    declared = public_declarations(module, tmp_path)
    listed = [row["signature"] for row in table(module)]
    assert sorted(declared - set(listed)) == [], "not in the table"
    assert sorted(set(listed) - declared) == [], "in the table, and not declared"
    assert [text for text, count in Counter(listed).items() if count > 1] == [], "listed twice"


@pytest.mark.parametrize("module", MODULES)
def test_a_table_describes_each_difference(module):
    for row in table(module):
        assert row["verdict"] in VERDICTS, row["declaration"]
        assert bool(row["difference"]) == (row["verdict"] != "same"), row["declaration"]
        assert row["page"].startswith("https://developer.apple.com/") == (row["verdict"] != "ours")
