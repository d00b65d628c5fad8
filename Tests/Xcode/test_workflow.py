"""The workflow is valid, and runs commands that exist."""

import re

import yaml
from xcode import ROOT

WORKFLOW = ROOT / ".github/workflows/ci.yml"


def jobs():
    return yaml.safe_load(WORKFLOW.read_text())["jobs"]


def commands(job):
    return [step["run"] for step in job["steps"] if "run" in step]


def rules():
    """The targets of the Makefile with their recipes."""
    text = (ROOT / "Makefile").read_text().replace("\\\n", " ")
    return dict(re.findall(r"^([\w-]+):[^\n=]*\n((?:\t.*\n)+)", text, re.M))


def test_linux_is_linted_and_every_platform_is_tested():
    assert {name: commands(job)[-1] for name, job in jobs().items()} == {
        "linux": "make lint test",
        "macos": "make test",
        "ios": "make test-ios",
    }
    assert {"lint", "test", "test-ios"} <= rules().keys()


def test_ios_is_tested_signed_ad_hoc_by_the_shared_scheme_on_a_simulator():
    rule = rules()["test-ios"]
    [workspace] = re.findall(r"-workspace (\S+)", rule)
    [scheme] = re.findall(r"-scheme (\S+)", rule)
    assert (ROOT / workspace / "contents.xcworkspacedata").exists()
    assert (ROOT / f"HabitTracker.xcodeproj/xcshareddata/xcschemes/{scheme}.xcscheme").exists()
    assert "xcodebuild test " in rule and "CODE_SIGN_IDENTITY=- " in rule
    # Entitlements, and thus the app group, need a signature.
    assert "CODE_SIGNING_ALLOWED=NO" not in rule
    assert "iOS Simulator" in (ROOT / "Makefile").read_text()


def swift(version):
    """The language version of a Swift release: "6.3" for "6.3.1"."""
    return ".".join(version.split(".")[:2])


def test_all_files_name_the_same_swift_version():
    manifest = (ROOT / "Package.swift").read_text()
    setup = (ROOT / "scripts/setup-system").read_text()
    assert {
        swift(re.match(r"// swift-tools-version: (\S+)", manifest)[1]),
        swift((ROOT / ".swift-version").read_text().strip()),
        re.match(r"swift:(\d+\.\d+)-", jobs()["linux"]["container"])[1],
        re.search(r'"Swift (\d+\.\d+) or later is needed', setup)[1],
    } == {"6.3"}


def test_the_named_xcode_has_the_swift_version_and_is_on_the_runner():
    """The App Store refuses builds of Xcode before 26. Swift 6.3 came with Xcode 26.4."""
    for name in ["macos", "ios"]:
        job = jobs()[name]
        [xcode] = re.findall(r"/Applications/Xcode_(\d+)\.(\d+)\.app", "\n".join(commands(job)))
        assert (26, 4) <= tuple(map(int, xcode)) < (27, 0)
        assert job["runs-on"] == f"macos-{xcode[0]}"
    assert "Xcode 26.4 or later" in (ROOT / "docs/platforms.md").read_text()
    checked = (ROOT / "HabitTracker.xcodeproj/project.pbxproj").read_text()
    assert "LastUpgradeCheck = 2640;" in checked and "16.4" not in checked
