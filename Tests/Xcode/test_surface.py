"""The declarations of the stand-in modules, and their differences from Apple's.

docs/surface has a reviewed table for each module. A table must list exactly its module's
declarations.
"""

import csv
from collections import Counter

import pytest
from index_store import Declaration, demangled
from xcode import ROOT, public_symbols

TABLES = ROOT / "docs/surface"
MODULES = sorted(table.stem for table in TABLES.glob("*.csv"))
VERDICTS = {"same", "differs", "ours"}


def public_declarations(module):
    """The signatures of a module's public declarations."""
    found = public_symbols(module)
    signatures = demangled(found)
    return {
        Declaration(symbol["pathComponents"][-1], signatures[precise]).signature
        for precise, symbol in found.items()
    }


def table(module):
    return list(csv.DictReader((TABLES / f"{module}.csv").read_text().splitlines()))


@pytest.mark.parametrize("module", MODULES)
def test_a_table_lists_the_declarations_of_its_module(module):
    declared = public_declarations(module)
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
