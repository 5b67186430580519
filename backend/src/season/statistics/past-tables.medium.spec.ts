import { randomUUID } from 'node:crypto';
import { type LeagueTableRow, type LiveTable, type TablePart, zagrebWallTime } from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';

let kolo: TestApp;
let league: TestLeague;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
});
afterEach(() => jest.restoreAllMocks());

async function write<Answer>(method: string, path: string, body: object = {}): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  const { status, json, text } = await kolo.call(method, path, { as: 'admin', body, headers });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return json as Answer;
}

const read = async <Answer>(path: string, as: Caller = 'public'): Promise<Answer> => {
  const { status, json, text } = await kolo.call('GET', `/api/league-table/${path}`, { as });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return json as Answer;
};

const table = (query = '') => read<LeagueTableRow[]>(`${league.leagueId}${query}`);
const asOf = (day: string) => table(`?asOf=${day}`);
const known = (at: string) =>
  read<LeagueTableRow[]>(`${league.leagueId}/known?at=${encodeURIComponent(at)}`, 'admin');

async function matchOf(day: string): Promise<LiveMatchUnderTest> {
  const [home, away] = league.teams;
  const matchDate = `${day}T18:00:00.000Z`;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
  const { id } = await write<{ id: number }>('POST', '/api/matches', body);
  return matchOn(kolo, id, league);
}

async function recorded(day: string, homeScore: number, awayScore: number) {
  const match = await matchOf(day);
  await write('PATCH', `/api/matches/${match.id}/result`, { homeScore, awayScore });
  return match;
}

async function playedWithACard(day: string): Promise<LiveMatchUnderTest> {
  const match = await matchOf(day);
  await kickOff(match);
  const card = { playerId: match.home[0], statField: 'yellowCards' };
  await match.must('POST', 'stats/increment', card);
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  return match;
}

const adjust = (points: number, on: string) =>
  write<{ decision: { id: string } }>(
    'POST',
    `/api/leagues/${league.leagueId}/points-adjustments`,
    { teamId: league.teams[0]?.id, points, cause: 'no-show', on },
  );

/** By the clock of the log, to the next millisecond. */
async function now(): Promise<string> {
  const { rows } = await kolo.db.query<{ at: Date }>(
    `SELECT clock_timestamp() + interval '2 milliseconds' AS at, pg_sleep(0.005)`,
  );
  return rows[0]?.at.toISOString() ?? '';
}

const days = ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22'] as const;

/** Four days of play, and the table that was shown at the end of each. */
async function season(): Promise<Map<string, LeagueTableRow[]>> {
  const steps: Record<(typeof days)[number], () => Promise<unknown>> = {
    '2026-03-01': () => recorded('2026-03-01', 2, 1),
    '2026-03-08': () => playedWithACard('2026-03-08'),
    '2026-03-15': async () => {
      const { id } = await matchOf('2026-03-15');
      await write('POST', `/api/matches/${id}/award`, { winner: 'away', cause: 'no-show' });
      await adjust(-1, '2026-03-15');
    },
    '2026-03-22': () => recorded('2026-03-22', 0, 4),
  };
  const shown = new Map<string, LeagueTableRow[]>();
  for (const day of days) {
    await steps[day]();
    shown.set(day, await table());
  }
  return shown;
}

it('the table of a past day is the one that was shown then, when nothing was decided later', async () => {
  const empty = await table();
  const shown = await season();
  expect(new Set([...shown.values()].map((rows) => JSON.stringify(rows))).size).toBe(days.length);
  for (const day of days) expect(await asOf(day)).toEqual(shown.get(day));
  expect(await asOf('2026-02-28')).toEqual(empty);
  expect(await asOf('2026-03-14')).toEqual(shown.get('2026-03-08'));
  expect(await asOf('2036-01-01')).toEqual(await table());
});

it('a match that is awarded before its date counts at once, also in the table of today', async () => {
  await recorded('2026-03-01', 2, 1);
  const { id } = await matchOf('2099-05-10');
  const today = zagrebWallTime(Date.now()).day;
  const before = await table();
  expect(await asOf(today)).toEqual(before);
  await write('POST', `/api/matches/${id}/award`, { winner: 'away', cause: 'no-show' });
  const shown = await table();
  expect(shown).not.toEqual(before);
  for (const day of [today, '2099-05-09', '2099-05-10']) expect(await asOf(day)).toEqual(shown);
  expect(await asOf('2026-03-01')).toEqual(before);
});

it('the table of a past day knows what was decided later, the table known then does not', async () => {
  const first = await recorded('2026-03-01', 2, 1);
  await recorded('2026-03-08', 1, 1);
  const { decision } = await adjust(-3, '2026-03-08');
  const then = await table();
  const at = await now();
  await write('POST', `/api/matches/${first.id}/annul`, { reason: 'decision' });
  await write('DELETE', `/api/leagues/${league.leagueId}/points-adjustments/${decision.id}`);
  await write('DELETE', `/api/matches/league/${league.leagueId}`);
  await recorded('2026-03-08', 6, 0);
  expect(await known(at)).toEqual(then);
  const [leader] = await asOf('2026-03-08');
  expect(leader).toMatchObject({ played: 1, points: 3, goalsFor: 6 });
  expect(await known(await now())).toEqual(await table());
  expect((await known('2020-01-01T00:00:00Z')).every(({ played }) => played === 0)).toBe(true);
});

it('points that are taken from tomorrow on count from midnight in Zagreb on, in every table', async () => {
  await recorded('2026-03-01', 2, 1);
  const today = zagrebWallTime(Date.now()).day;
  const noon = Date.parse(`${today}T11:00:00.000Z`);
  const tomorrow = zagrebWallTime(noon + 86_400_000).day;
  await adjust(-1, tomorrow);
  const [team] = league.teams;
  const points = async () => {
    const whole = await table();
    const live = await read<LiveTable>(`${league.leagueId}/live`);
    const framed = await read<LiveTable>(`${league.leagueId}/live/top`, 'anonymous');
    const page = (await kolo.call('GET', `/api/teams/${team?.id}/details`)).json;
    return [
      ...[whole, live.rows, framed.rows].map(
        (rows) => rows.find((row) => row.teamId === team?.id)?.points,
      ),
      (page as { stats: { points: number } }).stats.points,
    ];
  };
  expect(await points()).toEqual([3, 3, 3, 3]);
  expect((await asOf(tomorrow)).find((row) => row.teamId === team?.id)?.points).toBe(2);
  jest.spyOn(Date, 'now').mockReturnValue(noon + 86_400_000);
  expect(await points()).toEqual([2, 2, 2, 2]);
});

const partial = (by: TablePart) => table(`/partial?by=${by}`);

describe('the table of some matches of each team', () => {
  it('counts those at home, away, or the last five, without points that were taken', async () => {
    await recorded('2026-03-01', 2, 1);
    const { id } = await matchOf('2026-03-08');
    await write('POST', `/api/matches/${id}/award`, { winner: 'away', cause: 'no-show' });
    const annulled = await recorded('2026-03-15', 9, 0);
    await write('POST', `/api/matches/${annulled.id}/annul`, { reason: 'decision' });
    await adjust(-1, '2026-03-15');
    const [host, guest] = league.teams;
    const rowOf = async (by: TablePart, team = host) =>
      (await partial(by)).find(({ teamId }) => teamId === team?.id);
    expect(await rowOf('home')).toMatchObject({ played: 2, points: 3, form: ['W', 'L'] });
    expect(await rowOf('away')).toMatchObject({ played: 0, points: 0, form: [] });
    expect(await rowOf('away', guest)).toMatchObject({ played: 2, points: 3, form: ['L', 'W'] });
    expect(await rowOf('home')).not.toHaveProperty('adjustments');
    for (const day of [16, 17, 18, 19, 20]) await recorded(`2026-03-${day}`, 1, 1);
    expect(await rowOf('form')).toMatchObject({ played: 5, points: 5, goalsFor: 5 });
    expect(await rowOf('home')).toMatchObject({ played: 7, points: 8 });
  });

  it('adds up to the whole one, home and away', async () => {
    await season();
    const parts = [...(await partial('home')), ...(await partial('away'))];
    const fields = ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst'] as const;
    for (const row of await table()) {
      const own = parts.filter(({ teamId }) => teamId === row.teamId);
      for (const field of fields)
        expect(own.reduce((sum, part) => sum + (part[field] ?? 0), 0)).toBe(row[field]);
    }
  });

  it('is for those who are signed in', async () => {
    const path = `/api/league-table/${league.leagueId}/partial?by=home`;
    expect((await kolo.call('GET', path)).status).toBe(401);
    expect((await kolo.call('GET', path, { as: 'public' })).status).toBe(200);
  });
});

it.each([
  ['no part', '/partial'],
  ['an unknown part', '/partial?by=cup'],
  ['two parts', '/partial?by=home&by=away'],
  ['a day that is not there', '?asOf=2026-02-30'],
  ['an instant', '?asOf=2026-03-14T18:00:00Z'],
  ['nothing', '?asOf='],
  ['two days', '?asOf=2026-03-14&asOf=2026-03-15'],
  ['no instant', '/known'],
  ['a day for an instant', '/known?at=2026-03-14'],
  ['an instant without its zone', '/known?at=2026-03-14T18:00:00'],
])('%s is refused with one sentence', async (_, query) => {
  const path = `/api/league-table/${league.leagueId}${query}`;
  const { status, json } = await kolo.call('GET', path, { as: 'admin' });
  expect([status, json]).toEqual([
    400,
    expect.objectContaining({ error: 'request.invalid', message: expect.any(String) }),
  ]);
});

it('a league that is not there has no table of any day', async () => {
  for (const path of [
    '999999?asOf=2026-03-14',
    '999999/known?at=2026-03-14T18:00:00Z',
    '999999/partial?by=form',
  ]) {
    const { status, json } = await kolo.call('GET', `/api/league-table/${path}`, { as: 'admin' });
    expect([status, json]).toEqual([404, expect.objectContaining({ error: 'league.not-found' })]);
  }
});
