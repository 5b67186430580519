import { randomBytes } from 'node:crypto';
import type { RefereeFeed } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { CalendarsService, type FeedReader } from '../../season/calendar/calendars.service.js';
import { holdsPlace } from './assignment-rows.js';

/** Calendar programs sign in nowhere, so the address itself is secret. */
@Injectable()
export class RefereeFeedsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly calendars: CalendarsService,
  ) {}

  async of(userId: number): Promise<RefereeFeed> {
    const [feed] = await this.db.query<{ token: string }[]>(
      'SELECT token FROM referee_feeds WHERE user_id = $1',
      [userId],
    );
    return { path: feed === undefined ? null : pathOf(feed.token) };
  }

  async renew(userId: number): Promise<RefereeFeed> {
    const token = randomBytes(24).toString('base64url');
    await this.db.query(
      `INSERT INTO referee_feeds (user_id, token) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET token = excluded.token`,
      [userId, token],
    );
    return { path: pathOf(token) };
  }

  /** @throws RefusalError `referee.feed-not-found` */
  async calendar(token: string, reader: FeedReader): Promise<string> {
    const [referee] = await this.db.query<{ userId: number }[]>(
      `SELECT f.user_id AS "userId" FROM referee_feeds f JOIN users u ON u.id = f.user_id
       WHERE f.token = $1 AND u.approved AND u.deactivated_at IS NULL`,
      [token],
    );
    if (referee === undefined) throw RefusalError.of('referee.feed-not-found');
    const rows = await this.db.query<{ matchId: number }[]>(
      `SELECT match_id AS "matchId" FROM referee_assignments a
       WHERE user_id = $1 AND ${holdsPlace}`,
      [referee.userId],
    );
    const ids = rows.map(({ matchId }) => matchId);
    return this.calendars.ofMatches(ids, names[reader.language], reader);
  }
}

const names = { hr: 'Kolo: suđenje', en: 'Kolo: refereeing' } as const;

const pathOf = (token: string): string => `/api/calendar/referee/${token}.ics`;
