import { Forgetter } from './forgetter.js';

const left = (text: string, ...contacts: string[]): string =>
  new Forgetter({ names: [], contacts, labels: [] }).inValue(text);

it.each([
  ['ana@zvrk.hr', 'ivana@zvrk.hr ili Ana@zvrk.hr.', 'ivana@zvrk.hr ili (obrisano).'],
  ['ana@zvrk.hr', '091ana@zvrk.hrTel.', '091(obrisano)Tel.'],
  ['ana@zvrk.hr', 'ivo.ana@zvrk.hr, ivo-ana@zvrk.hr', 'ivo.ana@zvrk.hr, ivo-ana@zvrk.hr'],
  ['+385 91 777 1234', 'Tel+385 91 777 1234', 'Tel(obrisano)'],
  ['Hrast', 'Hrastić je zabio, pobjeda Hrasta', 'Hrastić je zabio, pobjeda (obrisano)'],
  ['Zvrk d.o.o.', 'Zvrk d.o.o., Zvrk', '(obrisano), Zvrk'],
  ['Hrast', 'logo_hrast.png', 'logo_(obrisano).png'],
  ['69435151530', 'HR69435151530, 169435151530', 'HR(obrisano), 169435151530'],
  ['+385 91 777 1234', '(+385 91 777 1234) +385 91 777 12345', '((obrisano)) +385 91 777 12345'],
])('%s is forgotten where it stands alone', (contact, text, expected) => {
  expect(left(text, contact)).toBe(expected);
});
