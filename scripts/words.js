import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { root } from './workspace.js';

/** @import { Node, SourceFile } from 'typescript' */

const require = createRequire(import.meta.url);
/** @type {typeof import('typescript')} */
const ts = require('typescript');

/** @type {Record<string, string>} what names must not say, and what they say instead */
const refused = JSON.parse(readFileSync(join(root, 'scripts/words.json'), 'utf8'));

const folders = ['domain', 'backend', 'frontend', 'e2e', 'faults', 'bench', 'infra', 'scripts'];
const isSource = /\.(tsx?|[cm]?js)$/;
/** The database has these names, and the history of the schema is never rewritten. */
const isMigration = /\/db\/migrations\/\d/;
/** On the wire, and in the storage of devices: such names stay as they are. */
const stored = new Set(['matchDay', 'heardMs']);
const isGenerated = /^(node_modules|dist|dist-server|public|\..*)$/;

/** @returns {string[]} */
const sourcesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isGenerated.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return isSource.test(entry.name) && !isMigration.test(path) ? [path] : [];
  });

/** `maxBytes`, `max-bytes` and `MAX_BYTES` are the same words. */
const wordsOf = (/** @type {string} */ name) =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();

const known = /** @type {Map<string, string[]>} */ (new Map());

function problemsOf(/** @type {string} */ name) {
  const found = known.get(name);
  if (found !== undefined) return found;
  const words = stored.has(name) ? '' : ` ${wordsOf(name).trim()} `;
  const problems = Object.entries(refused)
    .filter(([phrase]) => words.includes(` ${phrase} `))
    .map(([phrase, instead]) => `${name}: not "${phrase}" but ${instead}`);
  known.set(name, problems);
  return problems;
}

function problemsIn(/** @type {string} */ path) {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found = problemsOf(basename(path)).map((problem) => ({ line: 1, problem }));
  const visit = (/** @type {Node} */ node) => {
    const name = declaredName(node);
    if (name !== null)
      for (const problem of problemsOf(name.text)) {
        const { line } = source.getLineAndCharacterOfPosition(name.end);
        found.push({ line: line + 1, problem });
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const shown = relative(root, path);
  return [
    ...found.map(({ line, problem }) => `${shown}:${line} ${problem}`),
    ...serviceProblems(shown, source),
  ];
}

/** Only declarations: libraries choose their own names. @returns {import('typescript').Identifier | null} */
function declaredName(/** @type {Node} */ node) {
  const { name } = /** @type {import('typescript').NamedDeclaration} */ (node);
  if (name === undefined || !ts.isIdentifier(name) || ts.isPropertyAccessExpression(node))
    return null;
  return ts.isImportSpecifier(node) && node.propertyName === undefined ? null : name;
}

function serviceProblems(/** @type {string} */ path, /** @type {SourceFile} */ source) {
  if (!path.startsWith('backend/src/') || path.endsWith('.spec.ts')) return [];
  const isServiceFile = path.endsWith('.service.ts');
  return source.statements
    .filter((statement) => ts.isClassDeclaration(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(({ name }) => name?.text ?? '')
    .filter((name) => name.endsWith('Service') !== isServiceFile)
    .map((name) =>
      isServiceFile
        ? `${path}:1 ${name}: a service's name ends in Service, anything else lives in another file`
        : `${path}:1 ${name}: a service lives in a *.service.ts`,
    );
}

const problems = folders.flatMap((folder) => sourcesIn(join(root, folder))).flatMap(problemsIn);
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(`\n${problems.length} names: docs/style.md has the glossary.`);
process.exitCode = problems.length > 0 ? 1 : 0;
