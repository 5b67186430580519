import fc from 'fast-check';
import { hasOibCheckDigit, isOib } from './oib.js';

describe('isOib', () => {
  it.each(['69435151530', '00000000000'])('%s has eleven digits', (text) => {
    expect(isOib(text)).toBe(true);
  });

  it.each([
    '',
    '6943515153',
    '694351515300',
    '6943515153a',
    ' 69435151530',
    '69435151530\n',
    '٦٩٤٣٥١٥١٥٣٠',
  ])('%j is no OIB', (text) => {
    expect(isOib(text)).toBe(false);
    expect(hasOibCheckDigit(text)).toBe(false);
  });
});

describe('hasOibCheckDigit', () => {
  it.each(['69435151530', '81793146560', '27759560625', '61817894937'])('accepts %s', (oib) => {
    expect(hasOibCheckDigit(oib)).toBe(true);
  });

  it('accepts exactly one last digit', () => {
    const tenDigits = fc.stringMatching(/^\d{10}$/);
    fc.assert(
      fc.property(tenDigits, (start) => {
        const right = Array.from('0123456789').filter((last) => hasOibCheckDigit(start + last));
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('notices every single mistyped digit', () => {
    const oib = '69435151530';
    for (let at = 0; at < oib.length; at++)
      for (const digit of '0123456789')
        if (digit !== oib[at])
          expect(hasOibCheckDigit(oib.slice(0, at) + digit + oib.slice(at + 1))).toBe(false);
  });
});
