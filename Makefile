# Two commands do everything: `make play` and `make test`. What they need, they install into .venv.

PY ?= python3
V := .venv/bin/python
PIP := $(PY) -m pip --python $(V) --disable-pip-version-check install --quiet
N := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web
STATIC := src/kaboodle/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/kaboodle/locale/*)
# One more than there are cores: a test in a browser often waits.
WORKERS ?= $(shell expr $$(nproc) + 1)
# Loadgroup, without groups: one test at a time to whoever is free.
TEST := $(V) -m pytest -q -n $(WORKERS) --dist loadgroup
ALIKE := $(addprefix tests/,hosting web server/test_chaos.py test_languages.py test_clauses.py)

.PHONY: play dev web wheel test check lint types arrows web-types web-test browser fix compile bench bench-server crosstable cluster soak chaos bench-frames bench-kero bench-krom golden docs site protocol lock screenshots pictures lighthouse browsers sounds clean help

help: ## this list
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: .venv/.stamp $(STATIC) ## set up, start the table server and open it in a browser
	@.venv/bin/kaboodle serve --open

dev: web/node_modules/.stamp ## table server and Vite together, with hot reload, for work on the code
	@$(V) tools/dev.py $(ARGS)

# Games are played the same on both builds: figures from many games are asked of the faster one, and
# what has no part in the rules is not asked twice.
test: .venv/.stamp-dev web/node_modules/.stamp $(STATIC) ## every test, interpreted and, where there is a C compiler, compiled
	@$(MAKE) --no-print-directory -j2 $$($(V) tools/compile.py --can && echo compile) check web-test browser
	@set -a; . ./.venv/browser.env; ! $(V) tools/compile.py --can || ONCE='not figures'; \
	KABOODLE_BUILD=interpreted $(TEST) -m "$$ONCE" --cov --cov-report=
	@.venv/bin/coverage report --skip-covered --fail-under 100 $$($(V) tools/services.py)
	@if $(V) tools/compile.py --can; then KABOODLE_BUILD=compiled $(TEST) $(patsubst %,--ignore %,$(ALIKE)); \
	else echo "compiled pass left out: no C compiler with Python's headers here"; fi

check: lint types arrows web-types ## lint, types, import contracts

lint: .venv/.stamp-dev
	.venv/bin/ruff check -q . && .venv/bin/ruff format -q --check .

types: .venv/.stamp-dev
	.venv/bin/mypy

arrows: .venv/.stamp-dev
	.venv/bin/lint-imports --no-logo

web-types: web/node_modules/.stamp
	$(N) run --silent check

web-test: web/node_modules/.stamp
	$(N) run --silent test

browser: .venv/.stamp-dev
	@$(V) tools/browser.py > .venv/browser.env

fix: .venv/.stamp-dev ## put the code into shape
	.venv/bin/ruff check -q --fix . ; .venv/bin/ruff format -q .

web: $(STATIC) ## build the browser's side

$(STATIC): web/node_modules/.stamp $(WEB)
	@$(N) run --silent build >&2
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.stamp
	$(N) ci --loglevel=error
	@touch $@

wheel: .venv/.stamp-dev $(STATIC) ## what `pip install` takes, and its sources, into dist
	$(V) -m hatchling build

compile: .venv/.stamp-dev ## the rules and the server's moves as machine code, beside their sources
	$(V) tools/compile.py

bench: .venv/.stamp-dev ## speed, interpreted and compiled: a table, and JSON in build/bench.json
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/run.py

bench-server: .venv/.stamp-dev ## load on the table server: tables, actions a second, latency, memory
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/server.py $(ARGS)

crosstable: .venv/.stamp-dev ## how each bot fares against each, into docs/results/crosstable.md; ARGS="--games 400 --jobs 2"
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) tools/crosstable.py $(ARGS)

cluster: .venv/.stamp-dev $(STATIC) ## PostgreSQL, Redis and three nodes behind a balancer, on this machine
	$(V) tools/cluster.py $(ARGS)

soak: .venv/.stamp-dev ## everything at once on the table server, for SECONDS (300), and what came of it
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/soak.py --seconds $(or $(SECONDS),300)

chaos: .venv/.stamp-dev ## nodes that die, pause and are cut off, for SECONDS (300), and what came of it
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/chaos.py --seconds $(or $(SECONDS),300)

bench-frames: browser $(STATIC) ## frames while a game moves, with the processor slowed four times
	set -a; . ./.venv/browser.env; $(V) -m bench.frames $(ARGS)

bench-kero: browser $(STATIC) ## KERO's room: from tap to face, frames, how true the sand is
	set -a; . ./.venv/browser.env; $(V) -m bench.kero_room

bench-krom: browser $(STATIC) ## KROM's room: how long a round takes to watch with four bots
	set -a; . ./.venv/browser.env; $(V) -m bench.krom_room

golden: .venv/.stamp-dev ## rewrite the golden files; read the diff
	$(V) tools/golden.py

docs: .venv/.stamp-dev ## rewrite the pages of docs/ that follow from the code
	$(V) -m tools.docs

site: build/site-venv/.stamp ## docs/ as a website with search, into build/site
	@rm -rf build/site
	@build/site-venv/bin/zensical build --clean --strict
	@echo "To read it with search: $(PY) -m http.server --bind 127.0.0.1 --directory build/site 8000"

protocol: web/node_modules/.stamp ## rewrite the browser's types from the server's messages
	$(V) tools/protocol.py

screenshots: browser $(STATIC) ## every main screen at five sizes in every language, into build/screenshots
	set -a; . ./.venv/browser.env; $(V) -m tools.screenshots

pictures: browser $(STATIC) ## take the README's three pictures again, into docs
	set -a; . ./.venv/browser.env; $(V) -m tools.pictures

lighthouse: browser $(STATIC) ## Lighthouse on shelf, table and rules; reports in build/lighthouse
	set -a; . ./.venv/browser.env; $(V) -m tools.lighthouse

browsers: .venv/.stamp-dev $(STATIC) ## the first turns of every room in Firefox and WebKit
	@$(V) tools/browser.py others
	$(V) -m pytest -q -n 0 tests/browsers

sounds: browser web/node_modules/.stamp ## every sound as a WAV file, into build/sounds, and how loud it is
	set -a; . ./.venv/browser.env; $(V) tools/sounds.py

lock: .venv/.stamp-dev ## lock the requirements anew
	$(V) tools/lock.py

clean: ## away with everything that was made
	rm -rf .venv .cache build dist web/node_modules src/kaboodle/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name compiled.stamp -delete

# Debian's python3 has neither ensurepip nor leave to install beside the system's packages.
.venv/bin/python:
	$(PY) -m venv --without-pip .venv

# The locks hold all that is needed: nothing else is looked for, however new it may be.
.venv/.stamp: requirements.lock pyproject.toml | .venv/bin/python
	@echo "setting up (once) ..." >&2
	$(PIP) --no-deps --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.stamp-dev: requirements-dev.lock .venv/.stamp
	$(PIP) --no-deps --require-hashes -r requirements-dev.lock
	@touch $@

# What builds the website stands apart from what the code needs.
build/site-venv/.stamp: requirements-site.lock
	$(PY) -m venv --without-pip build/site-venv
	$(PY) -m pip --python build/site-venv/bin/python --disable-pip-version-check install --quiet --no-deps --require-hashes -r requirements-site.lock
	@touch $@
