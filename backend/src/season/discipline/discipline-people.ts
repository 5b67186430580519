import {
  foldedName,
  groupedBy,
  type Membership,
  type NamedOfficial,
  type Namesakes,
} from '@kolo/domain';
import type { EntityManager } from 'typeorm';

export interface NamedPerson {
  id: number;
  name: string;
}

/** Empty for a person who is not among them. */
export function namesOf(people: readonly NamedPerson[]): (id: number) => string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

export interface NamedMember extends Membership, NamedPerson {}

export interface NamedPlayer extends NamedMember {
  /** Left out of the search for namesakes: the erased, and whoever plays in another league by now. */
  isSearched: boolean;
}

type Kind = Namesakes['kind'];

type Member = Omit<NamedPlayer, 'moves' | 'leftAt' | 'away'> & {
  leftAt: Date | null;
  moves: { at: string; fromTeamId: number }[];
  away: { from: string; until: string }[];
};

/** All players of a league's teams, and those who have left one of them. */
export async function playersOf(db: EntityManager, leagueId: number): Promise<NamedPlayer[]> {
  const rows = await db.query<Member[]>(
    `SELECT p.id, p.team_id AS "teamId", concat_ws(' ', p.first_name, p.last_name) AS name,
            p.erased_at IS NULL AND t.league_id IS NOT DISTINCT FROM $1 AS "isSearched",
            p.withdrawn_at AS "leftAt", coalesce(m.moves, '[]') AS moves,
            coalesce(a.away, '[]') AS away
     FROM players p JOIN teams t ON t.id = p.team_id
     LEFT JOIN (
       SELECT player_id,
              json_agg(json_build_object('at', at, 'fromTeamId', from_team_id) ORDER BY at) AS moves
       FROM player_moves GROUP BY player_id
     ) m ON m.player_id = p.id
     -- A player who is back has no trace of the time away but in the audit, whose entries stay for ever.
     LEFT JOIN LATERAL (
       SELECT json_agg(json_build_object('from', since, 'until', at) ORDER BY at) AS away
       FROM (
         SELECT action, at, lag(at) OVER (ORDER BY id) AS since
         FROM audit_log
         WHERE subject_type = 'player' AND subject_id = p.id
           AND action IN ('player.withdraw', 'player.return')
       ) changes
       WHERE action = 'player.return' AND since IS NOT NULL
     ) a ON true
     WHERE p.team_id IN (SELECT id FROM teams WHERE league_id = $1)
       OR p.id IN (
         SELECT player_id FROM player_moves
         WHERE from_team_id IN (SELECT id FROM teams WHERE league_id = $1)
       )`,
    [leagueId],
  );
  return rows.map(({ leftAt, moves, away, ...member }) => ({
    ...member,
    leftAt: leftAt?.toISOString() ?? null,
    moves: moves.map(({ at, fromTeamId }) => ({ at: inUtc(at), fromTeamId })),
    away: away.map(({ from, until }) => ({ from: inUtc(from), until: inUtc(until) })),
  }));
}

/** With full names, whatever team they play for by now. */
export const namesOfPlayers = (db: EntityManager, ids: readonly number[]): Promise<NamedPerson[]> =>
  db.query<NamedPerson[]>(
    `SELECT id, concat_ws(' ', first_name, last_name) AS name FROM players WHERE id = ANY ($1)`,
    [ids],
  );

/** JSON of the database has its time zone. */
const inUtc = (at: string): string => new Date(at).toISOString();

/**
 * Returns pairs of people with the same folded name, of whom the later one was entered for another team of the league
 * or in place of somebody who was withdrawn.
 */
export function namesakesAmong(kind: Kind, members: readonly NamedMember[]): Namesakes[] {
  const byName = groupedBy(members, ({ name }) => foldedName(name));
  return [...byName.values()].flatMap((alike) =>
    alike.flatMap((earlier) =>
      alike
        .filter(
          ({ id, teamId }) =>
            id > earlier.id && (teamId !== earlier.teamId || (earlier.leftAt ?? null) !== null),
        )
        .map((later) => ({ kind, earlierId: earlier.id, laterId: later.id })),
    ),
  );
}

export interface NamedOfficials {
  officials: NamedMember[];
  named: NamedOfficial[];
}

/**
 * Officials of the companies that play in a league, whom consoles offer for their teams. Their team is the one
 * of the latest match of the league that names them, else the one that named them first, else the company's first one
 * here. A suspended one stays when the company has no team here any more.
 */
export async function officialsOf(
  db: EntityManager,
  leagueId: number,
  suspended: readonly number[],
): Promise<NamedOfficials> {
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
  const known = await db.query<NamedMember[]>(
    `SELECT o.id, coalesce(here.id, o.team_id) AS "teamId",
            concat_ws(' ', o.first_name, o.last_name) AS name
     FROM officials o
     JOIN teams first ON first.id = o.team_id
     LEFT JOIN LATERAL (
       SELECT t.id FROM teams t WHERE t.league_id = $1 AND t.user_id = first.user_id
       ORDER BY t.id = first.id DESC, t.id LIMIT 1
     ) here ON true
     WHERE o.erased_at IS NULL AND (here.id IS NOT NULL OR o.id = ANY ($2))
     ORDER BY o.last_name, o.first_name, o.id`,
    [leagueId, suspended],
  );
  const officials = new Map([
    ...known.map((one) => [one.id, one] as const),
    ...rows.map(({ officialId: id, teamId, name }) => [id, { id, teamId, name }] as const),
  ]);
  return { officials: [...officials.values()], named: rows };
}
