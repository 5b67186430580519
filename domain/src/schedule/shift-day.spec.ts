import { type FixtureOfDay, shiftDay } from './shift-day.js';

const fixture = (matchId: number, matchDate: string, isOpen = true): FixtureOfDay => ({
  matchId,
  matchDate,
  venue: 'Sutinska',
  isOpen,
});

const day = [
  fixture(4, '2026-03-15T17:24:00.000Z'),
  fixture(1, '2026-03-15T15:00:00.000Z', false),
  fixture(2, '2026-03-15T15:48:00.000Z', false),
  fixture(3, '2026-03-15T16:36:00.000Z'),
  fixture(5, '2026-03-16T15:00:00.000Z'),
];

const timesOf = (shifted: ReturnType<typeof shiftDay>) =>
  shifted.moved.map(({ matchId, to }) => [matchId, to.slice(11, 16)]);

describe('shifting a day', () => {
  it('moves its later matches in order, and no other day', () => {
    const shifted = shiftDay(day, { from: '2026-03-15T16:36:00.000Z', minutes: 10 });
    expect(shifted).toEqual({
      moved: [
        {
          matchId: 3,
          from: '2026-03-15T16:36:00.000Z',
          to: '2026-03-15T16:46:00.000Z',
          venue: 'Sutinska',
        },
        {
          matchId: 4,
          from: '2026-03-15T17:24:00.000Z',
          to: '2026-03-15T17:34:00.000Z',
          venue: 'Sutinska',
        },
      ],
      stayed: [],
    });
  });

  it('never moves a match that has begun, wherever the shift begins', () => {
    const shifted = shiftDay(day, { from: '2026-03-15T00:00:00+01:00', minutes: -10 });
    expect(timesOf(shifted)).toEqual([
      [3, '16:26'],
      [4, '17:14'],
    ]);
    expect(shifted.stayed).toEqual([1, 2]);
  });

  it('by nothing moves nothing', () => {
    expect(shiftDay(day, { from: '2026-03-15T16:36:00.000Z', minutes: 0 })).toEqual({
      moved: [],
      stayed: [3, 4],
    });
  });

  it.each([
    [
      '2026-03-29',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      '2026-10-25',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T22:59:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ],
    [
      '2028-02-29',
      '2028-02-28T23:00:00.000Z',
      '2028-02-29T22:59:00.000Z',
      '2028-02-29T23:00:00.000Z',
    ],
  ])('takes the day in Zagreb, also on %s', (_, midnight, last, next) => {
    const fixtures = [fixture(1, midnight), fixture(2, last), fixture(3, next)];
    const { moved } = shiftDay(fixtures, { from: midnight, minutes: 5 });
    expect(moved.map(({ matchId }) => matchId)).toEqual([1, 2]);
  });
});
