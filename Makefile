# Each target installs its requirements and says so; see scripts/.

SWIFT_FOLDERS = $(wildcard HabitTracker HabitTrackerUITests HabitTrackerWidgets Sources Linux Tests Benchmarks) Package.swift
PYTHON_FOLDERS = Tests/Browser Tests/Command Tests/Fonts Tests/Sync Tests/Xcode Benchmarks scripts
SHELL_SCRIPTS = scripts/setup-system scripts/setup-browser-tests scripts/swift-tests scripts/manual \
  scripts/api-reference scripts/install scripts/deb packaging/habit-tracker packaging/container-health .ci/run
DEBUG = $(CURDIR)/.build/debug
RELEASE = $(CURDIR)/.build/release
PROGRAMS = HABIT_TRACKER=$(DEBUG)/HabitTracker WEB_HOST_FIXTURE=$(DEBUG)/WebHostFixture \
  SWIFTUI_FIXTURE=$(DEBUG)/SwiftUIFixture HABIT_COMMAND=$(DEBUG)/habit TRANSPORT_FIXTURE=$(DEBUG)/TransportFixture
# The tests run in one process more than there are cores, at most in 4, because tests in browsers
# wait a third of their time. PYTEST_ARGS="-n 0" runs the tests one after the other.
SIDE_BY_SIDE = --numprocesses $(shell expr $$(nproc) + 1) --maxprocesses 4 --dist worksteal
SIMULATOR = platform=iOS Simulator,name=iPhone 17
PREFIX ?= $(HOME)/.local

# With this setting, our replacements of Apple's frameworks end the program after a misuse that
# Apple's frameworks refuse.
test endurance: export STRICT_STANDINS = 1

.PHONY: help run test setup-browser-tests build-tests test-swift test-python test-browser test-ios endurance bench bench-build format lint docs screenshots icon fonts fixtures manual install uninstall deb clean

help:
	@echo 'make run [ARGS="--port 9000"]   build the app, start it, and print its address'
	@echo 'make test                       all tests, those in browsers too'
	@echo 'make test-ios                   all tests that Xcode runs, on a simulator'
	@echo 'make endurance                  1,000 kills, 200 power cuts, a million random events, all text sizes'
	@echo 'make bench                      measure the engine and the app in a release build'
	@echo 'make bench-build                measure build times, from scratch and after a change'
	@echo 'make format | lint              format the sources | check them'
	@echo 'make docs                       write the API reference, in .build/docs'
	@echo 'make screenshots                take pictures of all screens, in .build/screenshots'
	@echo 'make icon                       draw the app icon'
	@echo 'make fonts                      subset the fonts to the glyphs in use'
	@echo 'make fixtures                   update the databases and archives in Tests/Fixtures'
	@echo 'make install [PREFIX=FOLDER]    install the app, its service, the command, and the manual pages'
	@echo 'make uninstall [PREFIX=FOLDER]  remove what make install installed'
	@echo 'make deb                        make a Debian package of the app as a service, in .build/deb'
	@echo 'make manual                     update docs/man'

run:
	@scripts/setup-system run
	@swift build --product HabitTracker
	@exec $(DEBUG)/HabitTracker $(ARGS)

# A Mac tests the modules below the screens. Xcode tests the screens on a simulator.
ifeq ($(shell uname),Darwin)
test:
	@WITHOUT_SCREENS=1 swift test --no-parallel
else
# The parts run at the same time.
test:
	@scripts/setup-system test
	@$(MAKE) --no-print-directory --jobs 2 setup-browser-tests build-tests
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=line test-swift test-python test-browser

setup-browser-tests:
	@scripts/setup-browser-tests

# Both packages share a build folder, so their common modules are built once.
build-tests:
	@swift build --build-tests
	@cd Linux && swift build --build-tests --scratch-path $(CURDIR)/.build

# The parts of `test`, without its build. The Swift tests run one after the other: in parallel they
# would not be faster, and tests of connections would miss their deadlines.
test-swift:
	@scripts/swift-tests

test-python:
	@.venv/bin/pytest -q Tests/Xcode
	@.venv/bin/pytest -q Tests/Fonts
	@$(PROGRAMS) .venv/bin/pytest -q Tests/Command $(SIDE_BY_SIDE)
	@$(PROGRAMS) .venv/bin/pytest -q Tests/Sync $(SIDE_BY_SIDE)

test-browser:
	@$(PROGRAMS) .venv/bin/pytest -q Tests/Browser --durations 20 $(SIDE_BY_SIDE) $(PYTEST_ARGS)
endif

endurance:
	@scripts/setup-system test
	@scripts/setup-browser-tests
	@$(MAKE) --no-print-directory build-tests
	@ENDURANCE=1 scripts/swift-tests
	@KILL_ROUNDS=1000 POWER_CUTS=200 PAGE_VISITS=2000 $(PROGRAMS) .venv/bin/pytest -n 0 -q --timeout 0 \
	  Tests/Browser/app/test_kills.py Tests/Browser/app/test_power_cuts.py \
	  Tests/Browser/app/test_page_visits.py
	@ENDURANCE=1 $(PROGRAMS) .venv/bin/pytest -q --timeout 0 Tests/Browser/app/test_large_text.py \
	  Tests/Browser/app/test_kinds.py $(SIDE_BY_SIDE)
	@KILL_ROUNDS=100 CONCURRENT_WRITER_ROUNDS=10 SCRIPT_REQUESTS=1000 SCHEMATHESIS_EXAMPLES=100 $(PROGRAMS) \
	  .venv/bin/pytest -n 0 -q --timeout 0 Tests/Browser/app/test_sync_kills.py \
	  Tests/Browser/app/test_concurrent_writers.py Tests/Browser/intents/test_many_scripts.py \
	  Tests/Browser/intents/test_description.py

# Signed ad hoc, because the app needs its entitlements to have an app group in the simulator.
test-ios:
	@xcodebuild test -workspace HabitTracker.xcworkspace -scheme HabitTracker \
	  -destination '$(SIMULATOR)' CODE_SIGN_IDENTITY=- AD_HOC_CODE_SIGNING_ALLOWED=YES

# Measures the programs as `install` builds them.
bench: RELEASE = $(CURDIR)/.build/install/release
bench:
	@scripts/setup-system install
	@scripts/setup-system test
	@scripts/setup-browser-tests
	@$(BUILD) --product Benchmarks
	@$(BUILD) --product HabitTracker -Xlinker -lcurl
	@$(BUILD) --product habit
	@$(RELEASE)/Benchmarks engine
	@$(RELEASE)/Benchmarks fuzz
	@HABIT_TRACKER=$(RELEASE)/HabitTracker PYTHONPATH=Tests/Browser .venv/bin/python Benchmarks/app.py
	@HABIT_TRACKER=$(RELEASE)/HabitTracker PYTHONPATH=Tests/Browser .venv/bin/python Benchmarks/windows.py
	@HABIT_TRACKER=$(RELEASE)/HabitTracker HABIT_COMMAND=$(RELEASE)/habit PYTHONPATH=Tests/Browser \
	  .venv/bin/python Benchmarks/intents.py
	@HABIT_TRACKER=$(RELEASE)/HabitTracker PYTHONPATH=Tests/Browser .venv/bin/python Benchmarks/proxies.py
	@HABIT_TRACKER=$(RELEASE)/HabitTracker PYTHONPATH=Tests/Browser \
	  .venv/bin/python Benchmarks/first_paint.py
	@HABIT_TRACKER=$(RELEASE)/HabitTracker HABIT_COMMAND=$(RELEASE)/habit PYTHONPATH=Tests/Browser \
	  .venv/bin/python Benchmarks/files.py
	@HABIT_TRACKER=$(RELEASE)/HabitTracker HABIT_COMMAND=$(RELEASE)/habit PYTHONPATH=Tests/Browser \
	  .venv/bin/python Benchmarks/sync.py

# Builds the last commit in a separate folder, and leaves the build here unchanged.
bench-build:
	@scripts/setup-system test
	@scripts/setup-browser-tests
	@PYTHONPATH=Tests/Browser .venv/bin/python Benchmarks/build.py

format:
	@scripts/setup-system lint
	@scripts/setup-browser-tests
	@swift format --in-place --recursive --parallel $(SWIFT_FOLDERS)
	@.venv/bin/ruff format $(PYTHON_FOLDERS)
	@.venv/bin/ruff check --fix $(PYTHON_FOLDERS)

lint:
	@scripts/setup-system lint
	@scripts/setup-browser-tests
	@swift format lint --strict --recursive --parallel $(SWIFT_FOLDERS)
	@.venv/bin/ruff format --check $(PYTHON_FOLDERS)
	@.venv/bin/ruff check $(PYTHON_FOLDERS)
	@shellcheck $(SHELL_SCRIPTS)
	@tsc --project Linux/jsconfig.json
	@tsc --project Linux/jsconfig.workers.json
	@.venv/bin/python scripts/comments.py
	@scripts/strings

# The documentation is built without SwiftPM's plugin, so that the package does not depend on it.
docs:
	@scripts/setup-system run
	@swift build
	@scripts/api-reference

screenshots:
	@scripts/setup-system test
	@scripts/setup-browser-tests
	@swift build --product HabitTracker
	@$(PROGRAMS) PYTHONPATH=Tests/Browser .venv/bin/python scripts/screenshots.py

icon:
	@scripts/setup-browser-tests
	@.venv/bin/python scripts/app_icon.py

fonts:
	@scripts/setup-system fonts
	@scripts/setup-browser-tests
	@.venv/bin/python scripts/fonts.py

fixtures:
	@scripts/setup-browser-tests
	@.venv/bin/python scripts/fixtures

# Links Swift's library into the programs, so that they run without Swift. The build has a separate
# folder, because its options would cause a complete rebuild in the usual folder, and because
# FlyingFox would take an existing build of our UniformTypeIdentifiers for Apple's.
bench install deb: BUILD = swift build --scratch-path .build/install --configuration release --static-swift-stdlib
install:
	@scripts/setup-system install
	@$(BUILD) --product habit
	@$(BUILD) --product HabitTracker -Xlinker -lcurl
	@scripts/install $(PREFIX) .build/install/release
	@echo 'habit and habit-tracker are in $(PREFIX)/bin, with their manuals. To have the app run:'
	@echo '  systemctl --user daemon-reload && systemctl --user enable --now habit-tracker'

deb:
	@scripts/setup-system deb
	@$(BUILD) --product habit
	@$(BUILD) --product HabitTracker -Xlinker -lcurl
	@scripts/deb .build/install/release .build/deb
	@lintian --fail-on error,warning .build/deb/*.deb

uninstall:
	@scripts/install --remove $(PREFIX)

manual:
	@scripts/setup-system run
	@scripts/manual

clean:
	rm -rf .build .venv
