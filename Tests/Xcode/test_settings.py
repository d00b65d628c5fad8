"""Build settings, entitlements, and the privacy manifest."""

import json
import plistlib
import re
from ipaddress import ip_network

import pytest
from swift_code import SOURCES, code_of
from test_availability import oldest_ios
from xcode import ROOT, project, substituted, target_settings

APP, WIDGETS, TESTS = "HabitTracker", "HabitTrackerWidgets", "HabitTrackerUITests"
# The APIs for which Apple requires a reason, with patterns of their use in Swift:
# https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
REASONED = {
    "NSPrivacyAccessedAPICategoryUserDefaults": r"UserDefaults|AppStorage",
    "NSPrivacyAccessedAPICategoryFileTimestamp": r"creationDate|modificationDate|ModificationDate|"
    r"\bf?stat(at)?\(|\bgetattrlist",
    "NSPrivacyAccessedAPICategorySystemBootTime": r"systemUptime|mach_absolute_time",
    "NSPrivacyAccessedAPICategoryDiskSpace": r"volumeAvailableCapacity|volumeTotalCapacity|"
    r"systemFreeSize|systemSize|\bf?statv?fs\(",
    "NSPrivacyAccessedAPICategoryActiveKeyboards": r"activeInputModes",
}

INSECURE = "NSExceptionAllowsInsecureHTTPLoads"


def test_the_project_file_contains_no_build_settings():
    configurations = project().all("XCBuildConfiguration").values()
    assert [each["buildSettings"] for each in configurations] == [{}] * len(configurations)


@pytest.mark.parametrize("target", [APP, WIDGETS, TESTS])
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_a_target_has_the_required_build_settings(target, configuration):
    wanted = {
        "IPHONEOS_DEPLOYMENT_TARGET": ".".join(map(str, oldest_ios())),
        "SWIFT_VERSION": "6.0",
        "SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
        "SDKROOT": "iphoneos",
        "GENERATE_INFOPLIST_FILE": "YES",
    }
    assert wanted.items() <= target_settings(target, configuration).items()


def test_the_ui_tests_name_the_app_and_bundle_identifiers_differ():
    assert target_settings(TESTS, "Debug")["TEST_TARGET_NAME"] == APP
    names = [
        target_settings(name, "Debug")["PRODUCT_BUNDLE_IDENTIFIER"]
        for name in (APP, WIDGETS, TESTS)
    ]
    assert len(set(names)) == 3
    # The system installs an extension only if its identifier extends the app's.
    assert names[1].startswith(f"{names[0]}.")


def test_the_marketing_version_is_the_version_that_the_app_shows():
    source = ROOT / "Sources/HabitData/Settings/AppVersion.swift"
    shown = re.search(r'current = "([\d.]+)', source.read_text())[1]
    assert target_settings(APP, "Release")["MARKETING_VERSION"] == shown


def test_the_info_plist_of_the_app_has_the_expected_keys():
    keys = {
        key.removeprefix("INFOPLIST_KEY_"): value
        for key, value in target_settings(APP, "Release").items()
        if key.startswith("INFOPLIST_KEY_")
    }
    upright, left, right, down = (
        f"UIInterfaceOrientation{way}"
        for way in ("Portrait", "LandscapeLeft", "LandscapeRight", "PortraitUpsideDown")
    )
    assert keys == {
        "CFBundleDisplayName": "Habit Tracker",
        "LSApplicationCategoryType": "public.app-category.productivity",
        "ITSAppUsesNonExemptEncryption": "NO",
        "NSLocalNetworkUsageDescription": (
            "Habit Tracker syncs with a server on your network if you set one up."
        ),
        "UIApplicationSceneManifest_Generation": "YES",
        "UIApplicationSupportsIndirectInputEvents": "YES",
        "UILaunchScreen_Generation": "YES",
        "UISupportedInterfaceOrientations_iPhone": f"{upright} {left} {right}",
        "UISupportedInterfaceOrientations_iPad": f"{upright} {down} {left} {right}",
    }


def test_the_app_uses_only_the_systems_encryption():
    modules = {
        name
        for file in SOURCES
        for name in re.findall(r"^ *import (\w*Crypt\w*)$", file.read_text(), re.M)
    }
    # Crypto stands in for CryptoKit on Linux. The package's extra modules contain ciphers that are
    # not exempt from export regulations.
    assert modules == {"Crypto", "CryptoKit"}


@pytest.mark.parametrize("target", [APP, WIDGETS])
def test_app_and_widgets_have_one_shared_group_and_no_other_entitlement(target):
    known = target_settings(target, "Release")
    content = plistlib.loads((ROOT / known["CODE_SIGN_ENTITLEMENTS"]).read_bytes())
    assert list(content) == ["com.apple.security.application-groups"]
    groups = [
        substituted(group, known) for group in content["com.apple.security.application-groups"]
    ]
    # AppGroup.swift derives the group from the bundle identifier.
    app = target_settings(APP, "Release")["PRODUCT_BUNDLE_IDENTIFIER"]
    assert groups == [f"group.{app}"]


def test_the_app_opens_its_url_scheme():
    known = target_settings(APP, "Release")
    content = plistlib.loads((ROOT / known["INFOPLIST_FILE"]).read_bytes())
    assert list(content) == ["CFBundleURLTypes", "NSAppTransportSecurity"]
    (kind,) = content["CFBundleURLTypes"]
    assert substituted(kind["CFBundleURLName"], known) == known["PRODUCT_BUNDLE_IDENTIFIER"]
    link = (ROOT / "Sources/HabitData/Requests/AppLink.swift").read_text()
    assert kind["CFBundleURLSchemes"] == re.findall(r'let scheme = "(\w+)"', link)


def test_unencrypted_connections_are_allowed_on_the_local_network():
    known = target_settings(APP, "Release")
    content = plistlib.loads((ROOT / known["INFOPLIST_FILE"]).read_bytes())
    security = content["NSAppTransportSecurity"]
    domains = security.pop("NSExceptionDomains")
    assert security == {"NSAllowsLocalNetworking": True}
    networks = {name for name in domains if "/" in name}
    assert networks == {str(ip_network(name)) for name in networks}
    assert all(not ip_network(name).is_global for name in networks)
    assert all(domains[name] == {INSECURE: True} for name in networks)
    names = {"home.arpa", "internal", "lan"}
    assert set(domains) == networks | names
    assert all(domains[name] == {INSECURE: True, "NSIncludesSubdomains": True} for name in names)


def test_texts_of_the_system_are_translated():
    known = target_settings(APP, "Release")
    folder = ROOT / "HabitTracker"
    texts, system = (
        json.loads((folder / f"{name}.xcstrings").read_text())["strings"]
        for name in ("Localizable", "InfoPlist")
    )
    languages = set().union(*(text.get("localizations", {}) for text in texts.values()))
    described = {name.removeprefix("INFOPLIST_KEY_") for name in known if "UsageDesc" in name}
    assert set(system) == described
    for name, text in system.items():
        assert set(text["localizations"]) == languages
        english = text["localizations"]["en"]["stringUnit"]["value"]
        assert english == known[f"INFOPLIST_KEY_{name}"]


def test_the_info_plist_of_the_widgets_has_the_expected_keys():
    known = target_settings(WIDGETS, "Release")
    assert plistlib.loads((ROOT / known["INFOPLIST_FILE"]).read_bytes()) == {
        "NSExtension": {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"}
    }
    assert {key: value for key, value in known.items() if key.startswith("INFOPLIST_KEY_")} == {
        "INFOPLIST_KEY_CFBundleDisplayName": "Habit Tracker"
    }
    assert known["APPLICATION_EXTENSION_API_ONLY"] == "YES"
    assert known["SKIP_INSTALL"] == "YES"


@pytest.mark.parametrize(
    "target, reasons",
    # CA92.1 is for defaults of the app alone, 1C8F.1 for defaults shared with extensions.
    [(APP, ["CA92.1", "1C8F.1"]), (WIDGETS, ["1C8F.1"])],
)
def test_the_privacy_manifest_names_the_apis_that_the_sources_use(target, reasons):
    manifest = plistlib.loads((ROOT / target / "PrivacyInfo.xcprivacy").read_bytes())
    used = {
        category
        for category, pattern in REASONED.items()
        if any(re.search(pattern, code_of(file)) for file in SOURCES)
    }
    assert used == {"NSPrivacyAccessedAPICategoryUserDefaults"}
    assert manifest == {
        "NSPrivacyTracking": False,
        "NSPrivacyTrackingDomains": [],
        "NSPrivacyCollectedDataTypes": [],
        "NSPrivacyAccessedAPITypes": [
            {
                "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
                "NSPrivacyAccessedAPITypeReasons": reasons,
            }
        ],
    }
