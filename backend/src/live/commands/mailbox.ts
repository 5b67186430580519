import { setTimeout as delay } from 'node:timers/promises';
import type { LoggedMatchEvent, MatchCommand, MatchState } from '@kolo/domain';
import type { EventStore } from '../../events/event-store.js';
import type { AppendRefusal, ClockLease } from '../../events/stored-event.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { recordSpan, spanTime, type TraceParent } from '../../platform/tracing/spans.js';
import { projectionRows } from '../../projections/projection-rows.js';
import { movesClock, needsHolder } from './clock-commands.js';
import type { ReadClockHolder } from './clock-holder.js';
import {
  type BatchDecision,
  type CommandOrigin,
  decideBatch,
  type OriginatedCommand,
  type Verdict,
} from './decide-batch.js';
import { type CommandResult, MatchHistory } from './match-history.js';
import { whyNoRepeat } from './repeats.js';
import { requestHash } from './request-hash.js';

export type MatchLog = Pick<EventStore, 'append' | 'readStream' | 'heads' | 'findCommand'> & {
  forReaders: Pick<EventStore, 'readStream'>;
};

/** Called after the commit and after the answers. */
export type Announce = (
  matchId: number,
  events: LoggedMatchEvent[],
  state: MatchState,
  traces: readonly TraceParent[],
) => void;

interface Waiting extends OriginatedCommand {
  resolve: (result: CommandResult) => void;
  reject: (error: unknown) => void;
  repeats: Waiting[];
}

const maxInOneAppend = 400;
/** As long as a break, or a quiet part of a half. */
const tappedForMs = 15 * 60_000;
const maxAttempts = 12;

/** One match's commands in order: what waits is decided together and appended at once. */
export class Mailbox {
  private waiting: Waiting[] = [];
  private working: Promise<void> | null = null;
  private history: MatchHistory | null = null;
  private postedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly matchId: number,
    private readonly log: MatchLog,
    private readonly clockHolder: ReadClockHolder,
    private readonly announce: Announce,
  ) {}

  /** Whether somebody taps: the cached history must not have to be read again for the next tap. */
  get isInUse(): boolean {
    return this.working !== null || performance.now() - this.postedAt < tappedForMs;
  }

  /** @returns what the command did; a repeat gets its first answer */
  post(command: MatchCommand, origin: CommandOrigin): Promise<CommandResult> {
    this.postedAt = performance.now();
    return new Promise((resolve, reject) => {
      this.waiting.push({ command, origin, resolve, reject, repeats: [] });
      this.working ??= this.work();
    });
  }

  /** Everything that the log holds now, over the connections of readers unless a command asks. */
  async read(log: Pick<MatchLog, 'readStream'> = this.log.forReaders): Promise<MatchHistory> {
    const history = this.history ?? new MatchHistory(this.matchId);
    await this.catchUp(history, log);
    if (history.version > 0) this.history ??= history;
    return history;
  }

  async settled(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  forget(): void {
    this.history = null;
  }

  private async work(): Promise<void> {
    // Commands posted in the same tick are decided together.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const { leaders, others } = leadersOf(this.waiting.splice(0, maxInOneAppend));
      this.waiting.unshift(...others);
      try {
        await this.appendDecided(leaders);
      } catch (error) {
        // The outcome is unknown, so the next command reads the log again.
        this.history = null;
        for (const leader of leaders) reject(leader, error);
      }
    }
    this.working = null;
  }

  private async appendDecided(batch: Waiting[]): Promise<void> {
    let open = batch;
    for (let attempt = 1; open.length > 0; attempt += 1) {
      if (attempt > maxAttempts) {
        for (const item of open) reject(item, RefusalError.of('match.busy'));
        return;
      }
      const history = this.history ?? (await this.read(this.log));
      const decision = this.decide(history, open, await this.holder(history, open));
      const outcome = await this.write(decision, history);
      if (outcome === 'current') {
        await this.settle(decision, history);
        return;
      }
      // Two nodes that overtake each other in turns would use up their attempts within milliseconds.
      if (attempt > 1) await delay(Math.random() * attempt);
      await this.catchUp(history, this.log);
      if (outcome === 'duplicate-command') open = await this.withoutAnswered(open, history);
      // A conflict without new events: the log was restored to an earlier day.
      else if (outcome === 'version-conflict' && history.version === decision.before.version)
        this.history = null;
    }
  }

  private async holder(history: MatchHistory, open: Waiting[]): Promise<ClockLease | null> {
    const { state } = history;
    if (!open.some(({ command }) => needsHolder(command) || movesClock(state, command)))
      return null;
    return this.clockHolder(this.matchId);
  }

  private decide(
    history: MatchHistory,
    open: Waiting[],
    held: ClockLease | null,
  ): BatchDecision<Waiting> {
    const from = spanTime();
    const decision = decideBatch(history, open, new Date().toISOString(), held);
    const { matchId } = this;
    recordSpan('decide', tracesOf(open), from, { 'kolo.match': matchId });
    return decision;
  }

  /** Refusals alone append nothing, but must have been decided on the newest state too. */
  private async write(
    { verdicts, events, unchanged, lease, before, after }: BatchDecision<Waiting>,
    history: MatchHistory,
  ): Promise<'current' | AppendRefusal> {
    if (events.length + unchanged.length === 0) {
      const heads = await this.log.heads([this.matchId]);
      return (heads.get(this.matchId) ?? 0) === before.version ? 'current' : 'version-conflict';
    }
    const from = spanTime();
    const outcome = await this.log.append({
      stream: this.matchId,
      expectedVersion: before.version,
      events,
      unchanged,
      lease,
      rows: projectionRows(before, after),
    });
    recordSpan('append', tracesOf(writtenOf(verdicts)), from, {
      'kolo.match': this.matchId,
      'kolo.events': events.length,
      'kolo.outcome': outcome.ok ? 'written' : outcome.reason,
    });
    if (!outcome.ok) return outcome.reason;
    history.add(events, after);
    // A history that was dropped meanwhile stays dropped.
    if (before.version === 0) this.history ??= history;
    return 'current';
  }

  private async settle(
    { verdicts, events, after }: BatchDecision<Waiting>,
    history: MatchHistory,
  ): Promise<void> {
    for (const verdict of verdicts) if (verdict.kind !== 'refused') answer(verdict);
    // Answers go out first: spectators never make a scorekeeper wait.
    if (events.length > 0)
      setImmediate(() =>
        this.announce(
          this.matchId,
          events.map(({ event }) => event),
          after,
          tracesOf(writtenOf(verdicts)),
        ),
      );
    for (const verdict of verdicts)
      if (verdict.kind === 'refused' && !(await this.answeredBefore(verdict.item, history)))
        reject(verdict.item, new RefusalError(verdict.refusal));
  }

  /** The command had no effect the first time, whatever the rules say today, or belongs to another match. */
  private async answeredBefore(item: Waiting, history: MatchHistory): Promise<boolean> {
    const { matchId } = this;
    const { events, unchanged } = await this.log.findCommand(item.origin.commandId);
    if (unchanged === null && events.every(({ stream }) => stream === matchId)) return false;
    if (unchanged?.stream !== matchId) {
      reject(item, RefusalError.of('request.command-id-reused'));
      return true;
    }
    const code = whyNoRepeat(unchanged, item);
    if (code === null) resolve(item, { matchId, events: [], state: history.at(unchanged.version) });
    else reject(item, RefusalError.of(code));
    return true;
  }

  private async withoutAnswered(open: Waiting[], history: MatchHistory): Promise<Waiting[]> {
    const left: Waiting[] = [];
    for (const item of open)
      if (
        history.firstAnswer(item.origin.commandId) !== null ||
        !(await this.answeredBefore(item, history))
      )
        left.push(item);
    return left;
  }

  private async catchUp(history: MatchHistory, log: Pick<MatchLog, 'readStream'>): Promise<void> {
    history.add(await log.readStream(this.matchId, { after: history.version }));
  }
}

const writtenOf = (verdicts: readonly Verdict<Waiting>[]): Waiting[] =>
  verdicts.filter(({ kind }) => kind === 'written').map(({ item }) => item);

const isRepeat = ({ command, origin }: Waiting, item: Waiting): boolean =>
  whyNoRepeat({ ...origin, requestHash: requestHash(command) }, item) === null;

/** The first command of each id leads; repeats share its answer, another command under its id waits. */
function leadersOf(batch: readonly Waiting[]): { leaders: Waiting[]; others: Waiting[] } {
  const leaders = new Map<string, Waiting>();
  const others: Waiting[] = [];
  for (const item of batch) {
    const leader = leaders.get(item.origin.commandId);
    if (leader === undefined) leaders.set(item.origin.commandId, item);
    else if (isRepeat(leader, item)) leader.repeats.push(item);
    else others.push(item);
  }
  return { leaders: [...leaders.values()], others };
}

function answer(verdict: Exclude<Verdict<Waiting>, { kind: 'refused' }>): void {
  switch (verdict.kind) {
    case 'repeat':
    case 'written':
      resolve(verdict.item, verdict.result);
      return;
    case 'broken':
      reject(verdict.item, verdict.error);
  }
}

function resolve(item: Waiting, result: CommandResult): void {
  for (const each of [item, ...item.repeats]) each.resolve(result);
}

function reject(item: Waiting, error: unknown): void {
  for (const each of [item, ...item.repeats]) each.reject(error);
}

const tracesOf = (items: readonly Waiting[]): readonly TraceParent[] =>
  items.flatMap(({ origin }) => origin.correlation ?? []);
