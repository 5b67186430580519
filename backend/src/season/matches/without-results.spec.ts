import type { MatchView } from '@kolo/domain';
import { withoutResult } from './without-results.js';

it('a match without its result has neither kicks, extra time nor a winner', () => {
  const match = {
    id: 7,
    venue: 'Dvorana',
    homeScore: 2,
    awayScore: 2,
    aiCommentary: 'Raspucavanje!',
    shootout: { home: 4, away: 3 },
    afterExtraTime: true,
    outcome: 'awarded',
    awardedTo: 'home',
    playedScore: { home: 1, away: 3 },
  } as unknown as MatchView;
  expect(withoutResult(match)).toStrictEqual({
    id: 7,
    venue: 'Dvorana',
    homeScore: null,
    awayScore: null,
    aiCommentary: null,
    outcome: 'awarded',
  });
});
