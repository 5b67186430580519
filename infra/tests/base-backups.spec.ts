import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/tests/files.js';

const day = 86_400_000;
let folder: string;
let lastGood: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kolo-base-backups-'));
  lastGood = join(folder, 'last-good');
  // The script waits after each look; here it ends instead.
  program('sleep', 'kill $PPID');
  program('pgbackrest', `echo "$@" >> ${folder}/backups`);
  program('psql', `for last; do :; done; echo "$last" >> ${folder}/notes`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, does: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
}

const written = (name: string): string =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';

/** One look of the script. */
const look = () =>
  spawnSync('sh', [join(root, 'infra/postgres/base-backups.sh')], {
    env: { PATH: `${folder}:${process.env.PATH}`, LAST_GOOD: lastGood },
  });

it('the first is made at once and noted for the metrics, and no second one on that day', () => {
  look();
  expect(written('backups')).toMatch(/stanza-create\n.*--type=(full|incr) backup\n$/);
  const { length } = written('backups');
  look();
  expect(written('backups')).toHaveLength(length);
  const notes = written('notes').match(/'base-backup', true, to_timestamp\(\d{10}\)/g);
  expect(notes).toHaveLength(2);
});

it('the next one follows after a day', () => {
  writeFileSync(lastGood, '');
  utimesSync(lastGood, new Date(), new Date(Date.now() - day));
  look();
  expect(written('backups')).toContain(' backup\n');
});

it('one that fails is noted as such, and what was good before stays the last good one', () => {
  program('pgbackrest', 'exit 1');
  look();
  expect(existsSync(lastGood)).toBe(false);
  expect(written('notes')).toContain("'base-backup', false, NULL");
});
