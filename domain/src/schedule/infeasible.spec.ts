import fc from 'fast-check';
import type { Booking } from '../contract/matches.js';
import { hardRules, type PlanAnswer, type VenueSlots } from '../contract/schedule.js';
import { addDays } from '../croatia/days.js';
import { zagrebToUtc, zagrebWallTime } from '../croatia/zagreb-time.js';
import { clashesAmong } from '../league/clashes.js';
import { bergerRounds } from '../league/rounds.js';
import { emptyPlan } from '../testing/season-plan.js';
import { optimise } from './optimise.js';
import type { Blackout, OtherBooking, PlanInput, SeasonFixture } from './plan-input.js';

const firstDay = '2026-09-06';
const slotMinutes = 48;
const halls = ['Sutinska', 'Trnsko'];

/** Seasons with fewer slots than matches, blackouts in the way and other leagues in the same halls. */
const seasons = fc
  .record({
    seed: fc.nat(1000),
    teams: fc.integer({ min: 2, max: 6 }),
    hours: fc.array(fc.integer({ min: 16, max: 19 }), { minLength: 1, maxLength: 2 }),
    blackouts: fc.array(
      fc.record({
        day: fc.nat(40),
        days: fc.nat(20),
        teamId: fc.option(fc.integer({ min: 1, max: 6 })),
        venue: fc.option(fc.constantFrom(...halls)),
        hard: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    bookings: fc.array(
      fc.record({ week: fc.nat(5), hour: fc.integer({ min: 16, max: 19 }), company: fc.nat(8) }),
      { maxLength: 3 },
    ),
    sharedCompany: fc.boolean(),
    referees: fc.array(fc.nat(2), { maxLength: 6 }),
    fixed: fc.nat(3),
    restSlots: fc.nat(2),
    /** Nobody plays but on the first two Sundays, which are too few for most leagues. */
    isClosed: fc.boolean(),
  })
  .map((drawn): PlanInput => {
    // Two teams of one company cannot play at once either.
    const company = (team: number) => (drawn.sharedCompany && team <= 2 ? 1001 : 1000 + team);
    const teamIds = Array.from({ length: drawn.teams }, (_, n) => n + 1);
    const fixtures = bergerRounds(teamIds, false).flatMap(({ pairings }, round) =>
      pairings.map(({ homeTeamId, awayTeamId }, n): SeasonFixture => {
        const referee = drawn.referees[(round + n) % 6];
        return {
          matchId: 100 * (round + 1) + n,
          round: round + 1,
          homeTeamId,
          awayTeamId,
          matchDate: n === 2 ? null : zagrebToUtc(addDays(firstDay, 7 * round), `${16 + n}:00`),
          venue: halls[0] ?? null,
          isFixed: round < drawn.fixed && n === 0,
          companies: [...new Set([company(homeTeamId), company(awayTeamId)])],
          referees: referee === undefined ? [] : [referee],
        };
      }),
    );
    return {
      ...emptyPlan,
      seed: drawn.seed,
      fixtures,
      slots: drawn.hours.map((hour, n): VenueSlots => {
        const [from, to] = [`${hour}:00`, `${hour + 1}:40`];
        return { venue: halls[n] ?? '', weekday: 7, from, to, slotMinutes, bufferMinutes: 0 };
      }),
      blackouts: [
        ...drawn.blackouts.map(({ day, days, ...rest }, id) => ({
          ...rest,
          id,
          fromDay: addDays(firstDay, day),
          toDay: addDays(firstDay, day + days),
        })),
        ...(drawn.isClosed ? [closed(90, -90, -1), closed(91, 8, 200)] : []),
      ],
      bookings: drawn.bookings.map(({ week, hour, company: id }, n) => ({
        matchId: 9000 + n,
        matchDate: zagrebToUtc(addDays(firstDay, 7 * week), `${hour}:00`),
        venue: halls[0] ?? null,
        companies: [1000 + id],
        referees: [],
      })),
      restSlots: drawn.restSlots,
    };
  });

function closed(id: number, from: number, to: number): Blackout {
  const [fromDay, toDay] = [addDays(firstDay, from), addDays(firstDay, to)];
  return { id, teamId: null, venue: null, fromDay, toDay, hard: true };
}

const openMatches = ({ fixtures }: PlanInput) => fixtures.filter(({ isFixed }) => !isFixed);

/** Where everything is that the plan has to fit: what it placed, what has begun, what others booked. */
function placedMatches(season: PlanInput, { plan }: PlanAnswer): OtherBooking[] {
  const begun = season.fixtures.filter(({ isFixed }) => isFixed);
  const placed = plan.map(({ matchId, matchDate, venue }) => {
    const fixture = season.fixtures.find((one) => one.matchId === matchId);
    if (fixture === undefined) throw new Error(`The plan has a match ${matchId} of nobody`);
    return { ...fixture, matchDate, venue };
  });
  return [
    ...placed,
    ...begun.flatMap((one) =>
      one.matchDate === null ? [] : [{ ...one, matchDate: one.matchDate }],
    ),
    ...season.bookings,
  ];
}

function minutesApart(one: OtherBooking, other: OtherBooking): number {
  return Math.abs(Date.parse(one.matchDate) - Date.parse(other.matchDate)) / 60_000;
}

const share = (one: readonly number[], other: readonly number[]) =>
  one.some((id) => other.includes(id));

/** What a plan does that no plan may do, in words; its own matches against everything else. */
function violations(season: PlanInput, answer: PlanAnswer): string[] {
  const all = placedMatches(season, answer);
  const planned = all.slice(0, answer.plan.length);
  const rest = (1 + season.restSlots) * slotMinutes;
  return planned.flatMap((match, index) => {
    const others = all.filter((_, n) => n > index);
    const inPlan = (other: OtherBooking) => !season.bookings.includes(other);
    return [
      ...others
        .filter((other) => minutesApart(match, other) < slotMinutes)
        .filter(
          (other) =>
            match.venue === other.venue ||
            share(match.companies, other.companies) ||
            share(match.referees, other.referees),
        )
        .map((other) => `${match.matchId} at the time of ${other.matchId}`),
      ...others
        .filter(inPlan)
        .filter((other) => share(teamsOf(season, match), teamsOf(season, other)))
        .filter((other) => minutesApart(match, other) < rest)
        .map((other) => `${match.matchId} without rest from ${other.matchId}`),
      ...season.blackouts
        .filter(({ hard }) => hard)
        .filter((blackout) => stops(blackout, match, teamsOf(season, match)))
        .map(({ id }) => `${match.matchId} on blackout ${id}`),
      ...(isSlot(season, match) ? [] : [`${match.matchId} in no slot`]),
    ];
  });
}

const teamsOf = ({ fixtures }: PlanInput, { matchId }: OtherBooking): number[] =>
  fixtures
    .filter((one) => one.matchId === matchId)
    .flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);

function stops(blackout: Blackout, match: OtherBooking, teams: readonly number[]): boolean {
  const { day } = zagrebWallTime(match.matchDate);
  return (
    blackout.fromDay <= day &&
    day <= blackout.toDay &&
    (blackout.teamId === null || teams.includes(blackout.teamId)) &&
    (blackout.venue === null || blackout.venue === match.venue)
  );
}

/** A match may also stay where it is, outside of all slots. */
function isSlot({ slots, fixtures }: PlanInput, match: OtherBooking): boolean {
  const now = fixtures.find(({ matchId }) => matchId === match.matchId);
  if (now?.matchDate === match.matchDate && now.venue === match.venue) return true;
  const { day, time } = zagrebWallTime(match.matchDate);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return slots.some(
    ({ venue, from }) =>
      venue === match.venue &&
      weekday === 0 &&
      (time === from || time === from.replace(':00', ':48')),
  );
}

/** Clashes of planned matches as everybody else sees them, by the drawing of nobody. */
function clashesOf(season: PlanInput, answer: PlanAnswer) {
  const bookings = placedMatches(season, answer).map((one): Booking => {
    const [home = 0, away = home] = one.companies;
    return {
      matchId: one.matchId,
      leagueId: 1,
      matchDate: one.matchDate,
      venue: one.venue,
      minutes: slotMinutes,
      drawing: null,
      home: { id: home, name: '', userId: home },
      away: { id: away, name: '', userId: away },
    };
  });
  const planned = answer.plan.map(({ matchId }) => matchId);
  return clashesAmong(bookings)
    .map(({ matches }) => matches.map(({ matchId }) => matchId))
    .filter((ids) => ids.some((id) => id !== null && planned.includes(id)));
}

describe('a season that may not fit', () => {
  it('never gets a plan that breaks a hard rule, and every match is placed or named with its rule', () => {
    fc.assert(
      fc.property(seasons, (season) => {
        const answer = optimise(season);
        expect(violations(season, answer)).toEqual([]);
        expect(clashesOf(season, answer)).toEqual([]);
        const named = answer.unplaced.map(({ matchId }) => matchId);
        const placed = answer.plan.map(({ matchId }) => matchId);
        expect([...placed, ...named].sort()).toEqual(
          openMatches(season)
            .map(({ matchId }) => matchId)
            .sort(),
        );
        for (const { rule, with: other } of answer.unplaced) {
          expect(hardRules).toContain(rule);
          if (rule !== 'no-slot') expect(other).not.toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('names each match that is too many', () => {
    const [season] = fc.sample(
      seasons.filter(({ fixtures, blackouts }) => fixtures.length === 15 && blackouts.length >= 2),
      { numRuns: 1, seed: 1 },
    );
    if (season === undefined) throw new Error('There is a season');
    const blackouts = [closed(90, -90, -1), closed(91, 8, 200)];
    const fixtures = season.fixtures.map((one) => ({ ...one, isFixed: false }));
    const { plan, unplaced } = optimise({ ...season, fixtures, blackouts });
    // Two Sundays with two slots in each hall.
    expect(plan.length).toBeLessThanOrEqual(4 * season.slots.length);
    expect(unplaced.length).toBe(15 - plan.length);
  });

  it('gets the same plan for the same seed', () => {
    fc.assert(
      fc.property(seasons, (season) => {
        expect(optimise(structuredClone(season))).toEqual(optimise(season));
      }),
      { numRuns: 8 },
    );
  });

  it('gets the plan that every other process and machine makes', () => {
    const sundays = { venue: 'Trnsko', weekday: 7, from: '16:00', to: '18:24', slotMinutes };
    const fixtures = bergerRounds([1, 2, 3, 4, 5, 6], false).flatMap(({ pairings }, round) =>
      pairings.map(
        ({ homeTeamId, awayTeamId }, n): SeasonFixture => ({
          matchId: 10 * (round + 1) + n,
          round: round + 1,
          homeTeamId,
          awayTeamId,
          matchDate: zagrebToUtc(addDays(firstDay, 7 * round), '16:00'),
          venue: 'Sutinska',
          isFixed: false,
          companies: [homeTeamId, awayTeamId],
          referees: [],
        }),
      ),
    );
    const slots = [{ ...sundays, bufferMinutes: 0 }];
    const { plan } = optimise({ ...emptyPlan, seed: 7, fixtures, slots });
    const times = [1, 2, 3, 4, 5].map((round) =>
      fixtures
        .filter((one) => one.round === round)
        .map(({ matchId }) => plan.find((one) => one.matchId === matchId)?.matchDate ?? '')
        .map((matchDate) => zagrebWallTime(matchDate).time),
    );
    expect(times).toEqual([
      ['16:00', '16:48', '17:36'],
      ['17:36', '16:00', '16:48'],
      ['16:48', '16:00', '17:36'],
      ['17:36', '16:00', '16:48'],
      ['16:00', '16:48', '17:36'],
    ]);
  });
});
