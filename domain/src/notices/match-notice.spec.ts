import { incompleteSides } from './match-notice.js';

it.each([
  [{ home: 5, away: 5 }, []],
  [{ home: 4, away: 9 }, [{ team: 'home', players: 4, needed: 5 }]],
  [
    { home: 0, away: 4 },
    [
      { team: 'home', players: 0, needed: 5 },
      { team: 'away', players: 4, needed: 5 },
    ],
  ],
] as const)('of %j lists for five, %j are incomplete', (players, incomplete) => {
  expect(incompleteSides(players, 5)).toEqual(incomplete);
});
