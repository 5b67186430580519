import { commandIdOf, type LoggedMatchEvent, type Refusal } from '@kolo/domain';
import type { Outbox } from '@/features/console/taps/outbox';
import type { Tap } from '@/features/console/taps/tap';
import {
  type ConsoleLog,
  commandsIn,
  refusedTaps,
  withoutPending,
  withPending,
  withRenamed,
} from './console-log';
import type { ConsoleNotice } from './console-state';

export interface PendingLineOptions {
  matchId: number;
  outbox: Pick<Outbox, 'add' | 'waiting' | 'remove'>;
  log(): ConsoleLog | undefined;
  setLog(log: ConsoleLog): void;
  /**
   * Reads the whole match again.
   * @returns whether the server answered
   */
  refresh(): Promise<boolean>;
  notify(notice: ConsoleNotice): void;
}

/** Keeps the taps shown as pending and those in the outbox the same. */
export class PendingLine {
  /** Commands whose outcome is known; they must not become pending again. */
  private readonly settled = new Set<string>();
  private readonly adding = new Set<string>();

  constructor(private readonly options: PendingLineOptions) {}

  /** Shows a tap at once and stores it; if the disk refuses it, it was not made. */
  async add(log: ConsoleLog, tap: Tap): Promise<void> {
    const { outbox, notify } = this.options;
    this.options.setLog(withPending(log, tap));
    this.adding.add(tap.commandId);
    try {
      await outbox.add(tap);
    } catch {
      this.leave([tap.commandId]);
      notify({ type: 'not-saved' });
    } finally {
      this.adding.delete(tap.commandId);
    }
  }

  /** The stored taps without those whose outcome is known; none where the browser has no storage. */
  async waiting(): Promise<Tap[]> {
    const log = this.options.log();
    const done = log === undefined ? new Set<string>() : commandsIn(log);
    const taps = await this.options.outbox.waiting(this.options.matchId).catch(() => []);
    return taps.filter(({ commandId }) => !this.settled.has(commandId) && !done.has(commandId));
  }

  seen(events: readonly LoggedMatchEvent[]): void {
    for (const { id } of events) this.settled.add(commandIdOf(id));
  }

  /**
   * Taps that the log has are no longer pending. They leave the disk with their own answer only: the id may be
   * another device's, and only the server knows.
   */
  settleLeft(before: readonly Tap[], { pending }: ConsoleLog): void {
    const left = new Set(pending.map(({ commandId }) => commandId));
    for (const { commandId } of before) if (!left.has(commandId)) this.settled.add(commandId);
  }

  /**
   * Removes a tap that the log already has, so that it does not hold up others.
   * @returns whether it was one
   */
  async removeSettled({ commandId }: Tap): Promise<boolean> {
    if (!this.settled.has(commandId)) return false;
    await this.options.outbox.remove(this.options.matchId, new Set([commandId]));
    return true;
  }

  leave(commandIds: readonly string[]): void {
    for (const id of commandIds) this.settled.add(id);
    const log = this.options.log();
    if (log !== undefined) this.options.setLog(withoutPending(log, new Set(commandIds)));
  }

  /** Removes a refused tap and those that make no sense without it. */
  async refused(tap: Tap, message: string): Promise<void> {
    const { notify, refresh, outbox, matchId } = this.options;
    if (this.settled.has(tap.commandId)) return;
    this.leave([tap.commandId]);
    notify({ type: 'refused-by-server', tap, message });
    const fresh = await refresh();
    const log = this.options.log();
    if (!fresh || log === undefined) return;
    const refused = refusedTaps(log);
    const ids = refused.map((item) => item.tap.commandId);
    this.leave(ids);
    await outbox.remove(matchId, new Set(ids));
    const [first, ...rest] = refused.filter((item) => !isUndone(item));
    if (first === undefined) return;
    const taps = [first, ...rest].map((item) => item.tap);
    notify({ type: 'dropped', taps, refusal: first.refusal });
  }

  /** Where the entry that has the old id came first, the tap had left the line as if it were that one. */
  async rename(from: string, to: string): Promise<void> {
    const log = this.options.log();
    if (log !== undefined) this.options.setLog(withRenamed(log, from, to));
    await this.adopt();
  }

  async adopt(): Promise<void> {
    const stored = await this.waiting();
    const log = this.options.log();
    if (log === undefined) return;
    const known = new Set(log.pending.map(({ commandId }) => commandId));
    const fresh = stored.filter(({ commandId }) => !known.has(commandId));
    if (fresh.length > 0) this.options.setLog(fresh.reduce<ConsoleLog>(withPending, log));
    const stillStored = new Set(stored.map(({ commandId }) => commandId));
    const gone = [...known].filter((id) => !stillStored.has(id) && !this.adding.has(id));
    if (gone.length > 0 && (await this.options.refresh())) this.leave(gone);
  }
}

/** An undo of something that is already gone needs no message. */
const isUndone = ({ tap, refusal }: { tap: Tap; refusal: Refusal }): boolean =>
  tap.command.type === 'Undo' && refusal.code === 'match.nothing-to-undo';
