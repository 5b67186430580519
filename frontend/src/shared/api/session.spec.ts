import type { SessionUser } from '@kolo/domain';
import { type Answer, type FakeServer, lost, serve } from '@/shared/testing/fake-server';
import { readSession } from './session';
import { rememberUser } from './session-memory';

const user: SessionUser = {
  id: 1,
  username: 'admin',
  role: 'admin',
  companyName: null,
  membershipPackage: null,
};

let server: FakeServer;
const answers = (...answer: Answer) => void server.on('GET /api/user', answer);
const networkFails = () => void server.on('GET /api/user', lost);

beforeEach(() => {
  localStorage.clear();
  server = serve();
});

describe('readSession', () => {
  it('takes the server at its word', async () => {
    answers(200, user);
    expect(await readSession()).toEqual({ user, confirmed: true });
    answers(401, { message: 'Prijavite se za nastavak.' });
    expect(await readSession()).toEqual({ user: null, confirmed: true });
  });

  it('knows the last user without a network', async () => {
    answers(200, user);
    await readSession();
    networkFails();
    expect(await readSession()).toEqual({ user, confirmed: false });
  });

  it('knows the last user while the server starts again', async () => {
    rememberUser(user);
    answers(502, 'Bad gateway');
    expect(await readSession()).toEqual({ user, confirmed: false });
  });

  it('forgets the user for good when the server says so', async () => {
    rememberUser(user);
    answers(401, { message: 'Prijavite se za nastavak.' });
    await readSession();
    networkFails();
    expect(await readSession()).toEqual({ user: null, confirmed: false });
  });

  it.each([
    ['its page', '<html>Prijavite se na Wi-Fi</html>'],
    ['nothing', ''],
    ['JSON of its own', '{"login":true}'],
  ])('knows the last user where a Wi-Fi answers %s instead of the server', async (_, text) => {
    rememberUser(user);
    answers(200, text);
    expect(await readSession()).toEqual({ user, confirmed: false });
    networkFails();
    expect(await readSession()).toEqual({ user, confirmed: false });
  });

  it('has no user on a new device without a network', async () => {
    networkFails();
    expect(await readSession()).toEqual({ user: null, confirmed: false });
  });

  it.each([
    '{',
    '{"id":"1","username":"x","role":"admin"}',
    '{"id":1,"username":"x","role":"boss"}',
  ])('does not trust a damaged memory: %s', async (stored) => {
    localStorage.setItem('session-user', stored);
    networkFails();
    expect(await readSession()).toEqual({ user: null, confirmed: false });
  });
});
