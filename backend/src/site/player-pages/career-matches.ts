import type { CareerMatch, SeasonRules } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { countsForScorers } from '../../projections/standing-rulings.js';

type Row = Omit<CareerMatch, 'matchDate' | 'counts'> & {
  matchDate: Date;
  isOfStage: boolean;
  isCounted: boolean | null;
};

/** The finished matches of a person, and what the rules of their leagues count (docs/product.md#statistics). */
export async function careerMatches(
  db: EntityManager,
  playerIds: readonly number[],
  rulesOf: (leagueIds: readonly number[]) => Promise<ReadonlyMap<number, SeasonRules>>,
): Promise<CareerMatch[]> {
  const rows = await db.query<Row[]>(
    `SELECT m.id, m.match_date AS "matchDate", s.player_id AS "playerId",
            json_build_object('id', l.id, 'name', l.name, 'season', l.season) AS league,
            json_build_object('id', t.id, 'name', t.name) AS team,
            json_build_object('id', o.id, 'name', o.name, 'userId', o.user_id) AS opponent,
            s.goals, s.assists, s.yellow_cards AS "yellowCards", s.red_cards AS "redCards",
            m.mvp_player_id IS NOT DISTINCT FROM s.player_id AS "isMvp",
            m.stage_id IS NOT NULL AS "isOfStage",
            CASE WHEN m.outcome IS NULL THEN true ELSE ${countsForScorers} END AS "isCounted"
     FROM player_stats s
     JOIN matches m ON m.id = s.match_id
       AND (m.status = 'completed' OR m.outcome IN ('awarded', 'annulled'))
     JOIN leagues l ON l.id = m.league_id
     JOIN players p ON p.id = s.player_id
     -- The team at the time: the one that the player left first after the match, or else today's.
     CROSS JOIN LATERAL (
       SELECT coalesce((SELECT v.from_team_id FROM player_moves v
                        WHERE v.player_id = p.id AND v.at > m.match_date
                        ORDER BY v.at LIMIT 1), p.team_id) AS id
     ) own
     JOIN teams t ON t.id = own.id
     JOIN teams o ON o.id = CASE WHEN m.home_team_id = own.id THEN m.away_team_id
                                 ELSE m.home_team_id END
     WHERE s.player_id = ANY ($1)`,
    [playerIds],
  );
  const rules = await rulesOf([...new Set(rows.map(({ league }) => league.id))]);
  return rows.map(({ isOfStage, isCounted, matchDate, ...row }) => {
    // As the top lists count.
    const isInLists = !isOfStage || rules.get(row.league.id)?.finals.countForScorers === true;
    const counts = isCounted === true && isInLists;
    return { ...row, matchDate: matchDate.toISOString(), counts };
  });
}
