import type { LeagueAward, LeagueTableRow, MatchView } from '@kolo/domain';
import { unzipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { pdfText } from '../../../test/pdf-text.js';

const scorer = { firstName: 'Žvrgoslav', lastName: 'Ćiribović' };
const whole = `${scorer.firstName} ${scorer.lastName}`;
const named = /ćiribović|žvrgoslav/i;

let kolo: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

beforeEach(async () => {
  match = await scheduledMatch(kolo);
  await kolo.db.query('UPDATE players SET first_name = $2, last_name = $3 WHERE id = $1', [
    ...[match.home[0], scorer.firstName, scorer.lastName],
  ]);
  await kickOff(match);
  await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  await match.must('POST', 'cards', { team: 'home', playerId: match.home[0], card: 'yellow' });
});

async function finish(): Promise<void> {
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
}

const path = (): string => `/api/leagues/${match.league.leagueId}/archive.zip`;

async function download(language = 'hr'): Promise<{ bytes: Buffer; headers: Headers }> {
  const answer = await fetch(`${kolo.url}${path()}`, {
    headers: { cookie: kolo.cookies.company, 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

async function files(language = 'hr'): Promise<Record<string, string>> {
  const { bytes } = await download(language);
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, content]) => [
      name,
      name.endsWith('.pdf') ? pdfText(Buffer.from(content)) : Buffer.from(content).toString(),
    ]),
  );
}

const read = <T>(all: Record<string, string>, name: string): T =>
  JSON.parse(all[`json/${name}.json`] ?? '') as T;

it('is there once the season has a champion', async () => {
  const { status, json } = await kolo.call('GET', path(), { as: 'company' });
  expect([status, json]).toMatchObject([409, { error: 'league.season-not-over' }]);
  await finish();
  const { headers } = await download();
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toContain('-archive.zip');
});

it('has every table as CSV, the season as JSON and each report as PDF', async () => {
  await finish();
  const all = await files();
  expect(Object.keys(all)).toEqual([
    ...['table', 'results', 'scorers', 'cards', 'attendance'].map((name) => `csv/${name}.csv`),
    ...['season', 'table', 'matches', 'stages', 'awards', 'records'].map(
      (name) => `json/${name}.json`,
    ),
    `pdf/match-${match.id}.pdf`,
  ]);
  expect(all['csv/table.csv']).toContain('\r\n1;Adria;1;1;0;0;1;0;');
  expect(all['csv/scorers.csv']).toContain(`\r\n${whole};Adria;1`);
  expect(read<LeagueTableRow[]>(all, 'table')).toMatchObject([
    { teamName: 'Adria', points: 3 },
    { teamName: 'Bura', points: 0 },
  ]);
  expect(read<MatchView[]>(all, 'matches')).toMatchObject([
    { id: match.id, homeScore: 1, awayScore: 0 },
  ]);
  expect(read<LeagueAward[]>(all, 'awards')[0]).toMatchObject({
    kind: 'champion',
    team: { name: 'Adria' },
  });
  expect((await files('en'))['csv/table.csv']).toMatch(/^\ufeffposition;team;/);
});

it('has the public reports, without what only the parties of a match may read', async () => {
  await finish();
  const remark = { as: 'company', body: { text: 'Rasvjeta je bila slaba.' } } as const;
  expect((await kolo.call('POST', `/api/matches/${match.id}/remarks`, remark)).status).toBe(200);
  const report = (await files('en'))[`pdf/match-${match.id}.pdf`];
  expect(report).toContain('1 : 0');
  expect(report).toContain('Adria');
  expect(report).not.toContain('Rasvjeta');
});

it('is the same to the byte as long as nothing changes, also on another node', async () => {
  await finish();
  const { bytes } = await download();
  const other = await startTestApp({ database: kolo.database });
  try {
    const answer = await fetch(`${other.url}${path()}`, {
      headers: { cookie: other.cookies.company, 'accept-language': 'hr' },
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  } finally {
    await other.close();
  }
});

it('names players by the policy of the league', async () => {
  await finish();
  expect((await files())['csv/attendance.csv']).toMatch(named);
  const policy = { as: 'admin', body: { namePolicy: 'hidden' } } as const;
  const league = `/api/leagues/${match.league.leagueId}`;
  expect((await kolo.call('PATCH', league, policy)).status).toBe(200);
  expect(Object.values(await files()).join('\n')).not.toMatch(named);
});

it('has nobody who was erased', async () => {
  await finish();
  expect(Object.values(await files()).join('\n')).toMatch(named);
  const erasure = { as: 'admin', body: { name: whole } } as const;
  const person = `/api/people/player-${match.home[0]}`;
  expect((await kolo.call('POST', `${person}/erase`, erasure)).status).toBe(204);
  const all = await files();
  expect(Object.values(all).join('\n')).not.toMatch(named);
  expect(all['csv/scorers.csv']).toMatch(/;Adria;1\r\n/);
});

it('is for whoever is signed in', async () => {
  await finish();
  expect((await kolo.call('GET', path())).status).toBe(401);
  const nowhere = await kolo.call('GET', '/api/leagues/2000000/archive.zip', { as: 'company' });
  expect(nowhere.status).toBe(404);
});
