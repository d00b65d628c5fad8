"""The language of the command's answers and errors."""

import re
import shutil

import pytest
from conftest import NOON

USAGE, DATA = 64, 65
DONE = "Read: completed on 2026-03-09, streak 1 day (longest 1), 100% of the time\n"
# Command lines, which run in this order on one store. Each subcommand that has the option --json
# occurs at least once.
JSON = [
    "add Walk --category health",
    "list",
    "list --archived",
    "status",
    "status Read",
    "done Read",
    "skip Read --day yesterday",
    "undo Read",
    "slip Smoke",
    "pause Read --until 2026-03-12",
    "resume Read",
    "timer start Meditate",
    "timer stop Meditate",
    "import days.csv --dry-run",
    "import days.csv --merge",
    "backup",
    "backup --list",
    "restore latest",
    "sync status",
    "sync key",
    "sync now",
    "sync leave",
    "sync join --folder shared --key-file key.txt",
    "sync leave",
    "sync set-up --folder other",
]
# Values that differ in each run.
RANDOM = [
    (r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}", "ID"),
    (r'"key" : "[^"]*"', '"key"'),
    (r"12([-:]?)00[-:]?\d\d(\.\d+)?", r"12\g<1>00"),
]


def test_an_answer_is_in_the_language_of_the_environment(habit, set_language):
    habit("add", "Read")
    set_language(LANG="de_DE.UTF-8")
    german = "Read: erledigt am 2026-03-09, Serie: 1 Tag (längste: 1), Erfolgsquote: 100 %\n"
    assert habit("done", "Read", *NOON).replace("\u00a0", " ") == german
    assert habit("status", *NOON) == "2026-03-09: 1 von 1 erledigt\n"


def test_a_number_selects_the_plural_of_the_language(habit, set_language, tmp_path):
    set_language(LANG="pl_PL.UTF-8")
    for count, days in [(1, "1 dzień"), (3, "3 dni"), (22, "22 dni")]:
        rows = "".join(f"2026-01-{day:02},x\n" for day in range(1, count + 1))
        (tmp_path / "days.csv").write_text("Date,Run\n" + rows)
        output = habit("import", "days.csv", "--dry-run", *NOON)
        assert f"do dodania: 1 nawyk i {days}.\n" in output


def test_an_error_is_in_the_language_of_the_environment(habit, set_language):
    habit("add", "Read")
    set_language(LC_MESSAGES="fr_FR.UTF-8", LANG="de_DE.UTF-8")
    unknown = "habit: il n’y a pas d’habitude «\u202fNage\u202f»\n"
    assert habit("done", "Nage", code=USAGE) == unknown
    option = habit("add", "Nage", "--colour", "red", code=USAGE)
    assert option.startswith("habit: Option inconnue «\u202f--colour\u202f»")


def test_an_error_of_the_configuration_is_in_the_readers_language(
    habit, set_language, environment, tmp_path
):
    set_language(LANG="de_DE.UTF-8")
    environment["HABIT_TRACKER_PROT"] = "1"
    unknown = "habit: HABIT_TRACKER_PROT in der Umgebung: Diese Option gibt es nicht.\n"
    assert habit("list", code=USAGE) == unknown
    english = "habit: HABIT_TRACKER_PROT in the environment: there is no such option.\n"
    assert habit("list", "--json", code=USAGE) == english
    del environment["HABIT_TRACKER_PROT"]
    (tmp_path / "a.conf").write_text("port = 1\n\nopen\n")
    environment["HABIT_TRACKER_CONFIG"] = "a.conf"
    assert habit("list", code=USAGE).endswith(
        "a.conf, Zeile 3: Schreiben Sie eine Option als name = value.\n"
    )


def test_the_name_of_a_file_format_is_in_the_language_of_the_environment(
    habit, set_language, tmp_path
):
    (tmp_path / "days.csv").write_text("Date,Run\n2026-01-01,x\n")
    output = habit("import", "days.csv", "--dry-run", "--json", *NOON)
    assert '"format" : "Table with a column for each habit"' in output
    set_language(LANG="de_DE.UTF-8")
    output = habit("import", "days.csv", "--dry-run", *NOON)
    assert output.startswith("Tabelle mit einer Spalte je Gewohnheit: ")


def test_the_reason_for_refusing_a_file_is_in_the_language_of_the_environment(
    habit, set_language, tmp_path
):
    (tmp_path / "days.csv").write_text("habit,date\nRead,soon\n")
    set_language(LANG="en_US.UTF-8", LANGUAGE="de")
    german = "habit: days.csv, Zeile 2: „soon“ ist kein Tag von 1970 bis 2199\n"
    assert habit("import", "days.csv", *NOON, code=DATA) == german
    english = "habit: days.csv, line 2: “soon” is not a day from 1970 to 2199\n"
    assert habit("import", "days.csv", "--json", *NOON, code=DATA) == english


@pytest.mark.parametrize(
    "variables",
    [
        {},
        {"LANG": "C"},
        {"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"},
        {"LANG": "C.UTF-8", "LANGUAGE": "de"},
        {"LANG": "tlh_QO.UTF-8"},
        {"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"},
    ],
)
def test_answers_without_a_supported_language_are_in_english(habit, set_language, variables):
    habit("add", "Read")
    set_language(**variables)
    assert habit("done", "Read", *NOON) == DONE


@pytest.mark.parametrize(
    "variables",
    [
        {"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "pl_PL.UTF-8"},
        {"LC_ALL": "", "LANG": "de_AT@euro"},
        {"LANG": "en_US.UTF-8", "LANGUAGE": "tlh:de:fr"},
        {"LANG": "C", "HABIT_TRACKER_LANGUAGE": "de"},
    ],
)
def test_the_most_specific_variable_sets_the_language(habit, set_language, variables):
    habit("add", "Read")
    set_language(**variables)
    assert habit("done", "Read", *NOON).startswith("Read: erledigt am ")


def test_json_and_exports_are_the_same_in_each_language(habit, set_language, tmp_path):
    for words in ("Read", "Smoke --quit", "Meditate --minutes 20"):
        habit("add", *words.split(), *NOON)
    habit("done", "Read", "--day", "yesterday", *NOON)
    for folder in ("shared", "other"):
        (tmp_path / folder).mkdir()
    habit("sync", "set-up", "--folder", "shared", *NOON)
    (tmp_path / "key.txt").write_text(habit("sync", "key"))
    (tmp_path / "days.csv").write_text("Date,Read,Run\n2026-03-01,x,x\n2026-03-02,,x\n")
    habit("list", "--json", *NOON)
    lines_by_language = {}
    saved = tmp_path.parent / f"{tmp_path.name}-saved"
    shutil.copytree(tmp_path, saved)
    for language in ("C", "de_DE.UTF-8"):
        set_language(LANG=language)
        shutil.rmtree(tmp_path)
        shutil.copytree(saved, tmp_path)
        lines = [habit(*line.split(), "--json", *NOON) for line in JSON]
        lines.append(habit("done", "Swim", "--json", code=USAGE))
        lines += [habit("export", "--format", name, *NOON) for name in ("json", "csv")]
        lines_by_language[language] = [without_random_values(line) for line in lines]
    names = [*JSON, "an error", "JSON", "CSV"]
    for name, english, german in zip(names, *lines_by_language.values(), strict=True):
        assert english == german, name


def test_a_right_to_left_name_is_isolated_except_in_json(habit):
    habit("add", "قراءة")
    assert habit("done", "قراءة", *NOON).startswith("\u2068قراءة\u2069: completed on ")
    for line in ("status قراءة --json", "list --json", "export --format csv", "export"):
        output = habit(*line.split(), *NOON)
        assert "قراءة" in output
        assert "\u2068" not in output, line
    assert "\u2068" not in habit("done", "شراء", "--json", code=USAGE)


def without_random_values(text):
    for pattern, value in RANDOM:
        text = re.sub(pattern, value, text)
    return text
