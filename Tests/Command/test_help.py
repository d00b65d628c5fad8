"""The help of the command, in the reader's language."""

import json
import re
import unicodedata

import pytest
from conftest import ROOT

STRINGS = json.loads((ROOT / "HabitTracker/Localizable.xcstrings").read_text())["strings"]
# Words of command lines, which are English in German sentences, too.
TYPED = {"habit", "start", "pause", "stop", "discard"}


@pytest.fixture
def commands(habit):
    """The words of the command and of each subcommand, without “habit”."""

    def walk(command, words):
        yield words
        for part in command.get("subcommands", []):
            if part["commandName"] != "help":
                yield from walk(part, [*words, part["commandName"]])

    return list(walk(json.loads(habit("--experimental-dump-help"))["command"], []))


def one_line(text):
    return " ".join(text.split())


def patterns(language):
    """A pattern for each text of the help, longest first."""
    texts = [
        one_line(entry["localizations"][language]["stringUnit"]["value"])
        for entry in STRINGS.values()
        if "the help" in entry.get("comment", "")
    ]
    return [
        re.sub("%@|%lld", ".+?", re.escape(text)) for text in sorted(texts, key=len, reverse=True)
    ]


def untranslated(text, language):
    """The words of a help text that don't come from the catalog and are not names of options."""
    text = re.sub(r"^  habit .*$", "", text, flags=re.MULTILINE)
    text = one_line(text)
    for pattern in patterns(language):
        text = re.sub(pattern, "|", text)
    # A translated label is followed by values or a default, up to a closing parenthesis.
    text = re.sub(r"\|[^()|]+(\|[^()|]+)?\)", "|", text)
    text = re.sub(r"(?<!\w)[\[<-]\S*", " ", text)
    return set(re.findall(r"[^\W\d_][\w-]+", text))


def test_each_line_of_the_help_is_in_the_readers_language(habit, set_language, commands):
    set_language(LC_ALL="de_DE.UTF-8")
    assert len(commands) == 22
    for words in commands:
        text = habit(*words, "--help")
        assert "ÜBERSICHT: " in text and "\nAUFRUF: habit" in text
        assert untranslated(text, "de") <= TYPED | {*sum(commands, [])}, words


def test_all_ways_to_request_the_help_show_it_in_the_readers_language(habit, set_language):
    set_language(LC_ALL="de_DE.UTF-8")
    assert habit("help", "add") == habit("add", "--help") == habit("add", "-h")
    assert habit() == habit("--help") == habit("help")
    assert habit("sync") == habit("sync", "--help")
    assert "\n  sync                    Synchronisiert Gewohnheiten " in habit()


def test_the_help_is_at_most_80_columns_wide(habit, set_language):
    for language in ("de_DE", "ja_JP", "zh_TW"):
        set_language(LC_ALL=f"{language}.UTF-8")
        for words in ("--help", "add --help", "sync join --help", "timer --help"):
            for line in habit(*words.split()).splitlines():
                assert sum(map(width, line)) <= 80, line


def width(character):
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def test_output_for_programs_is_in_english(habit, set_language):
    lines = ["--experimental-dump-help", "list --help --json", "--version"]
    lines += [f"--generate-completion-script {shell}" for shell in ("bash", "zsh", "fish")]
    english = [habit(*line.split()) for line in lines]
    set_language(LC_ALL="de_DE.UTF-8")
    assert [habit(*line.split()) for line in lines] == english
