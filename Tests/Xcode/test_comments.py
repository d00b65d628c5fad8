"""`make lint` finds comments that violate the writing style."""

from comments import problems


def test_a_problem_is_found_in_its_line():
    source = """
/// The day.
// How it was found.
/// Whether it is today.
let url = "https://example.com/anew"
let day = 1  // Begins anew.
"""
    assert list(problems(source, ".swift")) == [
        (4, "a doc comment begins with “Whether”"),
        (6, "“anew” is archaic"),
    ]
