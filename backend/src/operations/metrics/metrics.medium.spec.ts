import { startTestApp, type TestApp } from '../../../test/app.js';
import { runningMatch } from '../../../test/live-match.js';
import { Spectator } from '../../../test/spectator.js';
import { freePort } from '../../platform/db/embedded/free-port.js';
import { recordRun } from '../../platform/db/maintenance-runs.js';

const token = 'a-token-for-prometheus';
let kolo: TestApp;
let url: string;
beforeAll(async () => {
  const metricsPort = await freePort();
  url = `http://127.0.0.1:${metricsPort}/metrics`;
  kolo = await startTestApp({ config: { metricsPort, metricsToken: token, host: '127.0.0.1' } });
});
afterAll(() => kolo.close());

const ask = (authorization: string | null, path = url, method = 'GET') =>
  fetch(path, { method, headers: authorization === null ? {} : { authorization } });

/** The lines of the figures whose names are ours, by name and labels. */
async function metrics(): Promise<Map<string, number>> {
  const answer = await ask(`Bearer ${token}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const lines = (await answer.text()).split('\n').filter((line) => /^kolo_/.test(line));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

it('the figures are for whoever has the token, and nowhere on the port of the site', async () => {
  for (const wrong of [null, '', token, 'Bearer', `Bearer ${token}x`, `bearer ${token}`])
    expect((await ask(wrong)).status).toBe(401);
  expect((await ask(`Bearer ${token}`, url, 'POST')).status).toBe(405);
  expect((await ask(`Bearer ${token}`, url.replace('/metrics', '/'))).status).toBe(404);
  const onSite = await kolo.call('GET', '/metrics', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(onSite.status).toBe(404);
});

it('without a token only this machine is answered, whatever address the site has', async () => {
  const metricsPort = await freePort();
  const own = await startTestApp({ config: { metricsPort, metricsToken: null, host: '0.0.0.0' } });
  try {
    expect((await ask(null, `http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
    await expect(ask(null, `http://127.0.0.2:${metricsPort}/metrics`)).rejects.toThrow();
  } finally {
    await own.close();
  }
});

it('shows the connections for pages and those for taps, and who waits for one', async () => {
  const found = await metrics();
  for (const pool of ['pages', 'taps'])
    for (const state of ['busy', 'idle', 'waiting'])
      expect(found.get(`kolo_database_connections{pool="${pool}",state="${state}"}`)).toEqual(
        expect.any(Number),
      );
});

it('a tap is counted from its command to the frames that show it', async () => {
  const match = await runningMatch(kolo);
  const before = await metrics();
  const spectator = new Spectator(kolo.url, match.id);
  await spectator.connect();
  const tap = { team: 'home', statistic: 'shots', by: 1 };
  const { version } = await match.must('POST', 'team-stats/increment', tap);
  await spectator.reaches(version);
  await spectator.watch();
  expect(
    await kolo.call('POST', `/api/matches/${match.id}/undo`, {
      as: 'admin',
      body: { eventId: 'nothing.0' },
    }),
  ).toMatchObject({ status: expect.any(Number) });

  const after = await metrics();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('kolo_taps_total{command="ChangeTeamStatistic",outcome="accepted"}')).toBe(1);
  expect(grown('kolo_taps_total{command="Undo",outcome="refused"}')).toBe(1);
  expect(grown('kolo_append_seconds_count')).toBe(1);
  expect(grown('kolo_append_batch_size_sum')).toBe(1);
  expect(after.get('kolo_watchers')).toBe(1);
  expect(grown('kolo_live_frames_total')).toBeGreaterThanOrEqual(1);
  expect(grown('kolo_live_catch_ups_total{kind="deltas"}')).toBe(1);
  spectator.close();
});

it('tells how the node itself is doing', async () => {
  const found = await metrics();
  for (const dependency of ['database', 'queue', 'push'])
    expect(found.get(`kolo_ready{dependency="${dependency}"}`)).toBe(1);
  for (const state of ['waiting', 'active', 'failed'])
    expect(found.get(`kolo_jobs{state="${state}"}`)).toBeGreaterThanOrEqual(0);
  // Seconds: the process is no older.
  for (const quantile of ['0.5', '0.99', '1'])
    expect(found.get(`kolo_event_loop_delay_seconds{quantile="${quantile}"}`)).toBeLessThan(
      process.uptime(),
    );
  expect(found.get('kolo_process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

it('tells how upkeep goes: the last backup that was good counts until there is another one', async () => {
  const { adminUrl } = kolo.database;
  await recordRun(adminUrl, 'verify', false, new Date());
  await recordRun(adminUrl, 'backup', true, new Date('2026-11-01T03:00:00Z'));
  await recordRun(adminUrl, 'backup', false, new Date());
  const found = await metrics();
  const lastGood = 'kolo_maintenance_last_good_timestamp_seconds';
  expect(found.get('kolo_maintenance_ok{task="backup"}')).toBe(0);
  expect(found.get(`${lastGood}{task="backup"}`)).toBe(Date.UTC(2026, 10, 1, 3) / 1000);
  expect(found.get('kolo_maintenance_ok{task="verify"}')).toBe(0);
  expect(found.has(`${lastGood}{task="verify"}`)).toBe(false);
  // The embedded database has no archive, so there is nothing to say about one.
  expect(found.has('kolo_wal_archive_failing')).toBe(false);
  const [free = 0, size = 0] = ['free', 'size'].map((of) => found.get(`kolo_data_${of}_bytes`));
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free);
});
