import { type SignOffView, usualSeasonRules } from '@kolo/domain';
import { unzipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { tracesInDatabase } from '../../../test/traces.js';
import { RetentionService } from './retention.service.js';

let app: TestApp;
let match: LiveMatchUnderTest;
let device: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const captain = { firstName: 'Žvrgoslav', lastName: 'Ćiribović' };
const whole = `${captain.firstName} ${captain.lastName}`;
const words = ['vrgosla', 'iribovi'];
const drawing = 'M1 1L22 333';

const table = (path: string, body: object) =>
  app.call('POST', `/api/matches/${match.id}/${path}`, { headers: { cookie: device }, body });
const asAdmin = (method: string, path: string, body?: object) =>
  app.call(method, path, { as: 'admin', ...(body && { body }) });
const view = async () =>
  (await asAdmin('GET', `/api/matches/${match.id}/sign-off`)).json as SignOffView;

/** A finished match whose first player at home has that name. */
beforeEach(async () => {
  match = await scheduledMatch(app);
  await app.db.query('UPDATE players SET first_name = $2, last_name = $3 WHERE id = $1', [
    ...[match.home[0], captain.firstName, captain.lastName],
  ]);
  await kickOff(match);
  device = await consoleOf(app, match.id);
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
});

async function sign(role: string, more: object): Promise<void> {
  const { reportHash } = await view();
  const { status, text } = await table('sign-off', { role, reportHash, ...more });
  if (status !== 200) throw new Error(text);
}

async function write(path: 'remarks' | 'protests', body: object): Promise<void> {
  const { status, text } = await table(path, body);
  if (status !== 200) throw new Error(text);
}

async function erase(key: string, name: string): Promise<void> {
  const { status, text } = await asAdmin('POST', `/api/people/${key}/erase`, { name });
  if (status >= 300) throw new Error(text);
}

describe('when a player is erased who signed at a table', () => {
  beforeEach(async () => {
    await sign('home', { method: 'drawn', name: whole, drawing });
    await sign('away', { method: 'tick', name: 'Ivo Drugi' });
    await write('remarks', { text: `Žvrgoslava je vrijeđala publika; ${whole} je otišao.` });
    await write('protests', { team: 'away', text: 'Ćiribović nije imao pravo igrati.' });
  });

  it('the export has the signature with what was drawn, and the words about the person', async () => {
    const response = await fetch(`${app.url}/api/people/player-${match.home[0]}/export`, {
      method: 'POST',
      headers: { cookie: app.cookies.admin },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const { reasons } = JSON.parse(Buffer.from(files['person.json'] ?? []).toString()) as {
      reasons: { kind: string; text: string; match: number }[];
    };
    const ofMatch = reasons.filter((one) => one.match === match.id);
    expect(ofMatch.map(({ kind }) => kind).sort()).toEqual(['drawing', 'remark', 'signer']);
    expect(ofMatch.find(({ kind }) => kind === 'drawing')?.text).toBe(drawing);
  });

  it('the name is nowhere, the drawing is gone, and the signature stays and holds', async () => {
    expect(await tracesInDatabase(app.database.adminUrl, words)).not.toEqual([]);
    await erase(`player-${match.home[0]}`, whole);
    expect(await tracesInDatabase(app.database.adminUrl, words)).toEqual([]);
    const { signatures, remarks, protests } = await view();
    expect(signatures).toMatchObject([
      { role: 'home', method: 'drawn', name: null, drawing: null, stale: false },
      { role: 'away', method: 'tick', name: 'Ivo Drugi' },
    ]);
    expect(remarks).toMatchObject([{ text: expect.stringContaining('vrijeđala publika') }]);
    expect(protests).toMatchObject([{ text: expect.stringContaining('nije imao pravo igrati') }]);
  });
});

it('a drawing without a name goes with the first player of its side who is erased', async () => {
  await sign('home', { method: 'drawn', drawing });
  await sign('away', { method: 'drawn', drawing });
  await erase(`player-${match.home[0]}`, whole);
  expect((await view()).signatures).toMatchObject([
    { role: 'home', drawing: null },
    { role: 'away', drawing },
  ]);
});

it('a part of an official’s name is erased in what was written about their matches', async () => {
  const named = await app.call('PUT', `/api/matches/${match.id}/officials`, {
    as: 'admin',
    body: { side: 'home', role: 'coach', firstName: 'Krešoslav', lastName: 'Plavšeković' },
  });
  expect(named.status).toBe(200);
  await write('remarks', { text: 'Plavšeković je uvrijedio suca.' });
  await sign('home', { method: 'tick', name: 'Plavšeković' });
  const { rows } = await app.db.query<{ id: number }>(
    "SELECT id FROM officials WHERE last_name = 'Plavšeković'",
  );
  await erase(`official-${rows[0]?.id}`, 'Krešoslav Plavšeković');
  expect(await tracesInDatabase(app.database.adminUrl, ['lavšekov', 'rešoslav'])).toEqual([]);
  expect((await view()).signatures).toMatchObject([{ name: null }]);
});

it('an account takes its signature, remarks and protests along', async () => {
  const asCompany = (path: string, body: object) =>
    app.call('POST', `/api/matches/${match.id}/${path}`, { as: 'company', body });
  const { reportHash } = await view();
  const answers = [
    await asCompany('sign-off', { role: 'home', method: 'account', reportHash }),
    await asCompany('remarks', { text: 'Primjedba tvrtke.' }),
    await asCompany('protests', { team: 'home', text: 'Žalba tvrtke.' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const of = async () => {
    const { signatures, remarks, protests } = await view();
    return [signatures[0]?.name, remarks[0]?.author, remarks[0]?.text, protests[0]?.text];
  };
  expect(await of()).not.toContain(null);
  const { rows } = await app.db.query('SELECT username FROM users WHERE id = $1', [
    app.userIds.company,
  ]);
  await erase(`account-${app.userIds.company}`, rows[0].username);
  expect(await of()).toEqual([null, null, null, null]);
});

it('what was signed is gone after the days that the league keeps its reports, and its reasons are not', async () => {
  await sign('home', { method: 'drawn', name: whole, drawing });
  await write('remarks', { text: 'Publika je ušla na teren.' });
  await table('sign-off/refuse', { role: 'away', reason: 'other', text: 'Ne slaže se.' });
  const keepsFor = async (keepReportsDays: number) => {
    const signing = { ...usualSeasonRules.signing, keepReportsDays };
    const body = { ...usualSeasonRules, signing };
    const path = `/api/leagues/${match.league.leagueId}/season-rules`;
    expect((await asAdmin('PUT', path, body)).status).toBe(200);
    await app.app.get(RetentionService, { strict: false }).run();
  };
  await app.db.query("UPDATE log_texts SET at = now() - interval '31 days'");
  await keepsFor(32);
  expect((await view()).signatures).toMatchObject([{ name: whole, drawing }]);
  await keepsFor(30);
  const { signatures, remarks, refusals } = await view();
  expect(signatures).toMatchObject([{ role: 'home', name: null, drawing: null, stale: false }]);
  expect(remarks).toMatchObject([{ text: null }]);
  expect(refusals).toMatchObject([{ text: 'Ne slaže se.' }]);
});
