import { join } from 'node:path';
import { bareTexts } from '@/shared/testing/bare-texts';

const frontend = join(__dirname, '../..');
/** The console tells browsers not to translate it. */
const isChecked = (path: string): boolean =>
  path.startsWith('src/') && !/\.spec\.tsx$|\/testing\/|^src\/features\/live-control\//.test(path);

it('every text that changes stands in an element of its own, which a translated page needs', () => {
  expect(bareTexts(frontend, isChecked)).toEqual([]);
});
