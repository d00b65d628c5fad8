"""The app's sources have no unexplained platform conditions, and use only API of iOS."""

import re

import pytest
from swift_code import SOURCES, code_of
from test_schemes import PACKAGE_TESTS
from xcode import ROOT

PLATFORM = re.compile(r"\s*#(?:if|elseif)\b.*\b(?:os|canImport)\(")
TEST_FOLDERS = [ROOT / "Linux/Tests/TestSupport"]
TEST_FOLDERS += [ROOT / "Tests" / name for name in ["HabitTestSupport", *PACKAGE_TESTS]]
TESTS = sorted(file for folder in TEST_FOLDERS for file in folder.rglob("*.swift"))
# Constructions to avoid, each with the files that may use them.
AVOIDED = {
    # On iOS, hostName blocks and asks for access to the local network. The command does not run
    # on iOS.
    r"\bhostName\b|\bHost\.current\b": {"DeviceName.swift", "SyncPlaceOptions.swift"},
    # Calls that block a thread. On iOS, the blocked thread may be one that the awaited work needs.
    # An expiring activity lasts as long as its block, by the system's contract. A write waits at
    # most 250 ms for another writer. `PacedQueue` slows down responses on Linux.
    r"\bDispatchSemaphore\b|\b[a-z]\w*\.wait\(|\busleep\(|\bThread\.sleep": {
        "ExpiringActivity.swift", "PacedQueue.swift", "StoreWriteLock.swift",
    },
    r"\bDispatchQueue\b": set(),
    # A timer text reserves the width that it needs at the end of its interval, so the interval must
    # end.
    r"timerInterval:[^)]*distantFuture": set(),
}  # fmt: skip


def faults(files, find):
    """The faults that a function finds in each file, by the file's path."""
    return {str(file.relative_to(ROOT)): found for file in files if (found := find(file))}


def matches(pattern, files):
    return faults(files, lambda file: re.findall(pattern, code_of(file)))


def test_a_comment_gives_the_reason_for_each_platform_condition():
    def unexplained(file):
        lines = file.read_text().splitlines()
        return [
            line
            for before, line in zip(["", *lines], lines, strict=False)
            if PLATFORM.match(line) and not before.lstrip().startswith("// ")
        ]

    assert faults(SOURCES, unexplained) == {}


def test_sources_and_tests_use_no_api_that_foundation_lacks_on_ios():
    assert matches(r"\b(?:Process\s*[.(]|homeDirectoryForCurrentUser\b)", SOURCES + TESTS) == {}


@pytest.mark.parametrize("pattern", AVOIDED)
def test_no_source_uses_a_construction_that_fails_on_ios(pattern):
    files = [file for file in SOURCES if file.name not in AVOIDED[pattern]]
    assert matches(pattern, files) == {}


# The code that the specification requires in a file of this name.
NAMED = {
    "HabitListView.swift": [r"@Query.*\bHabit\b"],
    "HabitDetailView.swift": [r"^import Charts$", r"\bBarMark\(", r"\bStreakCalculator\b"],
    "StreakCalculator.swift": [r"static func calculateStreak", r"\bstartOfDay\b"],
    "Habit.swift": [r"@Model\npublic final class Habit\b"],
    "HabitCompletion.swift": [r"@Model\npublic final class HabitCompletion\b"],
    "AddHabitView.swift": [r"struct AddHabitView: View"],
    "HabitRow.swift": [r"struct HabitRow: View", r"\bStreakBadge\b"],
    "StreakBadge.swift": [r"struct StreakBadge: View"],
    "HabitTrackerApp.swift": [r"@main"],
}  # fmt: skip


@pytest.mark.parametrize(("name", "patterns"), NAMED.items(), ids=NAMED)
def test_a_file_contains_the_code_that_the_specification_requires(name, patterns):
    [file] = [file for file in SOURCES if file.name == name]
    missing = [pattern for pattern in patterns if not re.search(pattern, code_of(file), re.M)]
    assert missing == []
