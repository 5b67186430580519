import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { root, textOf, yamlOf } from './files.js';

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

/** The files that a document links to or shows. */
const linksOf = (path: string): string[] =>
  [...textOf(path).matchAll(/\]\((?!https?:|mailto:)([^)\s#]+)[^)]*\)/g)].map(([, file = '']) =>
    normalize(join(dirname(path), file)),
  );

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
      brokenLinks(
        path,
        /(?<![\w/.'"])(docs\/[\w/-]*(?:\.(?:md|json))?(?:#[\w-]+)?|[A-Z]+\.md)/g,
      ).map((problem) => `${path}${problem}`),
    );
  expect(problems).toEqual([]);
});

it('every path that ARCHITECTURE.md and the documents name exists', () => {
  const naming = ['ARCHITECTURE.md', ...files.filter((path) => /^docs\/[\w-]+\.md$/.test(path))];
  const paths = [
    ...naming
      .map(textOf)
      .join('\n')
      .matchAll(/`((?:domain|backend|frontend|infra|scripts|e2e|bench)\/[\w./-]+)`/g),
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

it('every document is in the index of the folder', () => {
  const linked = linksOf('docs/README.md');
  const documents = files.filter(
    (path) => /^docs\/.*\.md$/.test(path) && path !== 'docs/README.md',
  );
  expect(documents.filter((path) => !linked.includes(path))).toEqual([]);
});

it('every other file of the folder is shown or linked by a document', () => {
  const linked = new Set(files.filter((path) => path.endsWith('.md')).flatMap(linksOf));
  expect(files.filter((path) => path.startsWith('docs/') && !path.endsWith('.md'))).not.toEqual([]);
  for (const path of files.filter((one) => one.startsWith('docs/') && !one.endsWith('.md')))
    expect([path, linked.has(path)]).toEqual([path, true]);
});

it('pictures of the product are few and light', () => {
  const pictures = files.filter((path) => /^docs\/.*\.png$/.test(path));
  expect(pictures.length).toBeLessThanOrEqual(8);
  for (const path of pictures) expect(statSync(join(root, path)).size).toBeLessThan(150_000);
});

it('the changelog has the form of Keep a Changelog, and the version that is built', () => {
  const headings = [...textOf('CHANGELOG.md').matchAll(/^(##+) (.+)$/gm)].map(
    ([, level = '', heading = '']) => ({ level, heading }),
  );
  const versions = headings.filter(({ level }) => level === '##').map(({ heading }) => heading);
  expect(versions[0]).toBe('[Unreleased]');
  for (const version of versions.slice(1))
    expect(version).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
  expect(versions[1]).toContain(`[${JSON.parse(textOf('package.json')).version}]`);
  for (const { heading } of headings.filter(({ level }) => level === '###'))
    expect(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']).toContain(heading);
});

it.each(['bug', 'idea'])('the form for issues "%s" is one that GitHub understands', (name) => {
  const [form] = yamlOf<{ name: string; description: string; body: { type: string }[] }>(
    `.github/ISSUE_TEMPLATE/${name}.yml`,
  );
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
  const known = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];
  for (const { type } of form?.body ?? []) expect(known).toContain(type);
});
