import type { LoggedMatchEvent, Period, TeamSide } from '../events.js';
import {
  type ClockMark,
  latestOf,
  type PlayedPeriod,
  type RuledMatch,
  type SetBack,
} from '../ruled-match.js';
import { hornSecondsOf, limitSecondsOf } from './periods.js';

export interface PlayReading {
  period: Period;
  /** Playing time in the period, in milliseconds. */
  playedMs: number;
  running: boolean;
  /** The period had begun and not ended. */
  inPlay: boolean;
  /** Its length, null in the kicks. */
  limitSeconds: number | null;
}

/**
 * The clock at an instant, by what the log knows: a tap that waited in an outbox keeps its minute.
 * @param at ISO 8601
 * @returns null before the first whistle was recorded
 */
export const readPlayClock = (play: RuledMatch, at: string): PlayReading | null =>
  readAt(play, Date.parse(at));

/** @param at epoch milliseconds */
export function readAt(play: RuledMatch, at: number): PlayReading | null {
  const begun = play.periods.findLast(({ marks }) => marks[0].at <= at) ?? play.periods[0];
  return begun === undefined ? null : readIn(play, begun, at);
}

/** The clock at the end of a period, or at an instant while it is played. */
export function readIn(play: RuledMatch, played: PlayedPeriod, at: number): PlayReading {
  const { period, marks, endedAt } = played;
  const inPlay = endedAt === null || at < endedAt;
  const instant = inPlay ? at : endedAt;
  const mark = marks.findLast((earlier) => earlier.at <= instant) ?? marks[0];
  const limitSeconds = limitSecondsOf(play.rules, period);
  const playedMs = Math.min(playedAt(mark, instant), hornSecondsOf(play.rules, period) * 1000);
  return { period, playedMs, running: inPlay && mark.running, inPlay, limitSeconds };
}

/** Seconds: its length, or what was really played where the referee ends it; `Infinity` in the kicks. */
export function longestOf(play: RuledMatch, period: Period): number {
  const limitSeconds = limitSecondsOf(play.rules, period);
  if (limitSeconds === null) return Infinity;
  const played = play.periods.findLast((known) => known.period === period);
  if (play.rules.periodEndsBy === 'horn' || played === undefined) return limitSeconds;
  const { playedMs } = readIn(play, played, played.endedAt ?? latestOf(play));
  return Math.max(limitSeconds, Math.floor(playedMs / 1000));
}

const playedAt = ({ at, playedMs, running }: ClockMark, instant: number): number =>
  running ? playedMs + Math.max(0, instant - at) : playedMs;

/** Begins a period at 0: it runs from the whistle, or is stopped until *Start* (docs/product.md#clock). */
export function begin(play: RuledMatch, period: Period, at: number): RuledMatch {
  const running = period !== 5 && play.rules.clockMode !== 'effective';
  const begun: PlayedPeriod = {
    period,
    marks: [{ at, playedMs: 0, running, timeout: null }],
    endedAt: null,
  };
  return { ...play, periods: [...end(play, at).periods, begun] };
}

/** Ends the period that is being played, if there is one. */
export function end(play: RuledMatch, at: number): RuledMatch {
  const last = play.periods.at(-1);
  if (last === undefined || last.endedAt !== null) return play;
  const endedAt = Math.max(at, last.marks[0].at);
  return { ...play, periods: [...play.periods.slice(0, -1), { ...last, endedAt }] };
}

export type ClockEvent = LoggedMatchEvent<
  'ClockStarted' | 'ClockStopped' | 'ClockCorrected' | 'TimeoutTaken' | 'TimeoutEnded'
>;

/** Whether an event can move or stop the clock of a period. */
export function isClockEvent(event: LoggedMatchEvent): event is ClockEvent {
  switch (event.type) {
    case 'ClockStarted':
    case 'ClockStopped':
    case 'ClockCorrected':
      return true;
    case 'TimeoutTaken':
    case 'TimeoutEnded':
      return event.data.besideClock !== true;
    default:
      return false;
  }
}

/**
 * The clock with one more event. The instants decide and not the order of the log.
 * @param earlier everything that counts and was recorded before it
 */
export function turnClock(
  play: RuledMatch,
  event: ClockEvent,
  earlier: readonly LoggedMatchEvent[],
): RuledMatch {
  const period = periodOfEvent(event);
  const place = play.periods.findLastIndex((played) => played.period === period);
  const played = play.periods[place];
  if (played === undefined) return play;
  const last = played.marks.at(-1) ?? played.marks[0];
  const turned =
    Date.parse(event.at) >= last.at
      ? withMark(played, last, markAfter(play, last, event))
      : withMarks(played, marksOf(play, played, clockEventsOf([...earlier, event])));
  const periods = play.periods.map((other, n) => (n === place ? turned : other));
  return { ...play, periods };
}

function withMark(played: PlayedPeriod, last: ClockMark, mark: ClockMark): PlayedPeriod {
  const marks: PlayedPeriod['marks'] = [...played.marks, mark];
  const setBack = setBackBetween(last, mark);
  if (setBack === null) return { ...played, marks };
  return { ...played, marks, setBacks: [...(played.setBacks ?? []), setBack] };
}

function withMarks(played: PlayedPeriod, marks: PlayedPeriod['marks']): PlayedPeriod {
  const setBacks = marks.flatMap((mark, n) => {
    const before = marks[n - 1];
    return (before === undefined ? null : setBackBetween(before, mark)) ?? [];
  });
  const { setBacks: _, ...rest } = played;
  return setBacks.length === 0 ? { ...rest, marks } : { ...rest, marks, setBacks };
}

function setBackBetween(before: ClockMark, { at, playedMs }: ClockMark): SetBack | null {
  const [from, to] = [playedAt(before, at), playedMs].map((ms) => Math.floor(ms / 1000));
  return from !== undefined && to !== undefined && to < from ? { at, from, to } : null;
}

/** A timeout that was given to the wrong team runs on for the right one. */
export function reassignTimeout(
  play: RuledMatch,
  { data: { actionId, team } }: LoggedMatchEvent<'ActionCorrected'>,
  earlier: readonly LoggedMatchEvent[],
): RuledMatch {
  const taken = earlier.find(({ id }) => id === actionId);
  if (taken?.type !== 'TimeoutTaken' || team === undefined) return play;
  const since = Date.parse(taken.at);
  const reassigned = (mark: ClockMark): ClockMark =>
    mark.timeout?.since === since ? { ...mark, timeout: { ...mark.timeout, team } } : mark;
  const periods = play.periods.map((played) => {
    const [first, ...rest] = played.marks;
    const marks: PlayedPeriod['marks'] = [reassigned(first), ...rest.map(reassigned)];
    return { ...played, marks };
  });
  return { ...play, periods };
}

/** Each under its present team; its instant is never corrected. */
function clockEventsOf(actions: readonly LoggedMatchEvent[]): ClockEvent[] {
  const teams = new Map<string, TeamSide>();
  for (const action of actions)
    if (action.type === 'ActionCorrected' && action.data.team !== undefined)
      teams.set(action.data.actionId, action.data.team);
  return actions.filter(isClockEvent).map((event) => {
    const team = teams.get(event.id);
    return event.type === 'TimeoutTaken' && team !== undefined
      ? { ...event, data: { team } }
      : event;
  });
}

function marksOf(
  play: RuledMatch,
  played: PlayedPeriod,
  events: readonly ClockEvent[],
): PlayedPeriod['marks'] {
  let [last] = played.marks;
  const marks: [ClockMark, ...ClockMark[]] = [last];
  const inOrder = events
    .filter((event) => periodOfEvent(event) === played.period)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.version - b.version);
  for (const event of inOrder) {
    last = markAfter(play, last, event);
    marks.push(last);
  }
  return marks;
}

const periodOfEvent = (event: ClockEvent): Period | undefined =>
  'period' in event.data ? event.data.period : event.period;

function markAfter(play: RuledMatch, before: ClockMark, event: ClockEvent): ClockMark {
  const at = Math.max(Date.parse(event.at), before.at);
  const { running, timeout } = before;
  const now = { at, playedMs: playedAt(before, at), running, timeout };
  switch (event.type) {
    case 'ClockStarted':
      return { ...now, running: true, timeout: null };
    case 'ClockStopped':
      return { ...now, running: false, timeout: timeout && { ...timeout, resumes: false } };
    case 'ClockCorrected':
      return { ...now, playedMs: event.data.played * 1000 };
    case 'TimeoutTaken': {
      const stops = play.rules.timeoutStopsClock;
      // Where the scorer's table runs the clock, it starts it when the ball is in play again.
      const mayResume = stops && play.rules.clockMode !== 'effective';
      const resumes = mayResume && (running || timeout?.resumes === true);
      const { team } = event.data;
      return { ...now, running: running && !stops, timeout: { team, since: at, resumes } };
    }
    case 'TimeoutEnded':
      return { ...now, running: running || timeout?.resumes === true, timeout: null };
  }
}
