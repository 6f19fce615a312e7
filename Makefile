# `make` without a target prints the targets.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
RECORDINGS ?= recordings
DOCS ?= .build/docs

FLIPBOOK := .build/release/flipbook
SWIFT_BUILD_FLAGS ?= -c release
# Tests have a build folder of their own, because their flags differ: in a shared one, each `make test` would rebuild everything.
# Without debug information the build is a tenth shorter. A test that crashes can be run with it: `swift test --filter NAME`.
SWIFT_TEST_FLAGS ?= -c release --scratch-path .build/test \
	--explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors -Xswiftc -gnone
# The driver calls Tests/swift-frontend instead of the compiler; this script calls the compiler with the optimization that it chooses for each
# module. The driver looks for the other parts of the compiler beside the script, in ../lib.
TEST_COMPILER := $(CURDIR)/.build/test-compiler
TEST_ENVIRONMENT = toolchain=$$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p'); \
	if [ -x "$$toolchain/bin/swift-frontend" ]; then \
		mkdir -p $(TEST_COMPILER)/bin; \
		ln -sfn "$$toolchain/lib" $(TEST_COMPILER)/lib; \
		ln -sf $(CURDIR)/Tests/swift-frontend $(TEST_COMPILER)/bin/swift-frontend; \
		export FLIPBOOK_SWIFT_FRONTEND="$$toolchain/bin/swift-frontend"; \
		export SWIFT_DRIVER_SWIFT_FRONTEND_EXEC=$(TEST_COMPILER)/bin/swift-frontend; \
	fi;
SOURCES := Sources Tests Package.swift

FUZZ := .build/release/flipbook-fuzz
SANITIZERS ?= address thread
# The fonts and SDL keep memory until the end of the process. This is not a leak of Flipbook, and a leak check would end each run with it.
SANITIZER_OPTIONS := ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/AddressSanitizer.supp TSAN_OPTIONS=halt_on_error=1
SANITIZED_TESTS := --skip AllocationTests --skip WindowTests --skip ProjectTests
# Swift has no undefined behavior sanitizer: it traps by itself. In C, a trap needs no runtime library.
UNDEFINED_BEHAVIOR_FLAGS := -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined

# The program that is installed contains Swift's libraries, so that it runs where Swift is not installed. It has a build folder of its own,
# because everything is compiled in another way. All symbols are bound at the start, as Debian recommends. docs/INSTALL.md says how large it is,
# and why.
PROGRAM ?= .build/distribution/release/flipbook
DISTRIBUTION_FLAGS := -c release --static-swift-stdlib --scratch-path .build/distribution -Xlinker -z -Xlinker now
export PREFIX DESTDIR PROGRAM ZSH_COMPLETIONS

.DEFAULT_GOAL := help
.PHONY: help run test suite kernels fuzz endurance sanitize projects examples goldens build smoke bench docs readme pictures api api-check release \
	format lint program install uninstall deb check-packaging clean bootstrap

help: ## Print the targets
	@printf 'Flipbook: UIKit-style animation on Linux\n\n'
	@awk -F ' ## ' '/^[a-z-]+:.* ## / { sub(/:.*/, "", $$1); printf "  make %-17s%s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@printf '\n  make run ARGS="run red-square --slow"   passes arguments to flipbook\n'

run: build ## Open the gallery; without a display, record every scene
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY$$SDL_VIDEODRIVER" ]; then \
		exec $(FLIPBOOK) $(ARGS); \
	fi; \
	echo "No display here (neither DISPLAY nor WAYLAND_DISPLAY is set): recording every scene to $(RECORDINGS)/ instead."; \
	mkdir -p "$(RECORDINGS)" && names=$$($(FLIPBOOK) list --names) || exit 1; \
	for name in $$names; do \
		$(FLIPBOOK) record "$$name" -o "$(RECORDINGS)/$$name.mp4" --seconds 4 || exit 1; \
	done; \
	echo "Recorded $$(echo "$$names" | wc -l) scenes: $(abspath $(RECORDINGS))"

test: bootstrap ## Build and run all tests without a display
	@$(TEST_ENVIRONMENT) swift test $(SWIFT_TEST_FLAGS)

# In a debug build only the changed files are compiled, and FLIPBOOK_TEST_TARGETS leaves out the other test targets.
suite: bootstrap ## Run tests of one target after a change: make suite TARGET=UIKitTests FILTER=ButtonTests
	@FLIPBOOK_TEST_TARGETS=$(or $(TARGET),UIKitTests) swift test --disable-xctest $(if $(FILTER),--filter "$(FILTER)")

kernels: ## Compare the pixel kernels of this machine with those of ARM
	@Tests/PixelKernelsPortability/compare

# The options of `make fuzz`: FAMILY=tables SEED=7 OPERATIONS=80 SECONDS=300, and any others in ARGS.
fuzz: bootstrap ## Search for crashes with random programs, for a minute
	@swift build $(SWIFT_BUILD_FLAGS) --product flipbook-fuzz
	@$(FUZZ) search --seconds $(or $(SECONDS),60) $(if $(FAMILY),--family $(FAMILY)) $(if $(SEED),--seed $(SEED)) \
		$(if $(OPERATIONS),--operations $(OPERATIONS)) $(ARGS)

endurance: bootstrap ## Play and open scenes for some minutes, and check that the memory does not grow
	@swift build $(SWIFT_BUILD_FLAGS) --product flipbook-fuzz
	@$(FUZZ) endurance --scenes 300 --frames 100000 $(ARGS)

# Each sanitizer has a build folder of its own, with the optimization of `make test`: without it, the tests of the painter take too long
# under a sanitizer. ARGS="--filter SomeTests" runs some tests only. The tests that count allocations are left out, because the sanitizers
# replace the functions that they count, those of projects, because they link apps with the sanitized modules, and those with windows. The
# thread sanitizer itself fails in a process that may not write files, so the tests that limit the size of files are left out too.
sanitize: bootstrap ## Run the tests and the tours under the sanitizers
	@$(TEST_ENVIRONMENT) for sanitizer in $(SANITIZERS); do \
		mkdir -p .build/$$sanitizer && preload= && skipped= && \
		if [ $$sanitizer = thread ]; then \
			skipped="--skip existingFileIsUnchangedOnAFullDisk --skip limitedFileSizeIsAnError"; \
			preload=$(CURDIR)/.build/thread/mutex.so; \
			"$${FLIPBOOK_SWIFT_FRONTEND%swift-frontend}clang" -shared -fPIC -O1 -o "$$preload" Tests/ThreadSanitizer/mutex.c || exit 1; \
		fi; \
		echo "Tests under the $$sanitizer sanitizer"; \
		$(SANITIZER_OPTIONS) LD_PRELOAD=$$preload swift test -c release --sanitize=$$sanitizer --scratch-path .build/$$sanitizer \
			$(SANITIZED_TESTS) $$skipped $(ARGS) || exit 1; \
		echo "Tours under the $$sanitizer sanitizer"; \
		$(SANITIZER_OPTIONS) LD_PRELOAD=$$preload SDL_VIDEODRIVER=dummy .build/$$sanitizer/release/flipbook smoke || exit 1; \
	done
	@echo "Tests of the C module under the undefined behavior sanitizer"
	@$(TEST_ENVIRONMENT) FLIPBOOK_TEST_TARGETS=FlipbookRasterTests \
		swift test -c release --scratch-path .build/undefined $(UNDEFINED_BEHAVIOR_FLAGS) --filter FlipbookRasterTests

projects: bootstrap ## Open all Xcode projects in Tests/Projects and run their unit tests
	@$(TEST_ENVIRONMENT) FLIPBOOK_PROJECTS=all swift test $(SWIFT_TEST_FLAGS) --filter ProjectTests

# They are packages of their own, as users have them, with the modules in a build folder of each.
examples: bootstrap ## Build and test the packages in Examples
	@for example in Examples/*/; do \
		if [ -d "$$example/Tests" ]; then command=test; else command=build; fi; \
		echo "swift $$command in $$example"; \
		swift $$command --package-path "$$example" || exit 1; \
	done

goldens: bootstrap ## Accept what the tours show now, in Tests/Goldens
	@$(TEST_ENVIRONMENT) FLIPBOOK_GOLDENS=make swift test $(SWIFT_TEST_FLAGS) --filter GoldenTests

build: bootstrap ## Build the flipbook command
	@swift build $(SWIFT_BUILD_FLAGS) --product flipbook

smoke: build ## Play every scene's tour without a display and check it
	@SDL_VIDEODRIVER=dummy $(FLIPBOOK) smoke

bench: build ## Measure, and print the performance tables
	@$(FLIPBOOK) bench

docs: build ## Build the documentation, which is read in a browser without network
	@docs/build $(dir $(FLIPBOOK)) $(DOCS)
	@echo "Documentation: $(DOCS). To read it, run this and open http://localhost:8000/documentation/flipbook"
	@echo "  python3 -m http.server --directory $(DOCS) 8000"

readme: build ## Make the video at the top of README.md again
	@docs/make-pictures $(FLIPBOOK) hero.gif

pictures: build ## Make the pictures of docs/pictures.txt again; ARGS="NAME…" for some
	@docs/make-pictures $(FLIPBOOK) $(ARGS)

api: build ## Write the public interface of the products to .build/api
	@BUILD_FLAGS="$(SWIFT_BUILD_FLAGS)" Tests/Interface/interface write .build/api

api-check: build ## Compare the public interface with the last release
	@BUILD_FLAGS="$(SWIFT_BUILD_FLAGS)" Tests/Interface/interface check

# docs/RELEASING.md describes the steps before and after it.
release: ## Make a release: make release VERSION=1.2.0
	@packaging/release $(VERSION)

format: ## Format the sources in place
	@swift format --in-place --parallel --recursive $(SOURCES)

lint: ## Check the format of the sources, as CI does
	@swift format lint --strict --parallel --recursive $(SOURCES)

program: bootstrap ## Build the program that `make install` and `make deb` install
	@swift build $(DISTRIBUTION_FLAGS) --product flipbook

install: ## Install the program of `make program` under PREFIX (/usr/local)
	@packaging/install-files install

uninstall: ## Remove the installed files
	@packaging/install-files uninstall

deb: program ## Make a package for Debian and Ubuntu in .build/deb
	@packaging/make-deb

check-packaging: ## Validate the desktop entry, the metainfo, the manual pages and the package
	@packaging/check $(wildcard .build/deb/*.deb)

clean: ## Remove the build folder; recordings stay
	rm -rf .build

bootstrap:
	@./bootstrap
