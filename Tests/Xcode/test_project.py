"""The project file is consistent: no dangling, unused, or missing objects."""

import re
from collections import Counter

import pytest
from xcode import PROJECT_FILE, ROOT, identifiers, project

# The kinds of objects with their keys. A key's value refers to an object of a kind, to a list of
# objects, or, with None, to something else. Keys with a question mark are optional.
PHASE = {"buildActionMask": None, "files": ["PBXBuildFile"]}
PHASE |= {"runOnlyForDeploymentPostprocessing": None}
FILE = "PBXFileReference"
FOLDER = "PBXFileSystemSynchronizedRootGroup"
EXCEPTIONS = "PBXFileSystemSynchronizedBuildFileExceptionSet"
PACKAGE = "XCLocalSwiftPackageReference"
PRODUCT = "XCSwiftPackageProductDependency"
KINDS = {
    "PBXBuildFile": {"fileRef?": FILE, "productRef?": PRODUCT, "settings?": None},
    "PBXContainerItemProxy": {
        "containerPortal": "PBXProject", "proxyType": None,
        "remoteGlobalIDString": "PBXNativeTarget", "remoteInfo": None,
    },
    "PBXCopyFilesBuildPhase": PHASE | {"dstPath": None, "dstSubfolderSpec": None, "name": None},
    FILE: {
        "explicitFileType?": None, "includeInIndex?": None, "lastKnownFileType?": None,
        "path": None, "sourceTree": None,
    },
    EXCEPTIONS: {"membershipExceptions": None, "target": "PBXNativeTarget"},
    FOLDER: {"exceptions?": [EXCEPTIONS], "path": None, "sourceTree": None},
    "PBXFrameworksBuildPhase": PHASE,
    "PBXGroup": {
        "children": [FILE, FOLDER, "PBXGroup"], "name?": None, "path?": None, "sourceTree": None,
    },
    "PBXNativeTarget": {
        "buildConfigurationList": "XCConfigurationList",
        "buildPhases": [
            "PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase",
            "PBXCopyFilesBuildPhase",
        ],
        "buildRules": [], "dependencies": ["PBXTargetDependency"],
        "fileSystemSynchronizedGroups": [FOLDER], "name": None,
        "packageProductDependencies": [PRODUCT], "productName": None, "productReference": FILE,
        "productType": None,
    },
    "PBXProject": {
        "attributes": None, "buildConfigurationList": "XCConfigurationList",
        "developmentRegion": None, "hasScannedForEncodings": None, "knownRegions": None,
        "mainGroup": "PBXGroup", "minimizedProjectReferenceProxies": None,
        "packageReferences": [PACKAGE], "preferredProjectObjectVersion": None,
        "productRefGroup": "PBXGroup", "projectDirPath": None, "projectRoot": None,
        "targets": ["PBXNativeTarget"],
    },
    "PBXResourcesBuildPhase": PHASE,
    "PBXSourcesBuildPhase": PHASE,
    "PBXTargetDependency": {
        "target": "PBXNativeTarget", "targetProxy": "PBXContainerItemProxy",
    },
    "XCBuildConfiguration": {
        "baseConfigurationReference": FILE, "buildSettings": None, "name": None,
    },
    "XCConfigurationList": {
        "buildConfigurations": ["XCBuildConfiguration"], "defaultConfigurationIsVisible": None,
        "defaultConfigurationName": None,
    },
    PACKAGE: {"relativePath": None},
    PRODUCT: {"package": PACKAGE, "productName": None},
}  # fmt: skip


def test_each_identifier_is_defined_once():
    definitions = re.findall(r"^\t\t([0-9A-F]{24})\b.* = \{", PROJECT_FILE.read_text(), re.M)
    assert [key for key, times in Counter(definitions).items() if times > 1] == []
    assert set(definitions) == set(project().objects)


def test_each_identifier_that_is_used_is_defined():
    opened = project()
    assert identifiers([opened.root, opened.objects]) - set(opened.objects) == set()


def test_each_object_is_reachable():
    opened = project()
    reached, waiting = set(), {opened.root}
    while waiting:
        key = waiting.pop()
        reached.add(key)
        waiting |= identifiers(opened.objects.get(key, {})) - reached
    assert set(opened.objects) - reached == set()


def faults(each):
    """The problems of an object: missing and unknown keys, and references to the wrong kind."""
    objects = project().objects
    if each["isa"] not in KINDS:
        return ["an unknown kind"]
    keys = {key.rstrip("?"): kinds for key, kinds in KINDS[each["isa"]].items()}
    needed = {key for key in KINDS[each["isa"]] if key[-1] != "?"}
    found = [f"without {key}" for key in sorted(needed - set(each))]
    for key, value in each.items():
        kinds = keys.get(key)
        if key == "isa":
            continue
        if key not in keys:
            found.append(f"with {key}")
        elif kinds is not None:
            is_list = isinstance(kinds, list)
            if isinstance(value, list) != is_list:
                found.append(f"{key} is {'no' if is_list else 'a'} list")
            for leads_to in value if is_list else [value]:
                kind = objects.get(leads_to, {}).get("isa")
                if kind not in (kinds if is_list else [kinds]):
                    found.append(f"{key} leads to {kind}")
    return found


def test_each_object_matches_its_kind():
    objects = project().objects
    assert {key: faults(each) for key, each in objects.items() if faults(each)} == {}


def test_each_file_and_folder_exists():
    opened = project()
    listed = opened.all(FILE) | opened.all(FOLDER) | opened.all("PBXGroup")
    made = {key for key, each in listed.items() if each["sourceTree"] == "BUILT_PRODUCTS_DIR"}
    paths = {str(opened.path(key).relative_to(ROOT)) for key in listed.keys() - made}
    assert {path for path in paths if not (ROOT / path).exists()} == set()


def test_each_file_belongs_to_one_group():
    opened = project()
    children = Counter(
        child for group in opened.all("PBXGroup").values() for child in group["children"]
    )
    wanted = (opened.all(FILE) | opened.all(FOLDER) | opened.all("PBXGroup")).keys()
    main = opened.objects[opened.root]["mainGroup"]
    assert children == Counter(wanted - {main})


def test_every_settings_file_is_in_the_project():
    opened = project()
    listed = {opened.path(key) for key in opened.all(FILE)}
    assert {file for file in (ROOT / "Config").iterdir() if file not in listed} == set()


def test_the_membership_exceptions_of_a_folder_exist():
    opened = project()
    for key, folder in opened.all(FOLDER).items():
        for exceptions in folder.get("exceptions", []):
            for name in opened.objects[exceptions]["membershipExceptions"]:
                assert (opened.path(key) / name).exists(), name


def test_the_package_has_the_products_that_the_app_uses():
    opened = project()
    for reference in opened.all(PACKAGE).values():
        assert (ROOT / reference["relativePath"] / "Package.swift").exists()
    manifest = (ROOT / "Package.swift").read_text()
    for product in opened.all(PRODUCT).values():
        assert re.search(rf'\.library\(\s*name: "{product["productName"]}"', manifest)


@pytest.mark.parametrize(
    "name, kind, ending",
    [
        ("HabitTracker", "com.apple.product-type.application", ".app"),
        ("HabitTrackerWidgets", "com.apple.product-type.app-extension", ".appex"),
        ("HabitTrackerUITests", "com.apple.product-type.bundle.ui-testing", ".xctest"),
    ],
)
def test_a_target_has_the_expected_phases_and_product(name, kind, ending):
    opened = project()
    target = opened.objects[opened.target(name)]
    phases = [opened.objects[phase]["isa"] for phase in target["buildPhases"]]
    assert [phase for phase in phases if phase != "PBXCopyFilesBuildPhase"] == [
        "PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase",
    ]  # fmt: skip
    assert target["productType"] == kind
    assert opened.product(opened.target(name)) == name + ending
    folders = [opened.path(key).name for key in target["fileSystemSynchronizedGroups"]]
    assert folders == [name]


def test_no_phase_is_in_two_targets():
    opened = project()
    phases = Counter(
        phase
        for target in opened.all("PBXNativeTarget").values()
        for phase in target["buildPhases"]
    )
    assert set(phases.values()) == {1}


def test_the_ui_tests_test_the_app():
    opened = project()
    app, tests = opened.target("HabitTracker"), opened.target("HabitTrackerUITests")
    attributes = opened.objects[opened.root]["attributes"]["TargetAttributes"]
    assert attributes[tests]["TestTargetID"] == app
    assert depends_on(tests) == [(app, "HabitTracker")]


def depends_on(target):
    """The targets that a target depends on, with their names."""
    opened = project()
    dependencies = [opened.objects[key] for key in opened.objects[target]["dependencies"]]
    proxies = [opened.objects[each["targetProxy"]] for each in dependencies]
    named = [(each["remoteGlobalIDString"], each["remoteInfo"]) for each in proxies]
    assert [each["target"] for each in dependencies] == [target for target, _ in named]
    return named


def test_the_app_embeds_the_widgets():
    opened = project()
    app, widgets = opened.target("HabitTracker"), opened.target("HabitTrackerWidgets")
    assert depends_on(app) == [(widgets, "HabitTrackerWidgets")]
    phases = [opened.objects[key] for key in opened.objects[app]["buildPhases"]]
    embedding = [each for each in phases if each["isa"] == "PBXCopyFilesBuildPhase"]
    # 13 is the PlugIns folder, where the system looks for extensions.
    assert [(each["dstSubfolderSpec"], each["dstPath"]) for each in embedding] == [("13", "")]
    embedded = [opened.objects[key]["fileRef"] for key in embedding[0]["files"]]
    assert embedded == [opened.objects[widgets]["productReference"]]


def test_a_build_file_refers_to_a_file_or_a_product():
    for each in project().all("PBXBuildFile").values():
        assert ("fileRef" in each) != ("productRef" in each)
