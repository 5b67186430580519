import {
  type AuditPage,
  byAccount,
  type ConsoleGrants,
  type ConsoleView,
  type GrantView,
  headers,
} from '@kolo/domain';
import { ageLog } from '../../../test/aged-log.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { consoleOf, cookieIn, entered, grantOf } from '../../../test/console.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { expectRetryAfter } from '../../../test/retry-after.js';
import { liveSocket, opened } from '../../../test/spectator.js';
import { until } from '../../../test/until.js';
import { MetricsService } from '../../operations/metrics/metrics.service.js';
import { NoticeMailsService } from '../../people/notices/notice-mails.service.js';
import { PinoLogger } from '../../platform/log/pino-logger.js';
import { MailerService } from '../../platform/mail/mailer.service.js';

const config = {
  sessionSecret: 'one secret of both nodes, which is long enough',
  trustedProxies: ['127.0.0.1'],
};

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  one = await startTestApp({ config });
  two = await startTestApp({ database: one.database, config });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  match = await scheduledMatch(one);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await one.db.query('DELETE FROM sign_in_failures');
});

const initialise = (cookie: string, more: Record<string, string> = {}, app = one, of = match) =>
  app.call('POST', `/api/matches/${of.id}/initialize`, {
    body: { playerIds: [...of.home, ...of.away] },
    headers: { cookie, ...more },
  });
const errorOf = ({ status, json }: TestAnswer) => [status, (json as { error?: string }).error];
const enter = (body: object, from = '203.0.113.1', app = one) =>
  app.call('POST', '/api/console/enter', { body, headers: { 'x-forwarded-for': from } });
const listed = async (): Promise<GrantView[]> =>
  (await one.call('GET', `/api/matches/${match.id}/grants`, { as: 'admin' })).json as GrantView[];
const revoke = (id: number, app = one) =>
  app.call('DELETE', `/api/matches/${match.id}/grants/${id}`, { as: 'admin' });
const hours = (n: number) => new Date(Date.now() + n * 3_600_000);

describe('given a grant for a match', () => {
  it('whoever has the link runs the match, and the log names grant and device, no person', async () => {
    const { token, id } = await grantOf(one, match.id, { label: 'Stol 1, Ana' });
    const cookie = await entered(one, { token });
    expect((await initialise(cookie)).status).toBe(200);
    const { rows } = await one.db.query(
      'SELECT metadata FROM events WHERE stream = $1 ORDER BY version DESC LIMIT 1',
      [match.id],
    );
    expect(rows).toEqual([
      { metadata: expect.objectContaining({ device: `grant:${id}/device:1`, actor: null }) },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Ana');
  });

  it('two tablets may enter, and each has a number', async () => {
    const { token, id } = await grantOf(one, match.id);
    const views = [await enter({ token }), await enter({ token })].map(
      ({ json }) => json as ConsoleView,
    );
    expect(views).toMatchObject([
      { grantId: id, device: 1, matches: [{ id: match.id, outcome: null }] },
      { grantId: id, device: 2 },
    ]);
    expect((await listed())[0]).toMatchObject({ id, devices: [{ id: 1 }, { id: 2 }] });
  });

  describe('and an entry whose answer was lost', () => {
    const enterAs = (body: object, entry: string, cookie = '') =>
      one.call('POST', '/api/console/enter', {
        body,
        headers: { cookie, [headers.commandId]: entry },
      });

    it('its repeat gives the same device the same number and a cookie that works', async () => {
      const { token, id } = await grantOf(one, match.id);
      await enterAs({ token }, 'the-first-entry');
      const repeated = await enterAs({ token }, 'the-first-entry');
      expect(repeated.json).toMatchObject({ grantId: id, device: 1 });
      expect((await initialise(cookieIn(repeated))).status).toBe(200);
      expect((await enterAs({ token }, 'another-entry')).json).toMatchObject({ device: 2 });
      expect((await listed())[0]).toMatchObject({ devices: [{ id: 1 }, { id: 2 }] });
    });

    it('the device keeps what it had entered before', async () => {
      const [first, second] = [await grantOf(one, match.id), await grantOf(one, match.id)];
      const before = await entered(one, { token: first.token });
      await enterAs({ token: second.token }, 'the-lost-entry', before);
      const repeated = await enterAs({ token: second.token }, 'the-lost-entry', before);
      const console = await one.call('GET', '/api/console', {
        headers: { cookie: cookieIn(repeated) },
      });
      expect((console.json as ConsoleGrants).grants).toMatchObject([
        { grantId: second.id, device: 1 },
        { grantId: first.id, device: 1 },
      ]);
    });

    it('two devices that name one entry do not fail', async () => {
      const { token } = await grantOf(one, match.id);
      const other = await entered(one, { token });
      await enterAs({ token }, 'the-same-entry');
      expect((await enterAs({ token }, 'the-same-entry', other)).json).toMatchObject({ device: 2 });
    });

    it('a repeat after the grant was revoked is refused', async () => {
      const { token, id } = await grantOf(one, match.id);
      await enterAs({ token }, 'the-late-entry');
      await revoke(id);
      expect(errorOf(await enterAs({ token }, 'the-late-entry'))).toEqual([
        401,
        'auth.grant-revoked',
      ]);
    });

    it('an id that is none is refused', async () => {
      const { token } = await grantOf(one, match.id);
      expect(errorOf(await enterAs({ token }, 'short'))).toEqual([400, 'request.invalid']);
    });
  });

  it('its code and PIN open it too, in small letters and without the hyphen', async () => {
    const { code, pin } = await grantOf(one, match.id);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{3}-[A-HJKMNP-Z2-9]{3}$/);
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await enter({ code: typed, pin })).status).toBe(200);
    expect(errorOf(await enter({ code }))).toEqual([400, 'request.invalid']);
    expect(errorOf(await enter({ pin }))).toEqual([400, 'request.invalid']);
  });

  it('its secrets are in no table in plain text', async () => {
    const { token, code, pin } = await grantOf(one, match.id);
    const { rows } = await one.db.query('SELECT * FROM match_grants WHERE match_id = $1', [
      match.id,
    ]);
    const stored = JSON.stringify(rows);
    for (const secret of [token, code, code.replace('-', ''), pin])
      expect(stored).not.toContain(secret);
  });

  it('the table may not cancel the match, nor undo what an administrator did', async () => {
    const cookie = await consoleOf(one, match.id);
    const send = (method: string, path: string, body: object) =>
      one.call(method, `/api/matches/${match.id}/${path}`, { body, headers: { cookie } });
    const refused = [403, 'match.administrators-only'];
    const theirs = [409, 'match.entered-by-administrator'];
    expect(errorOf(await send('PATCH', 'state', { status: 'cancelled' }))).toEqual(refused);
    const { events } = await match.must('PATCH', 'state', { status: 'cancelled' });
    const eventId = events[0]?.id;
    expect(errorOf(await send('POST', 'undo', { eventId }))).toEqual(theirs);
    expect(errorOf(await send('POST', 'undo', {}))).toEqual(theirs);
    await match.must('POST', 'undo', { eventId });
    await kickOff(match);
    const whistle = await send('PATCH', 'state', { matchState: 'half-time' });
    expect(whistle.status).toBe(200);
    expect((await send('POST', 'undo', {})).status).toBe(200);
  });

  it('a tablet with two grants acts under the one that a tap names, and under no other', async () => {
    const [first, second] = [await grantOf(one, match.id), await grantOf(one, match.id)];
    const cookie = await entered(
      one,
      { token: second.token },
      await entered(one, { token: first.token }),
    );
    const console = await one.call('GET', '/api/console', { headers: { cookie } });
    expect((console.json as ConsoleGrants).grants.map(({ grantId }) => grantId)).toEqual([
      second.id,
      first.id,
    ]);
    await revoke(first.id);
    const under = (id: number) => initialise(cookie, { [headers.grant]: String(id) });
    expect(errorOf(await under(first.id))).toEqual([401, 'auth.grant-revoked']);
    expect(errorOf(await under(999_999))).toEqual([401, 'auth.grant-unknown']);
    expect((await under(second.id)).status).toBe(200);
  });

  it('a tap that names a grant is never carried out under an account instead', async () => {
    const { id } = await grantOf(one, match.id);
    const cookie = one.cookies.admin;
    expect(errorOf(await initialise(cookie, { [headers.grant]: String(id) }))).toEqual([
      401,
      'auth.grant-unknown',
    ]);
  });

  it('a tap of an account whose session has ended is not carried out under a grant instead', async () => {
    const cookie = await consoleOf(one, match.id);
    expect(errorOf(await initialise(cookie, { [headers.grant]: byAccount }))).toEqual([
      403,
      'auth.forbidden',
    ]);
  });

  it('the others at the table see its label, and the audit its number when it takes the clock', async () => {
    const { token, id } = await grantOf(one, match.id, { label: 'Stol 4' });
    const cookie = await entered(one, { token });
    const post = (path: string, body: object) =>
      one.call('POST', `/api/matches/${match.id}/${path}`, { body, headers: { cookie } });
    const device = `grant:${id}/device:1`;
    expect((await post('clock/lease', { take: true })).json).toEqual({ device });
    const own = await post('presence', { unsent: 3 });
    expect(own.json).toMatchObject({ devices: [], holder: { device, label: 'Stol 4 (1)' } });
    const other = await one.call('POST', `/api/matches/${match.id}/presence`, {
      as: 'admin',
      body: { unsent: 0 },
    });
    expect(other.json).toMatchObject({
      devices: [{ device, label: 'Stol 4 (1)', unsent: 3, holdsClock: true }],
    });
    await one.call('POST', `/api/matches/${match.id}/clock/lease`, {
      as: 'admin',
      body: { take: true },
    });
    await post('clock/lease', { take: true });
    const { json } = await one.call('GET', '/api/audit', { as: 'admin' });
    expect((json as AuditPage).entries[0]).toMatchObject({
      action: 'match.take-clock',
      actor: { id: null, username: device },
    });
  });

  it('a device that has left has no grant any more', async () => {
    const cookie = await consoleOf(one, match.id);
    await one.call('POST', '/api/console/leave', { body: {}, headers: { cookie } });
    expect(errorOf(await initialise(cookie))).toEqual([401, 'auth.grant-unknown']);
  });
});

describe('given a wrong PIN', () => {
  it('the sixth from one network is refused for a quarter of an hour; others and the link are not', async () => {
    await one.db.query(`UPDATE users SET email_confirmed_at = now() WHERE role = 'admin'`);
    const { code, pin, token, id } = await grantOf(one, match.id, { label: 'Stol 7' });
    const wrong = pin === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect(errorOf(await enter({ code, pin: wrong }))).toEqual([401, 'auth.wrong-pin']);
    expect(errorOf(await enter({ code, pin }))).toEqual([429, 'auth.pin-locked']);
    const counters = await one.db.query<{ since: Date }>(
      `SELECT since FROM sign_in_failures WHERE subject LIKE 'pin:%' ORDER BY failures DESC LIMIT 1`,
    );
    await expectRetryAfter(counters.rows[0]?.since, () => enter({ code, pin }));
    expect((await enter({ code, pin }, '203.0.113.2', two)).status).toBe(200);
    expect((await enter({ token })).status).toBe(200);
    const { rows } = await one.db.query(`SELECT kind, data FROM notices WHERE kind = 'pin-locked'`);
    expect(rows).toEqual([{ kind: 'pin-locked', data: { grantId: id } }]);
  });

  it('an unknown code is answered in the same way, and both count together', async () => {
    const { code, pin } = await grantOf(one, match.id);
    const wrong = pin === '000000' ? '111111' : '000000';
    const [unknown, known] = [
      await enter({ code: 'AAA-AAA', pin }),
      await enter({ code, pin: wrong }),
    ];
    expect(unknown.json).toEqual(known.json);
    for (let n = 0; n < 3; n += 1) await enter({ code: `AAA-AA${n + 2}`, pin });
    expect(errorOf(await enter({ code: 'BBB-BBB', pin }))).toEqual([429, 'auth.pin-locked']);
  });

  it('a right one in between does not open the count again', async () => {
    const { code, pin } = await grantOf(one, match.id);
    const wrong = pin === '000000' ? '111111' : '000000';
    for (let n = 0; n < 4; n += 1) await enter({ code, pin: wrong });
    expect((await enter({ code, pin })).status).toBe(200);
    await enter({ code, pin: wrong });
    expect(errorOf(await enter({ code, pin }))).toEqual([429, 'auth.pin-locked']);
  });
});

it('administrators get few mails about wrong PINs, from however many networks they come', async () => {
  await one.db.query(`UPDATE users SET email_confirmed_at = now() WHERE role = 'admin'`);
  await one.db.query('DELETE FROM notices');
  for (let network = 0; network < 7; network += 1)
    for (let n = 0; n < 5; n += 1)
      await enter({ code: `AAA-AA${network + 2}`, pin: '000000' }, `203.0.113.${network + 10}`);
  const { rows } = await one.db.query(`SELECT FROM notices WHERE kind = 'pin-locked'`);
  expect(rows).toHaveLength(5);
  await one.db.query('DELETE FROM notices');
});

describe('given a grant that is revoked', () => {
  it('the next command is refused and its sockets are closed at once, on every node', async () => {
    const { token, id } = await grantOf(one, match.id);
    const cookie = await entered(one, { token });
    for (const app of [one, two])
      expect(
        (await app.call('GET', `/api/matches/${match.id}/manage`, { headers: { cookie } })).status,
      ).toBe(200);
    const sockets = await Promise.all(
      [one, two].map(({ url }) => opened(liveSocket(url, { cookie }))),
    );
    const closed = sockets.map(
      (socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve)),
    );
    const spectator = await opened(liveSocket(two.url));
    expect((await revoke(id)).status).toBe(204);
    expect(errorOf(await initialise(cookie))).toEqual([401, 'auth.grant-revoked']);
    await until(async () => (await initialise(cookie, {}, two)).status === 401);
    await Promise.all(closed);
    expect(spectator.connected).toBe(true);
    spectator.disconnect();
    expect(errorOf(await enter({ token }))).toEqual([401, 'auth.grant-revoked']);
    const console = await one.call('GET', '/api/console', { headers: { cookie } });
    expect(errorOf(console)).toEqual([401, 'auth.grant-revoked']);
  });

  it('who gave it and who took it stands in the audit, and a repeat adds nothing', async () => {
    const { id } = await grantOf(one, match.id, { label: 'Stol 9' });
    await revoke(id);
    expect((await revoke(id)).status).toBe(204);
    const { rows } = await one.db.query(
      `SELECT action, actor_id, subject_name FROM audit_entries
       WHERE subject_type = 'grant' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    const entry = { actor_id: one.userIds.admin, subject_name: 'Stol 9' };
    expect(rows).toEqual([
      { action: 'grant.create', ...entry },
      { action: 'grant.revoke', ...entry },
    ]);
  });
});

describe('a grant’s time', () => {
  const end = async () => Date.parse((await listed())[0]?.validTo ?? '');

  it('begins three hours before the kick-off, and moves with the match', async () => {
    const later = await scheduledMatch(one, hours(2));
    const cookie = await consoleOf(one, later.id);
    const move = (n: number) =>
      later.must('PATCH', 'schedule', { matchDate: hours(n).toISOString() });
    await move(26);
    const again = await entered(one, { token: (await grantOf(one, later.id)).token }, cookie);
    expect(errorOf(await initialise(again, {}, one, later))).toEqual([401, 'auth.grant-too-early']);
    await move(2.9);
    // The other node has not cached what the device may do.
    expect((await initialise(again, {}, two, later)).status).toBe(200);
  });

  it('ends six hours after the whistle', async () => {
    await kickOff(match);
    for (const matchState of ['half-time', 'second-half'])
      await match.must('PATCH', 'state', { matchState });
    const earliest = hours(6).getTime();
    await match.must('PATCH', 'state', { matchState: 'completed' });
    const cookie = await consoleOf(one, match.id);
    expect(await end()).toBeGreaterThanOrEqual(earliest);
    const age = `created_at = created_at - interval '7 hours'`;
    await one.db.query(`UPDATE match_grants SET ${age} WHERE match_id = $1`, [match.id]);
    expect(await end()).toBeGreaterThanOrEqual(earliest);
    await ageLog(one, [match.id], '6 hours 1 minute');
    await one.db.query('UPDATE match_grants SET label = label WHERE match_id = $1', [match.id]);
    await until(async () => errorOf(await initialise(cookie))[1] === 'auth.grant-expired');
  });

  it('has the end that was chosen, which moves with the match', async () => {
    await grantOf(one, match.id, { validTo: hours(1).toISOString() });
    expect(Math.round(((await end()) - Date.now()) / 3_600_000)).toBe(1);
    await match.must('PATCH', 'schedule', { matchDate: hours(48).toISOString() });
    expect(Math.round(((await end()) - Date.now()) / 3_600_000)).toBe(49);
    const refused = await one.call('POST', `/api/matches/${match.id}/grants`, {
      as: 'admin',
      body: { label: 'Stol', validTo: hours(-1).toISOString() },
    });
    expect(errorOf(refused)).toEqual([400, 'grant.bad-end']);
  });
});

it('a device that tries a grant that is over keeps what it has entered', async () => {
  const [open, over, revoked] = [
    await grantOf(one, match.id),
    await grantOf(one, match.id),
    await grantOf(one, match.id),
  ];
  const cookie = await entered(one, { token: open.token });
  await one.db.query(
    `UPDATE match_grants SET valid_to = now() - interval '1 minute' WHERE id = $1`,
    [over.id],
  );
  await revoke(revoked.id);
  const attempt = (token: string) =>
    one.call('POST', '/api/console/enter', { body: { token }, headers: { cookie } });
  expect(errorOf(await attempt(over.token))).toEqual([401, 'auth.grant-expired']);
  expect(errorOf(await attempt(revoked.token))).toEqual([401, 'auth.grant-revoked']);
  expect((await initialise(cookie)).status).toBe(200);
  expect((await listed()).map(({ devices }) => devices.length).sort()).toEqual([0, 0, 1]);
});

describe('a grant for a day at a venue', () => {
  it('covers what is played there on that day, also what is moved there later', async () => {
    const other = await scheduledMatch(one);
    const elsewhere = await scheduledMatch(one);
    await match.must('PATCH', 'schedule', {
      matchDate: hours(0).toISOString(),
      venue: 'Dom sportova',
    });
    const { token } = await grantOf(one, match.id, { wholeDay: true });
    await other.must('PATCH', 'schedule', {
      matchDate: hours(0).toISOString(),
      venue: 'DOM SPORTOVA',
    });
    const view = (await enter({ token })).json as ConsoleView;
    expect(view.matches.map(({ id }) => id).toSorted()).toEqual([match.id, other.id].toSorted());
    const cookie = await entered(one, { token });
    expect((await initialise(cookie, {}, one, other)).status).toBe(200);
    expect(errorOf(await initialise(cookie, {}, one, elsewhere))).toEqual([
      403,
      'auth.not-your-match',
    ]);
  });

  it('needs a venue', async () => {
    const body = { label: 'Stol', wholeDay: true };
    const refused = await one.call('POST', `/api/matches/${match.id}/grants`, {
      as: 'admin',
      body,
    });
    expect(errorOf(refused)).toEqual([409, 'grant.without-venue']);
  });
});

describe('a referee', () => {
  const name = (userIds: number[], as: 'admin' | 'referee' = 'admin') =>
    one.call('PUT', `/api/matches/${match.id}/referees`, { as, body: { userIds } });

  it('runs a match that he is named for, gives access to its table, and does no more than the table', async () => {
    const { referee } = one.userIds;
    expect((await initialise(one.cookies.referee)).status).toBe(403);
    expect((await name([referee])).json).toEqual([{ id: referee, username: 'referee' }]);
    expect((await initialise(one.cookies.referee)).status).toBe(200);
    const mine = await one.call('GET', '/api/referee/matches', { as: 'referee' });
    expect(mine.json).toMatchObject([{ id: match.id }]);
    const make = (body: object) =>
      one.call('POST', `/api/matches/${match.id}/grants`, { as: 'referee', body });
    const made = await make({ label: 'Stol' });
    expect(made.status).toBe(201);
    expect((await make({ label: 'Stol', wholeDay: true })).status).not.toBe(201);
    const { id } = made.json as { id: number };
    const path = `/api/matches/${match.id}/grants/${id}`;
    expect((await one.call('DELETE', path, { as: 'referee' })).status).toBe(204);
    const cancel = await one.call('PATCH', `/api/matches/${match.id}/state`, {
      as: 'referee',
      body: { status: 'cancelled' },
    });
    expect(errorOf(cancel)).toEqual([403, 'match.administrators-only']);
    expect((await name([])).json).toEqual([]);
    expect((await initialise(one.cookies.referee)).status).toBe(403);
  });

  it('whoever signs in on a device with a grant goes on by name, and what the grant left counts once', async () => {
    await name([one.userIds.referee]);
    const { token, id } = await grantOf(one, match.id);
    const cookie = `${await entered(one, { token })}; ${one.cookies.referee}`;
    const whistle = (under: string, commandId: string, matchState: string) =>
      one.call('PATCH', `/api/matches/${match.id}/state`, {
        body: { matchState },
        headers: { cookie, [headers.grant]: under, [headers.commandId]: commandId },
      });
    const left = `half-time-${match.id}`;
    expect((await initialise(cookie, { [headers.grant]: String(id) })).status).toBe(200);
    expect((await whistle(byAccount, `kick-off-${match.id}`, 'first-half')).status).toBe(200);
    await revoke(id);
    expect(errorOf(await whistle(String(id), left, 'half-time'))).toEqual([
      401,
      'auth.grant-revoked',
    ]);
    const sent = [await whistle(byAccount, left, 'half-time')];
    sent.push(await whistle(byAccount, left, 'half-time'));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await one.db.query(
      `SELECT type, metadata -> 'actor' AS actor FROM events
       WHERE stream = $1 AND type = ANY($2) ORDER BY version`,
      [match.id, ['MatchInitialised', 'FirstHalfStarted', 'HalfTimeReached']],
    );
    const byName = { id: one.userIds.referee };
    expect(rows).toEqual([
      { type: 'MatchInitialised', actor: null },
      { type: 'FirstHalfStarted', actor: byName },
      { type: 'HalfTimeReached', actor: byName },
    ]);
  });

  it('is named by administrators alone, and must be an approved referee', async () => {
    expect((await name([one.userIds.referee], 'referee')).status).toBe(403);
    for (const id of [one.userIds.company, 999_999])
      expect(errorOf(await name([id]))).toEqual([409, 'match.referee-not-approved']);
  });
});

it('neither token nor PIN is in log lines, the audit, metrics or another table', async () => {
  const lines: unknown[] = [];
  for (const level of ['log', 'warn', 'error'] as const)
    jest.spyOn(PinoLogger.prototype, level).mockImplementation((...line: unknown[]) => {
      lines.push(line);
    });
  const { token, code, pin } = await grantOf(one, match.id, { label: 'Stol 3' });
  const cookie = await entered(one, { token });
  await enter({ code, pin: pin === '000000' ? '111111' : '000000' });
  await initialise(cookie);
  await initialise(await consoleOf(one, (await scheduledMatch(one)).id));
  const { rows: tables } = await one.db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const secrets = [token, code, code.replace('-', ''), cookie.split('=')[1] ?? ''];
  for (const { name } of tables) {
    const { rows } = await one.db.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    for (const secret of secrets)
      expect([name, rows.filter(({ text }) => text.includes(secret))]).toEqual([name, []]);
  }
  const metrics = (await one.app.get(MetricsService).text()).body;
  for (const secret of [...secrets, pin])
    expect([JSON.stringify(lines), metrics].filter((text) => text.includes(secret))).toEqual([]);
});

it('administrators are mailed when somebody guesses PINs', async () => {
  await one.db.query(
    `INSERT INTO notices (user_id, kind, data, created_at)
     SELECT id, 'pin-locked', '{"grantId":null}', now() - interval '1 hour' FROM users WHERE role = 'admin'`,
  );
  await one.db.query(`UPDATE users SET email_confirmed_at = now() WHERE role = 'admin'`);
  const send = jest.spyOn(MailerService.prototype, 'send').mockResolvedValue();
  await one.app.get(NoticeMailsService).send();
  expect(send.mock.calls.map(([{ to, text }]) => [to, text])).toEqual([
    ['admin@kolo.test', expect.stringContaining('pogrešan PIN')],
  ]);
});

it('a session cookie is not set for the table, nor a table’s for a session', async () => {
  const answer = await enter({ token: (await grantOf(one, match.id)).token });
  expect(cookieIn(answer)).toMatch(/^kolo\.console=/);
  const token = cookieIn(answer).split('=')[1] ?? '';
  const asSession = await one.call('GET', '/api/user', {
    headers: { cookie: `kolo.sid=${token}` },
  });
  expect(asSession.status).toBe(401);
});
