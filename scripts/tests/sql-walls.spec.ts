import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './files.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-sql-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param files sources by their path below `backend/src` */
function problemsIn(files: Record<string, string>): string[] {
  const backend = mkdtempSync(join(folder, 'backend-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(backend, dirname(path)), { recursive: true });
    writeFileSync(join(backend, path), text);
  }
  const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/sql.js'), backend], {
    encoding: 'utf8',
  });
  return stderr.split('\n').filter((line) => line !== '' && !line.includes('without use'));
}

const entity = { 'season/votes/vote.entity.ts': "@Entity('votes')\nexport class Vote {}" };

it('a table is named by its own wing and by the wings above', () => {
  const read = 'export const read = "SELECT id FROM votes";';
  expect(problemsIn({ ...entity, 'season/a.ts': read, 'operations/b.ts': read })).toEqual([]);
});

it.each([
  ["'SELECT id FROM votes'", 'a string'],
  [`\`SELECT \${'id'}\nFROM votes v WHERE id = 1\``, 'a template'],
  [`\`SELECT FROM matches m \${'LEFT'} JOIN votes v ON v.id = m.id\``, 'after a hole'],
  ["'DELETE FROM votes'", 'a deletion'],
  ["'UPDATE votes SET id = 1'", 'an update'],
  ["'INSERT INTO votes VALUES (1)'", 'an insertion'],
  ["'SELECT FROM matches m, votes v'", 'a list'],
])('SQL from below is refused: %s, %s', (sql) => {
  const [problem, ...others] = problemsIn({ ...entity, 'live/a.ts': `export const sql = ${sql};` });
  expect(problem).toMatch(/live\/a\.ts:\d votes belongs to season, above live$/);
  expect(others).toEqual([]);
});

it('words and tests may name what they like', () => {
  const read = "it('reads', () => db.query('SELECT FROM votes'));";
  expect(
    problemsIn({
      ...entity,
      'live/a.ts': "// FROM votes\nexport const text = 'from votes';",
      'live/a.spec.ts': read,
    }),
  ).toEqual([]);
});

it('a table that a migration makes has an owner', () => {
  const path = 'platform/db/migrations/202601010000-a.ts';
  expect(problemsIn({ [path]: 'export const sql = `CREATE TABLE prizes (id int)`;' })).toEqual([
    'prizes: no wing owns it, see scripts/walls.json',
  ]);
});
