"""The asset catalog is complete, and the icon equals the output of its script."""

import json
import re

import app_icon
import pytest
from PIL import Image, ImageChops
from xcode import ROOT, target_settings

CATALOG = ROOT / "HabitTracker/Assets.xcassets"
ICON = CATALOG / "AppIcon.appiconset"
INFO = {"author": "xcode", "version": 1}
FOLDERS = sorted(folder for folder in [CATALOG, *CATALOG.rglob("*")] if folder.is_dir())


def contents(folder):
    return json.loads((folder / "Contents.json").read_text())


def appearances(entry):
    return tuple((each["appearance"], each["value"]) for each in entry.get("appearances", []))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_an_asset_set_contains_exactly_the_files_that_it_names(folder):
    listed = contents(folder)
    assert listed["info"] == INFO
    named = {image["filename"] for image in listed.get("images", [])}
    files = {file.name for file in folder.iterdir() if file.is_file()}
    assert files - {"Contents.json"} == named


def test_the_build_settings_name_the_asset_sets():
    settings = target_settings("HabitTracker", "Release")
    icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"]
    accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
    sets = {folder.name for folder in CATALOG.iterdir() if folder.is_dir()}
    assert sets == {f"{icon}.appiconset", f"{accent}.colorset"}


@pytest.mark.parametrize(
    ("name", "luminosity", "mode"),
    # The App Store accepts no alpha channel in the default variant. The tinted variant is
    # grayscale. The system provides the background of the dark variant.
    [("AppIcon", None, "RGB"), ("AppIcon-Dark", "dark", "RGBA"), ("AppIcon-Tinted", "tinted", "L")],
)
def test_the_icon_has_three_variants(name, luminosity, mode):
    images = contents(ICON)["images"]
    assert len(images) == 3
    [entry] = [each for each in images if each["filename"] == f"{name}.png"]
    assert appearances(entry) == ((("luminosity", luminosity),) if luminosity else ())
    assert (entry["idiom"], entry["platform"], entry["size"]) == ("universal", "ios", "1024x1024")
    with Image.open(ICON / entry["filename"]) as image:
        assert (image.format, image.size, image.mode) == ("PNG", (1024, 1024), mode)


def test_the_icon_equals_the_output_of_its_script():
    drawings = {ICON / name: drawn for name, drawn in app_icon.variants().items()}
    for name, drawn in {**drawings, app_icon.DESKTOP: app_icon.desktop()}.items():
        with Image.open(name) as stored:
            assert ImageChops.difference(drawn, stored).getbbox(alpha_only=False) is None, name


def test_the_accent_color_asset_equals_the_accent_of_the_theme():
    def channels(entry):
        components = entry["color"]["components"]
        return "".join(components[name].removeprefix("0x") for name in ("red", "green", "blue"))

    theme = (ROOT / "Sources/HabitDesign/ThemeColor.swift").read_text()
    dark, light = re.search(r"var accent: .*ThemeColor\(0x(\w{6}), 0x(\w{6})\)", theme).groups()
    colors = contents(CATALOG / "AccentColor.colorset")["colors"]
    assert {appearances(each): channels(each) for each in colors} == {
        (): light,
        (("luminosity", "dark"),): dark,
    }
