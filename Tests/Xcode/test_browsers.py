"""Style sheets and scripts use features of Safari 17.5 and Firefox 140, or have a fallback."""

import re

import pytest
from xcode import ROOT

STYLE_SHEETS, SCRIPTS = (
    sorted(ROOT.glob(f"Linux/Sources/*/Resources/*.{ending}")) for ending in ("css", "js")
)
LISTED = (ROOT / "Tests/Xcode/browser_features.txt").read_text()

# Features that one of the browsers lacks, each with its fallback: a file, and a text in that file.
FALLBACKS = {
    "backdrop-filter": ("SwiftUI/Resources/navigation.css", "-webkit-backdrop-filter"),
    "clearAppBadge": ("HostServices/Resources/queue.js", "clearAppBadge?.()"),
    "field-sizing": ("SwiftUI/Resources/growing.js", 'CSS.supports("field-sizing", "content")'),
    "moveBefore": ("WebHost/Resources/patch.js", "if (parent.moveBefore)"),
    "overflow-anchor": ("SwiftUI/Resources/near.js", 'CSS.supports("overflow-anchor", "auto")'),
    "overflow-clip-margin": (
        "SwiftUI/Resources/lists.css",
        "@supports not (overflow-clip-margin: 1px)",
    ),
    "text-size-adjust": ("SwiftUI/Resources/base.css", "-webkit-text-size-adjust"),
    "user-select": ("SwiftUI/Resources/base.css", "-webkit-user-select"),
    "vibrate": ("WebHost/Resources/effects.js", "navigator.vibrate?.("),
}
# Without these features, scroll bars look like the system's, the Tab key reaches the items of a
# wide bar before the search field, and the End key may stop before rows higher than estimated.
# Safari's systems have no themes with forced colors.
HARMLESS = {
    "forced-color-adjust",
    "forced-colors",
    "reading-flow",
    "scrollbar-color",
    "scrollbar-width",
    '"scrollend"',
}
# Properties that each style sheet declares twice, because Safari knows only the prefixed name.
PREFIXED = ("user-select", "backdrop-filter")


def css(file):
    return re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", file.read_text(), flags=re.DOTALL)


def features(file):
    """The features that a style sheet or a script uses."""
    return features_of_style(css(file)) if file.suffix == ".css" else features_of_script(file)


def features_of_style(text):
    names = set(re.findall(r"(?:^|[{;(])\s*(-?[a-z][a-z-]*)\s*:\s", text))
    names |= {f"{name}()" for name in re.findall(r"(?<![:\w-])([a-z][a-z-]*)\(", text)}
    names |= set(re.findall(r"::?[a-z][a-z-]+", text)) | set(re.findall(r"@[a-z-]+", text))
    return names


def features_of_script(file):
    text = re.sub(r"^\s*//.*$|\s//.*$", "", file.read_text(), flags=re.MULTILINE)
    own = set(re.findall(r"function\*? (\w+)", text))
    names = {f"new {name}" for name in re.findall(r"\bnew ([A-Z]\w+)", text)}
    names |= {f".{name}()" for name in set(re.findall(r"\.(\w+)\(", text)) - own}
    return names | set(re.findall(r'addEventListener\(\s*("\w+")', text))


def unknown(names):
    plain = {name: name.strip(".()") for name in names}
    return {
        name
        for name, word in plain.items()
        if name not in LISTED.split("\n") and word not in FALLBACKS and word not in HARMLESS
    }


@pytest.mark.parametrize("file", STYLE_SHEETS + SCRIPTS, ids=lambda file: file.name)
def test_a_file_uses_only_features_of_all_browsers(file):
    assert unknown(features(file)) == set()


@pytest.mark.parametrize("name", FALLBACKS)
def test_a_missing_feature_has_its_fallback(name):
    file, text = FALLBACKS[name]
    assert text in (ROOT / "Linux/Sources" / file).read_text()


@pytest.mark.parametrize("file", STYLE_SHEETS, ids=lambda file: file.name)
def test_a_style_sheet_has_prefixed_properties_too(file):
    for name in PREFIXED:
        plain = re.findall(rf"^\s*{name}: (.*);", css(file), re.MULTILINE)
        assert plain == re.findall(rf"^\s*-webkit-{name}: (.*);", css(file), re.MULTILINE)


def test_the_list_contains_only_used_features():
    used = set().union(*map(features, STYLE_SHEETS + SCRIPTS))
    listed = {line for line in LISTED.split("\n") if line and not line.startswith("#")}
    assert listed - used == set()
