import { isLocalAddress } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import webPush from 'web-push';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';

const hourMs = 3_600_000;
/** Push services refuse more than a day. */
const lifetimeMs = 12 * hourMs;

interface KeyPair {
  publicKey: string;
  privateKey: string;
}

interface Signed {
  subject: string;
  until: number;
  authorization: string;
}

/** The VAPID key pair of the site, by which push services identify the sender; all nodes share it. */
@Injectable()
export class PushKeysService {
  private pair: Promise<KeyPair> | null = null;
  /** By the push service; some have as many host names as somebody makes up. */
  private readonly signed = new LRUCache<string, Signed>({ max: 500 });

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
    private readonly address: SiteAddressService,
  ) {}

  async publicKey(): Promise<string> {
    return (await this.keys()).publicKey;
  }

  /** The header for the push service of an endpoint; one signature serves for hours. */
  async authorization(endpoint: string): Promise<string> {
    const now = Date.now();
    const { origin } = new URL(endpoint);
    const { subject } = this;
    const earlier = this.signed.get(origin);
    if (earlier !== undefined && earlier.subject === subject && earlier.until > now + hourMs)
      return earlier.authorization;
    const { publicKey, privateKey } = await this.keys();
    const until = now + lifetimeMs;
    const { Authorization: authorization } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      Math.floor(until / 1000),
    );
    this.signed.set(origin, { subject, until, authorization });
    return authorization;
  }

  /** Apple refuses a subject at which nobody can be reached. */
  private get subject(): string {
    const { origin } = this.address;
    if (origin?.startsWith('https://') === true && !isLocalAddress(origin)) return origin;
    const { contact, mailFrom } = this.runtime.config;
    return `mailto:${contact.email ?? /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
  }

  private keys(): Promise<KeyPair> {
    this.pair ??= this.read().catch((error: unknown) => {
      this.pair = null;
      throw error;
    });
    return this.pair;
  }

  /** Made by the node that needs it first. */
  private async read(): Promise<KeyPair> {
    const made = webPush.generateVAPIDKeys();
    await this.db.query(
      'INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [made.publicKey, made.privateKey],
    );
    const [pair = made] = await this.db.query<KeyPair[]>(
      'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys',
    );
    return pair;
  }
}
