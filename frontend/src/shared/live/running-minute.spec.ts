import { runningMinute } from './running-minute';

describe('the running minute', () => {
  const startedAt = '2026-03-15T16:00:00.000Z';
  const after = (minutes: number) => Date.parse(startedAt) + minutes * 60_000;

  it.each([
    [1, 0, '1'],
    [1, 13.2, '14'],
    [1, 21, '20+2'],
    [2, 0.5, '21'],
  ] as const)('of half %i after %d minutes is %s', (half, minutes, label) => {
    expect(runningMinute({ half, startedAt, running: true }, after(minutes))).toBe(label);
  });

  it('is none while nothing is played, and never before the first', () => {
    expect(runningMinute(null, after(1))).toBeNull();
    expect(runningMinute({ half: 1, startedAt, running: false }, after(1))).toBeNull();
    expect(runningMinute({ half: 1, startedAt, running: true }, after(-3))).toBe('1');
  });
});
