import { type WeeklyMail, weeklyRound } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { News, NewsSource, NoticeContent } from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import type { Language } from '../../platform/api/language.js';
import { AdministratorWeekService } from './administrator-week.service.js';
import { CompanyWeekService } from './company-week.service.js';
import { MailLinksService } from './mail-links.service.js';
import { ended, weekNews } from './week-texts.js';

/** The mail of every Monday to companies and administrators. */
@Injectable()
export class WeeklyMailsService implements NewsSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sources: NewsSourcesService,
    private readonly companies: CompanyWeekService,
    private readonly administrators: AdministratorWeekService,
    private readonly links: MailLinksService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /** Raw SQL: that an account had its mail of the week and the mail itself are one statement, on one node. */
  async collect(now = Date.now()): Promise<void> {
    const week = weeklyRound(now);
    if (week === null) return;
    await this.db.query(
      `WITH due AS (
         INSERT INTO weekly_mails AS w (user_id, week)
         SELECT u.id, $1 FROM users u
         WHERE u.role IN ('company', 'admin') AND u.approved
           AND u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL
         ON CONFLICT (user_id) DO UPDATE SET week = excluded.week
         WHERE w.is_on AND coalesce(w.week < excluded.week, true)
         RETURNING user_id
       )
       INSERT INTO notices (user_id, kind, data)
       SELECT user_id, 'weekly', jsonb_build_object('userId', user_id) FROM due ORDER BY user_id`,
      [week],
    );
  }

  /** Nobody is mailed a week in which nothing is to be said. */
  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const news: News[] = [];
    for (const { kind, data } of contents) {
      if (kind !== 'weekly' || !(await this.of(data.userId)).isOn) continue;
      const parts = [
        ...(await this.companies.partsFor(data.userId, language)),
        ...(await this.administrators.partsFor(data.userId, language)),
      ];
      if (parts.length === 0) continue;
      const subject = { purpose: 'account', id: String(data.userId) } as const;
      const end = ended(this.links.page(subject), language);
      news.push({
        ...weekNews([...parts, end], language),
        unsubscribe: this.links.oneClick(subject),
      });
    }
    return news;
  }

  async bounced(contents: readonly NoticeContent[]): Promise<void> {
    for (const { kind, data } of contents)
      if (kind === 'weekly') await this.set(data.userId, { isOn: false });
  }

  async of(userId: number): Promise<WeeklyMail> {
    const [row] = await this.db.query<WeeklyMail[]>(
      'SELECT is_on AS "isOn" FROM weekly_mails WHERE user_id = $1',
      [userId],
    );
    return { isOn: row?.isOn ?? true };
  }

  /** An account that is gone keeps no choice. */
  async set(userId: number, { isOn }: WeeklyMail): Promise<WeeklyMail> {
    await this.db.query(
      `INSERT INTO weekly_mails (user_id, is_on)
       SELECT id, $2 FROM users WHERE id = $1 AND erased_at IS NULL
       ON CONFLICT (user_id) DO UPDATE SET is_on = excluded.is_on`,
      [userId, isOn],
    );
    return { isOn };
  }
}
