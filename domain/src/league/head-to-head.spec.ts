import fc from 'fast-check';
import { headToHead, type Meeting } from './head-to-head.js';

const bura = { id: 1, name: 'Bura' };
const sava = { id: 2, name: 'Sava' };
const meeting = (id: number, home: number, away: number, more: Partial<Meeting> = {}): Meeting => ({
  match: {
    id,
    matchDate: new Date(Date.UTC(2026, 0, id)).toISOString(),
    league: null,
    homeTeam: bura,
    awayTeam: sava,
    homeScore: home,
    awayScore: away,
  },
  isHome: true,
  bothLost: false,
  ...more,
});

it('counts wins, draws and goals of each, and has the newest match first', () => {
  const record = headToHead([meeting(1, 3, 1), meeting(2, 0, 2), meeting(3, 2, 2)]);
  expect(record).toMatchObject({ wins: [1, 1], draws: 1, goals: [5, 5] });
  expect(record.matches.map(({ id }) => id)).toEqual([3, 2, 1]);
});

it('counts an away match from the team’s own side', () => {
  expect(headToHead([meeting(1, 3, 1, { isHome: false })])).toMatchObject({
    wins: [0, 1],
    goals: [1, 3],
  });
});

it('the biggest win is by most goals, the newest of level ones, and none without a win', () => {
  const record = headToHead([meeting(1, 4, 1), meeting(2, 0, 3), meeting(3, 2, 1)]);
  expect(record.biggest?.id).toBe(2);
  expect(headToHead([meeting(1, 2, 2)]).biggest).toBeNull();
});

it('an award against both is a match without a winner and without goals', () => {
  const record = headToHead([meeting(1, 0, 0, { bothLost: true })]);
  expect(record).toMatchObject({ wins: [0, 0], draws: 0, goals: [0, 0], biggest: null });
  expect(record.matches).toHaveLength(1);
});

it('is symmetric: the other one reads the same with the sides changed', () => {
  const any = fc.record({
    home: fc.nat(9),
    away: fc.nat(9),
    isHome: fc.boolean(),
    bothLost: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (all) => {
      const meetings = all.map(({ home, away, ...sides }, index) =>
        meeting(index + 1, home, away, sides),
      );
      const own = headToHead(meetings);
      const other = headToHead(meetings.map((one) => ({ ...one, isHome: !one.isHome })));
      expect(other).toEqual({
        ...own,
        wins: [...own.wins].reverse(),
        goals: [...own.goals].reverse(),
      });
    }),
  );
});
