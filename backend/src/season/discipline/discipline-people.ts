import type { Membership, NamedOfficial } from '@kolo/domain';
import type { EntityManager } from 'typeorm';

export interface NamedMember extends Membership {
  name: string;
}

type Member = Omit<NamedMember, 'moves'> & { moves: { at: string; fromTeamId: number }[] };

/** All players of a league's teams, and those who have left one of them. */
export async function playersOf(db: EntityManager, leagueId: number): Promise<NamedMember[]> {
  const rows = await db.query<Member[]>(
    `SELECT p.id, p.team_id AS "teamId", concat_ws(' ', p.first_name, p.last_name) AS name,
            coalesce(m.moves, '[]') AS moves
     FROM players p
     LEFT JOIN (
       SELECT player_id,
              json_agg(json_build_object('at', at, 'fromTeamId', from_team_id) ORDER BY at) AS moves
       FROM player_moves GROUP BY player_id
     ) m ON m.player_id = p.id
     WHERE p.team_id IN (SELECT id FROM teams WHERE league_id = $1)
       OR p.id IN (
         SELECT player_id FROM player_moves
         WHERE from_team_id IN (SELECT id FROM teams WHERE league_id = $1)
       )`,
    [leagueId],
  );
  return rows.map(({ moves, ...member }) => {
    const inOrder = moves.map(({ at, fromTeamId }) => ({
      at: new Date(at).toISOString(),
      fromTeamId,
    }));
    return { ...member, moves: inOrder };
  });
}

export interface NamedOfficials {
  officials: NamedMember[];
  named: NamedOfficial[];
}

/** Officials of teams; their team is the one of the latest match that names them. */
export async function officialsOf(db: EntityManager, leagueId: number): Promise<NamedOfficials> {
  const rows = await db.query<(NamedOfficial & { teamId: number; name: string })[]>(
    `SELECT n.match_id AS "matchId", n.side, n.role, n.official_id AS "officialId",
            CASE n.side WHEN 'home' THEN m.home_team_id ELSE m.away_team_id END AS "teamId",
            concat_ws(' ', o.first_name, o.last_name) AS name
     FROM match_officials n
     JOIN matches m ON m.id = n.match_id
     JOIN officials o ON o.id = n.official_id
     WHERE m.league_id = $1 AND n.side <> 'match'
     ORDER BY m.match_date, m.id`,
    [leagueId],
  );
  const officials = new Map(
    rows.map(({ officialId: id, teamId, name }) => [id, { id, teamId, name }]),
  );
  return { officials: [...officials.values()], named: rows };
}
