import {
  cleanTime,
  isWallTime,
  type LeagueView,
  limits,
  matchMinutes,
  parseZagrebDay,
  seasonRounds,
  zagrebWallTime,
} from '@kolo/domain';

/** The form of a schedule, as typed. What is not typed is derived from the league and the rest. */
export interface ScheduleFields {
  leagueId: number | null;
  homeAway: boolean;
  /** null: the whole season. */
  rounds: string | null;
  /** null: one for each match of a round, from the first kick-off of the league on. */
  times: readonly TimeField[] | null;
  /** `yyyy-mm-dd`; the other rounds follow week by week. null: the first day of the season. */
  firstDate: string | null;
  /** Dates that were changed by hand, by round, counted from 0. */
  moved: Readonly<Record<number, string>>;
  /** null: the venue of the league. */
  venue: string | null;
}

export interface TimeField {
  key: number;
  value: string;
}

export const emptySchedule: ScheduleFields = {
  leagueId: null,
  homeAway: true,
  rounds: null,
  times: null,
  firstDate: null,
  moved: {},
  venue: null,
};

type Derived = 'times' | 'firstDate' | 'venue';

/** The fields as the form shows them. */
export type ShownFields = Omit<ScheduleFields, Derived> & {
  [Field in Derived]: NonNullable<ScheduleFields[Field]>;
};

/** @param league undefined while none is chosen */
export function shownFields(
  fields: ScheduleFields,
  league: LeagueView | undefined,
  teams: number,
): ShownFields {
  const start = league === undefined ? '' : zagrebWallTime(league.startDate).day;
  return {
    ...fields,
    times: fields.times ?? timesOfRound(league?.kickOffFrom ?? undefined, Math.floor(teams / 2)),
    firstDate: fields.firstDate ?? start,
    venue: fields.venue ?? league?.venue ?? '',
  };
}

/** Ends at midnight, where the next match would begin on another day. */
function timesOfRound(first: string = limits.schedule.defaultTime, matches: number): TimeField[] {
  const times = [{ key: 0, value: first }];
  for (let key = 1; key < matches; key++) {
    const value = slotAfter(times.at(-1)?.value);
    if (value <= first) break;
    times.push({ key, value });
  }
  return times;
}

/** The fields' meaning for a league of this size. */
export interface ScheduleReading {
  /** The whole season; 0 with too few teams. */
  maxRounds: number;
  /** As shown in the field. */
  rounds: string;
  roundsSound: boolean;
  /** As typed, where they are none. */
  times: string[];
  /** One for each round; empty where none is known. */
  dates: string[];
}

export function readFields(fields: ShownFields, teams: number): ScheduleReading {
  const maxRounds = teams < limits.schedule.minTeams ? 0 : seasonRounds(teams, fields.homeAway);
  const rounds = fields.rounds ?? (maxRounds === 0 ? '' : String(maxRounds));
  const count = /^\d{1,3}$/.test(rounds) ? Number(rounds) : 0;
  const roundsSound = count >= 1 && count <= maxRounds;
  const dates = Array.from(
    { length: roundsSound ? count : 0 },
    (_, round) => fields.moved[round] ?? weeksAfter(fields.firstDate, round),
  );
  const times = fields.times.map(({ value }) => cleanTime(value));
  return { maxRounds, rounds, roundsSound, times, dates };
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
export const withDate = (
  { moved }: ShownFields,
  round: number,
  day: string,
): Partial<ScheduleFields> =>
  round === 0 ? { firstDate: day, moved: {} } : { moved: { ...moved, [round]: day } };

export const withTime = ({ times }: ShownFields): Partial<ScheduleFields> => ({
  times: [
    ...times,
    {
      key: Math.max(-1, ...times.map(({ key }) => key)) + 1,
      value: slotAfter(times.at(-1)?.value),
    },
  ],
});

/** When the hall is free again. */
function slotAfter(typed = ''): string {
  const time = cleanTime(typed);
  if (!isWallTime(time)) return limits.schedule.defaultTime;
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + matchMinutes;
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
