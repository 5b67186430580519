import { limits } from '@kolo/domain';

/** The season as the league announces it (spec sections 1 and 9). */
export const season = {
  start: '2025-10-19T12:00:00Z',
  finals: '2026-05-24T12:00:00Z',
  venue: 'Dvorana Zvijezda, Zagreb',
  teams: 10,
  matches: 18,
  finalists: 8,
  ball: 5,
  format: '4+1',
  players: limits.playersPerTeam,
  externals: limits.externalPlayersPerTeam,
} as const;
