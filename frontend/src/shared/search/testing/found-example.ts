import type { SearchAnswer } from '@kolo/domain';

const league = { id: 3, name: 'Poslovna liga', season: '2025/26' };
const [bura, jugo] = [
  { id: 1, name: 'Bura' },
  { id: 2, name: 'Jugo' },
];

/** One of each kind. */
export const foundExample: SearchAnswer = {
  players: [{ id: 7, name: 'I. Buratović', jerseyNumber: 9, team: bura, league }],
  teams: [{ ...bura, league }],
  matches: [
    {
      id: 5,
      matchDate: '2026-03-03T18:00:00.000Z',
      status: 'completed',
      outcome: null,
      homeTeam: bura,
      awayTeam: jugo,
      homeScore: 3,
      awayScore: 1,
      league,
    },
  ],
};
