import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { News, NewsSource, NoticeContent } from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import type { Language } from '../../platform/api/language.js';
import { Warnings } from '../../platform/log/warnings.js';
import { deliveryOutcome, type Outcome } from '../../platform/outbound/delivery-outcome.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { type ChannelNews, ChannelNewsService } from './channel-news.service.js';
import { ChannelSenderService, type SealedChannel } from './channel-sender.service.js';
import { channelOffNews } from './channel-texts.js';

const everyMs = 30_000;
const messagesAtOnce = 20;
/** In a row; each of them was tried three times. */
export const channelFailures = 5;

type Message = ChannelNews & SealedChannel & { version: number; attempts: number };

/**
 * Posts news to companies' channels. Each match has one row per kind, so nodes find the same news once; a message is
 * marked before it is sent, so a node that dies leaves it unsent rather than sent twice.
 */
@Injectable()
export class ChannelMessagesService implements NewsSource, OnModuleInit {
  private readonly warnings = new Warnings(new Logger('channels'));

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: JobsService,
    private readonly sources: NewsSourcesService,
    private readonly notices: NoticesService,
    private readonly address: SiteAddressService,
    private readonly news: ChannelNewsService,
    private readonly sender: ChannelSenderService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
    this.jobs.every('channel-messages', everyMs, () => this.run());
  }

  async run(now = new Date()): Promise<void> {
    await this.find(now);
    while (await this.sendBatch(now));
  }

  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    return contents.some(({ kind }) => kind === 'channel-off') ? [channelOffNews(language)] : [];
  }

  /** Waits for a minute, in which somebody may undo it. Raw SQL because it reads the log. */
  private async find(now: Date): Promise<void> {
    await this.db.query(
      `WITH forgotten AS (
         DELETE FROM channel_messages WHERE due_at < $1::timestamptz - interval '7 days'
       )
       INSERT INTO channel_messages AS c (user_id, match_id, kind, version, due_at)
       SELECT o.user_id, m.id, k.kind, max(e.version), $1::timestamptz + interval '1 minute'
       FROM company_channels o
       JOIN users u ON u.id = o.user_id AND u.deactivated_at IS NULL
       JOIN teams t ON t.user_id = o.user_id
       JOIN matches m ON (m.home_team_id = t.id OR m.away_team_id = t.id)
         AND m.match_date > $1::timestamptz - interval '3 days'
       JOIN events e ON e.stream = m.id AND e.recorded_at > o.created_at
         AND e.recorded_at > $1::timestamptz - interval '1 day'
       CROSS JOIN LATERAL (SELECT CASE
         WHEN e.type IN ('MatchRescheduled', 'MatchCancelled', 'MatchPostponed', 'MatchAnnulled')
         THEN 'moved'
         WHEN e.type IN ('MatchFinished', 'ResultRecorded', 'ResultAwarded') THEN 'result'
         WHEN e.type = 'ActionVoided' AND EXISTS (
           SELECT FROM events v WHERE v.stream = e.stream
             AND v.type IN ('MatchCancelled', 'MatchPostponed', 'ResultAwarded', 'MatchAnnulled')
             AND v.command_id || '.' || v.command_seq = e.data ->> 'actionId'
         ) THEN 'moved'
       END AS kind) k
       WHERE o.off_at IS NULL AND k.kind IS NOT NULL
       GROUP BY o.user_id, m.id, k.kind
       ON CONFLICT (user_id, match_id, kind) DO UPDATE
       SET version = excluded.version, due_at = excluded.due_at, attempts = 0, tried_at = NULL
       WHERE c.version < excluded.version`,
      [now],
    );
  }

  /** Returns whether there may be more. */
  private async sendBatch(now: Date): Promise<boolean> {
    const messages = await this.claim(now);
    await Promise.all(messages.map((message) => this.send(message, now)));
    return messages.length === messagesAtOnce;
  }

  private claim(now: Date): Promise<Message[]> {
    return this.db.query<Message[]>(
      `WITH claimed AS (
         UPDATE channel_messages c SET tried_at = $1, attempts = attempts + 1
         FROM (SELECT user_id, match_id, kind FROM channel_messages
               WHERE tried_at IS NULL AND due_at <= $1
               ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED) AS waiting
         WHERE c.user_id = waiting.user_id AND c.match_id = waiting.match_id AND c.kind = waiting.kind
         RETURNING c.*
       )
       SELECT c.user_id AS "userId", c.match_id AS "matchId", c.kind, c.version, c.attempts,
              o.host, o.secret, u.language
       FROM claimed c JOIN company_channels o ON o.user_id = c.user_id AND o.off_at IS NULL
       JOIN users u ON u.id = c.user_id AND u.deactivated_at IS NULL`,
      [now, messagesAtOnce],
    );
  }

  private async send(message: Message, now: Date): Promise<void> {
    const text = await this.news.textOf(message, now);
    if (text === null) return;
    const { origin } = this.address;
    const link = origin === null ? '' : `\n${origin}/live/${message.matchId}`;
    const answer = await this.sender.send(message, text + link);
    if (answer.kind === 'failed') this.warnings.report(answer.error, 'a channel is not reached');
    await this.settle(message, deliveryOutcome(answer, message.attempts, now));
  }

  /** Only for the address that it was sent to: the company may have entered another one meanwhile. */
  private async settle(message: Message, outcome: Outcome): Promise<void> {
    const { userId, matchId, kind, version, secret } = message;
    if (outcome.does === 'retry')
      await this.db.query(
        `UPDATE channel_messages SET due_at = $5, tried_at = NULL
         WHERE user_id = $1 AND match_id = $2 AND kind = $3 AND version = $4`,
        [userId, matchId, kind, version, outcome.at],
      );
    else if (outcome.does === 'delivered')
      await this.db.query(
        `UPDATE company_channels SET failures = 0, last_sent_at = now()
         WHERE user_id = $1 AND secret = $2`,
        [userId, secret],
      );
    else await this.countFailure(message, outcome.does === 'unsubscribe' ? channelFailures : 1);
  }

  /** The mail and the end are one commit. */
  private async countFailure({ userId, secret }: Message, count: number): Promise<void> {
    await this.db.transaction(async (manager) => {
      const [[ended]] = await manager.query<[{ off: boolean }[], number]>(
        `UPDATE company_channels
         SET failures = failures + $3, off_at = CASE WHEN failures + $3 >= $4 THEN now() END
         WHERE user_id = $1 AND secret = $2 AND off_at IS NULL
         RETURNING off_at IS NOT NULL AS off`,
        [userId, secret, count, channelFailures],
      );
      if (ended?.off === true)
        await this.notices.add(manager, { userId }, { kind: 'channel-off', data: { userId } });
    });
  }
}
