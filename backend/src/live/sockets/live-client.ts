import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import type { Language } from '../../platform/api/language.js';
import { TokenBucket } from '../../platform/async/token-bucket.js';
import type { Sink, Subscription } from '../push/cursor-pump.js';
import type { Frame } from '../push/frames.js';
import { type EngineSocket, engineSocketOf, type WebSocketOf } from './engine-internals.js';
import type { Admission } from './handshakes.service.js';
import { socketLimits } from './live-limits.js';

export interface Watch {
  deltas: Subscription;
  /** Null for a console, which is not counted. */
  viewers: Subscription | null;
}

const open = 1;

/** One spectator's socket: what it watches, what it may still ask, and how to write to it. */
export class LiveClient implements Sink {
  readonly watches = new Map<number, Watch>();
  /** The latest question about each match; answers to older ones are dropped. */
  readonly requests = new Map<number, symbol>();
  board: Subscription | null = null;
  boardRequest: symbol | null = null;
  closed = false;
  private readonly engine: EngineSocket;
  /** The transport is never exchanged, so its socket is looked up once. */
  private readonly webSocket: WebSocketOf | undefined;
  private readonly direct: NetSocket | undefined;
  private readonly watchTokens = new TokenBucket(
    socketLimits.watch.perSecond,
    socketLimits.watch.burst,
  );
  private readonly otherTokens = new TokenBucket(
    socketLimits.other.perSecond,
    socketLimits.other.burst,
  );
  private strikes: number[] = [];

  constructor(
    readonly socket: Socket,
    readonly admission: Admission | undefined,
  ) {
    this.engine = engineSocketOf(socket);
    this.webSocket = this.engine.transport.socket;
    this.direct = this.webSocket?._socket;
  }

  get language(): Language {
    return this.admission?.language ?? 'hr';
  }

  /** Whole frames must not come between queued packets. */
  get idle(): boolean {
    const { readyState, writeBuffer } = this.engine;
    if (readyState !== 'open' || writeBuffer.length > 0) return false;
    const { webSocket } = this;
    return webSocket?.readyState === open && webSocket.bufferedAmount === 0;
  }

  write(frame: Frame): void {
    if (this.direct === undefined) this.engine.write(frame.text);
    else this.direct.write(frame.bytes);
  }

  /** Skipped when the socket is busy. */
  offer(frame: Frame): void {
    if (this.idle) this.write(frame);
  }

  /** Whether the rate limits allow a message. A client that exceeds them again and again is closed. */
  allows(kind: 'watch' | 'other', now: number): boolean {
    if (this.engine.writeBuffer.length > socketLimits.unread) {
      this.terminate();
      return false;
    }
    if ((kind === 'watch' ? this.watchTokens : this.otherTokens).take(now)) return true;
    const { max, withinMs } = socketLimits.strikes;
    this.strikes = [...this.strikes.filter((at) => now - at < withinMs), now];
    if (this.strikes.length >= max) this.close(1008, 'too many messages');
    return false;
  }

  close(code: number, reason: string): void {
    this.webSocket?.close(code, reason);
  }

  /** At once: a closing handshake would not arrive. */
  terminate(): void {
    this.webSocket?.terminate();
  }
}
