"""The Debian package of `make deb`, built from debug builds: its files and its service."""

import re
import subprocess

import pytest
from conftest import COMMAND, ROOT

UNIT = ROOT / "packaging/debian/habit-tracker.service"
# A lintian tag of debug builds only. Debug builds load Swift's library from the toolchain, while
# release builds include it.
OF_DEBUG_BUILDS = "custom-library-search-path"


def run(*words, **environment):
    done = subprocess.run([*map(str, words)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    folder = tmp_path_factory.mktemp("deb")
    path = run("env", "COMPRESSION=gzip -z1", ROOT / "scripts/deb", COMMAND.parent, folder)
    return path.strip()


def test_the_package_contains_each_file(package):
    lines = run("dpkg-deb", "--contents", package).splitlines()
    files = {line.split()[5].removeprefix(".") for line in lines if not line.startswith("d")}
    own = {file for file in files if ".resources/" not in file}
    assert own == {
        "/etc/habit-tracker/habit-tracker.conf",
        "/lib/systemd/system/habit-tracker.service",
        "/usr/bin/habit",
        "/usr/bin/habit-tracker",
        "/usr/lib/habit-tracker/HabitTracker",
        "/usr/lib/habit-tracker/habit",
        "/usr/lib/sysusers.d/habit-tracker.conf",
        "/usr/share/bash-completion/completions/habit",
        "/usr/share/doc/habit-tracker/changelog.gz",
        "/usr/share/doc/habit-tracker/copyright",
        "/usr/share/fish/vendor_completions.d/habit.fish",
        "/usr/share/man/man1/habit-tracker.1.gz",
        "/usr/share/man/man1/habit.1.gz",
        "/usr/share/zsh/vendor-completions/_habit",
    }
    assert all(file.startswith("/usr/lib/habit-tracker/") for file in files - own)


def test_the_package_declares_dependencies_and_configuration_files(package):
    depends = run("dpkg-deb", "--field", package, "Depends")
    assert {"libc6", "libcrypt1", "libsqlite3-0", "zlib1g"} <= set(re.findall(r"[\w.-]+", depends))
    configuration = run("dpkg-deb", "--info", package, "conffiles").split()
    assert configuration == ["/etc/habit-tracker/habit-tracker.conf"]


def test_lintian_reports_no_problem(package):
    command = ["lintian", "--allow-root", "--suppress-tags", OF_DEBUG_BUILDS, package]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_service_is_sandboxed(tmp_path):
    unit = tmp_path / UNIT.name
    # Names an existing program, so that systemd-analyze does not report a missing one.
    unit.write_text(UNIT.read_text().replace("/usr/bin/habit-tracker", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    output = run("systemd-analyze", "security", "--offline=yes", "--no-pager", unit)
    [score] = re.findall(r"Overall exposure level for .*: ([\d.]+)", output)
    assert float(score) <= 1.5
