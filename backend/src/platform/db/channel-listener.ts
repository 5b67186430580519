import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { inTime } from '../async/in-time.js';
import { SingleFlight } from '../async/single-flight.js';
import { ownClient } from './own-client.js';

const usualLimits = { provenForMs: 1_000, proveEveryMs: 300, pauseMs: 500 } as const;

interface ChannelHandlers {
  channel: string;
  onMessage: (message: string) => void;
  /** Messages may have been missed. */
  onReconnect: () => void;
}

/**
 * Listens on a channel of the database. A message to itself proves that the connection is alive and every
 * earlier notification was delivered.
 */
export class ChannelListener {
  private client: Client | null = null;
  private readonly name = randomUUID();
  private ownMessage = '';
  private count = 0;
  private provenAt = Number.NEGATIVE_INFINITY;
  private isStopped = false;
  private readonly proof = new SingleFlight(() => this.prove());

  constructor(
    private readonly url: string,
    private readonly handlers: ChannelHandlers,
    private readonly limits: Readonly<Record<keyof typeof usualLimits, number>> = usualLimits,
  ) {}

  get isProven(): boolean {
    return performance.now() - this.provenAt < this.limits.provenForMs;
  }

  start(): void {
    void this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.close();
  }

  /**
   * Resolves when every earlier notification was delivered, or the connection is not known to be alive. A proof
   * that is already under way says nothing about later commits, so it is not enough.
   */
  async untilCaughtUp(): Promise<void> {
    await this.provenInTime().catch(() => {});
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      // While this fails, `isProven` is false and the cache's owner reads from the database.
      await this.listen().catch(() => {});
      await this.close();
      await delay(this.limits.pauseMs, null, { ref: false });
    }
  }

  private async listen(): Promise<void> {
    const client = ownClient(this.url, 'kolo listener');
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    const lost = () => {
      if (this.client === client) this.provenAt = Number.NEGATIVE_INFINITY;
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    await client.query(`LISTEN ${this.handlers.channel}`);
    this.handlers.onReconnect();
    while (!this.isStopped) {
      await this.provenInTime();
      await delay(this.limits.proveEveryMs, null, { ref: false });
    }
  }

  private provenInTime(): Promise<void> {
    return inTime(this.proof.get(), this.limits.provenForMs, () => {
      throw new Error('The database does not answer the listener');
    });
  }

  private async prove(): Promise<void> {
    const { client } = this;
    if (client === null) throw new Error('Nothing listens');
    const sentAt = performance.now();
    this.count += 1;
    const message = `${this.name} ${this.count}`;
    // A connection gets its own message before the statement's answer, and after all earlier ones.
    await client.query('SELECT pg_notify($1, $2)', [this.handlers.channel, message]);
    const isAlive = this.ownMessage === message;
    this.provenAt = isAlive ? sentAt : Number.NEGATIVE_INFINITY;
    if (!isAlive) throw new Error('The listener does not receive its own messages');
  }

  private receive(message: string): void {
    if (message.startsWith(this.name)) this.ownMessage = message;
    else this.handlers.onMessage(message);
  }

  private async close(): Promise<void> {
    const { client } = this;
    this.client = null;
    this.provenAt = Number.NEGATIVE_INFINITY;
    await client?.end().catch(() => {});
  }
}
