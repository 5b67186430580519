import type { SessionView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import Bowser from 'bowser';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { User } from '../../users/user.entity.js';
import { Session } from './session.entity.js';
import { openSession, SessionsService, sessionDays } from './sessions.service.js';

@Injectable()
export class SessionListService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  async of(userId: number, cookie: string | undefined): Promise<SessionView[]> {
    const current = this.sessions.idOf(cookie ?? '');
    const open = await this.db
      .createQueryBuilder(Session, 's')
      .innerJoin(User, 'u', 'u.id = s.userId')
      .where('s.userId = :userId', { userId })
      .andWhere(openSession(':maxDays'), { maxDays: sessionDays.max })
      .orderBy({ 's.lastUsedAt': 'DESC', 's.number': 'DESC' })
      .getMany();
    return open.map(({ id, number, userAgent, network, createdAt, lastUsedAt }) => ({
      ...browserOf(userAgent),
      id: number,
      network,
      isCurrent: id === current,
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }

  async end(userId: number, number: number): Promise<void> {
    const { affected } = await this.db.manager.delete(Session, { userId, number });
    if (affected === 0) throw RefusalError.of('session.not-found');
  }

  async endOthers(userId: number, cookie: string | undefined): Promise<void> {
    await this.sessions.endAll(this.db.manager, userId, cookie);
  }
}

function browserOf(userAgent: string | null): Pick<SessionView, 'browser' | 'system' | 'device'> {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  const device = (['mobile', 'tablet', 'desktop'] as const).find((one) => one === platform.type);
  return { browser: browser.name || null, system: os.name ?? null, device: device ?? null };
}
