import { startTestApp, type TestApp, testPassword } from '../../../test/app.js';
import { type NameDelay, nameDelay } from './name-delay.js';
import { allowedAttempts, SignInLimitsService } from './sign-in-limits.service.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

const attempt = (username: string, address: string) =>
  kolo.app.get(SignInLimitsService, { strict: false }).attempt({ username, address });

const quick: NameDelay = { ...nameDelay, maxMs: 20 };
beforeEach(() => {
  for (const [field, value] of Object.entries(quick))
    jest.replaceProperty(nameDelay, field as keyof NameDelay, value);
});
beforeEach(() => kolo.db.query('DELETE FROM sign_in_failures'));

it('many at the same names and networks do not wait for each other in a circle', async () => {
  const limits = kolo.app.get(SignInLimitsService, { strict: false });
  const tries = Array.from({ length: 60 }, async (_, n) => {
    const counted = await attempt(`name-${n % 3}`, `10.0.0.${Math.floor(n / 3) % 4}`);
    if (n % 2 === 0) await limits.succeeded(counted);
  });
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('whoever takes another address of the same IPv6 network for each attempt is one address', async () => {
  const limits = kolo.app.get(SignInLimitsService, { strict: false });
  for (let n = 1; n <= allowedAttempts.address; n++) {
    const address = `2001:db8:1:2::${n.toString(16)}`;
    await attempt(`name-${n}`, address);
    await limits.registration(address);
    await limits.resetRequest(`name-${n}@kolo.test`, address);
  }
  const one = '2001:db8:1:2:ffff::1';
  await expect(attempt('one-more', one)).rejects.toThrow(/Too many attempts/);
  await expect(limits.registration(one)).rejects.toThrow(/Too many attempts/);
  await expect(limits.resetConfirmation(one)).rejects.toThrow(/Too many attempts/);
  await attempt('one-more', '2001:db8:1:3::1');
});

describe('when 50 networks try passwords at a name', () => {
  const at = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });
  const signIn = (network: number, password: string, cookie = '') =>
    node.call('POST', '/api/login', {
      body: { username: 'admin', password },
      headers: { ...at(network), cookie },
    });
  const deviceOf = (headers: Headers): string =>
    headers.getSetCookie().find((one) => one.startsWith('kolo.device=')) ?? '';
  const counters = async (): Promise<unknown> =>
    (await node.db.query('SELECT subject, failures FROM sign_in_failures ORDER BY 1')).rows;

  let node: TestApp;
  let device: string;
  beforeAll(async () => {
    node = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    device = deviceOf((await signIn(200, testPassword)).headers);
  });
  afterAll(() => node.close());
  beforeEach(async () => {
    await node.db.query('DELETE FROM sign_in_failures');
    const attack = Array.from({ length: 50 }, (_, n) => signIn(n, 'wrong'));
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('its owner gets in at once on the device that he used before', async () => {
    jest.replaceProperty(nameDelay, 'maxMs', 60_000);
    expect((await signIn(100, testPassword, device)).status).toBe(200);
    // Also where the whole hall is behind an address that is over its limit.
    const name = `address:203.0.113.100`;
    await node.db.query('INSERT INTO sign_in_failures VALUES ($1, 50, now())', [name]);
    expect((await signIn(100, testPassword)).status).toBe(429);
    expect((await signIn(100, testPassword, device)).status).toBe(200);
  });

  it('its owner gets in on a new device after the longest delay', async () => {
    jest.replaceProperty(nameDelay, 'maxMs', 300);
    const began = performance.now();
    expect((await signIn(100, testPassword)).status).toBe(200);
    const took = performance.now() - began;
    expect(took).toBeGreaterThanOrEqual(299);
  });

  it('a network over its own limit counts nothing more', async () => {
    await node.db.query("INSERT INTO sign_in_failures VALUES ('address:203.0.113.77', $1, now())", [
      allowedAttempts.address,
    ]);
    const before = await counters();
    const body = { username: 'somebody-else', password: 'wrong' };
    const other = node.call('POST', '/api/login', { body, headers: at(77) });
    const answers = await Promise.all([other, ...[1, 2, 3].map(() => signIn(77, 'wrong'))]);
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect(await counters()).toEqual(before);
  });

  it('a cookie of the device that is made up, or another account’s, changes nothing', async () => {
    await node.db.query("INSERT INTO sign_in_failures VALUES ('address:203.0.113.90', 50, now())");
    const [cookie = ''] = device.split(';');
    const body = { username: 'company', password: testPassword };
    const headers = { ...at(90), cookie };
    expect((await node.call('POST', '/api/login', { body, headers })).status).toBe(429);
    const forged = cookie.replace(/=([\w-]{22})/, `=${'x'.repeat(22)}`);
    expect((await signIn(90, testPassword, forged)).status).toBe(429);
  });

  it('a known device is no way to guess without a limit', async () => {
    const wrong = () => signIn(120, 'wrong', device).then(({ status }) => status);
    for (let n = 0; n < 2 * allowedAttempts.username; n++) expect(await wrong()).toBe(401);
    expect(await wrong()).toBe(429);
  });

  it('nothing in the counters tells what was typed as a name', async () => {
    const body = { username: 'Moja-Lozinka-1', password: 'x' };
    await node.call('POST', '/api/login', { body, headers: at(1) });
    expect(JSON.stringify(await counters())).not.toMatch(/lozinka/i);
  });
});
