import { isDeepStrictEqual } from 'node:util';
import type { LoggedMatchEvent, MatchCommand, MatchState, RefusalCode } from '@kolo/domain';
import type { EventStore, UnchangedCommand } from '../../events/event-store.js';
import { RefusalError } from '../../platform/common/refusal.error.js';
import {
  NoTracing,
  type TraceParent,
  type Tracing,
} from '../../platform/tracing/tracing.service.js';
import { projectionRows } from '../../projections/projection-rows.js';
import { commandMark } from './command-mark.js';
import {
  type BatchDecision,
  type CommandOrigin,
  decideBatch,
  type OriginatedCommand,
  type Verdict,
} from './decide-batch.js';
import { isRepeat } from './is-repeat.js';
import { type CommandResult, MatchHistory } from './match-history.js';

/** The part of the log that a mailbox writes to and reads from. */
export type MatchLog = Pick<
  EventStore,
  'append' | 'readStream' | 'heads' | 'findCommand' | 'findUnchanged' | 'recordUnchanged'
> & { forReaders: Pick<EventStore, 'readStream'> };

/** Told after the commit, and after the senders have their answers. */
export type Announce = (
  matchId: number,
  events: LoggedMatchEvent[],
  state: MatchState,
  traces: readonly TraceParent[],
) => void;

interface Waiting extends OriginatedCommand {
  resolve: (result: CommandResult) => void;
  reject: (error: unknown) => void;
  /** The same command, sent again while the first one waits. */
  repeats: Waiting[];
}

/** More in one append only makes the first of them wait longer. */
const mostInOneAppend = 400;
/** So often may other nodes be first before a command is given back. */
const mostAttempts = 12;

/**
 * One match's commands, one after the other: what waits is decided together on the replayed state and
 * appended at once; each sender gets its own answer.
 */
export class Mailbox {
  private waiting: Waiting[] = [];
  private working: Promise<void> | null = null;
  private history: MatchHistory | null = null;

  constructor(
    private readonly matchId: number,
    private readonly log: MatchLog,
    private readonly announce: Announce,
    private readonly tracing: Tracing = new NoTracing(),
  ) {}

  get idle(): boolean {
    return this.working === null;
  }

  /**
   * @returns what the command did; a repeat gets its first answer
   * @throws RefusalError when the rules, an official result or a reused command id forbid it
   */
  post(command: MatchCommand, origin: CommandOrigin): Promise<CommandResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ command, origin, resolve, reject, repeats: [] });
      this.working ??= this.work();
    });
  }

  /**
   * Everything that the log holds now.
   * @param log over whose connections it is read; a command must not wait for those of readers
   */
  async read(log: Pick<MatchLog, 'readStream'> = this.log.forReaders): Promise<MatchHistory> {
    const history = this.history ?? new MatchHistory(this.matchId);
    await this.catchUp(history, log);
    if (history.version > 0) this.history ??= history;
    return history;
  }

  /** Settles when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  /** What was read belongs to another history of the log. */
  forget(): void {
    this.history = null;
  }

  private async work(): Promise<void> {
    // What is posted in one go is decided together; a turn of the event loop would only make it wait.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const { leaders, others } = leadersOf(this.waiting.splice(0, mostInOneAppend));
      this.waiting.unshift(...others);
      try {
        await this.carryOut(leaders);
      } catch (error) {
        // Nobody knows whether it was written: the next command reads the log anew, and a repeat finds out.
        this.history = null;
        for (const leader of leaders) reject(leader, error);
      }
    }
    this.working = null;
  }

  private async carryOut(batch: Waiting[]): Promise<void> {
    let open = await this.withoutUnchanged(batch);
    for (let attempt = 1; open.length > 0; attempt += 1) {
      if (attempt > mostAttempts) {
        for (const item of open) refuse(item, 'match.busy');
        return;
      }
      const history = this.history ?? (await this.read(this.log));
      const decision = this.decide(history, open);
      const outcome = await this.write(decision, history);
      if (outcome === 'current') {
        await this.settle(decision);
        return;
      }
      await this.catchUp(history, this.log);
      if (outcome === 'duplicate-command') open = await this.withoutForeign(open, history);
      // A conflict without anything new: the log was put back to an earlier day.
      else if (history.version === decision.before.version) this.history = null;
    }
  }

  private decide(history: MatchHistory, open: Waiting[]): BatchDecision<Waiting> {
    const from = this.tracing.now();
    const decision = decideBatch(history, open, new Date().toISOString());
    const { matchId } = this;
    this.tracing.record('decide', this.tracesOf(open), from, { 'kolo.match': matchId });
    return decision;
  }

  private tracesOf(items: readonly Waiting[]): readonly TraceParent[] {
    return this.tracing.enabled ? items.flatMap(({ origin }) => origin.correlation ?? []) : [];
  }

  /** One append for the whole batch; without events it still has to be known that the state is the newest. */
  private async write(
    { verdicts, events, before, after }: BatchDecision<Waiting>,
    history: MatchHistory,
  ): Promise<'current' | 'version-conflict' | 'duplicate-command'> {
    if (events.length === 0) {
      const heads = await this.log.heads([this.matchId]);
      return (heads.get(this.matchId) ?? 0) === before.version ? 'current' : 'version-conflict';
    }
    const from = this.tracing.now();
    const outcome = await this.log.append({
      stream: this.matchId,
      expectedVersion: before.version,
      events,
      rows: projectionRows(before, after),
    });
    this.tracing.record('append', this.tracesOf(writtenOf(verdicts)), from, {
      'kolo.match': this.matchId,
      'kolo.events': events.length,
      'kolo.outcome': outcome.ok ? 'written' : outcome.reason,
    });
    if (!outcome.ok) return outcome.reason;
    history.add(events, after);
    // The first events of a match; what was forgotten meanwhile stays so.
    if (before.version === 0) this.history ??= history;
    return 'current';
  }

  private async settle({ verdicts, events, after }: BatchDecision<Waiting>): Promise<void> {
    for (const verdict of verdicts) if (verdict.kind !== 'unchanged') answer(verdict);
    // After the answers are on their way: spectators never make a scorekeeper wait.
    if (events.length > 0)
      setImmediate(() =>
        this.announce(
          this.matchId,
          events.map(({ event }) => event),
          after,
          this.tracesOf(writtenOf(verdicts)),
        ),
      );
    for (const verdict of verdicts)
      if (verdict.kind === 'unchanged') await this.remember(verdict.item, verdict.result);
  }

  /**
   * A command that changed nothing is in no log, so that its repeat could suddenly change something. Another node
   * may have been first with this id: what it kept is the answer.
   */
  private async remember(item: Waiting, { state: { version } }: CommandResult): Promise<void> {
    const { commandId } = item.origin;
    const asked = commandMark(item.command);
    await this.log.recordUnchanged(commandId, { stream: this.matchId, version, asked });
    const kept = await this.log.findUnchanged(commandId);
    if (kept !== null) this.answerUnchanged(item, kept, await this.read(this.log));
    else {
      const written = await this.log.findCommand(commandId);
      if (written.some(({ stream }) => stream === this.matchId)) await this.carryOut([item]);
      else refuse(item, 'request.command-id-reused');
    }
  }

  /** Answers those that changed nothing the first time. */
  private async withoutUnchanged(batch: Waiting[]): Promise<Waiting[]> {
    const open: Waiting[] = [];
    for (const item of batch) {
      const first = mayChangeNothing(item.command)
        ? await this.log.findUnchanged(item.origin.commandId)
        : null;
      if (first === null) open.push(item);
      else this.answerUnchanged(item, first, await this.read(this.log));
    }
    return open;
  }

  private answerUnchanged(item: Waiting, first: UnchangedCommand, history: MatchHistory): void {
    const { matchId } = this;
    const { command, origin } = item;
    const result = { matchId, events: [], state: history.at(first.version) };
    const answer = { result, asked: first.asked };
    const isThis = first.stream === matchId && isRepeat(command, origin, answer, history);
    if (isThis) resolve(item, result);
    else refuse(item, 'request.command-id-reused');
  }

  /** One of the ids is in the log already: of this match (then it is a repeat) or of another one. */
  private async withoutForeign(open: Waiting[], history: MatchHistory): Promise<Waiting[]> {
    const left: Waiting[] = [];
    for (const item of open) {
      const { commandId } = item.origin;
      const known = history.firstAnswer(commandId) !== null;
      const written = known ? [] : await this.log.findCommand(commandId);
      const unchanged = known ? null : await this.log.findUnchanged(commandId);
      if (written.some(({ stream }) => stream !== this.matchId))
        refuse(item, 'request.command-id-reused');
      else if (unchanged === null) left.push(item);
      else this.answerUnchanged(item, unchanged, history);
    }
    return left;
  }

  private async catchUp(history: MatchHistory, log: Pick<MatchLog, 'readStream'>): Promise<void> {
    history.add(await log.readStream(this.matchId, { after: history.version }));
  }
}

const writtenOf = (verdicts: readonly Verdict<Waiting>[]): Waiting[] =>
  verdicts.filter(({ kind }) => kind === 'written').map(({ item }) => item);

/** The first of each id leads; who repeats it meanwhile gets the same answer, another command under its id waits. */
function leadersOf(batch: readonly Waiting[]): { leaders: Waiting[]; others: Waiting[] } {
  const leaders = new Map<string, Waiting>();
  const others: Waiting[] = [];
  for (const item of batch) {
    const leader = leaders.get(item.origin.commandId);
    if (leader === undefined) leaders.set(item.origin.commandId, item);
    else if (isDeepStrictEqual(leader.command, item.command)) leader.repeats.push(item);
    else others.push(item);
  }
  return { leaders: [...leaders.values()], others };
}

function answer(verdict: Exclude<Verdict<Waiting>, { kind: 'unchanged' }>): void {
  switch (verdict.kind) {
    case 'repeat':
    case 'written':
      resolve(verdict.item, verdict.result);
      return;
    case 'refused':
      reject(verdict.item, new RefusalError(verdict.refusal));
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

const refuse = (item: Waiting, code: RefusalCode): void => reject(item, RefusalError.of(code));

/** Commands that name a wanted value, which may be there already. Plain taps always leave an event. */
function mayChangeNothing(command: MatchCommand): boolean {
  switch (command.type) {
    case 'RescheduleMatch':
    case 'ChangeState':
    case 'SetScore':
    case 'ChooseMvp':
    case 'CorrectAction':
      return true;
    case 'RaiseTeamStatistic':
      return command.by === -1;
    case 'ScheduleMatch':
    case 'ConfirmAttendance':
    case 'InitialiseMatch':
    case 'RaisePlayerCounter':
    case 'RecordGoal':
    case 'TakeTimeout':
    case 'RecordResult':
    case 'Undo':
    case 'DeleteMatch':
    case 'RestoreMatch':
      return false;
  }
}
