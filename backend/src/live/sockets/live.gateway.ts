import { liveNamespace } from '@kolo/domain';
import { Logger } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { engineSocketOf } from './engine-internals.js';
import { LiveClient } from './live-client.js';
import { LiveClientsService } from './live-clients.service.js';
import { LiveDrainService } from './live-drain.service.js';
import { refused } from './live-requests.js';
import { admissionOf } from './socket.adapter.js';
import { type Answer, WatchingService } from './watching.service.js';

/** One listener reads all messages (docs/decisions/0006-benchmark-limits.md#messages-of-watchers). */
@WebSocketGateway({ namespace: liveNamespace })
export class LiveGateway implements OnGatewayConnection, OnGatewayDisconnect {
  private readonly logger = new Logger(LiveGateway.name);

  constructor(
    private readonly clients: LiveClientsService,
    private readonly watching: WatchingService,
    private readonly leaving: LiveDrainService,
  ) {}

  handleConnection(socket: Socket): void {
    const admission = admissionOf(engineSocketOf(socket));
    admission?.finished();
    const client = new LiveClient(socket, admission);
    this.clients.add(client);
    socket.onAny((name: unknown, ...given: unknown[]) => this.receive(client, name, given));
  }

  handleDisconnect(socket: Socket): void {
    const client = this.clients.remove(socket.id);
    if (client === null) return;
    client.closed = true;
    this.watching.leaveAll(client);
  }

  /** Settles when the spectators are gone, before a shutdown. */
  drain(): Promise<void> {
    return this.leaving.run();
  }

  private receive(client: LiveClient, name: unknown, given: readonly unknown[]): void {
    const last = given.at(-1);
    const answer = typeof last === 'function' ? (last as Answer) : null;
    const value = given[0] === last && answer !== null ? undefined : given[0];
    const asks = name === 'watch' || name === 'watchBoard';
    if (!client.allows(asks ? 'watch' : 'other', performance.now())) {
      answer?.(refused('request.too-many', client.language));
      return;
    }
    switch (name) {
      case 'watch':
      case 'watchBoard':
        if (answer !== null) void this.ask(client, name, value, answer);
        return;
      case 'unwatch':
        this.watching.unwatch(client, value);
        return;
      case 'unwatchBoard':
        this.watching.unwatchBoard(client);
        return;
      case 'seen':
        this.watching.seen(client, value);
        return;
      default:
        answer?.(refused('request.invalid', client.language));
    }
  }

  private async ask(
    client: LiveClient,
    name: 'watch' | 'watchBoard',
    value: unknown,
    answer: Answer,
  ): Promise<void> {
    try {
      await this.watching[name](client, value, answer);
    } catch (error) {
      const known = error instanceof RefusalError;
      if (!known) this.logger.error({ err: error }, 'A question of a watcher was not answered');
      answer(refused(known ? error.refusal.code : 'service.unavailable', client.language));
    }
  }
}
