import type { QueryRunner } from 'typeorm';
import { contractions } from './contractions.js';
import { firstRelease, migrations } from './index.js';

/** Nodes of an earlier release may work beside these. */
const later = migrations.slice(firstRelease.length);

/** The SQL of a migration, without comments and bodies of functions, which change nothing by themselves. */
async function statements(migration: (typeof migrations)[number]): Promise<string> {
  const sent: string[] = [];
  const query = async (sql: string): Promise<unknown[]> => {
    sent.push(sql);
    return [];
  };
  await new migration().up({ query } as unknown as QueryRunner);
  return sent
    .join(';\n')
    .replace(/--.*$/gm, '')
    .replace(/CREATE (OR REPLACE )?FUNCTION[\s\S]*?\$\$[\s\S]*?\$\$/g, 'CREATE FUNCTION')
    .replace(/\s+/g, ' ');
}

/** Changes that break nodes of the release before. */
function contracts(sql: string): string[] {
  const made = [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, name]) => name);
  const alters = [...sql.matchAll(/ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) ([^;]*)/g)].filter(
    ([, table]) => !made.includes(table),
  );
  const changes = alters.flatMap(([, table, list = '']) =>
    [
      [/\bRENAME\b/, 'renames'],
      [/\bSET NOT NULL\b/, 'forbids null'],
      [/\bALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/, 'changes a type'],
      [
        /\bADD (COLUMN )?(IF NOT EXISTS )?(?!CONSTRAINT)\w+ (?:(?!DEFAULT|, ADD).)*NOT NULL(?:(?!DEFAULT|, ADD).)*(,|$)/,
        'adds a column that has to be given',
      ],
      [
        /\bADD (CONSTRAINT \w+ )?(CHECK|UNIQUE|FOREIGN|PRIMARY|EXCLUDE)\b(?!.*NOT VALID)/,
        'limits what is written',
      ],
    ].flatMap(([pattern, what]) => ((pattern as RegExp).test(list) ? [`${what} in ${table}`] : [])),
  );
  const added = [...sql.matchAll(/ALTER TABLE (\w+) ADD COLUMN (\w+)/g)].map(
    ([, table, column]) => `${table} ${column}`,
  );
  // Nodes of the release before write nothing into a column that has just been added.
  const unique = [...sql.matchAll(/CREATE UNIQUE INDEX (?:\w+ )?ON (\w+) \((\w+)/g)].filter(
    ([, table, column]) => !made.includes(table) && !added.includes(`${table} ${column}`),
  );
  const slow = [...sql.matchAll(/CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)[^;]*?ON events\b/g)];
  return [
    ...changes,
    ...[...sql.matchAll(/\b(DROP (?!DEFAULT|NOT NULL)\w+(?: \w+)?|(?<!OR )TRUNCATE)\b/g)].map(
      ([all]) => all,
    ),
    ...unique.map(([, table]) => `limits what is written to ${table}`),
    ...slow.map(() => 'taps wait for an index of the log (CONCURRENTLY)'),
  ];
}

it('the role that owns nothing is given its part of each new table', async () => {
  for (const migration of migrations) {
    const sql = await statements(migration);
    const granted = [...sql.matchAll(/GRANT [^;]*? ON ([\w, ]+) TO kolo_app/g)]
      .map(([, tables]) => tables)
      .join();
    for (const [, table = ''] of sql.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g))
      expect(granted.split(/, ?/)).toContain(table);
  }
});

describe('a migration only adds, because nodes of the release before serve beside it', () => {
  it('or is listed as a contraction', async () => {
    const contracting: string[] = [];
    for (const migration of later)
      if (contracts(await statements(migration)).length > 0) contracting.push(migration.name);
    expect(contracting).toEqual(Object.keys(contractions));
  });

  it('one that takes something away says since when nothing uses it', () => {
    for (const reason of Object.values(contractions)) expect(reason.length).toBeGreaterThan(20);
  });

  it.each([
    ['DROP TABLE votes', 1],
    ['TRUNCATE votes', 1],
    ['CREATE TRIGGER t AFTER DELETE OR TRUNCATE ON votes EXECUTE FUNCTION f()', 0],
    ['ALTER TABLE users RENAME COLUMN a TO b', 1],
    ['ALTER TABLE users DROP COLUMN phone', 1],
    ['ALTER TABLE users ADD COLUMN city text NOT NULL', 1],
    [`ALTER TABLE users ADD COLUMN city text NOT NULL DEFAULT 'Zagreb'`, 0],
    [`ALTER TABLE users ADD COLUMN city text DEFAULT '' NOT NULL`, 0],
    ['ALTER TABLE users ADD COLUMN a text DEFAULT 1, ADD COLUMN b text NOT NULL', 1],
    ['ALTER TABLE users ADD COLUMN city text', 0],
    ['ALTER TABLE users ALTER COLUMN phone SET NOT NULL', 1],
    ['ALTER TABLE users ALTER COLUMN phone DROP NOT NULL', 0],
    ['ALTER TABLE users ALTER phone TYPE integer', 1],
    ['ALTER TABLE users ADD CONSTRAINT c CHECK (id > 0)', 1],
    ['ALTER TABLE users ADD CONSTRAINT c CHECK (id > 0) NOT VALID', 0],
    ['CREATE UNIQUE INDEX one ON users (phone)', 1],
    ['ALTER TABLE users ADD COLUMN badge text; CREATE UNIQUE INDEX one ON users (badge)', 0],
    ['ALTER TABLE users ADD COLUMN badge text; CREATE UNIQUE INDEX one ON users (phone)', 1],
    [
      'CREATE TABLE t (id integer NOT NULL); CREATE UNIQUE INDEX u ON t (id); ALTER TABLE t ADD UNIQUE (id)',
      0,
    ],
    ['CREATE INDEX late ON events (recorded_at)', 1],
    ['CREATE INDEX CONCURRENTLY late ON events (recorded_at)', 0],
  ])('%s: %i', (sql, count) => {
    expect(contracts(sql)).toHaveLength(count);
  });
});
