import {
  decide,
  type LoggedMatchEvent,
  type MatchCommand,
  type MatchState,
  type Refusal,
  reportHashOf,
} from '@kolo/domain';
import type {
  AnyLoggedEvent,
  ClockLease,
  NewEvent,
  UnchangedCommand,
} from '../../events/stored-event.js';
import { deviceOf } from '../../platform/api/command-origin.js';
import { movesClock } from './clock-commands.js';
import type { CommandResult, FirstAnswer, MatchHistory } from './match-history.js';
import { whyNoRepeat } from './repeats.js';
import { requestHash } from './request-hash.js';

export interface CommandOrigin {
  commandId: string;
  at: string;
  actorId: number | null;
  device: string | null;
  /** The own name of a device with a grant. */
  tablet?: string;
  requestId: string | null;
  /** A W3C `traceparent`. */
  correlation?: string;
  /** Made on a console, which may not do all that administrators may. */
  isConsole?: boolean;
  /** The league of a command over a whole league. */
  ofLeague?: number;
}

export interface OriginatedCommand {
  command: MatchCommand;
  origin: CommandOrigin;
}

export type Verdict<T> =
  | { kind: 'repeat'; item: T; result: CommandResult }
  | { kind: 'written'; item: T; result: CommandResult }
  | { kind: 'refused'; item: T; refusal: Refusal }
  | { kind: 'broken'; item: T; error: unknown };

export interface BatchDecision<T> {
  verdicts: Verdict<T>[];
  events: NewEvent<LoggedMatchEvent>[];
  unchanged: UnchangedCommand[];
  /** The lease under which the clock was moved; null where it was not. */
  lease: ClockLease | null;
  before: MatchState;
  after: MatchState;
}

/**
 * Decides commands one after the other, each on what the earlier ones leave; writes nothing.
 * @param held the holder of the clock; only read for a command that moves it
 */
export function decideBatch<T extends OriginatedCommand>(
  history: MatchHistory,
  items: readonly T[],
  now: string,
  held: ClockLease | null = null,
): BatchDecision<T> {
  const before = history.state;
  const batch: BatchDecision<T> = {
    verdicts: [],
    events: [],
    unchanged: [],
    lease: null,
    before,
    after: before,
  };
  for (const item of items) batch.verdicts.push(verdictOn(history, item, now, held, batch));
  return batch;
}

function verdictOn<T extends OriginatedCommand>(
  history: MatchHistory,
  item: T,
  now: string,
  held: ClockLease | null,
  batch: BatchDecision<T>,
): Verdict<T> {
  const { command, origin } = item;
  const first = history.firstAnswer(origin.commandId);
  const state = batch.after;
  const { matchId } = state;
  try {
    if (first !== null) return repeatOf(first, item);
    const lease = movesClock(state, command)
      ? (batch.lease ?? held ?? { device: deviceOf(origin), turn: 0 })
      : null;
    if (lease !== null && lease.device !== deviceOf(origin))
      return { kind: 'refused', item, refusal: { code: 'match.clock-elsewhere' } };
    const { commandId, at, isConsole: atConsole = false } = origin;
    // A final whistle of this batch is not in the log yet.
    const overSince = state.completedAt === batch.before.completedAt ? history.overSince : now;
    const holder = batch.lease ?? held;
    const clockElsewhere = holder !== null && holder.device !== deviceOf(origin);
    const decision = decide(state, command, {
      commandId,
      at,
      now,
      overSince,
      atConsole,
      clockElsewhere,
      reportHash: reportHashOf,
    });
    if (!decision.ok) return { kind: 'refused', item, refusal: decision.refusal };
    const { events } = decision;
    const hash = requestHash(command);
    if (events.length === 0)
      batch.unchanged.push({ ...origin, version: state.version, requestHash: hash });
    batch.lease ??= lease;
    batch.after = decision.state;
    batch.events.push(...newEvents(events, origin, hash));
    return { kind: 'written', item, result: { matchId, events, state: batch.after } };
  } catch (error) {
    // One command that breaks the rules' code must not fail its neighbours.
    return { kind: 'broken', item, error };
  }
}

function repeatOf<T extends OriginatedCommand>(first: FirstAnswer, item: T): Verdict<T> {
  const code = whyNoRepeat(first, item);
  return code === null
    ? { kind: 'repeat', item, result: first.result }
    : { kind: 'refused', item, refusal: { code } };
}

/** @param from place of the first event within its command */
export function newEvents<Event extends AnyLoggedEvent>(
  events: readonly Event[],
  {
    commandId,
    actorId,
    device,
    tablet,
    requestId,
    correlation,
    ofLeague,
    isConsole,
  }: CommandOrigin,
  hash: string,
  from = 0,
): NewEvent<Event>[] {
  return events.map((event, index) => ({
    event,
    commandId,
    commandSeq: from + index,
    actorId,
    device,
    ...(tablet === undefined ? {} : { tablet }),
    requestId,
    ...(correlation === undefined ? {} : { correlation }),
    ...(ofLeague === undefined ? {} : { ofLeague }),
    ...(isConsole === undefined ? {} : { isConsole }),
    ...(index === 0 ? { requestHash: hash } : {}),
  }));
}
