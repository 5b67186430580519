import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  type AuditPage,
  type DecisionAnswer,
  usualSeasonRules,
} from '@kolo/domain';
import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestTeam } from '../../../test/league.js';
import { kickOff, scheduledMatch } from '../../../test/live-match.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';

let kolo: TestApp;
let audit: AuditLogService;
let db: DataSource;

beforeAll(async () => {
  kolo = await startTestApp();
  audit = kolo.app.get(AuditLogService, { strict: false });
  db = kolo.app.get(DataSource, { strict: false });
});
afterAll(() => kolo.close());

const entry = (id: number) => ({
  actor: { id: kolo.userIds.admin, username: 'admin' },
  action: 'league.update' as const,
  subject: { type: 'league', id, name: 'Ljeto' },
  before: { name: 'Zima' },
  after: { name: 'Ljeto' },
});

const drawn = { matchDate: '2026-12-06T17:00:00.000Z' };
const moved = { matchDate: '2026-12-07T18:00:00.000Z' };

const nameOf = (team: TestTeam | undefined) => ({ id: team?.id, name: team?.name });

const page = async (query = ''): Promise<AuditPage> =>
  (await kolo.call('GET', `/api/audit${query}`, { as: 'admin' })).json as AuditPage;

it('is written with the change or not at all', async () => {
  const failing = db.transaction(async (manager) => {
    await audit.record(manager, entry(1));
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  expect(await page()).toEqual({ entries: [], next: null });
});

it('keeps of two states what differs, and of a thing that came or went all of it', async () => {
  const about = {
    ...entry(9),
    before: { name: 'Zima', season: '1' },
    after: { name: 'Ljeto', season: '1' },
  };
  const record = (states: Partial<typeof about> | { before: null } | { after: null }) =>
    db.transaction((manager) => audit.record(manager, { ...about, ...states }));
  await record({});
  await record({ after: about.before });
  await record({ before: null });
  await record({ after: null });
  const { entries } = await page();
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [about.before, null],
    [null, about.after],
    [{ name: 'Zima' }, { name: 'Ljeto' }],
  ]);
});

it('tells beside a change which part of the thing changed, and makes no entry of it alone', async () => {
  const about = { ...entry(10), part: { text: 'report, hr' } };
  await db.transaction(async (manager) => {
    await audit.record(manager, about);
    await audit.record(manager, { ...about, after: about.before });
  });
  const { entries } = await page('?limit=1');
  expect(entries[0]).toMatchObject({ after: { text: 'report, hr', name: 'Ljeto' } });
  const { rows } = await kolo.db.query('SELECT FROM audit_log WHERE subject_id = 10');
  expect(rows).toHaveLength(1);
});

it('is read newest first, page by page to its end', async () => {
  for (let id = 1; id <= 5; id++)
    await db.transaction((manager) => audit.record(manager, entry(id)));
  const first = await page('?limit=2');
  expect(first.entries[0]).toEqual({
    id: expect.stringMatching(/^a\d+$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    ...entry(5),
    about: {
      league: { id: 5, name: null, season: null },
      team: null,
      account: null,
      match: null,
    },
  });
  const second = await page(`?limit=2&before=${first.next}`);
  const third = await page(`?limit=2&before=${second.next}`);
  const all = [first, second, third].flatMap(({ entries }) => entries);
  expect(all.map(({ subject }) => subject.id)).toEqual([5, 4, 3, 2, 1, 10]);
  expect(third.next).not.toBeNull();
  expect((await page(`?before=${third.next}`)).next).toBeNull();
});

it.each(['limit=0', 'limit=201', 'limit=x', 'before=-1', 'before=x', 'before=99-z1', 'nonsense=1'])(
  'does not take %s',
  async (query) => {
    const answer = await kolo.call('GET', `/api/audit?${query}`, { as: 'admin' });
    expect(answer).toMatchObject({ status: 400, json: { error: 'request.invalid' } });
  },
);

it.each(["UPDATE audit_log SET action = 'x'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
  'the database refuses %s to the product and to its owner',
  async (statement) => {
    await expect(db.query(statement)).rejects.toThrow(/permission denied|append-only/);
    await expect(kolo.db.query(statement)).rejects.toThrow('append-only');
  },
);

it('tells from the match log what was done to matches, each command once, among its own entries', async () => {
  const match = await scheduledMatch(kolo);
  await db.transaction((manager) => audit.record(manager, entry(77)));
  await match.must('PATCH', 'result', { homeScore: 3, awayScore: 1 });
  const other = await scheduledMatch(kolo);
  await kolo.call('DELETE', '/api/matches', { as: 'admin' });
  const summaryOf = ({ action, subject, after }: AuditPage['entries'][number]) => [
    action,
    subject.id,
    after,
  ];
  const expected = [
    ['match.delete', match.id, { matches: 2 }],
    ['match.schedule', other.id, expect.objectContaining({ homeTeamId: expect.any(Number) })],
    ['match.result', match.id, expect.objectContaining({ homeScore: 3, awayScore: 1 })],
    ['league.update', 77, { name: 'Ljeto' }],
    ['match.schedule', match.id, expect.objectContaining({ homeTeamId: expect.any(Number) })],
  ];
  const { entries } = await page('?limit=5');
  expect(entries.map(summaryOf)).toEqual(expected);
  expect(entries[0]?.actor).toEqual({ id: kolo.userIds.admin, username: 'admin' });
  const first = await page('?limit=2');
  const second = await page(`?limit=3&before=${first.next}`);
  expect([...first.entries, ...second.entries].map(summaryOf)).toEqual(expected);
});

it('tells who undid a result or a cancellation, and nothing of what a scorekeeper undoes', async () => {
  const match = await scheduledMatch(kolo);
  await match.must('PATCH', 'result', { homeScore: 3, awayScore: 1 });
  await match.must('POST', 'undo');
  await match.must('PATCH', 'state', { status: 'cancelled' });
  await match.must('POST', 'undo');
  await kickOff(match);
  await match.must('PATCH', 'score', { team: 'home', score: 1 });
  await match.must('POST', 'undo');
  const { entries } = await page('?limit=5');
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['match.undo-cancel', {}, null],
    ['match.cancel', null, {}],
    ['match.undo-result', { homeScore: 3, awayScore: 1 }, null],
    ['match.result', null, { homeScore: 3, awayScore: 1 }],
    ['match.schedule', null, expect.objectContaining({ homeTeamId: expect.any(Number) })],
  ]);
  const [home] = match.league.teams;
  expect(entries[0]).toMatchObject({
    actor: { id: kolo.userIds.admin, username: 'admin' },
    subject: { type: 'match', id: match.id, name: null },
    about: { match: { homeTeam: nameOf(home) } },
  });
});

it('says of a deletion which league it was of, where it was not of all', async () => {
  const match = await scheduledMatch(kolo);
  const { leagueId } = match.league;
  await kolo.call('DELETE', `/api/matches/league/${leagueId}`, { as: 'admin' });
  const { entries } = await page('?limit=1');
  expect(entries[0]).toMatchObject({
    action: 'match.delete',
    subject: { type: 'match', id: match.id },
    after: { matches: 1, leagueId },
  });
});

describe('what a league decided', () => {
  async function decide(method: string, path: string, body: object): Promise<DecisionAnswer> {
    const { status, json, text } = await kolo.call(method, `/api/leagues/${path}`, {
      as: 'admin',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return json as DecisionAnswer;
  }

  it('has who, when and why, and of an undo what it undid', async () => {
    const { leagueId, teams } = await createLeague(kolo.db, { ownerId: kolo.userIds.company });
    const change = { teamId: teams[1]?.id, points: -1, cause: 'no-show', on: '2026-03-14' };
    const path = `${leagueId}/points-adjustments`;
    const { decision } = await decide('POST', path, { ...change, text: 'Nisu došli u Sutinsku' });
    await decide('POST', path, { ...change, points: 3 });
    await decide('DELETE', `${path}/${decision.id}`, { text: 'Žalba je prihvaćena' });
    await decide('PUT', `${leagueId}/season-rules`, { ...usualSeasonRules, noShowLimit: 3 });
    const { entries } = await page('?limit=4');
    expect(entries.map(({ action, before, after, text }) => [action, before, after, text])).toEqual(
      [
        [
          'league.season-rules',
          { version: 0, 'rules.noShowLimit': 2 },
          { version: 1, 'rules.noShowLimit': 3 },
          undefined,
        ],
        ['league.undo-points', change, null, 'Žalba je prihvaćena'],
        ['league.points', null, { ...change, points: 3 }, undefined],
        ['league.points', null, change, 'Nisu došli u Sutinsku'],
      ],
    );
    expect(entries[3]).toMatchObject({
      id: expect.stringMatching(/^m\d+$/),
      actor: { id: kolo.userIds.admin, username: 'admin' },
      subject: { type: 'league', id: leagueId, name: null },
      about: {
        league: { id: leagueId, name: 'Poslovna liga', season: '2025/26' },
        team: nameOf(teams[1]),
        match: null,
      },
    });
  });

  it('has the season rules that a change replaced, each of them alone', async () => {
    const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company });
    const other = await createLeague(kolo.db, { ownerId: kolo.userIds.company });
    const rules = { ...usualSeasonRules, withdrawal: 'award-all', noShowLimit: 3 };
    await decide('PUT', `${leagueId}/season-rules`, rules);
    await decide('PUT', `${other.leagueId}/season-rules`, { ...rules, noShowLimit: 9 });
    const awards = { ...rules.awards, minusPoints: 1 };
    await decide('PUT', `${leagueId}/season-rules`, { ...rules, awards });
    const { entries } = await page('?limit=3');
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [
        { version: 1, 'rules.awards.minusPoints': 0 },
        { version: 2, 'rules.awards.minusPoints': 1 },
      ],
      [
        { version: 0, 'rules.withdrawal': 'half-rule', 'rules.noShowLimit': 2 },
        { version: 1, 'rules.withdrawal': 'award-all', 'rules.noShowLimit': 9 },
      ],
      [
        { version: 0, 'rules.withdrawal': 'half-rule', 'rules.noShowLimit': 2 },
        { version: 1, 'rules.withdrawal': 'award-all', 'rules.noShowLimit': 3 },
      ],
    ]);
  });

  it('has a withdrawal and its undo once, whatever they did to the matches', async () => {
    const match = await scheduledMatch(kolo);
    const { leagueId, teams } = match.league;
    const teamId = teams[1]?.id;
    const withdrawal = { teamId, withdrawal: 'award-open' };
    const body = { teamId, mode: 'award-open', text: 'Tim se raspao.' };
    await decide('POST', `${leagueId}/withdrawals`, body);
    await decide('DELETE', `${leagueId}/withdrawals/${teams[1]?.id}`, {});
    const { entries } = await page('?limit=2');
    expect(entries).toMatchObject([
      { action: 'league.undo-withdrawal', before: withdrawal, after: null },
      { action: 'league.withdrawal', before: null, after: withdrawal, text: 'Tim se raspao.' },
    ]);
    expect(entries[1]?.about).toMatchObject({ team: nameOf(teams[1]) });
  });

  it('is among the other entries page by page, without words that were erased', async () => {
    const match = await scheduledMatch(kolo);
    const { leagueId, teams } = match.league;
    const change = { teamId: teams[0]?.id, points: -2, cause: 'licence', on: '2026-03-14' };
    const body = { ...change, text: 'Kazna za Žarka Neznanovića' };
    const { decision } = await decide('POST', `${leagueId}/points-adjustments`, body);
    await match.must('PATCH', 'result', { homeScore: 3, awayScore: 1 });
    const commandId = decision.id.replace(/\.0$/, '');
    await kolo.db.query('DELETE FROM log_texts WHERE command_id = $1', [commandId]);
    const first = await page('?limit=1');
    const second = await page(`?limit=1&before=${first.next}`);
    const third = await page(`?limit=1&before=${second.next}`);
    const all = [first, second, third].flatMap(({ entries }) => entries);
    expect(all.map(({ action, text }) => [action, text])).toEqual([
      ['match.result', undefined],
      ['league.points', undefined],
      ['match.schedule', undefined],
    ]);
  });
});

it('has the words that explain a decision about a match, and those that explain its undo', async () => {
  const match = await scheduledMatch(kolo);
  await match.must('POST', 'postpone', { reason: 'hall', newDate: null, text: 'Krov curi' });
  const undo = await kolo.call('DELETE', `/api/matches/${match.id}/postponement`, {
    as: 'admin',
    body: { text: 'Krov je popravljen' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(undo.status).toBe(200);
  const { entries } = await page('?limit=2');
  expect(entries.map(({ action, text }) => [action, text])).toEqual([
    ['match.undo-postpone', 'Krov je popravljen'],
    ['match.postpone', 'Krov curi'],
  ]);
});

describe('what an entry is about', () => {
  it('of a match is its teams, its round and its league, also after it was moved and deleted', async () => {
    const match = await scheduledMatch(kolo, new Date('2026-12-06T17:00:00Z'));
    const [home, away] = match.league.teams;
    await match.must('PATCH', 'schedule', { matchDate: '2026-12-07T18:00:00.000Z', round: 3 });
    await match.must('PATCH', 'result', { homeScore: 3, awayScore: 1 });
    await kolo.call('DELETE', `/api/matches/league/${match.league.leagueId}`, { as: 'admin' });
    const { entries } = await page('?limit=4');
    const league = { id: match.league.leagueId, name: 'Poslovna liga', season: '2025/26' };
    const teams = { homeTeam: nameOf(home), awayTeam: nameOf(away) };
    const nobody = { team: null, account: null };
    expect(entries.map(({ action, about }) => [action, about])).toEqual([
      ['match.delete', { league, ...nobody, match: null }],
      ['match.result', { league, ...nobody, match: { ...teams, ...moved, round: 3 } }],
      ['match.reschedule', { league, ...nobody, match: { ...teams, ...moved, round: 3 } }],
      ['match.schedule', { league, ...nobody, match: { ...teams, ...drawn, round: null } }],
    ]);
    expect(entries[2]).toMatchObject({
      before: { ...drawn, venue: null, round: null },
      after: { ...moved, venue: null, round: 3 },
    });
  });

  it('of a whole schedule is its league', async () => {
    const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
    const roundDates = ['2026-12-06'];
    const options = {
      leagueId,
      roundsCount: 1,
      homeAway: false,
      roundDates,
      matchTimes: ['18:00'],
    };
    await kolo.call('POST', '/api/matches/generate-schedule', { as: 'admin', body: options });
    const { entries } = await page('?limit=1');
    expect(entries[0]).toMatchObject({
      after: { matches: 2, leagueId },
      about: { league: { id: leagueId, name: 'Poslovna liga', season: '2025/26' }, match: null },
    });
  });

  it('of a player is the team and the season, and of a job its match', async () => {
    const match = await scheduledMatch(kolo, new Date(drawn.matchDate));
    const [home] = match.league.teams;
    const about = (action: AuditAction, id: number, after: Record<string, unknown>) => ({
      ...entry(id),
      action,
      subject: { type: action.split('.')[0] ?? '', id, name: 'Ivan' },
      before: null,
      after,
    });
    await db.transaction(async (manager) => {
      await audit.record(
        manager,
        about('player.approve', home?.playerIds[0] ?? 0, { status: 'approved' }),
      );
      await audit.record(manager, about('job.retry', 0, { matchId: match.id, kind: 'report' }));
      await audit.record(manager, about('job.retry', 0, { matchId: 2 ** 40, teamId: 0.5 }));
    });
    const { entries } = await page('?limit=3');
    const league = { id: match.league.leagueId, name: 'Poslovna liga', season: '2025/26' };
    expect(entries.map(({ about }) => about)).toEqual([
      { league: null, team: null, account: null, match: null },
      expect.objectContaining({ league, match: expect.objectContaining(drawn) }),
      { league, team: nameOf(home), account: null, match: null },
    ]);
  });

  it('has the names of today, and a number where it is gone', async () => {
    const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 1 });
    const add = (id: number, more: Record<string, unknown>) => ({
      ...entry(id),
      action: 'team.create' as const,
      subject: { type: 'team', id, name: 'Bura' },
      before: null,
      after: { name: 'Bura', ...more },
    });
    await db.transaction(async (manager) => {
      await audit.record(manager, add(999_998, { userId: kolo.userIds.company, leagueId }));
      await audit.record(manager, add(999_999, { userId: 999_999, leagueId: 999_999 }));
    });
    await kolo.db.query("UPDATE leagues SET name = 'Zlatna liga' WHERE id = $1", [leagueId]);
    const { entries } = await page('?limit=2');
    expect(entries.map(({ about }) => about)).toEqual([
      {
        league: { id: 999_999, name: null, season: null },
        team: { id: 999_999, name: null },
        account: { id: 999_999, name: null },
        match: null,
      },
      {
        league: { id: leagueId, name: 'Zlatna liga', season: '2025/26' },
        team: { id: 999_998, name: null },
        account: { id: kolo.userIds.company, name: 'company' },
        match: null,
      },
    ]);
  });

  it('is asked for once a page', async () => {
    const query = jest.spyOn(db, 'query');
    const names = () => query.mock.calls.filter(([sql]) => sql.includes('LEFT JOIN leagues'));
    const { entries } = await page('?limit=10');
    expect([entries.length, names().length]).toEqual([10, 1]);
    query.mockRestore();
  });
});

it('keeps ids and numbers in the entry, and words beside it, where they can be erased', async () => {
  const subject = { type: 'player', id: 4_711, name: 'Žarko Neznanović' };
  const after = { firstName: 'Žarko', teamId: 12, hasDocument: true, tags: ['Žarko'] };
  const written = {
    actor: entry(1).actor,
    action: 'player.add' as const,
    subject,
    before: null,
    after,
  };
  await db.transaction((manager) => audit.record(manager, written));
  const { rows } = await kolo.db.query('SELECT * FROM audit_log WHERE subject_id = 4711');
  expect(rows).toMatchObject([{ before: null, after: { teamId: 12, hasDocument: true } }]);
  expect(JSON.stringify(rows)).not.toContain('arko');
  const { entries } = await page('?limit=1');
  expect(entries[0]).toMatchObject({ subject, after });
  await kolo.db.query('DELETE FROM audit_details WHERE subject_name = $1', [subject.name]);
  const { entries: erased } = await page('?limit=1');
  expect(erased[0]).toMatchObject({
    subject: { type: 'player', id: 4_711, name: null },
    after: { teamId: 12, hasDocument: true },
  });
});

it('a page of a long audit is read without the rest of it', async () => {
  await kolo.db.query(
    `INSERT INTO audit_log (at, actor_id, action, subject_type, subject_id, after)
     SELECT now() - n * interval '1 minute', 1, 'league.update', 'league', n, '{"round": 7}'
     FROM generate_series(1, 200000) n`,
  );
  await kolo.db.query('ANALYZE audit_log');
  const query = jest.spyOn(db, 'query');
  const newest = await page('?limit=50');
  await page(`?limit=50&before=${newest.next}`);
  const reads = query.mock.calls.filter(([sql]) => sql.includes('FROM audit_entries'));
  query.mockRestore();
  expect(reads).toHaveLength(2);
  for (const [sql, values] of reads) {
    const plan = JSON.stringify(await db.query(`EXPLAIN ${sql}`, values));
    expect(plan).toContain('audit_log_at');
    expect(plan).not.toContain('Seq Scan on audit');
  }
});
