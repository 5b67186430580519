import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp } from '../../../test/app.js';
import { JobsService } from '../../platform/queue/jobs.service.js';

const texts = join(import.meta.dirname, '../../../../frontend/src/shared/i18n');

/** The keys under `names`, which come last. */
function namedIn(language: 'hr' | 'en'): string[] {
  const [, names = ''] = readFileSync(join(texts, language, 'jobs.ts'), 'utf8').split(' names: {');
  return [...names.matchAll(/^ {4}(\w+):/gm)].map(([, key = '']) => key);
}

it.each(['hr', 'en'] as const)('every job has a name for people, in %s', async (language) => {
  const kolo = await startTestApp();
  try {
    const known = kolo.app.get(JobsService).names.map((name) => name.replaceAll('-', '_'));
    expect(namedIn(language).sort()).toEqual(known.sort());
  } finally {
    await kolo.close();
  }
});
