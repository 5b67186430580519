import type { PlayClock } from '../match/ruled-match-fields.js';
import { clockFace, clockMinute, playedSecondsAt } from './clock-face.js';

const began = '2026-03-15T16:00:00.000Z';
const after = (seconds: number): number => Date.parse(began) + seconds * 1000;

const clockOf = (changed: Partial<PlayClock>): PlayClock => ({
  half: 1,
  startedAt: began,
  running: true,
  period: 1,
  playedSeconds: 0,
  runningSince: began,
  limitSeconds: 1200,
  minutesBefore: 0,
  direction: 'down',
  endsBy: 'horn',
  expired: false,
  ...changed,
});

describe('the face of the clock', () => {
  it.each([
    ['the whistle', clockOf({}), 0, '20:00'],
    ['a second that is not over', clockOf({}), 61.9, '18:59'],
    ['a clock that stands', clockOf({ playedSeconds: 305, runningSince: null }), 99, '14:55'],
    ['a clock counted up', clockOf({ direction: 'up' }), 61, '1:01'],
    [
      'the second half counted up',
      clockOf({ direction: 'up', period: 2, minutesBefore: 20 }),
      61,
      '21:01',
    ],
    ['an instant before the anchor', clockOf({ playedSeconds: 10 }), -3, '19:50'],
  ] as const)('shows %s', (_, clock, seconds, time) => {
    const face = clockFace(clock, after(seconds));
    expect(face).toEqual({ time, added: null, expired: false });
  });

  it('counts extra time on after both halves', () => {
    const fourth = clockOf({ direction: 'up', period: 4, limitSeconds: 300, minutesBefore: 35 });
    expect(clockFace(fourth, after(30)).time).toBe('35:30');
  });

  it('freezes at the limit where the horn ends a period', () => {
    expect(clockFace(clockOf({}), after(1300))).toEqual({
      time: '0:00',
      added: null,
      expired: true,
    });
    expect(playedSecondsAt(clockOf({}), after(1300))).toBe(1200);
  });

  it('goes on as added time where the referee ends a period', () => {
    const added = clockOf({ direction: 'up', endsBy: 'referee' });
    const face = clockFace(added, after(1283));
    expect(clockMinute(added, after(1283))).toBe('20+2');
    expect(face).toEqual({ time: '20:00', added: '1:23', expired: true });
  });

  it('has nothing to count before the match and in the kicks', () => {
    const kicks = clockOf({ period: 5, limitSeconds: null, runningSince: null });
    expect(clockFace(kicks, after(5))).toEqual({
      time: '0:00',
      added: null,
      expired: false,
    });
  });
});
