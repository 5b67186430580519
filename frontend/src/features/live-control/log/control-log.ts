import { decide, extend, type LoggedMatchEvent, type MatchState } from '@kolo/domain';
import type { Tap } from '@/features/live-control/taps/tap';

/**
 * What the tablet knows of a match. The screen shows `shown`: the confirmed log, then what the server has
 * written but whose predecessors are still under way, then the taps that nobody has answered yet.
 */
export interface ControlLog {
  readonly epoch: string;
  /** The server's state, every version up to its own. */
  readonly confirmed: MatchState;
  /** Newer events with a gap before them, by version: an answer may overtake the feed. */
  readonly early: readonly LoggedMatchEvent[];
  /** Taps without an answer, in the order in which they were made. */
  readonly pending: readonly Tap[];
  readonly shown: MatchState;
}

type Parts = Omit<ControlLog, 'shown'>;

/** The command that an action belongs to: action ids are `<commandId>.<n>`. */
export const commandIdOf = (actionId: string): string =>
  actionId.slice(0, actionId.lastIndexOf('.'));

const withShown = (parts: Parts): ControlLog => ({ ...parts, shown: fold(parts) });

function fold({ confirmed, early, pending }: Parts): MatchState {
  let state = early.length === 0 ? confirmed : extend(confirmed, early);
  for (const tap of pending) state = withTap(state, tap) ?? state;
  return state;
}

/** The state after a tap, null when the rules refuse it. */
function withTap(state: MatchState, { command, commandId, at }: Tap): MatchState | null {
  const decision = decide(state, command, { commandId, at });
  return decision.ok ? decision.state : null;
}

/** A log as it was read: what is in it already no longer waits. */
export function openLog(
  epoch: string,
  confirmed: MatchState,
  pending: readonly Tap[] = [],
  early: readonly LoggedMatchEvent[] = [],
): ControlLog {
  return settle({ epoch, confirmed, early, pending }, [...confirmed.actions, ...early]);
}

/** The commands that are in the log and still count. */
export const commandsIn = ({ confirmed, early }: Pick<ControlLog, 'confirmed' | 'early'>) =>
  new Set([...confirmed.actions, ...early].map(({ id }) => commandIdOf(id)));

/** Events in, whichever way and in whichever order they came; each counts once. */
export function receive(log: ControlLog, events: readonly LoggedMatchEvent[]): ControlLog {
  const byVersion = new Map(log.early.map((event) => [event.version, event]));
  for (const event of events)
    if (event.version > log.confirmed.version) byVersion.set(event.version, event);
  const early = [...byVersion.values()].sort((a, b) => a.version - b.version);
  return settle(joined(log, early), events);
}

/** Moves what now follows without a gap into the confirmed state. */
function joined(log: ControlLog, early: LoggedMatchEvent[]): Parts {
  let ready = 0;
  while (early[ready]?.version === log.confirmed.version + ready + 1) ready += 1;
  if (ready === 0) return { ...log, early };
  return {
    ...log,
    confirmed: extend(log.confirmed, early.slice(0, ready)),
    early: early.slice(ready),
  };
}

function settle(parts: Parts, events: readonly LoggedMatchEvent[]): ControlLog {
  const done = new Set(events.map(({ id }) => commandIdOf(id)));
  return withShown({
    ...parts,
    pending: parts.pending.filter(({ commandId }) => !done.has(commandId)),
  });
}

/** A state read anew replaces the confirmed one, unless it is older than what is known. */
export function replaceConfirmed(log: ControlLog, epoch: string, state: MatchState): ControlLog {
  const sameHistory = epoch === log.epoch;
  if (sameHistory && state.version < log.confirmed.version) return log;
  const early = sameHistory ? log.early.filter(({ version }) => version > state.version) : [];
  const fresh: ControlLog = { ...log, epoch, confirmed: state };
  return settle(joined(fresh, [...early]), [...state.actions, ...early]);
}

/** A new tap goes to the end of the line and shows at once. */
export function withPending(log: ControlLog, tap: Tap): ControlLog {
  const shown = withTap(log.shown, tap) ?? log.shown;
  return { ...log, pending: [...log.pending, tap], shown };
}

/** Takes taps out of the line: answered without an event, or refused. */
export function withoutPending(log: ControlLog, commandIds: ReadonlySet<string>): ControlLog {
  return withShown({
    ...log,
    pending: log.pending.filter(({ commandId }) => !commandIds.has(commandId)),
  });
}

export interface RefusedTap {
  tap: Tap;
  refusal: Extract<ReturnType<typeof decide>, { ok: false }>['refusal'];
}

/** The waiting taps that the rules refuse on what is known now. */
export function refusedTaps(log: ControlLog): RefusedTap[] {
  const refused: RefusedTap[] = [];
  let state = extend(log.confirmed, log.early);
  for (const tap of log.pending) {
    const { command, commandId, at } = tap;
    const decision = decide(state, command, { commandId, at });
    if (decision.ok) state = decision.state;
    else refused.push({ tap, refusal: decision.refusal });
  }
  return refused;
}
