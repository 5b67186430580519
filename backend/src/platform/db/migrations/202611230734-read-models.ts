import { fields, rowsOf } from './flat-lists.js';
import { ForwardMigration, forApplication } from './migration.js';

/** No foreign key may point at these tables, because a rebuild swaps them. */
export class ReadModels1795419240000 extends ForwardMigration {
  protected readonly statements = [
    createReadModels,
    'SELECT create_read_models(current_schema())',
    projectLines,
    matchIds,
  ];
}

/** The columns are in the order of the domain's `matchNumbers` and `matchTexts`. */
const matchNumbers = {
  id: 'integer PRIMARY KEY',
  league_id: 'integer',
  round: 'integer',
  home_team_id: 'integer NOT NULL',
  away_team_id: 'integer NOT NULL',
  home_score: 'integer',
  away_score: 'integer',
  current_half: 'smallint NOT NULL',
  home_timeouts_used: 'integer NOT NULL',
  away_timeouts_used: 'integer NOT NULL',
  home_shots: 'integer NOT NULL',
  away_shots: 'integer NOT NULL',
  home_shots_on_target: 'integer NOT NULL',
  away_shots_on_target: 'integer NOT NULL',
  home_goalkeeper_saves: 'integer NOT NULL',
  away_goalkeeper_saves: 'integer NOT NULL',
  home_corners: 'integer NOT NULL',
  away_corners: 'integer NOT NULL',
  mvp_player_id: 'integer',
  version: 'integer NOT NULL',
};
const matchTexts = {
  venue: 'text',
  status: 'text NOT NULL',
  match_state: 'text NOT NULL',
  match_date: 'timestamptz NOT NULL',
  created_at: 'timestamptz NOT NULL',
};
const matchColumns = Object.entries({ ...matchNumbers, ...matchTexts });

// No index is on a column that taps change, and pages have room, so that a tap's update stays within
// its page (HOT).
const createReadModels = `
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format($ddl$
      CREATE TABLE %1$I.matches (
        ${matchColumns.map((column) => column.join(' ')).join(',\n        ')}
      ) WITH (fillfactor = 50);
      CREATE INDEX ON %1$I.matches (league_id, round);
      CREATE INDEX ON %1$I.matches (home_team_id);
      CREATE INDEX ON %1$I.matches (away_team_id);
      CREATE INDEX ON %1$I.matches (match_date);

      CREATE TABLE %1$I.player_stats (
        match_id          integer NOT NULL,
        player_id         integer NOT NULL,
        goals             integer NOT NULL DEFAULT 0,
        assists           integer NOT NULL DEFAULT 0,
        yellow_cards      integer NOT NULL DEFAULT 0,
        red_cards         integer NOT NULL DEFAULT 0,
        two_min_penalties integer NOT NULL DEFAULT 0,
        shots             integer NOT NULL DEFAULT 0,
        shots_on_target   integer NOT NULL DEFAULT 0,
        goalkeeper_saves  integer NOT NULL DEFAULT 0,
        corners           integer NOT NULL DEFAULT 0,
        is_present        boolean NOT NULL DEFAULT true,
        id                bigint NOT NULL,
        PRIMARY KEY (match_id, player_id)
      ) WITH (fillfactor = 60);
      CREATE INDEX ON %1$I.player_stats (player_id);

      CREATE TABLE %1$I.standings (
        league_id     integer NOT NULL,
        team_id       integer NOT NULL,
        played        integer NOT NULL,
        won           integer NOT NULL,
        drawn         integer NOT NULL,
        lost          integer NOT NULL,
        goals_for     integer NOT NULL,
        goals_against integer NOT NULL,
        yellow_cards  integer NOT NULL,
        red_cards     integer NOT NULL,
        points        integer NOT NULL,
        PRIMARY KEY (league_id, team_id)
      ) WITH (fillfactor = 70);
    $ddl$, target);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE
        ON %1$I.matches, %1$I.player_stats, %1$I.standings TO kolo_app', target);
    END IF;
  END $$;
`;

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

const excluded = (columns: readonly string[]) =>
  columns.map((name) => `${name} = excluded.${name}`).join(', ');

const matchNames = matchColumns.map(([name]) => name);
const numberNames = Object.keys(matchNumbers);
const textFields = Object.entries(matchTexts)
  .map(([, type], place, { length }) => {
    const [cast] = type.split(' ');
    return `match_texts[at / ${numberNames.length} * ${length} + ${place + 1}]::${cast}`;
  })
  .join(', ');

export const countedLists = `
    gone           integer[] := changes->>'gone';
    absent         integer[] := changes->>'absent';
    match_numbers  integer[] := changes->>'matchNumbers';
    match_texts    text[]    := changes->>'matchTexts';
    player_lines   bigint[]  := changes->>'playerStats';
    standing_lines integer[] := changes->>'standings';`;

// An append holds its stream until the commit, so rows of matches and players need no order; rows of
// teams are shared by streams and come sorted against deadlocks.
export const projectCounted = `
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
      INSERT INTO matches (${matchNames.join(', ')})
      SELECT ${fields('match_numbers', numberNames)}, ${textFields}
      FROM ${rowsOf('match_numbers', numberNames.length)}
      ON CONFLICT (id) DO UPDATE SET ${excluded(matchNames.slice(1))};
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
    END IF;`;

const projectLines = `
  CREATE FUNCTION project_lines(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE${countedLists}
  BEGIN${projectCounted}
  END $$;
`;

// Match ids are not derived from the log, so a rebuild leaves their sequence alone.
const matchIds = `
  CREATE SEQUENCE match_ids AS integer;
  ${forApplication('GRANT USAGE, SELECT ON SEQUENCE match_ids TO kolo_app;')}
`;
