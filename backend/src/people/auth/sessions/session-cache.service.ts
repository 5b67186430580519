import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { OpenSession } from '../../../platform/reads/reader-sessions.js';
import {
  type AnnouncedKind,
  SessionAnnouncementsService,
} from './session-announcements.service.js';

interface Cached {
  id: string;
  session: OpenSession;
}

const max = 10_000;
const cachedMs = 10_000;

/** Open sessions of the last seconds; nothing is cached while this node may miss that one has ended. */
@Injectable()
export class SessionCacheService {
  private readonly cache = new LRUCache<string, Cached>({ max, ttl: cachedMs });

  constructor(private readonly announcements: SessionAnnouncementsService) {
    announcements.onChange((kind, id) => this.receive(kind, id));
  }

  get changes(): number {
    return this.announcements.changes;
  }

  find(token: string): OpenSession | undefined {
    return this.announcements.isProven ? this.cache.get(token)?.session : undefined;
  }

  /** @param at `changes` before the session was read */
  keep(token: string, cached: Cached, { at, openMs }: { at: number; openMs: number }): void {
    if (at !== this.changes || !this.announcements.isProven || openMs < 1) return;
    this.cache.set(token, cached, { ttl: Math.min(cachedMs, openMs) });
  }

  forget(token: string): void {
    this.cache.delete(token);
  }

  /** Resolves when this node has received every earlier end of a session. */
  untilCaughtUp(): Promise<void> {
    return this.announcements.untilCaughtUp();
  }

  private receive(kind: AnnouncedKind, id: string): void {
    if (kind === 'session') this.forgetThose((cached) => cached.id === id);
    else if (kind === 'account') this.forgetThose(({ session }) => String(session.user.id) === id);
    else if (kind === 'all') this.cache.clear();
  }

  private forgetThose(isMeant: (cached: Cached) => boolean): void {
    for (const [token, cached] of [...this.cache.entries()])
      if (isMeant(cached)) this.cache.delete(token);
  }
}
