import type { SessionUser } from '@kolo/domain';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { ChannelListener } from '../../platform/db/channel-listener.js';

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
 * Open sessions of the last seconds. Triggers announce what ends or changes one, with its commit and to every
 * node; while it is not proven that this node hears them, nothing is known here.
 */
@Injectable()
export class SessionCacheService implements OnModuleInit, OnModuleDestroy {
  private readonly kept = new LRUCache<string, Kept>({ max, ttl: keptMs });
  private readonly listener: ChannelListener;
  /** A session that was read before the latest change may be over. */
  private count = 0;

  constructor(@Inject(runtimeToken) { databaseUrl }: Runtime) {
    this.listener = new ChannelListener(databaseUrl, {
      channel: 'kolo_sessions',
      onMessage: (message) => this.hear(message),
      onAnew: () => this.hear('all'),
    });
  }

  onModuleInit(): void {
    this.listener.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.stop();
  }

  get changes(): number {
    return this.count;
  }

  find(token: string): OpenSession | undefined {
    return this.listener.isProven ? this.kept.get(token)?.session : undefined;
  }

  /** @param at `changes` before the session was read */
  keep(token: string, kept: Kept, { at, openMs }: { at: number; openMs: number }): void {
    if (at !== this.count || !this.listener.isProven || openMs < 1) return;
    this.kept.set(token, kept, { ttl: Math.min(keptMs, openMs) });
  }

  forget(token: string): void {
    this.kept.delete(token);
  }

  /** Resolves when this node has heard of every session that was ended before. */
  hasHeard(): Promise<void> {
    return this.listener.hasHeard();
  }

  private hear(message: string): void {
    this.count += 1;
    const [kind, id = ''] = message.split(' ');
    if (kind === 'session') this.forgetThose((kept) => kept.id === id);
    else if (kind === 'account') this.forgetThose(({ session }) => String(session.user.id) === id);
    else if (kind === 'all') this.kept.clear();
  }

  private forgetThose(isMeant: (kept: Kept) => boolean): void {
    for (const [token, kept] of [...this.kept.entries()])
      if (isMeant(kept)) this.kept.delete(token);
  }
}
