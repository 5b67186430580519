import type { EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';

/** The match that a proposal is about, and the companies of its teams. */
export interface ProposedMatch {
  id: number;
  leagueId: number | null;
  matchDate: Date;
  name: string;
  isScheduled: boolean;
  teams: readonly { id: number; userId: number }[];
}

/** @throws RefusalError `match.not-found` */
export async function proposedMatch(manager: EntityManager, id: number): Promise<ProposedMatch> {
  const [match] = await manager.query<ProposedMatch[]>(
    `SELECT m.id, m.league_id AS "leagueId", m.match_date AS "matchDate",
            h.name || ' – ' || a.name AS name,
            m.status = 'scheduled' AND m.outcome IS NULL AS "isScheduled",
            json_build_array(json_build_object('id', h.id, 'userId', h.user_id),
                             json_build_object('id', a.id, 'userId', a.user_id)) AS teams
     FROM matches m JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id
     WHERE m.id = $1`,
    [id],
  );
  if (match === undefined) throw RefusalError.of('match.not-found');
  return match;
}

/** The company that did not propose it; the same one where it has both teams. */
export const otherCompany = ({ teams }: ProposedMatch, teamId: number): number | undefined =>
  teams.find(({ id }) => id !== teamId)?.userId;
