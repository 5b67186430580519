import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The variables of a process that has read `.env` in the folder. */
function settings(environment: Record<string, string> = {}) {
  const script = join(root, 'scripts/environment-file.js');
  const program = `import { readEnvironmentFile } from ${JSON.stringify(script)};
    readEnvironmentFile(${JSON.stringify(folder)});
    const { PORT, SEED, HOST } = process.env;
    console.log(JSON.stringify({ PORT, SEED, HOST }));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

it('without .env nothing is set', () => {
  expect(settings()).toEqual({});
});

it('.env sets what the environment does not, and leaves out what is empty', () => {
  writeFileSync(join(folder, '.env'), '# the port\nPORT=3001\nSEED="none"\nHOST=\n');
  expect(settings()).toEqual({ PORT: '3001', SEED: 'none' });
  expect(settings({ PORT: '4000' })).toEqual({ PORT: '4000', SEED: 'none' });
});
