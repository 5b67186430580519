import type { PlayClock } from '../match/match-day.js';
import { presetRules } from '../rules/match-rules.js';
import { clockFace, playedSecondsAt } from './clock-face.js';

const began = '2026-03-15T16:00:00.000Z';
const after = (seconds: number): number => Date.parse(began) + seconds * 1000;
const effective = presetRules['fifa-2025-26'];
const running = presetRules['company-running'];

const clockOf = (changed: Partial<PlayClock>): PlayClock => ({
  period: 1,
  playedSeconds: 0,
  runningSince: began,
  limitSeconds: 1200,
  direction: 'down',
  expired: false,
  ...changed,
});

describe('the face of the clock', () => {
  it.each([
    ['the whistle', clockOf({}), 0, '20:00'],
    ['a second that is not over', clockOf({}), 61.9, '18:59'],
    ['a clock that stands', clockOf({ playedSeconds: 305, runningSince: null }), 99, '14:55'],
    ['a clock counted up', clockOf({ direction: 'up' }), 61, '1:01'],
    ['the second half counted up', clockOf({ direction: 'up', period: 2 }), 61, '21:01'],
    ['an instant before the anchor', clockOf({ playedSeconds: 10 }), -3, '19:50'],
  ] as const)('shows %s', (_, clock, seconds, time) => {
    const face = clockFace(clock, effective, after(seconds));
    expect(face).toEqual({ time, added: null, expired: false });
  });

  it('counts extra time on after both halves', () => {
    const rules = presetRules.tournament;
    const fourth = clockOf({ direction: 'up', period: 4, limitSeconds: 300 });
    expect(clockFace(fourth, rules, after(30)).time).toBe('35:30');
  });

  it('freezes at the limit where the horn ends a period', () => {
    expect(clockFace(clockOf({}), effective, after(1300))).toEqual({
      time: '0:00',
      added: null,
      expired: true,
    });
    expect(playedSecondsAt(clockOf({}), effective, after(1300))).toBe(1200);
  });

  it('goes on as added time where the referee ends a period', () => {
    const face = clockFace(clockOf({ direction: 'up' }), running, after(1283));
    expect(face).toEqual({ time: '20:00', added: '1:23', expired: true });
  });

  it('has nothing to count before the match and in the kicks', () => {
    const kicks = clockOf({ period: 5, limitSeconds: null, runningSince: null });
    expect(clockFace(kicks, effective, after(5))).toEqual({
      time: '0:00',
      added: null,
      expired: false,
    });
  });
});
