import type { SharedMatch } from '../src/site/share/share-subject.js';

/** A match that was played, for pictures. */
export const sharedMatch: SharedMatch = {
  kind: 'match',
  id: 7,
  homeTeam: 'Adria',
  awayTeam: 'Bura',
  score: { home: 5, away: 2 },
  shootout: null,
  afterExtraTime: false,
  status: 'completed',
  outcome: undefined,
  matchDate: '2026-03-15T17:00:00.000Z',
  venue: 'Dvorana Žuta',
  round: 3,
  league: 'Liga 2025/26',
};
