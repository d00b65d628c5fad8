"""Measures the time to build the app: the first time, and after a change.

Run by `make bench-build`. Takes minutes, because everything is built from scratch twice. Prints a
Markdown table; Benchmarks/README.md describes the methods.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from harness.ports import free_port
from table import Table

ROOT = Path(__file__).resolve().parents[1]
# The number of rebuilds after a changed view.
CHANGES = 3
CHANGED = "Sources/HabitTrackerFeature/List/HabitListView.swift"

# The products that the app and its macros link, by package.
PRODUCTS = {
    "swift-argument-parser": ["ArgumentParser"],
    "GRDB.swift": ["GRDB"],
    "FlyingFox": ["FlyingFox"],
    "swift-crypto": ["Crypto"],
}
MACRO_PRODUCTS = {"swift-syntax": ["SwiftCompilerPlugin", "SwiftSyntaxMacros"]}
SOURCES = {
    "Sources/App/main.swift": """
        import ArgumentParser
        import Crypto
        import FlyingFox
        import GRDB

        @freestanding(expression) macro nothing() -> Int = #externalMacro(
          module: "Macros", type: "Nothing")
        print(#nothing())
    """,
    "Sources/Macros/Nothing.swift": """
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxMacros

        @main struct Macros: CompilerPlugin {
          let providingMacros: [any Macro.Type] = [Nothing.self]
        }

        struct Nothing: ExpressionMacro {
          static func expansion(
            of node: some FreestandingMacroExpansionSyntax,
            in context: some MacroExpansionContext
          ) -> ExprSyntax { "0" }
        }
    """,
}


def run(*command, folder):
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def dependencies(folder):
    """Writes a package with only the app's dependencies, at the same versions."""
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    packages = "".join(
        f'.package(url: "{pin["location"]}", exact: "{pin["state"]["version"]}"),' for pin in pins
    )

    def products(by_package):
        return "".join(
            f'.product(name: "{product}", package: "{package}"),'
            for package, products in by_package.items()
            for product in products
        )

    (folder / "Package.swift").write_text(f"""// swift-tools-version: 6.3
        import CompilerPluginSupport
        import PackageDescription

        let package = Package(
          name: "Dependencies",
          platforms: [.macOS(.v15)],
          dependencies: [{packages}],
          targets: [
            .macro(name: "Macros", dependencies: [{products(MACRO_PRODUCTS)}]),
            .executableTarget(name: "App", dependencies: ["Macros", {products(PRODUCTS)}]),
          ]
        )
    """)
    for name, text in SOURCES.items():
        file = folder / name
        file.parent.mkdir(parents=True)
        file.write_text(text)


def first_page(folder):
    """Seconds from `make run` to the first page, and the page."""
    port = free_port()
    options = f"--no-open --in-memory --port {port}"
    began = time.perf_counter()
    # Starts a process group, so that the program ends together with make.
    process = subprocess.Popen(
        ["make", "run", f"ARGS={options}"],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        for line in process.stdout:
            if address := re.search(r"is at (http://\S+)", line):
                page = urllib.request.urlopen(address[1]).read().decode()
                return time.perf_counter() - began, page
        raise SystemExit(f"make run ended with {process.wait()}")
    finally:
        os.killpg(process.pid, 15)
        process.wait()


def change(folder, number):
    """Changes a view. Returns the seconds until the change is visible in the rebuilt app."""
    file = folder / CHANGED
    title = f"My Habits {number}"
    title_call = r'(?<=\.navigationTitle\(")[^"]*'
    text, count = re.subn(title_call, title, file.read_text())
    assert count == 1, f"{CHANGED} has {count} titles"
    file.write_text(text)
    taken, page = first_page(folder)
    assert title in page, "the page lacks the change"
    return taken


def main():
    table = Table()
    with tempfile.TemporaryDirectory() as name:
        floor, clone = Path(name) / "dependencies", Path(name) / "clone"
        floor.mkdir()
        dependencies(floor)
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        # Downloads are not part of the build time.
        for folder in (floor, clone):
            run("swift", "package", "resolve", folder=folder)
        began = time.perf_counter()
        run("swift", "build", "--product", "App", folder=floor)
        alone = time.perf_counter() - began
        table.add("dependencies alone, built from nothing", [alone], "s")
        fresh, _ = first_page(clone)
        table.add("fresh clone to first page", [fresh], "s", round(1.5 * alone))
        changes = [change(clone, number) for number in range(CHANGES)]
        table.add("a changed view back in the browser", changes, "s", 15)


if __name__ == "__main__":
    main()
