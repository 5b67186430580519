import type { CreatedGrant } from '@kolo/domain';
import type { TestAnswer, TestApp } from './app.js';

/** A grant for the table of a match, as its administrator gets it. */
export async function grantOf(
  app: TestApp,
  matchId: number,
  request: object = {},
): Promise<CreatedGrant & { token: string }> {
  const body = { label: 'Stol 1', ...request };
  const { status, json, text } = await app.call('POST', `/api/matches/${matchId}/grants`, {
    as: 'admin',
    body,
  });
  if (status !== 201) throw new Error(text);
  const made = json as CreatedGrant;
  return { ...made, token: made.url.split('#t=')[1] ?? '' };
}

/** The `cookie` header of a device that has entered with a token, or code and PIN. */
export async function entered(app: TestApp, body: object, cookie?: string): Promise<string> {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const answer = await app.call('POST', '/api/console/enter', { body, headers });
  if (answer.status !== 200) throw new Error(answer.text);
  return cookieIn(answer);
}

export const cookieIn = ({ headers }: TestAnswer): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A device at the table of one match. */
export async function consoleOf(app: TestApp, matchId: number): Promise<string> {
  const { token } = await grantOf(app, matchId);
  return entered(app, { token });
}
