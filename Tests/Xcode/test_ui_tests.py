"""The UI tests compile, and use names and launch options that the app has."""

import re
from pathlib import Path

import pytest
from swift_code import SOURCES, texts_of
from xcode import ROOT, launch_options, run, tool

FILES = sorted((ROOT / "HabitTrackerUITests").glob("*.swift"))
STUB = Path(__file__).parent / "Stubs/XCTest.swift"
SWIFT = ("-swift-version", "6", "-warnings-as-errors", "-package-name", "xcode_project")
# Text typed by the tests, labels of the system's controls, and months.
TYPED = ("Read", "Write", "Drink", "Run", "Ask", "Bike", "Rain all day", "medi", "nonsense")
SYSTEM = ("Increment", "Search", "March")


def words(texts):
    """The texts without surrounding punctuation. Texts without a letter or digit are omitted."""
    return {text.strip(" ,:“”") for text in texts if re.search(r"\w", text)}


def labels(file):
    """The labels in a UI test, without numbers, months, and names that the test itself typed."""
    test_content = re.compile("|".join([rf"\b{name}\b" for name in TYPED] + [r"\d+"]))
    other = re.compile(r"^--|%@|on the screen|^UTC$|T\d\d:")
    parts = [
        part
        for text in texts_of(file)
        if not other.search(text)
        for part in test_content.split(text)
    ]
    return words(parts) - set(SYSTEM)


@pytest.fixture(scope="module")
def app_texts():
    """A pattern of the app's texts, alone or several in a row."""
    texts = words(
        line.strip(" #") for file in SOURCES for text in texts_of(file) for line in text.split("\n")
    )
    one = "|".join(re.escape(each) for each in sorted(texts))
    return re.compile(rf"(?:{one})(?:,? (?:{one}))*")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_ui_tests_use_labels_that_the_app_has(file, app_texts):
    assert {label for label in labels(file) if not app_texts.fullmatch(label)} == set()


def test_the_app_has_the_launch_options_of_the_ui_tests():
    used = {text for file in FILES for text in texts_of(file) if text.startswith("--")}
    assert used - launch_options() == set()
    assert "--in-memory" in used


def test_the_ui_tests_compile(tmp_path):
    compiler = tool("swiftc")
    module = tmp_path / "XCTest.swiftmodule"
    stub = ("-emit-module", "-parse-as-library", "-module-name", "XCTest", "-o", module, STUB)
    run(compiler, *SWIFT, *stub)
    run(
        compiler,
        *SWIFT,
        "-typecheck",
        "-module-name",
        "HabitTrackerUITests",
        "-I",
        tmp_path,
        *FILES,
    )
