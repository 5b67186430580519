import {
  addDays,
  generateSchedule,
  type ScheduledFixture,
  weekdayOf,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';

const rounds = 18;
/** How far a demo season has come: to the middle of its rounds, or to the final that decides it. */
export type DemoMoment = 'half' | 'finals';
const roundsPlayed = { half: 9, finals: rounds } as const;
const minuteMs = 60_000;
/** With the break and stoppages. */
const matchMs = 60 * minuteMs;

export interface DemoCalendar {
  drawnAt: string;
  startDate: string;
  endDate: string;
  /** When the final begins. */
  finalAt: string;
  fixtures: ScheduledFixture[];
}

/**
 * The season of 19 October 2025, moved by whole weeks so that half of it lies before `now`: Sundays stay
 * Sundays, and matches keep their time of day in Zagreb. With the finals all rounds do, and the final is next.
 */
export function demoCalendar(
  teamIds: readonly number[],
  now: string,
  until: DemoMoment = 'half',
): DemoCalendar {
  const today = zagrebWallTime(now).day;
  const lastSunday = addDays(today, -weekdayOf(today));
  const firstSunday = addDays(lastSunday, -7 * (roundsPlayed[until] - 1));
  const schedule = generateSchedule({
    teamIds,
    roundsCount: rounds,
    homeAway: true,
    roundDates: [...Array(rounds).keys()].map((week) => addDays(firstSunday, 7 * week)),
    matchTimes: ['16:00', '17:00', '18:00', '19:00', '20:00'],
  });
  if (!schedule.ok) throw new Error(`The demo season cannot be drawn: ${schedule.refusal.code}`);
  // As far from the first round as 24 May 2026 is from 19 October 2025.
  const lastDay = addDays(firstSunday, 31 * 7);
  const finalAt = until === 'half' ? zagrebToUtc(lastDay, '19:00') : todaysKickOffs(now)[0];
  return {
    drawnAt: zagrebToUtc(addDays(firstSunday, -17), '18:00'),
    startDate: zagrebToUtc(firstSunday, '00:00'),
    endDate: zagrebToUtc(zagrebWallTime(finalAt).day, '00:00'),
    finalAt,
    fixtures: schedule.fixtures,
  };
}

export const isOver = (matchDate: string, now: string): boolean =>
  Date.parse(matchDate) + matchMs <= Date.parse(now);

export const isLaterThatDay = (matchDate: string, now: string): boolean =>
  Date.parse(matchDate) > Date.parse(now) + matchMs &&
  zagrebWallTime(matchDate).day === zagrebWallTime(now).day;

/** One that can be started at once and one after it, before midnight if the day is long enough. */
export function todaysKickOffs(now: string): [string, string] {
  const step = 5 * minuteMs;
  const first = Math.ceil(Date.parse(now) / step) * step;
  const midnight = Date.parse(zagrebToUtc(addDays(zagrebWallTime(now).day, 1), '00:00'));
  const soon = Math.min(first, midnight - step);
  const later = Math.max(soon, Math.min(soon + matchMs + 15 * minuteMs, midnight - step));
  return [new Date(soon).toISOString(), new Date(later).toISOString()];
}
