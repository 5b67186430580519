import { groupedBy, type NamedReferee } from '@kolo/domain';
import type { EntityManager } from 'typeorm';

const asList = `json_agg(json_build_object('role', role, 'name', name)
  ORDER BY array_position(ARRAY['first', 'second', 'third', 'timekeeper', 'delegate'], role), name)`;

/** SQL for the latest name that a console entered for an account; null where none did. */
export const writtenName = (userId: string): string => `
  (SELECT o.first_name || ' ' || o.last_name FROM officials o
   WHERE o.user_id = ${userId} AND o.erased_at IS NULL ORDER BY o.id DESC LIMIT 1)`;

/**
 * SQL for the referees of a match: those named on its console, and accounts that have a role nobody was named for.
 * An account has the name that was entered for it; usernames are for signing in. Null where there are none.
 */
export const namedReferees = (matchId: string): string => `
  (SELECT ${asList} FROM (
     SELECT n.role, o.first_name || ' ' || o.last_name AS name
     FROM match_officials n JOIN officials o ON o.id = n.official_id
     WHERE n.match_id = ${matchId} AND n.side = 'match'
     UNION ALL
     SELECT r.role, written.name
     FROM match_referees r CROSS JOIN LATERAL (SELECT ${writtenName('r.user_id')} AS name) AS written
     WHERE r.match_id = ${matchId} AND r.role IS NOT NULL AND written.name IS NOT NULL AND NOT EXISTS (
       SELECT FROM match_officials n JOIN officials o ON o.id = n.official_id
       WHERE n.match_id = r.match_id AND n.side = 'match' AND (n.role = r.role OR o.user_id = r.user_id))
   ) AS named)`;

export async function refereesOfMatch(
  manager: EntityManager,
  matchId: number,
): Promise<NamedReferee[]> {
  const [row] = await manager.query<{ referees: NamedReferee[] | null }[]>(
    `SELECT ${namedReferees('$1')} AS referees`,
    [matchId],
  );
  return row?.referees ?? [];
}

/**
 * What administrators see of these accounts: the name that was entered, else the username. Where two have the
 * same name, the username tells them apart.
 */
export async function accountNames(
  over: Pick<EntityManager, 'query'>,
  userIds: readonly number[],
): Promise<(userId: number) => string> {
  const rows = await over.query<{ id: number; username: string; name: string | null }[]>(
    `SELECT u.id, u.username, ${writtenName('u.id')} AS name FROM users u WHERE u.id = ANY ($1)`,
    [userIds],
  );
  const sharing = groupedBy(rows, ({ name }) => name);
  const names = rows.map(({ id, username, name }): [number, string] => {
    if (name === null) return [id, username];
    return [id, (sharing.get(name)?.length ?? 0) > 1 ? `${name} (${username})` : name];
  });
  const known = new Map(names);
  return (userId) => known.get(userId) ?? '';
}

/** The public names of these accounts; one whose name nobody entered is left out. */
export async function writtenNames(
  over: Pick<EntityManager, 'query'>,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await over.query<{ id: number; name: string | null }[]>(
    `SELECT asked.id, ${writtenName('asked.id')} AS name FROM unnest($1::integer[]) AS asked(id)`,
    [userIds],
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
