"""The bundled fonts contain exactly the glyphs that the app shows."""

import re

import pytest
from fonts import INTER_RANGES, RESOURCES, inter_files, ligature_glyphs, ligatures
from fontTools.subset import parse_unicodes
from fontTools.ttLib import TTFont

FONTS = RESOURCES / "Fonts"
STYLE_SHEET = (RESOURCES / "fonts.css").read_text()


def font(name):
    return TTFont(FONTS / name)


def test_the_icon_font_has_exactly_the_mapped_glyphs():
    assert len(ligatures()) >= 150
    glyphs = ligature_glyphs(font("symbols.woff2"))
    assert ligatures() - glyphs.keys() == set()
    # A glyph can have several names in the icon font.
    assert set(glyphs.values()) == {glyphs[name] for name in ligatures()}
    outlines = font("symbols.woff2")["glyf"]
    assert [name for name, glyph in glyphs.items() if outlines[glyph].numberOfContours == 0] == []


@pytest.mark.parametrize(
    ("file", "letters"),
    [
        ("latin", "Lesen, Übung, façade, Ærø, ½ h, 3 × 10 km, “now”, 5 € – niño…"),
        ("latin-light", "Lesen, Übung, façade, Ærø, ½ h, 3 × 10 km, “now”, 5 € – niño…"),
        ("latin-extended", "žluťoučký ğıİşć Łódź ăâ Hồ"),
        ("greek", "Άσκηση"),
        ("cyrillic", "Чтение, їжак"),
    ],
)
def test_every_font_file_has_the_letters_of_its_writing_system(file, letters):
    known = font(f"inter-{file}.woff2").getBestCmap().keys()
    ranges = next(ranges for name, ranges, _ in inter_files() if name == file)
    wanted = set(parse_unicodes(ranges.replace("U+", "")))
    assert [
        letter for letter in letters if ord(letter) in wanted and ord(letter) not in known
    ] == []
    assert wanted & {ord(letter) for letter in letters} != set()


def test_the_font_offers_tabular_digits():
    latin = font("inter-latin.woff2")
    assert "tnum" in {record.FeatureTag for record in latin["GSUB"].table.FeatureList.FeatureRecord}


FACE = re.compile(
    r'url\("/(\S+)"\) format\("woff2"\);\s+font-weight: (\d+) (\d+);.*?unicode-range: (.*?);',
    re.DOTALL,
)


def test_every_writing_system_has_a_font_face_for_light_and_for_heavier_weights():
    faces = [
        (file, int(first), int(last), ranges)
        for file, first, last, ranges in FACE.findall(STYLE_SHEET)
    ]
    for ranges in INTER_RANGES.values():
        own = sorted((first, last) for _, first, last, of in faces if of == ranges)
        assert own == [(100, 399), (400, 900)]
    for file, first, last, _ in faces:
        (axis,) = font(file)["fvar"].axes
        assert axis.minValue <= first and last <= axis.maxValue


def test_the_style_sheet_names_each_font_with_its_letters():
    named = dict(re.findall(r'url\("/(\S+)"\) format\("woff2"\);(.*?)\}', STYLE_SHEET, re.DOTALL))
    assert named.keys() == {path.name for path in FONTS.glob("*.woff2")}
    for name, ranges, _ in inter_files():
        assert f"unicode-range: {ranges};" in named[f"inter-{name}.woff2"]


def test_no_character_is_in_two_files():
    ranges = [set(parse_unicodes(text.replace("U+", ""))) for text in INTER_RANGES.values()]
    assert sum(map(len, ranges)) == len(set().union(*ranges))


def test_the_fonts_of_every_page_are_small():
    always = [FONTS / "inter-latin.woff2", FONTS / "symbols.woff2"]
    assert sum(path.stat().st_size for path in always) <= 50_000


@pytest.mark.parametrize(
    ("file", "license"),
    [("inter", "SIL OPEN FONT LICENSE Version 1.1"), ("symbols", "Apache License")],
)
def test_each_font_has_a_license(file, license):
    assert license in (FONTS / f"{file}-LICENSE.txt").read_text()
