import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { liveLimits } from '@kolo/domain';
import { FrameReader, textFrame } from './frames.js';
import { machineNow, type Tap } from './taps.js';

export type Dialect = 'socket.io' | 'ws';

interface Versions {
  from: number;
  to: number;
  /** Towards the next report of what was seen. */
  counts: number;
}

/** The contents of a frame, and the place where the times of its versions are recorded. */
interface ReadFrame extends Versions {
  times: Float64Array[];
}

const { seenEveryFrames, seenEveryVersions } = liveLimits;

/** Loopback addresses to connect from: sockets per address are limited. */
const addressOf = (index: number): string =>
  `127.${1 + Math.floor(index / 40 / 200)}.${Math.floor(index / 40) % 200}.2`;

/**
 * Many watchers of one match on bare sockets. Every version is counted, so a lost or doubled delta shows.
 */
export class Watchers {
  readonly delivered = new Map<number, Float64Array>();
  private readonly sockets: Socket[] = [];
  private readonly seen: Int32Array;
  private readonly unreported: Int32Array;
  private readonly unreportedVersions: Int32Array;
  private readonly distinct = new Map<string, ReadFrame | null>();
  frames = 0;
  gaps = 0;
  duplicates = 0;

  constructor(
    private readonly port: number,
    private readonly dialect: Dialect,
    private readonly matchId: number,
    readonly count: number,
  ) {
    this.seen = new Int32Array(count);
    this.unreportedVersions = new Int32Array(count);
    this.unreported = Int32Array.from({ length: count }, (_, index) => index % seenEveryFrames);
  }

  async open(): Promise<void> {
    for (let start = 0; start < this.count; start += 100)
      await Promise.all(
        Array.from({ length: Math.min(100, this.count - start) }, (_, n) =>
          this.openOne(start + n),
        ),
      );
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** The oldest version among the watchers' last ones. */
  get slowest(): number {
    return this.seen.reduce((slowest, version) => Math.min(slowest, version));
  }

  /** Waits until everybody has a version, at most so long. */
  async reach(version: number, withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    while (this.slowest < version && performance.now() < end) await delay(5);
  }

  /** How many of the taps' deliveries were still to come at a moment. */
  unseenAt(moment: number, taps: readonly Tap[]): number {
    let unseen = 0;
    for (const { version } of taps) {
      const times = this.delivered.get(version);
      if (times === undefined) unseen += this.count;
      else for (const time of times) if (time === 0 || time > moment) unseen += 1;
    }
    return unseen;
  }

  /** When the last watcher had a version. */
  lastSeenAt(version: number): number {
    const times = this.delivered.get(version);
    return times === undefined ? 0 : times.reduce((last, time) => Math.max(last, time));
  }

  latencies(taps: readonly Tap[]): Float64Array {
    const all: number[] = [];
    for (const { version, sentAt } of taps)
      for (const time of this.delivered.get(version) ?? []) if (time > 0) all.push(time - sentAt);
    return Float64Array.from(all);
  }

  private openOne(index: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        port: this.port,
        host: '127.0.0.1',
        localAddress: addressOf(index),
      });
      this.sockets.push(socket);
      socket.setNoDelay(true);
      const reader = new FrameReader((payload) => this.read(index, socket, payload, resolve));
      let upgraded = false;
      let head = Buffer.alloc(0);
      socket.on('connect', () => socket.write(this.handshake()));
      socket.on('data', (chunk) => {
        if (upgraded) {
          reader.push(chunk);
          return;
        }
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        if (!head.subarray(0, 12).toString().includes('101'))
          reject(new Error(`Watcher ${index} was refused: ${head.subarray(0, end)}`));
        upgraded = true;
        reader.push(head.subarray(end + 4));
      });
      socket.on('error', reject);
    });
  }

  private handshake(): string {
    const path = this.dialect === 'ws' ? '/' : '/socket.io/?EIO=4&transport=websocket';
    return [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${this.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n');
  }

  private read(index: number, socket: Socket, payload: Buffer, ready: () => void): void {
    if (this.dialect === 'ws') {
      if (payload[0] === 0x68) ready();
      else this.record(index, socket, payload);
      return;
    }
    switch (String.fromCharCode(payload[0] ?? 0)) {
      case '0':
        socket.write(textFrame('40/live,'));
        return;
      case '2':
        socket.write(textFrame('3'));
        return;
      case '4':
        if (payload[1] === 0x30)
          socket.write(textFrame(`42/live,0["watch",{"matchId":${this.matchId},"merged":true}]`));
        else if (payload[1] === 0x33) {
          const [answer] = JSON.parse(payload.subarray(payload.indexOf('[')).toString());
          this.seen[index] = answer.version;
          ready();
        } else this.record(index, socket, payload);
    }
  }

  /** Watchers share frames, so each distinct one is parsed once. */
  private record(index: number, socket: Socket, payload: Buffer): void {
    const key = `${payload.length}:${payload.toString('latin1', 0, 100)}${payload.toString('latin1', payload.length - 60)}`;
    let versions = this.distinct.get(key);
    if (versions === undefined) {
      versions = this.readFrame(payload.toString());
      this.distinct.set(key, versions);
    }
    if (versions === null) return;
    this.frames += 1;
    const last = this.seen[index] ?? 0;
    if (versions.from > last + 1 && last > 0) this.gaps += versions.from - last - 1;
    if (versions.from <= last) this.duplicates += last - versions.from + 1;
    const now = machineNow();
    for (const times of versions.times) times[index] ||= now;
    this.seen[index] = versions.to;
    const unreported = (this.unreported[index] ?? 0) + 1;
    const unreportedVersions = (this.unreportedVersions[index] ?? 0) + versions.counts;
    this.unreported[index] = unreported;
    this.unreportedVersions[index] = unreportedVersions;
    const due = unreported >= seenEveryFrames || unreportedVersions >= seenEveryVersions;
    if (this.dialect === 'ws' || !due) return;
    this.unreported[index] = 0;
    this.unreportedVersions[index] = 0;
    socket.write(textFrame(`42/live,["seen",{"${this.matchId}":${versions.to}}]`));
  }

  private readFrame(text: string): ReadFrame | null {
    const versions = versionsOf(text);
    if (versions === null) return null;
    const count = versions.to - versions.from + 1;
    const times = Array.from({ length: count }, (_, n) => this.timesOf(versions.from + n));
    return { ...versions, times };
  }

  private timesOf(version: number): Float64Array {
    const known = this.delivered.get(version);
    if (known !== undefined) return known;
    const times = new Float64Array(this.count);
    this.delivered.set(version, times);
    return times;
  }
}

function versionsOf(text: string): Versions | null {
  const [name, message] = JSON.parse(text.slice(text.indexOf('[')));
  if (name === 'snapshot') return { from: message.version, to: message.version, counts: 1 };
  if (name === 'merged') return { from: message.from + 1, to: message.to, counts: 1 };
  if (name !== 'deltas') return null;
  const { deltas } = message;
  return { from: deltas[0].version, to: deltas.at(-1).version, counts: deltas.length };
}
