import type { PlayedMatch } from '@kolo/domain';

export interface PlayedRow extends Omit<PlayedMatch, 'matchDate' | 'awarded'> {
  matchDate: Date;
  outcome: string | null;
}

/** Selects a `PlayedRow` from `matches m` with its league `l` and its teams `h` and `a`. */
export const selectedPlayed = `
  m.id, m.match_date AS "matchDate", m.home_score AS "homeScore", m.away_score AS "awayScore",
  json_build_object('id', h.id, 'name', h.name) AS "homeTeam",
  json_build_object('id', a.id, 'name', a.name) AS "awayTeam", m.outcome,
  CASE WHEN l.id IS NOT NULL
       THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league`;

export const playedTables = `
  matches m
  JOIN teams h ON h.id = m.home_team_id
  JOIN teams a ON a.id = m.away_team_id
  LEFT JOIN leagues l ON l.id = m.league_id`;

/** A result that was played or awarded; annulled, abandoned and replayed matches have none. */
export const hasResult = `m.status = 'completed' AND m.home_score IS NOT NULL
  AND m.away_score IS NOT NULL AND (m.outcome IS NULL OR m.outcome = 'awarded')`;

export const playedMatch = ({
  id,
  matchDate,
  league,
  homeTeam,
  awayTeam,
  homeScore,
  awayScore,
  outcome,
}: PlayedRow): PlayedMatch => ({
  id,
  matchDate: matchDate.toISOString(),
  league,
  homeTeam,
  awayTeam,
  homeScore,
  awayScore,
  ...(outcome === 'awarded' && { awarded: true }),
});
