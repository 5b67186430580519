import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { madeTables, namesInSql, tableOfEntity } from './sql-tables.js';
import { root } from './workspace.js';

// SQL obeys the wings as imports do: a wing names no table of a wing above it.

const backend = process.argv[2] ?? join(root, 'backend/src');

/** @type {{ wings: string[], tables: Record<string, string>, readsUpwards: Record<string, string> }} */
const walls = JSON.parse(readFileSync(join(root, 'scripts/walls.json'), 'utf8'));

const sources = readdirSync(backend, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.ts') && !/\.spec\.ts$|(^|\/)testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(backend, path), 'utf8') }));
const isMigration = (/** @type {{ path: string }} */ { path }) =>
  path.startsWith('platform/db/migrations/');

const wingOf = (/** @type {string} */ path) => path.split('/')[0] ?? '';
const owners = new Map(Object.entries(walls.tables));
for (const { path, text } of sources) {
  const table = tableOfEntity(text);
  if (table !== undefined) owners.set(table, wingOf(path));
}

const isBelow = (/** @type {string} */ wing, /** @type {string} */ owner) =>
  walls.wings.indexOf(wing) > walls.wings.indexOf(owner);

const problems = /** @type {string[]} */ ([]);
const excused = new Set();
for (const table of new Set(sources.filter(isMigration).flatMap(({ text }) => madeTables(text))))
  if (!owners.has(table)) problems.push(`${table}: no wing owns it, see scripts/walls.json`);

for (const { path, text } of sources.filter((source) => !isMigration(source))) {
  const wing = wingOf(path);
  for (const { name, line } of namesInSql(path, text)) {
    const owner = owners.get(name);
    if (owner === undefined || !isBelow(wing, owner)) continue;
    const read = `${path} ${name}`;
    if (read in walls.readsUpwards) excused.add(read);
    else problems.push(`backend/src/${path}:${line} ${name} belongs to ${owner}, above ${wing}`);
  }
}
for (const read of Object.keys(walls.readsUpwards))
  if (!excused.has(read)) problems.push(`${read}: an exception in scripts/walls.json without use`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
