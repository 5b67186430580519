import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AuditPage,
  DecisionAnswer,
  FoundPerson,
  MatchView,
  OwnPlayerView,
  PersonView,
} from '@kolo/domain';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { type Caller, callers, startTestApp, type TestApp } from '../../../test/app.js';
import { grantOf } from '../../../test/console.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { galleryOf } from '../../../test/gallery.js';
import { type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { pdfText } from '../../../test/pdf-text.js';
import { runCommand } from '../../../test/run-command.js';
import { tracesIn, tracesInDatabase, tracesInFiles } from '../../../test/traces.js';
import { until } from '../../../test/until.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { leagueStream } from '../../events/stream-ids.js';
import { languages } from '../../platform/api/language.js';
import { MailerService } from '../../platform/mail/mailer.service.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { FolderFiles } from '../../platform/storage/backup-files.js';
import { CommentaryJobsService } from '../../site/commentary/commentary-jobs.service.js';
import { backUp } from '../maintenance/backup.js';
import { restore } from '../maintenance/restore.js';
import { readGivenList } from './erasure-list.js';
import { topicTitle } from './export-page.js';
import { RetentionService } from './retention.service.js';

const player = { firstName: 'Žvrgoslav', lastName: 'Ćiribović' };
const whole = `${player.firstName} ${player.lastName}`;
const owner = {
  username: 'krumpirko-sef',
  email: 'tajni.kontakt@zvrk.example',
  companyName: 'Zvrkopek obrt',
  companyOib: '99887766554',
  phone: '+385 91 777 1234',
};
/** Parts that no other word of the product has, in whatever case Croatian puts the name. */
const ofPlayer = ['vrgosla', 'iribovi'];
const ofOwner = ['krumpirko', 'tajni.kontakt', '777 1234', owner.companyOib, 'zvrkopek'];
const words = [...ofPlayer, ...ofOwner];

const ownReason = 'Vlastito obrazloženje';
const offence = 'Zviznuo je protivnika laktom.';
const appealed = 'Lakat je bio spušten.';

const folder = mkdtempSync(join(tmpdir(), 'kolo-erasure-'));
const dataDir = join(folder, 'data');
const siteFolder = join(folder, 'site');
const saved = join(folder, 'saved');
const config = { dataDir, readsPerSecond: 1_000_000, writesPerMinute: 1_000_000 };
const quiet = { rows: () => {}, files: () => {}, checked: () => {} };
const places: TestDatabase[] = [];

let kolo: TestApp;
let other: TestApp;
let match: LiveMatchUnderTest;
let teamId: number;
let playerId: number;
let ownerId: number;
let visited: string[];

const admin = (method: string, path: string, body?: unknown) =>
  kolo.call(method, path, { as: 'admin', ...(body === undefined ? {} : { body }) });
async function must(method: string, path: string, body?: unknown) {
  const answer = await admin(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

/** Every GET that there is, with the ids of what was planted, by everybody. */
async function answersOf(app: TestApp): Promise<[string, string][]> {
  const ids: Record<string, string | number> = {
    ':matchId': match.id,
    ':leagueId': match.league.leagueId,
    ':key': `player-${playerId}`,
    ':kind': 'report',
    ':language': 'hr',
    ':name': 'none',
  };
  const idsOf = (path: string): (string | number)[] => {
    if (/team/.test(path)) return match.league.teams.map(({ id }) => id);
    if (/players/.test(path)) return [playerId];
    return /league/.test(path) ? [match.league.leagueId] : [match.id];
  };
  const paths = app.routes
    .filter((route) => route.startsWith('GET /api/') && !route.includes('*'))
    .map((route) => route.slice(4))
    .flatMap((path) => idsOf(path).map((id) => path.replace(':id', String(id))))
    .map((path) => path.replace(/:\w+/g, (name) => String(ids[name] ?? match.id)));
  const pages = [
    '/',
    `/live/${match.id}`,
    `/team/${teamId}`,
    `/player/${playerId}`,
    `/embed/match/${match.id}`,
    '/table',
  ];
  const queries = [`/api/people?search=${encodeURIComponent('obrisan')}`, '/api/audit?limit=200'];
  const readers = [
    ...callers.map((as) => ({ as, language: 'hr' })),
    { as: 'admin', language: 'en' },
  ] as const;
  const answers: [string, string][] = [];
  // Path after path: a busy system resets connections when thousands come at once.
  for (const path of new Set([...paths, ...pages, ...queries])) {
    const read = readers.map(async ({ as, language }): Promise<[string, string]> => {
      const headers = { 'accept-language': language };
      const { status, text } = await app.call('GET', path, { as, headers });
      if (status === 429 || status >= 500) throw new Error(`${path} answered ${status}: ${text}`);
      const words = text.startsWith('%PDF') ? pdfText(Buffer.from(text)) : text;
      return [`${path} ${as} ${language}`, status < 300 ? words : ''];
    });
    answers.push(...(await Promise.all(read)));
  }
  return answers;
}

const tracesInAnswers = async (app: TestApp): Promise<string[]> =>
  (await answersOf(app)).flatMap(([place, text]) => tracesIn(words, place, text));

async function plantOwner(): Promise<void> {
  const password = 'lozinka-za-probu';
  const form = { ...owner, role: 'company', password, membershipPackageId: 2 };
  const registered = await kolo.call('POST', '/api/register', {
    body: { ...form, phone: '+385 1 555 0100' },
  });
  expect(registered.status).toBe(201);
  const { rows } = await kolo.db.query<{ id: number }>('SELECT id FROM users WHERE email = $1', [
    owner.email,
  ]);
  ownerId = rows[0]?.id ?? 0;
  await must('PATCH', `/api/users/${ownerId}/approve`);
  await must('PATCH', `/api/users/${ownerId}`, { phone: owner.phone });
  await kolo.db.query('UPDATE teams SET user_id = $1, name = $2 WHERE id = $3', [
    ...[ownerId, owner.companyName, teamId],
  ]);
  const { username } = owner;
  for (const attempt of ['krivo-krivo', password])
    await kolo.call('POST', '/api/login', { body: { username, password: attempt } });
  await kolo.call('POST', '/api/password-reset', { body: { email: owner.email } });
  await kolo.call('POST', `/api/leagues/${match.league.leagueId}/digest`, {
    body: { email: owner.email, language: 'hr' },
  });
  await kolo.db.query(
    `WITH entry AS (
       INSERT INTO audit_log (actor_id, action, subject_type, subject_id, before, after)
       VALUES ($1, 'sponsorship.logo', 'sponsorship', 1, '{}', '{"version": 1}') RETURNING id
     )
     INSERT INTO audit_details (entry_id, subject_name, before)
     SELECT id, $2, '{"phone": "${owner.phone}"}' FROM entry`,
    [ownerId, owner.companyName],
  );
}

/** A reason that names the player, one by the account itself, and one whose decision was refused. */
async function plantReasons(): Promise<void> {
  const { leagueId } = match.league;
  const text = `${whole} nije imao pravo igrati. Ćiribovićev klub je priznao.`;
  const change = { teamId, points: -1, cause: 'decision', on: '2026-03-14', text };
  await must('POST', `/api/leagues/${leagueId}/points-adjustments`, change);
  const payment = { teamId, cents: 500, paidOn: '2025-03-15', note: `Uplatio ${whole}` };
  await must('POST', `/api/leagues/${leagueId}/fines/payments`, payment);
  const day = '2026-08-22';
  const blackout = { teamId, fromDay: day, toDay: day, reason: `Ženi se ${whole}`, hard: false };
  await must('POST', `/api/leagues/${leagueId}/blackouts`, blackout);
  const texts = kolo.app.get(LogTextsService, { strict: false });
  const own = { commandId: 'own', actorId: ownerId };
  await texts.add('reason', leagueStream(leagueId), own, ownReason);
}

/** Words about the player that name nobody. */
async function plantSuspension(): Promise<void> {
  const path = `/api/leagues/${match.league.leagueId}/suspensions`;
  const length = { kind: 'matches', amount: 2, from: '2026-03-15' };
  const suspension = { playerId, ...length, reason: 'violent-conduct', text: offence };
  const { decision } = (await must('POST', path, suspension)) as DecisionAnswer;
  const appeal = { suspensive: true, text: appealed };
  await must('POST', `${path}/${decision.id}/appeals`, appeal);
}

async function plantPlayer(): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...player, jerseyNumber: 77, teamId }))
    form.set(name, String(value));
  form.set('employmentDocument', new Blob([`%PDF-1.7\n${whole}\n%%EOF\n`]), 'ugovor.pdf');
  const headers = { cookie: kolo.cookies.admin };
  const added = await fetch(`${kolo.url}/api/players`, { method: 'POST', headers, body: form });
  playerId = ((await added.json()) as OwnPlayerView).id;
  await must('PATCH', `/api/players/${playerId}/status`, { status: 'approved' });
  await must('PATCH', `/api/leagues/${match.league.leagueId}`, { description: `Kapetan ${whole}` });
  await kolo.db.query(
    `INSERT INTO rules_documents (title, filename, original_filename, file_path, mime_type, file_size, uploaded_by)
     VALUES ('Pravila (' || $1 || ')', 'pravila.pdf', 'zvrgoslav_ciribovic.pdf', 'x.pdf', 'application/pdf', 9, $2)`,
    [whole, kolo.userIds.admin],
  );
  const { leagueId } = match.league;
  const line = `${player.firstName};${player.lastName};77;${owner.companyName}`;
  const imported = await fetch(`${kolo.url}/api/leagues/${leagueId}/imports/players`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: `ime;prezime;broj;tvrtka\n${line}\n`,
  });
  expect(await imported.json()).toMatchObject({ batchId: expect.any(Number), unchanged: 1 });
  await must('POST', `/api/matches/${match.id}/grants`, { label: `Stol: ${whole}` });
  await must('POST', '/api/predictions/groups', { name: `Navijači: ${whole}` });
}

async function playMatch(): Promise<void> {
  await match.must('POST', 'initialize', { playerIds: [...match.home, ...match.away, playerId] });
  await match.must('PATCH', 'state', {
    status: 'in_progress',
    matchState: 'first-half',
    currentHalf: 1,
  });
  await match.must('POST', 'goals', { team: 'home', scorer: playerId });
  await match.must('POST', 'stats/increment', { playerId, statField: 'yellowCards' });
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('POST', 'mvp', { playerId });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
  const jobs = kolo.app.get(CommentaryJobsService, { strict: false });
  await jobs.write({ matchId: match.id, kind: 'report' });
  const text = 'Gol Žvrgoslava Ćiribovića. Ćiribovićev potez večeri; Zvrkopek obrt slavi.';
  await must('PATCH', `/api/matches/${match.id}/commentaries/report/en`, { text });
}

async function plantWork(): Promise<void> {
  const jobs = kolo.app.get(JobsService, { strict: false });
  jobs.handle('stumble', async ({ to }: { to: string }) => Promise.reject(new Error(`to ${to}`)), {
    attempts: 1,
  });
  jobs.handle('quick', async () => {});
  await jobs.start();
  await jobs.enqueue('stumble', { to: owner.email, about: player });
  await jobs.enqueue('quick', { to: owner.email });
  await jobs.enqueue('stumble', { to: whole }, { id: owner.email, delayMs: 3_600_000 });
  await until(async () => {
    const { failed, completed } = await jobs.counts();
    return failed > 0 && completed > 0;
  });
  const mailer = kolo.app.get(MailerService, { strict: false });
  await mailer.send({ to: 'netko@kolo.test', subject: `Igrač ${whole}`, text: 'Odobren je.' });
  const { width, height } = { width: 60, height: 40 };
  const picture = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const made = await galleryOf(kolo).add(picture, { title: `Slavlje: ${whole}` });
  expect(made.status).toBe(201);
}

beforeAll(async () => {
  writeFileSync(
    join(mkdirs(siteFolder), 'index.html'),
    '<html><head><title>K</title></head></html>',
  );
  mkdirs(dataDir);
  kolo = await startTestApp({ config, siteFolder });
  match = await scheduledMatch(kolo);
  teamId = match.league.teams[0]?.id ?? 0;
  await plantOwner();
  await plantPlayer();
  await plantReasons();
  await playMatch();
  await plantSuspension();
  await plantWork();
  other = await startTestApp({ config, siteFolder, database: kolo.database });
  await backUp(kolo.database.adminUrl, new FolderFiles(dataDir), saved, quiet);
  visited = [...(await tracesInAnswers(kolo)), ...(await tracesInAnswers(other))];
});
afterAll(async () => {
  await other.close();
  await kolo.close();
  for (const place of places) await place.drop();
  rmSync(folder, { recursive: true, force: true });
});

function mkdirs(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}

const cli = (...args: string[]) =>
  runCommand(join(__dirname, 'personal-data-cli.ts'), args, {
    env: { DATA_DIR: dataDir, DATABASE_URL: kolo.database.adminUrl },
  });

it('the search finds what was planted, in every place where it looks', async () => {
  const { adminUrl } = kolo.database;
  for (const word of words) {
    expect(await tracesInDatabase(adminUrl, [word])).not.toEqual([]);
    expect(visited.some((trace) => trace.endsWith(word))).toBe(true);
  }
  for (const report of ['report.pdf', 'report-full.pdf', 'lineup.pdf'])
    for (const word of ofPlayer) {
      const found = new RegExp(`${report} admin (hr|en): ${word}$`);
      expect(visited.filter((trace) => found.test(trace))).toHaveLength(4);
    }
  expect(await tracesInDatabase(adminUrl, ofOwner)).toEqual(
    expect.arrayContaining([expect.stringContaining('bullmq.job')]),
  );
  expect(tracesInFiles(join(dataDir, 'files'), ['vrgosla'])).toHaveLength(1);
  expect(tracesInFiles(join(dataDir, 'outbox'), ['tajni.kontakt'])).not.toEqual([]);
});

describe('before it is done', () => {
  it('people are found by a part of what they are called or reached by', async () => {
    const found = (await must('GET', '/api/people?search=zvrk.example')) as FoundPerson[];
    expect(found).toMatchObject([{ kind: 'account', id: ownerId, email: owner.email }]);
    const search = encodeURIComponent('ćiribović žvrg');
    expect(await must('GET', `/api/people?search=${search}`)).toMatchObject([{ id: playerId }]);
  });

  it.each(['zvrk%example', 'zvrk_example', 'zvrk\\.example', '%%', '\\\\'])(
    'what is looked for is no pattern: %s finds nobody',
    async (text) => {
      const search = encodeURIComponent(text);
      expect(await must('GET', `/api/people?search=${search}`)).toEqual([]);
    },
  );

  it('the effects are told', async () => {
    const view = (await must('GET', `/api/people/player-${playerId}`)) as PersonView;
    expect(view).toMatchObject({
      name: whole,
      effects: { documents: 1, pictures: 1, texts: 3, matches: 1, votes: 0 },
    });
    const { effects } = (await must('GET', `/api/people/account-${ownerId}`)) as PersonView;
    expect(effects).toMatchObject({
      sessions: 1,
      teams: [{ id: teamId, name: owner.companyName }],
    });
  });

  it('everything is given to whom it is about, and no secret', async () => {
    for (const key of [`player-${playerId}`, `account-${ownerId}`]) {
      const response = await fetch(`${kolo.url}/api/people/${key}/export`, {
        method: 'POST',
        headers: { cookie: kolo.cookies.admin, 'accept-language': 'hr' },
      });
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = (name: string) => Buffer.from(files[name] ?? []).toString();
      const ownWords = key.startsWith('player') ? ofPlayer : ofOwner;
      expect(tracesIn(ownWords, 'json', text('person.json'))).toHaveLength(ownWords.length);
      expect(text('person.html')).toContain('<h2>Obrazloženja, primjedbe, protesti i potpisi</h2>');
      const data = JSON.parse(text('person.json')) as Record<string, unknown>;
      const untitled = Object.keys(data).filter((topic) =>
        languages.some((language) => topicTitle(topic, language) === null),
      );
      expect(untitled).toEqual([]);
      const { reasons, suspensions, notes } = data;
      const { leagueId: league } = match.league;
      expect(reasons).toMatchObject([
        key.startsWith('player')
          ? { league, match: null, text: expect.stringContaining(whole), own: false }
          : { league, match: null, text: ownReason, own: true },
      ]);
      if (key.startsWith('player'))
        expect(notes).toEqual(
          expect.arrayContaining([
            { table: 'blackouts', text: `Ženi se ${whole}` },
            { table: 'fine_payments', text: `Uplatio ${whole}` },
          ]),
        );
      if (key.startsWith('player'))
        expect(suspensions).toMatchObject([
          { league, type: 'SuspensionImposed', fact: { amount: 2 }, text: offence },
          { league, type: 'AppealFiled', fact: { suspensive: true }, text: appealed },
        ]);
      expect(text('person.json')).not.toMatch(/argon2|"password"|hash/);
      if (key.startsWith('player'))
        expect(Object.keys(files).some((name) => name.endsWith('.pdf'))).toBe(true);
    }
  });

  it('another name, a company and a visitor erase nobody', async () => {
    const path = `/api/people/player-${playerId}/erase`;
    expect((await admin('POST', path, { name: 'Netko Drugi' })).json).toMatchObject({
      error: 'person.name-differs',
    });
    for (const as of ['anonymous', 'company', 'public'] satisfies Caller[])
      expect([401, 403]).toContain(
        (await kolo.call('POST', path, { as, body: { name: whole } })).status,
      );
    expect(await must('GET', `/api/people/player-${playerId}`)).toMatchObject({ name: whole });
  });

  it('the last administrator stays', async () => {
    const { id } = { id: kolo.userIds.admin };
    const refused = await admin('POST', `/api/people/account-${id}/erase`, { name: 'admin' });
    expect(refused.json).toMatchObject({ error: 'account.last-administrator' });
    expect(await must('GET', '/api/user')).toMatchObject({ username: 'admin' });
  });
});

describe('when a player and a company are erased', () => {
  const live = async (app: TestApp): Promise<string[]> =>
    tracesIn(ofPlayer, 'live', (await app.call('GET', `/api/live/${match.id}`)).text);
  let watched: { before: string[]; own: string[] };

  beforeAll(async () => {
    const before = [...(await live(kolo)), ...(await live(other))];
    await must('POST', `/api/people/player-${playerId}/erase`, { name: whole });
    const own = await live(kolo);
    await until(async () => (await live(other)).length === 0);
    watched = { before, own };
    const { status, stdout, stderr } = await cli('erase', owner.email, '--yes', '--team-names');
    expect([status, stderr, stdout]).toEqual([0, '', expect.stringContaining('Erased.')]);
    const jobs = kolo.app.get(CommentaryJobsService, { strict: false });
    await jobs.write({ matchId: match.id, kind: 'report' });
  });

  it('whoever watches a match is told no name at once, on another node within seconds', () => {
    expect(watched.before).toHaveLength(4);
    expect(watched.own).toEqual([]);
  });

  it('their names are nowhere in the database, the job queue among it', async () => {
    expect(await tracesInDatabase(kolo.database.adminUrl, words)).toEqual([]);
  });

  it('nor in any file', () => {
    expect(tracesInFiles(dataDir, words)).toEqual([]);
  });

  it('nor in an answer or a page of any node, which kept them in memory', async () => {
    await until(async () => (await tracesInAnswers(other)).length === 0);
    expect(await tracesInAnswers(kolo)).toEqual([]);
  });

  it.each([
    ['hr', 'Igrač (obrisan)'],
    ['en', 'Player (erased)'],
  ])('what they did stays, in %s under %s', async (language, name) => {
    const headers = { 'accept-language': language };
    const { text } = await kolo.call('GET', `/api/matches/${match.id}/statistics`, {
      as: 'admin',
      headers,
    });
    expect(text).toContain(name);
    const { json } = await kolo.call('GET', `/api/matches/${match.id}/commentary`, { headers });
    expect((json as { text: string }).text).toContain(name);
    const [shown] = (await must('GET', '/api/matches')) as MatchView[];
    expect(shown).toMatchObject({ homeScore: 1, mvpPlayerId: playerId });
  });

  it('a reason loses the name and stays a reason; the account takes its own along, the player those of suspensions', async () => {
    const { rows } = await kolo.db.query('SELECT text FROM log_texts');
    expect(rows).toEqual([
      { text: expect.stringMatching(/^Igra.* nije imao pravo igrati\. .* klub je priznao\.$/) },
    ]);
  });

  it('the audit says by numbers that it was done', async () => {
    const { entries } = (await must('GET', '/api/audit?limit=200')) as AuditPage;
    expect(entries.map(({ action, subject: { type, id } }) => [action, type, id])).toEqual(
      expect.arrayContaining([
        ['player.erase', 'player', playerId],
        ['account.erase', 'account', ownerId],
        ['account.approve', 'account', ownerId],
        ['player.approve', 'player', playerId],
      ]),
    );
  });

  it('once more changes nothing, and the account opens to nobody', async () => {
    const before = await kolo.db.query('SELECT kind, subject_id FROM erasures ORDER BY id');
    expect(before.rows).toHaveLength(2);
    await must('POST', `/api/people/player-${playerId}/erase`, { name: '' });
    expect(await cli('erase', `account:${ownerId}`, '--yes')).toMatchObject({ status: 0 });
    const after = await kolo.db.query('SELECT kind, subject_id FROM erasures ORDER BY id');
    expect(after.rows).toEqual(before.rows);
    const body = { username: owner.username, password: 'lozinka-za-probu' };
    expect((await kolo.call('POST', '/api/login', { body })).status).toBe(401);
  });

  describe('and a backup from before is put back', () => {
    const put = async (name: string, options: { list?: string; files?: string } = {}) => {
      const place = await createTestDatabase();
      places.push(place);
      const erasures = options.list === undefined ? [] : await readGivenList(options.list);
      const files = new FolderFiles(mkdirs(join(folder, options.files ?? name)));
      const target = { url: place.adminUrl, files, replace: options.files !== undefined, erasures };
      const { erased } = await restore(saved, target, quiet);
      const traces = await tracesInDatabase(place.adminUrl, words);
      return {
        erased,
        traces: [...traces, ...tracesInFiles(join(folder, options.files ?? name), words)],
      };
    };

    it('it would bring them back where nobody knows of it', async () => {
      expect((await put('unknowing')).traces).not.toEqual([]);
    });

    it('with the list they are nowhere', async () => {
      const list = join(folder, 'erasures.jsonl');
      writeFileSync(list, (await cli('list')).stdout);
      expect(await put('empty', { list })).toEqual({ erased: 2, traces: [] });
    });

    it('a newer backup knows the list as well', async () => {
      const newer = join(folder, 'newer');
      await backUp(kolo.database.adminUrl, new FolderFiles(dataDir), newer, quiet);
      expect(await put('by-newer', { list: newer })).toEqual({ erased: 2, traces: [] });
    });

    it('the files of the place know it, also where its database is lost', async () => {
      expect(await put('by-files', { files: 'data' })).toEqual({ erased: 2, traces: [] });
    });

    it('a number that belongs to somebody else by now is left alone', async () => {
      const list = join(folder, 'old.jsonl');
      const at = '2020-01-01T00:00:00.000Z';
      writeFileSync(list, `{"kind":"account","id":${kolo.userIds.company},"at":"${at}"}\n`);
      expect((await put('reused', { list })).erased).toBe(0);
    });
  });
});

it('what a dead node left is finished by the next who does it', async () => {
  const { erase } = await import('./erase.js');
  const { AuditLogService } = await import('../../people/audit/audit-log.service.js');
  const source = kolo.app.get(DataSource, { strict: false });
  const id = match.home[0] ?? 0;
  await kolo.db.query(
    "UPDATE players SET first_name = 'Zvonimirka', employment_document = '11111111-1111-4111-8111-111111111111.pdf' WHERE id = $1",
    [id],
  );
  const document = join(dataDir, 'files', '11111111-1111-4111-8111-111111111111.pdf');
  writeFileSync(document, 'Zvonimirka');
  const options = { actor: { id: kolo.userIds.admin, username: 'admin' }, teamNames: false };
  await erase(source, new AuditLogService(), [{ kind: 'player', id }], options);
  expect(tracesInFiles(dataDir, ['zvonimirka'])).toHaveLength(1);
  expect((await cli('finish')).status).toBe(0);
  expect(tracesInFiles(dataDir, ['zvonimirka'])).toEqual([]);
  expect(await tracesInDatabase(kolo.database.adminUrl, ['zvonimirka'])).toEqual([]);
});

it('the command line forgets an administrator too, but not the last one', async () => {
  await kolo.db.query(
    `INSERT INTO users (username, password, email, role, approved)
     VALUES ('second-admin', '-', 'second-admin@kolo.test', 'admin', true)`,
  );
  expect((await cli('erase', 'second-admin', '--yes')).status).toBe(0);
  const last = await cli('erase', `account:${kolo.userIds.admin}`, '--yes');
  expect([last.status, last.stderr]).toEqual([2, expect.stringContaining('administrator')]);
});

it('what is kept for a time is gone after it, and nothing before', async () => {
  const id = match.away[0] ?? 0;
  const name = '22222222-2222-4222-8222-222222222222.pdf';
  const document = join(dataDir, 'files', name);
  const mail = join(dataDir, 'outbox', 'old.eml');
  writeFileSync(document, 'proof');
  writeFileSync(mail, 'Subject: old');
  await kolo.db.query(
    "UPDATE players SET status = 'rejected', employment_document = $2 WHERE id = $1",
    [...[id, name]],
  );
  const retention = kolo.app.get(RetentionService, { strict: false });
  await retention.run();
  expect([existsSync(document), existsSync(mail)]).toEqual([true, true]);
  const long = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  utimesSync(mail, long, long);
  await kolo.db.query("UPDATE players SET decided_at = now() - interval '40 days' WHERE id = $1", [
    id,
  ]);
  await kolo.db.query("UPDATE audit_details SET at = now() - interval '731 days'");
  await kolo.db.query(
    `UPDATE match_grants SET created_at = now() - interval '731 days',
                             valid_to = now() - interval '730 days'`,
  );
  await kolo.db.query("UPDATE bullmq.job SET finished_at_ms = 1 WHERE state = 'failed'");
  await retention.run();
  expect([existsSync(document), existsSync(mail)]).toEqual([false, false]);
  const { rows } = await kolo.db.query(
    `SELECT (SELECT employment_document FROM players WHERE id = $1) AS document,
            (SELECT count(*)::integer FROM audit_details) AS details,
            (SELECT count(*)::integer FROM match_grants) AS grants,
            (SELECT count(*) > 0 FROM audit_log) AS entries,
            (SELECT count(*)::integer FROM bullmq.job WHERE state = 'failed') AS failed`,
    [id],
  );
  expect(rows).toEqual([{ document: null, details: 0, grants: 0, entries: true, failed: 0 }]);
});

it('words are gone a day after their decision was refused, and no others', async () => {
  const texts = kolo.app.get(LogTextsService, { strict: false });
  const stream = leagueStream(match.league.leagueId);
  const actorId = kolo.userIds.admin;
  await kolo.db.query("UPDATE log_texts SET at = now() - interval '2 days'");
  for (const commandId of ['refused-long-ago', 'under-way'])
    await texts.add('reason', stream, { commandId, actorId }, commandId);
  await kolo.db.query(
    "UPDATE log_texts SET at = now() - interval '2 days' WHERE command_id = 'refused-long-ago'",
  );
  await kolo.app.get(RetentionService, { strict: false }).run();
  const { rows } = await kolo.db.query('SELECT text FROM log_texts ORDER BY at');
  expect(rows).toEqual([
    { text: expect.stringContaining('nije imao pravo igrati') },
    { text: 'under-way' },
  ]);
});

it('access to a match that is still to be played is kept however long ago it was given', async () => {
  const [open, revoked] = [await grantOf(kolo, match.id), await grantOf(kolo, match.id)];
  await kolo.call('DELETE', `/api/matches/${match.id}/grants/${revoked.id}`, { as: 'admin' });
  await kolo.db.query("UPDATE match_grants SET created_at = now() - interval '731 days'");
  await kolo.app.get(RetentionService, { strict: false }).run();
  const { rows } = await kolo.db.query('SELECT id FROM match_grants');
  expect(rows).toEqual([{ id: open.id }]);
});
