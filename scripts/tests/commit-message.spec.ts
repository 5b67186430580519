import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

function objectionsTo(message: string): string {
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync(join(root, '.githooks/commit-msg'), [file]);
  expect(status).toBe(stderr.length === 0 ? 0 : 1);
  return stderr.toString();
}

it.each([
  'Refuse a second timeout in one half\n',
  'Feed the projections in batches\n\nOne row at a time cost a round trip each.\n',
  `Add ${'a'.repeat(68)}\n`,
  'Add a hook\n# Please enter the commit message for your changes.\n',
  'Merge branch with a name that is much longer than the subject of a commit ought to be, by far\n',
])('the commit message %j passes', (message) => {
  expect(objectionsTo(message)).toBe('');
});

it.each([
  [`Add ${'a'.repeat(69)}`, 'more than 72 characters'],
  ['add a hook', 'capital letter'],
  ['Add a hook.', 'full stop'],
  ['Added a hook', 'imperative'],
  ['Adding a hook', 'imperative'],
  ['Add a hook\nwithout a blank line', 'blank line'],
  ['# only comments', 'no subject'],
])('the commit message %j is refused', (message, objection) => {
  expect(objectionsTo(message)).toContain(objection);
});
