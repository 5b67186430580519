import type { Section } from './sections.js';
import { sections } from './sections.js';

/** The page of the folder: every picture with what it shows and where it was measured. */
export const indexOf = (measured: readonly Section[]): string =>
  [
    '# Benchmarks',
    '`npm run bench -- --json` measures everything and writes this folder; name a section to measure it alone, such as `npm run bench -- --json http`. Numbers differ between machines, so each stands beside a baseline of the same run. [results.json](results.json) has them all.',
    'A bar is the result as a multiple of its baseline, or of its aim where it has no baseline. The thin line is the baseline, the dashed one the aim.',
    ...measured.map(chapterOf),
  ].join('\n\n') + '\n';

const chapterOf = ({ name, measuredAt, node, machine, quick }: Section): string =>
  [
    `## ${name}`,
    sections[name],
    `![The results of ${name}](${name}.svg)`,
    `Measured on ${measuredAt.slice(0, 10)} with Node ${node} on ${machine}${quick ? ', with less of everything' : ''}.`,
  ].join('\n\n');
