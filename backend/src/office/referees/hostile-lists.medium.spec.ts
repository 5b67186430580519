import { usualRefereeRules } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

it.each([[[[]]], [[null]], [[{}]], [['x']]])('a list with %j in it is refused', async (list) => {
  const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company });
  const calls = [
    ['referee', '/api/referee/absences', { absences: list }],
    ['admin', `/api/leagues/${leagueId}/referee-rules`, { ...usualRefereeRules, roles: list }],
    ['referee', '/api/referee/profile', { companies: list, playsFor: [] }],
  ] as const;
  for (const [as, path, body] of calls)
    expect([path, (await kolo.call('PUT', path, { as, body })).status]).toEqual([path, 400]);
});
