import type { MatchStatus, MatchView } from '@kolo/domain';
import { currentRound, roundsOf } from './rounds';

const match = (
  id: number,
  round: number | null,
  matchDate: string,
  status: MatchStatus = 'scheduled',
): MatchView => ({ id, round, matchDate, status }) as MatchView;

const season = [
  match(4, 10, '2025-12-21T15:00:00Z'),
  match(3, 2, '2025-10-26T16:00:00Z'),
  match(2, 2, '2025-10-26T15:00:00Z', 'completed'),
  match(1, 1, '2025-10-19T14:00:00Z', 'completed'),
  match(9, null, '2025-11-01T14:00:00Z', 'completed'),
];

describe('rounds', () => {
  it('ascend as numbers, matches of no round first, by kick-off inside', () => {
    expect(
      roundsOf(season).map(({ number, matches }) => [number, matches.map(({ id }) => id)]),
    ).toEqual([
      [0, [9]],
      [1, [1]],
      [2, [2, 3]],
      [10, [4]],
    ]);
  });

  it('know which one is on', () => {
    expect(currentRound(roundsOf(season))).toBe(2);
    const late = match(5, 10, '2025-12-21T16:00:00Z', 'in_progress');
    expect(currentRound(roundsOf([...season, late]))).toBe(10);
    expect(currentRound(roundsOf(season.filter(({ status }) => status === 'completed')))).toBe(2);
    expect(currentRound([])).toBeNull();
    const postponed = season.map((one) =>
      one.id === 3 ? { ...one, outcome: 'postponed' as const } : one,
    );
    expect(currentRound(roundsOf(postponed))).toBe(10);
  });
});
