"""The files that `make install` installs and `make uninstall` removes."""

import os
import re
import socket
import subprocess
import urllib.request

import pytest
from conftest import COMMAND, ROOT

INSTALLED = {
    "bin/habit",
    "bin/habit-tracker",
    "lib/habit-tracker/HabitTracker",
    "lib/habit-tracker/habit",
    "share/applications/habit-tracker.desktop",
    "share/bash-completion/completions/habit",
    "share/fish/vendor_completions.d/habit.fish",
    "share/icons/hicolor/256x256/apps/habit-tracker.png",
    "share/man/man1/habit-tracker.1",
    "share/man/man1/habit.1",
    "share/systemd/user/habit-tracker.service",
    "share/zsh/site-functions/_habit",
}


def script(*words, code=0, **environment):
    done = subprocess.run(
        [ROOT / "scripts/install", *map(str, words)],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    assert done.returncode == code, done.stderr
    return done.stderr


def files(folder):
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    prefix = tmp_path_factory.mktemp("prefix")
    script(prefix, COMMAND.parent)
    return prefix


def test_each_file_is_installed(prefix):
    resources = {file for file in files(prefix) if ".resources/" in file}
    assert files(prefix) - resources == INSTALLED
    modules = {re.match(r"lib/habit-tracker/\w+?_(\w+)\.", file)[1] for file in resources}
    assert {"HabitTracker", "HostServices", "SwiftUI", "WebHost"} <= modules
    assert "@PREFIX@" not in (prefix / "bin/habit-tracker").read_text()


def test_the_installed_app_serves_its_files_and_reports_readiness(prefix, environment, tmp_path):
    # The changed style sheet is served only if the program does not use the build folder.
    [style] = (prefix / "lib/habit-tracker/LinuxFrameworks_SwiftUI.resources").rglob("controls.css")
    style.write_text(style.read_text() + ".as-installed { color: red }\n")
    listening = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(listening))
        manager.settimeout(30)
        app = subprocess.Popen(
            [prefix / "bin/habit-tracker", "--in-memory", "--no-open", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env={**environment, "NOTIFY_SOCKET": str(listening)},
        )
        try:
            assert manager.recv(100) == b"READY=1"
            name, url = app.stdout.readline().strip().split(" is at ")
            assert name == "HabitTracker"
            with urllib.request.urlopen(url) as page:
                [address] = re.findall(r'href="([^"]+\.css)"', page.read().decode())
            with urllib.request.urlopen(url + address.lstrip("/")) as sheet:
                assert ".as-installed" in sheet.read().decode()
        finally:
            app.terminate()
            assert app.wait(10) == 0


def test_an_unreachable_systemd_is_reported(prefix, environment, tmp_path):
    app = subprocess.Popen(
        [prefix / "bin/habit-tracker", "--in-memory", "--no-open", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "NOTIFY_SOCKET": str(tmp_path / "nobody")},
    )
    assert "is at http://127.0.0.1:" in app.stdout.readline()
    app.terminate()
    assert app.communicate()[1].startswith("systemd could not be notified of the start: ")


def test_the_command_runs_where_it_is_installed(prefix, environment):
    result = subprocess.run(
        [prefix / "bin/habit", "add", "Read"], capture_output=True, text=True, env=environment
    )
    assert result.returncode == 0, result.stderr


def test_the_service_file_is_valid(prefix, environment, tmp_path):
    unit = prefix / "share/systemd/user/habit-tracker.service"
    assert f"ExecStart={prefix}/bin/habit-tracker --no-open\n" in unit.read_text()
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--user", "--man=no", unit],
        capture_output=True,
        text=True,
        env={**environment, "XDG_RUNTIME_DIR": str(tmp_path)},
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_desktop_entry_is_valid(prefix):
    entry = prefix / "share/applications/habit-tracker.desktop"
    checked = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_manual_lists_every_option(prefix):
    manual = (prefix / "share/man/man1/habit-tracker.1").read_text()
    program = prefix / "lib/habit-tracker/HabitTracker"
    help_text = subprocess.run([program, "--help"], capture_output=True, text=True).stdout
    options = set(re.findall(r"^  (?:-h, )?--([a-z-]+)", help_text, re.M))
    assert len(options) > 8
    assert options == set(re.findall(r"^\.It Fl (?:h , )?-([a-z-]+)", manual, re.M))


def test_uninstall_removes_only_installed_files(prefix, tmp_path):
    other = tmp_path / "staged/opt/habits/bin/other"
    other.parent.mkdir(parents=True)
    other.write_text("another program's")
    # A package is staged in another folder, whose path must not be in any file.
    programs = prefix / "lib/habit-tracker"
    script("/opt/habits", programs, DESTDIR=str(tmp_path / "staged"))
    assert "/opt/habits/lib" in (other.parent / "habit-tracker").read_text()
    assert str(tmp_path) not in (other.parent / "habit-tracker").read_text()
    script("--remove", "/opt/habits", DESTDIR=str(tmp_path / "staged"))
    assert files(tmp_path / "staged") == {"opt/habits/bin/other"}


@pytest.mark.parametrize("prefix", ["here", "/a b", "/a%i", "/$HOME", "/a|b"])
def test_an_unusable_prefix_is_refused(prefix):
    assert script(prefix, COMMAND.parent, code=64).startswith("error: PREFIX ")


def test_missing_programs_are_reported(tmp_path):
    assert script(tmp_path, tmp_path, code=64) == f"error: there is no {tmp_path}/habit\n"
    assert files(tmp_path) == set()
