import { isWallTime, limits, parseZagrebDay, seasonRounds } from '@kolo/domain';

/** The form of a schedule, as typed. What is not typed is derived from the rest. */
export interface ScheduleFields {
  leagueId: number | null;
  homeAway: boolean;
  /** null: the whole season. */
  rounds: string | null;
  times: readonly TimeField[];
  /** `yyyy-mm-dd`; the other rounds follow week by week. */
  firstDate: string;
  /** Dates that were changed by hand, by round, counted from 0. */
  moved: Readonly<Record<number, string>>;
  venue: string;
}

export interface TimeField {
  key: number;
  value: string;
}

export const emptySchedule: ScheduleFields = {
  leagueId: null,
  homeAway: true,
  rounds: null,
  times: [{ key: 0, value: limits.schedule.defaultTime }],
  firstDate: '',
  moved: {},
  venue: '',
};

/** What the fields mean for a league of this size. */
export interface ScheduleReading {
  /** The whole season; 0 with too few teams. */
  maxRounds: number;
  /** As shown in the field. */
  rounds: string;
  roundsSound: boolean;
  /** One for each round; empty where none is known. */
  dates: string[];
}

export function readFields(fields: ScheduleFields, teams: number): ScheduleReading {
  const maxRounds = teams < limits.schedule.minTeams ? 0 : seasonRounds(teams, fields.homeAway);
  const rounds = fields.rounds ?? (maxRounds === 0 ? '' : String(maxRounds));
  const count = /^\d{1,3}$/.test(rounds) ? Number(rounds) : 0;
  const roundsSound = count >= 1 && count <= maxRounds;
  const dates = Array.from(
    { length: roundsSound ? count : 0 },
    (_, round) => fields.moved[round] ?? weeksAfter(fields.firstDate, round),
  );
  return { maxRounds, rounds, roundsSound, dates };
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Calendar days, so that a clock change moves nothing. An impossible first day yields no others. */
function weeksAfter(day: string, weeks: number): string {
  if (weeks === 0) return day;
  if (parseZagrebDay(day) === null) return '';
  const instant = Date.parse(`${day}T00:00:00Z`) + weeks * weekMs;
  return new Date(instant).toISOString().slice(0, 10);
}

/** Changing the first date resets all others. */
export const withDate = (fields: ScheduleFields, round: number, day: string): ScheduleFields =>
  round === 0
    ? { ...fields, firstDate: day, moved: {} }
    : { ...fields, moved: { ...fields.moved, [round]: day } };

export const withTime = (fields: ScheduleFields): ScheduleFields => ({
  ...fields,
  times: [
    ...fields.times,
    {
      key: Math.max(-1, ...fields.times.map(({ key }) => key)) + 1,
      value: hourAfter(fields.times.at(-1)?.value),
    },
  ],
});

/** A guess for the next kick-off. */
function hourAfter(time: string | undefined): string {
  if (time === undefined || !isWallTime(time)) return limits.schedule.defaultTime;
  const hour = (Number(time.slice(0, 2)) + 1) % 24;
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}
