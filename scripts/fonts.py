"""Subsets the fonts to the glyphs in use, as WOFF2, and writes the style sheet that names the
fonts.

Run by `make fonts` after a symbol was added to Linux/Sources/SwiftUI/Resources/Symbols.txt. The
complete fonts come from Debian packages, see scripts/setup-system; docs/decisions/0006 explains why
the subsets are committed.
"""

import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "Linux/Sources/SwiftUI/Resources"
SYMBOLS = RESOURCES / "Symbols.txt"
SYSTEM = Path("/usr/share/fonts/truetype")
INTER = SYSTEM / "inter-vf/Inter-roman.var.ttf"
MATERIAL_ICONS = SYSTEM / "material-design-icons-iconfont/MaterialIcons-Regular.ttf"

# Each file has the letters of one script, and a browser loads only the files it needs. The last
# file is part of every page. Characters outside all ranges come from the system's fonts.
INTER_RANGES = {
    "cyrillic": "U+0400-052F, U+1C80-1C88, U+2116, U+2DE0-2DFF, U+A640-A69F",
    "greek": "U+0370-03FF, U+1F00-1FFF",
    "latin-extended": "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB,"
    " U+02DD-036F, U+1D00-1EFF, U+2070-20AB, U+20AD-20CF, U+2C60-2C7F, U+A720-A7FF",
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F,"
    " U+20AC, U+2122, U+2190-2193, U+2212, U+FEFF, U+FFFD",
}
# Half of the data of a variable font describes its weights. Hardly any text is light, so the file
# in every page starts at the regular weight, and lighter weights have their own file.
LIGHTEST, REGULAR, BOLDEST = 100, 400, 900
# Kerning, marks, localized forms, and tabular digits. Other features are alternative shapes.
INTER_FEATURES = ["kern", "tnum", "ccmp", "mark", "mkmk", "locl"]

FACE = """\
@font-face {{
  font-family: "{family}";
  src: url("/{file}") format("woff2");
{rest}
}}
"""


def ligatures():
    """The ligatures of the icon font that symbols map to."""
    return set(re.findall(r"^[\w.]+ \| (\w+)$", SYMBOLS.read_text(), re.MULTILINE))


def ligature_glyphs(font):
    """The glyph of each ligature of a font, by the typed letters."""
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    glyphs = {}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for first, entries in getattr(table, "ligatures", {}).items():
                for entry in entries:
                    parts = [letters.get(part) for part in (first, *entry.Component)]
                    if None not in parts:
                        glyphs["".join(parts)] = entry.LigGlyph
    return glyphs


def cut(font, path, features, weights=(LIGHTEST, BOLDEST), **wanted):
    options = subset.Options(
        flavor="woff2",
        hinting=False,
        layout_features=features,
        # Layout closure would keep every ligature of the same letters.
        layout_closure="glyphs" not in wanted,
        name_IDs=[0, 3, 5, 13, 14],
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(**wanted)
    subsetter.subset(font)
    if weights != (LIGHTEST, BOLDEST):
        instantiateVariableFont(font, {"wght": weights}, inplace=True)
    subset.save_font(font, path, options)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


def inter_files():
    """The files of Inter: name, ranges, and the lightest and boldest weight."""
    for name, ranges in INTER_RANGES.items():
        if name == "latin":
            yield "latin-light", ranges, (LIGHTEST, REGULAR)
            yield "latin", ranges, (REGULAR, BOLDEST)
        else:
            yield name, ranges, (LIGHTEST, BOLDEST)


def inter_face(file, ranges, lightest, boldest):
    weights = f"  font-weight: {lightest} {boldest};\n"
    rest = f"{weights}  font-display: swap;\n  unicode-range: {ranges};"
    return FACE.format(family="Inter", file=file, rest=rest)


def cut_inter():
    faces = []
    for name, ranges, (lightest, boldest) in inter_files():
        file = f"inter-{name}.woff2"
        cut(
            TTFont(INTER, recalcTimestamp=False),
            RESOURCES / "Fonts" / file,
            INTER_FEATURES,
            (lightest, boldest),
            unicodes=subset.parse_unicodes(ranges.replace("U+", "")),
        )
        # A browser combines scripts only from faces with the same range of weights, so a file with
        # all weights is listed with both ranges.
        if lightest < REGULAR:
            faces.append(inter_face(file, ranges, LIGHTEST, REGULAR - 1))
        if boldest > REGULAR:
            faces.append(inter_face(file, ranges, REGULAR, BOLDEST))
    return faces


def cut_symbols():
    font = TTFont(MATERIAL_ICONS, recalcTimestamp=False)
    known = ligature_glyphs(font)
    names = ligatures()
    if unknown := sorted(names - known.keys()):
        raise SystemExit(f"Material Icons has no ligature for: {', '.join(unknown)}")
    letters = {font.getBestCmap()[ord(letter)] for name in names for letter in name}
    glyphs = sorted(letters | {known[name] for name in names})
    file = "symbols.woff2"
    cut(font, RESOURCES / "Fonts" / file, ["liga", "rlig"], glyphs=glyphs)
    # Without its glyph, a symbol would show as a word, so it is hidden until the font is loaded.
    rest = "  font-display: block;"
    return [FACE.format(family="Symbols", file=file, rest=rest)]


def main():
    heading = "/* Written by scripts/fonts.py. */\n"
    faces = cut_inter() + cut_symbols()
    (RESOURCES / "fonts.css").write_text("\n".join([heading, *faces]))


if __name__ == "__main__":
    main()
