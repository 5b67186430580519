import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { missingTexts } from './texts.js';
import { root, tsc } from './workspace.js';

const projects = [
  ...['domain/tsconfig.json', 'domain/tsconfig.spec.json', 'backend/tsconfig.json'],
  ...['frontend/tsconfig.json', 'e2e/tsconfig.json', 'bench/tsconfig.json'],
  ...['scripts/tsconfig.json', 'infra/tsconfig.json', 'faults/tsconfig.json'],
];

/** Projects share sources and report the same errors, so errors are kept by place. */
const errors = /** @type {Map<string, string>} */ (new Map());

for (const project of projects.filter((path) => existsSync(join(root, path))))
  for (const error of await errorsOf(project)) errors.set(error.split(': ', 1)[0] ?? '', error);

const missing = errors.size === 0 ? [] : missingTexts();
for (const { problem } of missing) console.error(problem);
for (const error of errors.values()) if (!isExplained(error)) console.error(withPlainKey(error));
process.exitCode = errors.size > 0 ? 1 : 0;

/** @param {string} project @returns {Promise<string[]>} with the indented lines that belong to each */
async function errorsOf(project) {
  const options = { cwd: root, maxBuffer: 2 ** 28 };
  const run = promisify(execFile)(
    process.execPath,
    [tsc, '-p', project, '--pretty', 'false'],
    options,
  );
  const { code, stdout, stderr } = await run.then(
    (done) => ({ ...done, code: 0 }),
    (failed) => failed,
  );
  if (code === 0) return [];
  return stdout.trim() === '' ? [`${project}: ${stderr}`] : stdout.trim().split(/\n(?=\S)/);
}

function isExplained(/** @type {string} */ error) {
  const [, file] = /^frontend\/src\/shared\/i18n\/(?:hr|en)\/(\S+)\(/.exec(error) ?? [];
  return file !== undefined && missing.some((text) => text.file === basename(file));
}

/** For an unknown key in `t('…')` the compiler prints a page of types. */
function withPlainKey(/** @type {string} */ error) {
  if (!error.includes('TemplateStringsArray')) return error;
  const key = [...error.matchAll(/Type '"([^'|]+)"' is not assignable/g)].at(-1)?.[1];
  const [place] = error.split(': ', 1);
  return key === undefined ? error : `${place}: the text "${key}" is missing in hr`;
}
