import fc from 'fast-check';
import {
  cleanDigits,
  cleanEmail,
  cleanLine,
  cleanNumber,
  cleanOib,
  cleanPhone,
  cleanTime,
  isPhone,
} from './copied-text.js';

describe('a short text that was copied', () => {
  it.each([
    ['\u202a+385 91 123 4567\u202c', '+385 91 123 4567'],
    ['+385\u00a091\u2011123\u20114567', '+385 91-123-4567'],
    ['\ufeffana@example.com\u200b', 'ana@example.com'],
    ['Ana\u00adMarija', 'AnaMarija'],
    ['\u2800Ana\u2800Kos\u2800', 'Ana Kos'],
    ['  Dvorana\t\tKolo \n', 'Dvorana Kolo'],
    ['s\u030cic\u0301', 'šić'],
    ['7\ufe0f', '7'],
    ['10–12', '10-12'],
    ['\u01c5oni \u01c8ubić-\u01cbegovac', 'Džoni Ljubić-Njegovac'],
    ['Ĳsbrand Groﬃn, ﬁnale', 'IJsbrand Groffin, finale'],
    ['Ｂｕｒａ　ｄ．ｏ．ｏ．', 'Bura d.o.o.'],
    ['𝐀𝐧𝐚 𝒦𝑜𝓈 𝟕', 'Ana Kos 7'],
    ['NK Bura Ⅱ', 'NK Bura II'],
    ['ﬁ\u0301', 'fí'],
    ['40 m², 1º, ½', '40 m², 1º, ½'],
  ])('%j is %j', (copied, clean) => {
    expect(cleanLine(copied)).toBe(clean);
  });

  it('is clean once it was cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
      }),
    );
  });

  it.each([
    '69435151530',
    'HR69435151530',
    ' hr 694 351 515 30',
    'HR\u00a0694\u2011351\u2011515\u201130',
    'HR-69435151530',
    'OIB: 69435151530',
    'OIB\u00a0HR69435151530',
    '\uff16\uff1943\u20605151530',
    '69435151530,',
    "'69435151530",
    '„69435151530”',
    'OIB: 69435151530.',
  ])('the OIB %j has eleven digits', (copied) => {
    expect(cleanOib(copied)).toBe('69435151530');
  });

  it.each([
    ['\u2066+385 (0)1 555\u20110100\u2069', '+385 (0)1 555-0100'],
    ['tel:+385911234567', '+385911234567'],
    ['Tel.: 01 555 0100', '01 555 0100'],
    ['Mob. (091) 234/567,', '(091) 234/567'],
    ['M: +385 91 234 567', '+385 91 234 567'],
    ['Mobile 091 234 567', '091 234 567'],
    ['(+385) 91 234 567', '(+385) 91 234 567'],
    ['\uff0b\uff13\uff18\uff15 91\uff0d234 567', '+385 91-234 567'],
    ["'091 234 567", '091 234 567'],
    ['"+385 91 234 567";', '+385 91 234 567'],
    ['☎\ufe0f 01 555 0100', '01 555 0100'],
    ['📞 091 234 567', '091 234 567'],
    ['Kontakt: 091 234 567', '091 234 567'],
    ['tel://+385911234567', '+385911234567'],
  ])('the phone number %j is %j', (copied, clean) => {
    expect(cleanPhone(copied)).toBe(clean);
    expect(isPhone(clean)).toBe(true);
  });

  it.each(['nazovi', 'telefonska', 'tel: poslije', '"', 'Kontakt: Ana'])(
    '%j is no phone number',
    (copied) => {
      expect(isPhone(cleanPhone(copied))).toBe(false);
    },
  );

  it.each([
    ['Ana Anić <ana@example.com>', 'ana@example.com'],
    ['"Anić, Ana" <ana@example.com>;', 'ana@example.com'],
    ['< ana@example.com >', 'ana@example.com'],
    [
      'Ana <ana@example.com>, Iva <iva@example.com>',
      'Ana <ana@example.com>, Iva <iva@example.com>',
    ],
    ['mailto:ana@example.com?subject=Liga', 'ana@example.com'],
    ['ana@example.com.', 'ana@example.com'],
    [' ana@example.com\u200b; ', 'ana@example.com'],
    ["o'brien+liga@example.com", "o'brien+liga@example.com"],
    ['E-mail: ana@example.com', 'ana@example.com'],
    ['e-pošta:\u00a0ana@example.com,', 'ana@example.com'],
    ['"ana@example.com"', 'ana@example.com'],
    ["'ana@example.com", 'ana@example.com'],
    ['mail@example.com', 'mail@example.com'],
    ['Ana', 'Ana'],
  ])('the e-mail address %j is %j', (copied, clean) => {
    expect(cleanEmail(copied)).toBe(clean);
  });

  it.each([
    ['19:00', '19:00'],
    [' 19:00\u00a0', '19:00'],
    ['\u202a19:00\u202c', '19:00'],
    ['9:05', '09:05'],
    ['9.05 h', '09:05'],
    ['19:00:00', '19:00'],
    ['１９：３０', '19:30'],
    ['19 h', '19:00'],
    ['9h', '09:00'],
    ['u 19.30 sati', '19:30'],
    ['20:15.', '20:15'],
  ])('the time %j is %j', (copied, clean) => {
    expect(cleanTime(copied)).toBe(clean);
  });

  it.each(['', '19', 'navečer', '19:0', '19:00:30'])('%j is no time, and stays', (copied) => {
    expect(cleanTime(copied)).toBe(copied);
  });

  it.each(['7', '07', '7.', '#7', '7.0', '7,0', '\u200b7\u00a0'])('%j is a number', (copied) => {
    expect(Number(cleanNumber(copied))).toBe(7);
  });

  it.each(['', '7.5', '-7', '7 i 8', '1e1', 'x'])('%j is no whole number, and stays', (copied) => {
    expect(cleanNumber(copied)).toBe(copied);
  });

  it('digits are read in groups', () => {
    expect(['123 456', '12\u201134\u00a056', '\u200b123456'].map(cleanDigits)).toEqual([
      '123456',
      '123456',
      '123456',
    ]);
  });
});
