import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the log says about matches, as tables. Nothing may refer to them: a rebuild swaps them. */
export class MatchReadModels1795252200000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    for (const statement of [createReadModels, projectRows, matchIds, commentaryOfMatches])
      await runner.query(statement);
    await runner.query('SELECT create_read_models(current_schema())');
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE matches, player_stats, standings, match_commentary;
      DROP SEQUENCE match_ids;
      DROP FUNCTION project_rows(jsonb);
      DROP TYPE player_stats_line;
      DROP FUNCTION create_read_models(name);
    `);
  }
}

/**
 * The one definition of the tables, for the live ones and for those that a rebuild fills beside them.
 * No index is on a column that taps change and pages have room, so that a tap's update stays within
 * its page (HOT).
 */
const createReadModels = `
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format($ddl$
      CREATE TABLE %1$I.matches (
        id                    integer PRIMARY KEY,
        league_id             integer,
        round                 integer,
        home_team_id          integer NOT NULL,
        away_team_id          integer NOT NULL,
        home_score            integer,
        away_score            integer,
        match_date            timestamptz NOT NULL,
        venue                 text,
        status                text NOT NULL,
        match_state           text NOT NULL,
        current_half          smallint NOT NULL,
        home_timeouts_used    integer NOT NULL,
        away_timeouts_used    integer NOT NULL,
        home_shots            integer NOT NULL,
        away_shots            integer NOT NULL,
        home_shots_on_target  integer NOT NULL,
        away_shots_on_target  integer NOT NULL,
        home_goalkeeper_saves integer NOT NULL,
        away_goalkeeper_saves integer NOT NULL,
        home_corners          integer NOT NULL,
        away_corners          integer NOT NULL,
        mvp_player_id         integer,
        version               integer NOT NULL,
        created_at            timestamptz NOT NULL
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

// Whoever appended an event of a stream first holds that stream until the commit, so rows of matches
// and players need no order of their own; rows of teams are shared and come sorted.
export const projectRows = `
  CREATE TYPE player_stats_line AS (
    match_id integer, player_id integer, goals integer, assists integer, yellow_cards integer,
    red_cards integer, two_min_penalties integer, id bigint
  );

  CREATE FUNCTION project_rows(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF changes ? 'gone' THEN
      DELETE FROM matches WHERE id IN (SELECT jsonb_array_elements(changes->'gone')::integer);
      DELETE FROM player_stats
        WHERE match_id IN (SELECT jsonb_array_elements(changes->'gone')::integer);
    END IF;
    IF changes ? 'absent' THEN
      DELETE FROM player_stats p
        USING jsonb_to_recordset(changes->'absent') AS a (match_id integer, player_id integer)
        WHERE p.match_id = a.match_id AND p.player_id = a.player_id;
    END IF;
    IF changes ? 'matches' THEN
      INSERT INTO matches AS m
      SELECT (row).* FROM (
        SELECT text::matches AS row FROM jsonb_array_elements_text(changes->'matches') text OFFSET 0
      ) r
      ON CONFLICT (id) DO UPDATE SET
        league_id = excluded.league_id,
        round = excluded.round,
        home_team_id = excluded.home_team_id,
        away_team_id = excluded.away_team_id,
        home_score = excluded.home_score,
        away_score = excluded.away_score,
        match_date = excluded.match_date,
        venue = excluded.venue,
        status = excluded.status,
        match_state = excluded.match_state,
        current_half = excluded.current_half,
        home_timeouts_used = excluded.home_timeouts_used,
        away_timeouts_used = excluded.away_timeouts_used,
        home_shots = excluded.home_shots,
        away_shots = excluded.away_shots,
        home_shots_on_target = excluded.home_shots_on_target,
        away_shots_on_target = excluded.away_shots_on_target,
        home_goalkeeper_saves = excluded.home_goalkeeper_saves,
        away_goalkeeper_saves = excluded.away_goalkeeper_saves,
        home_corners = excluded.home_corners,
        away_corners = excluded.away_corners,
        mvp_player_id = excluded.mvp_player_id,
        version = excluded.version,
        created_at = excluded.created_at;
    END IF;
    IF changes ? 'player_stats' THEN
      INSERT INTO player_stats AS p
        (match_id, player_id, goals, assists, yellow_cards, red_cards, two_min_penalties, id)
      SELECT (row).match_id, (row).player_id, (row).goals, (row).assists, (row).yellow_cards,
             (row).red_cards, (row).two_min_penalties, (row).id
      FROM (
        SELECT text::player_stats_line AS row
        FROM jsonb_array_elements_text(changes->'player_stats') text OFFSET 0
      ) r
      ON CONFLICT (match_id, player_id) DO UPDATE SET
        goals = excluded.goals,
        assists = excluded.assists,
        yellow_cards = excluded.yellow_cards,
        red_cards = excluded.red_cards,
        two_min_penalties = excluded.two_min_penalties;
    END IF;
    IF changes ? 'standings' THEN
      INSERT INTO standings AS s
      SELECT league_id, team_id, sum(played), sum(won), sum(drawn), sum(lost), sum(goals_for),
             sum(goals_against), sum(yellow_cards), sum(red_cards), sum(points)
      FROM jsonb_populate_recordset(NULL::standings, changes->'standings')
      GROUP BY league_id, team_id
      ORDER BY league_id, team_id
      ON CONFLICT (league_id, team_id) DO UPDATE SET
        played = s.played + excluded.played,
        won = s.won + excluded.won,
        drawn = s.drawn + excluded.drawn,
        lost = s.lost + excluded.lost,
        goals_for = s.goals_for + excluded.goals_for,
        goals_against = s.goals_against + excluded.goals_against,
        yellow_cards = s.yellow_cards + excluded.yellow_cards,
        red_cards = s.red_cards + excluded.red_cards,
        points = s.points + excluded.points;
      DELETE FROM standings s
        USING jsonb_populate_recordset(NULL::standings, changes->'standings') AS c
        WHERE s.league_id = c.league_id AND s.team_id = c.team_id AND s.played = 0;
    END IF;
  END $$;
`;

// Not derived from the log, so that a rebuild cannot lose it.
const matchIds = `
  CREATE SEQUENCE match_ids AS integer;
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      GRANT USAGE, SELECT ON SEQUENCE match_ids TO kolo_app;
    END IF;
  END $$;
`;

export const commentaryOfMatches = `
  CREATE TABLE match_commentary (
    match_id   integer PRIMARY KEY,
    commentary text NOT NULL,
    written_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      GRANT SELECT, INSERT, UPDATE, DELETE ON match_commentary TO kolo_app;
    END IF;
  END $$;
`;
