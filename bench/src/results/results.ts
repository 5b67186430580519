import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Group, isReached, type Result, ratioOf } from '../report.js';
import { indexOf } from './index-page.js';
import { pictureOf } from './picture.js';
import { type Section, type SectionName, sections } from './sections.js';

interface SaveOptions {
  /** A line of JSON for each group. */
  groupsFile: string;
  quick: boolean;
  pictures: boolean;
}

/** Writes the section into results.json beside those of earlier runs, its picture and the index. */
export function saveSection(folder: string, name: SectionName, options: SaveOptions): void {
  const section: Section = {
    name,
    measuredAt: new Date().toISOString(),
    node: process.version,
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
    quick: options.quick,
    groups: groupsOf(options.groupsFile),
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'results.json');
  const saved = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Section[]) : [];
  const all = Object.keys(sections).flatMap((one) =>
    one === name ? [section] : saved.filter((other) => other.name === one),
  );
  writeFileSync(file, `${JSON.stringify(all.map(withVerdicts), null, 2)}\n`);
  if (!options.pictures) return;
  writeFileSync(join(folder, `${name}.svg`), pictureOf(section));
  const pictured = all.filter((one) => existsSync(join(folder, `${one.name}.svg`)));
  writeFileSync(join(folder, 'README.md'), indexOf(pictured));
}

const groupsOf = (file: string): Group[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line, measured) as Group);

/** JSON has no NaN, which means that this system does not report the value. */
const measured = (key: string, value: unknown): unknown =>
  key === 'value' && value === null ? Number.NaN : value;

/** Readers of the file need not compute what the run has printed. */
const withVerdicts = (section: Section): object => ({
  ...section,
  groups: section.groups.map((group) => ({ ...group, results: group.results.map(withVerdict) })),
});

const withVerdict = (result: Result): object => ({
  ...result,
  ...(result.baseline === undefined ? {} : { ratio: ratioOf(result) }),
  ...(result.aim === undefined ? {} : { reached: isReached(result, result.aim) }),
});
