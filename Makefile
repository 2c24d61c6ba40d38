# `make play` and `make test` are all most people need. They install what they need into .venv.

PY ?= python3
V := .venv/bin/python
PIP := $(PY) -m pip --python $(V) --disable-pip-version-check install --quiet
N := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web
STATIC := src/kaboodle/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/kaboodle/locale/*)
# One more than there are cores, because browser tests spend much of their time waiting.
WORKERS ?= $(shell expr $$(nproc) + 1)
# "loadgroup" without groups gives each free worker one test at a time.
TEST := $(V) -m pytest -q -n $(WORKERS) --dist loadgroup
ALIKE := $(addprefix tests/,hosting web server/test_chaos.py test_languages.py test_clauses.py)

.PHONY: play dev web wheel test check lint types arrows web-types web-test browser fix compile bench bench-server crosstable cluster soak chaos stress bench-frames bench-kero bench-krom golden lessons docs site protocol lock screenshots pictures lighthouse browsers sounds clean help

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: .venv/.stamp $(STATIC) ## install, start the table server and open it in a browser
	@.venv/bin/kaboodle serve --open

dev: web/node_modules/.stamp ## the table server and Vite's dev server, with hot reload
	@$(V) tools/dev.py $(ARGS)

# Both builds play the same games. So tests marked `figures`, which play many, run only on the faster
# build, and tests that involve no rules run only once.
test: .venv/.stamp-dev web/node_modules/.stamp $(STATIC) ## every test, interpreted, and with a C compiler also compiled
	@$(MAKE) --no-print-directory -j2 $$($(V) tools/compile.py --can && echo compile) check web-test browser
	@set -a; . ./.venv/browser.env; ! $(V) tools/compile.py --can || ONCE='not figures'; \
	KABOODLE_BUILD=interpreted $(TEST) -m "$$ONCE" --cov --cov-report=
	@.venv/bin/coverage report --skip-covered --fail-under 100 $$($(V) tools/services.py)
	@if $(V) tools/compile.py --can; then KABOODLE_BUILD=compiled $(TEST) $(patsubst %,--ignore %,$(ALIKE)); \
	else echo "compiled pass skipped: it needs a C compiler and Python's headers"; fi

check: lint types arrows web-types ## lint, types and import contracts

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

fix: .venv/.stamp-dev ## format the code and fix what can be fixed
	.venv/bin/ruff check -q --fix . ; .venv/bin/ruff format -q .

web: $(STATIC) ## build the web app

$(STATIC): web/node_modules/.stamp $(WEB)
	@$(N) run --silent build >&2
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.stamp
	$(N) ci --loglevel=error
	@touch $@

wheel: .venv/.stamp-dev $(STATIC) ## build the wheel and the source distribution into dist
	$(V) -m hatchling build

compile: .venv/.stamp-dev ## compile the rules and the server's move path to machine code
	$(V) tools/compile.py

bench: .venv/.stamp-dev ## speed of both builds; JSON in build/bench.json
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/run.py

bench-server: .venv/.stamp-dev ## table server under load: actions per second, latency, memory
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/server.py $(ARGS)

crosstable: .venv/.stamp-dev ## play every bot against every other; results in docs/results/crosstable.md
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) tools/crosstable.py $(ARGS)

cluster: .venv/.stamp-dev $(STATIC) ## run PostgreSQL, Redis and three nodes behind a balancer, on this machine
	$(V) tools/cluster.py $(ARGS)

soak: .venv/.stamp-dev ## soak test: everything at once on the table server, for SECONDS (300)
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/soak.py --seconds $(or $(SECONDS),300)

chaos: .venv/.stamp-dev ## fault injection: nodes die, pause and are cut off, for SECONDS (300)
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	$(V) bench/chaos.py --seconds $(or $(SECONDS),300)

stress: browser $(STATIC) ## test files many times, quiet and under load; FILES="tests/server/test_kill.py" RUNS=30
	@! $(V) tools/compile.py --can || $(MAKE) --no-print-directory compile
	set -a; . ./.venv/browser.env; $(V) -m tools.stress --runs $(or $(RUNS),30) $(ARGS) $(FILES)

bench-frames: browser $(STATIC) ## frame rate during a game, on a CPU slowed down four times
	set -a; . ./.venv/browser.env; $(V) -m bench.frames $(ARGS)

bench-kero: browser $(STATIC) ## KERO in the browser: tap-to-dice latency, frame rate, accuracy of the sand
	set -a; . ./.venv/browser.env; $(V) -m bench.kero_room

bench-krom: browser $(STATIC) ## KROM in the browser: how long a round with four bots takes to watch
	set -a; . ./.venv/browser.env; $(V) -m bench.krom_room

golden: .venv/.stamp-dev ## rewrite the golden files; read the diff before you commit
	$(V) tools/golden.py

lessons: .venv/.stamp-dev ## write the tables that lessons begin with, after a change to the rules
	$(V) -m tools.lessons

docs: .venv/.stamp-dev ## rewrite the pages under docs/ that are generated from the code
	$(V) -m tools.docs

site: build/site-venv/.stamp ## build docs/ as a website with search, into build/site
	@build/site-venv/bin/python tools/site.py

protocol: web/node_modules/.stamp ## generate the web app's types from the server's messages
	$(V) tools/protocol.py

screenshots: browser $(STATIC) ## every main screen, five sizes, six languages; in build/screenshots
	set -a; . ./.venv/browser.env; $(V) -m tools.screenshots

pictures: browser $(STATIC) ## retake the README's three pictures; in docs
	set -a; . ./.venv/browser.env; $(V) -m tools.pictures

lighthouse: browser $(STATIC) ## run Lighthouse on shelf, table and rules; reports in build/lighthouse
	set -a; . ./.venv/browser.env; $(V) -m tools.lighthouse

browsers: .venv/.stamp-dev $(STATIC) ## play the first turns of every game in Firefox and WebKit
	@$(V) tools/browser.py others
	$(V) -m pytest -q -n 0 tests/browsers

sounds: browser web/node_modules/.stamp ## write every sound as a WAV file to build/sounds, and print its loudness
	set -a; . ./.venv/browser.env; $(V) tools/sounds.py

lock: .venv/.stamp-dev ## update the lock files of the Python requirements (needs uv)
	$(V) tools/lock.py

clean: ## remove .venv and everything that was built
	rm -rf .venv .cache build dist web/node_modules src/kaboodle/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name compiled.stamp -delete

# Debian's python3 has no ensurepip and may not install next to the system's packages.
.venv/bin/python:
	$(PY) -m venv --without-pip .venv

# The lock files list every package, so pip looks for nothing else, not even a newer version.
.venv/.stamp: requirements.lock pyproject.toml | .venv/bin/python
	@echo "installing into .venv (once) ..." >&2
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
