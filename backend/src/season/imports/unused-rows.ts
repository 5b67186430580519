import { type EntityManager, In, IsNull } from 'typeorm';
import { leagueStream } from '../../events/stream-ids.js';
import { User } from '../../people/users/user.entity.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Player } from '../../registry/players/player.entity.js';
import { Team } from '../../registry/teams/team.entity.js';
import type { ImportedTeam } from './import-batch.entity.js';

/** Rows that others refer to are kept by the database's foreign keys. @throws RefusalError `import.used` */
export async function deletePlayers(
  manager: EntityManager,
  leagueId: number,
  ids: number[],
): Promise<void> {
  const unchanged = await manager.find(Player, {
    where: {
      id: In(ids),
      status: 'approved',
      withdrawnAt: IsNull(),
      employmentDocument: IsNull(),
      team: { leagueId },
    },
    select: { id: true },
  });
  const isUsed =
    unchanged.length < ids.length ||
    (await isEdited(manager, { type: 'player', ids, beside: 'player.add' })) ||
    (await exists(manager, 'SELECT FROM player_stats WHERE player_id = ANY ($1)', [ids])) ||
    (await exists(
      manager,
      `SELECT FROM events WHERE stream = $2 AND (fact->>'playerId')::integer = ANY ($1)`,
      [ids, leagueStream(leagueId)],
    )) ||
    (await exists(
      manager,
      `SELECT FROM matches m JOIN events e ON e.stream = m.id
       WHERE m.league_id = $2
         AND (e.type = 'PlayerReplaced' AND (e.fact->>'playerId')::integer = ANY ($1)
              OR e.type = 'AttendanceConfirmed' AND EXISTS (
                SELECT FROM json_array_elements_text(e.fact->'playerIds') AS listed (id)
                WHERE listed.id::integer = ANY ($1)))`,
      [ids, leagueId],
    ));
  if (isUsed) throw RefusalError.of('import.used');
  await manager.delete(Player, { id: In(ids) });
}

/** @throws RefusalError `import.used` */
export async function deleteTeams(
  manager: EntityManager,
  leagueId: number,
  teams: readonly ImportedTeam[],
): Promise<void> {
  const ids = teams.map(({ id }) => id);
  const users = teams.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const isUsed =
    (await manager.countBy(Team, { id: In(ids), leagueId })) < ids.length ||
    (await isEdited(manager, {
      type: 'team',
      ids,
      beside: 'team.create',
      or: 'team.join-league',
    })) ||
    (await isEdited(manager, { type: 'account', ids: users, beside: 'account.approve' })) ||
    (await exists(
      manager,
      'SELECT FROM matches WHERE home_team_id = ANY ($1) OR away_team_id = ANY ($1)',
      [teams.filter(({ isNew }) => isNew).map(({ id }) => id)],
    )) ||
    (await exists(
      manager,
      'SELECT FROM matches WHERE league_id = $2 AND (home_team_id = ANY ($1) OR away_team_id = ANY ($1))',
      [ids, leagueId],
    )) ||
    // Following a mailed link is the only way into such an account.
    (await exists(
      manager,
      'SELECT FROM users WHERE id = ANY ($1) AND (email_confirmed_at IS NOT NULL OR deactivated_at IS NOT NULL)',
      [users],
    ));
  if (isUsed) throw RefusalError.of('import.used');
  const [created, former] = [true, false].map((isNew) =>
    teams.filter((team) => team.isNew === isNew).map(({ id }) => id),
  );
  await manager.update(Team, { id: In(former ?? []) }, { leagueId: null });
  await manager.delete(Team, { id: In(created ?? []) });
  await manager.delete(User, { id: In(users) });
}

/** An administrator or the owner did something to one of them since. */
const isEdited = (
  manager: EntityManager,
  { type, ids, beside, or = beside }: { type: string; ids: number[]; beside: string; or?: string },
): Promise<boolean> =>
  exists(
    manager,
    `SELECT FROM audit_log WHERE subject_type = $2 AND subject_id = ANY ($1) AND action NOT IN ($3, $4)`,
    [ids, type, beside, or],
  );

const exists = async (manager: EntityManager, sql: string, values: unknown[]): Promise<boolean> =>
  (await manager.query<unknown[]>(`${sql} LIMIT 1`, values)).length > 0;
