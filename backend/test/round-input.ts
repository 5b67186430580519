import type { LeagueTableRow, MatchView } from '@kolo/domain';
import type { RoundInput } from '../src/office/reports/pdf/round-input.js';

export const playedMatch = (changes: Partial<MatchView>): MatchView =>
  ({
    matchDate: '2026-03-15T17:00:00.000Z',
    venue: 'Dvorana Kolo',
    homeTeamName: 'Končar',
    awayTeamName: 'Đuro Đaković',
    homeScore: 3,
    awayScore: 1,
    status: 'completed',
    ...changes,
  }) as MatchView;

export const tableRow = (changes: Partial<LeagueTableRow>): LeagueTableRow => ({
  position: 1,
  team: { id: 1, name: 'Končar' },
  teamId: 1,
  teamName: 'Končar',
  played: 7,
  won: 5,
  drawn: 1,
  lost: 1,
  goalsFor: 30,
  goalsAgainst: 12,
  goalDifference: 18,
  yellowCards: 3,
  redCards: 0,
  points: 16,
  form: [],
  decidedBy: null,
  ...changes,
});

/** The input of a Croatian report of a round with one match. */
export const roundInputOf = (changes: Partial<RoundInput> = {}): RoundInput => ({
  language: 'hr',
  league: { name: 'Liga tvrtki', season: '2026' },
  round: 7,
  matches: [playedMatch({})],
  day: '2026-03-15',
  table: [tableRow({})],
  next: null,
  url: 'https://kolo.example/league-table?league=1',
  ...changes,
});
