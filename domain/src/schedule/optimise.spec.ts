import type { Booking } from '../contract/matches.js';
import type { PlanAnswer } from '../contract/schedule.js';
import { addDays } from '../croatia/days.js';
import { zagrebToUtc, zagrebWallTime } from '../croatia/zagreb-time.js';
import { clashesAmong } from '../league/clashes.js';
import { bergerRounds } from '../league/rounds.js';
import { emptyPlan, hall, sundays } from '../testing/season-plan.js';
import { optimise } from './optimise.js';
import type { PlanInput, SeasonFixture } from './plan-input.js';

const times = ['16:00', '16:48', '17:36', '18:24', '19:12'];

interface SeasonOptions {
  teams?: number;
  /** A Sunday. */
  first?: string;
  rounds?: number;
}

/** Each round on its Sunday, its matches in the order in which they were drawn. */
function fixtures({ teams = 10, first = '2026-09-06', rounds = 18 }: SeasonOptions = {}) {
  const teamIds = Array.from({ length: teams }, (_, n) => n + 1);
  return bergerRounds(teamIds, true)
    .slice(0, rounds)
    .flatMap(({ pairings }, index) =>
      pairings.map(
        ({ homeTeamId, awayTeamId }, n): SeasonFixture => ({
          matchId: 100 * (index + 1) + n,
          round: index + 1,
          homeTeamId,
          awayTeamId,
          matchDate: zagrebToUtc(addDays(first, 7 * index), times[n % times.length] ?? ''),
          venue: hall,
          isFixed: false,
          companies: [1000 + homeTeamId, 1000 + awayTeamId],
          referees: [],
        }),
      ),
    );
}

const input = (changes: Partial<PlanInput> = {}): PlanInput => ({
  ...emptyPlan,
  seed: 1,
  slots: [sundays],
  fixtures: fixtures(),
  ...changes,
});

const blackout = (changes: Partial<PlanInput['blackouts'][number]>) => ({
  id: 5,
  teamId: null,
  venue: null,
  fromDay: '2026-09-13',
  toDay: '2026-09-13',
  hard: true,
  ...changes,
});

const kickOff = (answer: PlanAnswer, matchId: number): string | null => {
  const match = answer.plan.find((one) => one.matchId === matchId);
  if (match === undefined) return null;
  const { day, time } = zagrebWallTime(match.matchDate);
  return `${day} ${time}`;
};

const daysIn = (answer: PlanAnswer): string[] => [
  ...new Set(answer.plan.map(({ matchDate }) => zagrebWallTime(matchDate).day)),
];

/** How often each team plays at each time. */
function slotCounts(answer: PlanAnswer, all: readonly SeasonFixture[]): number[][] {
  const teams = [...new Set(all.map(({ homeTeamId }) => homeTeamId))];
  return teams.map((team) => {
    const own = all.filter((one) => one.homeTeamId === team || one.awayTeamId === team);
    const played = own.map(({ matchId }) => kickOff(answer, matchId)?.slice(11));
    return times.map((time) => played.filter((one) => one === time).length);
  });
}

/** As the page of the schedule books them. */
const bookings = (answer: PlanAnswer, all: readonly SeasonFixture[]): Booking[] =>
  answer.plan.map(({ matchId, matchDate, venue }) => {
    const fixture = all.find((one) => one.matchId === matchId);
    const team = (id = 0) => ({ id, name: `Tvrtka ${id}`, userId: 1000 + id });
    return {
      matchId,
      leagueId: 1,
      matchDate,
      venue,
      home: team(fixture?.homeTeamId),
      away: team(fixture?.awayTeamId),
      drawing: null,
      minutes: sundays.slotMinutes,
    };
  });

describe('a plan of ten teams and eighteen rounds in five slots', () => {
  const all = fixtures();
  const answer = optimise(input());

  it('places every match on the day of its round', () => {
    expect(answer.unplaced).toEqual([]);
    expect(answer.plan).toHaveLength(90);
    for (const { matchId, round } of all)
      expect(kickOff(answer, matchId)?.slice(0, 10)).toBe(
        addDays('2026-09-06', 7 * ((round ?? 0) - 1)),
      );
  });

  it.each([1, 2, 3])('lets each team play three or four times in each, with seed %i', (seed) => {
    const planned = optimise(input({ seed }));
    expect(new Set(slotCounts(planned, all).flat())).toEqual(new Set([3, 4]));
    expect(planned.cost.slotFairness).toBe(0);
    expect(planned.before.slotFairness).toBeGreaterThan(0);
  });

  it('is the same for the same seed, and another one for another', () => {
    expect(optimise(input())).toEqual(answer);
    expect(optimise(input({ seed: 2 })).plan).not.toEqual(answer.plan);
  });

  it('has no clash', () => {
    expect(clashesAmong(bookings(answer, all))).toEqual([]);
  });

  it('has 16:00 in Zagreb on both sides of both clock changes', () => {
    for (const first of ['2026-10-18', '2026-03-22']) {
      const season = fixtures({ first, rounds: 3 });
      const { plan } = optimise(input({ fixtures: season }));
      const walls = plan.map(({ matchDate }) => zagrebWallTime(matchDate).time);
      expect([...new Set(walls)].sort()).toEqual(times);
      expect(new Set(plan.map(({ matchDate }) => matchDate.slice(11, 16))).size).toBe(10);
    }
  });

  it('knows the leap day and Easter', () => {
    const { plan } = optimise(
      input({ fixtures: fixtures({ first: '2032-02-22', rounds: 7 }), slots: [sundays] }),
    );
    expect(daysIn({ ...answer, plan })).toContain('2032-02-29');
    const easter = blackout({ fromDay: '2032-03-28', toDay: '2032-03-29' });
    const without = optimise(
      input({ fixtures: fixtures({ first: '2032-02-22', rounds: 7 }), blackouts: [easter] }),
    );
    expect(daysIn(without)).not.toContain('2032-03-28');
  });
});

describe('hard rules', () => {
  it('move a round from a day on which nobody plays to one where there is room', () => {
    const answer = optimise(
      input({ fixtures: fixtures({ rounds: 5 }), blackouts: [blackout({})] }),
    );
    expect(daysIn(answer)).not.toContain('2026-09-13');
    expect(answer.unplaced).toEqual([]);
    expect(answer.cost.otherRoundDay).toBe(5);
  });

  it('say which match finds no place, and why', () => {
    const days = blackout({ fromDay: '2026-01-01', toDay: '2026-12-31' });
    const { plan, unplaced } = optimise(
      input({ fixtures: fixtures({ rounds: 1 }), blackouts: [days] }),
    );
    expect(plan).toEqual([]);
    expect(unplaced).toEqual(
      [100, 101, 102, 103, 104].map((matchId) => ({ matchId, rule: 'blackout', with: 5 })),
    );
  });

  it('put no more matches into a day than it has slots', () => {
    const short = { ...sundays, to: '18:00' };
    const { plan, unplaced } = optimise(input({ slots: [short] }));
    expect(plan.length + unplaced.length).toBe(90);
    expect(unplaced.length).toBeGreaterThan(0);
    expect(new Set(plan.map(({ matchDate }) => matchDate)).size).toBe(plan.length);
    for (const { rule, with: other } of unplaced) {
      expect(['venue-taken', 'rest']).toContain(rule);
      expect(other).not.toBeNull();
    }
  });

  it('say that there is no slot at all', () => {
    const { unplaced } = optimise(
      input({ fixtures: fixtures({ rounds: 1 }), slots: [{ ...sundays, to: '16:30' }] }),
    );
    expect(unplaced).toContainEqual({ matchId: 100, rule: 'no-slot', with: null });
  });

  it('leave a hall to another league that has it, and a company to its other team', () => {
    const booking = {
      matchId: 7,
      matchDate: zagrebToUtc('2026-09-06', '16:48'),
      venue: 'sutinska  VRELA',
      companies: [],
      referees: [],
    };
    const away = { ...booking, venue: 'Trnsko', companies: [1001] };
    const season = fixtures({ rounds: 1 }).slice(0, 4);
    const taken = optimise(input({ fixtures: season, bookings: [booking] }));
    const busy = optimise(input({ fixtures: season, bookings: [away] }));
    expect(taken.unplaced).toEqual([]);
    expect(taken.plan.map(({ matchDate }) => matchDate)).not.toContain(booking.matchDate);
    const own = season.find((one) => one.homeTeamId === 1 || one.awayTeamId === 1);
    expect(kickOff(busy, own?.matchId ?? 0)).not.toBe('2026-09-06 16:48');
  });

  it('let no referee whistle two matches at once, and a team rest a slot', () => {
    const [first, second] = fixtures({ rounds: 2 }).filter(
      (one) => one.homeTeamId === 1 || one.awayTeamId === 1,
    );
    if (first === undefined || second === undefined) throw new Error('Too few fixtures');
    const twoHalls = [sundays, { ...sundays, venue: 'Trnsko' }];
    const sameDay = { ...second, round: 1, matchDate: first.matchDate };
    const { plan } = optimise(input({ fixtures: [first, sameDay], slots: twoHalls }));
    const [one = 0, other = 0] = plan.map(({ matchDate }) => Date.parse(matchDate) / 60_000);
    expect(Math.abs(one - other)).toBeGreaterThanOrEqual(96);
    const referee = fixtures({ rounds: 1 }).map((one) => ({ ...one, referees: [9] }));
    const whistled = optimise(input({ fixtures: referee, slots: twoHalls })).plan;
    expect(new Set(whistled.map(({ matchDate }) => matchDate)).size).toBe(5);
  });
});

describe('a running season', () => {
  it('leaves matches that have begun, and those that somebody keeps, where they are', () => {
    const season = fixtures().map((one) => ({ ...one, isFixed: (one.round ?? 0) <= 6 }));
    const keep = [700, 803];
    const answer = optimise(input({ fixtures: season, keep }));
    expect(answer.plan).toHaveLength(60);
    for (const matchId of keep)
      expect(answer.plan.find((one) => one.matchId === matchId)?.matchDate).toBe(
        season.find((one) => one.matchId === matchId)?.matchDate,
      );
    expect(answer.cost.slotFairness).toBeLessThan(answer.before.slotFairness);
  });

  it('says that a kept match breaks a rule', () => {
    const answer = optimise(input({ blackouts: [blackout({})], keep: [200] }));
    expect(answer.unplaced).toContainEqual({ matchId: 200, rule: 'blackout', with: 5 });
    expect(answer.plan.some(({ matchId }) => matchId === 200)).toBe(false);
  });

  it('moves the matches of a hall that is lost, and nobody else without need', () => {
    const trnsko = { ...sundays, venue: 'Trnsko' };
    const season = fixtures();
    const answer = optimise(input({ slots: [sundays, trnsko], lostVenue: 'SUTINSKA VRELA' }));
    expect(answer.unplaced).toEqual([]);
    expect(new Set(answer.plan.map(({ venue }) => venue))).toEqual(new Set(['Trnsko']));
    expect(answer.cost.moved).toBe(season.length);
    const part = season.map((one) => ({
      ...one,
      venue: one.matchId % 100 === 0 ? 'Trnsko' : hall,
    }));
    const fewer = optimise(input({ fixtures: part, slots: [sundays, trnsko], lostVenue: hall }));
    expect(fewer.cost.moved).toBe(72);
  });

  it('finds a place for a match that waits for its date', () => {
    const season = fixtures({ rounds: 3 }).map((one) =>
      one.matchId === 100 ? { ...one, matchDate: null } : one,
    );
    const answer = optimise(input({ fixtures: season }));
    expect(answer.unplaced).toEqual([]);
    expect(kickOff(answer, 100)).not.toBeNull();
  });

  it('moves nothing to a day that is over', () => {
    const season = fixtures({ rounds: 4 });
    const notBefore = '2026-09-13T12:00:00.000Z';
    const open = season.filter((one) => (one.round ?? 0) > 1);
    const { plan } = optimise(input({ fixtures: open, notBefore, blackouts: [blackout({})] }));
    for (const { matchDate } of plan) expect(matchDate > notBefore).toBe(true);
  });
});

describe('soft rules', () => {
  it('weigh what teams would like against what is fair', () => {
    const preferences = [{ teamId: 3, kind: 'latest', value: '17:36' } as const];
    const answer = optimise(input({ preferences }));
    expect(answer.cost.preference).toBeLessThan(answer.before.preference);
  });

  it('avoid a soft blackout of a team, but play where nothing else is left', () => {
    const soft = blackout({ hard: false, teamId: 2 });
    const answer = optimise(input({ blackouts: [soft] }));
    expect(answer.unplaced).toEqual([]);
    expect(answer.cost.softBlackout).toBe(1);
  });
});

describe('while a plan is made', () => {
  it('tells how far it is, and ends with its best so far when it is stopped', () => {
    const percents: number[] = [];
    const goesOn = (percent: number) => {
      percents.push(percent);
      return percent < 20;
    };
    const answer = optimise(input(), { goesOn });
    expect(percents[0]).toBe(0);
    expect(percents.at(-1)).toBeGreaterThanOrEqual(20);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
    expect(answer.plan).toHaveLength(90);
  });

  it('plans a league without slots within the kick-offs that it has', () => {
    const season = fixtures().map((one) => ({ ...one, venue: null }));
    const answer = optimise(input({ fixtures: season, slots: [] }));
    expect(answer.cost.slotFairness).toBe(0);
    expect(answer.plan.every(({ venue }) => venue === null)).toBe(true);
    expect(new Set(answer.plan.map(({ matchDate }) => matchDate)).size).toBe(90);
  });

  it('has nothing to plan in a league without matches', () => {
    expect(optimise(input({ fixtures: [] })).plan).toEqual([]);
  });
});
