import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { migrateTo } from './data-source.js';
import { FactsAsText1795601400000 } from './migrations/202611251010-facts-as-text.js';
import { migrations } from './migrations/index.js';

const before = migrations.slice(0, migrations.indexOf(FactsAsText1795601400000));

let database: TestDatabase;
let old: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateTo(database.adminUrl, before);
  old = new pg.Client({ connectionString: database.url });
  await old.connect();
});
afterAll(async () => {
  await old.end();
  await database.drop();
});

/** As a server of the version before appends and reads: by the function, and by a statement made once. */
const append = (version: number) =>
  old.query({
    name: 'append_lines',
    text: 'SELECT * FROM append_lines($1, $2, $3, $4, $5, $6, $7)',
    values: [
      `{7,${version - 1}}`,
      `{7,${version},1,NULL,NULL,0}`,
      `{"GoalScored","old-${version}"}`,
      '{"2026-03-15T16:00:00.000Z"}',
      `[{"team": "home", "scorer": ${version}}, {"actor": {"id": 1}, "device": "Šubićevac \\\\"}]`,
      '{}',
      false,
    ],
  });
const read = async () => {
  const { rows } = await old.query({
    name: 'read_stream',
    text: 'SELECT version, data, metadata FROM events WHERE stream = $1 ORDER BY version',
    values: [7],
  });
  return rows;
};
const event = (version: number) => ({
  version,
  data: { team: 'home', scorer: version },
  metadata: { actor: { id: 1 }, device: 'Šubićevac \\' },
});

it('a server of the version before appends and reads on, with the statements that it made', async () => {
  expect((await append(1)).rows).toEqual([]);
  expect(await read()).toEqual([event(1)]);
  await migrateTo(database.adminUrl, migrations);
  expect((await append(2)).rows).toEqual([]);
  expect((await append(4)).rows).toEqual([{ stream: 7, refusal: 'version-conflict' }]);
  expect(await read()).toEqual([event(1), event(2)]);
});

it('what the log had before is there as text', async () => {
  const { rows } = await old.query(
    `SELECT pg_typeof(fact)::text AS type, fact FROM events ORDER BY version`,
  );
  expect(rows).toEqual([1, 2].map((version) => ({ type: 'json', fact: event(version).data })));
});

it('the table is still append-only, for its owner too', async () => {
  const owner = new pg.Client({ connectionString: database.adminUrl });
  await owner.connect();
  try {
    await expect(owner.query("UPDATE events SET fact = '{}'")).rejects.toThrow('append-only');
  } finally {
    await owner.end();
  }
});
