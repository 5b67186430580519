import { type MatchNotice, pushOptions, sendingTime } from '@kolo/domain';
import type { DataSource, EntityManager } from 'typeorm';

/** A match that has not begun, for what is announced before it. */
export interface ComingMatch {
  id: number;
  version: number;
  matchDate: Date;
  venue: string | null;
  leagueId: number | null;
  homeTeamId: number;
  awayTeamId: number;
}

/** What is announced once for each time of a match, by the column that remembers the time. */
type Announced = 'soon_for' | 'incomplete_for';

/**
 * Returns the matches of the next while that were not announced for their time.
 * @param followed what else holds of a match `m`
 */
export const comingMatches = (
  db: DataSource,
  announced: Announced,
  { now, withinMs, followed }: { now: Date; withinMs: number; followed: string },
): Promise<ComingMatch[]> =>
  db.query<ComingMatch[]>(
    `SELECT m.id, m.version, m.match_date AS "matchDate", m.venue, m.league_id AS "leagueId",
            m.home_team_id AS "homeTeamId", m.away_team_id AS "awayTeamId"
     FROM matches m LEFT JOIN push_matches p ON p.match_id = m.id
     WHERE m.match_date > $1 AND m.match_date <= $2 AND m.status = 'scheduled'
       AND m.outcome IS NULL AND p.${announced} IS DISTINCT FROM m.match_date AND ${followed}
     ORDER BY m.id`,
    [now, new Date(now.getTime() + withinMs)],
  );

/** Returns the notice of a match that has not begun. */
export const noticeAhead = (
  { matchDate, venue }: ComingMatch,
  headline: 'soon' | 'incomplete',
): MatchNotice => ({
  headline,
  kinds: [headline],
  score: null,
  matchDate: matchDate.toISOString(),
  venue,
  isLive: false,
});

/** Whether it is still to be announced for this time of the match; from then on it counts as announced. */
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

/** It takes the place of a message that waits for the morning and is for nobody else. */
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
    `WITH replaced AS (
       DELETE FROM push_messages
       WHERE match_id = $1 AND due_at > $5 AND (notice->'kinds') <@ ($2::jsonb->'kinds')
     )
     INSERT INTO push_messages (match_id, notice, due_at, expires_at) VALUES ($1, $2, $3, $4)`,
    [matchId, notice, new Date(due), new Date(expires), now],
  );
}
