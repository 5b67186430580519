import type { CreatedGrant, SiteAddressView } from '@kolo/domain';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { scheduledMatch } from '../../../test/live-match.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { SetupLinksService } from './setup-links.service.js';

let kolo: TestApp;

beforeAll(async () => {
  kolo = await startTestApp({ config: { host: '192.168.1.20' } });
});
afterAll(() => kolo.close());
beforeEach(async () => {
  await kolo.db.query('DELETE FROM site_address');
  await kolo.app.get(SiteAddressService, { strict: false }).read();
});

const home = 'https://liga.example.hr';
const change = (origin: string, app = kolo): Promise<TestAnswer> =>
  app.call('PUT', '/api/site-address', { as: 'admin', body: { origin } });
const view = async (): Promise<SiteAddressView> =>
  (await kolo.call('GET', '/api/site-address', { as: 'admin' })).json as SiteAddressView;
const lastChange = async (): Promise<unknown> => {
  const { json } = await kolo.call('GET', '/api/audit', { as: 'admin' });
  const { entries } = json as { entries: { action: string }[] };
  return entries.find(({ action }) => action === 'site.address');
};
const newGrant = async (app = kolo, match = scheduledMatch(app)): Promise<CreatedGrant> => {
  const path = `/api/matches/${(await match).id}/grants`;
  const made = await app.call('POST', path, { as: 'admin', body: { label: 'Stol 1' } });
  return made.json as CreatedGrant;
};
const setUp = async (more: object): Promise<TestAnswer> => {
  await kolo.db.query("DELETE FROM users WHERE role = 'admin' AND username <> 'admin'");
  const { rows } = await kolo.db.query(
    "UPDATE users SET role = 'public' WHERE role = 'admin' RETURNING id",
  );
  const { token } = await kolo.app.get(SetupLinksService, { strict: false }).make();
  const answer = await kolo.call('POST', '/api/setup', {
    body: {
      token,
      username: 'vesna',
      email: 'vesna@example.com',
      password: 'dvorana-nedjeljom',
      ...more,
    },
  });
  await kolo.db.query("DELETE FROM users WHERE username = 'vesna'");
  await kolo.db.query("UPDATE users SET role = 'admin' WHERE id = ANY ($1)", [
    rows.map(({ id }: { id: number }) => id),
  ]);
  return answer;
};

it('is named by an administrator, and every access and the site map begin with it', async () => {
  expect(await view()).toMatchObject({ origin: null, isFixed: false });
  expect((await change(`${home}/admin`)).json).toMatchObject({ origin: home, isFixed: false });
  const { url, guessedAddress } = await newGrant();
  expect(url).toMatch(/^https:\/\/liga\.example\.hr\/console#t=/);
  expect(guessedAddress).toBeUndefined();
  expect((await kolo.call('GET', '/robots.txt')).text).toContain(`${home}/sitemap.xml`);
});

it('reaches other nodes', async () => {
  await change(home);
  const other = await startTestApp({ database: kolo.database });
  const { url } = await newGrant(other, scheduledMatch(kolo));
  expect(url).toContain(home);
  await other.close();
});

it('is in the audit, with what it was before', async () => {
  await change(home);
  await change('http://192.168.1.20:3000');
  expect(await lastChange()).toMatchObject({
    actor: { username: 'admin' },
    action: 'site.address',
    before: { origin: home },
    after: { origin: 'http://192.168.1.20:3000' },
  });
});

it('is asked for at the setup, and is in the audit', async () => {
  expect((await setUp({ siteAddress: '192.168.1.20:3000' })).status).toBe(201);
  expect(await view()).toMatchObject({ origin: 'http://192.168.1.20:3000' });
  expect(await lastChange()).toMatchObject({
    action: 'site.address',
    before: { origin: null },
    after: { origin: 'http://192.168.1.20:3000' },
  });
  expect(await setUp({ siteAddress: 'ftp://liga' })).toMatchObject({
    status: 400,
    json: { error: 'site.address-invalid' },
  });
});

it('may be left out at the setup, as by a page of the version before', async () => {
  expect((await setUp({})).status).toBe(201);
  expect(await view()).toMatchObject({ origin: null });
});

it('is in the administrator’s first mail', async () => {
  const added = jest.spyOn(NoticesService.prototype, 'add');
  await setUp({ siteAddress: home });
  const news = { kind: 'confirm-email', data: { origin: home } };
  expect(added).toHaveBeenCalledWith(expect.anything(), expect.anything(), news);
});

it.each(['', 'ftp://liga', 'javascript://x', 'https://a:b@liga.hr'])('is not %j', async (typed) => {
  expect(await change(typed)).toMatchObject({
    status: 400,
    json: { error: 'site.address-invalid' },
  });
});

it('is not changed by a page where the operator has set it', async () => {
  const fixed = await startTestApp({ config: { publicOrigin: 'https://kolo.example' } });
  expect(await change(home, fixed)).toMatchObject({
    status: 409,
    json: { error: 'site.address-fixed' },
  });
  expect((await newGrant(fixed)).url).toContain('https://kolo.example/console');
  await fixed.close();
});

it.each([
  ['behind a proxy', { publicOrigin: 'http://localhost:3000', trustedProxies: ['127.0.0.1'] }],
  ['in a container', { publicOrigin: 'http://localhost:3000', inContainer: true }],
  ['in a container without one', { inContainer: true }],
])('is asked for %s where the operator’s own reaches this machine alone', async (_, where) => {
  const config = { ...where, host: '0.0.0.0' };
  const alone = await startTestApp({ config });
  const made = await newGrant(alone);
  expect(made).toMatchObject({ url: expect.stringContaining(alone.url), qr: null });
  expect(made.guessedAddress).toBeUndefined();
  expect((await change(home, alone)).json).toMatchObject({ origin: home, networkAddresses: [] });
  expect(await newGrant(alone)).toMatchObject({ qr: expect.stringMatching(/^data:image/) });
  await alone.close();
});

it('is never this machine’s own in the link of an access', async () => {
  const guessed = 'http://192.168.1.20:3000';
  const led = { url: expect.stringContaining(`${guessed}/console#t=`), guessedAddress: guessed };
  expect(await newGrant()).toMatchObject(led);
  await change('http://localhost:4000');
  expect(await newGrant()).toMatchObject(led);
});

it('is what the administrator uses, where only this machine reaches the one that was named', async () => {
  await change('http://localhost:4000');
  const { id } = await scheduledMatch(kolo);
  const answer = await kolo.app.inject({
    method: 'POST',
    url: `/api/matches/${id}/grants`,
    payload: { label: 'Stol 1' },
    headers: { cookie: kolo.cookies.admin, host: '10.1.2.3:3000' },
  });
  const made: CreatedGrant = answer.json();
  expect(made.url).toContain('http://10.1.2.3:3000/console#t=');
  expect(made.guessedAddress).toBeUndefined();
});
