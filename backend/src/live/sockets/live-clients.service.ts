import { liveLimits } from '@kolo/domain';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { eventFrame, type Frame } from '../push/frames.js';
import { LiveTopicsService } from '../push/live-topics.service.js';
import type { LiveClient } from './live-client.js';

/** Heartbeats go to one group at a time, never to ten thousand clients at once. */
const groups = 40;
/** How long a socket may outlive its session, on whichever node that ended. */
const authoriseMs = 1_000;

@Injectable()
export class LiveClientsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LiveClientsService.name);
  private readonly byId = new Map<string, LiveClient>();
  private readonly beating = Array.from({ length: groups }, () => new Set<LiveClient>());
  private joined = 0;
  private currentGroup = 0;
  private timer: NodeJS.Timeout | undefined;
  private authorising: NodeJS.Timeout | undefined;
  private asking = false;

  constructor(
    private readonly topics: LiveTopicsService,
    private readonly permission: WatchPermissionService,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      if (this.byId.size > 0)
        this.heartbeat().catch((error) =>
          this.logger.error({ err: error }, 'A heartbeat broke off'),
        );
    }, liveLimits.heartbeatMs / groups).unref();
    const note = (error: unknown) =>
      this.logger.error({ err: error }, 'Nobody knows whose session has ended');
    this.authorising = setInterval(() => {
      this.closeEnded().catch(note);
      this.closeRevoked().catch(note);
    }, authoriseMs).unref();
    // A revoked grant need not wait for the next look.
    this.permission.onGrantChange(() => void this.closeRevoked().catch(note));
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    clearInterval(this.authorising);
  }

  get size(): number {
    return this.byId.size;
  }

  get all(): LiveClient[] {
    return [...this.byId.values()];
  }

  add(client: LiveClient): void {
    this.byId.set(client.socket.id, client);
    this.beating[this.joined % groups]?.add(client);
    this.joined += 1;
  }

  remove(id: string): LiveClient | null {
    const client = this.byId.get(id);
    if (client === undefined) return null;
    this.byId.delete(id);
    for (const group of this.beating) group.delete(client);
    return client;
  }

  /** The version of what each client watches; a client that has less asks for the rest. */
  private async heartbeat(): Promise<void> {
    const epoch = await this.topics.epoch();
    const frames = new Map<string, Frame>();
    this.currentGroup = (this.currentGroup + 1) % groups;
    const group = [...(this.beating[this.currentGroup] ?? [])];
    for (const client of group) {
      const watched = [...client.watches].map(([id, { deltas }]) => `"${id}":${deltas.topic.head}`);
      const key = watched.join();
      const frame =
        frames.get(key) ??
        eventFrame('heartbeat', `{"epoch":${JSON.stringify(epoch)},"versions":{${key}}}`);
      frames.set(key, frame);
      client.offer(frame);
    }
  }

  /** One query for all of them; if the database does not answer nobody is closed. */
  private async closeEnded(): Promise<void> {
    const watching = this.all.flatMap((client) => {
      const token = client.admission?.sessionToken;
      return token === undefined ? [] : [{ client, token }];
    });
    if (watching.length === 0 || this.asking) return;
    this.asking = true;
    try {
      const open = await this.permission.stillWatching([
        ...new Set(watching.map((one) => one.token)),
      ]);
      for (const { client, token } of watching)
        if (!open.has(token)) client.close(1008, 'the session has ended');
    } finally {
      this.asking = false;
    }
  }

  /** A device that may still watch connects again, without the grant that has ended. */
  private async closeRevoked(): Promise<void> {
    for (const client of this.all) {
      const device = client.admission?.console;
      if (device == null) continue;
      const open = await this.permission.openGrants(device.token);
      if (!device.grants.every((grant) => open.includes(grant)))
        client.close(1008, 'the grant has ended');
    }
  }
}
