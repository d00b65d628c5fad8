"""What the sources refer to, read from the index that the compiler leaves in a debug build.

The index names each declaration by its precise identifier, so overloads that share a name are told
apart. It is read through libIndexStore, the toolchain's own library.
"""

import ctypes
import json
import re
import subprocess
from collections import defaultdict
from ctypes import CFUNCTYPE, c_bool, c_int, c_size_t, c_uint, c_uint64, c_void_p
from functools import cache
from pathlib import Path

RECORD_DEPENDENCY = 2
# What a macro or the compiler wrote, such as the `buildBlock` of a result builder.
IMPLICIT = 1 << 8
ACCESSORS = (3, 4)  # getter and setter; the property itself is there too
# What an occurrence of a symbol is, and what it has to do with other symbols.
DECLARATION, REFERENCE = 0b11, 1 << 2
MEMBER, OVERRIDE, CALL, EXTENSION_OF = 1 << 9, 1 << 11, 1 << 13, 1 << 14
ACCESSOR, INSIDE = 1 << 15, 1 << 16

FOUNDATION = "FoundationEssentials|FoundationInternationalization|Foundation"
MODULE = re.compile(
    rf"\b(?:{FOUNDATION}|SwiftUI|SwiftData|_SwiftData_SwiftUI|Charts|UserNotifications"
    r"|UniformTypeIdentifiers|AppIntents|_AppIntents_SwiftUI|LocalizedStrings|WidgetKit|Observation|_Concurrency|Swift)\."
)
EXTENSION = re.compile(r"\(extension in (\w+)\):")
# The precise identifier of a protocol; that of an extension begins with `s:e:`.
PROTOCOL = re.compile(r"^s:(?!e:).*P$")


class StringRef(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


STRING_VISITOR = CFUNCTYPE(c_bool, c_void_p, StringRef)
VISITOR = CFUNCTYPE(c_bool, c_void_p, c_void_p)


class IndexStore:
    """The index of a build folder. Raises `LookupError` in words where there is none."""

    def __init__(self, build):
        folder = Path(build) / "index" / "store"
        if not (folder / "v5" / "units").is_dir():
            raise LookupError(f"{folder} has no index; `swift build` in debug leaves one")
        self.library = ctypes.CDLL(str(toolchain_library("libIndexStore.so")))
        error = c_void_p()
        self.store = self.call("store_create", c_void_p, str(folder).encode(), ctypes.byref(error))
        if not self.store:
            raise LookupError(f"{folder} can't be read as an index")

    def call(self, name, result, *arguments):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype = result
        typed = [c_void_p(a) if isinstance(a, int) else a for a in arguments]
        return function(*typed)

    def records(self, folders):
        """Each source file in the folders, with the names of its records."""
        found = defaultdict(list)

        @STRING_VISITOR
        def unit(_, name):
            reader = self.call("unit_reader_create", c_void_p, self.store, str(name).encode(), None)
            file = Path(str(self.call("unit_reader_get_main_file", StringRef, reader)))
            # Units of files that are gone stay in the store.
            if any(file.is_relative_to(folder) for folder in folders) and file.exists():

                @VISITOR
                def dependency(_, it):
                    if self.call("unit_dependency_get_kind", c_int, it) == RECORD_DEPENDENCY:
                        record = self.call("unit_dependency_get_name", StringRef, it)
                        found[file].append(str(record))
                    return True

                self.call("unit_reader_dependencies_apply_f", c_bool, reader, None, dependency)
            self.call("unit_reader_dispose", None, reader)
            return True

        self.call("store_units_apply_f", c_bool, self.store, c_uint(1), None, unit)
        return found

    def visit(self, folders, occurrence):
        """Calls a function with the file, the symbol, its precise identifier, the roles, and the
        handle of each occurrence in the folders."""
        for file, records in self.records(folders).items():
            for record in records:
                reader = self.call(
                    "record_reader_create", c_void_p, self.store, record.encode(), None
                )

                @VISITOR
                def each(_, it, file=file):
                    symbol = self.call("occurrence_get_symbol", c_void_p, it)
                    precise = str(self.call("symbol_get_usr", StringRef, symbol))
                    if precise.startswith("s:"):
                        roles = self.call("occurrence_get_roles", c_uint64, it)
                        occurrence(file, symbol, precise, roles, it)
                    return True

                self.call("record_reader_occurrences_apply_f", c_bool, reader, None, each)
                self.call("record_reader_dispose", None, reader)

    def relations(self, occurrence):
        """The symbols that an occurrence has to do with, each with the roles."""
        found = []

        @VISITOR
        def relation(_, it):
            symbol = self.call("symbol_relation_get_symbol", c_void_p, it)
            roles = self.call("symbol_relation_get_roles", c_uint64, it)
            found.append((str(self.call("symbol_get_usr", StringRef, symbol)), roles))
            return True

        self.call("occurrence_relations_apply_f", c_bool, occurrence, None, relation)
        return found

    def references(self, folders):
        """The precise identifier of each Swift declaration that the files in the folders name,
        with its short name and those files."""
        names, files = {}, defaultdict(set)

        def reference(file, symbol, precise, roles, _):
            kind = self.call("symbol_get_subkind", c_int, symbol)
            if not roles & IMPLICIT and kind not in ACCESSORS:
                names[precise] = str(self.call("symbol_get_name", StringRef, symbol))
                files[precise].add(file)

        self.visit(folders, reference)
        return {precise: (names[precise], files[precise]) for precise in names}

    def uses(self, folders, own):
        """What the files in the folders use, by precise identifier: what those outside of the
        `own` folders name, and what that needs in turn."""
        named, needs, owners = set(), defaultdict(set), defaultdict(set)

        @cache
        def is_own(file):
            return any(file.is_relative_to(folder) for folder in own)

        def occurrence(file, _, precise, roles, it):
            if not is_own(file):
                if roles & REFERENCE:
                    named.add(precise)
                return
            related = self.relations(it)
            if roles & REFERENCE:
                for other, role in related:
                    if role & (INSIDE | CALL):
                        needs[other].add(precise)
                    if role & EXTENSION_OF:
                        needs[precise].add(other)
            if roles & DECLARATION:
                # What a protocol demands comes with the protocol, and what answers with its type.
                is_answer = any(role & OVERRIDE for _, role in related)
                for other, role in related:
                    if role & (MEMBER | ACCESSOR):
                        owners[precise].add(other)
                        if role & ACCESSOR or is_answer or PROTOCOL.search(other):
                            needs[other].add(precise)

        self.visit(folders, occurrence)
        used, found = set(), list(named)
        while found:
            precise = found.pop()
            if precise not in used:
                used.add(precise)
                found += needs[precise] | owners[precise]
        return used


class Declaration:
    """A declaration of a module, by its signature without module names."""

    def __init__(self, name, signature):
        extension = EXTENSION.search(signature)
        first = re.match(r"(?:static )?(\w+)", signature)
        self.module = extension[1] if extension else (first[1] if first else "")
        self.signature = MODULE.sub("", EXTENSION.sub("", signature))
        for mark in ("@MainActor ", "@Sendable "):
            self.signature = self.signature.replace(mark, "")
        owner = path(self.signature.removeprefix("static ")).rpartition(".")[0]
        #: As documentation names it: `View.padding(_:_:)`.
        self.name = f"{owner}.{name}" if owner else name


def path(signature):
    """The names that lead to a declaration, without generic arguments and parameters."""
    names, depth = "", 0
    for character in signature:
        if depth == 0 and character in "(: ":
            break
        depth += {"<": 1, ">": -1}.get(character, 0)
        if depth == 0 and character != ">":
            names += character
    return names


def declarations(build, folders, modules):
    """The declarations of the modules that the sources in the folders name, each with the files.

    Raises `LookupError` where a source isn't in the index.
    """
    store = IndexStore(build)
    sources = {file for folder in folders for file in Path(folder).rglob("*.swift")}
    missing = sources - set(store.records(folders))
    if missing or not sources:
        shown = ", ".join(sorted(file.name for file in missing)[:5]) or "any source"
        raise LookupError(
            f"the index lacks {shown}; `swift build --build-tests` brings it up to date"
        )
    references = store.references(folders)
    found = {}
    for precise, signature in demangled(references).items():
        name, files = references[precise]
        declaration = Declaration(name, signature)
        # Names with an underscore are what our macros expand to.
        if declaration.module in modules and not re.search(r"\b_\w", declaration.name):
            found[declaration.signature] = (declaration, files)
    return found


def demangled(identifiers):
    """Maps each precise identifier to its signature with all types."""
    identifiers = list(identifiers)
    mangled = "\n".join("$s" + identifier[2:] for identifier in identifiers)
    run = subprocess.run(
        ["swift", "demangle", "-compact"], input=mangled, capture_output=True, text=True, check=True
    )
    return dict(zip(identifiers, run.stdout.split("\n"), strict=False))


def symbols(module, folder, *search):
    """The public symbols of a module; its symbol graphs are written into a folder.

    Raises `CalledProcessError` where the module isn't found in the toolchain or in `search`.
    """
    target = subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True)
    triple = json.loads(target.stdout)["target"]["unversionedTriple"]
    command = [swift_tool("swift-symbolgraph-extract"), "-module-name", module]
    command += ["-target", triple, "-sdk", "/", "-minimum-access-level", "public"]
    command += [option for place in search for option in ("-I", place)]
    subprocess.run([*command, "-output-dir", folder], check=True)
    for graph in Path(folder).glob(f"{module}*.symbols.json"):
        yield from json.loads(graph.read_text())["symbols"]


def toolchain_library(name):
    """Where the toolchain of `swift` keeps a library."""
    return toolchain() / "lib" / name


def swift_tool(name):
    """Where the toolchain of `swift` keeps a program."""
    return toolchain() / "bin" / name


@cache
def toolchain():
    run = subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True)
    return Path(json.loads(run.stdout)["paths"]["runtimeResourcePath"]).parents[1]
