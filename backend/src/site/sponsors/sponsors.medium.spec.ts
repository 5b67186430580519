import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';

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

  it('shows the teams of every league that is played, each company once', async () => {
    const league = async (starts: string, ends: string, ...owners: number[]): Promise<number[]> => {
      const { rows } = await kolo.db.query<{ id: number }>(
        `WITH made AS (
           INSERT INTO leagues (name, season, start_date, end_date)
           VALUES ('Liga', '1', now() + $1::interval, now() + $2::interval) RETURNING id)
         INSERT INTO teams (name, user_id, league_id)
         SELECT coalesce(company_name, username), u.id, made.id FROM made, users u
         WHERE u.id = ANY ($3) ORDER BY u.id RETURNING id`,
        [starts, ends, owners],
      );
      return rows.map(({ id }) => id);
    };
    await league('-400 days', '-100 days', await newCompany('Prošla sezona'));
    await league('90 days', '300 days', await newCompany('Iduća sezona'));
    const { rows } = await kolo.db.query<{ id: number }>(
      "SELECT id FROM users WHERE company_name = 'Žito d.d.'",
    );
    const zito = rows[0]?.id ?? 0;
    const zrmanja = await newCompany('Zrmanja');
    const owners = [kolo.userIds.company, zito, zrmanja].sort((a, b) => a - b);
    const teams = await league('-60 days', '60 days', ...owners);
    const shown = (await strip()) as { name: string; teamId: number | null }[];
    expect(shown.map(({ name, teamId }) => [name, teamId])).toEqual([
      ['Žito d.d.', teams[owners.indexOf(zito)]],
      ['Adria', expect.any(Number)],
      ['Bura', expect.any(Number)],
      ['Čakovec', expect.any(Number)],
      ['Zrmanja', teams[owners.indexOf(zrmanja)]],
    ]);
    expect(shown[1]?.teamId).not.toBe(teams[owners.indexOf(kolo.userIds.company)]);
  });
});

it('tells the configured contact', async () => {
  expect((await kolo.call('GET', '/api/contact')).json).toEqual(contact);
});
