import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPerson, MatchOfficialsView } from '@kolo/domain';
import { unzipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { tracesInDatabase } from '../../../test/traces.js';
import { until } from '../../../test/until.js';
import { FolderFiles } from '../../platform/storage/backup-files.js';
import { backUp } from '../maintenance/backup.js';
import { restore } from '../maintenance/restore.js';
import { listedIn } from './replay-erasures.js';
import type { ErasedSubject } from './subject.js';

const coach = { firstName: 'Šumigor', lastName: 'Kvrgonjić' };
const referee = { firstName: 'Trnoslav', lastName: 'Zvrcković', town: 'Trbuljograd' };
const ofCoach = ['umigor', 'vrgonji'];
const ofReferee = ['trnoslav', 'zvrckovi', 'trbuljograd'];

const folder = mkdtempSync(join(tmpdir(), 'kolo-erased-officials-'));
const saved = join(folder, 'saved');
const quiet = { rows: () => {}, files: () => {}, checked: () => {} };
/** Words that name nobody. */
const offence = 'Vrijeđao je suce s klupe.';
const places: TestDatabase[] = [];

let kolo: TestApp;
let match: LiveMatchUnderTest;
let erasures: ErasedSubject[];

async function must(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await kolo.call(method, path, { as: 'admin', ...(body && { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

const named = () => must('GET', `/api/matches/${match.id}/officials`);

async function search(name: string): Promise<FoundPerson[]> {
  return (await must('GET', `/api/people?search=${encodeURIComponent(name)}`)) as FoundPerson[];
}

async function suspensionsIn(key: string): Promise<unknown> {
  const response = await fetch(`${kolo.url}/api/people/${key}/export`, {
    method: 'POST',
    headers: { cookie: kolo.cookies.admin },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = Buffer.from(files['person.json'] ?? []).toString();
  return (JSON.parse(text) as { suspensions: unknown }).suspensions;
}

async function erase({ kind, id, name }: FoundPerson): Promise<void> {
  await must('POST', `/api/people/${kind}-${id}/erase`, { name });
}

/** The backup of before the erasures in a database of its own, and where names of officials are in it. */
async function put(list: ErasedSubject[]): Promise<{ erased: number; traces: string[] }> {
  const place = await createTestDatabase();
  places.push(place);
  const files = new FolderFiles(join(folder, `place-${places.length}`));
  mkdirSync(join(folder, `place-${places.length}`));
  const target = { url: place.adminUrl, files, replace: false, erasures: list };
  const { erased } = await restore(saved, target, quiet);
  const traces = await tracesInDatabase(place.adminUrl, [...ofCoach, ...ofReferee]);
  return { erased, traces };
}

beforeAll(async () => {
  kolo = await startTestApp({ config: { dataDir: join(folder, 'data') } });
  match = await scheduledMatch(kolo);
  const userId = kolo.userIds.referee;
  const officials = `/api/matches/${match.id}/officials`;
  await must('PUT', `/api/matches/${match.id}/referees`, { userIds: [userId] });
  await must('PUT', officials, { side: 'home', role: 'coach', ...coach });
  await must('POST', `/api/leagues/${match.league.leagueId}/suspensions`, {
    officialId: (await search(coach.lastName))[0]?.id,
    kind: 'matches',
    amount: 2,
    reason: 'insult',
    from: '2026-03-15',
    text: offence,
  });
  await must('PUT', officials, { side: 'match', role: 'first', ...referee, userId });
  mkdirSync(join(folder, 'data'), { recursive: true });
  await backUp(kolo.database.adminUrl, new FolderFiles(join(folder, 'data')), saved, quiet);
});
afterAll(async () => {
  await kolo.close();
  for (const place of places) await place.drop();
  rmSync(folder, { recursive: true });
});

it('a coach who is erased and a referee whose account is, are in no match, offer, audit or search', async () => {
  const [found] = await search('kvrgonjic');
  if (found === undefined) throw new Error('The coach is not found');
  expect(await suspensionsIn(`official-${found.id}`)).toMatchObject([
    { type: 'OfficialSuspended', fact: { amount: 2 }, text: offence },
  ]);
  await erase(found);
  const decisions = await must('GET', `/api/leagues/${match.league.leagueId}/decisions`);
  expect(JSON.stringify(decisions)).not.toContain(offence);
  const { rows } = await kolo.db.query<{ username: string }>(
    'SELECT username FROM users WHERE id = $1',
    [kolo.userIds.referee],
  );
  const account = { id: kolo.userIds.referee, name: rows[0]?.username ?? '' };
  await must('POST', `/api/people/account-${account.id}/erase`, { name: account.name });
  const url = kolo.database.adminUrl;
  await until(async () => (await tracesInDatabase(url, [...ofCoach, ...ofReferee])).length === 0);
  const { officials, choices, accounts } = (await named()) as MatchOfficialsView;
  expect([officials, choices, accounts]).toEqual([[], { home: [], away: [], match: [] }, []]);
  for (const name of [coach.lastName, referee.lastName]) expect(await search(name)).toEqual([]);
  erasures = await listedIn(kolo.app.get(DataSource, { strict: false }));
  expect(erasures.map(({ kind, id }) => [kind, id])).toEqual([
    ['official', found.id],
    ['account', account.id],
  ]);
});

it('a backup of before would bring both back where nobody knows of it', async () => {
  const { erased, traces } = await put([]);
  expect(erased).toBe(0);
  for (const word of [...ofCoach, ...ofReferee]) expect(traces.join()).toContain(word);
});

it('with the list their names are nowhere in it', async () => {
  expect(await put(erasures)).toEqual({ erased: 2, traces: [] });
});

it('with one of them on the list the other one stays', async () => {
  const { erased, traces } = await put(erasures.filter(({ kind }) => kind === 'account'));
  expect(erased).toBe(1);
  for (const word of ofCoach) expect(traces.join()).toContain(word);
  for (const word of ofReferee) expect(traces.join()).not.toContain(word);
});
