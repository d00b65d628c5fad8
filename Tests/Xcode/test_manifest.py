"""The package without screens, as a Mac builds and tests it."""

import json
import os
import subprocess

import pytest
from index_store import swift_tool
from xcode import ROOT

SCREENS = {
    "ApplePlatform",
    "HabitDesign",
    "HabitPlatform",
    "HabitPlatformTests",
    "HabitScreenTests",
    "HabitTracker",
    "HabitTrackerFeature",
    "HabitTrackerFeatureTests",
    "HabitTrackerWidgets",
    "HabitWidgets",
    "HabitWidgetsTests",
}
# The targets without screens, which Macs and Linux build.
BELOW = {
    "CZlib",
    "HabitCommand",
    "HabitCommandTests",
    "HabitData",
    "HabitDataTests",
    "HabitEngine",
    "HabitEngineTests",
    "HabitIntents",
    "HabitInterchange",
    "HabitInterchangeTests",
    "HabitLaunch",
    "HabitLaunchTests",
    "HabitSync",
    "HabitSyncTests",
    "HabitTestSupport",
}
# The targets for Linux only.
LINUX = {
    "Benchmarks",
    "HabitIntentsTests",
    "TransportFixture",
    "habit",
}


def manifest(**environment):
    """SwiftPM's description of the package, as JSON."""
    done = subprocess.run(
        [swift_tool("swift"), "package", "--ignore-lock", "dump-package"],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        pytest.fail(done.stderr, pytrace=False)
    return json.loads(done.stdout)


def dependencies(target):
    """The targets of this package that a target depends on."""
    return {
        each["byName"][0] if "byName" in each else each["target"][0]
        for each in target["dependencies"]
        if "product" not in each
    }


def test_without_screens_the_lower_modules_remain():
    left = {target["name"] for target in manifest(WITHOUT_SCREENS="1")["targets"]}
    assert left == BELOW | LINUX


def test_the_full_package_adds_only_the_screens():
    assert {target["name"] for target in manifest()["targets"]} == BELOW | LINUX | SCREENS


def test_no_remaining_target_depends_on_a_removed_target():
    package = manifest(WITHOUT_SCREENS="1")
    left = {target["name"] for target in package["targets"]}
    for target in package["targets"]:
        assert dependencies(target) <= left, target["name"]
    for product in package["products"]:
        assert set(product["targets"]) <= left, product["name"]


def test_mac_targets_depend_on_no_linux_target():
    for target in manifest(WITHOUT_SCREENS="1")["targets"]:
        if target["name"] in BELOW:
            assert dependencies(target) <= BELOW, target["name"]


def test_the_makefile_tests_without_screens_on_a_mac():
    makefile = (ROOT / "Makefile").read_text()
    assert "ifeq ($(shell uname),Darwin)\ntest:\n\t@WITHOUT_SCREENS=1 swift test" in makefile
