import { losingSide } from './losing-side';

it.each([
  ['the away team after 2:1', { homeScore: 2, awayScore: 1 }, 'away'],
  ['the home team after 0:4', { homeScore: 0, awayScore: 4 }, 'home'],
  ['nobody after a draw', { homeScore: 2, awayScore: 2 }, null],
  ['who missed more kicks', { homeScore: 2, awayScore: 2, shootout: { home: 0, away: 3 } }, 'home'],
  ['nobody yet', { status: 'in_progress', homeScore: 2, awayScore: 1 }, null],
] as const)('the loser is %s', (_, result, side) => {
  expect(losingSide({ status: 'completed', ...result })).toBe(side);
});
