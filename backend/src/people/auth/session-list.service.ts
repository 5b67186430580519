import type { SessionView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import Bowser from 'bowser';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { openSession, SessionsService, sessionDays } from './sessions.service.js';

interface SessionRow {
  id: string;
  number: number;
  user_agent: string | null;
  network: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** Where an account is signed in, for its owner. */
@Injectable()
export class SessionListService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  /** @param cookie of the session that asks */
  async of(userId: number, cookie: string | undefined): Promise<SessionView[]> {
    const current = this.sessions.idOf(cookie ?? '');
    const rows = await this.db.query<SessionRow[]>(
      `SELECT s.id, s.number, s.user_agent, s.network, s.created_at, s.last_used_at
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.user_id = $1 AND ${openSession('$2')}
       ORDER BY s.last_used_at DESC, s.number DESC`,
      [userId, sessionDays.max],
    );
    return rows.map((row) => ({
      ...deviceOf(row.user_agent),
      ...{ id: row.number, network: row.network, isCurrent: row.id === current },
      startedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    }));
  }

  /** @throws RefusalError `session.not-found`, also for somebody else's */
  async end(userId: number, number: number): Promise<void> {
    const [, ended] = await this.db.query<[unknown, number]>(
      'DELETE FROM sessions WHERE user_id = $1 AND number = $2',
      [userId, number],
    );
    if (ended === 0) throw RefusalError.of('session.not-found');
  }

  /** Ends all but the one that asks. */
  async endOthers(userId: number, cookie: string | undefined): Promise<void> {
    await this.sessions.endAll(this.db.manager, userId, cookie);
  }
}

/** In words; what a browser does not say is not known. */
function deviceOf(userAgent: string | null): Pick<SessionView, 'browser' | 'system' | 'device'> {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  const device = (['mobile', 'tablet', 'desktop'] as const).find((one) => one === platform.type);
  return { browser: browser.name || null, system: os.name ?? null, device: device ?? null };
}
