import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MatchCommandsService } from '../commands/match-commands.service.js';
import { CursorPump } from '../push/cursor-pump.js';
import { eventFrame } from '../push/frames.js';
import { HandshakesService } from './handshakes.service.js';
import type { LiveClient } from './live-client.js';
import { LiveClientsService } from './live-clients.service.js';
import { drainLimits } from './live-limits.js';

const sliceMs = 100;
const flushMs = 1_000;

/** Asks spectators to leave before a shutdown, sends them the last taps, and closes sockets in slices. */
@Injectable()
export class LiveDrainService {
  private running: Promise<void> | null = null;

  constructor(
    private readonly clients: LiveClientsService,
    private readonly handshakes: HandshakesService,
    private readonly commands: MatchCommandsService,
    private readonly pump: CursorPump,
  ) {}

  run(): Promise<void> {
    this.running ??= this.sendAway();
    return this.running;
  }

  private async sendAway(): Promise<void> {
    this.handshakes.close();
    const windowMs = windowFor(this.clients.size);
    const until = performance.now() + windowMs;
    const frame = eventFrame('drain', JSON.stringify({ windowMs }));
    for (const client of this.clients.all)
      if (client.idle) client.write(frame);
      else client.socket.emit('drain', { windowMs });
    await this.commands.settled();
    await this.flushed();
    await this.closeInSlices(windowMs, until);
    for (const client of this.clients.all) client.terminate();
  }

  /** Announcements begin in the tick after the last answer. */
  private async flushed(): Promise<void> {
    const until = performance.now() + flushMs;
    await turn();
    do await turn();
    while (!this.pump.still && performance.now() < until);
  }

  /** Clients leave by themselves at random moments; those that stay beyond their share are closed. */
  private async closeInSlices(windowMs: number, until: number): Promise<void> {
    const all = this.clients.size;
    const closed = new Set<LiveClient>();
    for (let left = windowMs; this.clients.size > 0 && left > 0; left = until - performance.now()) {
      const staying = this.clients.all.filter((client) => !closed.has(client));
      const due = left > sliceMs * 2 ? Math.floor(all * (1 - left / windowMs)) : all;
      for (const client of staying.slice(0, Math.max(0, due - (all - staying.length)))) {
        closed.add(client);
        client.close(1001, 'restarting');
      }
      await delay(sliceMs);
    }
  }
}

function windowFor(viewers: number): number {
  const needed = Math.ceil((viewers / drainLimits.viewersPerSecond) * 1_000);
  return Math.min(drainLimits.maxWindowMs, Math.max(drainLimits.minWindowMs, needed));
}
