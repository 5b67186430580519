import type { OutcomeKind, RefereedMatch, RefereeMatch } from '@kolo/domain';

/** Selects what referees need of `matches m`; `refereedMatchOf` reads it. */
export const selectedMatch = `
  m.id AS "matchId", m.league_id AS "leagueId", coalesce(l.name, '') AS "leagueName", m.round,
  m.match_date AS "matchDate", m.outcome, m.venue,
  json_build_object('id', m.home_team_id, 'name', coalesce(home.name, ''), 'userId', home.user_id) AS home,
  json_build_object('id', m.away_team_id, 'name', coalesce(away.name, ''), 'userId', away.user_id) AS away`;

export const matchTables = `matches m
  LEFT JOIN leagues l ON l.id = m.league_id
  LEFT JOIN teams home ON home.id = m.home_team_id
  LEFT JOIN teams away ON away.id = m.away_team_id`;

interface TeamRecord {
  id: number;
  name: string;
  userId: number | null;
}

export interface MatchRecord {
  matchId: number;
  leagueId: number | null;
  leagueName: string;
  round: number | null;
  matchDate: Date;
  outcome: OutcomeKind | null;
  venue: string | null;
  home: TeamRecord;
  away: TeamRecord;
}

export const refereedMatchOf = (record: MatchRecord): RefereedMatch => ({
  matchId: record.matchId,
  leagueId: record.leagueId,
  round: record.round,
  matchDate: record.matchDate.toISOString(),
  venue: record.venue,
  home: record.home,
  away: record.away,
});

export const shownMatchOf = (record: MatchRecord): RefereeMatch => ({
  matchId: record.matchId,
  leagueId: record.leagueId ?? 0,
  leagueName: record.leagueName,
  round: record.round,
  matchDate: record.matchDate.toISOString(),
  outcome: record.outcome,
  venue: record.venue,
  home: { id: record.home.id, name: record.home.name },
  away: { id: record.away.id, name: record.away.name },
});
