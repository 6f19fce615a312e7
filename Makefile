# `make` without a target prints the targets.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
RECORDINGS ?= recordings

FLIPBOOK := .build/release/flipbook
SWIFT_BUILD_FLAGS ?= -c release
# Tests have a build folder of their own, because their flags differ: in a shared one, each `make test` would rebuild everything.
SWIFT_TEST_FLAGS ?= -c release --scratch-path .build/test \
	--explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
SOURCES := Sources Tests Package.swift

INSTALL := install
bindir := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
desktop := $(share)/applications/flipbook.desktop
icon := $(share)/icons/hicolor/scalable/apps/flipbook.svg
manual := $(share)/man/man1/flipbook.1

.DEFAULT_GOAL := help
.PHONY: help run test goldens build smoke bench format lint install uninstall clean bootstrap

help: ## Print the targets
	@printf 'Flipbook: UIKit-style animation on Linux\n\n'
	@awk -F ' ## ' '/^[a-z]+:.* ## / { sub(/:.*/, "", $$1); printf "  make %-11s%s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
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
	@swift test $(SWIFT_TEST_FLAGS)

goldens: bootstrap ## Accept what the tours show now, in Tests/Goldens
	@FLIPBOOK_GOLDENS=make swift test $(SWIFT_TEST_FLAGS) --filter GoldenTests

build: bootstrap ## Build the flipbook command
	@swift build $(SWIFT_BUILD_FLAGS) --product flipbook

smoke: build ## Play every scene's tour without a display and check it
	@SDL_VIDEODRIVER=dummy $(FLIPBOOK) smoke

bench: build ## Measure, and print the performance tables
	@$(FLIPBOOK) bench

format: ## Format the sources in place
	@swift format --in-place --parallel --recursive $(SOURCES)

lint: ## Check the format of the sources, as CI does
	@swift format lint --strict --parallel --recursive $(SOURCES)

install: ## Install the program that `make build` built under PREFIX (/usr/local)
	@test -x $(FLIPBOOK) || { echo "There is nothing to install yet: run 'make build' first, without sudo." >&2; exit 1; }
	$(INSTALL) -d "$(bindir)" "$(dir $(desktop))" "$(dir $(icon))" "$(dir $(manual))" "$(share)/flipbook"
	$(INSTALL) -m 755 $(FLIPBOOK) "$(bindir)/flipbook"
	rm -rf "$(share)/flipbook/Assets"
	cp -R Assets "$(share)/flipbook/Assets"
	chmod -R u=rwX,go=rX "$(share)/flipbook/Assets"
	$(INSTALL) -m 644 packaging/flipbook.desktop "$(desktop)"
	$(INSTALL) -m 644 Assets/Mark/flipbook.svg "$(icon)"
	$(INSTALL) -m 644 packaging/flipbook.1 "$(manual)"

uninstall: ## Remove the installed files
	rm -f "$(bindir)/flipbook" "$(desktop)" "$(icon)" "$(manual)"
	rm -rf "$(share)/flipbook"

clean: ## Remove the build folder; recordings stay
	rm -rf .build

bootstrap:
	@./bootstrap
