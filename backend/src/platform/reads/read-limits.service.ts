import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from '../common/client-network.js';
import { RefusalError } from '../common/refusal.error.js';
import { TokenBucket } from '../common/token-bucket.js';
import { type Runtime, runtimeToken } from '../config/runtime.js';

/** A hall of five hundred phones that open the live page at once asks for some 6,000. */
const burstSeconds = 75;
/** What the node knows by heart costs next to nothing; a write of somebody unknown is checked in the database. */
const prices = { cheap: 0.1, page: 1, write: 5 } as const;
/** The least recently seen are forgotten. */
const maxNetworks = 20_000;
const maxSessions = 20_000;
const knownForMs = 10 * 60_000;

export type Price = keyof typeof prices;

export interface Asker {
  address: string;
  /** The session's cookie; nobody has looked at it yet. */
  token: string | undefined;
}

/**
 * How much one client network may ask of this node without a session. Whose session was good a moment ago is
 * counted by account, so that nobody pays for their neighbours in the same hall.
 */
@Injectable()
export class ReadLimitsService {
  private readonly buckets = new LRUCache<string, TokenBucket>({ max: maxNetworks });
  private readonly accounts = new LRUCache<string, number>({ max: maxSessions, ttl: knownForMs });

  constructor(@Inject(runtimeToken) private readonly runtime: Runtime) {}

  recognise(token: string, accountId: number): void {
    this.accounts.set(token, accountId);
  }

  /** @throws RefusalError `request.too-fast` with the seconds after which there is room again */
  admit(asker: Asker): void {
    const bucket = this.bucketOf(asker);
    const seconds = bucket.secondsUntil(1, performance.now());
    if (seconds > 0) throw RefusalError.tooFast(seconds);
  }

  charge(asker: Asker, price: Price): void {
    this.bucketOf(asker).charge(prices[price], performance.now());
  }

  private bucketOf({ address, token }: Asker): TokenBucket {
    const account = token === undefined ? undefined : this.accounts.get(token);
    const key = account === undefined ? clientNetwork(address) : `account ${account}`;
    const perSecond = this.runtime.config.readsPerSecond;
    const bucket = this.buckets.get(key) ?? new TokenBucket(perSecond, perSecond * burstSeconds);
    this.buckets.set(key, bucket);
    return bucket;
  }
}
