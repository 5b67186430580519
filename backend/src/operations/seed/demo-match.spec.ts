import {
  decide,
  initialMatchState,
  type LoggedMatchEvent,
  type MatchState,
  playerLines,
  presetRules,
  scoreOf,
  winnerOf,
  zagrebWallTime,
} from '@kolo/domain';
import { demoCalendar, isLaterThatDay, isOver, todaysKickOffs } from './demo-calendar.js';
import { demoCompanies } from './demo-companies.js';
import { type DemoMatch, demoMatchTaps } from './demo-match.js';

const companies = demoCompanies();
const squad = (index: number, firstId: number) => {
  const company = companies[index];
  if (company === undefined) throw new Error('No such company');
  return {
    attack: company.attack,
    defence: company.defence,
    players: company.players.map(({ jerseyNumber }, n) => ({ id: firstId + n, jerseyNumber })),
  };
};
const matches: DemoMatch[] = companies.flatMap((_, home) =>
  companies.flatMap((_company, away) =>
    home === away
      ? []
      : [
          {
            key: `test-${home}-${away}`,
            kickOff: '2026-01-11T15:00:00.000Z',
            home: squad(home, 100),
            away: squad(away, 200),
            suspended: new Set<number>(),
          },
        ],
  ),
);

function played(match: DemoMatch): { state: MatchState; log: LoggedMatchEvent[] } {
  const log: LoggedMatchEvent[] = [];
  let state = initialMatchState(1);
  const fixture = {
    leagueId: 1,
    round: 1,
    homeTeamId: 1,
    awayTeamId: 2,
    matchDate: match.kickOff,
    venue: null,
  };
  const draw = {
    commandId: 'draw',
    at: '2026-01-01T00:00:00.000Z',
    command: { type: 'ScheduleMatch', fixture } as const,
  };
  for (const { command, ...context } of [draw, ...demoMatchTaps(match)]) {
    const decision = decide(state, command, context);
    if (!decision.ok) throw new Error(`${match.key} ${command.type}: ${decision.refusal.code}`);
    log.push(...decision.events);
    state = decision.state;
  }
  return { state, log };
}

describe('demo matches', () => {
  const seasons = matches.map(played);

  it('follow the rules from attendance to MVP, in the order of time', () => {
    for (const { state, log } of seasons) {
      expect(state).toMatchObject({ status: 'completed', matchState: 'completed' });
      expect(state.mvpPlayerId).not.toBeNull();
      const times = log.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
    }
  });

  it('know every scorer, so that players’ goals and own goals make the score', () => {
    for (const { state } of seasons) {
      const { home, away } = scoreOf(state);
      const own = state.goals.filter(({ kind }) => kind === 'own-goal').length;
      const scored = Object.values(playerLines(state)).reduce((sum, { goals }) => sum + goals, 0);
      expect(scored + own).toBe((home ?? 0) + (away ?? 0));
    }
  });

  it('that end level in a tie go on to extra time and kicks, which one team wins', () => {
    const tie = { sheet: { rules: presetRules.tournament, version: 1 }, endsLevel: true };
    for (const { state } of matches.map((match) => played({ ...match, tie }))) {
      const { home, away } = scoreOf(state);
      expect([state.status, home]).toEqual(['completed', away]);
      expect(winnerOf(state)).not.toBeNull();
    }
  });

  it('are believable: goals, cards, shots and saves agree and stay in their measure', () => {
    let goals = 0;
    for (const { state } of seasons) {
      const { home: homeScore, away: awayScore } = scoreOf(state);
      const { home, away } = state.statistics;
      goals += (homeScore ?? 0) + (awayScore ?? 0);
      expect(home.shots).toBeGreaterThan(home.shotsOnTarget);
      expect(home.shotsOnTarget - away.goalkeeperSaves).toBe(homeScore);
      expect(away.shotsOnTarget - home.goalkeeperSaves).toBe(awayScore);
    }
    const average = goals / matches.length;
    expect(average).toBeGreaterThan(4);
    expect(average).toBeLessThan(9);
    const types = new Set(seasons.flatMap(({ log }) => log.map(({ type }) => type)));
    for (const type of ['GoalAttributed', 'ActionVoided', 'TimeoutTaken', 'PlayerCounterRaised'])
      expect(types).toContain(type);
  });

  it('repeat themselves to the letter, under ids of their own', () => {
    expect(matches.map(demoMatchTaps)).toEqual(matches.map(demoMatchTaps));
    const ids = matches.flatMap((match) => demoMatchTaps(match).map(({ commandId }) => commandId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the demo companies', () => {
  it('are ten, with squads of twelve whose names and shirts differ', () => {
    const names = companies.flatMap(({ players }) =>
      players.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    );
    expect(companies).toHaveLength(10);
    expect(new Set(names).size).toBe(120);
    for (const { players } of companies) {
      expect(new Set(players.map(({ jerseyNumber }) => jerseyNumber)).size).toBe(12);
      for (const { jerseyNumber } of players) expect(jerseyNumber).toBeLessThanOrEqual(99);
    }
  });

  it('have an OIB that passes the official check', () => {
    for (const { companyOib } of companies) {
      expect(companyOib).toMatch(/^\d{11}$/);
      // The published example of the control digit: 69435151530.
      expect(remainder(companyOib)).toBe(remainder('69435151530'));
    }
    expect(new Set(companies.map(({ companyOib }) => companyOib)).size).toBe(10);
  });
});

/** ISO 7064, MOD 11,10 over all digits, the check digit included: 1 when it is right. */
function remainder(oib: string): number {
  const product = [...oib.slice(0, -1)].reduce(
    (rest, digit) => (((rest + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  );
  return (product + Number(oib.at(-1))) % 10;
}

describe('the demo calendar', () => {
  const teamIds = companies.map((_, n) => n + 1);

  it.each([
    '2025-12-20T09:00:00.000Z',
    '2026-03-29T00:30:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-11-21T23:30:00.000Z',
    '2027-02-28T22:59:00.000Z',
  ])('is half over at %s, on Sundays between 16 and 20 o’clock', (now) => {
    const { fixtures, drawnAt, startDate, endDate } = demoCalendar(teamIds, now);
    const over = fixtures.filter(({ matchDate }) => isOver(matchDate, now));
    expect(fixtures).toHaveLength(90);
    expect(over.length).toBeGreaterThanOrEqual(45);
    expect(over.length).toBeLessThanOrEqual(50);
    expect(drawnAt < startDate && startDate < endDate).toBe(true);
    for (const { matchDate, kickOff } of fixtures) {
      const { day, time } = zagrebWallTime(matchDate);
      expect(new Date(day).getUTCDay()).toBe(0);
      expect(time).toBe(kickOff);
      expect(['16:00', '17:00', '18:00', '19:00', '20:00']).toContain(time);
      expect((Date.parse(day) - Date.parse('2025-10-19')) % (7 * 86_400_000)).toBe(0);
    }
  });

  it.each(['2026-03-29T00:30:00.000Z', '2026-11-22T16:20:00.000Z', '2026-11-22T22:59:00.000Z'])(
    'with the finals has all rounds behind it at %s, and the final on the same day',
    (now) => {
      const { fixtures, finalAt, endDate } = demoCalendar(teamIds, now, 'finals');
      expect(fixtures.filter(({ matchDate }) => !isOver(matchDate, now))).toEqual([]);
      const day = zagrebWallTime(now).day;
      expect([finalAt, endDate].map((at) => zagrebWallTime(at).day)).toEqual([day, day]);
    },
  );

  it('has a match that starts now and another later, on the same day in Zagreb', () => {
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const now = new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString();
      const [soon, later] = todaysKickOffs(now);
      expect(zagrebWallTime(soon).day).toBe(zagrebWallTime(now).day);
      expect(zagrebWallTime(later).day).toBe(zagrebWallTime(now).day);
      expect(Math.abs(Date.parse(soon) - Date.parse(now))).toBeLessThanOrEqual(5 * 60_000);
      expect(later >= soon).toBe(true);
    }
  });

  it('leaves a Sunday’s later matches where they are', () => {
    const now = '2026-11-22T16:20:00.000Z';
    expect(isLaterThatDay('2026-11-22T18:00:00.000Z', now)).toBe(true);
    // Too soon after the one that starts now, or on another day in Zagreb.
    expect(isLaterThatDay('2026-11-22T17:00:00.000Z', now)).toBe(false);
    expect(isLaterThatDay('2026-11-22T23:30:00.000Z', now)).toBe(false);
  });
});
