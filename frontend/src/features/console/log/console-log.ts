import { commandIdOf, decide, extend, type LoggedMatchEvent, type MatchState } from '@kolo/domain';
import { renamed, type Tap } from '@/features/console/taps/tap';

/**
 * A match as the tablet knows it. The screen shows `shown`: the confirmed log, then events that the server
 * has written but whose predecessors are still missing, then the taps that have no answer yet.
 */
export interface ConsoleLog {
  readonly epoch: string;
  readonly confirmed: MatchState;
  /** Newer events after a gap, by version: an answer may overtake the feed. */
  readonly early: readonly LoggedMatchEvent[];
  readonly pending: readonly Tap[];
  readonly shown: MatchState;
}

type Parts = Omit<ConsoleLog, 'shown'>;

const withShown = (parts: Parts): ConsoleLog => ({ ...parts, shown: fold(parts) });

function fold({ confirmed, early, pending }: Parts): MatchState {
  let state = early.length === 0 ? confirmed : extend(confirmed, early);
  for (const tap of pending) state = withTap(state, tap) ?? state;
  return state;
}

function withTap(state: MatchState, { command, ...context }: Tap): MatchState | null {
  const decision = decide(state, command, context);
  return decision.ok ? decision.state : null;
}

/** Taps that the log already contains are no longer pending. */
export function openLog(
  epoch: string,
  confirmed: MatchState,
  pending: readonly Tap[] = [],
  early: readonly LoggedMatchEvent[] = [],
): ConsoleLog {
  return settle({ epoch, confirmed, early, pending }, [...confirmed.actions, ...early]);
}

export const commandsIn = ({ confirmed, early }: Pick<ConsoleLog, 'confirmed' | 'early'>) =>
  new Set([...confirmed.actions, ...early].map(({ id }) => commandIdOf(id)));

/** Applies events from any source in any order; each counts once. */
export function receive(log: ConsoleLog, events: readonly LoggedMatchEvent[]): ConsoleLog {
  const byVersion = new Map(log.early.map((event) => [event.version, event]));
  for (const event of events)
    if (event.version > log.confirmed.version) byVersion.set(event.version, event);
  const early = [...byVersion.values()].sort((a, b) => a.version - b.version);
  return settle(joined(log, early), events);
}

/** Moves what now follows without a gap into the confirmed state. */
function joined(log: ConsoleLog, early: LoggedMatchEvent[]): Parts {
  let ready = 0;
  while (early[ready]?.version === log.confirmed.version + ready + 1) ready += 1;
  if (ready === 0) return { ...log, early };
  return {
    ...log,
    confirmed: extend(log.confirmed, early.slice(0, ready)),
    early: early.slice(ready),
  };
}

function settle(parts: Parts, events: readonly LoggedMatchEvent[]): ConsoleLog {
  const done = new Set(events.map(({ id }) => commandIdOf(id)));
  return withShown({
    ...parts,
    pending: parts.pending.filter(({ commandId }) => !done.has(commandId)),
  });
}

/** A reloaded state replaces the confirmed one, unless it is older. */
export function replaceConfirmed(log: ConsoleLog, epoch: string, state: MatchState): ConsoleLog {
  const sameHistory = epoch === log.epoch;
  if (sameHistory && state.version < log.confirmed.version) return log;
  const early = sameHistory ? log.early.filter(({ version }) => version > state.version) : [];
  const fresh: ConsoleLog = { ...log, epoch, confirmed: state };
  return settle(joined(fresh, [...early]), [...state.actions, ...early]);
}

export function withPending(log: ConsoleLog, tap: Tap): ConsoleLog {
  const shown = withTap(log.shown, tap) ?? log.shown;
  return { ...log, pending: [...log.pending, tap], shown };
}

/** Removes taps that were answered without an event, or refused. */
export function withoutPending(log: ConsoleLog, commandIds: ReadonlySet<string>): ConsoleLog {
  return withShown({
    ...log,
    pending: log.pending.filter(({ commandId }) => !commandIds.has(commandId)),
  });
}

/** A pending tap, and what refers to it, under another id. */
export function withRenamed(log: ConsoleLog, from: string, to: string): ConsoleLog {
  return withShown({ ...log, pending: log.pending.map((tap) => renamed(tap, from, to)) });
}

export interface RefusedTap {
  tap: Tap;
  refusal: Extract<ReturnType<typeof decide>, { ok: false }>['refusal'];
}

/** Pending taps that the rules refuse, given what is known now. */
export function refusedTaps(log: ConsoleLog): RefusedTap[] {
  const refused: RefusedTap[] = [];
  let state = extend(log.confirmed, log.early);
  for (const tap of log.pending) {
    const { command, ...context } = tap;
    const decision = decide(state, command, context);
    if (decision.ok) state = decision.state;
    else refused.push({ tap, refusal: decision.refusal });
  }
  return refused;
}
