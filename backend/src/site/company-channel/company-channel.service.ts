import type { CompanyChannelAnswer, CompanyChannelView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AttemptCounters } from '../../people/limits/index.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { isChannelAddress } from './channel-hosts.js';
import { ChannelSenderService, type SealedChannel } from './channel-sender.service.js';
import { testText } from './channel-texts.js';

/** Within a quarter of an hour. */
export const testsPerAccount = 5;

/** The channel of a company: its address is stored encrypted and never leaves the server again. */
@Injectable()
export class CompanyChannelService {
  private readonly counters: AttemptCounters;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sender: ChannelSenderService,
  ) {
    this.counters = new AttemptCounters(db);
  }

  async of(userId: number): Promise<CompanyChannelAnswer> {
    const [channel = null] = await this.db.query<CompanyChannelView[]>(
      `SELECT host, last_sent_at AS "lastSentAt",
              CASE WHEN off_at IS NOT NULL THEN 'off' WHEN failures > 0 THEN 'failing' ELSE 'on' END AS state
       FROM company_channels WHERE user_id = $1`,
      [userId],
    );
    return { channel };
  }

  /** Only news after this is posted. @throws RefusalError `channel.address-refused` */
  async set(userId: number, typed: string): Promise<CompanyChannelAnswer> {
    const address = typed.trim();
    if (!isChannelAddress(address)) throw RefusalError.of('channel.address-refused');
    const { host, secret } = this.sender.sealed(userId, address);
    await this.db.transaction(async (manager) => {
      await manager.query('DELETE FROM company_channels WHERE user_id = $1', [userId]);
      // An account that is gone has no channel.
      await manager.query(
        `INSERT INTO company_channels (user_id, host, secret)
         SELECT id, $2, $3 FROM users WHERE id = $1 AND erased_at IS NULL
         ON CONFLICT (user_id) DO UPDATE SET host = excluded.host, secret = excluded.secret`,
        [userId, host, secret],
      );
    });
    return this.of(userId);
  }

  async remove(userId: number): Promise<CompanyChannelAnswer> {
    await this.db.query('DELETE FROM company_channels WHERE user_id = $1', [userId]);
    return { channel: null };
  }

  /** @throws RefusalError `channel.not-found`, `channel.not-reached`, `request.too-many` */
  async test(userId: number): Promise<CompanyChannelAnswer> {
    const [channel] = await this.db.query<(SealedChannel & { language: Language })[]>(
      `SELECT c.user_id AS "userId", c.host, c.secret, u.language
       FROM company_channels c JOIN users u ON u.id = c.user_id WHERE c.user_id = $1`,
      [userId],
    );
    if (channel === undefined) throw RefusalError.of('channel.not-found');
    const retryAfter = await this.counters.count([[`channel ${userId}`, testsPerAccount]]);
    if (retryAfter !== null) throw new RefusalError({ code: 'request.too-many' }, { retryAfter });
    const answer = await this.sender.send(channel, testText(channel.language));
    if (answer.kind !== 'answered' || answer.status < 200 || answer.status >= 300)
      throw RefusalError.of('channel.not-reached');
    await this.db.query(
      `UPDATE company_channels SET failures = 0, last_sent_at = now(), off_at = NULL,
              created_at = CASE WHEN off_at IS NULL THEN created_at ELSE now() END
       WHERE user_id = $1 AND secret = $2`,
      [userId, channel.secret],
    );
    return this.of(userId);
  }
}
