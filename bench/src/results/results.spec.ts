import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, textOf } from '../../../scripts/tests/files.js';
import { type Group, groupsFile, print, type Result } from '../report.js';
import { indexOf } from './index-page.js';
import { saveSection } from './results.js';
import type { Section, SectionName } from './sections.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-benchmarks-'));
const file = join(folder, 'groups');
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  process.env[groupsFile] = file;
  writeFileSync(file, '');
});
afterEach(() => delete process.env[groupsFile]);
afterAll(() => rmSync(folder, { recursive: true }));

const aim = { of: 'ratio', limit: 0.7, better: 'higher' } as const;
const table: Result = {
  name: 'table <visitor>',
  value: 800,
  unit: 'req/s',
  aim,
  baseline: { name: 'bare handler', value: 1_000 },
};

function save(name: SectionName, results: readonly Result[], pictures = true): string {
  print('Reading over HTTP', results);
  const to = join(folder, 'written');
  saveSection(to, name, { groupsFile: file, quick: true, pictures });
  return to;
}

const savedIn = (to: string): { name: string; groups: Group[] }[] =>
  JSON.parse(readFileSync(join(to, 'results.json'), 'utf8'));

it('what is printed is saved, with its ratio and whether the aim was reached', () => {
  const [section] = savedIn(save('http', [table, { name: 'requests', value: 9, unit: '' }], false));
  expect(section).toMatchObject({ name: 'http', node: process.version, quick: true });
  expect(section?.groups).toEqual([
    {
      title: 'Reading over HTTP',
      results: [
        { ...table, ratio: 0.8, reached: true },
        { name: 'requests', value: 9, unit: '' },
      ],
    },
  ]);
  expect(existsSync(join(folder, 'written/http.svg'))).toBe(false);
});

it('a section is measured again beside the others, in their order', () => {
  const missed = { ...table, value: 600 };
  save('http', [missed]);
  writeFileSync(file, '');
  const to = save('appends', [table]);
  expect(savedIn(to).map(({ name }) => name)).toEqual(['appends', 'http']);
  expect(savedIn(to)[1]?.groups[0]?.results).toEqual([{ ...missed, ratio: 0.6, reached: false }]);
  const index = readFileSync(join(to, 'README.md'), 'utf8');
  expect(index.match(/\(\w+\.svg\)/g)).toEqual(['(appends.svg)', '(http.svg)']);
});

it('a picture is an SVG with a bar for each result, the baseline and the aim', () => {
  const unreported = { ...table, value: Number.NaN };
  const huge = { ...table, value: 9_000 };
  const lost = { name: 'lost', value: 1, unit: 'deltas', mustBe: 0 };
  const to = save('http', [table, huge, unreported, lost]);
  const picture = readFileSync(join(to, 'http.svg'), 'utf8');
  // The white ground, and the bars of what was measured: the second reaches the end of its room.
  expect(valuesOf(picture, 'rect', 'width')).toEqual(['1100', '100.0', '250.0']);
  expect(valuesOf(picture, 'path', 'd')).toHaveLength(4);
  expect(picture).toContain('>table &lt;visitor></text>');
  expect(picture).toContain('>800 req/s · 0.80 × bare handler · aim ≥ 0.7 ×: reached</text>');
  expect(picture).toContain('>1.00 deltas · must be 0</text>');
});

const valuesOf = (svg: string, element: string, attribute: string): string[] =>
  [...svg.matchAll(new RegExp(`<${element} [^>]*?\\b${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );

it('docs/benchmarks has the index that the command writes', () => {
  const saved: Section[] = JSON.parse(textOf('docs/benchmarks/results.json'));
  const pictured = saved.filter(({ name }) =>
    existsSync(join(root, `docs/benchmarks/${name}.svg`)),
  );
  expect(textOf('docs/benchmarks/README.md')).toBe(indexOf(pictured));
});
