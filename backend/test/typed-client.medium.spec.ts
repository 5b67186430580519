import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApp, type TestApp, testPassword } from './app.js';
import { createLeague } from './league.js';

const root = join(__dirname, '../..');
const bin = (path: string): string => join(root, 'node_modules', path);
const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root });

/** Below the repository, where the packages of the client are found. */
const folder = join(root, '.cache', `typed-client-${process.pid}`);

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
  mkdirSync(folder, { recursive: true });
  cpSync(join(__dirname, 'client'), folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await kolo.close();
});

it('a client whose types are made from the description runs a match', async () => {
  await node(
    ...[bin('openapi-typescript/bin/cli.js'), 'docs/openapi.json'],
    // A field with a default may be left out.
    ...['--default-non-nullable', 'false', '--output', join(folder, 'api.d.ts')],
  );
  expect(readFileSync(join(folder, 'api.d.ts'), 'utf8')).toContain('"/api/matches/{id}/goals"');
  await compile();

  const { leagueId, teams } = await createLeague(kolo.db, {
    ownerId: kolo.userIds.company,
    teams: 2,
  });
  expect(leagueId).toBeGreaterThan(0);
  const [home, away] = teams;
  if (home === undefined || away === undefined) throw new Error('The league has no teams');
  const { runMatch } = require('./client/run-match.js');
  expect(
    await runMatch({
      url: kolo.url,
      username: 'admin',
      password: testPassword,
      homeTeamId: home.id,
      awayTeamId: away.id,
      playerIds: [...home.playerIds, ...away.playerIds],
    }),
  ).toEqual({
    homeScore: 1,
    awayScore: 0,
    status: 'completed',
    types: expect.arrayContaining(['GoalScored', 'MatchFinished']),
    refusal: 'match.not-scheduled',
  });
});

/** Right calls have no errors, and wrong ones, each marked as such, have one each. */
async function compile(): Promise<void> {
  const failed = await node(bin('typescript7/bin/tsc'), '-p', folder).catch(
    ({ stdout }: { stdout: string }) => stdout,
  );
  if (typeof failed === 'string') throw new Error(failed);
}
