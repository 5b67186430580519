import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { migrateTo } from './data-source.js';
import { SeasonSettings1795763400000 } from './migrations/202611270710-season-settings.js';
import { migrations } from './migrations/index.js';

let database: TestDatabase;
let db: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateTo(
    database.adminUrl,
    migrations.slice(0, migrations.indexOf(SeasonSettings1795763400000)),
  );
  db = new pg.Client({ connectionString: database.adminUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

it('leagues from before keep of the home page what is true of them', async () => {
  await db.query(`
    INSERT INTO leagues (id, name, season, start_date, end_date) VALUES
      (1, 'Poslovna liga', '2025/26', '2025-10-18 22:00Z', '2026-05-24 21:59Z'),
      (2, 'Ljetna liga', '2024', '2024-06-01', '2024-09-01');
    INSERT INTO matches
    SELECT n, 1, 1, 1, 2, NULL, NULL, '2026-03-15 15:00Z'::timestamptz + n * interval '1 hour',
           CASE n WHEN 2 THEN 'Dvorana Sjever' ELSE 'Dvorana Zvijezda' END, 'scheduled', 'pre-match', 0,
           0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 1, now()
    FROM generate_series(0, 4) AS n;
  `);
  await migrateTo(database.adminUrl, migrations);
  const { rows } = await db.query(
    `SELECT venue, kick_off_from, kick_off_until, format, ball_size, finals_on::text, finalists
     FROM leagues ORDER BY id`,
  );
  const everywhere = { format: '4+1', ball_size: 5 };
  expect(rows).toEqual([
    {
      ...{ venue: 'Dvorana Zvijezda', kick_off_from: '16:00', kick_off_until: '20:00' },
      ...{ ...everywhere, finals_on: '2026-05-24', finalists: 8 },
    },
    {
      ...{ venue: null, kick_off_from: null, kick_off_until: null },
      ...{ ...everywhere, finals_on: null, finalists: null },
    },
  ]);
});
