import { breaksOf, minBreaks, minSpread, slotSpread } from './plan-quality.js';

const match = (matchDate: string, homeTeamId: number, awayTeamId: number) => ({
  matchDate,
  homeTeamId,
  awayTeamId,
  venue: null,
});

/** In Zagreb at 16:00 and at 17:00. */
const rounds = [
  match('2026-01-04T15:00:00Z', 1, 2),
  match('2026-01-04T16:00:00Z', 3, 4),
  match('2026-01-11T15:00:00Z', 1, 3),
  match('2026-01-11T16:00:00Z', 4, 2),
  match('2026-01-18T15:00:00Z', 4, 1),
  match('2026-01-18T16:00:00Z', 2, 3),
];

it('a break is a second match in a row at home, or away, whatever the order of the list', () => {
  // Teams 1 and 2 in the second round, 3 and 4 in the third.
  expect(breaksOf(rounds)).toBe(4);
  expect(breaksOf(rounds.toReversed())).toBe(4);
  expect(breaksOf(rounds.slice(0, 2))).toBe(0);
});

it('the spread is that of the team whose kick-offs are the most uneven', () => {
  expect(slotSpread(rounds, ['16:00', '17:00'])).toBe(3);
  expect(slotSpread(rounds.slice(0, 4), ['16:00', '17:00'])).toBe(2);
  expect(slotSpread(rounds.slice(0, 2), ['16:00', '17:00'])).toBe(1);
});

it('ten teams have eight breaks at least, and eighteen rounds in five slots are uneven by one', () => {
  expect([minBreaks(10), minSpread(18, 5), minSpread(18, 6)]).toEqual([8, 1, 0]);
});
