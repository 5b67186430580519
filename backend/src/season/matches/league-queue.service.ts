import { Inject, Injectable } from '@nestjs/common';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { whileLocked } from '../../platform/db/while-locked.js';

/** A match began since it was read, so that it is not moved any more. */
export const isRefusedAsBegun = (error: unknown): boolean =>
  RefusalError.is(error, 'match.not-scheduled');

/**
 * Orders new matches and withdrawals of one league, which share no stream: each sees what the others wrote.
 */
@Injectable()
export class LeagueQueueService {
  /** Whoever waits holds a connection, so this node sends one at a time. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(@Inject(runtimeToken) private readonly runtime: Runtime) {}

  /** One at a time on this node, and one per league on all nodes. */
  alone<T>(leagueId: number, work: () => Promise<T>): Promise<T> {
    const key = [advisoryLocks.leagueMatches, leagueId] as const;
    const mine = this.last.then(() => whileLocked(this.runtime.databaseUrl, key, work));
    this.last = mine.catch(() => {});
    return mine;
  }
}
