import type { BracketLeg, BracketTie } from '../../contract/stages.js';
import { kicksOf, legScore } from './tie-scores.js';

const played = (leg: number, changes: Partial<BracketLeg>): BracketLeg => ({
  matchId: 900 + leg,
  leg,
  matchDate: '2026-05-24T14:00:00.000Z',
  venue: null,
  status: 'completed',
  homeTeamId: null,
  homeScore: null,
  awayScore: null,
  ...changes,
});

const tieOf = (...legs: BracketLeg[]): BracketTie => ({
  id: 'F',
  home: { team: { id: 1, name: 'Bura' }, fixed: true },
  away: { team: { id: 2, name: 'Jugo' }, fixed: true },
  legs,
  aggregate: null,
  winner: null,
  by: null,
  conflict: false,
});

const first = played(1, { homeTeamId: 1, homeScore: 3, awayScore: 2 });
const shootout = { home: 5, away: 4 };
const second = played(2, { homeTeamId: 2, homeScore: 1, awayScore: 0, shootout });

describe('the scores of a tie', () => {
  it('are of its first and second team, whoever is at home', () => {
    const tie = tieOf(first, second);
    expect([first, second].map((leg) => legScore(tie, leg))).toEqual([
      { home: 3, away: 2 },
      { home: 0, away: 1 },
    ]);
    expect(kicksOf(tie)).toEqual({ home: 4, away: 5 });
  });

  it('are as the match has them where its teams are those of the tie', () => {
    expect(kicksOf(tieOf({ ...first, shootout }))).toEqual(shootout);
  });

  it('are none before a goal and without kicks', () => {
    const open = played(1, { status: 'scheduled' });
    expect(legScore(tieOf(open), open)).toBeNull();
    expect(kicksOf(tieOf(first))).toBeNull();
  });
});
