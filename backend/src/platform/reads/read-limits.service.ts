import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RefusalError } from '../api/refusal.error.js';
import { TokenBucket } from '../async/token-bucket.js';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { clientNetwork } from '../http/client-network.js';

/** Five hundred phones that open the live page at once send some 6,000 requests. */
const burstSeconds = 75;
/** Reads from memory cost next to nothing; a write without a known session is checked in the database. */
const prices = { cheap: 0.1, page: 1, write: 5 } as const;
const maxNetworks = 20_000;
const maxSessions = 20_000;
const sessionTtlMs = 10 * 60_000;

export type Price = keyof typeof prices;

export interface Reader {
  address: string;
  /** Nothing has verified this session cookie yet. */
  token: string | undefined;
}

/** Known sessions are counted by account, so that neighbours in one hall share no limit. */
@Injectable()
export class ReadLimitsService {
  private readonly buckets = new LRUCache<string, TokenBucket>({ max: maxNetworks });
  private readonly accounts = new LRUCache<string, number | string>({
    max: maxSessions,
    ttl: sessionTtlMs,
  });

  constructor(@Inject(runtimeToken) private readonly runtime: Runtime) {}

  /** @param account an account's id, or the name of a grant */
  recognise(token: string, account: number | string): void {
    this.accounts.set(token, account);
  }

  admit(reader: Reader): void {
    const bucket = this.bucketOf(reader);
    const seconds = bucket.secondsUntil(1, performance.now());
    if (seconds > 0) throw RefusalError.tooFast(seconds);
  }

  charge(reader: Reader, price: Price): void {
    this.bucketOf(reader).charge(prices[price], performance.now());
  }

  private bucketOf({ address, token }: Reader): TokenBucket {
    const account = token === undefined ? undefined : this.accounts.get(token);
    const key = account === undefined ? clientNetwork(address) : `account ${account}`;
    const perSecond = this.runtime.config.readsPerSecond;
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    const bucket = new TokenBucket(perSecond, perSecond * burstSeconds);
    this.buckets.set(key, bucket);
    return bucket;
  }
}
