import { type LeagueDigestRequest, limits, weeklyRound } from '@kolo/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AttemptCounters } from '../../people/limits/index.js';
import type { News, NewsSource, NoticeContent } from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { clientNetwork } from '../../platform/http/client-network.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { LeagueWeekService } from './league-week.service.js';
import { MailLinksService } from './mail-links.service.js';
import { confirmDigest, digestNews, ended } from './week-texts.js';

interface Digest {
  id: string;
  league: string;
  leagueId: number;
  confirmed: boolean;
}

/** The week of a league for addresses without an account, which confirm it first. */
@Injectable()
export class LeagueDigestsService implements NewsSource, OnModuleInit {
  private readonly logger = new Logger('digests');
  private readonly counters: AttemptCounters;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: JobsService,
    private readonly sources: NewsSourcesService,
    private readonly notices: NoticesService,
    private readonly leagues: LeaguesService,
    private readonly weeks: LeagueWeekService,
    private readonly links: MailLinksService,
  ) {
    this.counters = new AttemptCounters(db);
  }

  onModuleInit(): void {
    this.sources.register(this);
    this.jobs.nightly('digest-retention', '55 3 * * *', () => this.dropUnconfirmed());
  }

  /**
   * Mails the link that confirms it. Whether the address has the digest already, nobody learns.
   * @throws RefusalError `league.not-found`, `request.too-many`
   */
  async ask(
    leagueId: number,
    { email, language }: LeagueDigestRequest,
    client: string,
  ): Promise<void> {
    await this.leagues.get(leagueId);
    const subject = `digest ${clientNetwork(client)}`;
    const seconds = await this.counters.count([[subject, limits.digests.perNetwork]]);
    if (seconds !== null)
      throw new RefusalError({ code: 'request.too-many' }, { retryAfter: seconds });
    await this.db.transaction(async (manager) => {
      // Raw SQL: a condition and its write are one statement. Others may not flood an address.
      const [row] = await manager.query<{ id: string }[]>(
        `INSERT INTO league_digests AS d (league_id, address, language)
         SELECT $1, $2, $3
         WHERE (SELECT count(*) FROM league_digests
                WHERE lower(address) = lower($2) AND asked_at > now() - interval '1 day') < $4
         ON CONFLICT (lower(address), league_id) DO UPDATE
         SET asked_at = now(), language = excluded.language
         WHERE d.confirmed_at IS NULL AND d.asked_at < now() - interval '1 day'
         RETURNING d.id`,
        [leagueId, email, language, limits.digests.mailsPerDay],
      );
      if (row === undefined) return;
      const content = { kind: 'confirm-digest', data: { digestId: row.id } } as const;
      await this.notices.add(manager, { address: email, language }, content);
    });
  }

  /** @throws RefusalError `mails.link-invalid` where it was deleted meanwhile */
  async confirm(id: string): Promise<void> {
    const [, confirmed] = await this.db.query<[unknown[], number]>(
      'UPDATE league_digests SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1',
      [id],
    );
    if (confirmed === 0) throw RefusalError.of('mails.link-invalid');
  }

  async end(id: string): Promise<void> {
    await this.db.query('DELETE FROM league_digests WHERE id = $1', [id]);
  }

  async dropUnconfirmed(): Promise<void> {
    const [, dropped] = await this.db.query<[unknown[], number]>(
      `DELETE FROM league_digests
       WHERE confirmed_at IS NULL AND asked_at < now() - make_interval(days => $1)`,
      [limits.digests.unconfirmedDays],
    );
    if (dropped > 0) this.logger.log({ dropped }, 'addresses that nobody confirmed are gone');
  }

  /** Raw SQL: that an address had its mail of the week and the mail itself are one statement, on one node. */
  async collect(now = Date.now()): Promise<void> {
    const week = weeklyRound(now);
    if (week === null) return;
    await this.db.query(
      `WITH due AS (
         UPDATE league_digests d SET week = $1 FROM leagues l
         WHERE l.id = d.league_id AND l.is_active AND d.confirmed_at IS NOT NULL
           AND coalesce(d.week < $1, true)
         RETURNING d.id, d.address, d.language
       )
       INSERT INTO notices (address, language, kind, data)
       SELECT address, language, 'league-digest', jsonb_build_object('digestId', id::text)
       FROM due ORDER BY id`,
      [week],
    );
  }

  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const news: News[] = [];
    for (const { kind, data } of contents) {
      if (kind !== 'confirm-digest' && kind !== 'league-digest') continue;
      const digest = await this.get(data.digestId);
      if (digest === null || digest.confirmed !== (kind === 'league-digest')) continue;
      news.push(
        ...(kind === 'confirm-digest'
          ? [this.confirmation(digest, language)]
          : await this.week(digest, language)),
      );
    }
    return news;
  }

  async bounced(contents: readonly NoticeContent[]): Promise<void> {
    for (const { kind, data } of contents)
      if (kind === 'confirm-digest' || kind === 'league-digest') await this.end(data.digestId);
  }

  private confirmation({ id, league }: Digest, language: Language): News {
    return confirmDigest(league, this.links.page({ purpose: 'confirm', id }), language);
  }

  /** Nobody is mailed a week without matches. */
  private async week({ id, league, leagueId }: Digest, language: Language): Promise<News[]> {
    const parts = await this.weeks.of(leagueId, language);
    if (parts.length === 0) return [];
    const subject = { purpose: 'digest', id } as const;
    const all = [...parts, ended(this.links.page(subject), language)];
    return [{ ...digestNews(league, all, language), unsubscribe: this.links.oneClick(subject) }];
  }

  private async get(id: string): Promise<Digest | null> {
    const [digest = null] = await this.db.query<Digest[]>(
      `SELECT d.id, d.league_id AS "leagueId", l.name AS league, d.confirmed_at IS NOT NULL AS confirmed
       FROM league_digests d JOIN leagues l ON l.id = d.league_id WHERE d.id = $1`,
      [id],
    );
    return digest;
  }
}
