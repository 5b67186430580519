import { newCommandId } from '@/shared/api/new-command-id';
import { retryDelay } from '@/shared/live/retry-delay';
import type { SendOutcome } from './send-tap';
import { madeUnder, type QueuedTap, renamed, type Tap } from './tap';
import type { TapStorage } from './tap-storage';

export type TapOutcome = Exclude<SendOutcome, { type: 'id-taken' }>;

/** The outcome of a tap; after `signed-out` and `unreachable` it stays in the line. */
export type OutboxNews =
  | { type: 'outcome'; tap: QueuedTap; outcome: TapOutcome }
  /** A tap goes on under another id, because its own was used by another device. */
  | { type: 'renamed'; from: string; to: string }
  /** Another page of this browser added or removed taps of the match. */
  | { type: 'changed' };

/**
 * Awaited before an answered tap leaves the line and before the next one goes out, so that the listener can
 * save what it has learnt, or drop what a refusal makes pointless.
 */
export type OutboxListener = (news: OutboxNews) => void | Promise<void>;

export interface OutboxOptions {
  storage: TapStorage;
  send(tap: Tap, signal: AbortSignal): Promise<SendOutcome>;
  /** Called when a tap is refused after its match has left the screen. */
  onUnseenRefusal?(tap: QueuedTap, message: string): void;
  random?: () => number;
}

/**
 * The taps on their way to the server: stored first, then sent one after the other per match until answered,
 * across reloads and network failures. Of several pages of one browser one sends at a time.
 */
export class Outbox {
  private readonly storage: TapStorage;
  private readonly send: OutboxOptions['send'];
  private readonly random: () => number;
  private readonly onUnseenRefusal: OutboxOptions['onUnseenRefusal'];
  private readonly listeners = new Map<number, Set<OutboxListener>>();
  private readonly lines = new Map<number, Line>();
  private closed = false;
  private readonly channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kolo-outbox');

  constructor({ storage, send, onUnseenRefusal, random = Math.random }: OutboxOptions) {
    this.storage = storage;
    this.send = send;
    this.onUnseenRefusal = onUnseenRefusal;
    this.random = random;
    window.addEventListener('online', this.online);
    document.addEventListener('visibilitychange', this.wake);
    this.channel?.addEventListener('message', ({ data }: MessageEvent<OtherPage>) =>
      this.receive(data),
    );
  }

  /** @returns a function that unsubscribes */
  subscribe(matchId: number, listener: OutboxListener): () => void {
    const listeners = this.listeners.get(matchId) ?? new Set();
    this.listeners.set(matchId, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Stores a tap and sends it. Rejects when the browser cannot store it; then it was not made. */
  async add(tap: Tap): Promise<QueuedTap> {
    const queued = await this.storage.add(tap);
    this.announce(tap.matchId);
    this.start(tap.matchId);
    return queued;
  }

  waiting(matchId: number): Promise<QueuedTap[]> {
    return this.storage.of(matchId);
  }

  /** Removes taps that the log has, or that have become pointless. */
  async remove(matchId: number, commandIds: ReadonlySet<string>): Promise<void> {
    const taps = (await this.storage.of(matchId)).filter(({ commandId }) =>
      commandIds.has(commandId),
    );
    for (const { order } of taps) await this.storage.remove(order);
    if (taps.length > 0) this.announce(matchId);
  }

  /** Somebody at the device chooses the grant to send waiting taps under; null for the account that is signed in. */
  async sendUnder(matchId: number, grant: number | null): Promise<void> {
    for (const tap of await this.storage.of(matchId))
      await this.storage.replace([madeUnder(tap, grant)]);
    this.announce(matchId);
    this.start(matchId);
  }

  /** Sends what an earlier page, or a session that ended, has left. */
  async resume(): Promise<void> {
    for (const matchId of await this.storage.matches()) this.start(matchId);
  }

  close(): void {
    window.removeEventListener('online', this.online);
    document.removeEventListener('visibilitychange', this.wake);
    for (const line of this.lines.values()) line.stop();
    this.channel?.close();
    this.closed = true;
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.resume().catch(ignore);
  };

  /** A request on the old network may hang for long. */
  private readonly online = (): void => {
    for (const line of this.lines.values()) line.stop();
    this.resume().catch(ignore);
  };

  /** Sends a match's line now, even while it was waiting to try again. */
  private start(matchId: number): void {
    const line = this.line(matchId);
    clearTimeout(line.timer);
    line.again = line.busy;
    if (line.busy || this.closed) return;
    line.busy = true;
    void this.drain(matchId, line);
  }

  private async drain(matchId: number, line: Line): Promise<void> {
    // A database failure is retried like a network failure.
    const emptied = await alone(`kolo-outbox-${matchId}`, () => this.sendAll(matchId, line)).catch(
      () => false,
    );
    line.busy = false;
    line.attempt = emptied ? 0 : line.attempt + 1;
    if (line.again) this.start(matchId);
    // The lock is not held while waiting: another page may be awake while this one sleeps.
    else if (!emptied) this.startLater(matchId, line);
  }

  private startLater(matchId: number, line: Line): void {
    clearTimeout(line.timer);
    if (this.closed) return;
    line.timer = setTimeout(() => this.start(matchId), retryDelay(line.attempt, this.random()));
  }

  private line(matchId: number): Line {
    const line = this.lines.get(matchId) ?? new Line();
    this.lines.set(matchId, line);
    return line;
  }

  /** @returns false when the line has to wait */
  private async sendAll(matchId: number, line: Line): Promise<boolean> {
    for (;;) {
      line.again = false;
      const [tap] = await this.storage.of(matchId);
      if (tap === undefined) return true;
      const answer = await this.send(tap, line.signal());
      if (answer.type === 'id-taken' && tap.commandId !== line.renamedTo) {
        await this.rename(tap, line);
        continue;
      }
      const outcome = answer.type === 'id-taken' ? { ...answer, type: 'refused' as const } : answer;
      const notified = this.notify(matchId, { type: 'outcome', tap, outcome });
      if (outcome.type === 'refused') {
        // Listeners were notified and may take long; a page that is closed meanwhile must not send the tap
        // again.
        await Promise.all([this.storage.remove(tap.order), notified]);
        this.announce(matchId, { tap, message: outcome.message });
        continue;
      }
      await notified;
      if (outcome.type === 'signed-out' || outcome.type === 'unreachable') return false;
      await this.storage.remove(tap.order);
      this.announce(matchId);
    }
  }

  /** An entry that waits is never lost to another one that has the same id. */
  private async rename(tap: QueuedTap, line: Line): Promise<void> {
    const { matchId, commandId: from } = tap;
    const to = newCommandId();
    const behind = (await this.storage.of(matchId)).filter(({ order }) => order !== tap.order);
    await this.storage.replace([
      renamed(tap, from, to),
      ...behind.map((other) => renamed(other, from, to)),
    ]);
    line.renamedTo = to;
    await this.notify(matchId, { type: 'renamed', from, to });
    this.announce(matchId);
  }

  /** Every page shows a refusal: the one that sent the tap may be in the background. */
  private receive({ matchId, refused }: OtherPage): void {
    // The other page sends its own taps, unless it is closed before it could.
    const line = this.line(matchId);
    if (!line.busy) this.startLater(matchId, line);
    if (refused === undefined) void this.notify(matchId, { type: 'changed' });
    else
      void this.notify(matchId, {
        type: 'outcome',
        tap: refused.tap,
        outcome: { type: 'refused', message: refused.message },
      });
  }

  private async notify(matchId: number, news: OutboxNews): Promise<void> {
    const listeners = [...(this.listeners.get(matchId) ?? [])];
    for (const listener of listeners) await listener(news);
    if (listeners.length === 0 && news.type === 'outcome' && news.outcome.type === 'refused')
      this.onUnseenRefusal?.(news.tap, news.outcome.message);
  }

  private announce(matchId: number, refused?: OtherPage['refused']): void {
    const message: OtherPage = refused === undefined ? { matchId } : { matchId, refused };
    this.channel?.postMessage(message);
  }
}

/** A message between pages of one browser: a match's line has changed, and why. */
interface OtherPage {
  matchId: number;
  refused?: { tap: QueuedTap; message: string };
}

class Line {
  busy = false;
  /** A send was requested while one is running. */
  again = false;
  /** The newest id that a tap got here; a second new one would not help it. */
  renamedTo: string | undefined;
  /** Consecutive failed attempts. */
  attempt = 0;
  timer: ReturnType<typeof setTimeout> | undefined;
  private controller = new AbortController();

  signal(): AbortSignal {
    this.controller = new AbortController();
    return this.controller.signal;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.controller.abort();
  }
}

const ignore = (): void => {};

/** One page at a time. Without browser locks (plain http) the command ids keep repeats harmless. */
function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request(name, work);
}
