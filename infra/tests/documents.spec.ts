import { existsSync, readdirSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { root, textOf } from './files.js';

const generated = [
  'node_modules',
  'dist',
  'dist-server',
  '.git',
  '.data',
  '.cache',
  'test-results',
];
const sources = ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.yml', '.yaml', '.sh', '.conf', '.grit'];

const files = (function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (generated.includes(entry.name)) return [];
    return entry.isDirectory() ? below(path) : [path];
  });
})('');

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(path: string): Set<string> {
  const headings = textOf(path).matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Why a link leads nowhere, or null. */
function brokenLink(link: string, from: string): string | null {
  const [file = '', anchor] = link.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(join(root, path))) return `${from}: there is no ${path}`;
  if (anchor === undefined || anchorsOf(path).has(anchor)) return null;
  return `${from}: ${path} has no heading #${anchor}`;
}

const brokenLinks = (path: string, links: RegExp): string[] =>
  [...textOf(path).matchAll(links)]
    .map(([, link = '']) => brokenLink(link, path.endsWith('.md') ? path : ''))
    .filter((problem) => problem !== null);

it('every link between the documents leads to a file and a heading that exist', () => {
  const documents = files.filter((path) => path.endsWith('.md'));
  expect(documents).toContain('docs/product.md');
  expect(
    documents.flatMap((path) => brokenLinks(path, /\]\((?!https?:|mailto:)([^)\s]+)\)/g)),
  ).toEqual([]);
});

it('every comment that points to a document names a file and a heading that exist', () => {
  const problems = files
    .filter((path) => sources.includes(extname(path)))
    .flatMap((path) =>
      brokenLinks(path, /(?<![\w/.'"])(docs\/[\w/-]*(?:\.md)?(?:#[\w-]+)?|[A-Z]+\.md)/g).map(
        (problem) => `${path}${problem}`,
      ),
    );
  expect(problems).toEqual([]);
});

it('every path that ARCHITECTURE.md names exists', () => {
  const paths = [
    ...textOf('ARCHITECTURE.md').matchAll(
      /`((?:domain|backend|frontend|infra|scripts|e2e|bench)\/[\w./-]+)`/g,
    ),
  ];
  expect(paths.length).toBeGreaterThan(0);
  expect(
    paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path))),
  ).toEqual([]);
});

it('no comment points to a section of a specification that is not here', () => {
  const pointing = files.filter(
    (path) =>
      sources.includes(extname(path)) &&
      /\bspec(ification)?,? sections? \d|\bproduct decision/i.test(textOf(path)),
  );
  expect(pointing).toEqual([]);
});
