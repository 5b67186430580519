import { type MatchNotice, pushLimits, pushOptions } from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { Warnings } from '../../platform/log/warnings.js';
import { deliveryOutcome, type Outcome } from '../../platform/outbound/delivery-outcome.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { PushSenderService } from './push-sender.service.js';
import { pushText } from './push-texts.js';

const deliveriesAtOnce = 100;

interface Delivery {
  subscriptionId: string;
  messageId: string;
  matchId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  notice: MatchNotice;
  expiresAt: Date;
  attempts: number;
  home: string;
  away: string;
}

type Done = Outcome & Pick<Delivery, 'subscriptionId' | 'messageId' | 'matchId'>;

/**
 * Sends what waits. A delivery is marked before it is sent: a node that dies in between leaves it unsent rather than
 * sent twice.
 */
@Injectable()
export class DeliveriesService {
  private readonly warnings = new Warnings(new Logger('push'));

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sender: PushSenderService,
    private readonly address: SiteAddressService,
  ) {}

  /** Returns whether there may be more. */
  async nextBatch(now: Date): Promise<boolean> {
    const deliveries = await this.claim(now);
    const done = await Promise.all(deliveries.map((one) => this.send(one, now)));
    await this.settle(done);
    return deliveries.length === deliveriesAtOnce;
  }

  private claim(now: Date): Promise<Delivery[]> {
    return this.db.query<Delivery[]>(
      `WITH claimed AS (
         UPDATE push_deliveries d SET tried_at = $1, attempts = attempts + 1
         FROM (SELECT match_id, subscription_id FROM push_deliveries
               WHERE tried_at IS NULL AND due_at <= $1
               ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED) AS waiting
         WHERE d.match_id = waiting.match_id AND d.subscription_id = waiting.subscription_id
         RETURNING d.*
       )
       SELECT c.subscription_id AS "subscriptionId", c.message_id AS "messageId",
              c.match_id AS "matchId", s.endpoint, s.p256dh, s.auth, s.language, n.notice,
              n.expires_at AS "expiresAt", c.attempts, h.name AS home, a.name AS away
       FROM claimed c JOIN push_subscriptions s ON s.id = c.subscription_id
       JOIN push_messages n ON n.id = c.message_id JOIN matches m ON m.id = c.match_id
       JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id`,
      [now, deliveriesAtOnce],
    );
  }

  private async send(delivery: Delivery, now: Date): Promise<Done> {
    const { subscriptionId, messageId, matchId, notice, expiresAt, attempts } = delivery;
    const ttl = Math.floor((expiresAt.getTime() - now.getTime()) / 1_000);
    const to = { subscriptionId, messageId, matchId };
    if (ttl <= 0) return { ...to, does: 'drop' };
    const options = { ...pushOptions(matchId, notice.headline), ttl };
    const answer = await this.sender.send(delivery, this.payload(delivery), options);
    if (answer.kind === 'failed')
      this.warnings.report(answer.error, 'a push service is not reached');
    return { ...to, ...deliveryOutcome(answer, attempts, now) };
  }

  /** The form of Safari's declarative push, which the service worker reads as well. */
  private payload({ matchId, notice, home, away, language }: Delivery): string {
    return JSON.stringify({
      web_push: 8030,
      notification: {
        ...pushText(notice, { home, away }, language),
        lang: language,
        tag: `match-${matchId}`,
        navigate: `${this.address.origin ?? ''}/live/${matchId}`,
      },
    });
  }

  /** Only of the message that was sent: a newer one about the same match may wait in its place. */
  private async settle(done: readonly Done[]): Promise<void> {
    const gone = done.filter(({ does }) => does === 'unsubscribe');
    const failed = done.filter(({ does }) => does === 'fail');
    if (gone.length > 0)
      await this.db.query('DELETE FROM push_subscriptions WHERE id = ANY ($1::bigint[])', [
        gone.map(({ subscriptionId }) => subscriptionId),
      ]);
    if (failed.length > 0) await this.countFailures(failed);
    for (const one of done) if (one.does === 'retry') await this.retry(one, one.at);
    await this.finish(done.filter(({ does }) => does !== 'retry'));
  }

  private async finish(done: readonly Done[]): Promise<void> {
    if (done.length === 0) return;
    const delivered = done.filter(({ does }) => does === 'delivered');
    await this.db.query(
      `WITH well AS (
         UPDATE push_subscriptions SET failures = 0 WHERE id = ANY ($4::bigint[]) AND failures > 0
       )
       DELETE FROM push_deliveries d
       USING unnest($1::integer[], $2::bigint[], $3::bigint[]) AS o (match_id, subscription_id, message_id)
       WHERE d.match_id = o.match_id AND d.subscription_id = o.subscription_id
         AND d.message_id = o.message_id`,
      [
        done.map(({ matchId }) => matchId),
        done.map(({ subscriptionId }) => subscriptionId),
        done.map(({ messageId }) => messageId),
        delivered.map(({ subscriptionId }) => subscriptionId),
      ],
    );
  }

  private async retry({ matchId, subscriptionId, messageId }: Done, at: Date): Promise<void> {
    await this.db.query(
      `UPDATE push_deliveries SET due_at = $4, tried_at = NULL
       WHERE match_id = $1 AND subscription_id = $2 AND message_id = $3`,
      [matchId, subscriptionId, messageId, at],
    );
  }

  private async countFailures(failed: readonly Done[]): Promise<void> {
    const ids = failed.map(({ subscriptionId }) => subscriptionId);
    await this.db.query(
      'UPDATE push_subscriptions SET failures = failures + 1 WHERE id = ANY ($1::bigint[])',
      [ids],
    );
    await this.db.query(
      'DELETE FROM push_subscriptions WHERE id = ANY ($1::bigint[]) AND failures >= $2',
      [ids, pushLimits.failures],
    );
  }
}
