import type { Section } from './sections.js';
import { sections } from './sections.js';

/** The page of the folder: every picture with what it shows and where it was measured. */
export const indexOf = (measured: readonly Section[]): string =>
  `${[
    '# Benchmarks',
    '`npm run bench -- --json` runs every benchmark and updates this folder. To run only one section, name it: `npm run bench -- --json http`. Absolute numbers depend on the machine, so most results are compared with a baseline from the same run. The raw data is in [results.json](results.json).',
    'Each bar shows the result relative to its baseline, or to its target where there is no baseline. The solid line marks the baseline and the dashed line the target.',
    ...measured.map(chapterOf),
  ].join('\n\n')}\n`;

const chapterOf = ({ name, measuredAt, node, machine, quick }: Section): string =>
  [
    `## ${name}`,
    sections[name],
    `![Benchmark results: ${name}](${name}.svg)`,
    `Measured on ${measuredAt.slice(0, 10)} with Node ${node} on ${machine}${quick ? ', with a reduced load (`--quick`)' : ''}.`,
  ].join('\n\n');
