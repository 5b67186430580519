import { fields, rowsOf } from './flat-lists.js';
import { ForwardMigration, forApplication } from './migration.js';

export class EventLog1795419180000 extends ForwardMigration {
  protected readonly statements = [events, eventsAsJsonb, appendOnly, epochs, appendLines, grants];
}

// A transaction that commits late keeps its early place in (xid, position), and followers never read
// beyond the oldest open one. By position alone they would skip it.
const events = `
  CREATE TABLE events (
    position       bigint GENERATED ALWAYS AS IDENTITY,
    xid            xid8 NOT NULL DEFAULT pg_current_xact_id(),
    stream         integer NOT NULL,
    -- Null means that the command changed nothing: the row only reserves its id.
    version        integer,
    type           text NOT NULL,
    schema_version smallint NOT NULL,
    half           smallint,
    second         integer,
    -- Writing jsonb out as text was a third of what a rebuild costs the database.
    fact           json NOT NULL,
    metadata       jsonb NOT NULL,
    command_id     text NOT NULL,
    command_seq    integer NOT NULL,
    occurred_at    timestamptz NOT NULL,
    recorded_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT events_counted CHECK (version IS NULL OR stream > 0 AND version > 0),
    CONSTRAINT events_order PRIMARY KEY (xid, position),
    CONSTRAINT events_version UNIQUE (stream, version),
    CONSTRAINT events_command UNIQUE (command_id, command_seq)
  );

  CREATE INDEX events_administrative ON events (recorded_at) WHERE type IN (
    'MatchScheduled', 'MatchRescheduled', 'MatchCancelled', 'MatchDeleted', 'MatchRestored',
    'ResultRecorded');
`;

// PostgreSQL before 18 has no virtual columns, so there the jsonb is stored a second time.
const eventsAsJsonb = `
  DO $$ BEGIN
    EXECUTE format('ALTER TABLE events ADD COLUMN data jsonb GENERATED ALWAYS AS (fact::jsonb) %s',
      CASE WHEN current_setting('server_version_num')::integer >= 180000 THEN 'VIRTUAL' ELSE 'STORED' END);
  END $$
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

const epochs = `
  CREATE TABLE log_epochs (
    epoch text PRIMARY KEY DEFAULT gen_random_uuid(),
    since timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  INSERT INTO log_epochs DEFAULT VALUES;

  -- A restored dump, another server and a recovery to an earlier moment change this name by themselves;
  -- for a copied data folder the operator declares a new epoch.
  CREATE FUNCTION log_epoch() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT md5(concat_ws('/',
      (SELECT epoch FROM log_epochs ORDER BY since DESC, epoch LIMIT 1),
      (SELECT system_identifier FROM pg_control_system()),
      (SELECT oid FROM pg_database WHERE datname = current_database()),
      'events'::regclass::oid,
      left(pg_walfile_name(pg_current_wal_lsn()), 8)))
  $$;

  -- A backup may have transaction ids that are in this server's future, and followers would wait for them.
  -- With one id for all events the order by position remains.
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

// Everything is written or nothing, and only refusals come back. An append that was overtaken ends in a
// unique violation; its repeat with `careful` names the stream. Callers sort by stream against deadlocks.
// PostgreSQL takes flat lists apart much faster than rows in JSON. Planning for a list's length costs more
// than it saves, and scalar subqueries keep the index in use, even in a plan made while the log was empty.
const appendLines = `
  CREATE FUNCTION append_lines(streams integer[], numbers integer[], texts text[],
                               moments timestamptz[], documents jsonb, changes jsonb, careful boolean)
  RETURNS TABLE (stream integer, refusal text)
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
  #variable_conflict use_column
  DECLARE
    moment timestamptz := clock_timestamp();
  BEGIN
    RETURN QUERY
      SELECT streams[at + 1], 'version-conflict'
      FROM ${rowsOf('streams', 2)}
      WHERE streams[at + 2] > 0 AND (
        SELECT e.version FROM events e
        WHERE e.stream = streams[at + 1] AND e.version = streams[at + 2]
      ) IS NULL;
    IF FOUND THEN RETURN; END IF;
    IF careful THEN
      RETURN QUERY
        SELECT streams[at + 1], 'version-conflict'
        FROM ${rowsOf('streams', 2)}
        WHERE streams[at + 2] < (
          SELECT e.version FROM events e
          WHERE e.stream = streams[at + 1] AND e.version > 0 ORDER BY e.version DESC LIMIT 1
        );
      IF FOUND THEN RETURN; END IF;
      RETURN QUERY
        SELECT numbers[at + 1], 'duplicate-command'
        FROM ${rowsOf('numbers', 6)}
        WHERE (
          SELECT e.command_seq FROM events e
          WHERE e.command_id = texts[at / 3 + 2] AND e.command_seq = numbers[at + 6]
        ) IS NOT NULL;
      IF FOUND THEN RETURN; END IF;
    END IF;
    INSERT INTO events (stream, version, schema_version, half, second, command_seq, type, command_id,
                        occurred_at, fact, metadata, recorded_at)
    SELECT ${fields('numbers', ['stream', 'version', 'schema_version', 'half', 'second', 'seq'])},
           texts[at / 3 + 1], texts[at / 3 + 2], moments[at / 6 + 1],
           documents->(at / 3), documents->(at / 3 + 1), moment
    FROM ${rowsOf('numbers', 6)};
    PERFORM project_lines(changes);
  END $$;
`;

const grants = forApplication(`
  REVOKE ALL ON events, log_epochs FROM kolo_app;
  GRANT SELECT, INSERT ON events TO kolo_app;
  GRANT SELECT ON log_epochs TO kolo_app;
`);
