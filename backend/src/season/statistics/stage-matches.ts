import type { StageMatch } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { type OutcomesRecord, selectedOutcomes, withOutcomes } from '../../projections/outcomes.js';

type Row = Omit<StageMatch, 'matchDate' | keyof OutcomesRecord> &
  OutcomesRecord & { stageId: number; matchDate: Date };

/** The matches of all stages of a league, in the order in which they were made. */
export async function stageMatchesOf(
  moment: EntityManager,
  leagueId: number,
): Promise<(StageMatch & { stageId: number })[]> {
  const rows = await moment.query<Row[]>(
    `SELECT m.id AS "matchId", m.version, m.stage_id AS "stageId", m.tie, m.leg,
            m.match_date AS "matchDate", m.venue, m.status,
            m.home_team_id AS "homeTeamId", m.away_team_id AS "awayTeamId",
            m.home_score AS "homeScore", m.away_score AS "awayScore",
            EXISTS (SELECT FROM player_stats s WHERE s.match_id = m.id) AS "hasLineups",
            ${selectedOutcomes}
     FROM matches m WHERE m.league_id = $1 AND m.stage_id IS NOT NULL ORDER BY m.id`,
    [leagueId],
  );
  return rows.map(({ matchDate, ...row }) => ({
    ...withOutcomes(row),
    matchDate: matchDate.toISOString(),
  }));
}
