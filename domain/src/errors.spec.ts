import { type RefusalCode, refusalMessage, refusalTexts } from './errors.js';

describe('refusals', () => {
  it('each say one whole thing in both languages', () => {
    for (const [code, text] of Object.entries(refusalTexts)) {
      expect(`${code}: ${text.hr}`).toMatch(/: .{8,}/);
      expect(text.en).not.toBe(text.hr);
      expect(text.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('speak Croatian unless asked otherwise, and carry a detail', () => {
    const code: RefusalCode = 'match.timeout-used';
    expect(refusalMessage({ code })).toBe('Tim je već iskoristio timeout u ovom poluvremenu');
    expect(refusalMessage({ code: 'schedule.bad-date', detail: '31.2.' })).toBe(
      'Nevažeći datum: 31.2.',
    );
    expect(refusalMessage({ code: 'match.not-found' }, 'en')).toBe('Match not found');
  });
});
