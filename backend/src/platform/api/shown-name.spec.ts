import { shownName } from './shown-name.js';

it.each([
  ['Pravila lige.pdf', 'Pravila lige.pdf'],
  ['../../etc/pravila.pdf', 'pravila.pdf'],
  ['C:\\liga\\pravila.docx', 'pravila.docx'],
  ['Pravila č ⚽ 👨‍👩‍👧.pdf', 'Pravila č ⚽ 👨‍👩‍👧.pdf'],
  ['pravila c\u030c.pdf', 'pravila č.pdf'],
  ['pravila\u202efdp.exe', 'pravilafdp.exe'],
  ['a\0b\r\nc.pdf', 'abc.pdf'],
  ['', ''],
])('%j is shown as %j', (sent, shown) => expect(shownName(sent)).toBe(shown));

it('a long name keeps its end, and no half of a character', () => {
  const shown = shownName(`${'⚽👟'.repeat(300)}.pdf`);
  expect(Array.from(shown)).toHaveLength(200);
  expect(shown).toMatch(/^\p{Emoji_Presentation}.*\.pdf$/u);
});
