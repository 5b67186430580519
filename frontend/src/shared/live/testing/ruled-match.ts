import {
  type LiveMatch,
  type LiveSnapshot,
  type MatchRules,
  type PlayClock,
  presetRules,
  type Reduction,
} from '@kolo/domain';
import { FakeMatch } from './fake-match';

/** When the clock of `playClock` ran on for the last time. */
export const anchor = '2026-03-15T16:00:00.000Z';

/** Epoch milliseconds of a moment given in seconds after the anchor. */
export const after = (seconds: number): number => Date.parse(anchor) + seconds * 1000;

/** An effective clock, counted down, that has just been started in the first half. */
export const playClock = (changes: Partial<PlayClock> = {}): PlayClock => ({
  half: 1,
  startedAt: anchor,
  running: true,
  period: 1,
  playedSeconds: 0,
  runningSince: anchor,
  limitSeconds: 1200,
  minutesBefore: 0,
  direction: 'down',
  endsBy: 'horn',
  expired: false,
  ...changes,
});

interface Shown {
  rules?: Partial<MatchRules>;
  clock?: Partial<PlayClock>;
  match?: Partial<LiveMatch>;
}

/** For tests: a running match with a rule sheet as its spectators get it. */
export function ruledMatch({ rules = {}, clock = {}, match = {} }: Shown = {}): LiveMatch {
  const playing = playClock(clock);
  return {
    ...new FakeMatch().start().snapshot().match,
    rules: { ...presetRules['fifa-2025-26'], ...rules },
    clock: playing,
    period: playing.period,
    periodRunning: true,
    fouls: { home: 0, away: 0 },
    onPitch: { home: 5, away: 5 },
    reductions: [],
    timeouts: { home: 0, away: 0 },
    timeout: null,
    shootout: null,
    assistant: [],
    ...match,
  };
}

export const ruledMatchSnapshot = (shown: Shown = {}): LiveSnapshot => ({
  ...new FakeMatch().snapshot(),
  match: ruledMatch(shown),
});

export const reduction = (changes: Partial<Reduction> = {}): Reduction => ({
  id: 'red.1',
  team: 'home',
  playerId: 1,
  cause: 'red',
  remainingSeconds: 120,
  runsWith: 'clock',
  ...changes,
});
