PYTHON ?= python3
BIN := .venv/bin
PLAYABLE := .venv/.playable
STAMP := .venv/.installed
OPTIMISE ?= 3
# What is not optimised is there for tests, and lies where nobody takes it for the fast one.
BUILD := $(if $(filter 0,$(OPTIMISE)),tested,compiled)
COMPILED := $(CURDIR)/build/$(BUILD)
BUILT := build/$(BUILD)/.built
HEADERS := import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path('include') + '/Python.h'))
COMPILES = command -v cc >/dev/null && $(BIN)/python -c "$(HEADERS)"

.PHONY: checked tested compiled-if-possible compiled-tests-if-possible packages-if-node dist docs load lock web web-check web-checked wire web-lint browser shots golden golden-check echoes generality setup play test test-other quick lint types bench blanks fine compiled test-compiled soak mutants cards words tiles pool status clean

setup: $(STAMP)

$(PLAYABLE): pyproject.toml
	@echo "setting up .venv"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable .
	@touch $@

$(STAMP): $(PLAYABLE)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev]'
	@touch $@

# To play needs less than to develop, and is ready sooner. The table in the browser is built with Node; the terminal needs none.
play: $(PLAYABLE)
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory web && exec $(BIN)/rokugan serve --play war_of_honor --open; \
	else echo "Node is not installed, so the table in the browser cannot be built: playing in the terminal."; exec $(BIN)/rokugan play; fi

# The table in the browser goes into the package, from where the server and the wheel take it.
TABLE := src/rokugan/server/static/index.html
NPM := npm --prefix web --loglevel=error

web: $(TABLE)
	@:

# What is installed belongs to one wording of package.json, wherever the folder came from.
PACKAGES := web/node_modules/.installed-$(shell cksum < web/package.json | tr ' ' '-')

$(PACKAGES):
	@$(NPM) install
	@rm -f web/node_modules/.installed-*
	@touch $@

# What several targets need at once is installed before them, once: two installations at a time tread on each other.
packages-if-node:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(PACKAGES); fi

$(TABLE): web/index.html web/vite.config.ts web/package.json $(shell find web/src web/public src/rokugan/catalogue -name "*.py" -prune -o -type f -print) | $(PACKAGES)
	@echo "building the table"
	@$(NPM) run --silent build -- --logLevel error

# What the tests in tests/browser need besides: Debian's Chromium. Without it, or without Node, they are skipped and say so.
browser:
	@command -v chromium >/dev/null || ! command -v apt-get >/dev/null || test "$$(id -u)" != 0 \
		|| (echo "installing Chromium" && (apt-get install -qq -y chromium || (apt-get update -qq && apt-get install -qq -y chromium)) >/dev/null 2>&1) \
		|| echo "Chromium could not be installed: the tests in the browser are skipped"
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory web; fi

# The pictures of the table in docs/table, taken from real games.
shots: setup browser
	@PYTHONPATH=. $(BIN)/python tools/shots.py

# The table's types, and the tests of those of its modules that need no browser.
web-check:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory web-checked; \
	else echo "Node is not installed: the table in the browser is not checked"; fi

web-checked: $(PACKAGES) setup
	@$(BIN)/python tools/wire_types.py --check
	@said=$$($(NPM) run --silent check 2>&1) || { echo "$$said"; exit 1; }
	@$(NPM) run --silent test

# The types of the server's answers for the table, from the server's OpenAPI; web-check says whether they are up to date.
wire: setup
	@$(BIN)/python tools/wire_types.py

web-lint: $(PACKAGES)
	@$(NPM) run --silent lint

# Everything runs interpreted, and once more compiled where there is a C compiler. First what is looked at, two things at a time;
# then the tests, four at a time, because many of them wait for a browser or a server, and meanwhile the engine is compiled; at last
# the games on another Python and in the compiled engine, side by side.
test: setup packages-if-node
	@$(MAKE) --no-print-directory -j 2 --output-sync=target checked
	@$(MAKE) --no-print-directory -j 2 compiled-if-possible tested OPTIMISE=0
	@$(MAKE) --no-print-directory -j 2 --output-sync=target test-other compiled-tests-if-possible \
		OPTIMISE=0 OTHER_TESTS="$(GAMES)" COMPILED_SCENARIOS="--one-scenario-in 3"

# The tests start some hundred processes. Each would compile the package anew where the environment forbids keeping bytecode.
KEEPING := env -u PYTHONDONTWRITEBYTECODE

tested: setup
	@$(KEEPING) $(BIN)/python -m pytest -q -n 4

# The same on another Python, where there is one: every test without a browser, and as part of `make test` those of whole games,
# which must go alike on every version, with one scenario in eight.
GAMES := scenarios tests/core tests/agents tests/test_golden.py tests/games --one-scenario-in 8
OTHER_TESTS ?= scenarios tests --ignore tests/browser

test-other: setup
	@other=$$($(BIN)/python tools/another_python.py); \
	if test -z "$$other"; then echo "there is no other Python: the suite ran on one version"; exit 0; fi; \
	"$$other" -m venv .venv-other && .venv-other/bin/python -m pip install -qq --disable-pip-version-check --no-compile --editable '.[dev]' \
		|| { echo "$$other: its packages could not be installed, so the suite ran on one version"; exit 0; }; \
	$(KEEPING) .venv-other/bin/python -m pytest -q -n 2 $(OTHER_TESTS)

# What takes longest comes first.
checked: types browser lint web-check

compiled-if-possible: setup
	@if $(COMPILES); then $(MAKE) --no-print-directory compiled; fi

compiled-tests-if-possible: compiled-if-possible
	@if $(COMPILES); then $(MAKE) --no-print-directory test-compiled; fi

# Lint, types and the tests of the rooms that a change touches, in under two minutes. SINCE names where the change begins.
SINCE ?= origin/main

quick: setup
	@$(BIN)/python tools/quick.py --since $(SINCE)

lint: setup
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@said=$$($(BIN)/lint-imports --no-cache 2>&1) || { echo "$$said"; exit 1; }
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory web-lint; \
	else echo "Node is not installed: the sources of the table in the browser are not looked at"; fi

types: setup
	@$(BIN)/mypy --no-error-summary

# The documentation as a site, in build/site.
docs: setup
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[docs]'
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet && echo "build/site/index.html"

# The wheel and the source archive in dist/, both with the table in the browser: whoever installs them needs no Node.
dist: setup
	@command -v npm >/dev/null || (echo "Node is not installed: the table in the browser cannot be built, and belongs into both" && exit 1)
	@$(MAKE) --no-print-directory web
	@$(BIN)/python tools/dist.py dist

# Exact versions and hashes of what a server needs, in server.lock.
lock: setup
	@$(BIN)/python tools/lock.py

bench: setup
	@$(BIN)/rokugan bench

# The extension modules go to a copy, so that they never shadow the sources in src. It has no table for the browser.
compiled: setup $(BUILT)

$(BUILT): setup.py pyproject.toml $(shell find src/rokugan -name static -prune -o -type f \( -name '*.py' -o -name '*.yaml' -o -name '*.json' -o -name '*.txt' -o -name '*.cards' \) -print)
	@echo "compiling the engine"
	@mkdir -p $(COMPILED) build/temp/$(BUILD)
	@rm -rf $(COMPILED)/rokugan && tar -C src --exclude=rokugan/server/static --exclude=__pycache__ -cf - rokugan | tar -C $(COMPILED) -xf -
	@ROKUGAN_COMPILE=1 ROKUGAN_OPTIMISE=$(OPTIMISE) $(BIN)/python setup.py --quiet build_ext \
		--build-lib $(COMPILED) --build-temp build/temp/$(BUILD) >build/$(BUILD).log 2>&1 || (cat build/$(BUILD).log; exit 1)
	@touch $@

# The workshop stays interpreted; what is seen of hidden cards, and how large views are, is asked once. `make test` takes a third of
# the scenarios, `make soak` and this alone take all.
COMPILED_SCENARIOS ?=

test-compiled: compiled
	@PYTHONPATH=$(COMPILED) $(KEEPING) $(BIN)/python -m pytest -q -n 2 scenarios tests/core tests/editions tests/arena tests/cli/test_play.py \
		--ignore tests/editions/ccg/workshop --ignore tests/arena/test_noninterference.py --ignore tests/arena/test_sizes.py \
		$(COMPILED_SCENARIOS)

# The shipped sets, made again from the card data (which is not part of the repository).
DATA ?= ../shared/cards
SHIP := $(BIN)/python -m rokugan.workshop.shipping
SETS := src/rokugan/cards/sets
DECKS := src/rokugan/cards/decks
GIVEN := "Border Keep" "Bamboo Harvesters"
BOX := src/rokugan/editions/war_of_honor/box

# Where cards of several sets say one tree in several ways, the words that are there stay: the newest templating comes first.
cards: setup
	@$(SHIP) $(DATA)/samurai.json --edition samurai --amend $(SETS)/samurai/amendments.yaml --out $(SETS)/samurai
	@$(SHIP) $(DATA)/war_of_honor.json --edition war_of_honor --titles $(DECKS)/war_of_honor/*.txt $(GIVEN) \
		--amend $(SETS)/war_of_honor/amendments.yaml --out $(SETS)/war_of_honor
	@$(SHIP) $(DATA)/celestial_practice.json --edition celestial --titles $(DECKS)/celestial/*.txt $(GIVEN) --out $(SETS)/celestial
	@$(SHIP) $(DATA)/gold_starters.json --edition gold --formats gold four_winds --titles $(DECKS)/gold/*.txt --out $(SETS)/gold
	@$(BIN)/python -m rokugan.cards.lcg.shipping core=$(DATA)/lcg_core.json imperial=$(DATA)/lcg_imperial_cycle.json --out $(SETS)/lcg
	@$(MAKE) --no-print-directory tiles words pool

# The pool: every card of the data that a machine finds good. What was tried before is not tried again; POOL=--again tries what did nothing.
TRIED := tests/editions/ccg/workshop/pool.tsv
POOL ?=

pool: setup
	@$(BIN)/python -m rokugan.workshop.pool celestial=$(DATA)/celestial_practice.json samurai=$(DATA)/samurai_practice.json \
		gold=$(DATA)/gold_practice.json --tried $(TRIED) $(POOL)

# The words of the shipped cards, so that no game needs the writer of English; made again after a change of cards or grammar.
words: setup
	@$(BIN)/python -m rokugan.workshop.wording

# The programs of War of Honor's tiles and spaces, made again from their texts.
tiles: setup
	@$(SHIP) $(BOX)/tiles.yaml --edition war_of_honor --texts fortress --out $(BOX)/tile_programs.py
	@$(SHIP) $(BOX)/paths.yaml --edition war_of_honor --texts event --out $(BOX)/space_programs.py

# What the language reads of cards that were looked at, and of those that nobody has looked at. GENERALITY="--only frames --list"
GENERALITY ?=

generality: setup
	@PYTHONPATH=tools $(BIN)/python -m generality $(DATA) $(GENERALITY)

status: setup
	@$(BIN)/python tools/status.py
	@$(BIN)/python tools/differences.py
	@$(BIN)/python tools/grammar_page.py

# What can be taken away from the shipped cards without a scenario noticing.
blanks: setup
	@$(BIN)/rokugan cards coverage --blank

# Which case notices each single condition, limit and duration of the classic cards; minutes. CARDS="Border Keep": only these.
fine: setup
	@$(BIN)/python tools/noticed.py $(CARDS)

# Random faults are put into the engine one at a time; those that no test notices are printed.
MUTANTS ?= --number 200 --seed 1 --least 90

mutants: setup
	@PYTHONPATH=tools $(BIN)/python -m mutants $(MUTANTS)

soak: setup
	@$(KEEPING) $(BIN)/python -m pytest -q -n 2 -m soak
	@$(BIN)/python tools/echoes.py --since-kept
	@if $(COMPILES); then $(MAKE) --no-print-directory test-compiled OPTIMISE=0; fi

# All scenarios with the engine of another revision too: which go otherwise, and where.
AGAINST ?= HEAD

echoes: setup
	@$(BIN)/python tools/echoes.py --against $(AGAINST)

# Two hundred games at once against a real server, for ten minutes; see tools/load.py.
LOAD ?=

load: setup
	@$(BIN)/python tools/load.py $(LOAD)

clean:
	@rm -rf .venv .venv-other build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	@find src tests tools scenarios -name __pycache__ -prune -exec rm -rf {} +

# Whole games in text (tests/golden), made again after a change of behaviour that is meant; `golden-check` compares 200 of each edition.
golden: setup
	@$(BIN)/python tools/trees.py
	@$(BIN)/python tools/golden.py
	@$(BIN)/python tools/golden.py --wide
	@$(BIN)/python tools/brawls.py
	@$(BIN)/python tools/echoes.py
	@$(BIN)/python tools/sights.py

golden-check: setup
	@$(BIN)/python tools/golden.py --check --wide
