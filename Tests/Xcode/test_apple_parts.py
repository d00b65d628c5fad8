"""Code for Apple's platforms compiles against stubs of Apple's frameworks.

The code also behaves correctly with the stubs that implement Apple's documented behavior.
"""

from pathlib import Path

import pytest
from xcode import ROOT, run, tool

STUBS = Path(__file__).parent / "Stubs"
SWIFT = ("-swift-version", "6", "-warnings-as-errors", "-package-name", "HabitTracker")
# Sources in which the code for Linux is under the condition `ON_LINUX`.
FOUNDATION = [
    ROOT / "Sources" / path
    for path in (
        "HabitData/Launch/SharedFolder.swift", "HabitData/System/ExpiringActivity.swift",
        "HabitData/Sync/ChosenFolder.swift", "HabitData/Sync/DeviceName.swift",
        "HabitSync/Transports/CoordinatedFile.swift", "HabitSync/Transports/FolderChanges.swift",
        "HabitSync/Transports/POSIXError+Last.swift",
    )
]  # fmt: skip
ON_LINUX = "#if canImport(FoundationNetworking)"
SECRETS = ROOT / "Sources/HabitData/Access/SecretStore.swift"


@pytest.fixture(scope="module")
def stubs(tmp_path_factory):
    """A folder with the stubs of frameworks as modules."""
    folder = tmp_path_factory.mktemp("stubs")
    for name in ("Security", "UIKit"):
        parts = ("-emit-module", "-emit-library", "-static", "-parse-as-library")
        names = ("-module-name", name, "-o", folder / f"lib{name}.a")
        module = ("-emit-module-path", folder / f"{name}.swiftmodule")
        run(tool("swiftc"), *SWIFT, *parts, *names, *module, STUBS / f"{name}.swift")
    return folder


def built(folder, stubs, name, *sources):
    program = folder / name
    search = ("-I", stubs, "-L", stubs, "-lUIKit", "-lSecurity")
    main = STUBS / f"Programs/{name}.swift"
    run(tool("swiftc"), *SWIFT, *search, "-parse-as-library", "-o", program, main, *sources)
    return program


def test_secrets_are_stored_in_the_keychain(stubs, tmp_path):
    program = built(tmp_path, stubs, "keychain", SECRETS)
    assert "done" in run(program, tmp_path / "sync.json")


def test_an_activity_lasts_until_its_work_has_ended(stubs, tmp_path):
    parts = [tmp_path / file.name for file in FOUNDATION]
    for part, file in zip(parts, FOUNDATION, strict=True):
        part.write_text(file.read_text().replace(ON_LINUX, "#if false"))
    program = built(tmp_path, stubs, "activity", STUBS / "AppleFoundation.swift", *parts)
    assert "done" in run(program, tmp_path / "file")
