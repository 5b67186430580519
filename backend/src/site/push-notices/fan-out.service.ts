import { type MatchNotice, pushLimits, type TeamSide, zagrebWallTime } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** Small enough that no statement delays others. */
export const subscriptionsAtOnce = 1_000;

interface OpenMessage {
  id: string;
  matchId: number;
  notice: MatchNotice;
  afterId: string;
}

/** Gives a message to everybody who chose it, batch by batch; a batch and the place of the next one are one commit. */
@Injectable()
export class FanOutService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Returns whether there may be more. */
  nextBatch(now: Date): Promise<boolean> {
    return this.db.transaction(async (manager) => {
      const [message] = await manager.query<OpenMessage[]>(
        `SELECT id, match_id AS "matchId", notice, after_id AS "afterId" FROM push_messages
         WHERE after_id IS NOT NULL AND due_at <= $1 AND expires_at > $1
         ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [now],
      );
      if (message === undefined) return false;
      const last = await deliver(manager, message, now);
      await manager.query('UPDATE push_messages SET after_id = $2 WHERE id = $1', [
        message.id,
        last,
      ]);
      return true;
    });
  }

  async dropExpired(now: Date): Promise<void> {
    await this.db.query('DELETE FROM push_messages WHERE expires_at <= $1', [now]);
  }
}

/** Returns the last subscription of the batch; null when it was the last batch. */
async function deliver(
  manager: EntityManager,
  { id, matchId, notice, afterId }: OpenMessage,
  now: Date,
): Promise<string | null> {
  const { day } = zagrebWallTime(now.getTime());
  // Raw SQL: finding, counting and adding must be one statement.
  const [{ found, last } = { found: 0, last: null }] = await manager.query<
    { found: number; last: string | null }[]
  >(
    `WITH match AS (SELECT * FROM matches WHERE id = $2),
     batch AS (SELECT subscription_id FROM (${subscribersOf(notice)}) AS chosen
               ORDER BY subscription_id LIMIT $4),
     counted AS (
       UPDATE push_subscriptions s
       SET sent_on = $6, sent_that_day = CASE WHEN sent_on = $6 THEN sent_that_day + 1 ELSE 1 END
       FROM batch WHERE s.id = batch.subscription_id AND s.kinds && $5
         AND (sent_on IS DISTINCT FROM $6 OR sent_that_day < $7)
       RETURNING s.id
     ), added AS (
       INSERT INTO push_deliveries AS d (match_id, subscription_id, message_id, due_at)
       SELECT $2, id, $1, $8 FROM counted
       ON CONFLICT (match_id, subscription_id) DO UPDATE
       SET message_id = excluded.message_id, due_at = excluded.due_at, attempts = 0, tried_at = NULL
     )
     SELECT count(*)::integer AS found, max(subscription_id) AS last FROM batch`,
    [
      ...[id, matchId, afterId, subscriptionsAtOnce],
      ...[notice.kinds, day, pushLimits.perDay, now],
    ],
  );
  return found < subscriptionsAtOnce ? null : last;
}

/** Ranges of the index, each read only as far as the batch needs. */
const range = (condition: string): string =>
  `(SELECT subscription_id FROM push_topics, match
    WHERE ${condition} AND subscription_id > $3 ORDER BY subscription_id LIMIT $4)`;

const ofTeam: Record<TeamSide, string> = {
  home: `kind = 'team' AND topic_id = match.home_team_id`,
  away: `kind = 'team' AND topic_id = match.away_team_id`,
};

const ofMatch = [
  `kind = 'match' AND topic_id = match.id`,
  ...Object.values(ofTeam),
  `kind = 'league' AND topic_id = match.league_id`,
];

/** A list that is too short concerns its own team alone. */
const subscribersOf = ({ incomplete }: MatchNotice): string =>
  (incomplete?.map(({ team }) => ofTeam[team]) ?? ofMatch).map(range).join(' UNION ');
