import type { AuditPage, ConsolesView, HallBoardLink } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { type LiveMatchUnderTest, matchOn, scheduledMatch } from '../../../test/live-match.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const on = (device: string) => ({ 'device-id': device });

async function seen(
  app: TestApp,
  { id }: LiveMatchUnderTest,
  device: string,
  unsent = 0,
): Promise<ConsolesView> {
  const { json } = await app.call('POST', `/api/matches/${id}/presence`, {
    as: 'admin',
    body: { unsent },
    headers: on(device),
  });
  return json as ConsolesView;
}

const take = (app: TestApp, { id }: LiveMatchUnderTest, device: string) =>
  app.call('POST', `/api/matches/${id}/clock/lease`, {
    as: 'admin',
    body: { take: true },
    headers: on(device),
  });

describe('the devices at the table of a match', () => {
  it('see each other on every node: who, the last tap, and how much is not sent yet', async () => {
    const match = await scheduledMatch(one);
    expect(await seen(one, match, 'tablet-a', 3)).toEqual({ holder: null, devices: [] });
    const { json } = await one.call('POST', `/api/matches/${match.id}/attendance`, {
      as: 'admin',
      body: { team: 'home', playerIds: match.home },
      headers: on('tablet-a'),
    });
    const [event] = (json as { events: { at: string }[] }).events;
    expect(await seen(two, match, 'tablet-b')).toEqual({
      holder: null,
      devices: [
        {
          device: 'tablet-a',
          label: 'admin',
          holdsClock: false,
          lastTapAt: event?.at,
          unsent: 3,
          seenAt: expect.any(String),
        },
      ],
    });
    expect((await seen(one, match, 'tablet-a')).devices).toMatchObject([
      { device: 'tablet-b', lastTapAt: null, unsent: 0 },
    ]);
    const other = await scheduledMatch(one);
    expect((await seen(one, other, 'tablet-c')).devices).toEqual([]);
  });

  it('leave with the day, and of one account only the newest are known', async () => {
    const match = await scheduledMatch(one);
    for (let n = 0; n < 25; n += 1) await seen(one, match, `tablet-${n}`);
    const { devices } = await seen(one, match, 'tablet-x');
    expect(devices.map(({ device }) => device)).toEqual(
      Array.from({ length: 7 }, (_, n) => `tablet-${24 - n}`),
    );
    await one.db.query(`UPDATE match_presence SET seen_at = now() - interval '13 hours'`);
    expect((await seen(one, match, 'tablet-x')).devices).toEqual([]);
  });

  it('are few in the database, however many one account makes up', async () => {
    const match = await scheduledMatch(one);
    await seen(one, match, 'tablet-a', 3);
    await one.db.query('INSERT INTO match_consoles (match_id, device) VALUES ($1, $2)', [
      ...[match.id, 'tablet-a'],
    ]);
    await one.db.query(
      `INSERT INTO match_presence (match_id, device, user_id, unsent, seen_at)
       SELECT $1, 'old-' || n, $2, 0, clock_timestamp() FROM generate_series(1, 900) n`,
      [match.id, one.userIds.admin],
    );
    const madeUp = Array.from({ length: 100 }, (_, n) => seen(one, match, `made-up-${n}`));
    await Promise.all(madeUp);
    await seen(two, match, 'last');
    const { rows } = await one.db.query<{ device: string }>(
      'SELECT device FROM match_presence WHERE match_id = $1',
      [match.id],
    );
    const devices = rows.map(({ device }) => device);
    // The silence of the one that holds the clock shows that it lost the network.
    expect(devices).toEqual(expect.arrayContaining(['tablet-a', 'last']));
    expect(devices.length).toBeLessThanOrEqual(9);
  });

  it('of others are told, whatever one account makes up', async () => {
    const match = await scheduledMatch(one);
    const cookie = await consoleOf(one, match.id);
    const there = await one.call('POST', `/api/matches/${match.id}/presence`, {
      body: { unsent: 0 },
      headers: { cookie },
    });
    expect(there.status).toBe(200);
    for (let n = 0; n < 25; n += 1) await seen(one, match, `made-up-${n}`);
    const { devices } = await seen(two, match, 'tablet-x');
    expect(devices.map(({ device }) => device)).toContainEqual(expect.stringMatching(/^grant:/));
  });

  it('take the clock over at once for all nodes, and the audit names both', async () => {
    const match = await scheduledMatch(one);
    await seen(one, match, 'tablet-a');
    expect(await take(one, match, 'tablet-a')).toMatchObject({ status: 200 });
    const { holder } = await seen(two, match, 'tablet-b');
    expect(holder).toEqual({ device: 'tablet-a', label: 'admin', since: expect.any(String) });
    await take(two, match, 'tablet-b');
    await take(two, match, 'tablet-b');
    expect((await seen(one, match, 'tablet-a')).holder?.device).toBe('tablet-b');
    const { json } = await one.call('GET', '/api/audit', { as: 'admin' });
    const taken = (json as AuditPage).entries.filter(({ action }) => action === 'match.take-clock');
    expect(taken.map(({ before, after }) => [before, after])).toEqual([
      [{ device: 'tablet-a' }, { device: 'tablet-b' }],
      [{ device: null }, { device: 'tablet-a' }],
    ]);
    expect(taken[0]).toMatchObject({
      actor: { username: 'admin' },
      about: { match: { homeTeam: { name: match.league.teams[0]?.name } } },
    });
  });

  it('are asked about a match that is there', async () => {
    const match = matchOn(one, 4_444_444, { leagueId: 0, teams: [] } as never);
    for (const answer of [await seen(one, match, 'tablet-a'), (await take(one, match, 'b')).json])
      expect(answer).toMatchObject({ error: 'match.not-found' });
  });
});

describe('the link to the scoreboard in the hall', () => {
  let inHall: TestApp;
  beforeAll(async () => {
    inHall = await startTestApp({ config: { host: '192.168.1.20' } });
  });
  afterAll(() => inHall.close());

  const read = (app: TestApp, { id }: { id: number }, cookie?: string) =>
    app.call('GET', `/api/matches/${id}/hall-board`, {
      ...(cookie === undefined ? { as: 'admin' as const } : { headers: { cookie } }),
    });

  it('is an address that other devices reach, with its code for a camera', async () => {
    const match = await scheduledMatch(inHall);
    const { json } = await read(inHall, match, await consoleOf(inHall, match.id));
    const { url, qr } = json as HallBoardLink;
    expect(url).toMatch(new RegExp(`^http://192\\.168\\.1\\.20(:\\d+)?/scoreboard/${match.id}$`));
    expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('is refused for a match that does not exist', async () => {
    expect(await read(one, { id: 999_999 })).toMatchObject({
      status: 404,
      json: { error: 'match.not-found' },
    });
  });
});
