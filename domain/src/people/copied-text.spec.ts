import fc from 'fast-check';
import { cleanLine, cleanOib, isPhone } from './copied-text.js';

describe('a short text that was copied', () => {
  it.each([
    ['\u202a+385 91 123 4567\u202c', '+385 91 123 4567'],
    ['+385\u00a091\u2011123\u20114567', '+385 91-123-4567'],
    ['\ufeffana@example.com\u200b', 'ana@example.com'],
    ['Ana\u00adMarija', 'AnaMarija'],
    ['  Dvorana\t\tKolo \n', 'Dvorana Kolo'],
    ['s\u030cic\u0301', 'šić'],
    ['7\ufe0f', '7'],
    ['10–12', '10-12'],
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
  ])('the OIB %j has eleven digits', (copied) => {
    expect(cleanOib(copied)).toBe('69435151530');
  });

  it('a phone number is one after it was cleaned, and a word is none', () => {
    expect(isPhone(cleanLine('\u2066+385 (0)1 555\u20110100\u2069'))).toBe(true);
    expect(isPhone('nazovi')).toBe(false);
  });
});
