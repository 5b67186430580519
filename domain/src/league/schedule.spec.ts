import { zagrebWallTime } from '../croatia/zagreb-time.js';
import type { Refusal } from '../errors.js';
import { seasonRounds } from './rounds.js';
import { generateSchedule, type Schedule, type ScheduleOptions } from './schedule.js';

const idsOf = (count: number): number[] => Array.from({ length: count }, (_, n) => 100 + n);

/** Sundays from 19 October 2025 on, across both clock changes. */
const sundays = (count: number): string[] =>
  Array.from({ length: count }, (_, week) =>
    new Date(Date.UTC(2025, 9, 19 + 7 * week)).toISOString().slice(0, 10),
  );

const evening = ['16:00', '17:00', '18:00', '19:00', '20:00'];

function options(teams: number, changes: Partial<ScheduleOptions> = {}): ScheduleOptions {
  const homeAway = changes.homeAway ?? true;
  const roundsCount = changes.roundsCount ?? seasonRounds(teams, homeAway);
  return {
    teamIds: idsOf(teams),
    homeAway,
    roundsCount,
    roundDates: sundays(roundsCount),
    matchTimes: evening,
    ...changes,
  };
}

function schedule(teams: number, changes: Partial<ScheduleOptions> = {}): Schedule {
  const outcome = generateSchedule(options(teams, changes));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome;
}

function refused(changes: Partial<ScheduleOptions>, teams = 4) {
  const outcome = generateSchedule(options(teams, changes));
  return outcome.ok ? null : outcome.refusal;
}

const pairOf = ({ homeTeamId, awayTeamId }: Schedule['fixtures'][number]): string =>
  [homeTeamId, awayTeamId].sort().join('–');

/** Slots for everybody at once, as a league with enough pitches has them. */
const slots = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${String(8 + n).padStart(2, '0')}:00`);

const everySize = Array.from({ length: 17 }, (_, n) => n + 4);

describe.each(everySize)('a schedule of %i teams', (teams) => {
  const half = seasonRounds(teams, false);
  const season = schedule(teams);
  const roundOf = (round: number) => season.fixtures.filter((fixture) => fixture.round === round);

  it('has the rounds of a full season, and one game or a bye for everybody in each', () => {
    expect(seasonRounds(teams, true)).toBe(half * 2);
    expect(half).toBe(teams % 2 === 0 ? teams - 1 : teams);
    for (let round = 1; round <= half * 2; round++) {
      const playing = roundOf(round).flatMap((game) => [game.homeTeamId, game.awayTeamId]);
      const resting = season.byes.filter((bye) => bye.round === round).map((bye) => bye.teamId);
      expect([...playing, ...resting].sort()).toEqual(idsOf(teams));
      expect(resting).toHaveLength(teams % 2);
    }
  });

  it('lets every pair meet once per half, the second time with the home right exchanged', () => {
    const first = season.fixtures.filter(({ round }) => round <= half);
    const second = season.fixtures.filter(({ round }) => round > half);
    expect(new Set(first.map(pairOf)).size).toBe((teams * (teams - 1)) / 2);
    expect(first).toHaveLength((teams * (teams - 1)) / 2);
    const mirrored = (games: typeof first, turn: boolean, shift: number) =>
      games
        .map(({ round, homeTeamId: home, awayTeamId: away }) =>
          turn ? [round + shift, away, home] : [round + shift, home, away],
        )
        .map(String)
        .sort();
    expect(mirrored(second, true, -half)).toEqual(mirrored(first, false, 0));
  });

  it('gives everybody as many home as away games', () => {
    for (const team of season.fairness)
      expect([team.home, team.away]).toEqual([teams - 1, teams - 1]);
    for (const team of schedule(teams, { homeAway: false }).fairness)
      expect(Math.abs(team.home - team.away)).toBeLessThanOrEqual(1);
  });

  it('sends nobody three times in a row home or away, also over the seam and byes', () => {
    const longest = season.fairness.flatMap((team) => [team.longestHomeRun, team.longestAwayRun]);
    // With four teams a mirrored season without such a row does not exist.
    expect(Math.max(...longest)).toBeLessThanOrEqual(teams === 4 ? 3 : 2);
  });

  it('says truly how long everybody’s rows at home and away are', () => {
    for (const { teamId, longestHomeRun, longestAwayRun } of season.fairness) {
      const games = season.fixtures
        .filter((game) => game.homeTeamId === teamId || game.awayTeamId === teamId)
        .map((game) => (game.homeTeamId === teamId ? 'H' : 'A'))
        .join('');
      const longest = (row: RegExp) => Math.max(...(games.match(row) ?? []).map((r) => r.length));
      expect([longestHomeRun, longestAwayRun]).toEqual([longest(/H+/g), longest(/A+/g)]);
    }
  });

  it.each([1, 2, 3, 5, Math.floor(teams / 2)])('spreads %i kick-off times fairly', (times) => {
    const { fairness, fixtures, timesReused } = schedule(teams, { matchTimes: slots(times) });
    expect(timesReused).toBe(times < Math.floor(teams / 2));
    for (const { teamId, kickOffs } of fairness) {
      const counts = slots(times).map((time) => kickOffs[time] ?? 0);
      if (times === 1) expect(counts).toEqual([2 * (teams - 1)]);
      else
        expect({ teamId, often: Math.max(...counts) }).not.toEqual({
          teamId,
          often: 2 * (teams - 1),
        });
      const share = (time: string) => fixtures.filter(({ kickOff }) => kickOff === time).length;
      slots(times).forEach((time, n) => {
        const expected = (share(time) * 2) / teams;
        expect(Math.abs((counts[n] ?? 0) - expected)).toBeLessThan(2.5);
      });
    }
  });

  it('puts as many matches of a round at each time as its place in the list asks', () => {
    const matches = Math.floor(teams / 2);
    const times = slots(3);
    const { fixtures } = schedule(teams, { matchTimes: times });
    const wanted = Array.from({ length: matches }, (_, n) => times[n % 3]).sort();
    for (let round = 1; round <= half * 2; round++)
      if (matches >= times.length)
        expect(fixtures.filter((game) => game.round === round).map((game) => game.kickOff)).toEqual(
          wanted,
        );
  });
});

describe('a schedule', () => {
  it('keeps wall time across both clock changes', () => {
    const { fixtures } = schedule(10, { roundDates: sundays(18).map((day) => `${day}T12:00:00Z`) });
    for (const { round, matchDate, kickOff } of fixtures) {
      expect(zagrebWallTime(matchDate)).toEqual({ day: sundays(18)[round - 1], time: kickOff });
      expect(evening).toContain(kickOff);
    }
    expect(fixtures[0]?.matchDate).toBe('2025-10-19T14:00:00.000Z');
    expect(fixtures[5]?.matchDate).toBe('2025-10-26T15:00:00.000Z');
  });

  it('lets nobody play three rounds in a row at the same time in a league of ten', () => {
    const { fixtures } = schedule(10);
    for (const teamId of idsOf(10)) {
      const times = fixtures
        .filter((game) => game.homeTeamId === teamId || game.awayTeamId === teamId)
        .map(({ kickOff }) => kickOff);
      times.forEach((time, n) => {
        expect(times.slice(n, n + 3)).not.toEqual([time, time, time]);
      });
    }
  });

  it('can be the beginning of a season', () => {
    const whole = schedule(8).fixtures;
    for (let rounds = 1; rounds <= 14; rounds++)
      expect(schedule(8, { roundsCount: rounds }).fixtures).toEqual(
        whole.filter(({ round }) => round <= rounds),
      );
  });

  it('is the same whenever it is made', () => {
    expect(schedule(9)).toEqual(schedule(9));
  });

  it('is made for two and three teams too, who do not always play at the same time', () => {
    for (const teams of [2, 3]) {
      const { fairness } = schedule(teams, { matchTimes: ['18:00', '19:00'] });
      for (const { kickOffs } of fairness) expect(Object.keys(kickOffs)).toHaveLength(2);
    }
    expect(schedule(2).fixtures.map(pairOf)).toEqual(['100–101', '100–101']);
  });

  it.each<[string, Partial<ScheduleOptions>, Refusal]>([
    ['one team', { teamIds: [1] }, { code: 'schedule.too-few-teams' }],
    ['the same team twice', { teamIds: [1, 1] }, { code: 'schedule.too-few-teams' }],
    ['a crowd', { teamIds: idsOf(33) }, { code: 'schedule.too-many-teams', detail: '33 > 32' }],
    ['no rounds', { roundsCount: 0 }, { code: 'schedule.rounds-out-of-range', detail: '1–6' }],
    ['one too many', { roundsCount: 7 }, { code: 'schedule.rounds-out-of-range', detail: '1–6' }],
    ['half a round', { roundsCount: 1.5 }, { code: 'schedule.rounds-out-of-range', detail: '1–6' }],
    ['too few dates', { roundDates: sundays(5) }, { code: 'schedule.dates-mismatch' }],
    ['an empty date', { roundDates: [...sundays(5), ' '] }, { code: 'schedule.dates-mismatch' }],
    [
      'a day that is none',
      { roundDates: [...sundays(5), '31.2.'] },
      { code: 'schedule.bad-date', detail: '31.2.' },
    ],
    ['no times', { matchTimes: [] }, { code: 'schedule.bad-time' }],
    ['a late hour', { matchTimes: ['24:00'] }, { code: 'schedule.bad-time' }],
    ['a short hour', { matchTimes: ['9:00'] }, { code: 'schedule.bad-time' }],
    ['a minute too many', { matchTimes: ['19:60'] }, { code: 'schedule.bad-time' }],
  ])('is refused for %s', (_, changes, refusal) => {
    expect(refused(changes)).toEqual(refusal);
  });
});
