import { startTestApp, type TestApp, testPassword } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';
import { liveSocket, opened } from '../../../test/spectator.js';
import { PinoLogger } from '../log/pino-logger.js';

let kolo: TestApp;
let lines: Record<string, unknown>[];
beforeAll(async () => {
  kolo = await startTestApp({ config: { livePublic: false } });
});
afterAll(() => kolo.close());
beforeEach(() => {
  lines = [];
  const keep = (line: unknown): void => {
    if (typeof line === 'object' && line !== null && 'event' in line) lines.push({ ...line });
  };
  jest.spyOn(PinoLogger.prototype, 'log').mockImplementation(keep);
  jest.spyOn(PinoLogger.prototype, 'warn').mockImplementation(keep);
});

const headers = { 'x-request-id': 'the-request-of-this-test' };
const from = { network: '127.0.0.1', requestId: headers['x-request-id'] };
const signIn = (username: string, password: string) =>
  kolo.call('POST', '/api/login', { body: { username, password }, headers });

describe('the log of who came in and who was turned away', () => {
  it('tells a sign-in with account, network and request', async () => {
    await signIn('referee', testPassword);
    expect(lines).toEqual([
      {
        event: 'sign-in',
        accountId: kolo.userIds.referee,
        ...from,
        method: 'POST',
        url: '/api/login',
      },
    ]);
  });

  it('tells a failed one once, without anything that was typed', async () => {
    await signIn('referee', 'My-Secret-Typed');
    await signIn('My-Secret-Typed', 'referee');
    const failed = { event: 'sign-in-failed', reason: 'auth.bad-credentials', ...from };
    expect(lines).toMatchObject([
      { ...failed, accountId: kolo.userIds.referee },
      { ...failed, accountId: null },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/My-Secret-Typed/i);
  });

  it('tells whom a route refused, and not that a visitor is nobody', async () => {
    await kolo.call('GET', '/api/user', { headers: { ...headers, cookie: 'language=hr' } });
    await kolo.call('GET', '/api/audit?before=x', { headers });
    await kolo.call('GET', '/api/audit', { as: 'company', headers });
    await kolo.call('POST', '/api/logout', {
      headers: { ...headers, origin: 'https://a.example' },
    });
    const refused = { event: 'refused', ...from };
    expect(lines).toMatchObject([
      { ...refused, accountId: null, statusCode: 401, method: 'GET', url: '/api/audit' },
      { ...refused, accountId: kolo.userIds.company, statusCode: 403 },
      { ...refused, accountId: null, statusCode: 403, url: '/api/logout' },
    ]);
  });

  it('tells a socket that was refused', async () => {
    await expect(opened(liveSocket(kolo.url))).rejects.toThrow();
    expect(lines).toMatchObject([
      { event: 'refused', statusCode: 401, network: '127.0.0.1', url: '/socket.io/' },
    ]);
  });

  it('tells who read whose document', async () => {
    const { teams } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 1 });
    const form = new FormData();
    const fields = { firstName: 'Ana', lastName: 'Čović', jerseyNumber: 9, teamId: teams[0]?.id };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.set('employmentDocument', new Blob(['%PDF-1.7\n%%EOF\n']), 'ugovor.pdf');
    const cookie = kolo.cookies.company;
    const made = await fetch(`${kolo.url}/api/players`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    const { id } = (await made.json()) as { id: number };
    await kolo.call('GET', `/api/players/${id}/document`, { as: 'admin', headers });
    expect(lines).toMatchObject([
      { event: 'document-read', accountId: kolo.userIds.admin, playerId: id, ...from },
    ]);
  });
});
