import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualSeasonRules } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { pdfText } from '../../../test/pdf-text.js';
import { makeOfficialWhenSigned, signByAll } from '../../../test/signed-match.js';
import { RetentionService } from '../../operations/personal-data/retention.service.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import { ArchiveReportsService } from './archive-reports.service.js';

const dataDir = mkdtempSync(join(tmpdir(), 'kolo-archive-'));
const config = { dataDir, publicOrigin: 'http://kolo.example' };
let kolo: TestApp;
/** Another node of the same database and files. */
let other: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  kolo = await startTestApp({ config });
  other = await startTestApp({ config, database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  match = await scheduledMatch(kolo);
  await makeOfficialWhenSigned(kolo, match.league.leagueId);
  await kickOff(match);
  await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
});

const archive = (app: TestApp) => app.app.get(ArchiveReportsService, { strict: false }).run();

async function setSigning(change: Partial<typeof usualSeasonRules.signing>): Promise<void> {
  const body = { ...usualSeasonRules, signing: { ...usualSeasonRules.signing, ...change } };
  const path = `/api/leagues/${match.league.leagueId}/season-rules`;
  expect((await kolo.call('PUT', path, { as: 'admin', body })).status).toBe(200);
}

interface Row {
  log_version: number;
  language: string;
  sha256: string;
  file: string | null;
}

const rows = async (): Promise<Row[]> =>
  (
    await kolo.db.query<Row>(
      `SELECT log_version, language, sha256, file FROM match_reports WHERE match_id = $1
       ORDER BY log_version, language`,
      [match.id],
    )
  ).rows;

async function open(query: string, app = kolo) {
  const answer = await fetch(`${app.url}/api/matches/${match.id}/report-full.pdf${query}`, {
    headers: { cookie: app.cookies.admin },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, etag: answer.headers.get('etag'), bytes };
}

const storedPdfs = (): string[] =>
  readdirSync(join(dataDir, 'files')).filter((name) => name.endsWith('.pdf'));

async function renameTeam(name: string): Promise<void> {
  const { id } = match.league.teams[0] ?? {};
  await kolo.db.query('UPDATE teams SET name = $2 WHERE id = $1', [id, name]);
}

describe('the full report of an official result', () => {
  it('is archived once by two nodes, in both languages, with the bytes that were sent before', async () => {
    await archive(kolo);
    expect(await rows()).toEqual([]);
    const version = await signByAll(kolo, match);
    const before = await open(`?lang=en&version=${version}`);
    const files = storedPdfs().length;
    await Promise.all([archive(kolo), archive(other)]);
    await archive(other);
    const archived = await rows();
    expect(archived).toMatchObject([
      { log_version: version, language: 'en' },
      { log_version: version, language: 'hr' },
    ]);
    expect(storedPdfs()).toHaveLength(files + 2);
    expect(before.etag).toBe(`"${archived[0]?.sha256}"`);
    for (const app of [kolo, other]) {
      const sent = await open(`?lang=en&version=${version}`, app);
      expect([sent.etag, sent.bytes.equals(before.bytes)]).toEqual([before.etag, true]);
    }
  });

  it('is sent with the names of then, and without its version with those of today', async () => {
    const version = await signByAll(kolo, match);
    await archive(kolo);
    await renameTeam('Čakovečki šampioni');
    const archived = await open(`?version=${version}`);
    expect(pdfText(archived.bytes)).not.toContain('Čakovečki šampioni');
    expect(pdfText((await open('')).bytes)).toContain('Čakovečki šampioni');
    expect(pdfText((await open(`?version=${version - 1}`)).bytes)).toContain('Čakovečki šampioni');
  });

  it('is archived as another version when the result was reopened, changed and is official again', async () => {
    const first = await signByAll(kolo, match);
    await archive(kolo);
    await match.must('POST', 'reopen', { reason: 'scorer', hours: 2 });
    await match.must('POST', 'goals', { team: 'away', scorer: match.away[0] });
    await archive(kolo);
    expect(await rows()).toHaveLength(2);
    const second = await signByAll(kolo, match);
    await archive(kolo);
    expect((await rows()).map(({ log_version }) => log_version)).toEqual([
      ...[first, first],
      ...[second, second],
    ]);
    expect(pdfText((await open(`?version=${first}`)).bytes)).toContain('1 : 0');
    expect(pdfText((await open(`?version=${second}`)).bytes)).toContain('1 : 1');
  });

  it('waits for the decision about a protest', async () => {
    const { events } = await match.must('POST', 'protests', { team: 'away', text: 'Žalba' });
    await signByAll(kolo, match);
    await archive(kolo);
    expect(await rows()).toEqual([]);
    const [protest] = events;
    await match.must('PATCH', `protests/${protest?.id}`, { outcome: 'rejected' });
    await archive(kolo);
    expect(await rows()).toHaveLength(2);
  });

  it('is printed again where its file is damaged, and is nobody’s who may not read it', async () => {
    const version = await signByAll(kolo, match);
    await archive(kolo);
    const [, hr] = await rows();
    writeFileSync(join(dataDir, 'files', hr?.file ?? ''), '%PDF-1.7 nothing');
    const { status, etag } = await open(`?version=${version}`);
    expect([status, etag]).toEqual([200, `"${hr?.sha256}"`]);
    const path = `/api/matches/${match.id}/report-full.pdf?version=${version}`;
    expect((await kolo.call('GET', path)).status).toBe(401);
    expect((await kolo.call('GET', path, { as: 'public' })).status).toBe(403);
  });
});

describe('archived files', () => {
  it('belong to their rows, so that nothing collects them', async () => {
    await signByAll(kolo, match);
    await archive(kolo);
    const inTwoDays = Date.now() + 48 * 60 * 60 * 1000;
    await kolo.app.get(OrphansService, { strict: false }).collect(inTwoDays);
    const files = (await rows()).map(({ file }) => file);
    expect(files).toHaveLength(2);
    expect(storedPdfs()).toEqual(expect.arrayContaining(files));
  });

  it('go after the days that the league keeps its reports, and none is archived again', async () => {
    const version = await signByAll(kolo, match);
    await archive(kolo);
    const retention = kolo.app.get(RetentionService, { strict: false });
    await kolo.db.query(
      "UPDATE matches SET match_date = now() - interval '31 days' WHERE id = $1",
      [match.id],
    );
    await setSigning({ keepReportsDays: 32 });
    await retention.run();
    expect((await rows()).map(({ file }) => file)).not.toContain(null);
    await setSigning({ keepReportsDays: 30 });
    await retention.run();
    const gone = await rows();
    expect(gone.map(({ file }) => file)).toEqual([null, null]);
    await archive(kolo);
    expect(await rows()).toEqual(gone);
    await kolo.db.query('DELETE FROM match_reports WHERE match_id = $1', [match.id]);
    await archive(kolo);
    expect(await rows()).toEqual([]);
    expect((await open(`?version=${version}`)).status).toBe(200);
  });
});
