"""The fonts that are kept here have what the app shows, and no more than a page needs."""

import re

import pytest
from fonts import INTER_RANGES, RESOURCES, inter_files, ligature_glyphs, ligatures
from fontTools.subset import parse_unicodes
from fontTools.ttLib import TTFont

FONTS = RESOURCES / "Fonts"
STYLE_SHEET = (RESOURCES / "fonts.css").read_text()


def font(name):
    return TTFont(FONTS / name)


def test_every_mapped_symbol_has_its_glyph_and_there_is_no_other():
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
def test_letters_of_each_script_are_there(file, letters):
    known = font(f"inter-{file}.woff2").getBestCmap().keys()
    ranges = next(ranges for name, ranges, _ in inter_files() if name == file)
    wanted = set(parse_unicodes(ranges.replace("U+", "")))
    assert [
        letter for letter in letters if ord(letter) in wanted and ord(letter) not in known
    ] == []
    assert wanted & {ord(letter) for letter in letters} != set()


def test_digits_can_be_of_one_width():
    latin = font("inter-latin.woff2")
    assert "tnum" in {record.FeatureTag for record in latin["GSUB"].table.FeatureList.FeatureRecord}


def test_each_weight_of_a_script_is_in_one_file():
    weights = {}
    for name, ranges, (lightest, boldest) in inter_files():
        (axis,) = font(f"inter-{name}.woff2")["fvar"].axes
        assert (axis.minValue, axis.maxValue) == (lightest, boldest)
        rule = STYLE_SHEET.split(f'url("/inter-{name}.woff2")')[1].split("}")[0]
        first, last = re.search(r"font-weight: (\d+) (\d+);", rule).groups()
        weights.setdefault(ranges, []).extend(range(int(first), int(last) + 1))
    assert weights.keys() == set(INTER_RANGES.values())
    assert all(sorted(known) == list(range(100, 901)) for known in weights.values())


def test_the_style_sheet_names_each_font_with_its_letters():
    named = dict(re.findall(r'url\("/(\S+)"\) format\("woff2"\);(.*?)\}', STYLE_SHEET, re.DOTALL))
    assert named.keys() == {path.name for path in FONTS.glob("*.woff2")}
    for name, ranges, _ in inter_files():
        assert f"unicode-range: {ranges};" in named[f"inter-{name}.woff2"]


def test_no_character_is_in_two_files():
    ranges = [set(parse_unicodes(text.replace("U+", ""))) for text in INTER_RANGES.values()]
    assert sum(map(len, ranges)) == len(set().union(*ranges))


def test_what_every_page_needs_is_small():
    always = [FONTS / "inter-latin.woff2", FONTS / "symbols.woff2"]
    assert sum(path.stat().st_size for path in always) <= 50_000


@pytest.mark.parametrize(
    ("file", "licence"),
    [("inter", "SIL OPEN FONT LICENSE Version 1.1"), ("symbols", "Apache License")],
)
def test_each_font_has_its_licence_beside_it(file, licence):
    assert licence in (FONTS / f"{file}-LICENSE.txt").read_text()
