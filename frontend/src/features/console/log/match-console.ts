import {
  type ConsoleCommand,
  callOf,
  decide,
  isReadable,
  type LoggedMatchEvent,
  type ManageView,
  type MatchAnswer,
  type Refusal,
  type SuspendedList,
} from '@kolo/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { CorrectedClock } from '@/features/console/taps/corrected-clock';
import type { Outbox, OutboxNews } from '@/features/console/taps/outbox';
import { madeUnder, type Tap } from '@/features/console/taps/tap';
import { newCommandId } from '@/shared/api/new-command-id';
import type { MatchFeed, MatchFeedOptions } from '@/shared/live/match-feed';
import { type ConsoleLog, openLog, receive, replaceConfirmed } from './console-log';
import type { ConsoleNotice, ConsoleState, RefusalNotice } from './console-state';
import type { LoadOutcome } from './load-view';
import { PendingLine } from './pending-line';
import type { Redo } from './redo';
import { createSaveQueue } from './save-queue';
import type { SavedMatches } from './saved-match';
import { ViewReader } from './view-reader';
import { withSuspensions } from './with-suspensions';

export interface MatchConsoleOptions {
  matchId: number;
  /** Under which the taps are made; an account where it is left out. */
  grant?: number | null;
  /** Whether taps are made by a referee or under a grant. */
  atConsole?: boolean;
  outbox: Pick<Outbox, 'add' | 'waiting' | 'remove' | 'resume' | 'subscribe' | 'sendUnder'>;
  saved: SavedMatches;
  load(matchId: number): Promise<LoadOutcome>;
  follow(options: MatchFeedOptions): MatchFeed;
  notify(notice: ConsoleNotice): void;
}

interface Made {
  refusal: Refusal | null;
  actionId?: string;
}

/** A version that is still missing after this long is fetched. */
const gapTimeoutMs = 2_000;

/**
 * Runs one match on this tablet: the confirmed log and the pending taps become the state on the screen,
 * whichever comes first (the answer or the push) and whatever other tablets do.
 */
export class MatchConsole {
  readonly store: StoreApi<ConsoleState> = createStore<ConsoleState>(() => ({
    match: { phase: 'loading' },
    connection: { state: 'connecting', since: Date.now() },
    signedOut: false,
    refusedMvp: null,
  }));
  readonly clock = new CorrectedClock();
  private readonly matchId: number;
  private readonly reader: ViewReader;
  private readonly save = createSaveQueue(() => this.saveNow());
  private readonly line: PendingLine;
  /** An answer came before there was a log to put it in. */
  private missed = false;
  private feed: MatchFeed | undefined;
  private unsubscribe: (() => void) | undefined;
  private gapTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly options: MatchConsoleOptions) {
    this.matchId = options.matchId;
    this.reader = new ViewReader({
      load: () => options.load(options.matchId),
      onOutcome: (outcome) => this.onLoaded(outcome),
    });
    this.line = new PendingLine({
      matchId: options.matchId,
      outbox: options.outbox,
      log: () => this.log,
      setLog: (log) => this.setLog(log),
      refresh: () => this.refresh(),
      notify: (notice) => this.notify(notice),
    });
  }

  /** Shows what this browser knows, then what the server knows, and follows the match from there. */
  async open(): Promise<void> {
    this.unsubscribe = this.options.outbox.subscribe(this.matchId, (news) => this.onOutbox(news));
    document.addEventListener('visibilitychange', this.onVisible);
    await this.restore();
    await this.reader.read();
    // A browser without storage has nothing to resume.
    if (!this.closed) await this.options.outbox.resume().catch(() => {});
  }

  close(): void {
    this.closed = true;
    this.unsubscribe?.();
    document.removeEventListener('visibilitychange', this.onVisible);
    this.feed?.close();
    this.reader.close();
    clearTimeout(this.gapTimer);
  }

  /** @param grant null for the account that is signed in */
  async sendWaitingUnder(grant: number | null): Promise<void> {
    await this.options.outbox.sendUnder(this.matchId, grant);
    const { log } = this;
    if (log !== undefined)
      this.setLog({ ...log, pending: log.pending.map((tap) => madeUnder(tap, grant)) });
  }

  /** Somebody at the device discards taps that nobody will send. They leave the screen after the disk. */
  async removeWaiting(commandIds: readonly string[]): Promise<void> {
    await this.options.outbox.remove(this.matchId, new Set(commandIds));
    this.line.leave(commandIds);
  }

  refresh(): Promise<boolean> {
    return this.reader.read();
  }

  private readonly onVisible = (): void => {
    if (document.visibilityState === 'visible') this.clock.wake();
  };

  /**
   * Applies a command at once and sends it.
   * @param onMade gets the id of the action, where there is a new one
   * @param tappedAt ISO 8601 instant of the tap, where a question was answered in between
   * @returns why it was refused, null when it was applied
   */
  tap(
    command: ConsoleCommand,
    onMade?: (actionId: string) => void,
    tappedAt?: string,
  ): Refusal | null {
    const { refusal, actionId } = this.make(command, newCommandId(), tappedAt);
    if (actionId !== undefined) onMade?.(actionId);
    return refusal;
  }

  /** Repeats what was undone, as new events with the time of the first ones. */
  redo({ command, at, moved }: Redo): Refusal | null {
    const commandId = newCommandId();
    const { refusal } = this.make(command, commandId, at);
    if (refusal !== null || moved === undefined) return refusal;
    return this.tap({ type: 'CorrectAction', actionId: `${commandId}.0`, correction: moved });
  }

  private make(command: ConsoleCommand, commandId: string, tappedAt?: string): Made {
    const { log, matchId } = this;
    if (log === undefined) return { refusal: { code: 'match.not-found' } };
    const at = tappedAt ?? this.tapTime(log);
    const context = { commandId, at, ...(this.options.atConsole && { atConsole: true as const }) };
    const checked = withSuspensions(command, this.suspended);
    const decision = decide(log.shown, checked, context);
    if (!decision.ok) {
      this.options.notify({ type: 'refused', refusal: decision.refusal });
      return { refusal: decision.refusal };
    }
    if (command.type === 'ChooseMvp') this.store.setState({ refusedMvp: null });
    const actionId = decision.events.at(-1)?.id;
    if (actionId === undefined) return { refusal: null };
    const made: Tap = {
      ...context,
      matchId,
      command: checked,
      call: callOf(matchId, checked),
    };
    const tap = madeUnder(made, this.options.grant ?? null);
    void this.line.add(log, tap);
    return { refusal: null, actionId };
  }

  private notify(notice: ConsoleNotice): void {
    if (refusesMvp(notice)) this.store.setState({ refusedMvp: notice });
    this.options.notify(notice);
  }

  private get suspended(): SuspendedList | undefined {
    const { match } = this.store.getState();
    return match.phase === 'ready' ? match.view.suspended : undefined;
  }

  private get log(): ConsoleLog | undefined {
    const { match } = this.store.getState();
    return match.phase === 'ready' ? match.log : undefined;
  }

  private setLog(log: ConsoleLog): void {
    const { match } = this.store.getState();
    if (match.phase === 'ready') this.store.setState({ match: { ...match, log } });
  }

  private setReady(view: ManageView, log: ConsoleLog): void {
    if (this.closed) return;
    this.store.setState({ match: { phase: 'ready', view, log } });
    this.feed ??= this.follow();
  }

  private follow(): MatchFeed {
    return this.options.follow({
      matchId: this.matchId,
      console: true,
      since: () => this.log && { epoch: this.log.epoch, version: this.log.confirmed.version },
      onDeltas: (deltas) => this.take(deltas.map(({ event }) => event)),
      onSnapshot: ({ epoch, version }) => {
        const { log } = this;
        if (log?.epoch !== epoch || log.confirmed.version < version) void this.refresh();
      },
      onStatus: (connection) => this.store.setState({ connection }),
    });
  }

  /**
   * Never earlier than the pending tap before it, even when the clock was corrected in between. Answered taps
   * do not count: the server has corrected their time.
   */
  private tapTime(log: ConsoleLog): string {
    const now = this.clock.iso();
    const last = log.pending.at(-1)?.at;
    if (last === undefined || last < now) return now;
    return last;
  }

  private async restore(): Promise<void> {
    const saved = await this.options.saved.load(this.matchId).catch(() => undefined);
    // Read last and shown at once: a tap answered in between would show as pending for ever.
    const waiting = await this.line.waiting();
    if (saved === undefined) return;
    const { view, early, clock } = saved;
    if (clock !== null) this.clock.restore(clock);
    this.setReady(view, openLog(view.epoch, view.state, waiting, early));
  }

  private async onLoaded(outcome: LoadOutcome): Promise<void> {
    switch (outcome.type) {
      case 'view':
        this.clock.observe(outcome.view.serverTime, outcome.sentAt, outcome.receivedAt);
        await this.takeView(outcome.view);
        return;
      case 'missing':
        this.store.setState({ match: { phase: 'missing' } });
        // A deleted one may be restored.
        this.feed ??= this.follow();
        return;
      case 'signed-out':
        this.store.setState({ signedOut: true, endedBy: outcome.code });
        break;
      case 'unreachable':
        break;
      default:
        unknownOutcome(outcome);
    }
    if (this.log === undefined) this.store.setState({ match: { phase: 'unreachable' } });
  }

  private async takeView(view: ManageView): Promise<void> {
    const waiting = this.log === undefined ? await this.line.waiting() : [];
    const known = this.log;
    const log =
      known === undefined
        ? openLog(view.epoch, view.state, waiting)
        : replaceConfirmed(known, view.epoch, view.state);
    this.store.setState({ signedOut: false });
    this.setReady(view, log);
    this.line.settleLeft(known?.pending ?? waiting, log);
    if (this.missed) void this.refresh();
    this.missed = false;
    await this.save();
  }

  private take(events: readonly LoggedMatchEvent[]): void {
    this.line.seen(events);
    const { log } = this;
    if (log === undefined) {
      this.missed = true;
      // A deleted match has come back.
      if (this.store.getState().match.phase === 'missing') void this.refresh();
      return;
    }
    const known = events.filter(isReadable);
    const next = receive(log, known);
    this.setLog(next);
    this.line.settleLeft(log.pending, next);
    clearTimeout(this.gapTimer);
    if (next.early.length > 0) this.gapTimer = setTimeout(() => void this.refresh(), gapTimeoutMs);
    // A gap in the log that only reloading the match can fill.
    if (known.length < events.length) void this.refresh();
    void this.save();
  }

  private async onOutbox(news: OutboxNews): Promise<void> {
    if (news.type === 'changed') {
      await this.line.adopt();
      return;
    }
    if (news.type === 'renamed') {
      await this.line.rename(news.from, news.to);
      return;
    }
    const { tap, outcome } = news;
    switch (outcome.type) {
      case 'answered':
        this.clock.observe(outcome.answer.serverTime, outcome.sentAt, outcome.receivedAt);
        await this.onAnswer(tap, outcome.answer);
        return;
      case 'refused':
        await this.line.refused(tap, outcome.message);
        return;
      case 'signed-out':
        if (this.isOfOtherAccess(tap) && (await this.line.removeSettled(tap))) return;
        this.store.setState({ signedOut: true, endedBy: outcome.code });
        return;
      case 'unreachable':
        return;
      default:
        unknownOutcome(outcome);
    }
  }

  /**
   * The tap leaves the outbox only after the answer is on disk: a reload finds one or the other.
   * @throws when the answer belongs to another history than the match that was read; then it is sent again
   */
  private async onAnswer({ commandId }: Tap, { epoch, events }: MatchAnswer): Promise<void> {
    this.store.setState({ signedOut: false });
    if (this.isOfAnother(epoch)) await this.refresh();
    if (this.isOfAnother(epoch)) throw new Error(`The match is not known in the history ${epoch}`);
    if (events.length === 0) this.line.leave([commandId]);
    else this.take(events);
    await this.save();
  }

  private isOfOtherAccess({ grant }: Tap): boolean {
    return (grant ?? null) !== (this.options.grant ?? null);
  }

  private isOfAnother(epoch: string): boolean {
    return this.log !== undefined && this.log.epoch !== epoch;
  }

  private async saveNow(): Promise<void> {
    const { match } = this.store.getState();
    if (match.phase !== 'ready') return;
    const { epoch, confirmed, early } = match.log;
    const { matchId } = this;
    const view = { ...match.view, epoch, state: confirmed };
    await this.options.saved.save({ matchId, view, early, clock: this.clock.sample });
  }
}

function refusesMvp(notice: ConsoleNotice): notice is RefusalNotice {
  const isMvp = ({ command }: Tap) => command.type === 'ChooseMvp';
  if (notice.type === 'dropped') return notice.taps.some(isMvp);
  return notice.type === 'refused-by-server' && isMvp(notice.tap);
}

function unknownOutcome(outcome: never): never {
  throw new Error(`Unknown outcome: ${JSON.stringify(outcome)}`);
}
