import { isStorable } from './storable.js';

describe('what can be stored', () => {
  it.each([null, 1, true, 'Šime Čović 🥅', ['a', { b: ['c'] }], { name: 'Željko' }])(
    '%j can',
    (value) => expect(isStorable(value)).toBe(true),
  );

  it.each([
    ['a NUL', 'a\0b'],
    ['a NUL in a list', [['\0']]],
    ['a NUL in a key', { 'a\0': 1 }],
    ['half a surrogate pair', '\ud83e'],
    ['the other half', { deep: ['x\udd45'] }],
    ['a field that every object has', { toString: 1 }],
  ])('%s cannot', (_, value) => expect(isStorable(value)).toBe(false));

  it('something nested without end cannot, and asking takes no stack', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    expect(isStorable(deep)).toBe(false);
  });
});
