"""The layers of the code: a module imports only modules that its target in Package.swift names, and
the modules of Swift and Foundation. SwiftPM refuses targets that depend on each other.

Imports within a condition are not checked.
"""

import re

import pytest
from swift_code import code_of, texts_of
from xcode import ROOT, dependencies, manifest

SWIFT = {"Dispatch", "Foundation", "Observation", "Swift", "Synchronization"}
# Modules that exist on Linux only, so the app imports them within a condition.
LINUX = {"Crypto", "LinuxFoundation", "Logging", "_AppIntents_SwiftUI", "_SwiftData_SwiftUI"}
# Modules that come with a named module. HabitPlatform is for Linux only.
OTHER = {
    "HabitCommandTests": {"ArgumentParser"},
    "HabitInterchangeTests": {"GRDB"},
    "HabitPlatform": {"CLinux", "Logging"},
    "SwiftDataTests": {"GRDB"},
    "WebHostTests": {"FlyingFox", "FlyingSocks"},
}
# Modules that a target names, for example as a part of a product, but must not import.
FORBIDDEN = {
    "HabitEngine": SWIFT - {"Foundation"},
    "HabitIntents": {"SwiftData", "HabitInterchange", "HabitSync"},
    "HabitDesign": {"Charts", "UserNotifications", "WidgetKit"},
    "HabitReminders": {"Charts", "SwiftUI", "WidgetKit"},
    "HabitWidgets": {"HabitInterchange", "HabitSync"},
}
IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))? |\w+ )*import (?:(?:struct|class|enum|func|protocol) )?(\w+)", re.M
)

SHARED_TYPE = re.compile(
    r"^(?:\S.* )?(?:public|package) (?:\w+ )*?"
    r"(?:struct|class|enum|protocol|actor|typealias) (\w+)",
    re.M,
)


def sources(package, target):
    own = f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}"
    return sorted((package / target.get("path", own)).rglob("*.swift"))


@pytest.mark.parametrize("package", [ROOT, ROOT / "Linux"], ids=lambda package: package.name)
def test_a_module_imports_only_modules_that_its_target_names(package):
    # The modules of the library products that several targets name.
    products = {each["name"]: each["targets"] for each in manifest(ROOT / "Linux")["products"]}
    unnamed = {}
    for target in manifest(package)["targets"]:
        named = {each for name in dependencies(target) for each in products.get(name, [name])}
        if package == ROOT:
            named -= LINUX
        named |= SWIFT | {target["name"]} | OTHER.get(target["name"], set())
        named -= FORBIDDEN.get(target["name"], set())
        if target["type"] == "test" or target["name"].endswith("TestSupport"):
            named.add("Testing")
        if target["type"] in ("regular", "executable", "test"):
            files = sources(package, target)
            assert files, target["name"]
            for file in files:
                if found := set(IMPORT.findall(file.read_text())) - named:
                    unnamed[str(file.relative_to(ROOT))] = found
    assert unnamed == {}


def test_a_shared_type_does_not_have_the_name_of_one_of_apples_types():
    """In Xcode, the name would be ambiguous in another module that imports Apple's framework."""
    lines = (ROOT / "Tests/Xcode/apple_types.txt").read_text().splitlines()
    names = {name for line in lines if not line.startswith("#") for name in line.split()}
    assert len(names) > 800
    shared = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in (ROOT / "Sources").rglob("*.swift")
        for name in SHARED_TYPE.findall(code_of(file))
        if name in names
    }
    assert shared == set()


def test_a_stand_in_does_not_mention_habits():
    mentioning = {
        str(file.relative_to(ROOT))
        for file in (ROOT / "Linux/Sources").rglob("*.swift")
        if re.search("habit", " ".join([code_of(file), *texts_of(file)]), re.I)
    }
    assert mentioning == set()
