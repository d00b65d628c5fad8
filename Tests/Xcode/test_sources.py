"""The app's sources have no forced unwraps or platform conditions, and use only API of iOS."""

import re

import pytest
from swift_code import SOURCES, code, code_of
from test_schemes import PACKAGE_TESTS
from xcode import ROOT

# An exclamation mark after a value, a type, a keyword, or `as`, but not `!=` or a prefix operator.
FORCE = r"[\w)\]}>?\"`]!(?!=)"
UNWANTED = re.compile(rf"{FORCE}|\btry!|#(?:if|elseif)\b[^\n]*\b(?:os|canImport)\s*\(")

# The package's own modules, its dependencies, and the modules of Swift and iOS 18.
MODULES = {
    "HabitEngine", "HabitInterchange", "HabitData", "HabitIntents", "HabitLaunch", "HabitCommand",
    "HabitDesign", "HabitPlatform", "HabitSync",
    "HabitTrackerFeature", "HabitWidgets", "CZlib",
    "HabitTestSupport", "TestSupport",
    "ArgumentParser", "Crypto", "CryptoKit", "GRDB", "GRDBSQLite", "Logging",
    "Dispatch", "Foundation", "Observation", "Synchronization", "Testing",
    "UIKit", "Security", "os",
    "AppIntents", "Charts", "CoreData", "SwiftData", "SwiftUI", "UniformTypeIdentifiers",
    "UserNotifications",
    "WidgetKit",
}  # fmt: skip
TESTS = sorted(
    file
    for folder in ["Linux/Tests/TestSupport", "Tests/HabitTestSupport"]
    + [f"Tests/{name}" for name in PACKAGE_TESTS]
    for file in (ROOT / folder).rglob("*.swift")
)
# API that Foundation has only on other systems.
MISSING = re.compile(r"\b(?:Process\(|homeDirectoryForCurrentUser\b)")


def unwanted(source):
    """The lines that force a value or check a platform without a reason beside them."""
    written = source.splitlines()
    return [
        written[number].strip()
        for number, line in enumerate(code(source).splitlines())
        if UNWANTED.search(line) and not has_reason(written, number)
    ]


def has_reason(lines, number):
    """True if the line or the line before has a comment. A doc comment is not a reason."""
    before = lines[number - 1].strip() if number else ""
    return " // " in lines[number] or before.startswith("// ")


def faults(files, find):
    """The faults that a function finds in each file, by the file's path."""
    return {str(file.relative_to(ROOT)): found for file in files if (found := find(file))}


def matches(pattern, files):
    return faults(files, lambda file: re.findall(pattern, code_of(file)))


def test_no_source_has_a_force_unwrap_or_a_platform_check():
    def unreasoned(file):
        # Skips the comparison for the many files without such a line.
        return unwanted(file.read_text()) if UNWANTED.search(code_of(file)) else []

    assert faults(SOURCES, unreasoned) == {}


def test_sources_and_tests_use_only_modules_of_ios():
    def foreign(file):
        imported = set(re.findall(r"^(?:@\w+ |\w+ )?import (\w+)", code_of(file), re.M))
        return sorted(imported - MODULES) + MISSING.findall(code_of(file))

    assert faults(SOURCES + TESTS, foreign) == {}


def test_no_source_reads_the_host_name():
    # On iOS, hostName blocks and asks for access to the local network. The command does not run
    # on iOS.
    files = [
        file
        for file in SOURCES
        if file.name != "DeviceName.swift" and "HabitCommand" not in file.parts
    ]
    assert matches(r"\bhostName\b|\bHost\.current\b", files) == {}


# Calls that block a thread. On iOS, the blocked thread may be one that the awaited work needs.
BLOCKS = r"\bDispatchSemaphore\b|\b[a-z]\w*\.wait\(|\busleep\(|\bThread\.sleep"


def test_no_source_blocks_a_thread():
    # An expiring activity lasts as long as its block, by the system's contract. A write waits at
    # most 250 ms for another writer. `PacedQueue` slows down responses on Linux.
    exempt = {"ExpiringActivity.swift", "PacedQueue.swift", "StoreWriteLock.swift"}
    assert matches(BLOCKS, [file for file in SOURCES if file.name not in exempt]) == {}


def test_no_source_uses_a_dispatch_queue():
    assert matches("DispatchQueue", SOURCES) == {}


def test_a_timer_text_has_an_end():
    # A timer text reserves the width that it needs at the end of its interval, so the interval must
    # end.
    assert matches(r"timerInterval:[^)]*distantFuture", SOURCES) == {}


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


@pytest.mark.parametrize(
    "line",
    [
        "let first = list.first!",
        "let first = list.first!.name",
        "/// The first one.\nvar first: Int { list.first! }",
        "let first = names[0]!",
        "let first = find()!",
        "try! save()",
        "let habit = model as! Habit",
        "var name: String!",
        "var names: [String]!",
        "var find: ((Int) -> String)!",
        'print("\\(name!)")',
        'let text = #"""\n\\#(name!)\n"""#',
        "let one = optional!!",
        "#if os(Linux)",
        "#elseif canImport(UIKit)",
        "#if DEBUG && !os(macOS)",
        "#if !canImport(AppKit)",
    ],
)
def test_unwanted_code_is_found(line):
    assert len(unwanted(line)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "if a != b { return }",
        "if a!=b { return }",
        "guard !condition else { return }",
        "list.filter { !$0.isEmpty }",
        "let no = isOn && !isOff",
        "let no = (!isOff)",
        "(!=)",
        'let text = "Tap + to add your first habit!"',
        'let text = "\\(name) is done!"',
        'let text = "say \\"try! again\\" first!"',
        'let text = """\n  os(Linux) try! it!\n  """',
        'let text = #"a "quoted" word!"#',
        "// try! first! #if os(Linux)",
        "/* a /* nested! */ comment! */ let a = 1",
        "let a = 1  // first!",
        "#if DEBUG",
        "// The index is in range: it was found in the list.\nlet first = list.first!",
        "let first = list.first!  // The list is never empty.",
    ],
)
def test_harmless_code_is_not_reported(source):
    assert unwanted(source) == []
