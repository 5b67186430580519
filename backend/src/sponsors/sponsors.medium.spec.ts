import { startTestApp, type TestApp } from '../../test/app.js';
import { createLeague } from '../../test/league.js';

const contact = { email: 'liga@kolo.example', phone: null, city: 'Zagreb' };

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp({ config: { contact } });
});
afterAll(() => kolo.close());

const strip = async (): Promise<unknown> => (await kolo.call('GET', '/api/sponsors')).json;

const sponsor = (userId: number, packageId: number, logoUrl: string | null = null) =>
  kolo.db.query('INSERT INTO sponsorships (user_id, package_id, logo_url) VALUES ($1, $2, $3)', [
    userId,
    packageId,
    logoUrl,
  ]);

const newCompany = async (name: string): Promise<number> => {
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, company_name, approved)
     VALUES ($1, '-', $1 || '@kolo.test', 'company', $1, true) RETURNING id`,
    [name],
  );
  return rows[0]?.id ?? 0;
};

describe('the strip of sponsors and teams', () => {
  it('is empty without a league and without sponsors', async () => {
    expect(await strip()).toEqual([]);
  });

  it('shows teams and sponsors once each, the largest package first', async () => {
    const { teams } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
    const [adria, bura, cakovec] = teams.map(({ id }) => id);
    await sponsor(kolo.userIds.company, 1, '/api/sponsorships/1/logo?v=1');
    await sponsor(await newCompany('Žito d.d.'), 4);
    expect(await strip()).toEqual([
      { name: 'Žito d.d.', teamId: null, logoUrl: null },
      { name: 'Adria', teamId: adria, logoUrl: '/api/sponsorships/1/logo?v=1' },
      { name: 'Bura', teamId: bura, logoUrl: null },
      { name: 'Čakovec', teamId: cakovec, logoUrl: null },
    ]);
  });

  it('leaves out who sponsors no more', async () => {
    const left = await newCompany('Bivši sponzor');
    const gone = await newCompany('Ugašena tvrtka');
    await Promise.all([sponsor(left, 3), sponsor(gone, 3)]);
    await kolo.db.query("UPDATE sponsorships SET status = 'ended' WHERE user_id = $1", [left]);
    await kolo.db.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [gone]);
    const names = ((await strip()) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(['Žito d.d.', 'Adria', 'Bura', 'Čakovec']);
  });
});

it('tells the configured contact', async () => {
  expect((await kolo.call('GET', '/api/contact')).json).toEqual(contact);
});
