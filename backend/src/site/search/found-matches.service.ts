import { type FoundMatch, limits } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

type Row = Omit<FoundMatch, 'matchDate'> & { matchDate: Date };

/** Of each of the two, so that results have a place beside many fixtures. */
const coming = 4;

/** More than a team has in a season; with a limit, the matches of each team are found by their index. */
const maxOfTeam = 100;

const of = (team: 'home_team_id' | 'away_team_id'): string => `
  SELECT one.* FROM found, LATERAL (
    SELECT id, match_date, status, outcome, league_id, home_team_id, away_team_id, home_score, away_score
    FROM matches WHERE ${team} = found.id LIMIT ${maxOfTeam}) AS one`;

@Injectable()
export class FoundMatchesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Matches whose teams have all the words together: what is played, then the next ones, then the last results.
   * @param any the same words, of which a team has at least one
   */
  async find(all: string, any: string, maxTeams: number): Promise<FoundMatch[]> {
    const rows = await this.db.query<Row[]>(
      `WITH found AS (
         SELECT id FROM teams WHERE name_words(name) @@ $2::tsquery ORDER BY id DESC LIMIT $3
       ), met AS (
         ${of('home_team_id')} UNION ${of('away_team_id')}
       ), ordered AS (
         SELECT m.*, h.name AS home, a.name AS away,
                m.status = 'completed' AND (m.outcome IS NULL OR m.outcome = 'awarded') AS has_result,
                array_position(ARRAY['in_progress', 'scheduled', 'completed'], m.status) AS place,
                row_number() OVER (PARTITION BY m.status ORDER BY
                  CASE WHEN m.status = 'completed' THEN -1 ELSE 1 END
                    * extract(epoch FROM m.match_date), m.id) AS n
         FROM met m
         JOIN teams h ON h.id = m.home_team_id
         JOIN teams a ON a.id = m.away_team_id
         -- Of one word it is known already, and costs most for a name that many teams share.
         WHERE $1::tsquery = $2::tsquery OR name_words(h.name || ' ' || a.name) @@ $1::tsquery
       )
       SELECT o.id, o.match_date AS "matchDate", o.status, o.outcome,
              json_build_object('id', o.home_team_id, 'name', o.home) AS "homeTeam",
              json_build_object('id', o.away_team_id, 'name', o.away) AS "awayTeam",
              CASE WHEN o.has_result THEN o.home_score END AS "homeScore",
              CASE WHEN o.has_result THEN o.away_score END AS "awayScore",
              CASE WHEN l.id IS NOT NULL
                   THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league
       FROM ordered o LEFT JOIN leagues l ON l.id = o.league_id
       WHERE o.place IS NOT NULL AND (o.status = 'completed' OR o.n <= $4)
       ORDER BY o.place, o.n
       LIMIT $5`,
      [all, any, maxTeams, coming, limits.search.found],
    );
    return rows.map((row) => ({ ...row, matchDate: row.matchDate.toISOString() }));
  }
}
