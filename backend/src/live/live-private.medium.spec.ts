import { startTestApp, type TestApp } from '../../test/app.js';
import { runningMatch } from '../../test/live-match.js';
import { liveSocket, opened, Spectator } from '../../test/spectator.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { livePublic: false } });
});
afterAll(() => app.close());

describe('where watching needs a session', () => {
  it('lets in who is signed in, and nobody else', async () => {
    await expect(opened(liveSocket(app.url))).rejects.toThrow();
    await expect(opened(liveSocket(app.url, { cookie: 'kolo.sid=made-up' }))).rejects.toThrow();
    const match = await runningMatch(app);
    const spectator = new Spectator(app.url, match.id, { cookie: app.cookies.public });
    expect(await spectator.connect()).toMatchObject({ ok: true });
    spectator.close();
  });

  it('asks for the session again at every question', async () => {
    const match = await runningMatch(app);
    const cookie = app.cookies.referee;
    const spectator = new Spectator(app.url, match.id, { cookie });
    await spectator.connect();
    await app.call('POST', '/api/logout', { as: 'referee' });
    expect(await spectator.watch()).toMatchObject({ ok: false, error: 'auth.required' });
    spectator.close();
  });

  it('holds over HTTP too, and no proxy keeps the answer', async () => {
    const match = await runningMatch(app);
    const path = `/api/live/${match.id}`;
    expect((await app.call('GET', path)).status).toBe(401);
    const answer = await app.call('GET', path, { as: 'company' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});
