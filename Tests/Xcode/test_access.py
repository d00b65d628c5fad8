"""The app and the widget extension use only public declarations of the package.

Swift Package Manager compiles both as part of the package, so `package` declarations are visible to
them. Xcode compiles them as targets of the project, where `package` declarations are not visible.
"""

import pytest
from xcode import ROOT, module_search_paths, run, tool


@pytest.mark.parametrize("shell", ["HabitTracker", "HabitTrackerWidgets"])
def test_an_app_target_compiles_outside_the_package(shell):
    run(
        tool("swiftc"),
        *("-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"),
        *("-package-name", "xcode_project", "-module-name", shell),
        *module_search_paths(),
        *sorted((ROOT / shell).glob("*.swift")),
    )
