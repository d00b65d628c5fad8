"""Reads what Xcode reads: the project, its settings, its schemes."""

import json
import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from index_store import swift_tool

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "HabitTracker.xcodeproj"
PROJECT_FILE = PROJECT / "project.pbxproj"
IDENTIFIER = re.compile(r"\b[0-9A-F]{24}\b")
SETTING = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)")
INCLUDE = re.compile(r'#include\s+"([^"]+)"')


def tool(name):
    """A program of the Swift toolchain."""
    path = swift_tool(name)
    if not path.exists():
        pytest.fail(f"There is no {path}, which is part of the Swift toolchain for Linux.")
    return path


def run(*command):
    """Runs a command that has to succeed, and gives what it says."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout


def module_search_paths():
    """The compiler options that find the modules of a debug build, those in C among them."""
    maps = [
        found
        for folder in (".build/checkouts", "Linux", "Sources")
        for found in sorted((ROOT / folder).rglob("module.modulemap"))
    ]
    folders = [ROOT / ".build/debug/Modules", *(found.parent for found in maps)]
    return [option for folder in folders for option in ("-I", folder)]


@dataclass(frozen=True)
class Project:
    """The objects of the project file by their identifiers, and where it begins."""

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
        """The name of the file that a target makes."""
        return self.objects[self.objects[target]["productReference"]]["path"]

    def settings_files(self, owner):
        """The settings files of a target or the project, by configuration."""
        lists = self.objects[self.objects[owner]["buildConfigurationList"]]
        configurations = [self.objects[key] for key in lists["buildConfigurations"]]
        return {
            each["name"]: self.path(each["baseConfigurationReference"]) for each in configurations
        }

    def path(self, key):
        """Where a file or a folder of the project is."""
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
    """The project, as the toolchain's plutil reads it."""
    content = json.loads(run(tool("plutil"), "-convert", "json", "-o", "-", PROJECT_FILE))
    return Project(content["objects"], content["rootObject"])


def identifiers(value):
    """Every identifier that stands in a value, in keys as well."""
    return set(IDENTIFIER.findall(json.dumps(value)))


def assignments(file):
    """The settings of one file, in order, with their names."""
    lines = [line.split("//")[0].strip() for line in file.read_text().splitlines()]
    return [SETTING.fullmatch(line).groups() for line in lines if line and line[0] != "#"]


def includes(file):
    """The files that a settings file includes."""
    return [file.parent / name for name in INCLUDE.findall(file.read_text())]


def settings(file):
    """What a settings file sets altogether; what stands below an include wins."""
    found = {}
    for included in includes(file):
        found |= settings(included)
    return found | dict(assignments(file))


def target_settings(name, configuration):
    """What a target is built with: its own settings on top of the project's."""
    opened = project()
    own = opened.settings_files(opened.target(name))[configuration]
    found = settings(opened.settings_files(opened.root)[configuration]) | settings(own)
    return {key: filled_in(value, found) for key, value in found.items()}


def filled_in(value, found):
    """A value with the settings that it names; what the build alone knows stays as it is."""
    return re.sub(r"\$\((\w+)\)", lambda name: found.get(name[1], name[0]), value)


def contained(reference):
    """The file that a scheme or a test plan names as "container:PATH"."""
    container, colon, path = reference.partition(":")
    assert (container, colon) == ("container", ":")
    return ROOT / path


def launch_options():
    """What the app can be started with, "--now" and so on."""
    folder = ROOT / "Sources/HabitLaunch"
    source = "".join((folder / f"{name}Options.swift").read_text() for name in ("Launch", "Store"))
    named = re.findall(r'name: \.customLong\("([\w-]+)"\)', source)
    properties = re.findall(r"^ *(?:@Flag.* )?var (\w+)(?: = |: \w+\?$)", source, re.M)
    spelt = [re.sub(r"(?=[A-Z])", "-", name).lower() for name in properties]
    return {f"--{name}" for name in named + spelt}
