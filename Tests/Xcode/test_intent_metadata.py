"""Xcode's metadata extraction finds the app's intents, entities, and App Shortcuts.

Xcode reads them from the constant values that the compiler writes, and merges the packages'
metadata into the app's. A value that the compiler can't reduce to literals, or a type in the wrong
module, is missing on the phone without a warning. The compiler for Linux writes the same values.
"""

import json
import re
from collections import Counter

import pytest
from swift_code import FOLDERS, code_of
from xcode import ROOT, module_search_paths, public_symbols, run, tool

APP, WIDGETS = ROOT / "HabitTracker", ROOT / "HabitTrackerWidgets"
MODULES = [
    folder
    for folder in FOLDERS
    if any("import AppIntents\n" in code_of(file) for file in folder.rglob("*.swift"))
]
PACKAGE_MODULES = [folder for folder in MODULES if folder not in (APP, WIDGETS)]
# The protocols that are named in Xcode's compiler flags and to which types of the app conform.
PROTOCOLS = ["AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcutsProvider"]
PACKAGE = "AppIntentsPackage"
# The Swift package manager names a package after its folder.
PACKAGE_NAME = re.sub(r"\W", "_", ROOT.name.lower())
# The system refuses App Shortcuts after the tenth.
MOST_SHORTCUTS = 10


@pytest.fixture(scope="module")
def types(tmp_path_factory):
    """The types of each module that Xcode's extraction reads."""
    folder = tmp_path_factory.mktemp("values")
    gathered = folder / "protocols.json"
    gathered.write_text(json.dumps([*PROTOCOLS, PACKAGE]))
    return {module.name: values(module, gathered, folder) for module in MODULES}


def values(module, gathered, folder):
    written = folder / f"{module.name}.json"
    frontend = ["-const-gather-protocols-file", gathered, "-enable-cross-import-overlays"]
    for name in ("AppIntents", "SwiftData"):
        overlay = f"Linux/Sources/_{name}_SwiftUI/{name}.swiftcrossimport/SwiftUI.swiftoverlay"
        frontend += ["-swift-module-cross-import", name, ROOT / overlay]
    macros = ROOT / ".build/debug/FrameworkMacros-tool"
    run(
        tool("swiftc"),
        *("-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6"),
        *("-package-name", PACKAGE_NAME, "-module-name", module.name),
        *("-emit-const-values-path", written),
        *("-load-plugin-executable", f"{macros}#FrameworkMacros"),
        *module_search_paths(),
        *(option for each in frontend for option in ("-Xfrontend", each)),
        *sorted(module.rglob("*.swift")),
    )
    return json.loads(written.read_text())


def of_protocol(types, name):
    """The types that conform to a protocol of AppIntents."""
    return [each for each in types if f"AppIntents.{name}" in each["conformances"]]


def properties(declared):
    return {each["label"]: each for each in declared["properties"]}


def opaque(value):
    """The parts of a value that the compiler can't reduce to literals."""
    if value.get("valueKind") == "Runtime":
        return [value.get("label", "")]
    inner = value.get("value")
    if isinstance(inner, dict):
        inner = inner.get("arguments", []) + inner.get("segments", [])
    elements = inner if isinstance(inner, list) else []
    return [place for each in elements for place in opaque(each)]


def required(declared):
    """The properties of a type that Xcode reads because of its conformances."""
    names = set()
    if of_protocol([declared], "AppIntent"):
        names |= {"title", "description", "openAppWhenRun", "isDiscoverable", "parameterSummary"}
    if of_protocol([declared], "AppEntity") or of_protocol([declared], "AppEnum"):
        names |= {"typeDisplayRepresentation", "caseDisplayRepresentations"}
    wrapped = {
        label
        for label, each in properties(declared).items()
        if each["type"].startswith(("AppIntents.IntentParameter<", "AppIntents.EntityProperty<"))
        and not label.startswith("$")
    }
    return (names | wrapped) & properties(declared).keys()


def test_each_value_that_xcode_reads_is_a_literal(types):
    read = [
        (f"{declared['typeName']}.{name}", opaque(properties(declared)[name]))
        for declared in sum(types.values(), [])
        for name in sorted(required(declared))
    ]
    assert len(read) > 50
    assert [place for place in read if place[1]] == []


def test_only_the_app_has_app_shortcuts(types):
    providers = {
        module: [each["typeName"] for each in of_protocol(found, "AppShortcutsProvider")]
        for module, found in types.items()
    }
    assert {module for module, names in providers.items() if names} == {APP.name}
    assert len(providers[APP.name]) == 1


def test_each_shortcut_has_literal_phrases_with_the_name_of_the_app(types):
    [provider] = of_protocol(types[APP.name], "AppShortcutsProvider")
    members = properties(provider)["appShortcuts"]["value"]["members"]
    assert 0 < len(members) <= MOST_SHORTCUTS
    for member in members:
        assert opaque(member["element"]) == []
        arguments = {each["label"]: each for each in member["element"]["value"]["arguments"]}
        assert arguments["phrases"]["value"]
        for phrase in arguments["phrases"]["value"]:
            parts = phrase["value"]["segments"]
            names = [part["value"] for part in parts if part["valueKind"] == "Enum"]
            assert names == [{"name": "applicationName"}]


def test_each_phrase_is_translated_into_each_language_of_the_app(types):
    # Siri looks up an App Shortcut's phrases by its first phrase, in a catalog of this name.
    catalog = json.loads((APP / "Siri/AppShortcuts.xcstrings").read_text())["strings"]
    texts = json.loads((APP / "Localizable.xcstrings").read_text())["strings"].values()
    languages = {language for text in texts for language in text.get("localizations", {})}
    source = (APP / "HabitShortcuts.swift").read_text()
    keys = []
    for listed in re.findall(r"phrases: \[(.*?)\]", source, re.DOTALL):
        phrases = [
            re.sub(r"\\\([\\.$]*(\w+)\)", r"${\1}", phrase)
            for phrase in re.findall(r'"(.*?)"', listed)
        ]
        keys.append(phrases[0])
        translations = catalog[phrases[0]]["localizations"]
        assert translations.keys() == languages
        for language, translation in translations.items():
            values = translation.get("stringSet", {}).get("values") or [
                translation["stringUnit"]["value"]
            ]
            assert [arguments(value) for value in values] == [arguments(each) for each in phrases]
            assert language != "en" or values == phrases
    assert sorted(catalog) == sorted(keys)


def arguments(phrase):
    return sorted(re.findall(r"\$\{\w+\}", phrase))


def test_each_module_with_intents_and_each_target_has_one_intents_package(types):
    declared = {
        module: len(of_protocol(found, PACKAGE)) for module, found in types.items() if found
    }
    assert declared == dict.fromkeys(declared, 1)
    assert {APP.name, WIDGETS.name} <= declared.keys()


@pytest.mark.parametrize("target", [APP, WIDGETS], ids=lambda target: target.name)
def test_a_target_includes_the_packages_of_the_modules_it_imports(types, target):
    [package] = of_protocol(types[target.name], PACKAGE)
    included = properties(package)["includedPackages"]["value"]
    code = "".join(code_of(file) for file in target.glob("*.swift"))
    imported = {module.name for module in PACKAGE_MODULES if f"import {module.name}\n" in code}
    assert {each["value"]["type"].split(".")[0] for each in included} == imported
    assert imported


@pytest.mark.parametrize("module", PACKAGE_MODULES, ids=lambda module: module.name)
def test_every_intents_package_is_public(types, module):
    public = {
        ".".join([module.name, *symbol["pathComponents"]])
        for symbol in public_symbols(module.name).values()
    }
    assert {each["typeName"] for each in types[module.name]} - public == set()


def test_no_type_name_is_used_twice(types):
    """Xcode identifies intents, entities, and queries by name, without the enclosing type."""
    names = Counter(
        each["typeName"].rpartition(".")[2]
        for found in types.values()
        for each in found
        if not of_protocol([each], PACKAGE)
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_a_computed_argument_is_found():
    title = {"label": "title", "valueKind": "RawLiteral", "value": "Habit"}
    description = {"label": "description", "valueKind": "Runtime"}
    call = {"valueKind": "InitCall", "value": {"arguments": [title, description]}}
    assert opaque(title) == []
    assert opaque(call) == ["description"]
    assert opaque({"valueKind": "Array", "value": [call]}) == ["description"]
