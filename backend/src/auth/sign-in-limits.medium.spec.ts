import { startTestApp, type TestApp } from '../../test/app.js';
import { allowedAttempts, SignInLimits } from './sign-in-limits.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

/** How many statements wait for somebody else's lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await kolo.db.query<{ n: number }>(
    'SELECT count(*)::integer AS n FROM pg_locks WHERE NOT granted',
  );
  return rows[0]?.n ?? 0;
};

it('two who come back at the same moment do not wait for each other in a circle', async () => {
  const limits = kolo.app.get(SignInLimits, { strict: false });
  await kolo.db.query(
    `INSERT INTO sign_in_failures (subject, failures, since)
     SELECT subject, 1, now() - interval '1 hour'
     FROM unnest('{user:third,address:a,user:ana,address:b,user:iva}'::text[]) AS subject`,
  );
  const third = await kolo.db.connect();
  await third.query('BEGIN');
  await third.query("SELECT FROM sign_in_failures WHERE subject = 'user:third' FOR UPDATE");
  let over = false;
  const both = Promise.allSettled([limits.attempt('ana', 'a'), limits.attempt('iva', 'b')]);
  void both.then(() => {
    over = true;
  });
  while (!over && (await waiting()) < 2);
  await third.query('ROLLBACK');
  third.release();
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

it('who takes another address of the same IPv6 network for each attempt is one address', async () => {
  const limits = kolo.app.get(SignInLimits, { strict: false });
  for (let n = 1; n <= allowedAttempts.address; n++) {
    const address = `2001:db8:1:2::${n.toString(16)}`;
    await limits.attempt(`name-${n}`, address);
    await limits.registration(address);
    await limits.resetRequest(`name-${n}@kolo.test`, address);
  }
  const one = '2001:db8:1:2:ffff::1';
  await expect(limits.attempt('one-more', one)).rejects.toThrow(/Too many attempts/);
  await expect(limits.registration(one)).rejects.toThrow(/Too many attempts/);
  await expect(limits.resetConfirmation(one)).rejects.toThrow(/Too many attempts/);
  await limits.attempt('one-more', '2001:db8:1:3::1');
});
