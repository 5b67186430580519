import { createECDH, createHash } from 'node:crypto';
import {
  defaultNoticeKinds,
  type PushSubscriptionRequest,
  type PushSubscriptionView,
  pushLimits,
} from '@kolo/domain';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AttemptCounters } from '../../people/limits/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { clientNetwork } from '../../platform/http/client-network.js';
import { InsideAddressError, outsideAddresses } from '../../platform/outbound/post-outside.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { isPushEndpoint } from './push-hosts.js';

/** Within a quarter of an hour; a whole hall is behind one address. */
const subscriptionsPerNetwork = 300;

const unusedDays = 180;

const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Devices by the address of their push service: whoever knows it may change or end what it gets. */
@Injectable()
export class PushSubscriptionsService implements OnModuleInit {
  private readonly logger = new Logger('push');
  private readonly counters: AttemptCounters;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
    private readonly jobs: JobsService,
  ) {
    this.counters = new AttemptCounters(db);
  }

  onModuleInit(): void {
    this.jobs.nightly('push-retention', '50 3 * * *', () => this.dropUnused());
  }

  /** @throws RefusalError `push.endpoint-refused`, `push.keys-invalid`, `request.too-many` */
  async subscribe(
    { endpoint, keys, topics, language, kinds = [...defaultNoticeKinds] }: PushSubscriptionRequest,
    client: string,
  ): Promise<PushSubscriptionView> {
    await this.count(client);
    if (!isPushEndpoint(endpoint, this.runtime.config.pushHosts))
      throw RefusalError.of('push.endpoint-refused');
    if (!isPoint(keys.p256dh)) throw RefusalError.of('push.keys-invalid');
    await this.refuseInside(endpoint);
    await this.db.transaction(async (manager) => {
      // Raw SQL: one statement must find or make the row.
      const [row] = await manager.query<{ id: string }[]>(
        `INSERT INTO push_subscriptions AS s (endpoint_hash, endpoint, p256dh, auth, kinds, language)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (endpoint_hash) DO UPDATE
         SET p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds,
             language = excluded.language, seen_on = current_date, failures = 0
         RETURNING s.id`,
        [endpointHash(endpoint), endpoint, keys.p256dh, keys.auth, kinds, language],
      );
      await manager.query('DELETE FROM push_topics WHERE subscription_id = $1', [row?.id]);
      await manager.query(
        `INSERT INTO push_topics (kind, topic_id, subscription_id)
         SELECT t.kind, t.id, $3 FROM unnest($1::text[], $2::integer[]) AS t (kind, id)
         ON CONFLICT DO NOTHING`,
        [topics.map(({ kind }) => kind), topics.map(({ id }) => id), row?.id],
      );
    });
    return { topics, kinds };
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.db.query('DELETE FROM push_subscriptions WHERE endpoint_hash = $1', [
      endpointHash(endpoint),
    ]);
  }

  /** Browsers confirm their subscription whenever the site is opened. */
  async dropUnused(): Promise<void> {
    const [, dropped] = await this.db.query<[unknown[], number]>(
      `DELETE FROM push_subscriptions
       WHERE seen_on < current_date - $1::integer OR failures >= $2`,
      [unusedDays, pushLimits.failures],
    );
    if (dropped > 0) this.logger.log({ dropped }, 'subscriptions that nobody uses are gone');
  }

  private async count(client: string): Promise<void> {
    const subject = `push ${clientNetwork(client)}`;
    const seconds = await this.counters.count([[subject, subscriptionsPerNetwork]]);
    if (seconds !== null)
      throw new RefusalError({ code: 'request.too-many' }, { retryAfter: seconds });
  }

  private async refuseInside(endpoint: string): Promise<void> {
    try {
      await outsideAddresses(new URL(endpoint).hostname);
    } catch (error) {
      if (error instanceof InsideAddressError) throw RefusalError.of('push.endpoint-refused');
      // The name has no address for the moment: sending checks again.
    }
  }
}

function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
