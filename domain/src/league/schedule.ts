import { isWallTime, parseZagrebDay, zagrebToUtc } from '../croatia/zagreb-time.js';
import type { Refusal } from '../errors.js';
import { limits } from '../limits.js';
import { spreadKickOffs } from './kick-off-times.js';
import { bergerRounds, seasonRounds } from './rounds.js';

export interface ScheduleOptions {
  teamIds: readonly number[];
  roundsCount: number;
  homeAway: boolean;
  /** One for each round: `yyyy-mm-dd` or an ISO instant, whose day in Zagreb counts. */
  roundDates: readonly string[];
  matchTimes: readonly string[];
}

export interface ScheduledFixture {
  round: number;
  homeTeamId: number;
  awayTeamId: number;
  matchDate: string;
  kickOff: string;
}

export interface ScheduleFairness {
  teamId: number;
  home: number;
  away: number;
  /** Home games in a row at most; a bye between them does not break the row. */
  longestHomeRun: number;
  longestAwayRun: number;
  kickOffs: Record<string, number>;
}

export interface Schedule {
  ok: true;
  fixtures: ScheduledFixture[];
  byes: { round: number; teamId: number }[];
  /** There were fewer times than matches in a round, so matches share them. */
  timesReused: boolean;
  fairness: ScheduleFairness[];
}

export type ScheduleOutcome = Schedule | { ok: false; refusal: Refusal };

/** The fixtures of a season or of its beginning, or a refusal `schedule.*` (docs/product.md#schedule). */
export function generateSchedule(options: ScheduleOptions): ScheduleOutcome {
  const teamIds = [...new Set(options.teamIds)];
  const refusal = refuse({ ...options, teamIds });
  if (refusal !== null) return { ok: false, refusal };

  const days = options.roundDates.map(parseZagrebDay);
  const rounds = bergerRounds(teamIds, options.homeAway).slice(0, options.roundsCount);
  const kickOffs = spreadKickOffs(
    rounds.map(({ pairings }) => pairings),
    options.matchTimes,
  );
  const fixtures = rounds.flatMap(({ pairings }, index) =>
    pairings
      .map((pairing, n): ScheduledFixture => {
        const kickOff = kickOffs[index]?.[n] ?? limits.schedule.defaultTime;
        const matchDate = zagrebToUtc(days[index] ?? '', kickOff);
        return { round: index + 1, ...pairing, matchDate, kickOff };
      })
      .sort((a, b) => (a.kickOff < b.kickOff ? -1 : a.kickOff > b.kickOff ? 1 : 0)),
  );
  return {
    ok: true,
    fixtures,
    byes: rounds.flatMap(({ bye }, index) =>
      bye === null ? [] : [{ round: index + 1, teamId: bye }],
    ),
    timesReused: options.matchTimes.length < Math.floor(teamIds.length / 2),
    fairness: teamIds.map((teamId) => fairnessOf(teamId, fixtures)),
  };
}

function refuse(options: ScheduleOptions): Refusal | null {
  const { teamIds, roundsCount, homeAway, roundDates, matchTimes } = options;
  const { minTeams, maxTeams } = limits.schedule;
  if (teamIds.length < minTeams) return { code: 'schedule.too-few-teams' };
  if (teamIds.length > maxTeams)
    return { code: 'schedule.too-many-teams', detail: `${teamIds.length} > ${maxTeams}` };
  const season = seasonRounds(teamIds.length, homeAway);
  if (!Number.isInteger(roundsCount) || roundsCount < 1 || roundsCount > season)
    return { code: 'schedule.rounds-out-of-range', detail: `1–${season}` };
  if (roundDates.length !== roundsCount || roundDates.some((date) => date.trim() === ''))
    return { code: 'schedule.dates-mismatch' };
  const badDate = roundDates.find((date) => parseZagrebDay(date) === null);
  if (badDate !== undefined) return { code: 'schedule.bad-date', detail: badDate };
  const timesAreRight = matchTimes.length > 0 && matchTimes.every(isWallTime);
  return timesAreRight ? null : { code: 'schedule.bad-time' };
}

function fairnessOf(teamId: number, fixtures: readonly ScheduledFixture[]): ScheduleFairness {
  const games = fixtures.filter(
    ({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId,
  );
  const atHome = games.map(({ homeTeamId }) => homeTeamId === teamId);
  const kickOffs: Record<string, number> = {};
  for (const { kickOff } of games) kickOffs[kickOff] = (kickOffs[kickOff] ?? 0) + 1;
  const home = atHome.filter(Boolean).length;
  return {
    teamId,
    home,
    away: atHome.length - home,
    longestHomeRun: longestRun(atHome, true),
    longestAwayRun: longestRun(atHome, false),
    kickOffs,
  };
}

function longestRun(values: readonly boolean[], wanted: boolean): number {
  let longest = 0;
  let run = 0;
  for (const value of values) {
    run = value === wanted ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
