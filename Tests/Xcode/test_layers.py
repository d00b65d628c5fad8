"""The layers of the code: the modules that each module may import, and declarations that must be
unique.
"""

import re
from collections import defaultdict

import pytest
from swift_code import code_of, texts_of
from xcode import ROOT

SWIFT = {"Dispatch", "Foundation", "Observation", "Swift", "Synchronization"}
# The modules that each module may import, from the lowest layer up. Lower layers can't reach a
# screen.
LAYERS = {
    "Sources/HabitEngine": {"Foundation"},
    "Sources/HabitInterchange": {"Foundation", "HabitEngine", "CZlib", "GRDB", "GRDBSQLite"},
    "Sources/HabitSync": {
        "CZlib", "Crypto", "CryptoKit", "Foundation", "FoundationNetworking", "HabitEngine",
        "Synchronization",
    },
    "Sources/HabitData": SWIFT | {
        "CoreData", "Crypto", "CryptoKit", "Logging", "SwiftData", "UIKit", "os", "HabitEngine",
        "HabitInterchange", "HabitSync",
    },
    "Sources/HabitLaunch": {"Foundation", "ArgumentParser", "HabitData"},
    "Sources/HabitIntents": {"AppIntents", "Foundation", "HabitData", "HabitEngine"},
    "Sources/HabitCommand": SWIFT | {
        "ArgumentParser", "SwiftData", "HabitData", "HabitEngine", "HabitInterchange",
        "HabitLaunch", "HabitSync",
    },
    "Sources/habit": SWIFT | {"HabitCommand"},
    "Sources/HabitDesign": {"Foundation", "SwiftUI", "HabitData", "HabitEngine"},
    "Sources/HabitWidgets": SWIFT | {
        "AppIntents", "SwiftUI", "WidgetKit", "HabitData", "HabitDesign", "HabitEngine",
        "HabitIntents", "SwiftData",
    },
    "Sources/HabitTrackerFeature": SWIFT | {
        "Charts", "SwiftData", "SwiftUI", "UniformTypeIdentifiers",
        "UserNotifications", "WidgetKit", "HabitData", "HabitDesign", "HabitEngine", "HabitIntents",
        "HabitInterchange", "HabitSync",
    },
    "Sources/HabitPlatform/Apple": {
        "Foundation", "HabitData", "HabitLaunch", "HabitTrackerFeature",
    },
    "HabitTracker": {
        "AppIntents", "SwiftData", "SwiftUI", "HabitData", "HabitIntents", "HabitLaunch",
        "HabitPlatform", "HabitTrackerFeature",
    },
    "Linux/Sources/CoreData": {"Foundation"},
    "Linux/Sources/WebElements": {"Foundation", "LinuxFoundation"},
    "Linux/Sources/WebHost": SWIFT | {
        "CLinux", "FlyingFox", "FlyingSocks", "LinuxFoundation", "Logging", "WebElements",
    },
    "Linux/Sources/LinuxFoundation": {"Foundation", "Synchronization"},
    "Linux/Sources/AppIntents": SWIFT | {"LinuxFoundation"},
    "Linux/Sources/_AppIntents_SwiftUI": {"AppIntents", "Logging", "SwiftUI", "WebElements"},
    "Linux/Sources/UniformTypeIdentifiers": set(),
    "Linux/Sources/SwiftUI": SWIFT | {
        "LinuxFoundation", "Logging", "UniformTypeIdentifiers", "WebElements",
    },
    "Linux/Sources/SwiftData": SWIFT | {
        "CoreData", "CLinux", "GRDB", "GRDBSQLite", "LinuxFoundation", "Logging",
    },
    "Linux/Sources/_SwiftData_SwiftUI": {"Foundation", "Logging", "SwiftData", "SwiftUI"},
    "Linux/Sources/Charts": {"Foundation", "SwiftUI", "WebElements"},
    "Linux/Sources/WebPush": {"Crypto", "Foundation"},
    "Linux/Sources/UserNotifications": SWIFT | {
        "LinuxFoundation", "Logging", "SwiftUI", "WebElements", "WebPush",
    },
    # Modules that run intents, widgets, and the offline page, as the system does on iOS.
    "Linux/Sources/HostServices": SWIFT | {
        "AppIntents", "LinuxFoundation", "SwiftUI", "WebElements", "WidgetKit",
    },
    "Linux/Sources/WidgetKit": SWIFT | {"AppIntents", "SwiftUI", "WebElements"},
    # The connection between the app and the stand-ins: provides services that Apple's systems have
    # built in.
    "Sources/HabitPlatform/Linux": SWIFT | {
        "AppIntents", "CLinux", "HabitData", "HabitEngine", "HabitIntents", "HabitInterchange",
        "HabitLaunch", "HabitSync", "HabitTrackerFeature", "HabitWidgets", "HostServices",
        "Logging", "SwiftData", "SwiftUI", "UserNotifications", "WebElements", "WebHost", "WebPush",
    },
}  # fmt: skip
STAND_INS = [folder for folder in LAYERS if folder.startswith("Linux/")]
IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))? |\w+ )*import (?:(?:struct|class|enum|func|protocol) )?(\w+)", re.M
)
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|fileprivate|final|indirect) )*"
    r"(?:struct|class|enum|protocol|actor) (\w+)",
    re.M,
)
SHARED_TYPE = re.compile(
    r"^(?:\S.* )?(?:public|package) (?:\w+ )*?"
    r"(?:struct|class|enum|protocol|actor|typealias) (\w+)",
    re.M,
)


def sources(folder):
    return sorted((ROOT / folder).rglob("*.swift"))


@pytest.mark.parametrize("folder", LAYERS)
def test_a_module_imports_only_lower_layers(folder):
    files = sources(folder)
    assert files
    too_high = {
        f"{file.name} imports {name}"
        for file in files
        for name in IMPORT.findall(code_of(file))
        if name not in LAYERS[folder]
    }
    assert too_high == set()


def test_every_module_has_a_layer():
    layered = [ROOT / folder for folder in LAYERS] + [ROOT / "Linux/Sources/FrameworkMacros"]
    without = {
        str(file.relative_to(ROOT))
        for place in ("Sources", "Linux/Sources")
        for file in sources(place)
        if not any(file.is_relative_to(folder) for folder in layered)
    }
    assert without == set()


def test_a_type_name_is_declared_once():
    found = defaultdict(set)
    for file in sources("Sources"):
        # Each platform has its own HabitPlatform with the same declarations.
        if file.relative_to(ROOT).parts[1] != "HabitPlatform":
            for name in TYPE.findall(code_of(file)):
                found[name].add(str(file.relative_to(ROOT)))
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_a_shared_type_does_not_have_the_name_of_one_of_apples_types():
    """In Xcode, the name would be ambiguous in another module that imports Apple's framework."""
    lines = (ROOT / "Tests/Xcode/apple_types.txt").read_text().splitlines()
    names = {name for line in lines if not line.startswith("#") for name in line.split()}
    assert len(names) > 800
    shared = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in sources("Sources")
        for name in SHARED_TYPE.findall(code_of(file))
        if name in names
    }
    assert shared == set()


def test_the_command_line_is_read_in_one_place():
    reading = re.compile(r"\bCommandLine\.|\bProcessInfo\.processInfo\.arguments\b")
    readers = {
        str(file.relative_to(ROOT))
        for place in ("Sources", "Linux/Sources", "HabitTracker")
        for file in sources(place)
        if reading.search(code_of(file))
    }
    # The app and the command each pass their arguments to one parser.
    assert readers == {"HabitTracker/HabitTrackerApp.swift", "Sources/habit/main.swift"}


@pytest.mark.parametrize("name", ["LaunchOptions", "StoreOptions", "HabitCommand"])
def test_a_parser_is_defined_once(name):
    defined = [
        file.stem
        for file in sources("Sources") + sources("Linux/Sources")
        if re.search(rf"\bstruct {name}: \w*ParsableArguments|\bstruct {name}: \w*ParsableCommand",
                     code_of(file))
    ]  # fmt: skip
    assert defined == [name]


def test_a_stand_in_does_not_mention_habits():
    mentioning = {
        str(file.relative_to(ROOT))
        for folder in STAND_INS
        for file in sources(folder)
        if re.search("habit", " ".join([code_of(file), *texts_of(file)]), re.I)
    }
    assert mentioning == set()
