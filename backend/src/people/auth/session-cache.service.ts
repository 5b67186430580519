import type { SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  type AnnouncedKind,
  SessionAnnouncementsService,
} from './session-announcements.service.js';

export interface OpenSession {
  user: SessionUser;
  /** Not prolonged for a day. */
  ageing: boolean;
  /** Its use was not noted for some minutes. */
  unnoted: boolean;
}

interface Kept {
  id: string;
  session: OpenSession;
}

const max = 10_000;
const keptMs = 10_000;

/**
 * Open sessions of the last seconds; while it is not proven that this node hears what ends them, nothing is
 * known here.
 */
@Injectable()
export class SessionCacheService {
  private readonly kept = new LRUCache<string, Kept>({ max, ttl: keptMs });

  constructor(private readonly announcements: SessionAnnouncementsService) {
    announcements.onChange((kind, id) => this.hear(kind, id));
  }

  get changes(): number {
    return this.announcements.changes;
  }

  find(token: string): OpenSession | undefined {
    return this.announcements.isProven ? this.kept.get(token)?.session : undefined;
  }

  /** @param at `changes` before the session was read */
  keep(token: string, kept: Kept, { at, openMs }: { at: number; openMs: number }): void {
    if (at !== this.changes || !this.announcements.isProven || openMs < 1) return;
    this.kept.set(token, kept, { ttl: Math.min(keptMs, openMs) });
  }

  forget(token: string): void {
    this.kept.delete(token);
  }

  /** Resolves when this node has heard of every session that was ended before. */
  hasHeard(): Promise<void> {
    return this.announcements.hasHeard();
  }

  private hear(kind: AnnouncedKind, id: string): void {
    if (kind === 'session') this.forgetThose((kept) => kept.id === id);
    else if (kind === 'account') this.forgetThose(({ session }) => String(session.user.id) === id);
    else if (kind === 'all') this.kept.clear();
  }

  private forgetThose(isMeant: (kept: Kept) => boolean): void {
    for (const [token, kept] of [...this.kept.entries()])
      if (isMeant(kept)) this.kept.delete(token);
  }
}
