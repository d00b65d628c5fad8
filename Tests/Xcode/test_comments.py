"""`make lint` finds comments that violate the writing style."""

import importlib.util

import pytest
from xcode import ROOT

SPEC = importlib.util.spec_from_file_location("comments", ROOT / "scripts/comments.py")
COMMENTS = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(COMMENTS)


@pytest.mark.parametrize(
    ("source", "ending", "words"),
    [
        ("let a = 1\n/// Whether it is.", ".swift", {2: "“Whether”"}),
        ("/// A call.\n/// - Parameter day: Which day.", ".swift", {2: "“Which”"}),
        ("/// A call.\n/// - Parameters:\n///   - day: That day.", ".swift", {3: "“That”"}),
        ("/// - Returns: How many there are.", ".swift", {1: "“How”"}),
        ("let a = 1  // Begins anew.", ".swift", {1: "“anew”"}),
        ('def a():\n    """Who asks."""', ".py", {2: "“Who”"}),
        ("# Waits meanwhile.", ".py", {1: "“meanwhile”"}),
        ("/** What it is. */\nlet a;", ".js", {1: "“What”"}),
        ("/* One line.\n   As ever. */", ".css", {2: "“As ever”"}),
    ],
)
def test_a_problem_is_found_in_its_line(source, ending, words):
    found = dict(COMMENTS.problems(source, ending))
    assert found.keys() == words.keys()
    assert all(words[number] in problem for number, problem in found.items())


@pytest.mark.parametrize(
    ("source", "ending"),
    [
        ("/// The day on\n/// which it ends.\n/// What follows continues the sentence.", ".swift"),
        ("// What is not documentation may begin so.", ".swift"),
        ('let a = "https://example.com/anew"', ".swift"),
        ('TEXT = "anew"', ".py"),
        ('def a():\n    """The first.\n\n    How it works.\n    """', ".py"),
        ("/* What a rule is for. */", ".css"),
    ],
)
def test_text_without_a_problem_is_not_reported(source, ending):
    assert list(COMMENTS.problems(source, ending)) == []
