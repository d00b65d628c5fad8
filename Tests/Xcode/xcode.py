"""Reads the files that Xcode reads: the project, its settings, its schemes, and the packages."""

import json
import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from index_store import swift_tool, symbols

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "HabitTracker.xcodeproj"
PROJECT_FILE = PROJECT / "project.pbxproj"
IDENTIFIER = re.compile(r"\b[0-9A-F]{24}\b")
SETTING = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)")
INCLUDE = re.compile(r'#include\s+"([^"]+)"')


def tool(name):
    """The path of a program of the Swift toolchain. Fails the test if it doesn't exist."""
    path = swift_tool(name)
    if not path.exists():
        pytest.fail(f"There is no {path}, which is part of the Swift toolchain for Linux.")
    return path


def run(*command):
    """The output of a command. Fails the test if the command fails."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout


@cache
def manifest(package, **environment):
    """SwiftPM's description of a package, as JSON."""
    command = ["env", *(f"{name}={value}" for name, value in environment.items())]
    command += [tool("swift"), "package", "--package-path", package, "--ignore-lock"]
    return json.loads(run(*command, "dump-package"))


def dependencies(target):
    """The names of the targets and products that a target depends on."""
    return {next(iter(each.values()))[0] for each in target["dependencies"]}


@cache
def module_folders():
    """The folders of the modules of a debug build, including C modules."""
    maps = [
        found
        for folder in (".build/checkouts", "Linux/Sources", "Sources")
        for found in sorted((ROOT / folder).rglob("module.modulemap"))
    ]
    return [ROOT / ".build/debug/Modules", *(found.parent for found in maps)]


def module_search_paths():
    """The compiler options that find the modules of a debug build."""
    return [option for folder in module_folders() for option in ("-I", folder)]


@cache
def public_symbols(module):
    """The public Swift declarations of a module by precise identifier.

    Inherited declarations are listed with their protocol only. Macros of the stand-ins write names
    that begin with `_`, which are not listed.
    """
    return {
        symbol["identifier"]["precise"]: symbol
        for symbol in symbols(module, *module_folders())
        if re.match("s:(?!.*::SYNTHESIZED::)", symbol["identifier"]["precise"])
        and not any(part.startswith("_") for part in symbol["pathComponents"])
    }


@dataclass(frozen=True)
class Project:
    """The objects of the project file by identifier, and the identifier of the root object."""

    objects: dict
    root: str

    def all(self, isa):
        """The objects of a kind, by identifier."""
        return {key: each for key, each in self.objects.items() if each["isa"] == isa}

    def target(self, name):
        """The identifier of a target."""
        targets = self.all("PBXNativeTarget").items()
        return next(key for key, target in targets if target["name"] == name)

    def product(self, target):
        """The name of the file that a target builds."""
        return self.objects[self.objects[target]["productReference"]]["path"]

    def settings_files(self, owner):
        """The settings files of a target or the project, by configuration."""
        lists = self.objects[self.objects[owner]["buildConfigurationList"]]
        configurations = [self.objects[key] for key in lists["buildConfigurations"]]
        return {
            each["name"]: self.path(each["baseConfigurationReference"]) for each in configurations
        }

    def path(self, key):
        """The path of a file or folder of the project."""
        return ROOT.joinpath(*self._steps(key))

    def _steps(self, key):
        parents = [
            parent for parent, group in self.all("PBXGroup").items() if key in group["children"]
        ]
        own = self.objects[key].get("path")
        above = self._steps(parents[0]) if parents else []
        return above + ([own] if own else [])


@cache
def project():
    """The project, as read by the toolchain's plutil."""
    content = json.loads(run(tool("plutil"), "-convert", "json", "-o", "-", PROJECT_FILE))
    return Project(content["objects"], content["rootObject"])


def identifiers(value):
    """Every identifier in a value, including keys."""
    return set(IDENTIFIER.findall(json.dumps(value)))


def settings(file):
    """All settings of a settings file. Its own settings override those it includes."""
    found = {}
    for included in INCLUDE.findall(file.read_text()):
        found |= settings(file.parent / included)
    lines = [line.split("//")[0].strip() for line in file.read_text().splitlines()]
    own = [SETTING.fullmatch(line).groups() for line in lines if line and line[0] != "#"]
    return found | dict(own)


def target_settings(name, configuration):
    """The effective settings of a target: its own on top of the project's."""
    opened = project()
    own = opened.settings_files(opened.target(name))[configuration]
    found = settings(opened.settings_files(opened.root)[configuration]) | settings(own)
    return {key: substituted(value, found) for key, value in found.items()}


def substituted(value, found):
    """A value in which known settings are replaced by their values. Unknown settings stay as they
    are.
    """
    return re.sub(r"\$\((\w+)\)", lambda name: found.get(name[1], name[0]), value)


def container_path(reference):
    """The file that a scheme or a test plan names as "container:PATH"."""
    container, colon, path = reference.partition(":")
    assert (container, colon) == ("container", ":")
    return ROOT / path


def launch_options():
    """The app's launch options, such as "--now"."""
    folder = ROOT / "Sources/HabitLaunch"
    source = "".join((folder / f"{name}Options.swift").read_text() for name in ("Launch", "Store"))
    named = re.findall(r'name: \.customLong\("([\w-]+)"\)', source)
    properties = re.findall(r"^ *(?:@Flag.* )?var (\w+)(?: = |: \w+\?$)", source, re.M)
    spelled = [re.sub(r"(?=[A-Z])", "-", name).lower() for name in properties]
    return {f"--{name}" for name in named + spelled}
