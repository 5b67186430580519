import type { AuditPage, FoundPerson, MatchOfficialsView, PersonView } from '@kolo/domain';
import { unzipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { pdfText } from '../../../test/pdf-text.js';
import { makeOfficialWhenSigned, signByAll } from '../../../test/signed-match.js';
import { until } from '../../../test/until.js';

let app: TestApp;
let match: LiveMatchUnderTest;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  match = await scheduledMatch(app);
});

const admin = { as: 'admin' } as const;
const path = (id = match.id) => `/api/matches/${id}/officials`;
const put = (body: object, id = match.id) => app.call('PUT', path(id), { ...admin, body });
const coach = { side: 'home', role: 'coach' };
const ivo = { firstName: 'Ivo', lastName: 'Zvizdović' };

async function view(id = match.id): Promise<MatchOfficialsView> {
  return (await app.call('GET', path(id), admin)).json as MatchOfficialsView;
}
async function named(body: object, id = match.id): Promise<MatchOfficialsView> {
  const { status, json, text } = await put(body, id);
  if (status !== 200) throw new Error(text);
  return json as MatchOfficialsView;
}
const search = async (text: string): Promise<FoundPerson[]> =>
  (await app.call('GET', `/api/people?search=${encodeURIComponent(text)}`, admin))
    .json as FoundPerson[];

describe('officials of a match', () => {
  it('are named by their role, shown to everybody, and offered to their team the next time', async () => {
    const { officials } = await named({
      ...coach,
      firstName: ' Ivo ',
      lastName: 'Zvizdovic\u0301',
    });
    expect(officials).toMatchObject([{ ...coach, ...ivo }]);
    await named({ side: 'match', role: 'first', firstName: 'Sanja', lastName: 'Sudić' });
    const live = (await app.call('GET', `/api/live/${match.id}`)).json;
    expect(live).toMatchObject({
      snapshot: {
        officials: [
          { ...coach, ...ivo },
          { side: 'match', lastName: 'Sudić' },
        ],
      },
    });
    const manage = (await app.call('GET', `/api/matches/${match.id}/manage`, admin)).json;
    expect(manage).toMatchObject({ officials: [{ role: 'coach' }, { role: 'first' }] });
    const { homeTeamId, awayTeamId } = manage as { homeTeamId: number; awayTeamId: number };
    const body = { homeTeamId: awayTeamId, awayTeamId: homeTeamId, matchDate: '2026-12-01T18:00Z' };
    const next = (await app.call('POST', '/api/matches', { ...admin, body })).json as {
      id: number;
    };
    const offered = await view(next.id);
    expect(offered.officials).toEqual([]);
    expect(offered.choices.away).toMatchObject([{ ...ivo, role: 'coach' }]);
    expect(offered.choices.match[0]).toMatchObject({ lastName: 'Sudić', role: 'first' });
    const officialId = offered.choices.away[0]?.officialId;
    const again = await named({ side: 'away', role: 'representative', officialId }, next.id);
    expect(again.officials).toMatchObject([{ side: 'away', role: 'representative', officialId }]);
  });

  it('are the same person when the name is typed again, whatever its marks and capitals', async () => {
    const first = await named({ ...coach, ...ivo });
    const second = await named({
      side: 'home',
      role: 'physio',
      firstName: 'IVO',
      lastName: 'Zvizdovic',
    });
    expect(new Set(second.officials.map(({ officialId }) => officialId))).toEqual(
      new Set(first.officials.map(({ officialId }) => officialId)),
    );
  });

  it('lose a name that was a slip, which nobody is offered', async () => {
    await named({ ...coach, firstName: 'Slip', lastName: 'Slipić' });
    expect((await named(coach)).officials).toEqual([]);
    expect((await view()).choices.home.filter(({ firstName }) => firstName === 'Slip')).toEqual([]);
  });

  it('come from a town where they are referees, which the table and reports read, and nobody else', async () => {
    const delegate = { side: 'match', role: 'delegate' };
    const dora = { firstName: 'Dora', lastName: 'Delegatić' };
    const townOf = (lastName: string, { choices }: MatchOfficialsView) =>
      [...choices.match, ...choices.home].find((one) => one.lastName === lastName)?.town;
    const lived = await named({ ...delegate, ...dora, town: ' Velika Gorica ' });
    expect(townOf('Delegatić', lived)).toBe('Velika Gorica');
    expect(townOf('Delegatić', await named({ ...delegate, ...dora }))).toBe('Velika Gorica');
    await kickOff(match);
    const report = await fetch(`${app.url}/api/matches/${match.id}/report.pdf`);
    const text = pdfText(Buffer.from(await report.arrayBuffer()));
    expect(text.replaceAll('\n', ' ')).toContain('Delegat Dora Delegatić (Velika Gorica)');
    const live = await app.call('GET', `/api/live/${match.id}`);
    expect(live.text).toContain('Delegatić');
    expect(live.text).not.toContain('Gorica');
    expect(townOf('Delegatić', await named({ ...delegate, ...dora, town: null }))).toBeNull();
    expect(townOf('Zvizdović', await named({ ...coach, ...ivo, town: 'Sisak' }))).toBeNull();
    for (const town of ['', '\u200b', 7, 'x'.repeat(61)])
      expect((await put({ ...delegate, ...dora, town })).status).toBe(400);
  });

  it('show their towns to the consoles of their own match alone', async () => {
    const third = { side: 'match', role: 'third', firstName: 'Trpimir', lastName: 'Trećić' };
    const trpimir = ({ choices }: MatchOfficialsView) =>
      choices.match.find(({ lastName }) => lastName === 'Trećić');
    expect(trpimir(await named({ ...third, town: 'Karlovac' }))).toMatchObject({
      town: 'Karlovac',
    });
    const other = await scheduledMatch(app);
    expect(trpimir(await view(other.id))).toMatchObject({ role: 'third', town: null });
    const { officialId } = trpimir(await view()) ?? {};
    const chosen = await named({ side: 'match', role: 'second', officialId }, other.id);
    expect(trpimir(chosen)).toMatchObject({ town: 'Karlovac' });
  });

  it('whose town a console changes are in the audit with it, until they are erased', async () => {
    const referee = { side: 'match', role: 'third', firstName: 'Trag', lastName: 'Tragić' };
    const { officials } = await named({ ...referee, town: 'Sinj' });
    const id = officials.find(({ lastName }) => lastName === 'Tragić')?.officialId;
    await named({ ...referee, town: 'Sinj' });
    await named({ ...referee, town: 'Solin' });
    const audited = async () =>
      ((await app.call('GET', '/api/audit?limit=50', admin)).json as AuditPage).entries.filter(
        ({ action, subject }) => action === 'official.town' && subject.id === id,
      );
    expect(await audited()).toMatchObject([
      { subject: { type: 'official' }, before: { town: 'Sinj' }, after: { town: 'Solin' } },
      { before: { town: null }, after: { town: 'Sinj' } },
    ]);
    const body = { name: 'Trag Tragić' };
    await app.call('POST', `/api/people/official-${id}/erase`, { ...admin, body });
    const { text } = await app.call('GET', '/api/audit?limit=50', admin);
    expect(text).not.toMatch(/Sinj|Solin|Tragić/);
  });

  it('take the town that they entered for their account along when they are erased', async () => {
    const name = { firstName: 'Računko', lastName: 'Otočić' };
    const assign = { userIds: [app.userIds.referee] };
    await app.call('PUT', `/api/matches/${match.id}/referees`, { ...admin, body: assign });
    const body = { ...name, town: 'Otočac' };
    expect((await app.call('PUT', '/api/referee/name', { as: 'referee', body })).status).toBe(200);
    const audit = async () => (await app.call('GET', '/api/audit?limit=50', admin)).text;
    expect(await audit()).toContain('Otočac');
    const [found] = await search('otočić');
    await app.call('POST', `/api/people/official-${found?.id}/erase`, {
      ...admin,
      body: { name: 'Računko Otočić' },
    });
    expect(await audit()).not.toContain('Otočac');
  });

  it.each([
    [{ side: 'home', role: 'first' }, 400, 'official.no-such-role'],
    [{ side: 'match', role: 'coach' }, 400, 'official.no-such-role'],
    [{ ...coach, firstName: 'Ivo' }, 400, 'official.name-missing'],
    [{ ...coach, officialId: 999_999 }, 404, 'official.not-found'],
    [{ ...coach, firstName: '\u200b', lastName: 'Ivić' }, 400, 'request.invalid'],
    [{ side: 'match', role: 'first', ...ivo, userId: 1 }, 404, 'official.not-found'],
  ])('refuse %j', async (body, status, error) => {
    const answer = await put(body);
    expect([answer.status, answer.json]).toMatchObject([status, { error }]);
  });

  it('are not named for a team by people of another company', async () => {
    const { officials } = await named({ side: 'match', role: 'delegate', ...ivo });
    const officialId = officials[0]?.officialId;
    expect((await put({ ...coach, officialId })).json).toMatchObject({
      error: 'official.not-found',
    });
  });

  it('are named by a device at the table, and the audit keeps who it was', async () => {
    const cookie = await consoleOf(app, match.id);
    const body = { ...coach, firstName: 'Kosta', lastName: 'Konzolić' };
    const answer = await app.call('PUT', path(), { body, headers: { cookie } });
    expect(answer.status).toBe(200);
    const { entries } = (await app.call('GET', '/api/audit?limit=5', admin)).json as AuditPage;
    expect(entries.find(({ action }) => action === 'match.official')).toMatchObject({
      actor: { username: expect.stringMatching(/^grant:/) },
      after: { name: 'Kosta Konzolić' },
    });
  });

  it('begin with the referees who are assigned with an account, and go with that account', async () => {
    const userId = app.userIds.referee;
    const assign = { userIds: [userId] };
    await app.call('PUT', `/api/matches/${match.id}/referees`, { ...admin, body: assign });
    expect((await view()).accounts).toMatchObject([{ userId }]);
    await named({ side: 'match', role: 'second', firstName: 'Aco', lastName: 'Računić', userId });
    const { accounts, choices } = await view();
    expect(accounts).toEqual([]);
    expect(choices.match[0]).toMatchObject({ lastName: 'Računić' });
    const { text } = await app.call('POST', `/api/people/account-${userId}/export`, admin);
    expect(text).not.toBe('');
  });
});

describe('an official is a person', () => {
  it('who is found, shown and erased like a player, from matches, audit and offers', async () => {
    await named({ ...coach, firstName: 'Brižljivko', lastName: 'Brisanić' });
    const [found] = await search('brisanic');
    expect(found).toMatchObject({ kind: 'official', name: 'Brižljivko Brisanić', email: null });
    const key = `/api/people/official-${found?.id}`;
    const person = (await app.call('GET', key, admin)).json as PersonView;
    expect(person).toMatchObject({ name: 'Brižljivko Brisanić', alsoPlayers: [] });
    const erased = await app.call('POST', `${key}/erase`, {
      ...admin,
      body: { name: 'Brižljivko Brisanić' },
    });
    expect(erased.status).toBeLessThan(300);
    expect(await search('brisanic')).toEqual([]);
    for (const place of ['/api/audit?limit=200', `/api/live/${match.id}`, path()])
      await until(async () => !(await app.call('GET', place, admin)).text.includes('Brisani'));
    const { rows } = await app.db.query(
      `SELECT first_name FROM officials WHERE last_name LIKE 'Brisani%'`,
    );
    expect(rows).toEqual([]);
  });

  it('whose town is exported, and erased with the name', async () => {
    const referee = { side: 'match', role: 'third', firstName: 'Mjesna', lastName: 'Mjestić' };
    const { officials } = await named({ ...referee, town: 'Zaprešić' });
    const id = officials.find(({ lastName }) => lastName === 'Mjestić')?.officialId;
    const answer = await fetch(`${app.url}/api/people/official-${id}/export`, {
      method: 'POST',
      headers: { cookie: app.cookies.admin },
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(new TextDecoder().decode(files['person.json'])).toContain('Zaprešić');
    const body = { name: 'Mjesna Mjestić' };
    await app.call('POST', `/api/people/official-${id}/erase`, { ...admin, body });
    const { rows } = await app.db.query('SELECT town FROM officials WHERE id = $1', [id]);
    expect(rows).toEqual([{ town: null }]);
  });

  it('whose export has the name, and no document of a player with the same number', async () => {
    const form = new FormData();
    const teamId = match.league.teams[0]?.id;
    const fields = { firstName: 'Pero', lastName: 'Dokumentić', jerseyNumber: 88, teamId };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.set('employmentDocument', new Blob(['%PDF-1.7\n%%EOF\n']), 'ugovor.pdf');
    const headers = { cookie: app.cookies.admin };
    const added = await fetch(`${app.url}/api/players`, { method: 'POST', headers, body: form });
    const { id } = (await added.json()) as { id: number };
    await app.db.query(
      `INSERT INTO officials (id, first_name, last_name) VALUES ($1, 'Izvozko', 'Izvozić')`,
      [id],
    );
    const filesOf = async (key: string) => {
      const url = `${app.url}/api/people/${key}/export`;
      const answer = await fetch(url, { method: 'POST', headers });
      return unzipSync(new Uint8Array(await answer.arrayBuffer()));
    };
    expect(Object.keys(await filesOf(`player-${id}`)).join()).toContain('files/');
    const files = await filesOf(`official-${id}`);
    expect(Object.keys(files).join()).not.toContain('files/');
    expect(new TextDecoder().decode(files['person.json'])).toContain('Izvozić');
  });
});

it('officials stay as they are once the result is official, and can be named again when it is reopened', async () => {
  await makeOfficialWhenSigned(app, match.league.leagueId);
  await kickOff(match);
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  await named({ ...coach, ...ivo });
  await signByAll(app, match);
  const { status, json } = await put({ ...coach, firstName: 'Netko', lastName: 'Drugi' });
  expect([status, json]).toMatchObject([409, { error: 'match.official' }]);
  expect((await view()).officials).toMatchObject([ivo]);
  await match.must('POST', 'reopen', { reason: 'identity', hours: 1 });
  await named({ ...coach, firstName: 'Netko', lastName: 'Drugi' });
});
