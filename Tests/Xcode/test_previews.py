"""Every view has its previews: with the sample history, with the least there is, in the dark."""

import re
from pathlib import Path

import pytest

FEATURE = Path(__file__).resolve().parents[2] / "Sources/HabitTrackerFeature"
# A view of the file's own is seen in the previews of those that show it.
VIEW = re.compile(r"^(?:public )?(?:struct|extension) \w+(?:<.*>)?: [^{]*\bView\b", re.MULTILINE)
PREVIEW = re.compile(r"^#Preview\(\"(.*?)\"", re.MULTILINE)


def files_with_a_view():
    """The files that show something of the app; the views in Previews/ are there for previews."""
    files = [file for file in FEATURE.rglob("*.swift") if file.parent.name != "Previews"]
    return [file for file in sorted(files) if VIEW.search(file.read_text())]


def test_finds_views():
    names = {file.stem for file in files_with_a_view()}
    assert {"RootView", "HabitListView", "HabitOpener", "HabitSheet", "DayButton"} <= names


@pytest.mark.parametrize("file", files_with_a_view(), ids=lambda file: file.stem)
def test_has_previews(file):
    assert PREVIEW.findall(file.read_text()) == ["Populated", "Empty", "Dark"]
