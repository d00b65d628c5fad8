"""Each declaration of the SwiftUI stand-in exists in Apple's SwiftUI, with the same signature.

docs/surface/SwiftUI-identifiers.txt lists the precise identifiers of Apple's SwiftUI, as mangled by
the compiler of Xcode 26.6. SwiftUI-differences.txt lists intended differences. Default arguments,
result builders, and availability are not compared; availability.csv lists availability.
"""

import re

import pytest
from index_store import demangled
from xcode import ROOT, public_symbols

TABLES = ROOT / "docs/surface"
# Apple's SwiftUI reexports much of these modules. On Linux they are separate.
MODULE = re.compile(
    r"\b(?:SwiftUICore|SwiftUI|SwiftData|Charts|FoundationEssentials|FoundationInternationalization"
    r"|LinuxFoundation|Foundation|CoreGraphics|CoreFoundation|__C|Swift|Observation|_Concurrency"
    r"|_SwiftData_SwiftUI)\."
)
OBJECTIVE_C = re.compile(r"\bNS(UserDefaults|Bundle|URL|UndoManager|Calendar)\b")
ISOLATION = re.compile(r"@MainActor |@Sendable |isolated\(any\) |nonisolated\(nonsending\) ")


def plain(signature):
    """A signature without modules, Objective-C names, and isolation, which differ by platform."""
    signature = MODULE.sub("", re.sub(r"\(extension in \w+\):", "", signature))
    signature = OBJECTIVE_C.sub(r"\1", signature)
    return " ".join(ISOLATION.sub("", signature).split())


def lines(name):
    return [line for line in (TABLES / name).read_text().splitlines() if line[:1] not in ("", "#")]


@pytest.fixture(scope="module")
def apple_signatures():
    return {plain(each) for each in demangled(lines("SwiftUI-identifiers.txt")).values()}


@pytest.fixture(scope="module")
def stand_in_signatures():
    """The signatures of the stand-in's public declarations."""
    declared = public_symbols("SwiftUI")
    own = [precise for precise in declared if "7SwiftUI" in precise]
    return {plain(signature) for signature in demangled(own).values()}


def test_each_declaration_exists_in_apples_swiftui(apple_signatures, stand_in_signatures):
    differences = [re.compile(line) for line in lines("SwiftUI-differences.txt")]
    unknown = {
        signature
        for signature in stand_in_signatures - apple_signatures
        # The library's own views have no body.
        if not signature.endswith(".body : Never")
        and not any(each.fullmatch(signature) for each in differences)
    }
    assert len(stand_in_signatures) > 500
    assert sorted(unknown) == []


def test_a_declaration_that_apple_lacks_is_found(apple_signatures, stand_in_signatures):
    assert "View.padding(CGFloat) -> some" in apple_signatures & stand_in_signatures
    assert "View.padding(Int) -> some" not in apple_signatures
