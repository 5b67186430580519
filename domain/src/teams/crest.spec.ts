import { crestOf } from './crest.js';

describe('crestOf', () => {
  it('shows the first letter, also of č ć đ š ž', () => {
    expect(crestOf('žito').letter).toBe('Ž');
    expect(crestOf('  Đuro Đaković').letter).toBe('Đ');
    expect(crestOf('').letter).toBe('?');
  });

  it('is the same for the same name', () => {
    expect(crestOf('Končar')).toEqual(crestOf(' Končar '));
  });

  it('tells the teams of a league apart', () => {
    const looks = Array.from({ length: 10 }, (_, team) => crestOf(`Tim ${team}`)).map(
      ({ field, pattern }) => field + pattern,
    );
    expect(new Set(looks).size).toBeGreaterThanOrEqual(7);
  });
});
