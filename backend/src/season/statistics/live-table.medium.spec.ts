import { type LeagueTableRow, type LiveTable, limits, presetRules } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import type { TestTeam } from '../../../test/league.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { TableReadsService } from './table-reads.service.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;
beforeAll(async () => {
  kolo = await startTestApp();
  match = await scheduledMatch(kolo);
});
afterAll(() => kolo.close());

async function read<Answer>(path: string, as: 'public' | 'anonymous' = 'public'): Promise<Answer> {
  const { status, text, json } = await kolo.call('GET', path, { as });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return json as Answer;
}

const origin = (commandId: string) => ({
  commandId,
  at: new Date().toISOString(),
  actorId: kolo.userIds.admin,
  device: null,
  requestId: null,
});

async function fixtureBetween(home?: TestTeam, away?: TestTeam): Promise<number> {
  const matchDate = new Date().toISOString();
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
  const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
  return (json as { id: number }).id;
}

const live = (as: 'public' | 'anonymous' = 'public'): Promise<LiveTable> =>
  read(as === 'public' ? '/api/league-table/live/real' : '/api/league-table/live', as);
const official = (): Promise<LeagueTableRow[]> => read('/api/league-table/real');
const plain = ({ rows }: LiveTable): LeagueTableRow[] =>
  rows.map(({ provisional: _provisional, moved: _moved, ...row }) => row);

it('is the official table while nobody plays', async () => {
  const table = await live();
  expect(table.provisional).toBe(false);
  expect(plain(table)).toEqual(await official());
});

it('follows a match from the whistle to the end, and is then the official table', async () => {
  await kickOff(match);
  expect(await live()).toMatchObject({ provisional: true, summary: { matches: 1, goals: 0 } });

  await match.must('POST', 'goals', { team: 'away', scorer: match.away[0] });
  await match.must('POST', 'stats/increment', {
    playerId: match.home[0],
    statField: 'yellowCards',
  });
  const [leader, ...others] = (await live()).rows;
  expect(leader).toMatchObject({ provisional: true, points: 3, goalsFor: 1, form: ['W'] });
  expect(leader?.moved).toBeGreaterThan(0);
  expect(others.filter(({ provisional }) => provisional)).toMatchObject([{ yellowCards: 1 }]);
  expect((await official()).every(({ played }) => played === 0)).toBe(true);

  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  const last = await live();
  await match.must('POST', 'mvp', { playerId: match.away[0] });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
  expect(plain(last)).toEqual(await official());
  const after = await live();
  expect(plain(after)).toEqual(await official());
  expect(after.provisional).toBe(false);
  expect(after.rows.every(({ moved }) => moved === 0)).toBe(true);
});

it('gives each match the points of its own rules, and tells what the league gives today', async () => {
  const first = await scheduledMatch(kolo);
  const { leagueId, teams } = first.league;
  const second = await fixtureBetween(teams[1], teams[0]);
  const commands = kolo.app.get(MatchCommandsService);
  const rules = { ...presetRules['company-running'], points: { win: 5, draw: 2, loss: 1 } };
  const won = { type: 'RecordResult', homeScore: 1, awayScore: 0 } as const;
  const sheet = { rules, version: 1 };
  await commands.execute(first.id, { ...won, sheet }, origin('with-its-sheet'));
  await commands.execute(second, won, origin('without-a-sheet'));
  const usual = await read<LiveTable>(`/api/league-table/${leagueId}/live`);
  expect(usual.points).toEqual({ win: 3, draw: 1, loss: 0 });
  const pointsOf = ({ rows }: LiveTable) => rows.map(({ teamId, points }) => [teamId, points]);
  expect(pointsOf(usual)).toEqual([
    [teams[0]?.id, 5],
    [teams[1]?.id, 4],
  ]);
  const { rows } = await kolo.db.query(
    'SELECT team_id, points FROM standings WHERE league_id = $1 ORDER BY points DESC',
    [leagueId],
  );
  expect(rows.map((row) => [row.team_id, row.points])).toEqual(pointsOf(usual));
  const body = { preset: 'custom', rules };
  await kolo.call('PUT', `/api/leagues/${leagueId}/match-rules`, { as: 'admin', body });
  const today = await read<LiveTable>(`/api/league-table/${leagueId}/live`);
  expect(today.points).toEqual(rules.points);
  expect(pointsOf(today)).toEqual(pointsOf(usual));
});

it('gives visitors its top and the sums of the whole', async () => {
  const [whole, top] = await Promise.all([live(), live('anonymous')]);
  expect(top.rows).toEqual(whole.rows.slice(0, limits.table.visitorRows));
  expect(top).toMatchObject({ teams: whole.teams, summary: whole.summary });
});

it('is the same by the number of the league, and a league that does not exist is not found', async () => {
  const whole = await live();
  expect(await read(`/api/league-table/${whole.league?.id}/live`)).toEqual(whole);
  const unknown = await kolo.call('GET', '/api/league-table/999999/live', { as: 'public' });
  expect(unknown).toMatchObject({ status: 404, json: { error: 'league.not-found' } });
});

it('gives the top of any league to frames in other sites, where nobody is signed in', async () => {
  const whole = await live();
  const path = `/api/league-table/${whole.league?.id}/live/top`;
  const { status, json } = await kolo.call('GET', path);
  expect(status).toBe(200);
  expect(json).toEqual({ ...whole, rows: whole.rows.slice(0, limits.table.visitorRows) });
  expect((await kolo.call('GET', '/api/league-table/999999/live/top')).status).toBe(404);
});

it('is computed once for everybody who asks while nothing changes, and again after a change', async () => {
  // A table is cached for the rest of the minute.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const reads = kolo.app.get(TableReadsService);
  const computed = jest.spyOn(reads, 'of');
  await kolo.db.query(`UPDATE teams SET name = name || ' 2' WHERE id = $1`, [
    (await live()).rows[0]?.teamId,
  ]);
  computed.mockClear();
  const tables = await Promise.all(Array.from({ length: 60 }, () => live('anonymous')));
  expect(tables.every(({ rows }) => rows[0]?.teamName.endsWith(' 2'))).toBe(true);
  expect(computed).toHaveBeenCalledTimes(1);
});

it('keeps running scores from visitors where only the signed-in may watch', async () => {
  const closed = await startTestApp({ config: { livePublic: false } });
  try {
    const another = await scheduledMatch(closed);
    await kickOff(another);
    const visitors = await closed.call('GET', '/api/league-table/live');
    expect(visitors.json).toMatchObject({ provisional: false, summary: { matches: 0 } });
    const framed = `/api/league-table/${another.league.leagueId}/live/top`;
    expect((await closed.call('GET', framed)).json).toEqual(visitors.json);
    const members = await closed.call('GET', '/api/league-table/live/real', { as: 'referee' });
    expect(members.json).toMatchObject({ provisional: true, summary: { matches: 1 } });
  } finally {
    await closed.close();
  }
});

it('has the last place for the finals as soon as the league says how many play them', async () => {
  const { leagueId } = match.league;
  const table = () => read<LiveTable>(`/api/league-table/${leagueId}/live`);
  expect((await table()).cut).toBeUndefined();
  await kolo.db.query('UPDATE leagues SET finalists = 1 WHERE id = $1', [leagueId]);
  expect((await table()).cut).toMatchObject({ after: 1, stageId: null, stageName: null });
});
