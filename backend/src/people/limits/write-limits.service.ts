import type { SessionUser } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { TokenBucket } from '../../platform/async/token-bucket.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';

/** A file is checked and re-encoded. */
const prices = { plain: 1, file: 5 } as const;
/** An administrator approves whole teams at once. */
const administratorsFactor = 10;
/** Enough for ten busy scorekeepers under one name, and a tablet that was offline for a whole match. */
const taps = { perSecond: 100, burst: 3_000, perFile: 100 } as const;
const maxAccounts = 1_000;

export type WriteKind = 'tap' | keyof typeof prices;

/** Counted in the database for all nodes; taps must not wait, so each node counts its own. */
@Injectable()
export class WriteLimitsService {
  private readonly tapping = new LRUCache<number | string, TokenBucket>({ max: maxAccounts });

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  async count({ id, role }: SessionUser, kind: WriteKind): Promise<void> {
    if (kind === 'tap') return this.countTap(id);
    const { writesPerMinute } = this.runtime.config;
    const burst = role === 'admin' ? writesPerMinute * administratorsFactor : writesPerMinute;
    const price = Math.min(prices[kind], burst);
    const parameters = [id, price, burst, burst / 60];
    // Raw SQL: refilling and taking must be one statement.
    const taken = await this.db.query<unknown[]>(
      `INSERT INTO account_writes AS w (user_id, tokens, counted_at)
       VALUES ($1, $3::real - $2::real, clock_timestamp())
       ON CONFLICT (user_id) DO UPDATE
       SET tokens = ${tokensNow} - $2, counted_at = clock_timestamp()
       WHERE ${tokensNow} >= $2 RETURNING 1`,
      parameters,
    );
    if (taken.length > 0) return;
    const [left] = await this.db.query<{ seconds: number }[]>(
      `SELECT greatest(1, ceil(($2 - ${tokensNow}) / $4))::integer AS seconds
       FROM account_writes w WHERE user_id = $1`,
      parameters,
    );
    throw RefusalError.tooFast(left?.seconds ?? 1);
  }

  /** All devices of one grant together. */
  countDevice(grantId: number, { isFile = false } = {}): void {
    this.countTap(`grant ${grantId}`, isFile ? taps.perFile : 1);
  }

  private countTap(account: number | string, price = 1): void {
    const bucket = this.tapping.get(account) ?? new TokenBucket(taps.perSecond, taps.burst);
    this.tapping.set(account, bucket);
    const seconds = bucket.secondsUntil(price, performance.now());
    if (seconds > 0) throw RefusalError.tooFast(seconds);
    bucket.charge(price, performance.now());
  }
}

const tokensNow = `least($3::real,
  w.tokens + greatest(0, extract(epoch FROM clock_timestamp() - w.counted_at))::real * $4::real)`;
