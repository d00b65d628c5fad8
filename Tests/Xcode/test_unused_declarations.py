"""Every declaration of the SwiftUI and Charts stand-ins is used.

A declaration is used if the app, another module for Linux, or a used declaration of its own module
names it. Tests don't count. Overloads count as one name. unused_declarations.txt lists the
exceptions with reasons.
"""

from collections import defaultdict
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from index_store import IndexStore
from xcode import ROOT, public_symbols

LIST = Path(__file__).with_name("unused_declarations.txt")
MODULES = ("SwiftUI", "Charts", "_SwiftData_SwiftUI", "UniformTypeIdentifiers")
FOLDERS = [ROOT / "HabitTracker", ROOT / "Sources", ROOT / "Linux/Sources"]
# Kinds of declarations that count as used together with their type.
WITH_THEIR_TYPE = {"swift.enum.case", "swift.init", "swift.typealias"}


@pytest.fixture(scope="module")
def unused():
    """The unused names, each with its owner: `View.padding`."""
    used = IndexStore(ROOT / ".build/debug").uses(
        FOLDERS, [ROOT / "Linux/Sources" / module for module in MODULES]
    )
    assert len(used) > 1000
    uses = defaultdict(list)
    for module in MODULES:
        for precise, symbol in public_symbols(module).items():
            if symbol["kind"]["identifier"] not in WITH_THEIR_TYPE:
                path = ".".join(symbol["pathComponents"])
                uses[path.partition("(")[0]].append(precise in used)
    assert len(uses) > 500
    return {name for name, found in uses.items() if not any(found)}


@pytest.fixture(scope="module")
def allowed():
    """The patterns of the list."""
    lines = (line.split("#")[0].strip() for line in LIST.read_text().splitlines())
    return [line for line in lines if line]


def test_each_declaration_is_used(unused, allowed):
    found = {name for name in unused if not any(fnmatchcase(name, each) for each in allowed)}
    assert not found, "nothing uses:\n" + "\n".join(sorted(found))


def test_every_listed_declaration_is_unused(unused, allowed):
    stale = [each for each in allowed if not any(fnmatchcase(name, each) for name in unused)]
    assert not stale, "used, or not declared:\n" + "\n".join(stale)
