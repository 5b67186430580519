import type { BoardMatch, MatchStatus } from '@kolo/domain';
import { boardGroups } from './board-groups';

const match = (matchId: number, matchDate: string, status: MatchStatus): BoardMatch => ({
  matchId,
  version: 1,
  status,
  matchState: status === 'in_progress' ? 'first-half' : 'pre-match',
  currentHalf: status === 'in_progress' ? 1 : 0,
  homeScore: null,
  awayScore: null,
  leagueId: 1,
  round: 1,
  homeTeam: { id: 100, name: 'Čelik Osijek' },
  awayTeam: { id: 200, name: 'Žito Slavonija' },
  matchDate,
  venue: null,
});

const now = Date.parse('2026-03-15T17:00:00.000Z');
const shape = (matches: BoardMatch[]) =>
  boardGroups(matches, now).map(({ kind, matches: of }) => [kind, of.map((one) => one.matchId)]);

describe('the board', () => {
  it('shows what runs first, then today, the next days and what was', () => {
    expect(
      shape([
        match(1, '2026-03-08T15:00:00.000Z', 'completed'),
        match(2, '2026-03-15T15:00:00.000Z', 'completed'),
        match(3, '2026-03-22T15:00:00.000Z', 'scheduled'),
        match(4, '2026-03-15T16:45:00.000Z', 'in_progress'),
        match(5, '2026-03-15T18:00:00.000Z', 'scheduled'),
        match(6, '2026-03-29T15:00:00.000Z', 'scheduled'),
      ]),
    ).toEqual([
      ['live', [4]],
      ['today', [2, 5]],
      ['next', [3]],
      ['next', [6]],
      ['earlier', [1]],
    ]);
  });

  it('counts days as they are in Zagreb', () => {
    // 23:30 UTC on the 15th is half past midnight on the 16th in Zagreb.
    expect(shape([match(1, '2026-03-15T23:30:00.000Z', 'scheduled')])).toEqual([['next', [1]]]);
    expect(shape([match(1, '2026-03-14T23:30:00.000Z', 'scheduled')])).toEqual([['today', [1]]]);
  });

  it('keeps a match that runs past midnight on top', () => {
    expect(shape([match(1, '2026-03-14T22:00:00.000Z', 'in_progress')])).toEqual([['live', [1]]]);
  });

  it('is empty without matches', () => {
    expect(boardGroups([], now)).toEqual([]);
  });
});
