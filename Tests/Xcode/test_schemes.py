"""Workspace, scheme, test plan, and targets agree with each other."""

import json
import re
import xml.etree.ElementTree as ElementTree

from xcode import PROJECT, ROOT, container_path, launch_options, project

SCHEME = PROJECT / "xcshareddata/xcschemes/HabitTracker.xcscheme"
PLAN = ROOT / "HabitTracker/HabitTracker.xctestplan"
PACKAGE_TESTS = [
    "HabitEngineTests", "HabitInterchangeTests", "HabitSyncTests", "HabitDataTests",
    "HabitLaunchTests", "HabitCommandTests", "HabitTrackerFeatureTests", "HabitWidgetsTests",
]  # fmt: skip


def scheme():
    return ElementTree.parse(SCHEME).getroot()


def plan():
    return json.loads(PLAN.read_text())


def described(target):
    """A target of the project as described in schemes."""
    opened = project()
    key = opened.target(target)
    return {
        "BuildableIdentifier": "primary",
        "BlueprintIdentifier": key,
        "BuildableName": opened.product(key),
        "BlueprintName": target,
        "ReferencedContainer": f"container:{PROJECT.name}",
    }


def described_package_test(name):
    """A target of the package as described in schemes."""
    return {
        "BuildableIdentifier": "primary",
        "BlueprintIdentifier": name,
        "BuildableName": name,
        "BlueprintName": name,
        "ReferencedContainer": "container:",
    }


def test_the_workspace_contains_the_project():
    workspace = ROOT / "HabitTracker.xcworkspace/contents.xcworkspacedata"
    files = [file.attrib["location"] for file in ElementTree.parse(workspace).iter("FileRef")]
    assert files == [f"group:{PROJECT.name}"]
    assert (ROOT / files[0].removeprefix("group:")).exists()


def test_the_scheme_builds_the_app_and_all_tests():
    entries = scheme().iter("BuildActionEntry")
    built = [
        (entry.find("BuildableReference").attrib, entry.attrib["buildForRunning"])
        for entry in entries
    ]
    assert built == [
        (described("HabitTracker"), "YES"),
        (described("HabitTrackerUITests"), "NO"),
        *((described_package_test(name), "NO") for name in PACKAGE_TESTS),
    ]


def test_the_scheme_runs_the_app():
    for action in ("LaunchAction", "ProfileAction"):
        references = scheme().find(action).iter("BuildableReference")
        assert [each.attrib for each in references] == [described("HabitTracker")]


def test_the_scheme_uses_existing_configurations():
    opened = project()
    there = set(opened.settings_files(opened.root))
    used = {each.get("buildConfiguration") for each in scheme()} - {None}
    assert used == there == {"Debug", "Release"}
    for target in opened.all("PBXNativeTarget"):
        assert set(opened.settings_files(target)) == there


def test_the_scheme_uses_the_test_plan():
    plans = list(scheme().iter("TestPlanReference"))
    assert [container_path(each.attrib["reference"]) for each in plans] == [PLAN]
    assert [each.attrib.get("default") for each in plans] == ["YES"]


def test_the_scheme_offers_options_that_the_app_has():
    arguments = [each.attrib["argument"] for each in scheme().iter("CommandLineArgument")]
    assert {argument.split()[0] for argument in arguments} - launch_options() == set()


def test_the_plan_tests_the_targets_that_the_scheme_builds():
    opened = project()
    interface_tests = {
        "containerPath": f"container:{PROJECT.name}",
        "identifier": opened.target("HabitTrackerUITests"),
        "name": "HabitTrackerUITests",
    }
    package_tests = [
        {"containerPath": "container:", "identifier": name, "name": name} for name in PACKAGE_TESTS
    ]
    assert [each["target"] for each in plan()["testTargets"]] == [interface_tests, *package_tests]
    assert plan()["defaultOptions"]["targetForVariableExpansion"] == {
        "containerPath": f"container:{PROJECT.name}",
        "identifier": opened.target("HabitTracker"),
        "name": "HabitTracker",
    }


def test_the_plan_names_targets_of_the_package_that_compile_on_apples_platforms():
    manifest = (ROOT / "Package.swift").read_text()
    everywhere = re.sub(r"^#if !?os\(Linux\).*?^#endif", "", manifest, flags=re.M | re.S)
    tests = re.findall(r'\.testTarget\(\s*name: "(\w+)"', everywhere)
    assert tests == PACKAGE_TESTS
