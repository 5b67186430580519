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
  [
    '+385 91 777-1234',
    'Zvati 091/777 1234 ili 00385 (0)91 7771234.',
    'Zvati (obrisano) ili (obrisano).',
  ],
  ['091 777 1234', '+385\u00a091\u2011777\u20111234, 0917771234', '(obrisano), (obrisano)'],
  ['091 777 1234', '1091 777 1234, 091 777 12345', '1091 777 1234, 091 777 12345'],
  ['+43 660 1234567', '+43 660 123 45 67', '(obrisano)'],
  ['38512345678', '12345678, 3851 234 5678', '12345678, (obrisano)'],
  ['Žito', 'pobjeda Z\u030cita, Žitu i Žiteku', 'pobjeda (obrisano), (obrisano) i Žiteku'],
  ['NK Zora', 'NK Zori, Zori', '(obrisano), Zori'],
  ['Bo', 'Bo i Bora', '(obrisano) i Bora'],
  ['69435151530', 'OIB 694 351 515 30', 'OIB (obrisano)'],
  ["O'Brien-Žito d.o.o.", 'O’Brien‑Z\u030cito\u00a0d.o.o.', '(obrisano)'],
  ["O'Brien", 'O´Brien, O`Brien, O＇Brien', '(obrisano), (obrisano), (obrisano)'],
  ['+43 660 1234567', '0043 660 1234567, 43 660 1234567', '(obrisano), (obrisano)'],
  ['0043 660 1234567', '+43 660 1234567, 0043/660-1234567', '(obrisano), (obrisano)'],
  [
    '+385 1 555 0100',
    '7 01 555 0100, 12.10.2026 01/555-0100',
    '7 (obrisano), 12.10.2026 (obrisano)',
  ],
  ['01 555 0100', '01 555 0100/091 777 1234', '(obrisano)/091 777 1234'],
  ['01 555 0100', '01 555 0100 12.10.2026', '(obrisano) 12.10.2026'],
  ['01 555 0100', 'Zvati 01 555 0100\n22 igrača', 'Zvati (obrisano)\n22 igrača'],
  ['01 555 0100', '2026. 1 555 0100', '2026. (obrisano)'],
])('%s is forgotten where it stands alone', (contact, text, expected) => {
  expect(left(text, contact)).toBe(expected);
});

it.each([
  ['+385 1 555 0100', '+43 1 555 0100'],
  ['+385 1 555 0100', '+43 (0)1 555 0100'],
  ['+385 1 555 0100', '+43 (0) 1 555 0100'],
  ['+385 1 555 0100', '+43 (1) 555-0100'],
  ['+385 1 555 0100', '0043 1 555 0100'],
  ['+385 1 555 0100', '+1 555 0100'],
  ['+385 1 555 0100', '+49 170 1 555 0100'],
  ['01 555 0100', '01 555 0100 22'],
  ['01 555 0100', '01 555 0100-22'],
  ['01 555 0100', '01 555\n0100'],
  ['01 555 0100', 'Bilo ih je 1555. 0100 je šifra.'],
  ['01 2102 026', '12.10.2026'],
  ['01 2102 026', '12/10/2026'],
  ['020 261 012', '2026-10-12'],
])('%s is not forgotten in the number or date %j of somebody else', (contact, text) => {
  expect(left(text, contact)).toBe(text);
});

it('a long run of separators and digits is read quickly', () => {
  const text = '+385 ( ) 0 1 . - '.repeat(20_000);
  expect(left(text, '+385 1 555 0100')).toBe(text);
});

it('a label is forgotten as it looks', () => {
  const forgetter = new Forgetter({ names: [], contacts: [], labels: ['Žuti Mravi d.o.o.'] });
  expect(forgetter.inValue('Z\u030cuti\u00a0 Mravi d.o.o. i Žuti Mravi')).toBe(
    '(obrisano) i Žuti Mravi',
  );
});
