"""Every declaration of Apple's frameworks that the app uses is available in the app's oldest iOS.

The compiler's index lists the declarations in use. availability.csv lists the iOS version that
introduced them, reviewed against Apple's documentation.
"""

import csv
import re
from collections import Counter

import pytest
from index_store import declarations
from swift_code import FOLDERS
from xcode import ROOT

LIST = ROOT / "Tests/Xcode/availability.csv"
FRAMEWORKS = {
    "SwiftUI", "SwiftData", "_SwiftData_SwiftUI", "Charts", "UserNotifications",
    "UniformTypeIdentifiers", "AppIntents", "_AppIntents_SwiftUI", "LinuxFoundation", "WidgetKit",
}  # fmt: skip


@pytest.fixture(scope="module")
def used():
    """The declarations that the sources use, by signature, each with its files."""
    return declarations(ROOT / ".build/debug", FOLDERS, FRAMEWORKS)


@pytest.fixture(scope="module")
def listed():
    lines = [line for line in LIST.read_text().splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def version(text):
    return tuple(int(part) for part in text.split("."))


def oldest_ios():
    """The oldest iOS that the package supports."""
    found = re.search(r"\.iOS\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())
    assert found, "Package.swift names no iOS version"
    return (int(found[1]), 0)


def test_every_used_declaration_is_listed(used, listed):
    known = {row["signature"] for row in listed}
    unlisted = [
        f"{declaration.module}: {declaration.name} in {', '.join(sorted(f.name for f in files))}"
        f"\n    {signature}"
        for signature, (declaration, files) in sorted(used.items())
        # `ProcessLanguage` is used under a condition that is false on Apple's systems.
        if signature not in known and not declaration.name.startswith("ProcessLanguage")
    ]
    assert not unlisted, "not in availability.csv:\n" + "\n".join(unlisted)


def test_every_listed_declaration_is_used(used, listed):
    unused = [row["declaration"] for row in listed if row["signature"] not in used]
    assert not unused, "in availability.csv, and the sources don't use it:\n" + "\n".join(unused)


def test_every_declaration_is_available_in_the_oldest_ios(listed):
    oldest = oldest_ios()
    newer = [f"{r['declaration']} {r['since']}" for r in listed if version(r["since"]) > oldest]
    assert not newer, f"newer than iOS {oldest[0]}:\n" + "\n".join(newer)


def sdk():
    """The iOS version of the SDK in the workflow. Xcode 26.6 has the SDK of iOS 26.6."""
    workflow = (ROOT / ".github/workflows/ci.yml").read_text()
    return max(version(found) for found in re.findall(r"Xcode_(\d+\.\d+)\.app", workflow))


def test_no_declaration_is_deprecated_in_the_sdk(listed):
    dated = [row for row in listed if row["deprecated"]]
    assert len(dated) > 1, "the column is not read"
    old = [
        f"{r['declaration']} {r['deprecated']}" for r in dated if version(r["deprecated"]) <= sdk()
    ]
    assert not old, f"deprecated in the SDK of iOS {sdk()}:\n" + "\n".join(old)


def test_every_listed_declaration_has_a_page_and_is_listed_once(listed):
    faults = [
        row["declaration"]
        for row in listed
        if not re.fullmatch(r"https://developer\.apple\.com/documentation/[a-z]+/\S+", row["page"])
        or row["read"] not in {"page", "interface", "inferred"}
    ]
    counts = Counter(row["signature"] for row in listed)
    assert not faults
    assert [signature for signature, count in counts.items() if count > 1] == []
