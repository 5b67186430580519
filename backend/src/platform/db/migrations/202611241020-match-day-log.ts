import { fields, rowsOf } from './flat-lists.js';
import { ForwardMigration, forApplication } from './migration.js';

/** The period and the played time of each event, and which device holds the clock of a match. */
export class MatchDayLog1795515600000 extends ForwardMigration {
  protected readonly statements = [playedTime, consoles, appendTimedLines, grants];
}

// Nodes of the release before write neither, and no match with a rule sheet is theirs.
const playedTime = 'ALTER TABLE events ADD COLUMN period smallint, ADD COLUMN played integer';

const consoles = `
  CREATE TABLE match_consoles (
    match_id   integer PRIMARY KEY,
    device     text NOT NULL,
    -- Rises with each take-over, so that an append proves what it was decided on.
    turn       integer NOT NULL DEFAULT 1,
    since      timestamptz NOT NULL DEFAULT clock_timestamp(),
    taken_from text
  );

  -- Which devices have the console of a match open, as they said last. Nobody misses it after a crash.
  CREATE UNLOGGED TABLE match_presence (
    match_id integer NOT NULL,
    device   text NOT NULL,
    user_id  integer REFERENCES users ON DELETE CASCADE,
    unsent   integer NOT NULL,
    seen_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (match_id, device)
  ) WITH (fillfactor = 70);
  CREATE INDEX ON match_presence (user_id);
`;

// As append_lines, which nodes of the release before go on calling. Facts of the clock name the lease that they
// were decided on: a take-over waits for their commit, and they are refused after it.
const appendTimedLines = `
  CREATE FUNCTION append_timed_lines(streams integer[], numbers integer[], texts text[],
                                     moments timestamptz[], documents jsonb, changes jsonb,
                                     careful boolean, leases integer[], devices text[])
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
        FROM ${rowsOf('numbers', 8)}
        WHERE (
          SELECT e.command_seq FROM events e
          WHERE e.command_id = texts[at / 4 + 2] AND e.command_seq = numbers[at + 6]
        ) IS NOT NULL;
      IF FOUND THEN RETURN; END IF;
    END IF;
    IF leases IS NOT NULL THEN
      FOR at IN 0 .. cardinality(leases) - 1 BY 2 LOOP
        IF leases[at + 2] = 0 THEN
          INSERT INTO match_consoles (match_id, device)
          VALUES (leases[at + 1], devices[at / 2 + 1]) ON CONFLICT DO NOTHING;
        ELSE
          PERFORM 1 FROM match_consoles c
          WHERE c.match_id = leases[at + 1] AND c.turn = leases[at + 2] FOR SHARE;
        END IF;
        IF NOT FOUND THEN
          stream := leases[at + 1];
          refusal := 'clock-taken';
          RETURN NEXT;
          RETURN;
        END IF;
      END LOOP;
    END IF;
    INSERT INTO events (stream, version, schema_version, half, second, command_seq, period, played,
                        type, command_id, occurred_at, fact, metadata, recorded_at)
    SELECT ${fields('numbers', [
      ...['stream', 'version', 'schema_version', 'half', 'second', 'seq', 'period', 'played'],
    ])},
           texts[at / 4 + 1], texts[at / 4 + 2], moments[at / 8 + 1],
           documents->(at / 4), documents->(at / 4 + 1), moment
    FROM ${rowsOf('numbers', 8)};
    PERFORM project_lines(changes);
  END $$;
`;

const grants = forApplication(`
  GRANT SELECT, INSERT, UPDATE, DELETE ON match_consoles, match_presence TO kolo_app;
`);
