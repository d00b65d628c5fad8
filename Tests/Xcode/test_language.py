"""The app uses only language and library features that its oldest iOS supports.

On Linux, the compiler accepts newer features. On iOS it would refuse them, or the app would crash
at launch.
"""

import re

import pytest
from swift_code import SOURCES, code_of
from test_sources import TESTS, faults
from xcode import ROOT

UI_TESTS = sorted((ROOT / "HabitTrackerUITests").rglob("*.swift"))
# Features that need a newer iOS than 18.0: https://github.com/swiftlang/swift-evolution
NEWER = {
    "isolated deinit (18.4)": r"\bisolated\s+deinit\b",
    "InlineArray (26)": r"\bInlineArray\s*<|\[\s*\d+\s+of\s+\w",
    "a value as a generic argument (26)": r"<\s*let\s+\w+\s*:\s*Int\b",
    "a span (26)": r"\.(?:span|mutableSpan|utf8Span)\b(?!\s*[(:])|"
    r"\b(?:UTF8|Raw|Mutable|MutableRaw|Output|OutputRaw)Span\b|(?<!\.)\bSpan\s*<",
    "Observations (26)": r"\bObservations\s*[<({]",
    "a task's name, or an immediate one (26)": r"\bTask\s*\(\s*name\s*:|"
    r"\bTask\.(?:immediate|immediateDetached|name)\b|\baddImmediateTask|addTask\s*\(\s*name\s*:",
    "priority escalation (26)": r"\bwithTaskPriorityEscalationHandler\b",
    "messages of notification centers (26)": r"\bNotificationCenter\.(?:Async|MainActor)Message\b",
    "a backtrace (26)": r"\bimport\s+Runtime\b|\bBacktrace\b",
    "an isolated conformance (26)": r"\b(?:extension|struct|class|enum)\b[^{\n(]*:[^{\n(]*"
    r"@MainActor\s+\w",
}


def newer(source):
    return [name for name, pattern in NEWER.items() if re.search(pattern, source)]


def test_no_source_needs_a_newer_system():
    assert faults(SOURCES + UI_TESTS + TESTS, lambda file: newer(code_of(file))) == {}


@pytest.mark.parametrize(
    "line",
    [
        "  isolated deinit {",
        "let board: InlineArray<9, Int>",
        "var row: [4 of Int]",
        "struct Ring<let count: Int> {}",
        "let bytes = data.span",
        "for byte in text.utf8Span {",
        "func sum(_ bytes: Span<UInt8>) -> Int",
        "func sum(_ bytes: borrowing RawSpan) -> Int",
        "for await name in Observations { store.name } {",
        'Task(name: "sync") { await run() }',
        "Task.immediate { start() }",
        "import Runtime",
        "extension Habit: @MainActor Equatable {",
    ],
)
def test_a_newer_feature_is_found(line):
    assert len(newer(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "deinit { close(lock) }",
        "func read(isolation: isolated (any Actor)? = #isolation) async {",
        "YearGridView(habit: habit, span: year.map(YearGrid.Span.year) ?? .last52Weeks)",
        "let span = Self.span(history, seed)",
        "private let count = Mutex(0)",
        "private let isOn = Atomic(false)",
        "Task { @MainActor in await run() }",
        "@concurrent func read() async -> Data",
        "let days = [7]",
    ],
)
def test_an_old_feature_is_not_reported(line):
    assert newer(line) == []
