import { randomUUID } from 'node:crypto';
import type { CompanyChannelAnswer, MatchAnswer } from '@kolo/domain';
import { unzipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { collectedMails } from '../../../test/collected-mails.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';
import { startOutside } from '../../../test/outside.js';
import { NoticeMailsService } from '../../people/notices/notice-mails.service.js';
import type { Mail } from '../../platform/mail/mailer.service.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { ChannelMessagesService, channelFailures } from './channel-messages.service.js';
import { testsPerAccount } from './company-channel.service.js';

const minute = 60_000;
const address = 'https://hooks.slack.com/services/T0/B0/very-secret';
/** Nodes of one site have one secret. */
const config = { publicOrigin: 'https://liga.test', sessionSecret: 'of both nodes'.repeat(4) };

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;
let outside: { stop: () => Promise<void> };
let posted: string[];
/** What the channel answers next; then all is well. */
let statuses: number[];
let mails: Mail[];

beforeAll(async () => {
  kolo = await startTestApp({ config });
  other = await startTestApp({ database: kolo.database, config });
  for (const { app } of [kolo, other]) await app.get(JobsService, { strict: false }).stop();
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  [posted, statuses, mails] = [[], [], []];
  mails = collectedMails();
  outside = await startOutside((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = statuses.shift() ?? 200;
      const { text } = JSON.parse(Buffer.concat(chunks).toString()) as { text: string };
      if (status === 200) posted.push(text);
      response.writeHead(status, { location: 'https://hooks.slack.com/elsewhere' }).end('ok');
    });
  });
  await kolo.db.query('TRUNCATE company_channels, channel_messages, notices, sign_in_failures');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  await language('hr');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await outside.stop();
});

const language = (name: string) =>
  kolo.db.query(
    "UPDATE users SET language = $1, email_confirmed_at = now() WHERE username = 'company'",
    [name],
  );
const channel = (method: string, path = '', body?: object) =>
  kolo.call(method, `/api/user/channel${path}`, { as: 'company', ...(body && { body }) });
const view = async () => ((await channel('GET')).json as CompanyChannelAnswer).channel;
const messages = ({ app }: TestApp) => app.get(ChannelMessagesService, { strict: false });

async function set(): Promise<void> {
  const { status, text } = await channel('PUT', '', { address });
  if (status !== 200) throw new Error(text);
}

/** Both nodes look for news, and both send it when its minute is over, twice. */
async function later(ms = 2 * minute): Promise<void> {
  await Promise.all([messages(kolo).run(), messages(other).run()]);
  const then = new Date(Date.now() + ms);
  await Promise.all([messages(kolo).run(then), messages(other).run(then)]);
  await messages(other).run(then);
}

async function send(method: string, path: string, body: object): Promise<unknown> {
  const headers = { 'idempotency-key': randomUUID() };
  const { status, json, text } = await kolo.call(method, path, { as: 'admin', body, headers });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return json;
}

async function scheduled(matchDate = '2099-03-01T18:00:00Z'): Promise<number> {
  const [home, away] = league.teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
  const { id } = (await send('POST', '/api/matches', body)) as MatchAnswer;
  return id;
}

const move = (id: number, matchDate = '2099-03-02T19:30:00Z') =>
  send('PATCH', `/api/matches/${id}/schedule`, { matchDate });

async function running(): Promise<LiveMatchUnderTest> {
  const match = matchOn(kolo, await scheduled(new Date().toISOString()), league);
  await match.must('POST', 'initialize', { playerIds: [...match.home, ...match.away] });
  await match.must('PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
  return match;
}

async function finish(match: LiveMatchUnderTest): Promise<void> {
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
}

it('never shows the address again, nor stores or exports it in the open', async () => {
  expect(await view()).toBeNull();
  await set();
  const { text } = await channel('GET');
  expect(JSON.parse(text)).toEqual({
    channel: { host: 'hooks.slack.com', state: 'on', lastSentAt: null },
  });
  const { rows } = await kolo.db.query('SELECT * FROM company_channels');
  expect(JSON.stringify(rows)).not.toContain('very-secret');
  expect((await channel('DELETE')).json).toEqual({ channel: null });
  expect(await view()).toBeNull();
});

it.each(['https://127.0.0.1/x', 'http://hooks.slack.com/x', 'https://example.com/x', 'nothing'])(
  'refuses %s',
  async (wrong) => {
    const { status, json } = await channel('PUT', '', { address: wrong });
    expect([status, json]).toMatchObject([400, { error: 'channel.address-refused' }]);
    expect(await view()).toBeNull();
  },
);

it('tests a channel, at most so often', async () => {
  expect((await channel('POST', '/test')).json).toMatchObject({ error: 'channel.not-found' });
  await set();
  expect((await channel('POST', '/test')).status).toBe(200);
  expect(posted).toEqual(['Kanal radi: ovdje će stizati novosti vašeg tima.']);
  expect(await view()).toMatchObject({ state: 'on', lastSentAt: expect.any(String) });
  statuses = [302];
  expect((await channel('POST', '/test')).json).toMatchObject({ error: 'channel.not-reached' });
  expect(posted).toHaveLength(1);
  for (let n = 2; n < testsPerAccount; n += 1) await channel('POST', '/test');
  expect((await channel('POST', '/test')).json).toMatchObject({ error: 'request.too-many' });
});

it('posts a moved match once over two nodes, where it is now', async () => {
  const id = await scheduled();
  await move(id, '2099-03-05T19:30:00Z');
  await set();
  await later();
  expect(posted).toEqual([]);
  await move(id, '2099-03-04T19:30:00Z');
  await move(id);
  await later();
  await later(3 * minute);
  expect(posted).toEqual([
    `Adria – Bura: novi termin je ponedjeljak, 2. ožujka 2099. u 20:30.\nhttps://liga.test/live/${id}`,
  ]);
});

it('posts a cancelled match, in the language of the account', async () => {
  await language('en');
  await set();
  const id = await scheduled();
  await send('PATCH', `/api/matches/${id}/state`, { status: 'cancelled' });
  await later();
  expect(posted).toEqual([`Adria – Bura: the match is cancelled.\nhttps://liga.test/live/${id}`]);
});

it('posts a postponed match without the date that it had', async () => {
  await set();
  const id = await scheduled();
  await send('POST', `/api/matches/${id}/postpone`, { reason: 'hall', newDate: null });
  await later();
  expect(posted).toEqual([
    `Adria – Bura: utakmica je odgođena, novog termina još nema.\nhttps://liga.test/live/${id}`,
  ]);
});

it('posts an annulled match that was still to come, and what is played after all', async () => {
  await set();
  const [annulled, postponed] = [await scheduled(), await scheduled('2099-03-08T18:00:00Z')];
  await send('POST', `/api/matches/${annulled}/annul`, { reason: 'withdrawal' });
  await send('POST', `/api/matches/${postponed}/postpone`, { reason: 'hall', newDate: null });
  await later();
  expect(posted).toContain(
    `Adria – Bura: utakmica se ne igra (poništeno).\nhttps://liga.test/live/${annulled}`,
  );
  posted = [];
  await send('DELETE', `/api/matches/${annulled}/annulment`, {});
  await send('DELETE', `/api/matches/${postponed}/postponement`, {});
  await later();
  expect(posted.sort()).toEqual([
    `Adria – Bura: novi termin je nedjelja, 1. ožujka 2099. u 19:00.\nhttps://liga.test/live/${annulled}`,
    `Adria – Bura: novi termin je nedjelja, 8. ožujka 2099. u 19:00.\nhttps://liga.test/live/${postponed}`,
  ]);
});

it('posts an awarded result as one', async () => {
  await set();
  const id = await scheduled();
  await send('POST', `/api/matches/${id}/award`, { winner: 'away', cause: 'no-show' });
  await later();
  expect(posted).toEqual([
    `Konačan rezultat: Adria 0:5 Bura (rezultat po odluci).\nhttps://liga.test/live/${id}`,
  ]);
});

it('posts the final score and who is suspended, only where the league publishes that, by its names', async () => {
  await set();
  const first = await running();
  await scheduled();
  await first.must('POST', 'goals', { team: 'home' });
  await first.must('POST', 'cards', { team: 'home', playerId: first.home[0], card: 'red' });
  await later();
  expect(posted).toEqual([]);
  await finish(first);
  await kolo.db.query("UPDATE leagues SET name_policy = 'initial' WHERE id = $1", [
    league.leagueId,
  ]);
  await later();
  const link = `https://liga.test/live/${first.id}`;
  const final = 'Konačan rezultat: Adria 1:0 Bura.';
  const isPublished = await kolo.call('GET', `/api/leagues/${league.leagueId}/suspensions`);
  expect(isPublished.json).toHaveLength(1);
  expect(posted).toEqual([
    `${final}\nSljedeću utakmicu zbog suspenzije propuštaju: I. Adria 1.\n${link}`,
  ]);
});

it('says nothing of a whistle that was undone within the minute', async () => {
  await set();
  const match = await running();
  await finish(match);
  await messages(kolo).run();
  await match.must('POST', 'undo', {});
  await later();
  expect(posted).toEqual([]);
});

it('repeats what did not arrive, and says so until something does', async () => {
  await set();
  const id = await scheduled();
  await move(id);
  statuses = [500, 503, 500];
  await later();
  await later(4 * minute);
  await later(8 * minute);
  expect(posted).toEqual([]);
  expect(await view()).toMatchObject({ state: 'failing' });
  await move(id, '2099-03-04T19:30:00Z');
  await later();
  expect(posted).toHaveLength(1);
  expect(await view()).toMatchObject({ state: 'on' });
});

it('is turned off with one mail after so many failures in a row, and on again by a test', async () => {
  await set();
  for (let n = 0; n < channelFailures; n += 1) {
    await move(await scheduled());
    statuses.push(400);
  }
  await later();
  expect(await view()).toMatchObject({ state: 'off' });
  await kolo.app.get(NoticeMailsService, { strict: false }).send();
  await kolo.db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
  await kolo.app.get(NoticeMailsService, { strict: false }).send();
  const ends = mails.filter(({ text }) => text.includes('Teamsu ili Slacku'));
  expect(ends).toHaveLength(1);
  await move(await scheduled());
  await later();
  expect(posted).toEqual([]);
  expect((await channel('POST', '/test')).status).toBe(200);
  expect(await view()).toMatchObject({ state: 'on' });
  await later();
  expect(posted).toHaveLength(1);
});

it('is off at once where the channel is gone', async () => {
  await set();
  await move(await scheduled());
  statuses = [410];
  await later();
  expect(await view()).toMatchObject({ state: 'off' });
});

it('is in the export of its company without the address, and goes with what waits when the company is erased', async () => {
  const company = `account-${await ownCompany()}`;
  const files = unzipSync(await exported(company));
  const text = Buffer.from(files['person.json'] ?? []).toString();
  expect(text).not.toContain('very-secret');
  expect(JSON.parse(text)).toMatchObject({
    company_channels: [{ host: 'hooks.slack.com', failures: 0 }],
    channel_messages: [{ kind: 'moved' }],
  });
  expect(Buffer.from(files['person.html'] ?? []).toString()).toContain('Kanal tvrtke');
  await send('POST', `/api/people/${company}/erase`, { name: 'odlazi' });
  for (const table of ['company_channels', 'channel_messages']) {
    const { rows } = await kolo.db.query(`SELECT * FROM ${table}`);
    expect([table, rows]).toEqual([table, []]);
  }
  await later();
  expect(posted).toEqual([]);
});

/** A company that nobody else of this file needs, with its channel and a message that waits. */
async function ownCompany(): Promise<number> {
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, company_name, approved, email_confirmed_at)
     VALUES ('odlazi', 'nobody signs in', 'odlazi@kolo.test', 'company', 'odlazi', true, now())
     RETURNING id`,
  );
  const id = rows[0]?.id ?? 0;
  await kolo.db.query('UPDATE teams SET user_id = $1 WHERE id = $2', [id, league.teams[0]?.id]);
  await set();
  await kolo.db.query('UPDATE company_channels SET user_id = $1', [id]);
  await move(await scheduled());
  await messages(kolo).run();
  return id;
}

async function exported(company: string): Promise<Uint8Array> {
  const response = await fetch(`${kolo.url}/api/people/${company}/export`, {
    method: 'POST',
    headers: { cookie: kolo.cookies.admin, 'accept-language': 'hr' },
  });
  if (!response.ok) throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
}
