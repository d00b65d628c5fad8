"""docs/wire-format.md names each class, data attribute, event, operation, and effect."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/wire-format.md").read_text()
NAMES = set(re.findall(r"`([^`\s]+)`", PAGE))
RESOURCES = sorted((ROOT / "Linux/Sources").glob("*/Resources"))


def texts(folder: Path, suffix: str) -> str:
    return "\n".join(path.read_text() for path in sorted(folder.rglob(f"*{suffix}")))


def first_column(title: str) -> set[str]:
    section = PAGE.split(f"\n{title}\n")[1].split("\n#")[0]
    cells = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def test_each_class_of_a_style_sheet_is_listed():
    for sheet in sorted(path for folder in RESOURCES for path in folder.glob("*.css")):
        css = re.sub(r"/\*.*?\*/|\"[^\"]*\"|url\([^)]*\)", "", sheet.read_text(), flags=re.DOTALL)
        selectors = " ".join(re.findall(r"([^{}]*)\{", css))
        assert set(re.findall(r"\.([a-zA-Z][\w-]*)", selectors)) - NAMES == set(), sheet.name


def test_each_data_attribute_is_listed():
    code = "\n".join(texts(ROOT / "Linux/Sources", suffix) for suffix in (".swift", ".js", ".css"))
    attributes = set(re.findall(r"[\"\[ .]data-([a-z][a-z-]*[a-z])", code)) - {"format"}
    camel = set(re.findall(r"dataset\.(\w+)", code))
    attributes |= {re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name) for name in camel}
    assert {f"data-{name}" for name in attributes} - NAMES == set()


def test_each_event_is_listed():
    swift = (ROOT / "Linux/Sources/WebElements/Elements/EventName.swift").read_text()
    cases = re.findall(r"^  case (.+)$", swift, re.MULTILINE)
    events = {name for case in cases for name in case.split(", ")}
    assert (
        first_column("## Events: page to host") - {"sequence", "element", "event", "type"} == events
    )


def test_each_operation_and_effect_is_listed():
    swift = (ROOT / "Linux/Sources/WebHost/Wire/Frame.swift").read_text()
    written = re.findall(r'call\("(\w+)"', swift)
    listed = first_column("### Operations") | first_column("### Effects")
    assert listed == set(written)
