import { type MatchAnswer, type MatchState, presetRules } from '@kolo/domain';
import type { TestApp } from './app.js';
import { createLeague, type TestLeague } from './league.js';

/** A match of two teams, ready for taps. */
export interface LiveMatchUnderTest {
  readonly id: number;
  readonly league: TestLeague;
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** A write of this match as the administrator; throws unless it is answered with 2xx. */
  must(
    method: 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<MatchAnswer>;
  state(): Promise<MatchState>;
}

/** Schedules a match between the first two teams of a new league; on another node where one is given. */
export async function scheduledMatch(
  app: TestApp,
  kickOff = new Date(),
): Promise<LiveMatchUnderTest> {
  const league = await createLeague(app.db, { ownerId: app.userIds.company, teams: 2 });
  const [home, away] = league.teams;
  if (home === undefined || away === undefined) throw new Error('The league has no teams');
  const made = await call(app, 'POST', '/api/matches', {
    homeTeamId: home.id,
    awayTeamId: away.id,
    matchDate: kickOff.toISOString(),
  });
  return matchOn(app, made.id, league);
}

/** The same match through an app, which may be another node than the one that scheduled it. */
export function matchOn(app: TestApp, id: number, league: TestLeague): LiveMatchUnderTest {
  const [home, away] = league.teams;
  const must: LiveMatchUnderTest['must'] = (method, path, body, headers) =>
    call(app, method, `/api/matches/${id}/${path}`, body, headers);
  const state = async (): Promise<MatchState> => {
    const { json, status, text } = await app.call('GET', `/api/matches/${id}/manage`, {
      as: 'admin',
    });
    if (status !== 200) throw new Error(text);
    return (json as { state: MatchState }).state;
  };
  return { id, league, home: home?.playerIds ?? [], away: away?.playerIds ?? [], must, state };
}

/** With everybody present and the first half running. */
export async function runningMatch(app: TestApp): Promise<LiveMatchUnderTest> {
  const match = await scheduledMatch(app);
  await kickOff(match);
  return match;
}

export async function kickOff(match: LiveMatchUnderTest): Promise<void> {
  // As a console that knew of no suspension.
  const suspendedAsOf = new Date().toISOString();
  const playerIds = [...match.home, ...match.away];
  await match.must('POST', 'initialize', { playerIds, suspendedAsOf });
  await match.must('PATCH', 'state', {
    status: 'in_progress',
    matchState: 'first-half',
    currentHalf: 1,
  });
}

/**
 * Level after two halves, then 1:0 by kicks.
 * @param inExtraTime what is tapped in extra time, which the sheet has only where it is given
 */
export async function decideByKicks(
  app: TestApp,
  match: LiveMatchUnderTest,
  inExtraTime?: () => Promise<unknown>,
): Promise<void> {
  const extraTime = inExtraTime === undefined ? null : { halves: 1, minutes: 5 };
  const rules = { ...presetRules.tournament, extraTime, kicks: { first: 1 } };
  const sheet = `/api/leagues/${match.league.leagueId}/match-rules`;
  const { status, text } = await app.call('PUT', sheet, {
    as: 'admin',
    body: { preset: 'custom', rules },
  });
  if (status !== 200) throw new Error(text);
  await kickOff(match);
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  if (inExtraTime !== undefined) {
    await match.must('POST', 'periods', { period: 3, action: 'start' });
    await inExtraTime();
    await match.must('POST', 'periods', { period: 3, action: 'end' });
  }
  await match.must('POST', 'shootout', { first: 'home' });
  await match.must('POST', 'shootout/kicks', { team: 'home', scored: true });
  await match.must('POST', 'shootout/kicks', { team: 'away', scored: false });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
}

async function call(
  app: TestApp,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<MatchAnswer> {
  const answer = await app.call(method, path, { as: 'admin', body, headers });
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.json as MatchAnswer;
}
