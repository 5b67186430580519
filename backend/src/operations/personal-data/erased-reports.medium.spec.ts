import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { pdfText } from '../../../test/pdf-text.js';
import { makeOfficialWhenSigned, signByAll } from '../../../test/signed-match.js';
import { ArchiveReportsService } from '../../office/reports/archive-reports.service.js';
import { loadConfig } from '../../platform/config/config.js';
import { FolderFiles } from '../../platform/storage/backup-files.js';
import { backUp } from '../maintenance/backup.js';
import { restore } from '../maintenance/restore.js';
import { readList } from './erasure-list.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-erased-reports-'));
const dataDir = join(folder, 'data');
const quiet = { rows: () => {}, files: () => {}, checked: () => {} };
const scorer = { firstName: 'Žvrgoslav', lastName: 'Ćiribović' };
const whole = `${scorer.firstName} ${scorer.lastName}`;
const named = /ćiribović|žvrgoslav/i;

let app: TestApp;
/** Of the same database, with the setting that leaves archived reports alone. */
let keeping: TestApp;
let restored: TestDatabase;
let match: LiveMatchUnderTest;
let version: number;

beforeAll(async () => {
  app = await startTestApp({ config: { dataDir } });
  const { retention } = loadConfig({ DATA_DIR: dataDir, ERASURE_KEEPS_REPORTS: 'true' });
  keeping = await startTestApp({ config: { dataDir, retention }, database: app.database });
  restored = await createTestDatabase();
});
afterAll(async () => {
  await keeping.close();
  await app.close();
  await restored.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A finished match whose only goal is his. */
beforeEach(async () => {
  match = await scheduledMatch(app);
  await makeOfficialWhenSigned(app, match.league.leagueId);
  await app.db.query('UPDATE players SET first_name = $2, last_name = $3 WHERE id = $1', [
    ...[match.home[0], scorer.firstName, scorer.lastName],
  ]);
  await kickOff(match);
  await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
});

async function archive(): Promise<void> {
  version = await signByAll(app, match);
  await app.app.get(ArchiveReportsService, { strict: false }).run();
}

async function erase(key: string, name: string, by = app): Promise<void> {
  const path = `/api/people/${key}/erase`;
  const { status, text } = await by.call('POST', path, { as: 'admin', body: { name } });
  if (status >= 300) throw new Error(text);
}

/** The archived files of the match, by their row. */
async function archivedFiles(): Promise<(string | null)[]> {
  const { rows } = await app.db.query<{ file: string | null }>(
    'SELECT file FROM match_reports WHERE match_id = $1',
    [match.id],
  );
  return rows.map(({ file }) => file);
}

async function printed(name: string, query = ''): Promise<string> {
  const answer = await fetch(`${app.url}/api/matches/${match.id}/${name}${query}`, {
    headers: { cookie: app.cookies.admin },
  });
  expect(answer.status).toBe(200);
  return pdfText(Buffer.from(await answer.arrayBuffer()));
}

async function replacementsIn(key: string): Promise<unknown> {
  const answer = await fetch(`${app.url}/api/people/${key}/export`, {
    method: 'POST',
    headers: { cookie: app.cookies.admin },
  });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const data = JSON.parse(Buffer.from(files['person.json'] ?? []).toString());
  return data.replacements;
}

/** How many stored reports name him, as a reader sees them. */
const naming = (place: string): number =>
  readdirSync(join(place, 'files'))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => pdfText(readFileSync(join(place, 'files', name))))
    .filter((text) => named.test(text)).length;

it('a player who is erased is in no report any more, archived or printed', async () => {
  await archive();
  expect(await printed('report-full.pdf', `?version=${version}`)).toMatch(named);
  expect(naming(dataDir)).toBe(2);
  await erase(`player-${match.home[0]}`, whole);
  expect(await archivedFiles()).toEqual([null, null]);
  expect(naming(dataDir)).toBe(0);
  for (const name of ['report.pdf', 'report-full.pdf', 'lineup.pdf'])
    for (const query of ['', '?lang=en']) expect(await printed(name, query)).not.toMatch(named);
  expect(await printed('report-full.pdf', `?version=${version}`)).not.toMatch(named);
});

it('a player who was replaced before the match takes the archived report along', async () => {
  match = await scheduledMatch(app);
  await makeOfficialWhenSigned(app, match.league.leagueId);
  const [leaves, comes, ...others] = match.home;
  await app.db.query(
    `UPDATE players SET first_name = 'Zamijenko', last_name = 'Odsutnić' WHERE id = $1`,
    [leaves],
  );
  await match.must('POST', 'initialize', { playerIds: [leaves, ...others, ...match.away] });
  const replaced = { team: 'home', playerId: leaves, replacedBy: comes, reason: 'absent' };
  await match.must('POST', 'replacements', replaced);
  for (const matchState of ['first-half', 'half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  await archive();
  expect(await printed('report-full.pdf')).toMatch(/Odsutnić/);
  expect(await replacementsIn(`player-${leaves}`)).toMatchObject([
    { match: match.id, reason: 'absent', occurred_at: expect.stringMatching(/^20/) },
  ]);
  expect(await replacementsIn(`player-${comes}`)).toEqual([]);
  await erase(`player-${leaves}`, 'Zamijenko Odsutnić');
  expect(await archivedFiles()).toEqual([null, null]);
  expect(await printed('report-full.pdf')).not.toMatch(/Odsutnić/);
});

it('the reports of matches in which the person was not stay', async () => {
  await archive();
  const { rows } = await app.db.query<{ id: number; name: string }>(
    `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
     VALUES ('Netko', 'Izvan', 93, $1, 'approved') RETURNING id, first_name || ' ' || last_name AS name`,
    [match.league.teams[0]?.id],
  );
  const [{ id, name } = { id: 0, name: '' }] = rows;
  await erase(`player-${id}`, name);
  expect(await archivedFiles()).toEqual([expect.any(String), expect.any(String)]);
});

it('an official takes the archived report along', async () => {
  const body = { side: 'home', role: 'coach', firstName: 'Krešoslav', lastName: 'Plavšeković' };
  const path = `/api/matches/${match.id}/officials`;
  expect((await app.call('PUT', path, { as: 'admin', body })).status).toBe(200);
  await archive();
  const { rows } = await app.db.query<{ id: number }>(
    "SELECT id FROM officials WHERE last_name = 'Plavšeković'",
  );
  await erase(`official-${rows[0]?.id}`, 'Krešoslav Plavšeković');
  expect(await archivedFiles()).toEqual([null, null]);
});

it('a league that is called after the person takes the archived reports of its matches along', async () => {
  const other = await scheduledMatch(app);
  await app.db.query(
    `UPDATE players SET first_name = 'Bombolinko', last_name = 'Prdekavac' WHERE id = $1`,
    [other.home[0]],
  );
  await app.db.query("UPDATE leagues SET name = 'Memorijal Bombolinko Prdekavac' WHERE id = $1", [
    match.league.leagueId,
  ]);
  await archive();
  expect(await printed('report-full.pdf')).toMatch(/Prdekavac/);
  await erase(`player-${other.home[0]}`, 'Bombolinko Prdekavac');
  expect(await archivedFiles()).toEqual([null, null]);
  expect(await printed('report-full.pdf')).not.toMatch(/Prdekavac/);
});

it('words of somebody about the person take the archived report along', async () => {
  const other = await scheduledMatch(app);
  await app.db.query(
    `UPDATE players SET first_name = 'Bombolinko', last_name = 'Prdekavac' WHERE id = $1`,
    [other.home[0]],
  );
  await match.must('POST', 'remarks', { text: 'Bombolinko Prdekavac je vikao s tribine.' });
  await archive();
  await erase(`player-${other.home[0]}`, 'Bombolinko Prdekavac');
  expect(await archivedFiles()).toEqual([null, null]);
});

it('a league that keeps its reports keeps them as they were signed', async () => {
  await archive();
  await erase(`player-${match.home[0]}`, whole, keeping);
  expect(await printed('report-full.pdf', `?version=${version}`)).toMatch(named);
  expect(await printed('report-full.pdf')).not.toMatch(named);
  expect(await printed('report.pdf', `?version=${version}`)).not.toMatch(named);
  for (const file of await archivedFiles()) rmSync(join(dataDir, 'files', file ?? ''));
});

it('a backup from before brings no archived report of the person back', async () => {
  await archive();
  const saved = join(folder, 'saved');
  await backUp(app.database.adminUrl, new FolderFiles(dataDir), saved, quiet);
  await erase(`player-${match.home[0]}`, whole);
  const erasures = await readList(new FolderFiles(dataDir));
  const place = join(folder, 'restored');
  const target = { url: restored.adminUrl, files: new FolderFiles(place), replace: true, erasures };
  await restore(saved, target, quiet);
  // Reports of namesakes, whom nobody erased, are in both.
  expect(naming(saved)).toBe(naming(dataDir) + 2);
  expect(naming(place)).toBe(naming(dataDir));
});
