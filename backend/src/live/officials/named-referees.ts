import { groupedBy, type NamedReferee } from '@kolo/domain';
import type { EntityManager } from 'typeorm';

/** A referee as the report names them. */
export interface RefereeWithTown extends NamedReferee {
  town: string | null;
}

/** SQL for what a console entered last for an account. */
const written = (columns: string, userId: string): string => `
  SELECT ${columns} FROM officials o
  WHERE o.user_id = ${userId} AND o.erased_at IS NULL ORDER BY o.id DESC LIMIT 1`;

const wholeName = "o.first_name || ' ' || o.last_name";

/** SQL for the latest name that a console entered for an account; null where none did. */
export const writtenName = (userId: string): string => `(${written(wholeName, userId)})`;

/** SQL for a list of the referees of a match as objects with these fields; null where there are none. */
const refereesAs = (fields: string, matchId: string): string => `
  (SELECT json_agg(json_build_object(${fields})
     ORDER BY array_position(ARRAY['first', 'second', 'third', 'timekeeper', 'delegate'], role), name)
   FROM (
     SELECT n.role, ${wholeName} AS name, o.town
     FROM match_officials n JOIN officials o ON o.id = n.official_id
     WHERE n.match_id = ${matchId} AND n.side = 'match'
     UNION ALL
     SELECT r.role, written.name, written.town
     FROM match_referees r
     CROSS JOIN LATERAL (${written(`${wholeName} AS name, o.town`, 'r.user_id')}) AS written
     WHERE r.match_id = ${matchId} AND r.role IS NOT NULL AND NOT EXISTS (
       SELECT FROM match_officials n JOIN officials o ON o.id = n.official_id
       WHERE n.match_id = r.match_id AND n.side = 'match' AND (n.role = r.role OR o.user_id = r.user_id))
   ) AS named)`;

/**
 * SQL for the referees of a match: those named on its console, and accounts that have a role nobody was named for.
 * An account has the name that was entered for it; usernames are for signing in. Null where there are none.
 */
export const namedReferees = (matchId: string): string =>
  refereesAs(`'role', role, 'name', name`, matchId);

export const refereesOfMatch = (manager: EntityManager, matchId: number): Promise<NamedReferee[]> =>
  listed(manager, namedReferees('$1'), matchId);

export const refereesWithTowns = (
  manager: EntityManager,
  matchId: number,
): Promise<RefereeWithTown[]> =>
  listed(manager, refereesAs(`'role', role, 'name', name, 'town', town`, '$1'), matchId);

async function listed<Referee>(
  manager: EntityManager,
  list: string,
  matchId: number,
): Promise<Referee[]> {
  const [row] = await manager.query<{ referees: Referee[] | null }[]>(
    `SELECT ${list} AS referees`,
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
