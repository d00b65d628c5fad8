"""The declarations of Swift and Foundation that the app and its tests use are available in the
oldest iOS.

Both are open source. Their modules for Linux name the iOS version that introduced each declaration.
"""

import pytest
from index_store import IndexStore, symbols
from swift_code import FOLDERS
from test_availability import oldest_ios
from test_sources import TEST_FOLDERS
from xcode import ROOT

MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation",
    "FoundationEssentials", "FoundationInternationalization", "Foundation",
]  # fmt: skip


@pytest.fixture(scope="module")
def since():
    """The iOS version that introduced each declaration, by precise identifier."""
    return {
        symbol["identifier"]["precise"]: (version.get("major", 0), version.get("minor", 0))
        for module in MODULES
        for symbol in symbols(module)
        for availability in symbol.get("availability", [])
        if availability.get("domain") == "iOS" and (version := availability.get("introduced"))
    }


@pytest.fixture(scope="module")
def used():
    return IndexStore(ROOT / ".build/debug").references(FOLDERS + TEST_FOLDERS)


def test_no_declaration_needs_a_newer_ios(since, used):
    newer = [
        f"{name}, iOS {since[precise]}: {', '.join(sorted(file.name for file in files))}"
        for precise, (name, files) in used.items()
        if since.get(precise, (0, 0)) > oldest_ios()
    ]
    assert sorted(newer) == []


def test_versions_of_declarations_are_read(since, used):
    """The list has declarations of later versions of iOS, and declarations that the app uses."""
    assert [precise for precise, version in since.items() if version > oldest_ios()]
    assert since.keys() & used.keys()
