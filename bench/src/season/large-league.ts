import { usualRefereeRules } from '@kolo/domain';
import pg from 'pg';

const matches = 27_000;
const referees = 40;
/** Columns of a match that cannot be null and that the board does not read. */
const counts = [
  'current_half',
  ...['home', 'away'].flatMap((side) =>
    ['timeouts_used', 'shots', 'shots_on_target', 'goalkeeper_saves', 'corners'].map(
      (count) => `${side}_${count}`,
    ),
  ),
];

interface LargeLeague {
  leagueId: number;
  matches: number;
}

/** Rounds of five, a day apart: all but the last hundred are over, and two of three places are taken. */
export async function addLargeLeague(ownerUrl: string): Promise<LargeLeague> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `WITH company AS (
         INSERT INTO users (username, password, email, role, company_name, approved)
         SELECT 'company-' || n, '-', 'company-' || n || '@kolo.test', 'company', 'Company ' || n, true
         FROM generate_series(1, 10) AS n RETURNING id),
       league AS (
         INSERT INTO leagues (name, season, start_date, end_date, is_active)
         VALUES ('Bench', '2025/26', now() - interval '9 years', now() + interval '1 year', true)
         RETURNING id),
       rules AS (
         INSERT INTO referee_rules (league_id, rules) SELECT id, $1 FROM league),
       people AS (
         INSERT INTO users (username, password, email, role, approved)
         SELECT 'referee-' || n, '-', 'referee-' || n || '@kolo.test', 'referee', true
         FROM generate_series(1, ${referees}) AS n)
       INSERT INTO teams (name, user_id, league_id)
       SELECT 'Team ' || company.id, company.id, league.id FROM company, league
       RETURNING league_id AS id`,
      [usualRefereeRules],
    );
    const leagueId = rows[0]?.id ?? 0;
    await client.query(
      `INSERT INTO matches
         (id, league_id, home_team_id, away_team_id, match_date, round, status, match_state,
          created_at, version, ${counts.join(', ')})
       SELECT n + 1, $1, team + (2 * n) % 10, team + (2 * n + 1) % 10, now() + day * interval '1 day',
              n / 5 + 1, CASE WHEN day < 0 THEN 'completed' ELSE 'scheduled' END,
              CASE WHEN day < 0 THEN 'completed' ELSE 'not_started' END,
              now(), 1, ${counts.map(() => 0).join(', ')}
       FROM generate_series(0, ${matches - 1}) AS n,
            LATERAL (SELECT n / 5 - ${matches / 5} + 20 AS day) AS days,
            (SELECT min(id) AS team FROM teams WHERE league_id = $1) AS first`,
      [leagueId],
    );
    await client.query(
      `INSERT INTO referee_assignments (match_id, role, user_id, state, match_date)
       SELECT m.id, role, first.id + (2 * m.id + place) % ${referees}, 'accepted', m.match_date
       FROM matches m, (VALUES ('first', 0), ('second', 1)) AS places (role, place),
            (SELECT min(id) AS id FROM users WHERE role = 'referee') AS first
       WHERE m.league_id = $1 AND (m.status = 'completed' OR m.id % 2 = 0)`,
      [leagueId],
    );
    await client.query('ANALYZE');
    return { leagueId, matches };
  } finally {
    await client.end();
  }
}
