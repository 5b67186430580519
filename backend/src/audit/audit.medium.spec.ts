import type { AuditPage } from '@kolo/domain';
import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../test/app.js';
import { scheduledMatch } from '../../test/live-match.js';
import { AuditLog } from './audit-log.service.js';

let kolo: TestApp;
let audit: AuditLog;
let db: DataSource;

beforeAll(async () => {
  kolo = await startTestApp();
  audit = kolo.app.get(AuditLog, { strict: false });
  db = kolo.app.get(DataSource, { strict: false });
});
afterAll(() => kolo.close());

const entry = (id: number) => ({
  actor: { id: kolo.userIds.admin, username: 'admin' },
  action: 'league.update',
  subject: { type: 'league', id, name: 'Ljeto' },
  before: { name: 'Zima' },
  after: { name: 'Ljeto' },
});

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

it('is read newest first, page by page to its end', async () => {
  for (let id = 1; id <= 5; id++)
    await db.transaction((manager) => audit.record(manager, entry(id)));
  const first = await page('?limit=2');
  expect(first.entries[0]).toEqual({
    id: expect.stringMatching(/^a\d+$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    ...entry(5),
  });
  const second = await page(`?limit=2&before=${first.next}`);
  const third = await page(`?limit=2&before=${second.next}`);
  const all = [first, second, third].flatMap(({ entries }) => entries);
  expect(all.map(({ subject }) => subject.id)).toEqual([5, 4, 3, 2, 1, 9]);
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
  const told = ({ action, subject, after }: AuditPage['entries'][number]) => [
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
  expect(entries.map(told)).toEqual(expected);
  expect(entries[0]?.actor).toEqual({ id: kolo.userIds.admin, username: 'admin' });
  const first = await page('?limit=2');
  const second = await page(`?limit=3&before=${first.next}`);
  expect([...first.entries, ...second.entries].map(told)).toEqual(expected);
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

it('a page of a long audit is read without the rest of it', async () => {
  await kolo.db.query(
    `INSERT INTO audit_log (at, actor_id, actor_username, action, subject_type, subject_id, subject_name, after)
     SELECT now() - n * interval '1 minute', 1, 'admin', 'league.update', 'league', n, 'Ljeto', '{"name": "Ljeto"}'
     FROM generate_series(1, 200000) n`,
  );
  await kolo.db.query('ANALYZE audit_log');
  const query = jest.spyOn(db, 'query');
  const newest = await page('?limit=50');
  await page(`?limit=50&before=${newest.next}`);
  const reads = query.mock.calls.filter(([sql]) => sql.includes('FROM audit_log'));
  query.mockRestore();
  expect(reads).toHaveLength(2);
  for (const [sql, values] of reads) {
    const plan = JSON.stringify(await db.query(`EXPLAIN ${sql}`, values));
    expect(plan).toContain('audit_log_at');
    expect(plan).not.toContain('Seq Scan');
  }
});
