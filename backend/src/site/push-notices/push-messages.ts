import { type MatchNotice, pushOptions, sendingTime } from '@kolo/domain';
import type { EntityManager } from 'typeorm';

/** A match that has not begun, for what is announced before it. */
export interface ComingMatch {
  id: number;
  version: number;
  matchDate: Date;
  venue: string | null;
}

/** What is announced once for each time of a match, by the column that remembers the time. */
type Announced = 'soon_for' | 'incomplete_for';

/** Whether nobody announced it yet for this time of the match; from then on it counts as announced. */
export async function isFirst(
  manager: EntityManager,
  { id, version, matchDate }: ComingMatch,
  announced: Announced,
): Promise<boolean> {
  const first = await manager.query<unknown[]>(
    `INSERT INTO push_matches AS p (match_id, version, ${announced}) VALUES ($1, $2, $3)
     ON CONFLICT (match_id) DO UPDATE SET ${announced} = excluded.${announced}
     WHERE p.${announced} IS DISTINCT FROM excluded.${announced} RETURNING match_id`,
    [id, version, matchDate],
  );
  return first.length > 0;
}

export async function addMessage(
  manager: EntityManager,
  matchId: number,
  notice: MatchNotice,
  now: Date,
): Promise<void> {
  const due = sendingTime(notice, now.getTime());
  if (due === null) return;
  const expires = due + pushOptions(matchId, notice.headline).ttl * 1_000;
  await manager.query(
    'INSERT INTO push_messages (match_id, notice, due_at, expires_at) VALUES ($1, $2, $3, $4)',
    [matchId, notice, new Date(due), new Date(expires)],
  );
}
