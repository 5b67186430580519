import {
  applyPatch,
  type FansTally,
  type HeartbeatMessage,
  type LiveClientToServer,
  type LiveDelta,
  type LiveMatch,
  type LiveServerToClient,
  type LiveSnapshot,
  liveLimits,
  liveNamespace,
  type MergedDeltas,
  type SnapshotMessage,
  type WatchAnswer,
} from '@kolo/domain';
import { io, type Socket } from 'socket.io-client';
import { inTime } from '../src/platform/async/in-time.js';

const reachLimitMs = 600_000;

export type LiveSocket = Socket<LiveServerToClient, LiveClientToServer>;

declare global {
  /** Only in medium tests, see described/environment.cjs. */
  var checkMessage: ((name: string, payload: unknown) => void) | undefined;
}

export interface SocketOptions {
  cookie?: string;
  origin?: string;
  /** A source address on loopback, for the limits of one address. */
  localAddress?: string;
  /** As pages of the version before, which want every delta. */
  everyDelta?: boolean;
}

/** A socket on `/live`, not yet connected. */
export function liveSocket(url: string, options: SocketOptions = {}): LiveSocket {
  const { cookie, origin, localAddress } = options;
  const socket: LiveSocket = io(`${url}${liveNamespace}`, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: reachLimitMs,
    ...(localAddress === undefined ? {} : { localAddress }),
    extraHeaders: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === undefined ? {} : { origin }),
    },
  });
  return socket.onAny((name, payload) => globalThis.checkMessage?.(name, payload));
}

/** Settles when the socket is open. */
export function opened(socket: LiveSocket): Promise<LiveSocket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
    socket.connect();
  });
}

/**
 * Somebody who watches a match by the rule of the feed: older is ignored, next is applied, a gap is a
 * mistake that is counted. Asks for what it missed after every new connection.
 */
export class Spectator {
  match: LiveMatch | null = null;
  snapshot: LiveSnapshot | null = null;
  version = 0;
  epoch: string | undefined;
  /** Every version that was applied, in order; a snapshot's as a negative number. */
  readonly applied: number[] = [];
  gaps = 0;
  snapshots = 0;
  merges = 0;
  frames = 0;
  viewers: number[] = [];
  fansVotes: FansTally[] = [];
  consoleSilentSince: string | null | undefined;
  heartbeats: HeartbeatMessage[] = [];
  private socket: LiveSocket | null = null;
  private reporting: NodeJS.Timeout | undefined;
  private waiting: { version: number; resolve: () => void }[] = [];

  constructor(
    private readonly url: string,
    private readonly matchId: number,
    private readonly options: SocketOptions = {},
  ) {}

  async connect(): Promise<WatchAnswer> {
    const socket = liveSocket(this.url, this.options);
    this.socket = socket;
    socket.on('deltas', ({ deltas }) => this.framed(() => this.take(deltas)));
    socket.on('merged', (merged) => this.framed(() => this.takeMerged(merged)));
    socket.on('snapshot', (message) => this.framed(() => this.replace(message)));
    socket.on('viewers', ({ count, fansVotes, consoleSilentSince }) => {
      if (consoleSilentSince !== undefined) this.consoleSilentSince = consoleSilentSince;
      if (count !== undefined) this.viewers.push(count);
      if (fansVotes !== undefined) this.fansVotes.push(fansVotes);
    });
    socket.on('heartbeat', (message) => this.heartbeats.push(message));
    await opened(socket);
    clearInterval(this.reporting);
    this.reporting = setInterval(() => this.report(), liveLimits.seenEveryMs).unref();
    return this.watch();
  }

  /** The answer is taken when it arrives, not a turn later: deltas may be right behind it in the same packet. */
  watch(): Promise<WatchAnswer> {
    const { socket, matchId, version: since, epoch } = this;
    if (socket === null) throw new Error('not connected');
    const merged = this.options.everyDelta === true ? {} : { merged: true };
    const position = epoch === undefined ? {} : { since, epoch };
    const request = { matchId, ...position, ...merged };
    return new Promise((resolve, reject) => {
      socket.timeout(reachLimitMs).emit('watch', request, (error, answer) => {
        if (error) return reject(error);
        globalThis.checkMessage?.('watchAnswer', answer);
        if (answer.ok) this.takeAnswer(answer);
        resolve(answer);
      });
    });
  }

  /** Breaks the connection without a word. */
  cut(): void {
    clearInterval(this.reporting);
    this.socket?.io.engine.close();
    this.socket?.removeAllListeners();
    this.socket = null;
  }

  close(): void {
    clearInterval(this.reporting);
    this.socket?.disconnect();
  }

  get connection(): LiveSocket | null {
    return this.socket;
  }

  /** Settles when the match is at this version here. @throws when that takes longer than anybody would wait */
  reaches(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve();
    const there = new Promise<void>((resolve) => this.waiting.push({ version, resolve }));
    return inTime(there, reachLimitMs, () => {
      const { version: now, gaps, socket } = this;
      const state = `at ${now}, ${gaps} gaps, connected: ${socket?.connected === true}`;
      throw new Error(`The spectator did not reach version ${version} (${state})`);
    });
  }

  private framed(take: () => void): void {
    take();
    this.frames += 1;
    if (this.frames % liveLimits.seenEveryFrames === 0) this.report();
  }

  /** The server stops sending to a spectator that reports nothing. */
  private report(): void {
    this.socket?.volatile.emit('seen', { [this.matchId]: this.version });
  }

  private takeAnswer(answer: Extract<WatchAnswer, { ok: true }>): void {
    if ('snapshot' in answer) this.replace(answer);
    else if ('merged' in answer) this.takeMerged(answer.merged);
    else this.take(answer.deltas);
  }

  private replace({ version, epoch, snapshot }: Omit<SnapshotMessage, 'matchId'>): void {
    if (epoch === this.epoch && version < this.version) return;
    this.snapshots += 1;
    this.snapshot = snapshot;
    this.match = snapshot.match;
    this.epoch = epoch;
    this.applied.push(-version);
    this.moved(version);
  }

  private take(deltas: readonly LiveDelta[]): void {
    for (const { version, patch } of deltas) {
      if (this.match === null || version <= this.version) continue;
      if (version > this.version + 1) {
        this.gaps += 1;
        return;
      }
      this.match = applyPatch(this.match, patch);
      this.applied.push(version);
      this.moved(version);
    }
  }

  private takeMerged({ from, to, patch }: MergedDeltas): void {
    if (this.match === null || to <= this.version) return;
    if (from > this.version) {
      this.gaps += 1;
      return;
    }
    this.merges += 1;
    this.match = applyPatch(this.match, patch);
    for (let version = this.version + 1; version <= to; version += 1) this.applied.push(version);
    this.moved(to);
  }

  private moved(version: number): void {
    this.version = version;
    this.waiting = this.waiting.filter((waiter) => {
      if (waiter.version > version) return true;
      waiter.resolve();
      return false;
    });
  }
}
