import {
  generateSchedule,
  optimise,
  type PlanInput,
  type SeasonFixture,
  slotTimes,
  type VenueSlots,
} from '@kolo/domain';
import { type Aim, percentile, print } from '../report.js';
import { breaksOf, minBreaks, minSpread, slotSpread } from './plan-quality.js';

const teams = 10;
const rounds = 2 * (teams - 1);
const maxMs = 2_000;
const weekMs = 7 * 24 * 60 * 60 * 1_000;
const firstSunday = Date.UTC(2026, 8, 6);

const sundays: VenueSlots = {
  venue: 'Hall',
  weekday: 7,
  from: '16:00',
  to: '20:00',
  slotMinutes: 48,
  bufferMinutes: 0,
};
const times = slotTimes(sundays);
const asGood: Aim = { of: 'ratio', limit: 1, better: 'lower' };

interface Measured {
  ms: number;
  firstBreaks: number;
  secondBreaks: number;
  spread: number;
  unplaced: number;
}

/** The optimiser, beside what no plan can better; of several seeds the usual time and the worst plan. */
export function benchPlan(quick: boolean): void {
  const seeds = Array.from({ length: quick ? 2 : 7 }, (_, n) => n + 1);
  const fixtures = drawn();
  const plans = seeds.map((seed) => measured(fixtures, seed));
  const worst = (of: (plan: Measured) => number): number => Math.max(...plans.map(of));
  const breaks = { name: 'the fewest there can be', value: minBreaks(teams) };
  const evenest = minSpread(rounds, times.length);
  print(`A plan of ${teams} teams and ${rounds} rounds in ${times.length} slots`, [
    {
      name: 'time',
      value: percentile(
        plans.map(({ ms }) => ms),
        0.5,
      ),
      unit: 'ms',
      aim: { of: 'value', limit: maxMs, better: 'lower' },
    },
    {
      name: 'breaks, first half',
      value: worst(({ firstBreaks }) => firstBreaks),
      unit: 'breaks',
      baseline: breaks,
      aim: asGood,
    },
    {
      name: 'breaks, second half',
      value: worst(({ secondBreaks }) => secondBreaks),
      unit: 'breaks',
      baseline: breaks,
      aim: asGood,
    },
    {
      name: 'spread of a team’s kick-offs',
      value: worst(({ spread }) => spread),
      unit: 'matches',
      baseline: { name: 'the least there can be', value: evenest },
      aim: asGood,
    },
    {
      name: 'without a place',
      value: worst(({ unplaced }) => unplaced),
      unit: 'matches',
      mustBe: 0,
    },
  ]);
}

/** All matches of a round begin at one time: the optimiser has everything to do. */
function drawn(): SeasonFixture[] {
  const schedule = generateSchedule({
    teamIds: Array.from({ length: teams }, (_, n) => n + 1),
    roundsCount: rounds,
    homeAway: true,
    roundDates: Array.from({ length: rounds }, (_, n) =>
      new Date(firstSunday + n * weekMs).toISOString().slice(0, 10),
    ),
    matchTimes: times.slice(0, 1),
  });
  if (!schedule.ok) throw new Error(schedule.refusal.code);
  return schedule.fixtures.map(({ kickOff: _, ...fixture }, index) => ({
    ...fixture,
    matchId: index + 1,
    venue: sundays.venue,
    isFixed: false,
    companies: [fixture.homeTeamId, fixture.awayTeamId],
    referees: [],
  }));
}

function measured(fixtures: readonly SeasonFixture[], seed: number): Measured {
  const input: PlanInput = {
    seed,
    fixtures,
    slots: [sundays],
    blackouts: [],
    preferences: [],
    bookings: [],
    restSlots: 1,
    keep: [],
    lostVenue: null,
    notBefore: null,
  };
  const start = performance.now();
  const { plan, unplaced } = optimise(input);
  const ms = performance.now() - start;
  const dates = new Map(plan.map(({ matchId, matchDate }) => [matchId, matchDate]));
  const planned = fixtures.flatMap((fixture) => {
    const matchDate = dates.get(fixture.matchId);
    return matchDate === undefined ? [] : [{ ...fixture, matchDate }];
  });
  const isFirstHalf = ({ round }: SeasonFixture): boolean => (round ?? 0) < teams;
  return {
    ms,
    firstBreaks: breaksOf(planned.filter(isFirstHalf)),
    secondBreaks: breaksOf(planned.filter((one) => !isFirstHalf(one))),
    spread: slotSpread(planned, times),
    unplaced: unplaced.length,
  };
}
