import type {
  Bracket,
  BracketLeg,
  BracketSlot,
  BracketTie,
  LeagueTableRow,
  StageView,
} from '@kolo/domain';

export const teamSlot = (id: number, name: string, changes = {}): BracketSlot => ({
  team: { id, name },
  fixed: true,
  ...changes,
});

export const leg = (changes: Partial<BracketLeg> = {}): BracketLeg => ({
  matchId: null,
  leg: 1,
  matchDate: '2026-05-24T14:00:00.000Z',
  venue: 'Dvorana Kolo',
  status: null,
  homeTeamId: null,
  homeScore: null,
  awayScore: null,
  ...changes,
});

export const played = (matchId: number, homeTeamId: number, score: string, changes = {}) => {
  const [homeScore = 0, awayScore = 0] = score.split(':').map(Number);
  return leg({ matchId, homeTeamId, homeScore, awayScore, status: 'completed', ...changes });
};

export const tie = (id: string, changes: Partial<BracketTie> = {}): BracketTie => ({
  id,
  home: { placeholder: { source: 'table', rank: 1 } },
  away: { placeholder: { source: 'table', rank: 8 } },
  legs: [leg()],
  aggregate: null,
  winner: null,
  by: null,
  conflict: false,
  ...changes,
});

export const stage = (changes: Partial<StageView> = {}): StageView => ({
  id: 1,
  kind: 'knock-out',
  name: 'Završnica',
  entries: [],
  legs: 1,
  decisionId: 'd-1.0',
  seeded: null,
  begun: false,
  ...changes,
});

export const bracket = (rounds: Bracket['rounds'], changes = {}): Bracket => ({
  stage: { id: 1, name: 'Završnica', thirdPlace: true, legs: 1, ...changes },
  rounds,
});

export const tableRow = (teamId: number, teamName: string): LeagueTableRow => ({
  position: 1,
  team: { id: teamId, name: teamName },
  teamId,
  teamName,
  played: 2,
  won: 2,
  drawn: 0,
  lost: 0,
  goalsFor: 5,
  goalsAgainst: 1,
  goalDifference: 4,
  yellowCards: 0,
  redCards: 0,
  points: 6,
  form: [],
  decidedBy: null,
});
