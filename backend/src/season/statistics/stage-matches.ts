import type { StageMatch } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { type OutcomeRecord, outcomeOf, selectedOutcome } from '../../projections/outcome-rows.js';
import {
  type RulingRecord,
  ruledOutcomeOf,
  selectedRuling,
} from '../../projections/ruling-rows.js';
import {
  type SignedRecord,
  selectedSigned,
  signedOutcomeOf,
} from '../../projections/signed-rows.js';

type Row = Omit<StageMatch, 'matchDate'> & { stageId: number; matchDate: Date } & OutcomeRecord &
  RulingRecord &
  SignedRecord;

/** The matches of all stages of a league, in the order in which they were made. */
export async function stageMatchesOf(
  moment: EntityManager,
  leagueId: number,
): Promise<(StageMatch & { stageId: number })[]> {
  // Raw SQL: read models have no entities.
  const rows = await moment.query<Row[]>(
    `SELECT m.id AS "matchId", m.version, m.stage_id AS "stageId", m.tie, m.leg,
            m.match_date AS "matchDate", m.venue, m.status,
            m.home_team_id AS "homeTeamId", m.away_team_id AS "awayTeamId",
            m.home_score AS "homeScore", m.away_score AS "awayScore",
            EXISTS (SELECT FROM player_stats s WHERE s.match_id = m.id) AS "hasLineups",
            ${selectedOutcome}, ${selectedRuling}, ${selectedSigned}
     FROM matches m WHERE m.league_id = $1 AND m.stage_id IS NOT NULL ORDER BY m.id`,
    [leagueId],
  );
  return rows.map(
    ({
      homeKicks,
      awayKicks,
      hadExtraTime,
      outcome,
      awardedTo,
      playedHome,
      playedAway,
      signState,
      officialAt,
      ...match
    }) => ({
      ...match,
      matchDate: match.matchDate.toISOString(),
      ...outcomeOf({ homeKicks, awayKicks, hadExtraTime }),
      ...ruledOutcomeOf({ outcome, awardedTo, playedHome, playedAway }),
      ...signedOutcomeOf({ signState, officialAt }),
    }),
  );
}
