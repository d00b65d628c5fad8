"""The app uses only language and library features that its oldest iOS supports.

On Linux, the compiler accepts newer features. On iOS it would refuse them, or the app would crash
at launch. test_open_modules.py checks all declarations of Swift and Foundation, but only in code
that is compiled on Linux, which excludes the UI tests and Apple's branches of `#if`.
"""

import re

import pytest
from swift_code import SOURCES, code_of
from test_sources import TESTS, faults
from xcode import ROOT

UI_TESTS = sorted((ROOT / "HabitTrackerUITests").rglob("*.swift"))
# Features that need a newer iOS than 18.0, each with an example:
# https://github.com/swiftlang/swift-evolution
NEWER = {
    r"\bisolated\s+deinit\b": "isolated deinit {",
    r"\[\s*\d+\s+of\s+\w": "var row: [4 of Int]",
    r"<\s*let\s+\w+\s*:\s*Int\b": "struct Ring<let count: Int> {}",
    r"\b(?:extension|struct|class|enum)\b[^{\n(]*:[^{\n(]*@MainActor\s+\w": (
        "extension Habit: @MainActor Equatable {"
    ),
    r"\bInlineArray\s*<": "let board: InlineArray<9, Int>",
    r"\.(?:span|mutableSpan|utf8Span)\b(?!\s*[(:])": "let bytes = data.span",
    r"\b(?:UTF8|Raw|Mutable|MutableRaw|Output|OutputRaw)Span\b": "let bytes: RawSpan",
    r"(?<!\.)\bSpan\s*<": "let bytes: Span<UInt8>",
    r"\bObservations\s*[<({]": "for await name in Observations { store.name } {",
    r"\b(?:Task|addTask)\s*\(\s*name\s*:": 'Task(name: "sync") { await run() }',
    r"\bTask\.(?:immediate|immediateDetached|name)\b|\baddImmediateTask": (
        "Task.immediate { start() }"
    ),
    r"\bwithTaskPriorityEscalationHandler\b": "await withTaskPriorityEscalationHandler {",
    r"\bimport\s+Runtime\b|\bBacktrace\b": "let trace = try Backtrace.capture()",
    # Foundation's module for Linux names an earlier version.
    r"\bNotificationCenter\.(?:Async|MainActor)Message\b": (
        "struct Change: NotificationCenter.AsyncMessage {"
    ),
}


def newer(source):
    return [pattern for pattern in NEWER if re.search(pattern, source)]


def test_no_source_needs_a_newer_system():
    assert faults(SOURCES + UI_TESTS + TESTS, lambda file: newer(code_of(file))) == {}


@pytest.mark.parametrize(("pattern", "line"), NEWER.items())
def test_a_newer_feature_is_found(pattern, line):
    assert newer(line) == [pattern]
