import { liveLimits } from '@kolo/domain';
import {
  createLiveSocket,
  type LiveMessage,
  type LiveSocket,
  type LiveSocketEvents,
} from './live-socket';
import { retryDelay } from './retry-delay';

export interface LiveStatus {
  state: 'live' | 'connecting' | 'lost';
  /** Epoch milliseconds; for `lost` the last sign of the server. */
  since: number;
}

export interface LiveMember {
  /** A new socket has no subscriptions yet. */
  opened(): void;
  closed(): void;
  message(message: LiveMessage): void;
  resumed(): void;
  statusChanged(): void;
}

export interface LiveConnectionOptions {
  createSocket?: (events: LiveSocketEvents) => LiveSocket;
  random?: () => number;
}

/** Members poll over HTTP after this many sockets in a row without an answer, or once the server is lost. */
const failuresBeforePolling = 3;
/** Without an answer, a quarter more or less: a hall of phones must not begin to poll at one moment. */
const lostAfterMs = 4_000;
/** A heartbeat is overdue on an open socket after this long, or up to a quarter more: its members ask. */
const overdueMs = liveLimits.heartbeatMs * 1.25;
/** One that is silent for this long is dead. */
const silenceMs = liveLimits.heartbeatMs * 2.5;
/** A socket that closes sooner counts as a failed attempt. */
const steadyAfterMs = 1_000;
const lingerMs = 5_000;

/**
 * The page's socket: opened for the first member, closed after the last. Reconnects after a random
 * delay, or at once when the page or the network wakes up.
 */
export class LiveConnection {
  socket: LiveSocket | null = null;
  status: LiveStatus = { state: 'connecting', since: Date.now() };

  private readonly members = new Set<LiveMember>();
  private readonly raw: LiveSocket;
  private readonly random: () => number;
  private phase: 'idle' | 'opening' | 'open' | 'waiting' = 'idle';
  private attempt = 0;
  private failures = 0;
  private openedAt = 0;
  private receivedAt = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private drainTimer: ReturnType<typeof setTimeout> | undefined;
  private lostTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private lingerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ createSocket = createLiveSocket, random = Math.random }: LiveConnectionOptions) {
    this.random = random;
    this.raw = createSocket({
      opened: () => this.onOpened(),
      closed: () => this.onClosed(),
      answered: () => this.onAnswered(),
      message: (message) => this.onMessage(message),
    });
  }

  /** True where sockets do not get through and polling is worth it: they fail, or nothing is answered on them. */
  get blocked(): boolean {
    return this.failures >= failuresBeforePolling || this.status.state === 'lost';
  }

  join(member: LiveMember): () => void {
    clearTimeout(this.lingerTimer);
    this.members.add(member);
    if (this.phase === 'idle') this.start();
    else if (this.phase === 'open') member.opened();
    else if (this.phase === 'waiting') this.reconnectNow();
    return () => {
      if (!this.members.delete(member) || this.members.size > 0) return;
      this.lingerTimer = setTimeout(() => this.stop(), lingerMs);
    };
  }

  abandon(socket: LiveSocket): void {
    if (this.socket !== socket) return;
    this.raw.disconnect();
    this.onClosed();
  }

  private start(): void {
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.wake);
    this.receivedAt = Date.now();
    this.setStatus('connecting', this.receivedAt);
    this.expectSoon();
    this.open();
  }

  private stop(): void {
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.wake);
    clearTimeout(this.retryTimer);
    clearTimeout(this.silenceTimer);
    this.clearTimers();
    this.raw.disconnect();
    this.socket = null;
    this.phase = 'idle';
    this.attempt = 0;
    this.failures = 0;
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    this.phase = 'opening';
    this.raw.connect();
  }

  /** Skips the delay when somebody opens a page, perhaps after signing in. */
  private reconnectNow(): void {
    this.clearTimers();
    this.setStatus('connecting', Date.now());
    this.expectSoon();
    this.open();
  }

  private onOpened(): void {
    this.phase = 'open';
    this.socket = this.raw;
    this.openedAt = Date.now();
    this.clearTimers();
    this.onSignOfLife();
    // A proxy may let it open and then hold everything back.
    this.expectSoon();
    for (const member of [...this.members]) member.opened();
  }

  private onAnswered(): void {
    this.onSignOfLife();
    this.failures = 0;
    this.clearLostTimer();
    if (this.status.state !== 'live') this.setStatus('live', Date.now());
  }

  private onClosed(): void {
    const wasOpen = this.phase === 'open';
    const steady = wasOpen && Date.now() - this.openedAt >= steadyAfterMs;
    this.attempt = steady ? 0 : this.attempt + 1;
    if (this.status.state !== 'live') this.failures += 1;
    this.leaveSocket();
    this.phase = 'waiting';
    this.expectSoon();
    // A draining server has already named the moment to come back.
    if (this.drainTimer === undefined)
      this.retryTimer = setTimeout(() => this.open(), retryDelay(this.attempt, this.random()));
    this.notifyMembers(wasOpen);
  }

  private clearTimers(): void {
    this.clearLostTimer();
    clearTimeout(this.drainTimer);
    this.drainTimer = undefined;
  }

  private clearLostTimer(): void {
    clearTimeout(this.lostTimer);
    this.lostTimer = undefined;
  }

  private notifyMembers(closed: boolean): void {
    for (const member of [...this.members])
      if (closed) member.closed();
      else member.statusChanged();
  }

  private leaveSocket(): void {
    clearTimeout(this.silenceTimer);
    this.socket = null;
    if (this.status.state === 'live') this.status = { state: 'connecting', since: Date.now() };
  }

  private onMessage(message: LiveMessage): void {
    this.onSignOfLife();
    // A heartbeat that was only late. On a new socket nothing but an answer counts.
    if (this.status.state === 'live') this.clearLostTimer();
    if (message.type === 'drain') this.drain(message.payload.windowMs);
    else for (const member of [...this.members]) member.message(message);
  }

  private drain(windowMs: number): void {
    clearTimeout(this.drainTimer);
    this.drainTimer = setTimeout(() => {
      this.drainTimer = undefined;
      const wasOpen = this.phase === 'open';
      this.raw.disconnect();
      this.leaveSocket();
      this.expectSoon();
      this.phase = 'waiting';
      this.notifyMembers(wasOpen);
      this.open();
    }, this.random() * windowMs);
  }

  private onSignOfLife(): void {
    this.receivedAt = Date.now();
    clearTimeout(this.silenceTimer);
    const afterMs = overdueMs * (1 + this.random() / 4);
    this.silenceTimer = setTimeout(() => this.onOverdue(silenceMs - afterMs), afterMs);
  }

  /** A network may drop everything without a word. Where nobody is answered soon, members read over HTTP. */
  private onOverdue(deadAfterMs: number): void {
    this.silenceTimer = setTimeout(() => this.abandon(this.raw), deadAfterMs);
    this.expectSoon();
    this.resume();
  }

  private resume(): void {
    for (const member of [...this.members]) member.resumed();
  }

  private expectSoon(): void {
    this.lostTimer ??= setTimeout(
      () => this.setStatus('lost', this.receivedAt),
      lostAfterMs * (0.75 + this.random() / 2),
    );
  }

  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.phase === 'waiting') this.open();
    if (this.phase !== 'open') return;
    if (Date.now() - this.receivedAt < liveLimits.heartbeatMs * 1.5) this.resume();
    else {
      this.raw.disconnect();
      this.onClosed();
      this.open();
    }
  };

  private setStatus(state: LiveStatus['state'], since: number): void {
    this.status = { state, since };
    for (const member of [...this.members]) member.statusChanged();
  }
}

let shared: LiveConnection | undefined;

export function liveConnection(): LiveConnection {
  shared ??= new LiveConnection({});
  return shared;
}
