"""PostgreSQL's schema, as numbered migrations. A database's version is the number it has applied.

A migration is never changed once it is released. Nodes of the version before are still writing when
it is applied, so a migration only adds; what is no longer needed is dropped a version later.
"""

from __future__ import annotations

from typing import Any

import psycopg

from kaboodle.server.storage.store import StoreError

_LOCK = 0x6B61626F  # advisory lock: one node at a time migrates
_FIRST = """
CREATE TABLE lines (
    table_id text COLLATE "C", line integer, body bytea NOT NULL, PRIMARY KEY (table_id, line)
);
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY, code text NOT NULL, status text NOT NULL,
    visibility text NOT NULL, updated bigint NOT NULL, line integer NOT NULL
);
CREATE INDEX tables_status ON tables (status, updated);
CREATE INDEX tables_code ON tables (code);
CREATE UNIQUE INDEX tables_open ON tables (code) WHERE status IN ('lobby', 'playing');
CREATE TABLE nodes (id text PRIMARY KEY, until timestamptz NOT NULL);
CREATE TABLE leases (table_id text COLLATE "C" PRIMARY KEY, node text, fence bigint NOT NULL);
CREATE UNLOGGED TABLE spent (
    key text PRIMARY KEY, remains double precision NOT NULL, at timestamptz NOT NULL
);

-- Lines of one table: 0 if they are written, 1 that one is there, 2 that the code is taken, 3 that
-- the fence fell, 5 that the line before is not there. If it is tried again, what is there may be
-- what was written the first time.
CREATE FUNCTION append_lines(
    table_ text, start integer, bodies_ bytea[], fence_ bigint,
    code_ text, status_ text, visibility_ text, updated_ bigint, again boolean
) RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
    size integer := cardinality(bodies_);
    which text;
BEGIN
    IF again AND size > 0 AND bodies_ = ARRAY(
        SELECT body FROM lines WHERE table_id = table_ AND line BETWEEN start AND start + size - 1
        ORDER BY line
    ) THEN
        RETURN 0;
    END IF;
    IF fence_ > 0 THEN
        PERFORM FROM leases WHERE table_id = table_ AND fence = fence_ FOR SHARE;
        IF NOT FOUND THEN
            RETURN 3;
        END IF;
    END IF;
    IF start > 0 AND size > 0 THEN
        PERFORM FROM lines WHERE table_id = table_ AND line = start - 1;
        IF NOT FOUND THEN
            RETURN 5;
        END IF;
    END IF;
    IF size = 1 AND status_ IS NULL THEN
        INSERT INTO lines VALUES (table_, start, bodies_[1]) ON CONFLICT DO NOTHING;
        RETURN CASE WHEN FOUND THEN 0 ELSE 1 END;
    END IF;
    BEGIN
        INSERT INTO lines SELECT table_, start + n - 1, body
            FROM unnest(bodies_) WITH ORDINALITY AS new (body, n);
        IF status_ IS NOT NULL THEN
            INSERT INTO tables AS old
                VALUES (table_, code_, status_, visibility_, updated_, start + size)
                ON CONFLICT (id) DO UPDATE
                SET status = excluded.status, updated = excluded.updated, line = excluded.line
                WHERE excluded.line >= old.line;
        END IF;
        RETURN 0;
    EXCEPTION WHEN unique_violation THEN
        GET STACKED DIAGNOSTICS which = CONSTRAINT_NAME;
        RETURN CASE WHEN which = 'tables_open' THEN 2 ELSE 1 END;
    END;
END $$;

-- Of many tables at once; `sizes` says how many of the bodies are whose.
CREATE FUNCTION append_groups(
    tables_ text[], starts integer[], sizes integer[], bodies bytea[], fences bigint[],
    codes text[], statuses text[], visibilities text[], updates bigint[], again boolean
) RETURNS smallint[] LANGUAGE plpgsql AS $$
DECLARE
    told smallint[] := '{}';
    used integer := 0;
BEGIN
    FOR i IN 1 .. cardinality(tables_) LOOP
        told := told || append_lines(
            tables_[i], starts[i], bodies[used + 1 : used + sizes[i]], fences[i],
            codes[i], statuses[i], visibilities[i], updates[i], again
        );
        used := used + sizes[i];
    END LOOP;
    RETURN told;
END $$;
"""
# Limits the number of open tables. One node at a time counts; a table that exists is not counted.
_ROOM = """
CREATE FUNCTION begin_table(
    table_ text, bodies_ bytea[], code_ text, status_ text, visibility_ text, updated_ bigint,
    most integer, again boolean
) RETURNS smallint LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(1801544302);
    IF NOT EXISTS (SELECT FROM lines WHERE table_id = table_) AND
        (SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing')) >= most
    THEN
        RETURN 4;
    END IF;
    RETURN append_lines(
        table_, 0, bodies_, 0, code_, status_, visibility_, updated_, again
    );
END $$;
"""
# Also checks the preceding line (`before_`), because a database that was restored may have as many
# lines, but different ones. Older nodes call without it, as before. The body is repeated because
# calling the older function made an append a fifth slower.
_AFTER = """
CREATE FUNCTION append_lines(
    table_ text, start integer, bodies_ bytea[], fence_ bigint, before_ bytea,
    code_ text, status_ text, visibility_ text, updated_ bigint, again boolean
) RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
    size integer := cardinality(bodies_);
    which text;
BEGIN
    IF start > 0 AND (size > 0 OR before_ <> '') THEN
        PERFORM FROM lines WHERE table_id = table_ AND line = start - 1
            AND (body = before_ OR before_ = '');
        IF NOT FOUND THEN
            RETURN 5;
        END IF;
    END IF;
    IF again AND size > 0 AND bodies_ = ARRAY(
        SELECT body FROM lines WHERE table_id = table_ AND line BETWEEN start AND start + size - 1
        ORDER BY line
    ) THEN
        RETURN 0;
    END IF;
    IF fence_ > 0 THEN
        PERFORM FROM leases WHERE table_id = table_ AND fence = fence_ FOR SHARE;
        IF NOT FOUND THEN
            RETURN 3;
        END IF;
    END IF;
    IF size = 1 AND status_ IS NULL THEN
        INSERT INTO lines VALUES (table_, start, bodies_[1]) ON CONFLICT DO NOTHING;
        RETURN CASE WHEN FOUND THEN 0 ELSE 1 END;
    END IF;
    BEGIN
        INSERT INTO lines SELECT table_, start + n - 1, body
            FROM unnest(bodies_) WITH ORDINALITY AS new (body, n);
        IF status_ IS NOT NULL THEN
            INSERT INTO tables AS old
                VALUES (table_, code_, status_, visibility_, updated_, start + size)
                ON CONFLICT (id) DO UPDATE
                SET status = excluded.status, updated = excluded.updated, line = excluded.line
                WHERE excluded.line >= old.line;
        END IF;
        RETURN 0;
    EXCEPTION WHEN unique_violation THEN
        GET STACKED DIAGNOSTICS which = CONSTRAINT_NAME;
        RETURN CASE WHEN which = 'tables_open' THEN 2 ELSE 1 END;
    END;
END $$;

CREATE OR REPLACE FUNCTION append_lines(
    table_ text, start integer, bodies_ bytea[], fence_ bigint,
    code_ text, status_ text, visibility_ text, updated_ bigint, again boolean
) RETURNS smallint LANGUAGE sql AS $$
    SELECT append_lines(
        table_, start, bodies_, fence_, '', code_, status_, visibility_, updated_, again
    );
$$;

CREATE FUNCTION append_groups(
    tables_ text[], starts integer[], sizes integer[], bodies bytea[], fences bigint[],
    befores bytea[], codes text[], statuses text[], visibilities text[], updates bigint[],
    again boolean
) RETURNS smallint[] LANGUAGE plpgsql AS $$
DECLARE
    told smallint[] := '{}';
    used integer := 0;
BEGIN
    -- Whoever locks everybody out to set the lines back waits until those looked at are followed.
    LOCK TABLE lines IN ROW EXCLUSIVE MODE;
    FOR i IN 1 .. cardinality(tables_) LOOP
        told := told || append_lines(
            tables_[i], starts[i], bodies[used + 1 : used + sizes[i]], fences[i], befores[i],
            codes[i], statuses[i], visibilities[i], updates[i], again
        );
        used := used + sizes[i];
    END LOOP;
    RETURN told;
END $$;
"""
STEPS = [_FIRST, _ROOM, _AFTER]
VERSION = len(STEPS)


def migrate(db: psycopg.Connection[Any], where: str) -> None:
    """Apply the migrations the database lacks. StoreError if it is not ours or too new. Other nodes
    wait meanwhile."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        version = version_of(db)
        if version is None:
            version = _begin(db, where)
        if version > VERSION:
            raise StoreError(newer(where, version))
        for step in STEPS[version:]:
            db.execute(step.encode())
        db.execute("UPDATE kaboodle SET version = %s", (VERSION,))


def newer(where: str, version: int) -> str:
    return f"{where} is of version {version}, this server knows {VERSION}"


def version_of(db: psycopg.Connection[Any]) -> int | None:
    """Return the database's version, None if it has no `kaboodle` table."""
    if "kaboodle" not in _names(db):
        return None
    [version] = db.execute("SELECT version FROM kaboodle").fetchone() or (0,)
    return int(version)


def _begin(db: psycopg.Connection[Any], where: str) -> int:
    """Prepare an empty database. StoreError if it has any table."""
    if _names(db):
        raise StoreError(f"{where} is not a Kaboodle database")
    db.execute("CREATE TABLE kaboodle (version integer NOT NULL)")
    db.execute("INSERT INTO kaboodle VALUES (0)")
    return 0


def _names(db: psycopg.Connection[Any]) -> set[str]:
    rows = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    return {name for (name,) in rows}
