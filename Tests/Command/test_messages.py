"""Error messages of the command: one line, with an exit code of sysexits.h."""

from conftest import NOON

USAGE, DATA, NO_INPUT, UNAVAILABLE, NOT_CREATED = 64, 65, 66, 69, 73

# The arguments, the exit code, and the message after "habit: ", or None for any message. FOLDER is
# the working folder.
ERRORS = [
    ("done", USAGE, "missing expected argument '<name>'"),
    ("swim", USAGE, "there is no command “swim”; “habit help” lists them"),
    ("dnoe Read", USAGE, "there is no command “dnoe”; “habit help” lists them"),
    ("sync swim", USAGE, "unexpected argument 'swim'"),
    ("add Run --colour red", USAGE, "unknown option '--colour'. Did you mean '--color'?"),
    ("add Run --category sports", USAGE, "there is no category “sports”; your "
     "categories are Health, Productivity, Personal, Fitness, Learning, Social"),
    ("add Run --per-day 0", USAGE, "“0” is not from 1 to 99"),
    ("add Run --goal 8 --period week", USAGE, "the goal: “8” is not from 1 to 7"),
    ("add Run --icon bicycl", USAGE, "there is no icon “bicycl”; similar: bicycle"),
    ("done Swim", USAGE, "there is no habit “Swim”"),
    ("done Read --day soon", USAGE, "the value 'soon' is invalid for '--day <day>': A day is "
     "today, yesterday, tomorrow, or a date such as 2026-03-09"),
    ("done Read --count 10000", USAGE, "“10000” is not from 1 to 9999"),
    ("done Read much", USAGE, "“much” is not a whole number"),
    ("slip Read", USAGE, "“Read” is not a habit to quit; use “habit undo” to undo a day"),
    ("resume Read", USAGE, "“Read” is not paused"),
    ("pause Read --until 2026-01-01", USAGE, None),
    ("pause", USAGE, "name a habit, or use --all or --category"),
    ("add Run --every ,", USAGE, "the value ',' is invalid for '--every <days>': Write day, "
     "mon,wed,fri, weekdays, weekends, 3days, 3days fixed, “3 a week”, or “10 a month”"),
    ("add Run --every 1000days", USAGE, "the value '1000days' is invalid for '--every <days>': "
     "1,000 is not from 2 to 365"),
    ("add Run --days-of-month 32", USAGE, "the value '32' is invalid for '--days-of-month <days>': "
     "Write days from 1 to 31, or “last”, separated by commas"),
    ("add Run --every day --days-of-month 1", USAGE, "--every can't be used with --days-of-month"),
    ("add Run --amount much", USAGE, "“much” is not an amount, such as 8.5"),
    ("add Run --amount 8.5555", USAGE, "“8.5555” has more than 3 digits after the point"),
    ("add Run --amount 8 --unit " + 200 * "k", USAGE,
     "the unit has 200 characters; 20 are allowed"),
    ("add Run --unit km", USAGE, "--amount, the amount a day, is missing"),
    ("add Run --limit 3", USAGE, "--limit needs --quit, because only habits to quit have a limit"),
    ("add Run --minutes 0:75", USAGE,
     "“0:75” is not a time; write 25 for 25 minutes, or 0:30 for half a minute"),
    ("add Run --start 2026-04-01 --until 2026-03-30", USAGE,
     "the last day 2026-03-30 is before the first day 2026-04-01"),
    ("list --now soon", USAGE, "the value 'soon' is invalid for '--now <iso-8601>': Write an "
     "instant as 2026-03-09T23:59:50Z"),
    ("list --time-zone Mars/Olympus", USAGE, "the value 'Mars/Olympus' is invalid for '--time-zone "
     "<id>': Write a time zone as Europe/Berlin"),
    ("backup --list --output a", USAGE, "--list can't be used with --output"),
    ("restore diary.txt", DATA, "diary.txt can't be restored: the file is not an "
     "SQLite database. The file was left as it is."),
    ("import nothing", NO_INPUT, "there is no file nothing"),
    ("restore nothing", NO_INPUT, "there is no backup “nothing” in FOLDER/home/.local/share/"
     "HabitTracker/Backups"),
    ("restore latest", NO_INPUT, "there is no backup “latest” in FOLDER/home/.local/share/"
     "HabitTracker/Backups"),
    ("list --store no/store", NO_INPUT, "there is no store FOLDER/no/store; “habit add” creates "
     "it, or choose another with --store"),
    ("list --store diary.txt", UNAVAILABLE, "the store at FOLDER/diary.txt can't be opened: the "
     "file is not an SQLite database. The file was left as it is."),
    ("list --store folder", UNAVAILABLE, "the store at FOLDER/folder can't be opened: it is a "
     "folder. The file was left as it is."),
    ("add Run --store no/store", NOT_CREATED, "there is no folder FOLDER/no/"),
    ("import habits.json --store no/store", NOT_CREATED, "there is no folder FOLDER/no/"),
    ("export --output no/habits.json", NOT_CREATED, "there is no folder FOLDER/no/"),
    ("backup --output no/copy.store", NOT_CREATED, "there is no folder FOLDER/no/"),
    ("backup --output diary.txt", NOT_CREATED, "FOLDER/diary.txt already exists, and a backup "
     "never replaces a file"),
]  # fmt: skip


def test_an_error_message_is_one_line_and_changes_nothing(habit, tmp_path):
    (tmp_path / "diary.txt").write_text("Dear diary")
    (tmp_path / "folder").mkdir()
    habit("add", "Read")
    habit("export", "--output", "habits.json")
    before = contents(tmp_path)
    for words, code, expected in ERRORS:
        message = habit(*words.split(), code=code)
        assert message.startswith("habit: ") and message.count("\n") == 1, words
        if expected:
            assert message == f"habit: {expected.replace('FOLDER', str(tmp_path))}\n", words
        assert contents(tmp_path) == before, words


def contents(folder):
    """The bytes of each file below a folder, and None for each folder."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def test_an_amount_above_the_limit_is_refused(habit):
    habit("add", "Read")
    habit("add", "Coffee", "--quit")
    full = "habit: “{}” can't have more than 9999 on 2026-03-09\n"
    for words in [("done", "Read"), ("slip", "Coffee")]:
        habit(*words, "9999", *NOON)
        assert habit(*words, "1", *NOON, code=USAGE) == full.format(words[1])
    assert habit("slip", "Coffee", *NOON, code=USAGE) == full.format("Coffee")


def test_help_shows_examples_and_succeeds(habit):
    for words in [("help",), ("--help",), ()]:
        assert 'habit add "Read a book" --category learning' in habit(*words)
    assert "--per-day" in habit("help", "add")
