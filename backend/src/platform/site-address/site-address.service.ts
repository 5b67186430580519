import { isLocalAddress, type SiteAddressView } from '@kolo/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { publicOriginOf } from '../http/public-origin.js';
import { networkOrigins } from './network-addresses.js';

type Addressed = Pick<FastifyRequest, 'protocol' | 'host'>;

/** Within it other nodes learn of a new address. */
const refreshMs = 5_000;

/** The one source of the site's own address: `PUBLIC_ORIGIN`, else what an administrator named. */
@Injectable()
export class SiteAddressService implements OnModuleInit {
  private stored: string | null = null;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.read();
  }

  /** Null while nobody has named one. */
  get origin(): string | null {
    if (performance.now() - this.readAt > refreshMs) {
      this.readAt = performance.now();
      // Without the database the last known address goes on.
      this.read().catch(() => {});
    }
    return this.fixed ?? this.stored ?? this.runtime.config.publicOrigin;
  }

  /** For pages and other public answers; an address that only this machine reaches counts as none. */
  originFor(request: Addressed): string {
    const { origin } = this;
    return publicOriginOf(request, origin === null || isLocalAddress(origin) ? null : origin);
  }

  /** Where the browser has this page from, for what the page itself may load. */
  servedAt(request: Addressed): string {
    return publicOriginOf(request, this.runtime.config.publicOrigin);
  }

  /** For mails: a stranger's request must not choose where its links lead. */
  get originForMails(): string {
    const origin = this.origin ?? `http://localhost:${this.runtime.config.port}`;
    const [onNetwork = origin] = networkOrigins(this.runtime.config);
    return isLocalAddress(origin) ? onNetwork : origin;
  }

  /** For links that another device opens, which never reaches this machine's `localhost`. */
  forDevices(request: Addressed): { origin: string; isGuessed: boolean } {
    const origin = this.originFor(request);
    const [onNetwork] = networkOrigins(this.runtime.config);
    return onNetwork !== undefined && isLocalAddress(origin)
      ? { origin: onNetwork, isGuessed: true }
      : { origin, isGuessed: false };
  }

  view(): SiteAddressView {
    return {
      origin: this.origin,
      isFixed: this.fixed !== null,
      networkAddresses: networkOrigins(this.runtime.config),
    };
  }

  /** Returns what it was before. */
  async store(manager: EntityManager, origin: string): Promise<string | null> {
    const [row] = await manager.query<{ before: string | null }[]>(
      `WITH old AS (SELECT origin FROM site_address)
       INSERT INTO site_address (origin) VALUES ($1)
       ON CONFLICT (id) DO UPDATE SET origin = excluded.origin
       RETURNING (SELECT origin FROM old) AS before`,
      [origin],
    );
    return row?.before ?? null;
  }

  async read(): Promise<void> {
    const [row] = await this.db.query<{ origin: string }[]>('SELECT origin FROM site_address');
    this.stored = row?.origin ?? null;
    this.readAt = performance.now();
  }

  /** The operator's address, unless only this machine reaches it. */
  private get fixed(): string | null {
    const { publicOrigin } = this.runtime.config;
    return publicOrigin === null || isLocalAddress(publicOrigin) ? null : publicOrigin;
  }
}
