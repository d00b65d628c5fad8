"""The package without screens, as a Mac builds and tests it."""

from xcode import ROOT, dependencies, manifest

# The targets for Linux only.
LINUX = {"Benchmarks", "HabitIntentsTests", "TransportFixture", "habit"}


def targets(**environment):
    """The dependencies of each target."""
    found = manifest(ROOT, **environment)["targets"]
    return {target["name"]: dependencies(target) for target in found}


def test_without_screens_the_targets_that_need_no_screen_remain():
    full = targets()
    below = {"Frameworks", "Hosting"}
    screens = set()
    # Adds targets until none is left that needs one of them.
    while found := {name for name, needed in full.items() if needed & below} - screens:
        screens |= found
        below |= found
    assert "HabitTrackerFeature" in screens and "HabitData" not in screens
    assert targets(WITHOUT_SCREENS="1").keys() == full.keys() - screens


def test_mac_targets_depend_on_no_linux_target():
    for name, needed in targets(WITHOUT_SCREENS="1").items():
        assert name in LINUX or needed.isdisjoint(LINUX), name


def test_the_makefile_tests_without_screens_on_a_mac():
    makefile = (ROOT / "Makefile").read_text()
    assert "ifeq ($(shell uname),Darwin)\ntest:\n\t@WITHOUT_SCREENS=1 swift test" in makefile
