import { downloadName, endingOf } from './rules-names.js';

it.each([
  ['pravila.PDF', 'pdf'],
  ['pravila.pdf.exe', 'exe'],
  ['pravila', ''],
  ['.pdf', ''],
  ['pravila.', ''],
])('%j ends in %j', (name, ending) => expect(endingOf(name)).toBe(ending));

it('is downloaded under the day that it was in Zagreb', () => {
  expect(downloadName(new Date('2026-05-23T22:30:00Z'), 'docx')).toBe(
    'pravila-lige-2026-05-24.docx',
  );
});
