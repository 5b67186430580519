import { type SignOffView, usualSeasonRules } from '@kolo/domain';
import type { TestApp } from './app.js';
import { consoleOf } from './console.js';
import type { LiveMatchUnderTest } from './live-match.js';

/** From now on results of its league are official once both teams and the referee have signed. */
export async function makeOfficialWhenSigned(app: TestApp, leagueId: number): Promise<void> {
  const signing = { ...usualSeasonRules.signing, officialWhenAllSigned: true };
  const body = { ...usualSeasonRules, signing };
  const path = `/api/leagues/${leagueId}/season-rules`;
  const { status, text } = await app.call('PUT', path, { as: 'admin', body });
  if (status !== 200) throw new Error(text);
}

/** By both teams and the referee at the table. @returns the version of the last signature */
export async function signByAll(
  app: TestApp,
  { id }: Pick<LiveMatchUnderTest, 'id'>,
  name = 'Ana Šarić',
): Promise<number> {
  const cookie = await consoleOf(app, id);
  const path = `/api/matches/${id}/sign-off`;
  const { json } = await app.call('GET', path, { as: 'admin' });
  const { reportHash } = json as SignOffView;
  let version = 0;
  for (const role of ['home', 'away', 'referee']) {
    const body = { role, method: 'tick', name, reportHash };
    const answer = await app.call('POST', path, { headers: { cookie }, body });
    if (answer.status !== 200) throw new Error(answer.text);
    version = (answer.json as { version: number }).version;
  }
  return version;
}
