import type { FreeSlot, SlotConsequence } from '../contract/schedule.js';
import { zagrebToUtc, zagrebWallTime } from '../croatia/zagreb-time.js';
import { clashesAmong } from '../league/clashes.js';
import { emptyPlan, hall, sundays } from '../testing/season-plan.js';
import { freeSlots } from './free-slots.js';
import type { PlanInput, SeasonFixture } from './plan-input.js';

const fixture = (
  matchId: number,
  place: string,
  [homeTeamId, awayTeamId]: [number, number],
  more: Partial<SeasonFixture> = {},
): SeasonFixture => {
  const [day = '', time = ''] = place.split(' ');
  return {
    matchId,
    round: 1,
    homeTeamId,
    awayTeamId,
    matchDate: zagrebToUtc(day, time),
    venue: hall,
    isFixed: false,
    companies: [1000 + homeTeamId, 1000 + awayTeamId],
    referees: [],
    ...more,
  };
};

/** Two matches of one Sunday, and one of the next round. */
const season: PlanInput = {
  ...emptyPlan,
  slots: [sundays],
  fixtures: [
    fixture(1, '2026-10-18 16:00', [1, 2]),
    fixture(2, '2026-10-18 17:36', [3, 4]),
    fixture(3, '2026-10-25 16:00', [1, 3], { round: 2 }),
  ],
};

const wall = ({ at }: FreeSlot): string => {
  const { day, time } = zagrebWallTime(at);
  return `${day} ${time}`;
};
const slotsOf = (changes: Partial<PlanInput> = {}, matchId = 1) =>
  freeSlots({ ...season, ...changes }, matchId);
const timesOn = (day: string, slots: readonly FreeSlot[]) =>
  slots.map(wall).flatMap((place) => (place.startsWith(day) ? [place.slice(11)] : []));
const at = (place: string, slots: readonly FreeSlot[]): SlotConsequence[] | undefined =>
  slots.find((slot) => wall(slot) === place)?.consequences;

describe('the free slots of a match', () => {
  it('are those of its day and the weeks around that nobody plays in, the soonest first', () => {
    const slots = slotsOf();
    expect(timesOn('2026-10-18', slots)).toEqual(['16:48', '18:24', '19:12']);
    expect(timesOn('2026-10-11', slots)).toEqual(['16:00', '16:48', '17:36', '18:24', '19:12']);
    expect(slots.map(({ at: instant }) => instant)).toEqual(
      slots.map(({ at: instant }) => instant).sort(),
    );
    expect(new Set(slots.map(({ venue }) => venue))).toEqual(new Set([hall]));
  });

  it('leave a slot between two matches of a team', () => {
    expect(timesOn('2026-10-25', slotsOf())).toEqual(['17:36', '18:24', '19:12']);
  });

  it('keep their time across both changes of the clock', () => {
    expect(slotsOf({}, 2).find((slot) => wall(slot) === '2026-10-25 17:36')?.at).toBe(
      '2026-10-25T16:36:00.000Z',
    );
    const spring = [fixture(1, '2026-03-22 16:00', [1, 2]), fixture(2, '2026-03-29 16:48', [3, 4])];
    const instants = slotsOf({ fixtures: spring }).map((slot) => slot.at);
    expect(instants).toContain('2026-03-22T15:48:00.000Z');
    expect(instants).toContain('2026-03-29T14:00:00.000Z');
  });

  it('include those of a leap day', () => {
    const leap = [fixture(1, '2028-02-20 16:00', [1, 2])];
    const saturdays = { ...sundays, weekday: 2 };
    expect(timesOn('2028-02-29', slotsOf({ fixtures: leap, slots: [saturdays] }))).toHaveLength(5);
  });

  it('are none in a hard blackout, of the league, a team or the hall', () => {
    const days = { id: 5, fromDay: '2026-10-18', toDay: '2026-10-18', hard: true };
    for (const subject of [
      { teamId: null, venue: null },
      { teamId: 2, venue: null },
      { teamId: null, venue: ' SUTINSKA  vrela' },
    ])
      expect(timesOn('2026-10-18', slotsOf({ blackouts: [{ ...days, ...subject }] }))).toEqual([]);
    const strangers = { ...days, teamId: 9, venue: null };
    expect(timesOn('2026-10-18', slotsOf({ blackouts: [strangers] }))).toHaveLength(3);
  });

  it('are none while a company or the hall is booked by another league', () => {
    const booking = { matchId: 9, matchDate: zagrebToUtc('2026-10-18', '18:24'), referees: [] };
    for (const other of [
      { venue: 'Druga', companies: [1002] },
      { venue: hall, companies: [] },
    ])
      expect(timesOn('2026-10-18', slotsOf({ bookings: [{ ...booking, ...other }] }))).toEqual([
        '16:48',
        '19:12',
      ]);
  });

  it('bring no clash, wherever the match goes', () => {
    for (const slot of slotsOf()) {
      const moved = season.fixtures.map((one) =>
        one.matchId === 1 ? { ...one, matchDate: slot.at, venue: slot.venue } : one,
      );
      const bookings = moved.map((one) => ({
        ...one,
        leagueId: 1,
        matchDate: one.matchDate ?? '',
        // Slots of 48 minutes of one drawing are no clash of the hall.
        drawing: 'one',
        home: { id: one.homeTeamId, name: '', userId: 1000 + one.homeTeamId },
        away: { id: one.awayTeamId, name: '', userId: 1000 + one.awayTeamId },
      }));
      expect(clashesAmong(bookings)).toEqual([]);
    }
  });

  it('are none before the season goes on, and none of a match that there is not', () => {
    const notBefore = zagrebToUtc('2026-10-18', '18:00');
    expect(timesOn('2026-10-18', slotsOf({ notBefore }))).toEqual(['18:24', '19:12']);
    expect(timesOn('2026-10-11', slotsOf({ notBefore }))).toEqual([]);
    expect(slotsOf({}, 99)).toEqual([]);
  });
});

describe('what a free slot would bring', () => {
  const later = '2026-10-18 19:12';

  it('is nothing on the day of the round', () => {
    expect(at(later, slotsOf())).toEqual([]);
  });

  it('is another day than the rest of the round', () => {
    expect(at('2026-10-11 16:00', slotsOf())).toEqual([{ code: 'other-round-day' }]);
  });

  it('is a day that a team or the league would rather not play', () => {
    const day = { id: 5, venue: null, fromDay: '2026-10-18', toDay: '2026-10-18', hard: false };
    const blackouts = [
      { ...day, teamId: 2 },
      { ...day, teamId: null },
      { ...day, teamId: 4 },
    ];
    expect(at(later, slotsOf({ blackouts }))).toEqual([
      { code: 'soft-blackout', teamId: 2 },
      { code: 'soft-blackout' },
    ]);
  });

  it('is a preference of a team that is not met, once', () => {
    const preferences = [
      { teamId: 1, kind: 'latest', value: '18:00' },
      { teamId: 1, kind: 'not-venue', value: 'sutinska vrela' },
      { teamId: 2, kind: 'earliest', value: '18:00' },
      { teamId: 4, kind: 'latest', value: '18:00' },
    ] as const;
    expect(at(later, slotsOf({ preferences }))).toEqual([{ code: 'preference', teamId: 1 }]);
  });

  it('is a company that plays twice in a row, in another league', () => {
    const matchDate = zagrebToUtc('2026-10-18', '18:24');
    const bookings = [{ matchId: 9, matchDate, venue: 'Druga', companies: [1002], referees: [] }];
    expect(at(later, slotsOf({ bookings }))).toEqual([
      { code: 'twice-in-a-row', teamId: 2, matchId: 9 },
    ]);
  });

  it('is a referee who is asked again', () => {
    const [first, ...others] = season.fixtures;
    if (first === undefined) throw new Error('There is a first match');
    const fixtures = [{ ...first, referees: [7] }, ...others];
    expect(at(later, slotsOf({ fixtures }))).toEqual([{ code: 'referee-asked-again' }]);
  });

  it('is the same opponent soon again', () => {
    const again = fixture(4, '2026-10-25 19:12', [2, 1], { round: 2 });
    const fixtures = [...season.fixtures, again];
    expect(at(later, slotsOf({ fixtures }))).toEqual([{ code: 'same-opponent-soon', matchId: 4 }]);
  });
});

it('of a match in a league of 32 teams are found by looking at its own rivals alone', () => {
  const teams = 32;
  const fixtures = Array.from({ length: 62 }, (_, round) =>
    Array.from({ length: teams / 2 }, (__, n): SeasonFixture => {
      const day = zagrebWallTime(Date.UTC(2026, 8, 6 + 7 * round, 12)).day;
      const time = `${String(10 + Math.floor(n / 2)).padStart(2, '0')}:00`;
      const pair: [number, number] = [((n + round) % teams) + 1, ((n + round + 16) % teams) + 1];
      const where = n % 2 === 0 ? hall : 'Trnje';
      return fixture(100 * round + n, `${day} ${time}`, pair, { round, venue: where });
    }),
  ).flat();
  const slots = [hall, 'Trnje'].map((venue) => ({ ...sundays, venue, from: '10:00', to: '20:00' }));
  const [match] = fixtures.slice(500);
  // Only matches that could share people or a place within its weeks decide.
  const near = fixtures.filter(
    ({ matchDate }) =>
      Math.abs(Date.parse(matchDate ?? '') - Date.parse(match?.matchDate ?? '')) < 50 * 86_400_000,
  );
  const found = slotsOf({ fixtures, slots }, match?.matchId);
  expect(found.length).toBeGreaterThan(0);
  const key = ({ at: instant, venue }: FreeSlot): string => `${instant} ${venue}`;
  expect(found.map(key)).toEqual(slotsOf({ fixtures: near, slots }, match?.matchId).map(key));
});
