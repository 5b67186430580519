import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log: append-only for everybody, every stream numbered 1, 2, 3 … without a hole. */
export class EventLog1795251600000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    for (const statement of [tables, appendOnly, epoch, appendEvents, grants])
      await runner.query(statement);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION append_events(jsonb, jsonb, jsonb, boolean);
      DROP FUNCTION begin_log_epoch();
      DROP TABLE unchanged_commands, log_epochs, events;
      DROP FUNCTION refuse_change();
      DROP FUNCTION log_epoch();
    `);
  }
}

// Ordered for followers by (xid, position): a transaction that commits late keeps its early place,
// and nobody reads beyond the oldest one still open. The position alone would skip it.
const tables = `
  CREATE TABLE events (
    position       bigint GENERATED ALWAYS AS IDENTITY,
    xid            xid8 NOT NULL DEFAULT pg_current_xact_id(),
    stream         integer NOT NULL,
    version        integer NOT NULL,
    type           text NOT NULL,
    schema_version smallint NOT NULL,
    half           smallint,
    second         integer,
    data           jsonb NOT NULL,
    metadata       jsonb NOT NULL,
    command_id     text NOT NULL,
    command_seq    integer NOT NULL,
    occurred_at    timestamptz NOT NULL,
    recorded_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT events_counted CHECK (stream > 0 AND version > 0),
    CONSTRAINT events_order PRIMARY KEY (xid, position),
    CONSTRAINT events_version UNIQUE (stream, version),
    CONSTRAINT events_command UNIQUE (command_id, command_seq)
  );

  -- Commands that changed nothing leave no event, but are answered the same when repeated.
  CREATE TABLE unchanged_commands (
    command_id  text PRIMARY KEY,
    stream      integer NOT NULL,
    version     integer NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );

  CREATE TABLE log_epochs (
    epoch text PRIMARY KEY DEFAULT gen_random_uuid(),
    since timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  INSERT INTO log_epochs DEFAULT VALUES;
`;

const appendOnly = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% of % is refused: the log is append-only', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END $$;

  CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  ALTER TABLE events ENABLE ALWAYS TRIGGER events_append_only;
`;

const epoch = `
  -- Names the log's history. A restored dump, another server and a recovery to an earlier moment
  -- are each seen by themselves; for a copied data folder the operator declares a new epoch.
  CREATE FUNCTION log_epoch() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT md5(concat_ws('/',
      (SELECT epoch FROM log_epochs ORDER BY since DESC, epoch LIMIT 1),
      (SELECT system_identifier FROM pg_control_system()),
      (SELECT oid FROM pg_database WHERE datname = current_database()),
      'events'::regclass::oid,
      left(pg_walfile_name(pg_current_wal_lsn()), 8)))
  $$;

  -- For the operator who has put a backup back. Transaction ids of another server may lie in this one's
  -- future, where followers would wait for them; the order by position is what they were read in.
  CREATE FUNCTION begin_log_epoch() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO log_epochs DEFAULT VALUES;
    IF EXISTS (SELECT FROM events WHERE xid >= pg_current_xact_id()) THEN
      ALTER TABLE events DISABLE TRIGGER events_append_only;
      UPDATE events SET xid = '3';
      ALTER TABLE events ENABLE ALWAYS TRIGGER events_append_only;
    END IF;
  END $$;
`;

/**
 * One round trip: checks that each stream has the version that is expected, inserts all events, writes
 * the rows. When something is refused nothing is written at all and only the refusals come back; the
 * caller repeats the call without them. A stream that is ahead of what is expected and a command that is
 * in the log already end in a unique violation; the call repeated with `careful` names who is to blame.
 * The caller sends everything by rising stream, so that two nodes never wait for each other in a circle.
 *
 * The lookups are scalar subqueries on purpose: they can only be answered from the index, also by a
 * plan that was made while the log was empty.
 */
export const appendEvents = `
  CREATE FUNCTION append_events(appends jsonb, facts jsonb, rows jsonb, careful boolean)
  RETURNS TABLE (stream integer, refusal text, "position" bigint, recorded_at timestamptz)
  LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    moment timestamptz := clock_timestamp();
  BEGIN
    RETURN QUERY
      SELECT a.stream, 'version-conflict', NULL::bigint, NULL::timestamptz
      FROM jsonb_to_recordset(appends) AS a (stream integer, expected integer)
      WHERE a.expected > 0 AND (
        SELECT e.version FROM events e WHERE e.stream = a.stream AND e.version = a.expected
      ) IS NULL;
    IF FOUND THEN RETURN; END IF;
    IF careful THEN
      RETURN QUERY
        SELECT a.stream, 'version-conflict', NULL::bigint, NULL::timestamptz
        FROM jsonb_to_recordset(appends) AS a (stream integer, expected integer)
        WHERE a.expected < (
          SELECT e.version FROM events e WHERE e.stream = a.stream ORDER BY e.version DESC LIMIT 1
        );
      IF FOUND THEN RETURN; END IF;
      RETURN QUERY
        SELECT f.s, 'duplicate-command', NULL::bigint, NULL::timestamptz
        FROM jsonb_to_recordset(facts) AS f (s integer, c text, n integer)
        WHERE (
          SELECT e.version FROM events e WHERE e.command_id = f.c AND e.command_seq = f.n
        ) IS NOT NULL;
      IF FOUND THEN RETURN; END IF;
    END IF;
    RETURN QUERY
      INSERT INTO events (stream, version, type, schema_version, half, second, data, metadata,
                          command_id, command_seq, occurred_at, recorded_at)
      SELECT f.s, f.v, f.t, f.x, f.h, f.a, f.d, f.m, f.c, f.n, f.o, moment
      FROM jsonb_to_recordset(facts) AS f
        (s integer, v integer, t text, x smallint, h smallint, a integer, d jsonb, m jsonb,
         c text, n integer, o timestamptz)
      RETURNING stream, NULL::text, position, recorded_at;
    PERFORM project_rows(rows);
  END $$;
`;

const grants = `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      REVOKE ALL ON events, unchanged_commands, log_epochs FROM kolo_app;
      GRANT SELECT, INSERT ON events, unchanged_commands TO kolo_app;
      GRANT SELECT ON log_epochs TO kolo_app;
    END IF;
  END $$;
`;
