import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Appends as flat lists, row after row: PostgreSQL takes a list apart in a fraction of the time that rows
 * in JSON and composite values cost it. `append_events` and `project_rows` stay for servers of the version
 * before.
 */
export class AppendLines1795514400000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    for (const statement of [projectLines, appendLines('data')]) await runner.query(statement);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION append_lines(integer[], integer[], text[], timestamptz[], jsonb, jsonb, boolean);
      DROP FUNCTION project_lines(jsonb);
    `);
  }
}

const matchNumbers = [
  'id',
  'league_id',
  'round',
  'home_team_id',
  'away_team_id',
  'home_score',
  'away_score',
  'current_half',
  'home_timeouts_used',
  'away_timeouts_used',
  'home_shots',
  'away_shots',
  'home_shots_on_target',
  'away_shots_on_target',
  'home_goalkeeper_saves',
  'away_goalkeeper_saves',
  'home_corners',
  'away_corners',
  'mvp_player_id',
  'version',
];
/** A row has 20 numbers and 5 texts: its texts begin at a quarter of where its numbers do. */
const matchTexts = ['venue', 'status', 'match_state', 'match_date', 'created_at'];
const playerCounts = ['goals', 'assists', 'yellow_cards', 'red_cards', 'two_min_penalties'];
const standingCounts = [
  'played',
  'won',
  'drawn',
  'lost',
  'goals_for',
  'goals_against',
  'yellow_cards',
  'red_cards',
  'points',
];

/** Where in a flat list each row begins, less one: a row that is not whole is refused, not left out. */
const rowsOf = (list: string, width: number) =>
  `generate_series(0, cardinality(${list}) - 1, ${width}) AS at`;

const fields = (list: string, columns: readonly string[]) =>
  columns.map((_, place) => `${list}[at + ${place + 1}]`).join(', ');

const excluded = (columns: readonly string[]) =>
  columns.map((name) => `${name} = excluded.${name}`).join(', ');

// Whoever appended an event of a stream first holds that stream until the commit, so rows of matches
// and players need no order of their own; rows of teams are shared and come sorted.
const projectLines = `
  CREATE FUNCTION project_lines(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    gone           integer[] := changes->>'gone';
    absent         integer[] := changes->>'absent';
    match_numbers  integer[] := changes->>'matchNumbers';
    match_texts    text[]    := changes->>'matchTexts';
    player_lines   bigint[]  := changes->>'playerStats';
    standing_lines integer[] := changes->>'standings';
  BEGIN
    IF gone IS NOT NULL THEN
      DELETE FROM matches WHERE id = ANY (gone);
      DELETE FROM player_stats WHERE match_id = ANY (gone);
    END IF;
    IF absent IS NOT NULL THEN
      FOR at IN 0 .. cardinality(absent) - 1 BY 2 LOOP
        DELETE FROM player_stats p
          WHERE p.match_id = absent[at + 1] AND p.player_id = absent[at + 2];
      END LOOP;
    END IF;
    IF match_numbers IS NOT NULL THEN
      INSERT INTO matches (${[...matchNumbers, ...matchTexts].join(', ')})
      SELECT ${fields('match_numbers', matchNumbers)},
             match_texts[at / 4 + 1], match_texts[at / 4 + 2], match_texts[at / 4 + 3],
             match_texts[at / 4 + 4]::timestamptz, match_texts[at / 4 + 5]::timestamptz
      FROM ${rowsOf('match_numbers', matchNumbers.length)}
      ON CONFLICT (id) DO UPDATE SET
        ${excluded([...matchNumbers, ...matchTexts].slice(1))};
    END IF;
    IF player_lines IS NOT NULL THEN
      INSERT INTO player_stats (match_id, player_id, ${playerCounts.join(', ')}, id)
      SELECT ${fields('player_lines', ['match_id', 'player_id', ...playerCounts, 'id'])}
      FROM ${rowsOf('player_lines', 8)}
      ON CONFLICT (match_id, player_id) DO UPDATE SET ${excluded(playerCounts)};
    END IF;
    IF standing_lines IS NOT NULL THEN
      INSERT INTO standings AS s (league_id, team_id, ${standingCounts.join(', ')})
      SELECT standing_lines[at + 1], standing_lines[at + 2],
             ${standingCounts.map((_, place) => `sum(standing_lines[at + ${place + 3}])`).join(', ')}
      FROM ${rowsOf('standing_lines', 11)}
      GROUP BY 1, 2
      ORDER BY 1, 2
      ON CONFLICT (league_id, team_id) DO UPDATE SET
        ${standingCounts.map((name) => `${name} = s.${name} + excluded.${name}`).join(', ')};
      FOR at IN 0 .. cardinality(standing_lines) - 1 BY 11 LOOP
        DELETE FROM standings s
          WHERE s.league_id = standing_lines[at + 1] AND s.team_id = standing_lines[at + 2]
            AND s.played = 0;
      END LOOP;
    END IF;
  END $$;
`;

/** On which version the command of this event changed nothing; null where none did under its id. */
const unchanged = `(
          SELECT u.version FROM unchanged_commands u WHERE u.command_id = texts[at / 3 + 2]
        )`;

// Counted, and not asked for beforehand: one query more would cost every append more than this does.
const onlyNewIds = `
    WHERE ${unchanged} IS NULL;
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written < cardinality(numbers) / 6 THEN
      RAISE unique_violation USING MESSAGE = 'A command changed nothing under this id';
    END IF`;

/**
 * One round trip, as `append_events`: checks that each stream has the version that is expected, inserts
 * all events, writes the rows. When something is refused nothing is written at all and only the refusals
 * come back; the caller repeats the call without them. A stream that is ahead of what is expected and a
 * command that is in the log already end in a unique violation; the call repeated with `careful` names who
 * is to blame. The caller sends everything by rising stream, so that two nodes never wait for each other
 * in a circle.
 *
 * The length of a list makes a plan of its own look cheaper, and making it costs more than it could save.
 * The lookups are scalar subqueries on purpose: they can only be answered from the index, also by a plan
 * that was made while the log was empty.
 * @param facts the column of what happened
 * @param oneAnswer an id under which a command changed nothing is as good as one in the log
 */
export const appendLines = (facts: 'data' | 'fact', { oneAnswer = false } = {}) => `
  CREATE OR REPLACE FUNCTION append_lines(streams integer[], numbers integer[], texts text[],
                               moments timestamptz[], documents jsonb, changes jsonb, careful boolean)
  RETURNS TABLE (stream integer, refusal text)
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
  #variable_conflict use_column
  DECLARE
    moment timestamptz := clock_timestamp();${oneAnswer ? '\n    written integer;' : ''}
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
          WHERE e.stream = streams[at + 1] ORDER BY e.version DESC LIMIT 1
        );
      IF FOUND THEN RETURN; END IF;
      RETURN QUERY
        SELECT numbers[at + 1], 'duplicate-command'
        FROM ${rowsOf('numbers', 6)}
        WHERE (
          SELECT e.version FROM events e
          WHERE e.command_id = texts[at / 3 + 2] AND e.command_seq = numbers[at + 6]
        ) IS NOT NULL${oneAnswer ? ` OR ${unchanged} IS NOT NULL` : ''};
      IF FOUND THEN RETURN; END IF;
    END IF;
    INSERT INTO events (stream, version, schema_version, half, second, command_seq, type, command_id,
                        occurred_at, ${facts}, metadata, recorded_at)
    SELECT ${fields('numbers', ['stream', 'version', 'schema_version', 'half', 'second', 'seq'])},
           texts[at / 3 + 1], texts[at / 3 + 2], moments[at / 6 + 1],
           documents->(at / 3), documents->(at / 3 + 1), moment
    FROM ${rowsOf('numbers', 6)}${oneAnswer ? onlyNewIds : ''};
    PERFORM project_lines(changes);
  END $$;
`;
