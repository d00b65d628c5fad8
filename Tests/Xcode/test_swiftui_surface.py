"""Our SwiftUI declares what Apple's does, with the same signatures.

docs/surface/SwiftUI-identifiers.txt lists the precise identifiers of Apple's SwiftUI: facts, which
the compiler of Xcode 26.6 mangles from its declarations. SwiftUI-differences.txt says where ours
differs on purpose. Not seen: default arguments, result builders, and since which iOS a declaration
is there (see availability.csv for that).
"""

import re

import pytest
from index_store import demangled, symbols
from xcode import ROOT

TABLES = ROOT / "docs/surface"
# Apple's SwiftUI shows much of these modules as its own; on Linux they are others.
MODULE = re.compile(
    r"\b(?:SwiftUICore|SwiftUI|SwiftData|Charts|FoundationEssentials|FoundationInternationalization"
    r"|Foundation|CoreGraphics|CoreFoundation|__C|Swift|Observation|_Concurrency"
    r"|_SwiftData_SwiftUI)\."
)
OBJECTIVE_C = re.compile(r"\bNS(UserDefaults|Bundle|URL|UndoManager|Calendar)\b")
ISOLATION = re.compile(r"@MainActor |@Sendable |isolated\(any\) |nonisolated\(nonsending\) ")


def plain(signature):
    """A signature without what differs by platform: modules, Objective-C's names, isolation."""
    signature = MODULE.sub("", re.sub(r"\(extension in \w+\):", "", signature))
    signature = OBJECTIVE_C.sub(r"\1", signature)
    return " ".join(ISOLATION.sub("", signature).split())


def lines(name):
    return [line for line in (TABLES / name).read_text().splitlines() if line[:1] not in ("", "#")]


@pytest.fixture(scope="module")
def apples():
    return {plain(each) for each in demangled(lines("SwiftUI-identifiers.txt")).values()}


@pytest.fixture(scope="module")
def ours(tmp_path_factory):
    """Our public declarations by their identifiers."""
    declared = {
        symbol["identifier"]["precise"]: symbol["pathComponents"][-1]
        for symbol in symbols(
            "SwiftUI", tmp_path_factory.mktemp("graph"), ROOT / ".build/debug/Modules"
        )
        if symbol["accessLevel"] in ("public", "open")
    }
    own = {
        precise: name
        for precise, name in declared.items()
        # What a protocol brings is listed there; what begins with `_` is what macros write.
        if precise.startswith("s:") and "::SYNTHESIZED::" not in precise
        and "7SwiftUI" in precise and not name.startswith("_")
    }  # fmt: skip
    return {plain(signature) for signature in demangled(own).values()}


def test_declares_what_apples_does(apples, ours):
    differences = [re.compile(line) for line in lines("SwiftUI-differences.txt")]
    unknown = {
        signature
        for signature in ours - apples
        # A view of the library's own has no body.
        if not signature.endswith(".body : Never")
        and not any(each.fullmatch(signature) for each in differences)
    }
    assert len(ours) > 500
    assert sorted(unknown) == []


def test_a_declaration_that_apple_does_not_have_is_found(apples, ours):
    assert "View.padding(CGFloat) -> some" in apples & ours
    assert "View.padding(Int) -> some" not in apples
