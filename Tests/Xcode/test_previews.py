"""Every view has a preview, and a screen has three."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "Sources"
FOLDERS = [SOURCES / folder for folder in ("HabitTrackerFeature", "HabitDesign", "HabitWidgets")]
SCREENS = {
    "AboutView", "AccessView", "AddHabitView", "AmountSheet", "ArchiveView", "CategoriesView",
    "CategoryEditor", "CountSheet", "DataView", "DevicesView", "HabitCountSheet", "HabitDetailView",
    "HabitListView", "HabitNavigation", "HabitWindow", "IconPicker", "ImportSheet", "NewTokenSheet",
    "NoteSheet", "PauseSheet", "RemindersEditor", "RootView", "SettingsView", "StatisticsView",
    "StoreErrorView", "SyncSheet", "SyncView", "TemplatesView",
}  # fmt: skip
# A private view is visible in the previews of the views that use it.
VIEW = re.compile(
    r"^(?:public |package )?(?:struct|extension) \w+(?:<.*>)?: [^{]*\bView\b", re.MULTILINE
)
PREVIEW = re.compile(
    r"^#Preview\(\"(.*?)\"(?:, traits: ([^\n]*))?\) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL
)


def files_with_a_view():
    """The files with views of the app. The views in Previews/ exist only for previews."""
    files = [
        file
        for folder in FOLDERS
        for file in folder.rglob("*.swift")
        if file.parent.name != "Previews"
    ]
    return [file for file in sorted(files) if VIEW.search(file.read_text())]


def previews(file):
    return PREVIEW.findall(file.read_text())


def test_each_view_has_the_required_previews():
    found = {file.stem: [name for name, _, _ in previews(file)] for file in files_with_a_view()}
    assert found.keys() >= SCREENS
    screen, part = ["Populated", "Empty", "Dark"], ["Populated"]
    assert {
        name: names
        for name, names in found.items()
        if names != (screen if name in SCREENS else part)
    } == {}


def test_each_preview_shows_a_different_state():
    def repeated(file):
        shown = [(traits, body) for _, traits, body in previews(file)]
        return len(set(shown)) < len(shown)

    assert [file.stem for file in files_with_a_view() if repeated(file)] == []


FAMILIES = re.compile(r"\.supportedFamilies\(\[(.*?)\]\)", re.DOTALL)
WIDGET_PREVIEW = re.compile(
    r'^#Preview\("\w+", as: \.(\w+)\) \{\n  (\w+)\(\)\n\} timeline: \{', re.MULTILINE
)


def widgets():
    files = (SOURCES / "HabitWidgets").rglob("*Widget.swift")
    return [file for file in sorted(files) if FAMILIES.search(file.read_text())]


def test_the_widgets_are_found():
    assert [file.stem for file in widgets()] == ["HabitWidget", "StreaksWidget", "TodayWidget"]


@pytest.mark.parametrize("file", widgets(), ids=lambda file: file.stem)
def test_a_widget_has_a_preview_in_each_of_its_families(file):
    families = re.findall(r"\w+", FAMILIES.search(file.read_text())[1])
    shown = WIDGET_PREVIEW.findall(file.read_text())
    assert shown == [(family, file.stem) for family in families]
